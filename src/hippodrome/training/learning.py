"""One round of learning from decisions that were played: imitation, or proximal policy optimization (PPO)."""

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from hippodrome.training.model import Batch, Judged, Model, batch
from hippodrome.training.selfplay import Played

POINTS = 10.0  # points that count as one in the loss


class Settings(NamedTuple):
    """How a round learns.

    >>> Settings().epochs
    2
    """

    rate: float = 4e-4
    epochs: int = 2
    part: int = 1024  # decisions of one step of the optimizer
    clip: float = 0.2  # how much more or less likely an action may become in one round
    doubt: float = 0.01  # weight of the entropy: keeps the policy from settling too early
    values: float = 0.5  # weight of the judgement of positions


def learn(
    model: Model, optimizer: Any, kept: Played, how: Settings, imitate: bool, rng: np.random.Generator
) -> dict[str, float]:
    """Improve the model with the decisions that were kept; return the means of the losses."""
    for group in optimizer.param_groups:
        group["lr"] = how.rate
    n = int(kept.count[0])
    gains = kept.gain[:n]
    mean, spread = float(gains.mean()), float(gains.std()) + 1e-6
    sums: dict[str, float] = {}
    steps = 0
    for _ in range(1 if imitate else how.epochs):
        for chosen in np.array_split(rng.permutation(n), max(n // how.part, 1)):
            at = batch(kept, chosen)
            judged = model(at)
            losses = _losses(at, judged, how, imitate, mean, spread)
            optimizer.zero_grad()
            losses["total"].backward()
            nn.utils.clip_grad_norm_(model.parameters(), 0.5)
            optimizer.step()
            for name, loss in losses.items():
                sums[name] = sums.get(name, 0.0) + float(loss.detach())
            steps += 1
    return {name: total / steps for name, total in sums.items()}


def _losses(
    at: Batch, judged: Judged, how: Settings, imitate: bool, mean: float, spread: float
) -> dict[str, Any]:
    """The parts of the loss, and their total."""
    done = judged.likely[at.chosen]
    likely = judged.likely.exp()
    doubt = (
        torch.zeros(len(at.chosen)).index_add(0, at.decision, -likely * judged.likely.clamp(min=-30)).mean()
    )
    if imitate:
        policy = -done.mean()
    else:
        better = (at.gain - mean) / spread
        ratio = (done - at.likely).exp()
        policy = -torch.min(ratio * better, ratio.clamp(1 - how.clip, 1 + how.clip) * better).mean()
    there = torch.arange(at.points.shape[1]) < at.seats[:, None]
    points = ((judged.points - at.points / POINTS).square() * there).sum() / there.sum()
    shares = -(at.shares * judged.shares.clamp(min=-30)).sum(1).mean()
    reward = (judged.reward - at.reward).square().mean()
    values = reward + 0.5 * shares + 0.5 * points
    total = policy + how.values * values - (0 if imitate else how.doubt) * doubt
    return {
        "total": total,
        "policy": policy,
        "doubt": doubt,
        "reward": reward,
        "shares": shares,
        "points": points,
    }
