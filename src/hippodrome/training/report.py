"""The learning curve of a run as a chart, and the model card that stands beside the weights."""

import json
import platform
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Any

from hippodrome import __version__
from hippodrome.training.run import Run, read_curve

CARD, CHART = "card.json", "curve.svg"


def chart(folder: Path) -> Any:
    """Draw the share of victories among rules of thumb against the decisions learned from."""
    import altair as alt

    rows = [
        {"decisions": row["decisions"] / 1e6, "players": f"{int(name[6:]) + 1} players", "share": value}
        for row in read_curve(folder)
        for name, value in row.items()
        if name.startswith("among_")
    ]
    share = alt.Y("share:Q", title="victories among rules of thumb", scale=alt.Scale(domain=[0, 1]))
    return (
        alt.Chart(alt.InlineData(values=rows), width=560, height=280)
        .mark_line(point=True)
        .encode(
            alt.X("decisions:Q", title="decisions (millions)"), share.axis(format="%"), alt.Color("players:N")
        )
    )


def card(run: Run, command: str) -> dict[str, Any]:
    """Say how the weights were made: plan, data, time, figures, version."""
    rows = read_curve(run.folder)
    return {
        "game": run.plan.game,
        "command": command,
        "plan": asdict(run.plan),
        "rounds": run.round,
        "decisions": run.decisions,
        "hours": round(run.seconds / 3600, 2),
        "processor": platform.processor() or platform.machine(),
        "python": platform.python_version(),
        "hippodrome": __version__,
        "revision": _revision(),
        "parameters": sum(parameter.numel() for parameter in run.model.parameters()),
        "figures": {name: value for name, value in rows[-1].items() if name.startswith("among_")}
        if rows
        else {},
    }


def write(run: Run, command: str) -> None:
    """Write chart and card into the folder of the run."""
    if read_curve(run.folder):
        chart(run.folder).save(run.folder / CHART)
    (run.folder / CARD).write_text(json.dumps(card(run, command), indent=1) + "\n")


def _revision() -> str | None:
    """The git revision of the sources, if they are in a repository."""
    try:
        told = subprocess.run(
            ["git", "rev-parse", "HEAD"],  # noqa: S607
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return told.stdout.strip()
