"""Game: a record, its log, and moves as text. What people use from Python."""

import copy
import random
from collections.abc import Iterator, Mapping, Sequence
from operator import index
from typing import Any, NamedTuple, SupportsIndex

from hippodrome.core import calls, notation
from hippodrome.core.contract import MOST_ACTIONS, NATURE
from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.core.sight import BLANK, HIDDEN, SEEN
from hippodrome.games import GAMES, Descriptor
from hippodrome.nature import SECRET_BYTES, Nature


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


class Watched(NamedTuple):
    """A step of the log at a moment when somebody comes to know of it: which one, and what each viewer sees of it.

    Most steps are watched when they are taken; what was written in secret once more when it is opened.
    """

    number: int
    sight: int
    """Two bits a viewer, of the seats and then of the spectators: `HIDDEN`, `BLANK` or `SEEN`."""

    def by(self, viewer: int) -> int:
        """What a viewer sees of it.

        >>> Watched(0, 0b10_00).by(1)
        2
        """
        return self.sight >> 2 * viewer & 3


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
            raise BadOptions(f"{given} contributions were given for {self.seats} seats: one a seat, or none")
        self.nature = nature
        self._words = self.kind.words(self.options)
        self._opening = self.kind.opening(self.options)
        self._one = calls.copied(self._opening)
        self._actors: list[int] = []
        self._actions: list[int] = []
        self._sights: list[int] = []  # as `Watched` has them
        self._closings: dict[int, tuple[int, ...]] = {}  # after which steps secrets are opened, and which
        self._written: tuple[list[str], Any] = [], self._opening  # texts, made when asked for; where they end
        self._draw_due()

    # ---------------------------------------------------------------- where the game stands

    @property
    def kind(self) -> Descriptor:
        """Which game it is, with all that is peculiar to it.

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
        return self.log_since(0)

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

    def watched(self, since: int = 0) -> Iterator[Watched]:
        """Who has seen what since the log had this many moves.

        >>> next(new("byzanz", seats=3, seed=7).watched(17))
        Watched(number=17, sight=170)
        """
        for number in range(since, self.length):
            yield Watched(number, self._sights[number])
            for opened in self._closings.get(number, ()):
                yield Watched(opened, ~(3 << 2 * self._actors[opened]) & _all_see(self.seats))

    def closed(self, since: int) -> bool:
        """Whether a phase that was written in secret has been closed since the log had this many moves.

        >>> new("byzanz", seats=3, seed=7).closed(0)
        False
        """
        return any(number >= since for number in self._closings)

    def log_since(self, moves: int) -> list["Entry"]:
        """The log after so many moves.

        >>> new("byzanz", seats=4, seed=7).log_since(20)
        [Entry(actor='nature', move='draw X')]
        """
        return [self._entry(number) for number in range(moves, self.length)]

    def entry(self, number: int, blank: bool = False) -> "Entry":
        """A line of the log by its number; blank, as someone reads it who knows that it is there, but not what.

        >>> game = new("byzanz", seats=3, seed=7)
        >>> game.entry(0), game.entry(0, blank=True).move
        (Entry(actor='nature', move='draw X'), 'draw ?')
        """
        told = self._entry(range(self.length)[number])
        return told._replace(move=notation.unseen(told.move)) if blank else told

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
            **self.kind.view(masked, eyes, self._words),
            "legal": self._legal_texts(masked, eyes) if eyes >= 0 else [],
        }

    def log_for(self, seat: int | str) -> list[Entry]:
        """The log as a seat (or "spectator") reads it: what it could not see is blanked or left out.

        What the others wrote in secret comes when it is opened to all, in the order of the players.

        >>> new("byzanz", seats=3, seed=7).log_for(0)[3:5]
        [Entry(actor='nature', move='draw C3'), Entry(actor='nature', move='draw ?')]
        """
        eyes = notation.read_eyes(seat, self.seats)
        viewer = eyes if eyes >= 0 else self.seats
        return [
            self.entry(step.number, blank=seen == BLANK)
            for step in self.watched()
            if (seen := step.by(viewer)) != HIDDEN
        ]

    def luck(self, seat: int, salt: str = "") -> random.Random:
        """What a bot in a seat leaves to luck: drawn from the deal, the seat and the number of its own decision.

        >>> new("byzanz", seats=4, seed=7).luck(0).randrange(100)
        47
        """
        if self.nature is None:
            raise HippodromeError(
                "a game whose draws come from outside has no luck of its own: bring a generator"
            )
        return self.nature.luck(seat, self._actors.count(seat), salt)

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
        number = index(move) if isinstance(move, SupportsIndex) and not isinstance(move, bool) else -1
        if not 0 <= number < MOST_ACTIONS or not calls.allowed(self._one, who, number, calls.scratch()):
            raise HippodromeError(f"there is no action {str(move)[:40]} to be taken now")
        return number

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
        taken = self._entry(last)
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
        other._actors, other._actions, other._sights = self._actors[:], self._actions[:], self._sights[:]
        other._closings = dict(self._closings)
        return other

    def __reduce__(self) -> Any:
        return _unpickled, (self.name, self.options, self.nature, self.steps)

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

    def _entry(self, number: int) -> Entry:
        return Entry(notation.actor_text(self._actors[number]), self._texts()[number])

    def _texts(self) -> list[str]:
        """The moves as text. Several threads may ask at once: nothing is seen that is half done."""
        texts, one = self._written
        if len(texts) < self.length:
            texts, one = texts[:], calls.copied(one)
            for number in range(len(texts), self.length):
                actor, action = self._actors[number], self._actions[number]
                texts.append(self._words.write(one, actor, action))
                calls.apply(one, actor, action)
            self._written = texts, one
        return texts

    def _apply(self, actor: int, action: int) -> None:
        told = calls.take(self._one, actor, action, self.seats, calls.scratch())
        self._actors.append(actor)
        self._actions.append(action)
        self._sights.append(told >> 2)
        if told & (calls.CLOSES | calls.ENDS):
            self._open_secrets(bool(told & calls.CLOSES))

    def _open_secrets(self, closes: bool) -> None:
        """Open to all what the rules open when a phase is closed or the game is over, in the order of the players."""
        opened = {number for closing in self._closings.values() for number in closing}
        first = calls.first(self._one)
        sealed = [
            number
            for number, sight in enumerate(self._sights)
            if Watched(number, sight).by(self.seats) == HIDDEN
            and number not in opened
            and calls.opens(self._one, self._actors[number], self._actions[number])
        ]
        sealed.sort(key=lambda number: (self._actors[number] - first) % self.seats)
        if closes or sealed:
            self._closings[self.length - 1] = tuple(sealed)

    def _draw_due(self) -> None:
        while self.nature and (weights := self.chances()):
            self._apply(NATURE, self.nature.draw(self._actors.count(NATURE), weights))

    def _rewind(self, moves: int) -> None:
        del self._actors[moves:], self._actions[moves:], self._sights[moves:]
        self._closings = {number: opened for number, opened in self._closings.items() if number < moves}
        self._one = calls.copied(self._opening)
        calls.fold(self._one, *calls.columns(self.steps))
        if len(self._written[0]) > moves:
            self._written = self._written[0][:moves], calls.copied(self._one)

    def _legal_texts(self, one: Any, seat: int) -> list[str]:
        return self._words.write_all(one, seat, _listed(one, seat))


def _unpickled(
    name: str, options: dict[str, Any], nature: Nature | None, steps: list[tuple[int, int]]
) -> Game:
    game = Game(name, options)
    for actor, action in steps:
        game._apply(actor, action)
    game.nature = nature
    return game


def check_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table complete; raises `BadOptions` for what can't be.

    >>> check_options("byzanz", {"seats": 3})
    {'seats': 3, 'open_profits': False}
    """
    if game not in GAMES:
        raise BadOptions(f"there is no game {game!r}: choose one of {', '.join(GAMES)}")
    try:
        chosen: dict[str, Any] = GAMES[game].check(options)
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
    hippodrome.core.errors.BadOptions: byzanz is for 3, 4, 5 or 6 players, not 7
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


def _all_see(seats: int) -> int:
    """That every viewer, the spectators too, sees a step."""
    return sum(SEEN << 2 * viewer for viewer in range(seats + 1))
