"""`Game`: a game with its log and its moves as text. The main class for use from Python."""

import random
from collections.abc import Sequence
from operator import index
from typing import Any, NamedTuple, SupportsIndex

from hippodrome.core import calls, notation
from hippodrome.core.contract import MOST_ACTIONS, NATURE
from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.core.log import Entry, Log
from hippodrome.core.notation import Words
from hippodrome.core.told import Story
from hippodrome.games import GAMES, Descriptor, check_options, telling
from hippodrome.nature import SECRET_BYTES, Nature

__all__ = ["Entry", "Game", "Outcome", "check_options", "new"]


class Outcome(NamedTuple):
    """The result of a game.

    >>> Outcome((17, 22, 9), (1,)).winners
    (1,)
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Game:
    """A game in play: its options, its log, and the position that the log leads to.

    With a `nature` the game draws cards and rolls dice by itself; without one, the caller plays nature's moves too.
    Illegal moves never get into the log: they are refused, and nothing changes.

    >>> game = Game("byzanz", {"seats": 3}, Nature.seeded(7))
    >>> game.turn
    [0]
    >>> game.play(0, "bid C1 C2")
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.IllegalMove: C1 is not in the hand (BZ-09)
    >>> game.play(0, game.legal(0)[1])
    >>> game.turn
    [1]
    """

    def __init__(self, game: str, options: dict[str, Any], nature: Nature | None = None) -> None:
        self.name = game
        self.options = check_options(game, options)
        if nature and nature.contributions and len(nature.contributions) != self.seats:
            given = len(nature.contributions)
            raise BadOptions(f"{given} contributions for {self.seats} seats: give one for each seat, or none")
        self.nature = nature
        self.history = Log(self.kind.opening(self.options), self.seats, self.kind.words(self.options))
        self._draw_due()

    # ---------------------------------------------------------------- where the game stands

    @property
    def kind(self) -> Descriptor:
        """The descriptor of the game, with everything that is specific to it.

        >>> Game("nekken", {}).kind.family
        'intrigue'
        """
        return GAMES[self.name]

    @property
    def seats(self) -> int:
        """The number of players.

        >>> Game("byzanz", {"seats": 5}).seats
        5
        """
        return int(self.options["seats"])

    @property
    def record(self) -> Any:
        """A copy of the full position, an array of one record. It contains every secret.

        >>> Game("byzanz", {"seats": 3}).record["seats"]
        array([3], dtype=int8)
        """
        return calls.copied(self._one)

    @property
    def turn(self) -> list[int]:
        """The seats whose turn it is; none when nature moves next, and at the end.

        >>> new("byzanz", seats=4, seed=7).turn
        [0]
        """
        return calls.seats_of(calls.turn(self._one))

    @property
    def log(self) -> list[Entry]:
        """Every move so far, nature's too.

        >>> new("byzanz", seats=4, seed=7).log[0]
        Entry(actor='nature', move='draw X')
        """
        return self.history.since(0)

    def log_for(self, seat: int | str) -> list[Entry]:
        """Return the log as a seat (or "spectator") sees it: what it could not see is blanked or left out.

        What the others wrote in secret appears when it is opened to all, in player order.

        >>> new("byzanz", seats=3, seed=7).log_for(0)[3:5]
        [Entry(actor='nature', move='draw C3'), Entry(actor='nature', move='draw ?')]
        """
        return self.history.read_by(self._viewer(seat))

    @property
    def steps(self) -> list[tuple[int, int]]:
        """The log as numbers: who moved (a seat or `NATURE`) and the action.

        >>> new("byzanz", seats=4, seed=7).steps[0]  # nature draws a trader
        (-1, 24)
        """
        return self.history.steps()

    @property
    def length(self) -> int:
        """The number of moves in the log.

        >>> new("byzanz", seats=4, seed=7).length
        21
        """
        return len(self.history)

    def told(self, seat: int | str, since: int = 0) -> list[Story]:
        """Return what has happened since the log had this many moves, as a seat (or "spectator") can know it.

        >>> new("byzanz", seats=4, seed=7).told(0)[0].id()
        'round'
        """
        return telling.stories(self.kind, self.history, since)[self._viewer(seat)]

    @property
    def outcome(self) -> Outcome | None:
        """Scores and winners, once the game is over; None before.

        >>> new("byzanz", seats=4, seed=7).outcome is None
        True
        """
        out = calls.scratch()
        if calls.turn(self._one) or calls.chances(self._one, out):
            return None
        calls.score(self._one, out)
        scores = tuple(out[: self.seats].tolist())
        return Outcome(scores, tuple(calls.seats_of(calls.winners(self._one))))

    @property
    def part(self) -> int:
        """The part that is on, counting up, of a game that leaves earlier ones to people's memory; else 0.

        >>> new("byzanz", seats=4, seed=7).part, new("byzanz", seats=4, seed=7, memory=True).part
        (0, 1)
        """
        return telling.part(self.kind, self._one)

    def recalled(self, over: bool = False) -> "Game":
        """The game with nothing left to memory, if it is over, or an earlier moment of one that is `over`.

        >>> game = new("byzanz", seats=4, seed=7, memory=True)
        >>> game.recalled() is game, game.recalled(over=True).part
        (True, 0)
        """
        memory = self.kind.memory
        if memory is None or not self.options[memory.option] or not (over or self.outcome):
            return self
        return _unpickled(self.name, self.options | {memory.option: False}, self.nature, self.steps)

    def masked(self, seat: int | str) -> Any:
        """Return the position with everything blanked that a seat (or "spectator") can't know.

        >>> masked = new("byzanz", seats=4, seed=7).masked(0)
        >>> masked["hidden"][0, 1].tolist()  # the opening hand of seat 1, as seat 0 knows it
        [25, 25, 25, 25]
        """
        return telling.masked(self._one, notation.read_viewer(seat, self.seats))

    def view(self, seat: int | str) -> dict[str, Any]:
        """Return the table as a seat (or "spectator") sees it: plain data, with the question and the legal moves.

        >>> table = new("byzanz", seats=4, seed=7).view(0)
        >>> table["players"][1]["hand"], table["turn"], table["legal"][:2]
        (['?', '?', '?', '?'], [0], ['pass', 'bid C3'])
        """
        viewer = notation.read_viewer(seat, self.seats)
        return self.public_view() if viewer < 0 else telling.merged(self.public_view(), self.own_view(viewer))

    def public_view(self) -> dict[str, Any]:
        """Return what everybody sees of the table.

        >>> new("byzanz", seats=4, seed=7).public_view()["players"][0]["hand"]
        ['?', '?', '?', '?']
        """
        return telling.public_view(self.kind, self.history)

    def own_view(self, seat: int) -> dict[str, Any]:
        """Return what only a seat sees: `player` goes into its entry in `players`, the rest into the view itself.

        >>> sorted(new("byzanz", seats=4, seed=7).own_view(0))
        ['legal', 'player', 'question', 'seat']
        """
        return telling.own_view(self.kind, self.history, seat)

    def luck(self, seat: int, salt: str = "") -> random.Random:
        """Return the random generator for a bot, seeded by the deal, the seat and the number of the bot's decision.

        >>> new("byzanz", seats=4, seed=7).luck(0).randrange(100)
        47
        """
        if self.nature is None:
            raise HippodromeError(
                "this game has no deal of its own to derive random numbers from: pass a generator"
            )
        return self.nature.luck(seat, self.history.actors.count(seat), salt)

    # ---------------------------------------------------------------- moves

    def legal(self, seat: int) -> list[str]:
        """Return every move that a seat can make now. When it is not its turn, these are sales.

        >>> new("byzanz", seats=3, seed=7).legal(1)
        []
        """
        return self._legal_texts(self._one, notation.read_seat(seat, self.seats))

    def texts(self, seat: int, actions: Sequence[int]) -> list[str]:
        """Return actions of a seat as text, in the current position.

        >>> new("byzanz", seats=3, seed=7).texts(0, [0])
        ['pass']
        """
        return self._words.write_all(self._one, notation.read_seat(seat, self.seats), actions)

    def actions(self, seat: int) -> list[int]:
        """Return the legal moves as action numbers, as compiled code uses them.

        >>> new("byzanz", seats=3, seed=7).actions(0)[:3]
        [0, 1, 2]
        """
        return calls.listed(self._one, notation.read_seat(seat, self.seats))

    def play(self, actor: int | str, move: str | int) -> None:
        """Make a move, given as text or as an action's number, by a seat or "nature".

        A text that can't be played raises `BadNotation` or `IllegalMove`, a number that is not legal
        `HippodromeError`; then nothing has changed.
        """
        who = notation.read_actor(actor, self.seats)
        action = self._read(who, move) if isinstance(move, str) else self._by_number(who, move)
        self.history.take(who, action)
        self._draw_due()

    def _read(self, who: int, move: str) -> int:
        """Return the action that a text means. It is checked against what the seat sees."""
        one = self._one if who == NATURE else self.masked(who)
        return self._words.read(one, who, move)

    def _by_number(self, who: int, move: object) -> int:
        """Return an action given by its number, if it is legal now."""
        number = index(move) if isinstance(move, SupportsIndex) and not isinstance(move, bool) else -1
        if not 0 <= number < MOST_ACTIONS or not calls.allowed(self._one, who, number, calls.scratch()):
            raise HippodromeError(f"there is no legal action {str(move)[:40]} now")
        return number

    def draw(self, nature: Nature | None) -> None:
        """Let `nature` draw and roll from now on; moves of nature that are due are made at once.

        >>> game = Game("byzanz", {"seats": 4})
        >>> game.draw(Nature.seeded(7))
        >>> game.turn
        [0]
        """
        self.nature = nature
        self._draw_due()

    def chances(self) -> list[int]:
        """Return the weights of nature's outcomes, in order; empty when a seat moves next.

        >>> sum(Game("byzanz", {"seats": 4}).chances())
        112
        """
        out = calls.scratch()
        weights: list[int] = out[: calls.chances(self._one, out)].tolist()
        return weights

    def undo(self) -> Entry:
        """Take back a player's last move and what nature did after it; return the move.

        >>> game = new("byzanz", seats=4, seed=7)
        >>> game.play(0, "pass")
        >>> game.undo(), game.turn
        (Entry(actor=0, move='pass'), [0])
        """
        last = max((i for i, actor in enumerate(self.history.actors) if actor != NATURE), default=None)
        if last is None:
            raise HippodromeError("no player has moved yet: there is nothing to undo")
        taken = self.history.entry(last)
        self.history.rewind(last)
        return taken

    def at(self, moves: int) -> "Game":
        """Return the game as it was after the first `moves` entries of its log. Nature does not move on from there.

        >>> new("byzanz", seats=4, seed=7).at(3).view("spectator")["phase"]
        'deal'
        """
        if not 0 <= moves <= self.length:
            raise HippodromeError(f"the log has {self.length} moves: there is no move {moves}")
        earlier = self.copy()
        earlier.nature = None
        earlier.history.rewind(moves)
        return earlier

    def copy(self) -> "Game":
        """Return an independent copy of the game.

        >>> game = new("byzanz", seats=4, seed=7)
        >>> game.copy().play(0, "pass")
        >>> game.turn
        [0]
        """
        other = object.__new__(type(self))  # copy.copy would play the whole log again, as unpickling does
        vars(other).update(vars(self), history=self.history.copy())
        return other

    def __reduce__(self) -> Any:
        return _unpickled, (self.name, self.options, self.nature, self.steps)

    def __repr__(self) -> str:
        where = f"{self.name}, {self.seats} players, {self.length} moves"
        if self.outcome:
            won = " and ".join(f"seat {seat}" for seat in self.outcome.winners)
            return f"<Game {where}: over, {won} won, scores {' '.join(map(str, self.outcome.scores))}>"
        view, waits = self.view("spectator"), ", ".join(f"seat {seat}" for seat in self.turn) or "nature"
        stage = f"round {view['round']} of {view['rounds']}"
        return f"<Game {where}: {stage}, waits for {waits} ({view['phase']})>"

    def _repr_html_(self) -> str:
        return self.kind.html(self.view("spectator"), self.options, repr(self))

    @property
    def _one(self) -> Any:
        return self.history.one

    def _viewer(self, seat: int | str) -> int:
        viewer = notation.read_viewer(seat, self.seats)
        return viewer if viewer >= 0 else self.seats

    def _draw_due(self) -> None:
        while self.nature and (weights := self.chances()):
            self.history.take(NATURE, self.nature.draw(self.history.actors.count(NATURE), weights))

    def _legal_texts(self, one: Any, seat: int) -> list[str]:
        return self._words.write_all(one, seat, calls.listed(one, seat))

    @property
    def _words(self) -> Words:
        return self.history.words


def _unpickled(
    name: str, options: dict[str, Any], nature: Nature | None, steps: list[tuple[int, int]]
) -> Game:
    game = Game(name, options)
    for actor, action in steps:
        game.history.take(actor, action)
    game.nature = nature
    return game


def new(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    contributions: Sequence[bytes | None] = (),
    **options: Any,
) -> Game:
    """Start a new game, dealt up to the first decision: from a seed, or at random.

    >>> new("byzanz", seats=4, seed=7)
    <Game byzanz, 4 players, 21 moves: round 1 of 6, waits for seat 0 (bid)>
    """
    if seats is not None:
        options["seats"] = seats
    if any(part is not None and len(part) != SECRET_BYTES for part in contributions):
        raise BadOptions(f"a contribution must have {SECRET_BYTES} bytes")
    if seed is None:
        return Game(game, options, Nature.random(contributions))
    if contributions:
        raise BadOptions("a seeded game takes no contributions: its deal is fixed by the seed")
    return Game(game, options, Nature.seeded(seed))
