"""Byzantio and Nekken once more, the slow and plain way: written from RULES.md alone, in its order.

The whole game is one script (`_script`) that stops wherever somebody has to decide, nature included,
and says what each of those it waits for can play. Places, cities, houses and boxes are strings; seats
are numbers. The words of the code are Byzantio's: for Nekken a region is a province whose one city is
itself (NK-02). A script can't be copied: to branch, replay the moves.
"""

from collections.abc import Generator, Iterable
from contextlib import suppress
from typing import Any

Move = tuple[int, list[str]]  # who, and the words of the text
Script = Generator[None, Move, None]

NATURE = -1
DIE = range(1, 9)  # BY-05
SLOTS = [14, 10, 10, 8, 8, 6, 6]  # BY-06
ESPIONAGE = 5  # BY-31
EVENTS = ["earthquake", "famine", "succession", "plague"]  # the order of nature's outcomes

# BY-06, NK-05: kind -> boxes on a sheet
BOXES: dict[str, dict[str, int]] = {
    "byzantio": {"campaign": 10, "muster": 6, "negotiate": 4, "advance": 4, "bribe": 3, "expel": 3},
    "nekken": {"campaign": 9, "muster": 5, "negotiate": 4, "advance": 3, "bribe": 3, "expel": 3},
}
NEKKEN_WORDS = {"campaign": "colonise", "muster": "settle", "advance": "explore"}  # NK-05
# BY-10, BY-26 … BY-29; NK-06: turn -> event
CALENDAR: dict[str, dict[int, str]] = {
    "byzantio": {6: "earthquake", 12: "famine", 18: "succession", 24: "plague"},
    "nekken": {6: "earthquake", 13: "plague", 20: "succession"},
}
TURNS = {"byzantio": 30, "nekken": 27}  # BY-10, NK-07
GARRISONS = {"byzantio": 10, "nekken": 9}  # BY-04, NK-01
OF_ONE, IN_ALL = 2, 4  # BY-12


