"""The three games for OpenSpiel. Importing this registers `python_byzanz`, `python_byzantio`, `python_nekken`.

Every draw and roll is a chance node. Where the game waits for several seats at once they decide in order; what
is written in secret stays secret, so that it comes to the same.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from hippodrome.envs.pictures import lines
from hippodrome.envs.positions import OVER, Position
from hippodrome.envs.worlds import another
from hippodrome.game import check_options
from hippodrome.notation.byzanz import CARDS, PILES
from hippodrome.notation.intrigue import IntrigueWords
from hippodrome.rules import calls
from hippodrome.rules.contract import GAMES, NATURE
from hippodrome.rules.intrigue_record import EVENTS

LONGEST = 1024  # steps; no game comes near, unless the rolls for the start tie for hundreds of times
WIDTH = 9  # numbers for each step in the information state: who, and up to eight words
OUTCOMES = {"byzanz": 25, "byzantio": 8, "nekken": 8}
PARAMETERS: dict[str, dict[str, Any]] = {
    "byzanz": {"players": 4},
    "byzantio": {"players": 4, "hidden_events": False},
    "nekken": {"players": 4, "hidden_events": False},
}


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, for a number of players: `pyspiel.load_game("python_byzanz", {"players": 4})`.

    OpenSpiel holds on to what makes a game for longer than Python lives, so each game has a class of its own.

    >>> game = pyspiel.load_game("python_byzanz", {"players": 3})
    >>> game.num_distinct_actions(), game.num_players()
    (385, 3)
    """

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.name
        chosen = {**PARAMETERS[game], **(params or {})}
        self.options = check_options(game, {"seats": chosen.pop("players"), **chosen})
        self.vocabulary = {word: number for number, word in enumerate(_vocabulary(game, self.options), 1)}
        self._start = Position(game, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=GAMES[game].ACTIONS,
            max_chance_outcomes=OUTCOMES[game],
            num_players=self.options["seats"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(game), info, params or {})

    def new_initial_state(self, *_: Any) -> "TableState":
        """A game before anything was drawn."""
        return TableState(self, self._start.__deepcopy__(None))

    def max_chance_nodes_in_history(self) -> int:
        """No game has more, but for rolls for the start that tie without end."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        """What a player sees, or with perfect recall also what it has seen."""
        if params:
            raise ValueError(f"there are no parameters for observations, as in {params}")
        return TableObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class ByzanzGame(TableGame):
    """Byzanz."""

    name = "byzanz"


class ByzantioGame(TableGame):
    """Byzantio."""

    name = "byzantio"


class NekkenGame(TableGame):
    """Nekken."""

    name = "nekken"


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position; all of it is in `position`.

    >>> state = pyspiel.load_game("python_nekken", {"players": 2}).new_initial_state()
    >>> state.current_player(), state.action_to_string(state.legal_actions()[0])
    (0, 'target aldur')
    """

    def __init__(self, game: TableGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """The lowest seat that is waited for, the chance player, or the terminal one."""
        return self.position.actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Cards by the copies not drawn, the die, the events that lie face down."""
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.words().write(self.position.one, NATURE if player < 0 else player, action)

    def returns(self) -> list[float]:
        """By rank, from 1 for the sole winner to -1 for the last; zeros before the end."""
        return self.position.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """Another state that looks the same to the player, all of them as likely; with its own history."""
        world = another(self.position, player, int(sampler() * 2**53))
        state: TableState = self.get_game().new_initial_state()
        for _, action in world.taken:
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return "\n".join(f"{told.actor} {told.text}" for told in self.position.told())


class TableObserver:
    """Writes what a player sees into `tensor`: the table, and with perfect recall the steps it has seen.

    A step is who moved (1 for nature, 2 for seat 0, …) and its words, by number. Words, not actions: the number
    of a bid would tell which other cards are in the hand.
    """

    def __init__(self, game: TableGame, perfect_recall: bool) -> None:
        seen = GAMES[game.name].OBSERVATION
        self._vocabulary, self._recall = game.vocabulary, perfect_recall
        self.tensor = np.zeros(seen + perfect_recall * LONGEST * WIDTH, np.float32)
        self.dict = {"observation": self.tensor[:seen]}
        if perfect_recall:
            self.dict["steps"] = self.tensor[seen:].reshape(LONGEST, WIDTH)
        self._observed = np.zeros(seen, np.int8)

    def set_from(self, state: TableState, player: int) -> None:
        """Write the tensor."""
        calls.observe(state.position.masked(player), player, self._observed)
        self.dict["observation"][:] = self._observed
        if self._recall:
            rows = self.dict["steps"]
            rows[:] = 0
            for row, line in zip(rows, state.position.read_by(player)[-LONGEST:], strict=False):
                actor, *words = line.split()
                row[0] = 1 if actor == "nature" else 2 + int(actor)
                row[1 : 1 + len(words)] = [self._vocabulary[word] for word in words]

    def string_from(self, state: TableState, player: int) -> str:
        """The table as the player sees it; with perfect recall the steps, which tell all of it."""
        position = state.position
        if self._recall:
            return "\n".join([f"seat {player}", *position.read_by(player)])
        return lines(position.masked(player), player, position.words())


def _vocabulary(game: str, options: dict[str, Any]) -> list[str]:
    """Every word that the steps of a table can have."""
    if game == "byzanz":
        verbs = ("bid", "pass", "sell", "tax", "take", "discard", "done", "draw")
        return [*verbs, "?", *CARDS, *(pile for pile in PILES if pile not in CARDS)]
    words = IntrigueWords(game, options)
    numbers = [str(side) for side in range(1, OUTCOMES[game] + 1)]
    removed = [f"-{house}" for house in words.houses]
    listed = [
        *words.verbs,
        *words.boxes,
        *words.places,
        *words.cities,
        *words.houses,
        *removed,
        *EVENTS,
        *numbers,
    ]
    return list(dict.fromkeys(listed))


def _game_type(game: str) -> Any:
    return pyspiel.GameType(
        short_name=f"python_{game}",
        long_name=game.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(GAMES[game].SEATS),
        min_num_players=min(GAMES[game].SEATS),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS[game],
    )


for _game in (ByzanzGame, ByzantioGame, NekkenGame):
    pyspiel.register_game(_game_type(_game.name), _game)
