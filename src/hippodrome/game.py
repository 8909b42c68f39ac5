"""Game: a record, its log, and moves as text. What people use from Python."""

import copy
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, NamedTuple, SupportsIndex

import numpy as np

from hippodrome import notation
from hippodrome.errors import BadOptions, HippodromeError
from hippodrome.nature import SECRET_BYTES, Nature
from hippodrome.rules import calls
from hippodrome.rules.contract import GAMES, NATURE
from hippodrome.rules.sight import BLANK, HIDDEN
from hippodrome.views import view


class Outcome(NamedTuple):
    """How a game ended.

    >>> Outcome((17, 22, 9), (1,)).winners
    (1,)
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Entry(NamedTuple):
    """A line of the log: who moved (a seat, or "nature") and what.

    >>> Entry(0, "pass")
    Entry(actor=0, move='pass')
    """

    actor: int | str
    move: str


class Game:
    """A game in play: its options, its log, and the position that the log leads to.

    With a `nature` the game draws by itself whenever cards or dice are due; without, whoever holds it plays
    nature's moves too. Nothing illegal gets into the log, and a refused move changes nothing.

    >>> game = Game("byzanz", {"seats": 3}, Nature.seeded(7))
    >>> game.turn
    [0]
    >>> game.play(0, "bid C1 C2")
    Traceback (most recent call last):
    ...
    hippodrome.errors.IllegalMove: C1 is not in the hand (BZ-09)
    >>> game.play(0, game.legal(0)[1])
    >>> game.turn
    [1]
    """

    def __init__(self, game: str, options: dict[str, Any], nature: Nature | None = None) -> None:
        self.name = game
        self.options = check_options(game, options)
        if nature and nature.contributions and len(nature.contributions) != self.seats:
            given = len(nature.contributions)
            raise BadOptions(f"{given} contributions were given for {self.seats} seats: one a seat, or none")
        self.nature = nature
        self._words = notation.words(game, self.options)
        self._opening = GAMES[game].opening(self.options)
        self._one = calls.copied(self._opening)
        self._actors: list[int] = []
        self._actions: list[int] = []
        self._texts: list[str] = []
        self._draw_due()

    # ---------------------------------------------------------------- where the game stands

    @property
    def seats(self) -> int:
        """The number of players.

        >>> Game("byzanz", {"seats": 5}).seats
        5
        """
        return int(self.options["seats"])

    @property
    def record(self) -> Any:
        """A copy of the true position, an array of one record. It holds every secret.

        >>> Game("byzanz", {"seats": 3}).record["seats"]
        array([3], dtype=int8)
        """
        return calls.copied(self._one)

    @property
    def turn(self) -> list[int]:
        """The seats that the game waits for; none when nature is to move, and at the end.

        >>> new("byzanz", seats=4, seed=7).turn
        [0]
        """
        return _bits(calls.turn(self._one))

    @property
    def log(self) -> list[Entry]:
        """Every move so far, nature's too.

        >>> new("byzanz", seats=4, seed=7).log[0]
        Entry(actor='nature', move='draw X')
        """
        return [Entry(notation.actor_text(a), t) for a, t in zip(self._actors, self._texts, strict=True)]

    @property
    def steps(self) -> list[tuple[int, int]]:
        """The log as numbers: who moved (a seat or `NATURE`) and the action.

        >>> new("byzanz", seats=4, seed=7).steps[0]  # nature draws a trader
        (-1, 24)
        """
        return list(zip(self._actors, self._actions, strict=True))

    @property
    def length(self) -> int:
        """How many moves the log has.

        >>> new("byzanz", seats=4, seed=7).length
        21
        """
        return len(self._actors)

    def since(self, moves: int) -> list[tuple[int, int, str]]:
        """The log after so many moves: who moved (a seat or `NATURE`), the action, and its text.

        >>> new("byzanz", seats=4, seed=7).since(20)
        [(-1, 24, 'draw X')]
        """
        return list(zip(self._actors[moves:], self._actions[moves:], self._texts[moves:], strict=True))

    @property
    def outcome(self) -> Outcome | None:
        """Scores and winners, once the game is over.

        >>> new("byzanz", seats=4, seed=7).outcome is None
        True
        """
        out = calls.scratch()
        if calls.turn(self._one) or calls.chances(self._one, out):
            return None
        calls.score(self._one, out)
        scores = tuple(out[: self.seats].tolist())
        return Outcome(scores, tuple(_bits(calls.winners(self._one))))

    def masked(self, seat: int | str) -> Any:
        """The position with everything blanked that a seat (or "spectator") can't know.

        >>> masked = new("byzanz", seats=4, seed=7).masked(0)
        >>> masked["hidden"][0, 1].tolist()  # the opening hand of seat 1, as seat 0 knows it
        [25, 25, 25, 25]
        """
        one = calls.copied(self._one)
        calls.mask(one, notation.read_eyes(seat, self.seats))
        return one

    def view(self, seat: int | str) -> dict[str, Any]:
        """The table as a seat (or "spectator") sees it: plain data, with the legal moves.

        >>> table = new("byzanz", seats=4, seed=7).view(0)
        >>> table["players"][1]["hand"], table["turn"], table["legal"][:2]
        (['?', '?', '?', '?'], [0], ['pass', 'bid C3'])
        """
        eyes = notation.read_eyes(seat, self.seats)
        masked = self.masked(seat)
        return {
            "game": self.name,
            "seat": eyes if eyes >= 0 else None,
            "turn": _bits(calls.turn(masked)),
            **view(masked, eyes, self._words),
            "legal": self._legal_texts(masked, eyes) if eyes >= 0 else [],
        }

    def log_for(self, seat: int | str) -> list[Entry]:
        """The log as a seat (or "spectator") reads it: what it could not see is blanked.

        >>> new("byzanz", seats=3, seed=7).log_for(0)[3:5]
        [Entry(actor='nature', move='draw C3'), Entry(actor='nature', move='draw ?')]
        """
        eyes = notation.read_eyes(seat, self.seats)
        one, over = calls.copied(self._opening), self.outcome is not None
        read = []
        for actor, action, text in zip(self._actors, self._actions, self._texts, strict=True):
            seen = calls.visible(one, eyes, actor, action)
            if seen != HIDDEN or over:  # what was written in secret is opened at the end
                told = notation.unseen(text) if seen == BLANK else text
                read.append(Entry(notation.actor_text(actor), told))
            calls.apply(one, actor, action)
        return read

    # ---------------------------------------------------------------- moves

    def legal(self, seat: int) -> list[str]:
        """Every move that a seat can make now. Out of turn, these are its sales.

        >>> new("byzanz", seats=3, seed=7).legal(1)
        []
        """
        return self._legal_texts(self._one, notation.read_seat(seat, self.seats))

    def texts(self, seat: int, actions: Sequence[int]) -> list[str]:
        """Actions of a seat as text, in the position as it is.

        >>> new("byzanz", seats=3, seed=7).texts(0, [0])
        ['pass']
        """
        return self._words.write_all(self._one, notation.read_seat(seat, self.seats), actions)

    def actions(self, seat: int) -> list[int]:
        """The same as `legal`, as the numbers that compiled code uses.

        >>> new("byzanz", seats=3, seed=7).actions(0)[:3]
        [0, 1, 2]
        """
        return _listed(self._one, notation.read_seat(seat, self.seats))

    def play(self, actor: int | str, move: str | int) -> None:
        """Make a move, given as text or as an action's number, by a seat or "nature".

        A text that can't be played raises `BadNotation` or `IllegalMove`, a number that is not listed
        `HippodromeError`; then nothing has changed.
        """
        who = notation.read_actor(actor, self.seats)
        action = self._read(who, move) if isinstance(move, str) else self._by_number(who, move)
        self._apply(who, action)
        self._draw_due()

    def _read(self, who: int, move: str) -> int:
        """The action that a text stands for. What a seat may do, and why not, follows from what it sees."""
        one = self._one if who == NATURE else self.masked(who)
        return self._words.read(one, who, move)

    def _by_number(self, who: int, move: object) -> int:
        """An action given by its number, if it is among those that can be taken now."""
        listed = self.actions(who) if who != NATURE else np.flatnonzero(self.chances()).tolist()
        if not isinstance(move, SupportsIndex) or str(index(move)) != str(move) or index(move) not in listed:
            raise HippodromeError(f"there is no action {str(move)[:40]} to be taken now")
        return index(move)

    def draw(self, nature: Nature | None) -> None:
        """Hand the dice and the deck to a nature, which makes its moves at once if any are due.

        >>> game = Game("byzanz", {"seats": 4})
        >>> game.draw(Nature.seeded(7))
        >>> game.turn
        [0]
        """
        self.nature = nature
        self._draw_due()

    def chances(self) -> list[int]:
        """The weights of nature's outcomes, in order; empty when a seat is to move.

        >>> sum(Game("byzanz", {"seats": 4}).chances())
        112
        """
        out = calls.scratch()
        weights: list[int] = out[: calls.chances(self._one, out)].tolist()
        return weights

    def undo(self) -> Entry:
        """Take back the last move of a player, with what nature did since. Returns it.

        >>> game = new("byzanz", seats=4, seed=7)
        >>> game.play(0, "pass")
        >>> game.undo(), game.turn
        (Entry(actor=0, move='pass'), [0])
        """
        last = max((i for i, actor in enumerate(self._actors) if actor != NATURE), default=None)
        if last is None:
            raise HippodromeError("no player has moved yet: there is nothing to take back")
        taken = self.log[last]
        self._rewind(last)
        return taken

    def at(self, moves: int) -> "Game":
        """The game as it stood after the first `moves` entries of its log. Nature waits there.

        >>> new("byzanz", seats=4, seed=7).at(3).view("spectator")["phase"]
        'deal'
        """
        if not 0 <= moves <= len(self._actors):
            raise HippodromeError(f"the log has {len(self._actors)} moves: there is no move {moves}")
        earlier = self.copy()
        earlier.nature = None
        earlier._rewind(moves)
        return earlier

    def copy(self) -> "Game":
        """The same game to go on with on one's own; what is played there is not played here.

        >>> game = new("byzanz", seats=4, seed=7)
        >>> game.copy().play(0, "pass")
        >>> game.turn
        [0]
        """
        other = copy.copy(self)
        other._one = calls.copied(self._one)
        other._actors, other._actions, other._texts = self._actors[:], self._actions[:], self._texts[:]
        return other

    def __repr__(self) -> str:
        outcome = self.outcome
        where = f"{self.name}, {self.seats} players, {len(self._actors)} moves"
        if outcome:
            won = " and ".join(f"seat {seat}" for seat in outcome.winners)
            return f"<Game {where}: over, {won} won, scores {' '.join(map(str, outcome.scores))}>"
        table = self.view("spectator")
        waits = ", ".join(f"seat {seat}" for seat in self.turn) or "nature"
        stage = f"round {table['round']} of {table['rounds']}"
        return f"<Game {where}: {stage}, waits for {waits} ({table['phase']})>"

    # ---------------------------------------------------------------- inside

    def _apply(self, actor: int, action: int) -> None:
        text = self._words.write(self._one, actor, action)
        calls.apply(self._one, actor, action)
        self._texts.append(text)
        self._actors.append(actor)
        self._actions.append(action)

    def _draw_due(self) -> None:
        while self.nature and (weights := self.chances()):
            self._apply(NATURE, self.nature.draw(self._actors.count(NATURE), weights))

    def _rewind(self, moves: int) -> None:
        del self._actors[moves:], self._actions[moves:], self._texts[moves:]
        self._one = calls.copied(self._opening)
        calls.fold(self._one, np.array(self._actors, np.int64), np.array(self._actions, np.int64))

    def _legal_texts(self, one: Any, seat: int) -> list[str]:
        return self._words.write_all(one, seat, _listed(one, seat))


def check_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table complete; raises `BadOptions` for what can't be.

    >>> check_options("byzanz", {"seats": 3})
    {'seats': 3, 'open_profits': False}
    """
    if game not in GAMES:
        raise BadOptions(f"there is no game {game!r}: choose one of {', '.join(GAMES)}")
    try:
        chosen: dict[str, Any] = GAMES[game].check_options(options)
    except ValueError as error:
        raise BadOptions(str(error)) from None
    return chosen


def new(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    contributions: Sequence[bytes | None] = (),
    **options: Any,
) -> Game:
    """A new game, dealt up to the first decision: from a seed, or at random.

    >>> new("byzanz", seats=4, seed=7)
    <Game byzanz, 4 players, 21 moves: round 1 of 6, waits for seat 0 (bid)>
    >>> new("byzanz", seats=7)
    Traceback (most recent call last):
    ...
    hippodrome.errors.BadOptions: byzanz is for 3, 4, 5 or 6 players, not 7
    """
    if seats is not None:
        options["seats"] = seats
    if any(part is not None and len(part) != SECRET_BYTES for part in contributions):
        raise BadOptions(f"a contribution has {SECRET_BYTES} bytes")
    if seed is None:
        return Game(game, options, Nature.random(contributions))
    if contributions:
        raise BadOptions("a seeded game takes no contributions: its deal is fixed by the seed")
    return Game(game, options, Nature.seeded(seed))


def _listed(one: Any, seat: int) -> list[int]:
    out = calls.scratch()
    actions: list[int] = out[: calls.legal(one, seat, out)].tolist()
    return actions


def _bits(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