class NaiveIntrigue:
    """One game. Left of seat i is seat i + 1."""

    def __init__(
        self,
        game: str,
        board: dict[str, Any],
        houses: list[str],
        hidden_events: bool = False,
        small: dict[str, Any] | None = None,
    ) -> None:
        """`small` has what a small board for study is played with: targets, turns, garrisons, boxes, calendar."""
        if game not in TURNS:
            raise ValueError(f"{game!r} is neither byzantio nor nekken")
        if len(houses) not in (2, 3, 4):
            raise ValueError("two, three or four can play")
        self.game, self.houses, self.hidden_events = game, list(houses), hidden_events
        self.seats = list(range(len(houses)))
        self.word = {kind: kind for kind in BOXES[game]} | (NEKKEN_WORDS if game == "nekken" else {})
        self.kind = {word: kind for kind, word in self.word.items()}

        self.places: list[str] = []  # in the board's order
        self.number: dict[str, int | None] = {}  # BY-03
        self.neighbours: dict[str, set[str]] = {}
        self.cities: dict[str, list[str]] = {}  # province -> its cities in play
        self.province: dict[str, str] = {}  # city in play -> its province; in the board's order
        homes: dict[str, str] = {}
        for place in board["places"]:
            slug = place["slug"]
            self.places.append(slug)
            self.number[slug] = place["number"]
            self.neighbours[slug] = {*place["neighbours"], *place["sea"]}  # BY-02
            self.cities[slug] = []
            for city in place["cities"]:
                if city["capital"] or len(houses) == 4 or game == "nekken":  # BY-01, NK-08
                    self.cities[slug].append(city["slug"])
                    self.province[city["slug"]] = slug
            if game == "byzantio" and place["home"] is not None:
                homes[place["home"]] = slug
        # NK-03: nobody ever moves to the volcano, for all start there and none comes back
        self.open = [p for p in self.places if game == "byzantio" or self.number[p] is not None]

        # BY-06, NK-04
        self.slots = SLOTS if game == "byzantio" else SLOTS[: 5 if len(houses) == 4 else 6]
        boxes, garrisons = BOXES[game], GARRISONS[game]
        self.turns, self.calendar = TURNS[game], CALENDAR[game]
        if small:
            self.slots, boxes, garrisons = SLOTS[: small["targets"]], small["boxes"], small["garrisons"]
            self.turns, self.calendar = small["turns"], small["calendar"]
        self.boxes = [dict(boxes) for _ in houses]
        self.targets: list[list[str]] = [[] for _ in houses]
        self.replaced: list[int | None] = [None for _ in houses]
        self.crossed_off: dict[int, str] = {}  # BY-25: seat -> kind, until all are in
        self.guesses: list[dict[int, str]] = [{} for _ in houses]
        if game == "byzantio":  # BY-08
            self.pretenders = [homes[house] for house in houses]
        else:  # NK-03
            [volcano] = [p for p in self.places if self.number[p] is None]
            self.pretenders = [volcano for _ in houses]
        self.reserves = [garrisons for _ in houses]  # BY-08
        self.garrisons = {city: [0 for _ in houses] for city in self.province}

        self.turn = 0
        self.order: list[int] = []
        self.tiles = [event for event in EVENTS if event in self.calendar.values()]  # BY-30, NK-08
        self.over = False
        self.options: dict[int, set[str]] = {}  # what the seats waited for can play
        self.outcomes: list[str] = []  # what nature can play
        self.script = self._script()
        next(self.script)

    # ---- the course of the game -------------------------------------------------------------

    def _script(self) -> Script:
        """The game from the first target to the last guess."""
        yield from self._write_targets()
        yield from self._find_starter()
        for turn in range(1, self.turns + 1):  # BY-10, NK-07
            self.turn = turn
            if turn in self.calendar:
                yield from self._event(self.calendar[turn])
            else:
                for seat in self.order:
                    yield from self._action(seat)
        yield from self._espionage()
        self.options, self.outcomes, self.over = {}, [], True

    def _ask(self, options: dict[int, set[str]]) -> Generator[None, Move, Move]:
        """Wait for a move of one of these seats."""
        self.options, self.outcomes = options, []
        return (yield)

    def _ask_nature(self, outcomes: Iterable[str]) -> Generator[None, Move, list[str]]:
        """Wait for nature."""
        self.options, self.outcomes = {}, list(outcomes)
        return (yield)[1]

    def _roll(self) -> Generator[None, Move, int]:
        """The die (BY-05)."""
        words = yield from self._ask_nature(f"roll {face}" for face in DIE)
        return int(words[1])

    # ---- set-up -----------------------------------------------------------------------------

    def _write_targets(self) -> Script:
        """All write at once, each target in another province (BY-07, NK-04)."""
        while unfinished := [s for s in self.seats if len(self.targets[s]) < len(self.slots)]:
            options = {}
            for seat in unfinished:
                taken = {self.province[target] for target in self.targets[seat]}
                options[seat] = {f"target {city}" for city, p in self.province.items() if p not in taken}
            seat, words = yield from self._ask(options)
            self.targets[seat].append(words[1])

    def _find_starter(self) -> Script:
        """The highest roll starts; those tied for it roll again (BY-09)."""
        rolling = self.seats
        while len(rolling) > 1:
            rolls = {}
            for seat in rolling:
                rolls[seat] = yield from self._roll()
            rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
        self.order = [*self.seats[rolling[0] :], *self.seats[: rolling[0]]]  # BY-09: clockwise

    # ---- garrisons in a city ----------------------------------------------------------------

    def _enemies(self, seat: int, city: str) -> list[int]:
        """The other seats with a garrison in this city."""
        return [other for other in self.seats if other != seat and self.garrisons[city][other] > 0]

    def _place(self, seat: int, city: str) -> None:
        """From the reserve to a city."""
        self.reserves[seat] -= 1
        self.garrisons[city][seat] += 1

    def _remove(self, seat: int, city: str) -> None:
        """From a city back to its owner's reserve."""
        self.garrisons[city][seat] -= 1
        self.reserves[seat] += 1

    def _one_more(self, seat: int, city: str) -> bool:
        """Whether BY-12 lets this seat have one more here, if the city as a whole gets no fuller."""
        return self.garrisons[city][seat] + 1 <= OF_ONE

    def _second_allowed(self, seat: int, city: str) -> bool:
        """A second garrison is placed only beside somebody else's (BY-15)."""
        return self.garrisons[city][seat] == 0 or self._enemies(seat, city) != []

    # ---- actions ----------------------------------------------------------------------------

    def _action(self, seat: int) -> Script:
        """One action, and one box of its kind, filled as soon as the action is chosen (BY-10)."""
        _, words = yield from self._ask({seat: self._actions(seat)})
        if words == ["pass"]:  # BY-11: no box
            return
        kind = self.kind[words[0]]
        self.boxes[seat][kind] -= 1  # BY-23: whatever comes of it
        if kind == "campaign":
            self._campaign(seat, words[1:])
        elif kind == "muster":  # BY-16
            self._place(seat, words[1])
        elif kind == "negotiate":
            yield from self._negotiate(seat, words[1])
        elif kind == "advance":  # BY-18
            self.pretenders[seat] = words[1]
        else:
            city, owner = words[1], self.houses.index(words[2])
            roll = yield from self._roll()
            if roll >= self._needed(seat, city, owner):
                self._remove(owner, city)  # BY-19, BY-20
                if kind == "bribe":  # BY-19
                    self._place(seat, city)

    def _actions(self, seat: int) -> set[str]:
        """Every action, and the pass (BY-11)."""
        texts = {
            "campaign": self._campaigns(seat),
            "muster": self._musters(seat),
            "negotiate": {city for city in self.province if self._swaps(seat, city)},
            "advance": {p for p in self.open if p != self.pretenders[seat]},  # BY-18, NK-03
            "bribe": self._bribes(seat),
            "expel": self._expels(seat),
        }
        found = {"pass"}
        for kind, rests in texts.items():
            if self.boxes[seat][kind] > 0:  # BY-10
                found |= {f"{self.word[kind]} {rest}" for rest in rests}
        return found

    def _campaigns(self, seat: int) -> set[str]:
        """Move, or move and place (BY-13, BY-14, BY-15, BY-24)."""
        found = set()
        for place in self.neighbours[self.pretenders[seat]]:  # BY-13
            if place not in self.open:  # NK-03
                continue
            found.add(place)  # BY-13, BY-24: placing is optional, and needs a reserve
            if self.reserves[seat] == 0:
                continue
            for city in self.cities[place]:
                if not self._one_more(seat, city) or not self._second_allowed(seat, city):  # BY-15
                    continue
                enemies = self._enemies(seat, city)
                if enemies:  # BY-14: one makes room, so four in all are never exceeded
                    found |= {f"{place} {city} -{self.houses[enemy]}" for enemy in enemies}
                else:
                    found.add(f"{place} {city}")
        return found

    def _campaign(self, seat: int, words: list[str]) -> None:
        self.pretenders[seat] = words[0]  # BY-13
        if len(words) == 3:  # BY-14: the removal comes first
            self._remove(self.houses.index(words[2].removeprefix("-")), words[1])
        if len(words) >= 2:
            self._place(seat, words[1])

    def _musters(self, seat: int) -> set[str]:
        """The cities where one stands that take one more (BY-16, BY-24)."""
        if self.reserves[seat] == 0:  # BY-24
            return set()
        return {
            city
            for city in self.cities[self.pretenders[seat]]  # BY-16
            if self._one_more(seat, city) and sum(self.garrisons[city]) + 1 <= IN_ALL  # BY-12
            if self._second_allowed(seat, city)  # BY-15
        }

    def _swaps(self, seat: int, own: str) -> set[str]:
        """What the garrison that this seat has in one city can be offered for (BY-17)."""
        if self.garrisons[own][seat] == 0:
            return set()
        return {
            f"for {city} {self.houses[owner]}"
            for city in self.province
            if city != own  # BY-17: different cities, the same province is no matter
            for owner in self._enemies(seat, city)
            if self._one_more(seat, city) and self._one_more(owner, own)  # BY-22: both sides
        }

    def _negotiate(self, seat: int, own: str) -> Script:
        _, words = yield from self._ask({seat: self._swaps(seat, own)})
        city, owner = words[1], self.houses.index(words[2])
        _, words = yield from self._ask({owner: {"accept", "refuse"}})  # BY-17
        if words == ["refuse"]:
            roll = yield from self._roll()
            if roll < self._needed(seat, city, owner):
                return
        self.garrisons[own][seat] -= 1
        self.garrisons[city][seat] += 1
        self.garrisons[city][owner] -= 1
        self.garrisons[own][owner] += 1

    def _needed(self, seat: int, city: str, owner: int) -> int:
        """The lowest roll that succeeds against this garrison (BY-17, BY-19, BY-20, BY-21)."""
        there = self.province[city]
        return 5 - (self.pretenders[seat] == there) + (self.pretenders[owner] == there)

    def _bribes(self, seat: int) -> set[str]:
        """Any enemy garrison whose place one's own can take (BY-19, BY-22)."""
        if self.reserves[seat] == 0:  # BY-19
            return set()
        return {text for text in self._expels(seat) if self._one_more(seat, text.split()[0])}  # BY-22

    def _expels(self, seat: int) -> set[str]:
        """Any enemy garrison (BY-20)."""
        return {f"{city} {self.houses[s]}" for city in self.province for s in self._enemies(seat, city)}

    # ---- events -----------------------------------------------------------------------------

    def _event(self, event: str) -> Script:
        """The event of the turn, then everybody crosses off a box (BY-25, NK-06)."""
        if self.hidden_events:  # BY-30, NK-08
            words = yield from self._ask_nature(f"reveal {tile}" for tile in self.tiles)
            event = words[1]
            self.tiles.remove(event)
        scripts = [self._earthquake, self._famine, self._succession, self._plague]
        yield from scripts[EVENTS.index(event)]()
        while len(self.crossed_off) < len(self.seats):  # BY-25: all at once, in any order
            seat, words = yield from self._ask(
                {
                    s: {f"strike {self.word[kind]}" for kind, left in self.boxes[s].items() if left > 0}
                    for s in self.seats
                    if s not in self.crossed_off
                }
            )
            self.crossed_off[seat] = self.kind[words[1]]
        for seat, kind in self.crossed_off.items():  # BY-25: all are in, and public
            self.boxes[seat][kind] -= 1
        self.crossed_off = {}

    def _struck_cities(self, roll: int) -> list[str]:
        """The cities in provinces with this number, in the board's order."""
        return [city for city, province in self.province.items() if self.number[province] == roll]

    def _earthquake(self) -> Script:
        """Every garrison in the struck provinces is removed (BY-26)."""
        roll = yield from self._roll()
        for city in self._struck_cities(roll):
            for seat in self.seats:
                while self.garrisons[city][seat] > 0:
                    self._remove(seat, city)

    def _famine(self) -> Script:
        """One roll for the provinces, then one for each garrison there (BY-27)."""
        number = yield from self._roll()
        for seat in self.order:
            for city in self._struck_cities(number):
                for _ in range(self.garrisons[city][seat]):
                    roll = yield from self._roll()
                    needed = 4 if self.pretenders[seat] == self.province[city] else 5
                    if roll < needed:
                        self._remove(seat, city)

    def _succession(self) -> Script:
        """Each replaces one target or keeps all; all write at once (BY-28, NK-04)."""
        unfinished = set(self.seats)
        while unfinished:
            seat, words = yield from self._ask({s: self._replacements(s) | {"keep"} for s in unfinished})
            unfinished.remove(seat)
            if words[0] == "retarget":
                slot = self.targets[seat].index(words[1])
                self.targets[seat][slot] = words[2]
                self.replaced[seat] = slot

    def _replacements(self, seat: int) -> set[str]:
        found = set()
        for old in self.targets[seat]:
            taken = {self.province[target] for target in self.targets[seat] if target != old}
            for new, province in self.province.items():
                if new != old and province not in taken:  # BY-28: the old one's province is allowed
                    found.add(f"retarget {old} {new}")
        return found

    def _plague(self) -> Script:
        """The left neighbour moves each struck pretender (BY-29)."""
        roll = yield from self._roll()
        struck = [seat for seat in self.order if self.number[self.pretenders[seat]] == roll]
        for seat in struck:
            left = (seat + 1) % len(self.seats)
            others = [p for p in self.open if p != self.pretenders[seat]]  # BY-29, NK-03
            _, words = yield from self._ask({left: {f"exile {self.houses[seat]} {p}" for p in others}})
            self.pretenders[seat] = words[2]

    # ---- end --------------------------------------------------------------------------------

    def _espionage(self) -> Script:
        """One name for each opponent, in any order; all write at once (BY-31)."""
        while True:
            options = {}
            for seat in self.seats:
                unnamed = [s for s in self.seats if s != seat and s not in self.guesses[seat]]
                if unnamed:
                    names = [self.houses[s] for s in unnamed]
                    options[seat] = {f"guess {name} {city}" for name in names for city in self.province}
            if not options:
                return
            seat, words = yield from self._ask(options)
            self.guesses[seat][self.houses.index(words[1])] = words[2]

    def _control(self, seat: int, city: str, points: int) -> int:
        """What a target brings its owner (BY-32)."""
        most = max(self.garrisons[city])
        if self.garrisons[city][seat] == 0 or self.garrisons[city][seat] < most:
            return 0
        sharing = self.garrisons[city].count(most)
        return {1: points, 2: points // 2, 3: 2, 4: 0}[sharing]

    def scores(self) -> list[int]:
        """Targets, and espionage once all guesses are in (BY-31 … BY-35)."""
        scores = [0 for _ in self.seats]
        for seat in self.seats:
            for slot, city in enumerate(self.targets[seat]):  # BY-34: targets only
                brings = self._control(seat, city, self.slots[slot])
                if self.replaced[seat] == slot:  # BY-33: 2 less of what it brings, never below 0
                    brings = max(0, brings - 2)
                scores[seat] += brings
            if self.over:
                for opponent, city in self.guesses[seat].items():
                    if self.targets[opponent][0] == city:  # BY-31: what is now in the slot
                        scores[seat] += ESPIONAGE
        return scores

    def winners(self) -> list[int]:
        """The highest score; of those tied, the earliest in player order (BY-35)."""
        scores = self.scores()
        return [seat for seat in self.order if scores[seat] == max(scores)][:1]

    # ---- playing ----------------------------------------------------------------------------

    def waiting(self) -> set[int]:
        """The seats that the game waits for."""
        return set(self.options)

    def chances(self) -> dict[str, int]:
        """Nature's outcomes, all equally likely (BY-05, BY-30)."""
        return dict.fromkeys(self.outcomes, 1)

    def moves(self, seat: int) -> set[str]:
        """Every move that this seat can make now."""
        return set(self.options.get(seat, set()))

    def play(self, actor: int | str, text: str) -> None:
        """Make one move, given in its canonical text; ValueError if it is not legal."""
        if isinstance(actor, int):
            seat, legal = actor, self.moves(actor)
        else:
            seat, legal = NATURE, set(self.outcomes) if actor == "nature" else set()
        if text not in legal:
            raise ValueError(f"{actor} can't play {text!r} now")
        with suppress(StopIteration):
            self.script.send((seat, text.split()))

    def position(self) -> dict[str, object]:
        """Everything on the board and on the sheets, for comparison."""
        return {
            "turn": self.turn,
            "order": list(self.order),
            "pretenders": list(self.pretenders),
            "garrisons": {city: list(counts) for city, counts in self.garrisons.items() if any(counts)},
            "reserves": list(self.reserves),
            "boxes": [dict(boxes) for boxes in self.boxes],
            "targets": [list(cities) for cities in self.targets],
            "replaced": list(self.replaced),
            "crossed_off": [self.crossed_off.get(seat) for seat in self.seats],
            "guesses": [dict(names) for names in self.guesses],
            "waiting": sorted(self.waiting()),
        }
