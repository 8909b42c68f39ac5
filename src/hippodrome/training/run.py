"""Train a network: rounds of playing and learning, with checkpoints, a learning curve and a model card.

A run is repeatable: what a round draws depends on the seed of the run and the number of the round alone. So a run that
was killed goes on from its last checkpoint as if nothing had happened.
"""

import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from hippodrome.bots.learned import read_weights, write_weights
from hippodrome.bots.network import SHARP, Network
from hippodrome.core.errors import BadOptions
from hippodrome.games import GAMES
from hippodrome.training import league, selfplay
from hippodrome.training.league import Mix
from hippodrome.training.learning import Settings, learn
from hippodrome.training.model import of_game, stacked
from hippodrome.training.sampling import Job, Players, share_of_learner

STATE, WEIGHTS, CURVE = "state.pt", "network.npz", "curve.jsonl"


@dataclass(frozen=True)
class Plan:
    """All that decides what a run learns. Decisions are counted in millions.

    >>> Plan("byzanz").imitation
    1.5
    """

    game: str
    seed: int = 1
    imitation: float = 1.5  # decisions of the rules of thumb that are imitated first
    decisions: float = 20.0  # decisions by which the learning rate and the entropy bonus have fallen
    round_size: int = 32_768
    winning: float = 0.5  # part of the reward that comes from winning, not from the rank
    rate: tuple[float, float] = (5e-4, 5e-5)  # at the beginning, at the end
    doubt: tuple[float, float] = (0.012, 0.001)
    imitation_rate: float = 2e-3
    keep_every: int = 40  # rounds until a past self joins the league
    evaluate_every: int = 10  # rounds
    evaluated_games: int = 400
    mix: Mix = field(default_factory=Mix)
    begin: str | None = None  # a file with the weights to begin with

    def __post_init__(self) -> None:
        if self.game not in GAMES or not GAMES[self.game].features:
            able = ", ".join(name for name, game in GAMES.items() if game.features)
            raise BadOptions(f"no network can learn {self.game!r}: choose one of {able}")
        if self.round_size < 1 or self.decisions <= self.imitation:
            raise BadOptions("a run needs more decisions than it imitates, and rounds of at least one")


