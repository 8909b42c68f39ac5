"""Whether analyses are true, and what they cost: `python -m benchmarks.analysis [luck | losses | time] --games N`.

luck: over games between equal bots, the mean luck of every seat is 0 within its error; how many times fewer games the
luck-adjusted share needs than the raw one. losses: the mean loss of each level. time: of one analysis.
"""

import time
from collections import defaultdict
from typing import Annotated

import numpy as np
import typer

from hippodrome.analysis import DEPTHS, analyse, course, judge
from hippodrome.analysis.curve import positions
from hippodrome.arena.playing import LUCK, play_out
from hippodrome.bots import LEVELS, make
from hippodrome.core.contract import NATURE

Z = 1.96
Games = Annotated[int, typer.Option("--games", min=2, help="How many games.")]
GameName = Annotated[str, typer.Option("--game", help="Which game.")]
app = typer.Typer()


@app.command()
def luck(
    games: Games = 1000, game: GameName = "byzanz", seats: int = 4, bots: str = "citizen,merchant"
) -> None:
    """Luck has no trend, and what is left without it varies less."""
    specs = (bots.split(",") * seats)[:seats]
    raw, lucky = np.zeros((games, seats)), np.zeros((games, seats))
    for number in range(games):
        played = play_out(game, {"seats": seats}, [make(spec, game) for spec in specs], f"luck/{number}")
        found = course(played, LUCK, seed=number)
        raw[number], lucky[number] = found.values[-1].shares, found.luck()
    adjusted = raw - lucky
    error = lucky.std(0, ddof=1) / games**0.5
    print(f"{games} games of {game}, {', '.join(specs)}")
    print("mean luck by seat   ", " ".join(f"{one:+.3f}" for one in lucky.mean(0)))
    print("standard errors     ", " ".join(f"{one:.3f}" for one in error))
    print("raw share           ", " ".join(f"{one:.3f}" for one in raw.mean(0)))
    print("adjusted share      ", " ".join(f"{one:.3f}" for one in adjusted.mean(0)))
    before, after = raw.var(0, ddof=1).mean(), adjusted.var(0, ddof=1).mean()
    print(
        f"variance of the share: raw {before:.4f}, adjusted {after:.4f}: {before / after:.1f} times fewer games"
    )


@app.command()
def losses(games: Games = 200, game: GameName = "byzanz") -> None:
    """The stronger a level, the less its decisions lose."""
    looks = DEPTHS["normal"].looks
    assert looks is not None
    levels = list(LEVELS)
    found: dict[str, list[float]] = defaultdict(list)  # the mean loss in each game
    for number in range(games):
        order = [levels[(seat + number) % 4] for seat in range(4)]
        played = play_out(game, {"seats": 4}, [make(spec, game) for spec in order], f"losses/{number // 4}")
        lost: dict[str, list[float]] = defaultdict(list)
        for at, (one, (actor, action)) in enumerate(zip(positions(played), played.steps, strict=False)):
            if actor != NATURE:
                judged = judge(game, one, actor, action, looks, at)
                if judged.choices > 1:
                    lost[order[actor]].append(judged.loss)
        for level, values in lost.items():
            found[level].append(float(np.mean(values)))
    print(f"{games} games of {game}: mean loss of a decision, with its 95 % interval")
    for level in levels:
        mean, reach = np.mean(found[level]), Z * np.std(found[level], ddof=1) / len(found[level]) ** 0.5
        print(f"{level:10} {mean:.4f} ± {reach:.4f}")


@app.command(name="time")
def cost(games: Games = 3) -> None:
    """Processor seconds of one analysis, by depth."""
    for game in ("byzanz", "byzantio", "nekken"):
        for depth in ("sketch", "normal"):
            spent = []
            for number in range(games + 1):
                played = play_out(game, {"seats": 4}, [make("citizen", game)] * 4, f"time/{number}")
                began = time.process_time()
                analyse(played, ["a", "b", "c", "d"], depth)
                spent.append(time.process_time() - began)
            print(f"{game:10} {depth:8} {np.mean(spent[1:]):.1f} s of one core")  # the first one compiles


if __name__ == "__main__":
    app()
