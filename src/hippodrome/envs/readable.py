"""What can be read in a batch besides its arrays: moves as text, features of actions, what a teacher sees, searches."""

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots.many import Targets, think_many
from hippodrome.core import calls
from hippodrome.core.contract import SPECTATOR
from hippodrome.core.errors import HippodromeError
from hippodrome.core.features import features_of
from hippodrome.envs import steps
from hippodrome.games import GAMES

NO_FEATURE = -1


class Batch(NamedTuple):
    """The current state of all games. The next step writes into the same arrays: copy what you want to keep.

    >>> from hippodrome.envs import BatchEnv
    >>> BatchEnv("byzanz", seats=4, n=2, seed=1).now.masks.shape
    (2, 385)
    """

    observations: Any
    """What the seat to move sees: a row of small integers for each game."""
    masks: Any
    """Which actions that seat can take."""
    seat: Any
    """The seat to move; `NO_SEAT` if a game is over and no other was started."""
    rewards: Any
    """Where `done`, each seat's reward by rank, from 1 for the sole winner to -1 for the last. They sum to 0."""
    points: Any
    """Where `done`, each seat's points."""
    done: Any
    """Whether the last step ended a game. Observation, mask and seat then belong to the next one."""


class ActionFeatures(NamedTuple):
    """What the legal actions of all games mean: a row for each, the games behind each other."""

    game: Any
    """The game of each row."""
    action: Any
    """The action of each row."""
    features: Any
    """The numbers of the features that it has, `NO_FEATURE` behind them."""


class Readable:
    """The part of `BatchEnv` that is read by people and networks."""

    game: str
    n: int
    seats: int
    threads: int
    options: dict[str, Any]
    records: Any
    now: Batch
    observation_size: int

    def __repr__(self) -> str:
        over = int((self.now.seat < 0).sum())
        return f"<BatchEnv {self.game}, {self.n} games of {self.seats} players{f', {over} over' if over else ''}>"

    def _repr_html_(self) -> str:
        """The first game as a spectator sees it, for notebooks."""
        one, kind = self.records[:1].copy(), GAMES[self.game]
        calls.mask(one, SPECTATOR)
        view = {"game": self.game, **kind.view(one, kind.words(self.options))}
        return kind.html(view, self.options, f"{self!r}, the first of them")

    def texts(self, game: int = 0) -> dict[int, str]:
        """Return the legal actions of a game with their texts, as `Game.play` reads them.

        >>> from hippodrome.envs import BatchEnv
        >>> BatchEnv("byzanz", seats=4, seed=1).texts()[0]
        'pass'
        """
        seat = int(self.now.seat[game])
        legal = np.flatnonzero(self.now.masks[game]).tolist()
        return dict(zip(legal, self._words.write_all(self._masked(game, seat), seat, legal), strict=True))

    def text(self, game: int, action: int) -> str:
        """Return the text of one action that is legal now.

        >>> from hippodrome.envs import BatchEnv
        >>> BatchEnv("byzanz", seats=4, n=2, seed=1).text(1, 0)
        'pass'
        """
        if not 0 <= action < self.now.masks.shape[1] or not self.now.masks[game, action]:
            raise HippodromeError(f"action {action} is not legal in game {game} now, so it has no text")
        seat = int(self.now.seat[game])
        return str(self._words.write(self._masked(game, seat), seat, int(action)))

    @cached_property
    def _words(self) -> Any:
        return GAMES[self.game].words(self.options)

    def _masked(self, game: int, seat: int) -> Any:
        one = self.records[range(self.n)[game]][None].copy()
        if seat >= 0:
            calls.mask(one, seat)
        return one

    @property
    def feature_blocks(self) -> dict[str, range]:
        """The features of actions by name: each is a range of numbers, of which an action has at most a few.

        >>> from hippodrome.envs import BatchEnv
        >>> BatchEnv("byzanz", seats=4).feature_blocks["kind"]
        range(0, 7)
        """
        names = self._describing()._AT._asdict()
        starts = [*names.values()]
        return {name: range(start, end) for name, start, end in zip(names, starts, starts[1:], strict=False)}

    def _describing(self) -> Any:
        found = features_of(self.records.dtype)
        if found is None:
            raise HippodromeError(f"{self.game} does not describe its actions")
        return found

    def action_features(self, game: int | None = None) -> ActionFeatures:
        """Return what the legal actions of a game, or of all games, mean in their positions.

        >>> from hippodrome.envs import BatchEnv
        >>> env = BatchEnv("byzanz", seats=4, n=3, seed=1)
        >>> found = env.action_features(1)
        >>> found.action.tolist() == list(env.texts(1)), found.features.shape[1], int(found.features[0, 0])
        (True, 24, 0)
        """
        most = self._describing().MOST_DESCRIBED
        wanted = self.now.masks if game is None else self.now.masks[range(self.n)[game]][None]
        games, actions = np.nonzero(wanted)
        games = games + (0 if game is None else range(self.n)[game])
        out = np.full((len(actions), most), NO_FEATURE, np.int32)
        desk = self.records[:1].copy()
        steps.describe_rows(self.records, self.now.seat, games, actions, desk, out)
        return ActionFeatures(games, actions, out)

    def teacher(self) -> Any:
        """Return what all seats see of each game, from seat 0 on: for teachers and critics, never for a player.

        >>> from hippodrome.envs import BatchEnv
        >>> BatchEnv("byzanz", seats=4, n=3, seed=1).teacher().shape
        (3, 4, 512)
        """
        out = np.zeros((self.n, self.seats, self.observation_size), np.int8)
        steps.look_everywhere(self.records, self.records[:1].copy(), out)
        return out

    def think(
        self, simulations: int = 200, *, bot: str = "search", seed: int = 0, **settings: float
    ) -> Targets:
        """Search the position of each game for the seat to move, in the threads of the batch; see `bots.think_many`.

        >>> from hippodrome.envs import BatchEnv
        >>> env = BatchEnv("byzanz", seats=4, n=3, seed=1)
        >>> env.think(40, horizon=0).visits.sum(1)
        array([40, 40, 40])
        """
        seats, threads = self.now.seat, self.threads
        return think_many(
            self.game, self.records, seats, simulations, bot=bot, seed=seed, threads=threads, **settings
        )