class Run:
    """A run in a folder: new, or continued."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        torch.manual_seed(plan.seed)
        torch.set_num_threads(1)  # more threads add numbers up in another order: runs would differ
        self.model = of_game(plan.game, read_weights(Path(plan.begin)) if plan.begin else None)
        self.optimizer = torch.optim.Adam(self.model.parameters(), eps=1e-5)
        self.round, self.decisions, self.seconds = 0, 0, 0.0
        self.past: list[Network] = []

    @property
    def done(self) -> bool:
        """Whether all decisions of the plan have been learned from."""
        return self.decisions >= self.plan.decisions * 1e6

    def step(self, play: Players, parts: int) -> dict[str, float]:
        """Play and learn one round; return the losses."""
        began = time.perf_counter()
        plan = self.plan
        imitate = self.decisions < plan.imitation * 1e6
        if not imitate and (not self.past or self.round % plan.keep_every == 0):
            self.past = [*self.past, self.model.weights()][-league.PAST :]
        rng = np.random.default_rng((plan.seed, self.round))
        networks = stacked([self.model.weights(), *self.past])
        jobs = [
            Job(
                plan.game,
                league.tables(plan.game, rng, len(self.past), imitate, plan.mix),
                networks,
                int(rng.integers(2**62)),
                -(-plan.round_size // parts),
                plan.winning,
            )
            for _ in range(parts)
        ]
        kept = selfplay.joined([part for part, _ in play(jobs)])
        losses = learn(self.model, self.optimizer, kept, self._settings(imitate), imitate, rng)
        self.round += 1
        self.decisions += int(kept.count[0])
        self.seconds += time.perf_counter() - began
        return losses

    def _settings(self, imitate: bool) -> Settings:
        plan = self.plan
        if imitate:
            return Settings(rate=plan.imitation_rate)
        begun = plan.imitation * 1e6
        passed = min(1.0, (self.decisions - begun) / (plan.decisions * 1e6 - begun))
        return Settings(
            rate=float(np.interp(passed, (0, 1), plan.rate)),
            doubt=float(np.interp(passed, (0, 1), plan.doubt)),
        )

    def evaluate(self, play: Players) -> dict[str, float]:
        """Let the network play among rules of thumb, for every number of players; return its share of victories."""
        found = {}
        networks = stacked([self.model.weights()])
        for seats in GAMES[self.plan.game].seats:
            tables = league.one_among_thumbs(self.plan.game, seats)
            job = Job(
                self.plan.game, tables, networks, self.round, 30 * self.plan.evaluated_games, 0.5, SHARP
            )
            ((_, won),) = play([job])
            found[f"among_{seats - 1}"], _ = share_of_learner(tables, won)
        return found

    def note(self, row: dict[str, float]) -> dict[str, float]:
        """Add a row to the learning curve."""
        row = {
            "round": self.round,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            **{name: round(value, 4) for name, value in row.items()},
        }
        with (self.folder / CURVE).open("a") as curve:
            curve.write(json.dumps(row) + "\n")
        return row

    def save(self) -> None:
        """Write the checkpoint and the weights; never half of one."""
        state = {
            "plan": json.dumps(asdict(self.plan)),
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "past": [[torch.from_numpy(array) for array in net] for net in self.past],
            "round": self.round,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }
        _replace(self.folder / STATE, lambda file: torch.save(state, file))
        _replace(self.folder / WEIGHTS, lambda file: write_weights(file, self.model.weights()))

    def load(self) -> None:
        """Continue from the checkpoint; the rows of the curve that came after it are dropped."""
        state = torch.load(self.folder / STATE, weights_only=True)
        if state["plan"] != json.dumps(asdict(self.plan)):
            raise BadOptions(f"{self.folder} holds a run with another plan: {state['plan']}")
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.past = [Network(*(array.numpy() for array in net)) for net in state["past"]]
        self.round, self.decisions, self.seconds = state["round"], state["decisions"], state["seconds"]
        rows = [row for row in read_curve(self.folder) if row["round"] <= self.round]
        text = "".join(json.dumps(row) + "\n" for row in rows)
        _replace(self.folder / CURVE, lambda file: file.write_text(text))


def read_curve(folder: Path) -> list[dict[str, float]]:
    """Return the rows of the learning curve; a row that was cut off by a kill is left out."""
    file = folder / CURVE
    rows = []
    for line in file.read_text().splitlines() if file.exists() else ():
        try:
            rows.append(json.loads(line))
        except json.JSONDecodeError:
            break
    return rows


def start(plan: Plan, folder: Path, resume: bool) -> Run:
    """Begin a run in a folder, or continue the one that is there."""
    there = (folder / STATE).exists()
    if there != resume:
        said = "there is no run" if resume else "there is a run already"
        raise BadOptions(f"{said} in {folder}: --resume continues one, --out chooses another folder")
    folder.mkdir(parents=True, exist_ok=True)
    run = Run(plan, folder)
    if resume:
        run.load()
    else:
        run.save()
    return run


def rounds(
    run: Run, play: Players, parts: int, seconds: float | None = None
) -> Iterator[tuple[dict[str, float], dict[str, float] | None]]:
    """Play and learn until the plan is done or the time is up; yield the losses, and the rows of the curve."""
    end = None if seconds is None else time.monotonic() + seconds
    while not run.done and (end is None or time.monotonic() < end):
        losses = run.step(play, parts)
        row = None
        if run.round % run.plan.evaluate_every == 0 or run.done:
            row = run.note({**losses, **run.evaluate(play)})
            run.save()
        yield losses, row


def _replace(file: Path, write: Callable[[Path], Any]) -> None:
    new = file.with_name(f"new-{file.name}")
    write(new)
    os.replace(new, file)
