"""Who plays the seats that the caller of an environment does not play.

An opponent is a spec of a bot (`"merchant"`), a file of weights that `hippodrome train` wrote (a `Path`), or any
function `f(observations, masks) -> actions`, which is asked for all games that wait for it at once. A dict of opponents
and weights is a pool: a new one is drawn from it for each game. None is the caller itself. Random players, rules of
thumb and networks play in compiled code; other bots are asked one by one.
"""

import copy
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any

import numpy as np

from hippodrome.bots import Bot, LearnedBot, Situation, ThumbBot, make
from hippodrome.bots.learned import read_weights
from hippodrome.bots.network import Network
from hippodrome.bots.policy import AT_RANDOM, BY_THUMB
from hippodrome.bots.specs import RandomBot
from hippodrome.core import calls
from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.envs.steps import CALLER, NO_MOVE
from hippodrome.games import GAMES

Policy = Callable[[Any, Any], Any]
Opponent = str | Path | Policy | None
Choice = Opponent | Mapping[Opponent, float]
Opponents = Choice | Sequence[Choice]


class Players:
    """The opponents of a batch: their numbers in compiled code, their networks, and those that must be asked.

    >>> players = Players("byzanz", GAMES["byzanz"].opening({}), 4, ["merchant", None, "random"])
    >>> players.rows(np.array([0, 1]), np.arange(2), np.zeros(2)).tolist()
    [[-3, -2, -3, -1], [-1, -3, -2, -3]]
    """

    def __init__(self, game: str, opening: Any, seats: int, opponents: Opponents) -> None:
        self.game, self.opening, self.seats = game, opening, seats
        whole = opponents is None or isinstance(opponents, str | Path | Mapping) or callable(opponents)
        self.choices: list[Choice] = [opponents] * (seats - 1) if whole else list(opponents)  # type: ignore[arg-type, list-item]
        if len(self.choices) != seats - 1:
            told = f"{len(self.choices)} opponents for {seats} players"
            raise BadOptions(f"{told}: give {seats - 1}, or one for all")
        self.asked: list[str | Policy] = []
        self.networks: list[Network] = []
        self.thumb = False
        self._seeds, self._apart = np.zeros(0, np.uint64), True
        self._numbers: dict[Any, int] = {None: CALLER}
        self._bots: dict[tuple[int, int], Bot] = {}
        self._lucks: dict[int, random.Random] = {}
        for choice in self.choices:
            for opponent in choice if isinstance(choice, Mapping) else [choice]:
                self.number(opponent)
            if isinstance(choice, Mapping):
                _check_weights(choice)

    @property
    def pools(self) -> bool:
        """Whether opponents are drawn anew for each game."""
        return any(isinstance(choice, Mapping) for choice in self.choices)

    @property
    def compiled_in(self) -> tuple[bool, int]:
        """What compiled code must be able to play: the rules of thumb, and how many networks."""
        return self.thumb, len(self.networks)

    def network(self) -> Network | None:
        """Return all networks as one."""
        if not self.networks:
            return None
        return Network(*(np.concatenate(each) for each in zip(*self.networks, strict=True)))

    def number(self, opponent: Opponent) -> int:
        """Return the number of an opponent, who is made known at the first time."""
        try:
            known = self._numbers.get(opponent)
        except TypeError:  # it can't be hashed
            known, opponent = None, object()  # type: ignore[assignment]
        if known is None:
            known = self._numbers[opponent] = self._make_known(opponent)
        return known

    def _make_known(self, opponent: Opponent) -> int:
        if isinstance(opponent, Path):
            return self._add_network(opponent)
        if isinstance(opponent, str):
            bot = make(opponent, self.game)
            if type(bot) is RandomBot:
                return AT_RANDOM
            file = GAMES[self.game].weights(self.opening)
            by_network = type(bot) is LearnedBot and not bot.searches
            if by_network and file:
                return self._add_network(file)
            if by_network or type(bot).choose is ThumbBot.choose:
                self.thumb = True
                return BY_THUMB
        elif not callable(opponent):
            raise BadOptions(
                "opponents must be specs of bots, such as 'merchant', files of weights, functions "
                "f(observations, masks) -> actions, or dicts of these with weights; use load_file for bots of your own"
            )
        self.asked.append(opponent)
        return CALLER - len(self.asked)

    def _add_network(self, file: Path) -> int:
        try:
            self.networks.append(read_weights(file))
        except (OSError, KeyError, ValueError) as error:
            raise BadOptions(f"{file} has no weights of a network: {error}") from error
        return len(self.networks) - 1

    def begin(self, seeds: Any, apart: bool) -> None:
        """Begin new games from these seeds; `apart` tells those with the same seed from each other."""
        self._seeds, self._apart = seeds, apart
        self._bots, self._lucks = {}, {}

    def _luck(self, game: int, *what: int) -> random.Random:
        return random.Random(f"{self._seeds[game]}/{game if self._apart else 0}/{what}")

    def rows(self, learner: Any, games: Any, numbers: Any) -> Any:
        """Return who plays each seat of these games, which are the first, second … since they began by `numbers`."""
        if not self.pools:
            return np.array([self._row(seat, self.choices) for seat in range(self.seats)])[learner]
        for choice in self.choices:
            if isinstance(choice, Mapping):
                _check_weights(choice)
        found = []
        for seat, game, number in zip(learner.tolist(), games.tolist(), numbers.tolist(), strict=True):
            luck = self._luck(game, number)
            drawn = [
                luck.choices([*choice], [*choice.values()])[0] if isinstance(choice, Mapping) else choice
                for choice in self.choices
            ]
            found.append(self._row(seat, drawn))
        return np.array(found).reshape(-1, self.seats)

    def _row(self, learner: int, opponents: Sequence[Any]) -> list[int]:
        row = [CALLER] * self.seats
        for place, opponent in enumerate(opponents, learner + 1):
            row[place % self.seats] = self.number(opponent)
        return row

    def get_state(self) -> Any:
        """Return a copy of what the bots that play now know, and of their generators."""
        return copy.deepcopy((self._seeds, self._apart, self._bots, self._lucks))

    def set_state(self, state: Any) -> None:
        """Go back to a state of before."""
        self._seeds, self._apart, self._bots, self._lucks = copy.deepcopy(state)

    def forget(self, games: Iterable[int]) -> None:
        """Forget the bots of games that are over: each plays one game alone."""
        over = {*games}
        self._bots = {place: bot for place, bot in self._bots.items() if place[0] not in over}

    def ask(self, env: Any, players: Any) -> Any:
        """Return the actions of the opponents that must be asked, for the games that wait for them.

        `players` has the number of who is to move in each game of the batch `env`.
        """
        actions = np.full(env.n, NO_MOVE)
        for number in np.unique(players[players < CALLER]).tolist():
            games = np.flatnonzero(players == number)
            opponent = self.asked[CALLER - 1 - number]
            if isinstance(opponent, str):
                actions[games] = [
                    self._ask_bot(opponent, env, i, int(env.now.seat[i])) for i in games.tolist()
                ]
            else:
                actions[games] = _answers(opponent, env.now.observations[games], env.now.masks[games])
        return actions

    def _ask_bot(self, spec: str, env: Any, game: int, seat: int) -> int:
        """Ask the bot in a seat. It is made at its first move of a game, and sees only a masked position."""
        if (game, seat) not in self._bots:
            self._bots[game, seat] = make(spec, self.game)
        one = env.records[game : game + 1].copy()
        calls.mask(one, seat)
        if game not in self._lucks:
            self._lucks[game] = self._luck(game)
        at = Situation(
            game=self.game,
            masked=one,
            seat=seat,
            legal=tuple(np.flatnonzero(env.now.masks[game]).tolist()),
            luck=lambda: self._lucks[game],
            log=lambda: env.played(game).log_for(seat),
        )
        return index(self._bots[game, seat].choose(at))


def _check_weights(pool: Mapping[Any, float]) -> None:
    if not pool or min(pool.values()) < 0 or sum(pool.values()) <= 0:
        raise BadOptions(f"a pool needs opponents with weights of 0 or more, some above 0, not {dict(pool)}")


def _answers(policy: Policy, observations: Any, masks: Any) -> Any:
    """Ask a policy about all its games at once; an action that is not legal raises."""
    actions = np.asarray(policy(observations, masks))
    if actions.shape != (len(masks),) or actions.dtype.kind not in "iu":
        raise HippodromeError(
            f"an opponent's policy must return {len(masks)} whole numbers, one for each row of the masks, "
            f"not {actions.dtype} of shape {actions.shape}"
        )
    for row, action in enumerate(actions.tolist()):
        if not 0 <= action < masks.shape[1] or not masks[row, action]:
            raise HippodromeError(f"an opponent's policy chose action {action}, which its mask forbids")
    return actions
