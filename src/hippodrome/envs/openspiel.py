"""Every game for OpenSpiel. Importing this registers each by its name: `python_byzanz`, ….

Every draw and roll is a chance node. If it is the turn of several seats at once, they decide in order; what they
write stays secret, so the order makes no difference.
"""

from collections.abc import Callable
from hashlib import blake2s
from typing import Any

import numpy as np
import pyspiel

from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.core.contract import NATURE
from hippodrome.core.notation import actor_text
from hippodrome.envs import steps
from hippodrome.envs.pictures import lines
from hippodrome.game import Game, check_options
from hippodrome.games import GAMES

LONGEST = 1024  # steps; no game comes near, unless the rolls for the start tie hundreds of times
WIDTH = 9  # numbers for each step in the information state: who, and up to eight words
OVER = int(pyspiel.PlayerId.TERMINAL)  # the player when the game is over; `NATURE` is its chance player


def parameters(game: str) -> dict[str, Any]:
    """What OpenSpiel can set: the number of players, and the table's options that are a flag, a choice or a number.

    >>> parameters("nekken")
    {'players': 4, 'hidden_events': False, 'study_board': 'none'}
    """
    plain = [option for option in GAMES[game].options if option.kind in ("flag", "choice", "number")]
    return {"players" if option.name == "seats" else option.name: option.default for option in plain}


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, for a number of players: `pyspiel.load_game("python_byzanz", {"players": 4})`.

    OpenSpiel keeps the factory of a game until after Python has shut down, so each game has a class of its own.

    >>> game = pyspiel.load_game("python_byzanz", {"players": 3})
    >>> game.num_distinct_actions(), game.num_players()
    (385, 3)
    """

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.name
        chosen = {**parameters(game), **(params or {})}
        self.options = check_options(game, {"seats": chosen.pop("players"), **chosen})
        words = GAMES[game].words(self.options).vocabulary
        self.vocabulary = {word: number for number, word in enumerate(dict.fromkeys(("?", *words)), 1)}
        self._start = Game(game, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=GAMES[game].actions,
            max_chance_outcomes=int(GAMES[game].rules.OUTCOMES),
            num_players=self.options["seats"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(game), info, params or {})

    def new_initial_state(self, *_: Any) -> "TableState":
        """Return the state before anything is drawn."""
        return TableState(self, self._start.copy())

    def max_chance_nodes_in_history(self) -> int:
        """Return a number of steps that no game exceeds, unless rolls for the start tie without end."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        """Make an observer of what a player sees, or with perfect recall also of what it has seen."""
        if params:
            raise ValueError(f"observations have no parameters, but these were given: {params}")
        return TableObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position; everything about it is in `table`.

    >>> state = pyspiel.load_game("python_nekken", {"players": 2}).new_initial_state()
    >>> state.current_player(), state.action_to_string(state.legal_actions()[0])
    (0, 'target aldur')
    """

    def __init__(self, game: TableGame, table: Game) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        """Return the lowest seat whose turn it is, the chance player, or the terminal one."""
        if turn := self.table.turn:
            return turn[0]
        return NATURE if self.table.chances() else OVER

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return nature's outcomes and their probabilities."""
        weights = self.table.chances()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        self.table.play(actor_text(self.current_player()), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return self.table.kind.words(self.table.options).write(self.table.record, NATURE, action)
        return self.table.texts(player, [action])[0]

    def returns(self) -> list[float]:
        """Return the rewards by rank, from 1 for the sole winner to -1 for the last; zeros before the end."""
        rewards = np.zeros(self.table.seats)
        if self.is_terminal():
            steps.ranked(self.table.record, np.zeros(self.table.seats, np.int32), rewards)
        told: list[float] = rewards.tolist()
        return told

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """Return another state that looks the same to the player, all equally likely, with its own history."""
        state: TableState = self.get_game().new_initial_state()
        for action in another_log(self.table, player, int(sampler() * 2**53)):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return "\n".join(f"{actor} {move}" for actor, move in self.table.log)


def another_log(table: Game, seat: int, seed: int) -> list[int]:
    """Return the actions of another game that looks the same to the seat, all such games equally likely.

    >>> table = Game("byzanz", {"seats": 3})
    >>> for card in (0, 4, 8, 12, 16, 20):
    ...     table.play("nature", card)
    >>> another = another_log(table, 0, seed=1)
    >>> another[:4], another[4:] == [16, 20]
    ([0, 4, 8, 12], False)
    """
    retell = table.kind.retell
    if retell is None:
        raise ValueError(f"{table.name} can't produce another game that looks the same to a player")
    rng, world = generator(seed), table.record
    calls.redeal(world, seat, rng)
    seen = {
        step.number: step.by(seat) for step in reversed(list(table.history.watched()))
    }  # as it was at first
    return retell(table.kind.opening(table.options), table.steps, seen, world, seat, rng)


class TableObserver:
    """Writes what a player sees into `tensor`: the table, and with perfect recall the steps it has seen.

    A step is who moved (1 for nature, 2 for seat 0, …) and its words, by number. Words, not actions: the number
    of a bid would tell which other cards are in the hand.
    """

    def __init__(self, game: TableGame, perfect_recall: bool) -> None:
        seen = GAMES[game.name].observation
        self._vocabulary, self._recall = game.vocabulary, perfect_recall
        self.tensor = np.zeros(seen + perfect_recall * LONGEST * WIDTH, np.float32)
        self.dict = {"observation": self.tensor[:seen]}
        if perfect_recall:
            self.dict["steps"] = self.tensor[seen:].reshape(LONGEST, WIDTH)
        self._observed = np.zeros(seen, np.int8)

    def set_from(self, state: TableState, player: int) -> None:
        """Write the tensor."""
        calls.observe(state.table.masked(player), player, self._observed)
        self.dict["observation"][:] = self._observed
        if self._recall:
            rows = self.dict["steps"]
            rows[:] = 0
            for row, entry in zip(rows, state.table.log_for(player)[-LONGEST:], strict=False):
                words = entry.move.split()
                row[0] = 1 if entry.actor == "nature" else 2 + int(entry.actor)
                row[1 : 1 + len(words)] = [self._vocabulary[word] for word in words]

    def string_from(self, state: TableState, player: int) -> str:
        """Return the table as the player sees it; with perfect recall its digest, after the steps.

        In some games the steps do not tell everything: who won with a bid that nobody may see.
        """
        table = state.table
        masked = table.masked(player)
        if self._recall:
            read = (f"{actor} {move}" for actor, move in table.log_for(player))
            digest = blake2s(masked.tobytes(), digest_size=8).hexdigest()
            return "\n".join([f"seat {player}", *read, f"table {digest}"])
        return lines(table.name, masked, player, table.kind.words(table.options))


def _players(game: str) -> list[int]:
    """The numbers of players, those of study variants too."""
    seats = next((option.choices for option in GAMES[game].options if option.name == "seats"), ())
    return [*GAMES[game].seats, *seats]


def _game_type(game: str) -> Any:
    return pyspiel.GameType(
        short_name=f"python_{game}",
        long_name=game.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(_players(game)),
        min_num_players=min(_players(game)),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


for _name in GAMES:
    _game = type(
        f"{_name.capitalize()}Game", (TableGame,), {"name": _name, "__doc__": f"{_name.capitalize()}."}
    )
    globals()[_game.__name__] = _game
    pyspiel.register_game(_game_type(_name), _game)
