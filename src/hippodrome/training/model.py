"""The network of `hippodrome.bots.network` in PyTorch, for training. Both compute the same numbers."""

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from hippodrome.bots.network import POINTS, REWARD, SHARE, Network, shapes
from hippodrome.core.contract import MOST_SEATS
from hippodrome.games import GAMES
from hippodrome.training.selfplay import Played


class Batch(NamedTuple):
    """Some decisions as tensors, with what came of them."""

    inputs: Any
    inputs_start: Any
    features: Any
    features_start: Any
    decision: Any  # of each action
    chosen: Any  # the place of the chosen action among all of them
    likely: Any
    gain: Any
    reward: Any
    shares: Any
    points: Any
    seats: Any


class Judged(NamedTuple):
    """What the network says of some decisions."""

    likely: Any  # log-probability of every action
    shares: Any  # log of the expected share of the victory of each seat
    points: Any
    reward: Any


class Model(nn.Module):
    """The network of a game."""

    def __init__(self, record: np.dtype[Any]) -> None:
        super().__init__()
        want = shapes(record)
        self.first = nn.EmbeddingBag(want.first[0], want.first[1], mode="sum")
        self.first_bias = nn.Parameter(torch.zeros(want.first_bias))
        self.second = nn.Linear(*want.second)
        self.query = nn.Linear(*want.query)
        self.action = nn.EmbeddingBag(want.action[0], want.action[1], mode="sum")
        self.action_bias = nn.EmbeddingBag(want.action_bias[0], 1, mode="sum")
        self.judge = nn.Linear(want.judge[0], 1, bias=False)
        self.out = nn.Linear(*want.out)
        with torch.no_grad():
            self.first.weight.normal_(0, 0.1)
            self.action.weight.normal_(0, 0.1)
            self.action_bias.weight.zero_()
            self.judge.weight.normal_(0, 0.05)
            self.out.weight.mul_(0.1)

    def forward(self, at: Batch) -> Judged:
        """Judge decisions."""
        hidden = functional.relu(self.first(at.inputs, at.inputs_start) + self.first_bias)
        last = functional.relu(self.second(hidden))
        outputs = self.out(last)
        joined = self.query(last)[at.decision] + self.action(at.features, at.features_start)
        logits = self.judge(functional.relu(joined))[:, 0]
        logits = logits + self.action_bias(at.features, at.features_start)[:, 0]
        there = torch.arange(MOST_SEATS) < at.seats[:, None]
        shares = outputs[:, SHARE:POINTS].masked_fill(~there, -1e9)
        return Judged(
            likely=logits - log_sums(logits, at.decision, len(at.chosen))[at.decision],
            shares=torch.log_softmax(shares, 1),
            points=outputs[:, POINTS:REWARD],
            reward=outputs[:, REWARD],
        )

    def weights(self) -> Network:
        """A copy of the weights as arrays, as the compiled network takes them."""
        with torch.no_grad():
            arrays = (
                self.first.weight,
                self.first_bias,
                self.second.weight.T,
                self.second.bias,
                self.query.weight.T,
                self.query.bias,
                self.action.weight,
                self.action_bias.weight[:, 0],
                self.judge.weight[0],
                self.out.weight.T,
                self.out.bias,
            )
            return Network(*(np.array(array.numpy(), np.float32, order="C") for array in arrays))

    def load(self, weights: Network) -> None:
        """Take the weights of a compiled network."""
        of = {
            name: torch.from_numpy(np.array(array, np.float32)) for name, array in weights._asdict().items()
        }
        with torch.no_grad():
            self.first.weight.copy_(of["first"])
            self.first_bias.copy_(of["first_bias"])
            self.second.weight.copy_(of["second"].T)
            self.second.bias.copy_(of["second_bias"])
            self.query.weight.copy_(of["query"].T)
            self.query.bias.copy_(of["query_bias"])
            self.action.weight.copy_(of["action"])
            self.action_bias.weight.copy_(of["action_bias"][:, None])
            self.judge.weight.copy_(of["judge"][None])
            self.out.weight.copy_(of["out"].T)
            self.out.bias.copy_(of["out_bias"])


def of_game(game: str, weights: Network | None = None) -> Model:
    """Make the network of a game: new, or with the weights of a compiled network.

    >>> of_game("byzanz").out.out_features
    13
    """
    model = Model(GAMES[game].record)
    if weights is not None:
        model.load(Network(*(array[0] for array in weights)))
    return model


def log_sums(logits: Any, group: Any, groups: int) -> Any:
    """The logarithm of the sum of the exponentials of the logits in each group."""
    most = torch.full((groups,), -torch.inf).scatter_reduce(0, group, logits.detach(), "amax")
    sums = torch.zeros(groups).index_add(0, group, (logits - most[group]).exp())
    return sums.log() + most


def stacked(networks: list[Network]) -> Network:
    """Several networks as one, as compiled self-play takes them."""
    return Network(*(np.stack(arrays) for arrays in zip(*networks, strict=True)))


def batch(kept: Played, chosen: Any) -> Batch:
    """Some of the decisions that were kept, as tensors."""
    inputs, inputs_start = _pieces(kept.inputs, kept.inputs_end, chosen)
    places, actions_start, decision = _places(kept.actions_end, chosen)
    features, features_start = _pieces(kept.features, kept.features_end, places)
    tensor = torch.from_numpy
    return Batch(
        inputs=tensor(inputs),
        inputs_start=tensor(inputs_start),
        features=tensor(features),
        features_start=tensor(features_start),
        decision=tensor(decision),
        chosen=tensor(actions_start + kept.chosen[chosen]),
        likely=tensor(kept.likely[chosen]),
        gain=tensor(kept.gain[chosen]),
        reward=tensor(kept.reward[chosen]),
        shares=tensor(kept.shares[chosen]),
        points=tensor(kept.points[chosen]),
        seats=tensor(kept.seats[chosen]),
    )


def _places(ends: Any, chosen: Any) -> tuple[Any, Any, Any]:
    """The places of the entries of the chosen lists, where each list starts among them, and which list each is of."""
    begin = np.where(chosen > 0, ends[chosen - 1], 0)
    lengths = ends[chosen] - begin
    start = np.cumsum(lengths) - lengths
    of = np.repeat(np.arange(len(chosen)), lengths)
    return np.arange(lengths.sum()) - start[of] + begin[of], start, of


def _pieces(flat: Any, ends: Any, chosen: Any) -> tuple[Any, Any]:
    """The entries of the chosen lists one behind the other, and where each list starts."""
    places, start, _ = _places(ends, chosen)
    return flat[places].astype(np.int64), start
