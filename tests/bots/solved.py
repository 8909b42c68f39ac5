"""Positions near the end, laid by hand, and the exhaustive search that says what is best in them.

Every seat maximises its own expected share of the victory, of equal shares the one with more points; nature is
averaged by its weights. What the searching seat can't know is averaged too: over worlds that `redeal` gives,
each solved with open sheets. Espionage comes after the last decision that matters here, and naming each of
dozens of cities would only make the tree wide: a guess is taken as a blind one, right as often as one city in
play is. The positions are laid on the small maps of `tests.games.intrigue.realm`, with few boxes left.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots import Situation
from hippodrome.core import calls, notation
from hippodrome.core.chance import NATURE, generator
from hippodrome.core.playouts import LOWEST
from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.games.byzanz import record as byzanz_record
from hippodrome.games.byzanz.notation import CARDS
from hippodrome.games.intrigue import actions as intrigue_actions
from hippodrome.games.intrigue import record as intrigue_record
from tests.games.intrigue import realm

# ---------------------------------------------------------------- the solver


class Prospect(NamedTuple):
    """What a position comes to, for each seat."""

    shares: tuple[float, ...]  # of the victory
    points: tuple[float, ...]

    def for_seat(self, seat: int) -> tuple[float, float]:
        return round(self.shares[seat], 9), round(self.points[seat], 9)


class Solver:
    """Plays every line of a position to its end, each position once."""

    def __init__(self) -> None:
        self.known: dict[bytes, Prospect] = {}
        self.out = calls.scratch()

    def solve(self, one: Any) -> Prospect:
        key = one.tobytes()
        if key not in self.known:
            self.known[key] = self._look_ahead(one)
        return self.known[key]

    def after(self, one: Any, actor: int, action: int) -> Prospect:
        following = one.copy()
        calls.apply(following, actor, action)
        return self.solve(following)

    def legal(self, one: Any, seat: int) -> list[int]:
        return [int(action) for action in self.out[: calls.legal(one, seat, self.out)]]

    def _look_ahead(self, one: Any) -> Prospect:
        seats = calls.turn(one)
        if not seats:
            weights = [int(weight) for weight in self.out[: calls.chances(one, self.out)]]
            outcomes = [(action, weight) for action, weight in enumerate(weights) if weight]
            return self._average(one, NATURE, outcomes) if outcomes else self._end(one)
        seat = int(LOWEST[seats])
        if one.dtype == intrigue_record.State and one["phase"][0] == intrigue_record.GUESS:
            return self._average(one, seat, self._blind_guess(one, seat))
        futures = [self.after(one, seat, action) for action in self.legal(one, seat)]
        return max(futures, key=lambda future: future.for_seat(seat))

    def _average(self, one: Any, actor: int, outcomes: Sequence[tuple[int, int]]) -> Prospect:
        futures = [self.after(one, actor, action) for action, _ in outcomes]
        weights = [weight for _, weight in outcomes]
        return mean(futures, weights)

    def _blind_guess(self, one: Any, seat: int) -> list[tuple[int, int]]:
        """For the first opponent not named yet: the right city, and any wrong one for all of them."""
        first, cities = intrigue_actions.GUESS, intrigue_record.CITIES
        guesses = self.legal(one, seat)
        named = (guesses[0] - first) // cities
        right = first + named * cities + int(one["target"][0, named, 0])
        of_named = [guess for guess in guesses if (guess - first) // cities == named]
        wrong = next(guess for guess in of_named if guess != right)
        return [(right, 1), (wrong, len(of_named) - 1)]

    def _end(self, one: Any) -> Prospect:
        seats = int(one["seats"][0])
        calls.score(one, self.out)
        won = calls.winners(one)
        return Prospect(
            tuple((won >> seat & 1) / won.bit_count() for seat in range(seats)),
            tuple(float(points) for points in self.out[:seats]),
        )


def mean(futures: Sequence[Prospect], weights: Sequence[float]) -> Prospect:
    shares = np.average([future.shares for future in futures], axis=0, weights=weights)
    points = np.average([future.points for future in futures], axis=0, weights=weights)
    return Prospect(tuple(shares.tolist()), tuple(points.tolist()))


# ---------------------------------------------------------------- a position


@dataclass(frozen=True)
class Position:
    """What a seat sees in its turn, and the move that it should find."""

    about: str
    game: str
    seat: int
    masked: Any
    words: notation.Words
    best: str

    @property
    def legal(self) -> list[int]:
        return Solver().legal(self.masked, self.seat)

    def situation(self, seed: int) -> Situation:
        """What a bot is asked with."""
        return Situation(self.game, self.masked, self.seat, tuple(self.legal), lambda: random.Random(seed))

    def text(self, action: int) -> str:
        return self.words.write(self.masked, self.seat, action)

    def worlds(self, number: int) -> Iterator[Any]:
        for seed in range(number):
            world = self.masked.copy()
            calls.redeal(world, self.seat, generator(seed))
            yield world

    def solved(self, worlds: int) -> dict[str, float]:
        """The share of the victory that each move brings to the seat, the best first."""
        solver = Solver()
        shares = dict.fromkeys(self.legal, 0.0)
        for world in self.worlds(worlds):
            for action in shares:
                shares[action] += solver.after(world, self.seat, action).shares[self.seat] / worlds
        ranked = sorted(shares, key=lambda action: -shares[action])
        return {self.text(action): shares[action] for action in ranked}


# ---------------------------------------------------------------- laying Byzanz


def counts(cards: str) -> Any:
    """How many there are of each card."""
    counted = np.zeros(len(CARDS), np.int8)
    for card in cards.split():
        counted[CARDS.index(card)] += 1
    return counted


def byzanz(
    about: str,
    best: str,
    *,
    phase: str,
    hands: Sequence[str],
    profits: Sequence[str],
    offers: Sequence[int] = (6, 4, 2),
    market: str = "",
    lot: str = "",
    taken: int = 0,
    undrawn: str = "O1 O1 O1 O1",
) -> Position:
    """Three merchants in the last round, seat 0 thinks; every card in the hands has been shown.

    `offers` are the offer cards held, `taken` says how many have taken from the market. The cards not drawn
    are all alike, so nothing is hidden or left to chance; cards not named are out of the game.
    """
    game = Game("byzanz", {"seats": 3})
    one = game.record
    s = one[0]
    s.hidden[:] = s.laid[:] = byzanz_record.NO_CARD
    for each, (hand, profit) in enumerate(zip(hands, profits, strict=True)):
        s.hand[each, : len(CARDS)] = counts(hand)
        s.profit[each] = counts(profit)
    s.market, s.lot, s.deck = counts(market), counts(lot), counts(undrawn)
    s.gone = (
        byzanz_record.COPIES - s.market - s.lot - s.deck - s.hand[:, : len(CARDS)].sum(0) - s.profit.sum(0)
    )
    assert s.gone.min() >= 0, "no card more often than there is of it (BZ-01)"
    s.offer[:3] = offers
    s.leader = s.first_passed = byzanz_record.NOBODY
    s.due, s.seat, s.phase = 0, 0, byzanz_record.PHASES.index(phase)
    s.round_number = byzanz_record.ROUNDS[3] - 1
    s.step = sum(1 for offer in offers if offer) + taken
    if s.phase == byzanz_record.FINAL:
        s.offer[:], s.round_number, s.step, s.seat = 0, byzanz_record.ROUNDS[3], 0, byzanz_record.NOBODY
    if phase == "bid":
        s.bidding = sum(1 << each for each, offer in enumerate(offers) if not offer)
    calls.mask(one, 0)
    return Position(about, "byzanz", 0, one, GAMES["byzanz"].words(game.options), best)


# ---------------------------------------------------------------- laying Byzantio and Nekken


def intrigue(
    name: str,
    about: str,
    best: str,
    *,
    targets: str,
    garrisons: Mapping[str, str],
    stand: Sequence[str],
    boxes: Sequence[str],
    turn: int | None = None,
    first: bool = False,
    phase: str = "act",
    said: str = "",
    by: int = 0,
) -> Position:
    """Two players on the small map; seat 0 thinks. `garrisons` lists the seats that have one in each city.

    Unless it is `first`, seat 0 is last in player order. `said` are moves made since, the first by seat `by`.
    """
    game = realm.fresh(2, name)
    one = game.record
    s = one[0]
    places = realm.PROVINCES if name == "byzantio" else ["nekken", *realm.REGIONS]
    cities = realm.CITIES if name == "byzantio" else realm.REGIONS
    capitals = realm.CAPITALS if name == "byzantio" else realm.REGIONS
    assert len(targets.split()) == s.slots
    s.target[0, : s.slots] = [cities.index(city) for city in targets.split()]
    s.target[1, : s.slots] = [cities.index(city) for city in capitals[: s.slots]]
    for city, seats in garrisons.items():
        for each in map(int, seats.split()):
            s.garrison[cities.index(city), each] += 1
            s.reserve[each] -= 1
    s.pretender[:2] = [places.index(place) for place in stand]
    kinds = ("campaign", "muster", "negotiate", "advance", "bribe", "expel")
    for each in range(2):
        s.box[each] = [boxes[each].split().count(kind) for kind in kinds]
    s.starter = 0 if first else 1
    s.turn_number = turn or s.turns
    s.phase = intrigue_record.PHASES.index(phase)
    s.seat = by if phase == "act" else intrigue_record.NOBODY
    s.succession = phase == "succession" or s.turn_number > 20
    s.ready = 2 if phase == "succession" else 0  # seat 1 has written
    words = GAMES[name].words(game.options)
    for move in filter(None, said.split("; ")):
        seat = int(LOWEST[calls.turn(one)])
        calls.apply(one, seat, words.read(one, seat, move))
    assert calls.turn(one) & 1
    calls.mask(one, 0)
    return Position(about, name, 0, one, words, best)


# ---------------------------------------------------------------- the positions

BYZANZ = [
    # Cloth 4, 3 and the trader make 7 points against 6; spices would make 5.
    byzanz(
        "takes the trader that completes the set of cloth",
        "take X",
        phase="take",
        offers=(2, 4, 6),
        hands=("C4 C3 S1 T1", "O1 T1", "G1"),
        profits=("T3", "W4 W2", "S2"),
        market="X S2 S1 W1",
    ),
    # The cloth makes 10, but leaves wine 4, 3, 1 to seat 1, who then has 11. Without the wine it has 7.
    byzanz(
        "takes the wine that the rival needs, not the cloth that it could sell",
        "take W",
        phase="take",
        offers=(2, 4, 6),
        hands=("C2 C1 T1 G1", "W3 O1", "G1"),
        profits=("S4 S4", "T4 T3", "S2"),
        market="C1 W4 W1",
    ),
    # 6 points all: five cards are left after a sale, against four; a discard first would leave four (BZ-33).
    byzanz(
        "sells rather than discards, for the cards left break the tie",
        "sell C4 C1 X",
        phase="over",
        offers=(6, 4, 2),
        taken=3,
        hands=("C4 C1 X G3 G2 O1 S1 T1", "O2 S2 T1 W1", "G1"),
        profits=("W2", "W4 T2", "S2"),
    ),
    # The holder of offer 2 takes first: the cloth comes back, and the trader makes a set of timber besides.
    byzanz(
        "pays the cloth as tax that it takes back with the pile",
        "tax C3",
        phase="tax",
        offers=(0, 6, 4),
        hands=("C4 T1 T1", "W4 W2", "G1"),
        profits=("S4", "T4 T4", "S2"),
        market="C1",
        lot="C3 X",
    ),
    # Seat 2 can bid 1 at most, and would win by selling wine 4 with its traders.
    byzanz(
        "bids the timber and keeps the cloth that the lot completes",
        "bid T2",
        phase="bid",
        offers=(0, 6, 0),
        hands=("C4 C3 T2", "G1", "X X S1"),
        profits=("S4", "G3", "T4 T1"),
        lot="C1 W4 W2 T1",
        undrawn="O1 O1 O1 O1 O1 O1",
    ),
    # Grain makes 9 against 8; cloth makes 8, and seat 1 has more cards left (BZ-33).
    byzanz(
        "lends the trader to the four, not to the three",
        "sell G4 G3 X",
        phase="final",
        hands=("G4 G3 C3 C1 X", "O1 S1 T1", "O1"),
        profits=("S4 S1", "T4 T4", "S2"),
    ),
]

by = partial(intrigue, "byzantio")
BYZANTIO = [
    # Fourteen points, and the rival has one city less; b1, e1 and j1 are empty and worth 10, 10, 8.
    by(
        "drives the rival out of the first target rather than takes an empty one",
        "campaign galatia g1 -komnenos",
        targets="g1 b1 e1 j1 a1 c1 d1",
        garrisons={"g1": "1", "k1": "1", "l1": "1", "a1": "0", "c1": "0"},
        stand=("frygia", "lydia"),
        boxes=("campaign", ""),
    ),
    # A second garrison wins 7 points and takes from the rival; a campaign to c1 wins 6.
    by(
        "musters to break the tie in the first target rather than campaigns for the sixth",
        "muster g1",
        targets="g1 b1 e1 j1 a1 c1 d1",
        garrisons={"g1": "0 1", "i1": "1", "l1": "1", "a1": "0"},
        stand=("galatia", "lydia"),
        boxes=("campaign muster", ""),
    ),
    # The same roll, but an expulsion would leave the city empty.
    by(
        "bribes in the first target rather than expels",
        "bribe g1 komnenos",
        targets="g1 b1 e1 j1 a1 c1 d1",
        garrisons={"g1": "1", "i1": "1", "l1": "1", "a1": "0"},
        stand=("galatia", "lydia"),
        boxes=("bribe expel", ""),
    ),
    # g1 is worth 14, c1 only 6; refused, it would take a roll of 5.
    by(
        "accepts a swap that gives it the first target for the sixth",
        "accept",
        targets="g1 b1 e1 j1 a1 c1 d1",
        garrisons={"g1": "1", "i1": "1", "l1": "1", "c1": "0", "a1": "0"},
        stand=("galatia", "lydia"),
        boxes=("", "negotiate"),
        by=1,
        said="negotiate g1; for c1 aggelos",
    ),
    # k1 is no target.
    by(
        "refuses a swap that takes the first target from it",
        "refuse",
        targets="g1 b1 e1 j1 a1 c1 d1",
        garrisons={"k1": "1", "l1": "1", "g1": "0", "c1": "0"},
        stand=("galatia", "lydia"),
        boxes=("", "negotiate"),
        by=1,
        said="negotiate k1; for g1 aggelos",
    ),
    # g1 is far and a rival is in it: advance beside it, then campaign. A muster would only share it.
    by(
        "strikes the muster, for it takes an advance and a campaign to win the first target",
        "strike muster",
        targets="g1 b1 e1 j1 a1 c1 d1",
        garrisons={"g1": "1", "i1": "1", "l1": "1", "a1": "0"},
        stand=("attica", "lydia"),
        boxes=("campaign muster advance", "advance"),
        turn=24,
        phase="strike",
        first=True,
    ),
    # h1 is offered; c1 is the sixth target, l1 none.
    by(
        "asks for the garrison in the first target",
        "for g1 komnenos",
        targets="g1 b1 e1 j1 a1 c1 d1",
        garrisons={"g1": "1", "c1": "1", "l1": "1", "h1": "0", "a1": "0"},
        stand=("galatia", "lydia"),
        boxes=("negotiate", ""),
        said="negotiate h1",
    ),
    # Two turns are left. Both cities can be won, if the pretender musters before it leaves.
    by(
        "musters in the second target before it campaigns into the first",
        "muster g1",
        targets="c1 g1 e1 j1 a1 f1 d1",
        garrisons={"g1": "0 1", "c1": "1", "i1": "1", "l1": "1"},
        stand=("galatia", "lydia"),
        boxes=("muster campaign", ""),
        turn=29,
    ),
    # Two turns are left: f1 or a1 can be had at once, but d1 lies two campaigns away, and both hit the rival.
    by(
        "campaigns towards the first target rather than into the fifth",
        "campaign cilicia c1 -komnenos",
        targets="d1 b1 e1 j1 f1 a1 i1",
        garrisons={"c1": "1", "d1": "1", "l1": "1", "h1": "1", "e1": "0"},
        stand=("boeotia", "lydia"),
        boxes=("campaign campaign", ""),
        turn=29,
    ),
]

nk = partial(intrigue, "nekken")
NEKKEN = [
    # Fourteen points and one region less for the rival, or ten.
    nk(
        "drives the rival out of the first target rather than takes the empty second",
        "colonise cave cave -hunder",
        targets="cave ash elm fen hill isle",
        garrisons={"cave": "1", "gorge": "1", "jungle": "1", "hill": "0"},
        stand=("bog", "gorge"),
        boxes=("campaign", ""),
    ),
    # The rival's two settlers in the cave stay. The dune is held, and no target yet: 12 points in that slot.
    nk(
        "puts the region that it holds into the slot of the first target, which is lost",
        "retarget cave dune",
        targets="cave ash elm fen hill isle",
        garrisons={"cave": "1 1", "gorge": "1", "dune": "0", "hill": "0"},
        stand=("bog", "gorge"),
        boxes=("muster", "muster"),
        turn=20,
        phase="succession",
    ),
    # One against two scores nothing, one against one seven; the chief gives +1.
    nk(
        "expels one of two from the first target",
        "expel cave hunder",
        targets="cave ash elm fen hill isle",
        garrisons={"cave": "0 1 1", "gorge": "1", "hill": "0"},
        stand=("cave", "gorge"),
        boxes=("campaign expel", ""),
    ),
    # An expulsion would leave the cave empty, and the chief can't campaign into the region in which it stands.
    nk(
        "bribes in the first target rather than expels or moves on",
        "bribe cave hunder",
        targets="cave ash elm fen hill isle",
        garrisons={"cave": "1", "gorge": "1", "jungle": "1", "hill": "0"},
        stand=("cave", "gorge"),
        boxes=("bribe expel campaign", ""),
    ),
    # The bog is no target.
    nk(
        "refuses a swap that takes the first target from it",
        "refuse",
        targets="cave ash elm fen hill isle",
        garrisons={"bog": "1", "gorge": "1", "hill": "0", "cave": "0"},
        stand=("bog", "gorge"),
        boxes=("", "negotiate"),
        by=1,
        said="negotiate bog; for cave racan",
    ),
    # What it asks for is in the dune, worth 14; the isle is worth 8, the ash nothing.
    nk(
        "offers the settler that holds no target",
        "negotiate ash",
        targets="dune cave fen jungle isle bog",
        garrisons={"dune": "1", "elm": "1", "gorge": "1", "isle": "0", "ash": "0"},
        stand=("dune", "ash"),
        boxes=("negotiate", ""),
    ),
    # Two turns are left. Both regions can be won, if the chief settles before it leaves.
    nk(
        "settles in the second target before it colonises the first",
        "settle cave",
        targets="dune cave fen jungle isle bog",
        garrisons={"cave": "0 1", "dune": "1", "ash": "1", "hill": "1", "gorge": "1", "isle": "0"},
        stand=("cave", "ash"),
        boxes=("campaign muster", ""),
        turn=26,
    ),
]

POSITIONS: list[Position] = [*BYZANZ, *BYZANTIO, *NEKKEN]
