"""A Byzanz table laid by hand: there is no nature, the test draws every card and plays every move."""

from collections.abc import Callable, Mapping, Sequence

import pytest

from hippodrome.game import Game

# BZ-03, copied from the sheet
OFFERS = {3: [6, 4, 2], 4: [5, 4, 3, 2], 5: [5, 4, 3, 2, 1], 6: [6, 5, 4, 3, 2, 1]}
SET_ASIDE = {3: 4, 4: 12, 5: 2, 6: 4}
ROUNDS = {3: 8, 4: 6, 5: 6, 6: 4}

COPIES = {f"{good}{value}": n for good in "CGOSTW" for value, n in enumerate((6, 5, 3, 2), 1)} | {"X": 16}

every_table = pytest.mark.parametrize("seats", [3, 4, 5, 6])

# Opening hands for seats of which a test says nothing: two 1s and two 2s of four goods each.
PLAIN = ("C1 G1 O2 S2", "G1 O1 S2 T2", "O1 S1 T2 W2", "C2 S1 T1 W2", "C2 G2 T1 W1", "C1 G2 O2 W1")

Draw = Callable[[Mapping[str, int]], str]


def evenly(left: Mapping[str, int]) -> str:
    """The card of which the largest share is left: cards of all kinds come up in turn."""
    return max(left, key=lambda card: left[card] / COPIES[card])


# ---------------------------------------------------------------- laying a position


def deal(
    seats: int, hands: Sequence[str] = (), lot: str | None = None, *, open_profits: bool = False
) -> Game:
    """Opening hands (plain ones where none is given), and the first lot; `lot=""` leaves it in the deck."""
    game = Game("byzanz", {"seats": seats, "open_profits": open_profits})
    for seat in range(seats):
        cards = hands[seat] if seat < len(hands) else PLAIN[seat]
        assert len(cards.split()) == 4, f"an opening hand has four cards, not {cards}"
        draw(game, cards)
    if lot != "":
        turn_up(game, lot)
    return game


def draw(game: Game, cards: str) -> None:
    for card in cards.split():
        game.play("nature", f"draw {card}")


def turn_up(game: Game, lot: str | None = None) -> None:
    """Turn up the lot that is due: these cards, which must be just as many, or any."""
    if lot is None:
        while game.chances():
            draw(game, evenly(undrawn(game)))
        return
    draw(game, lot)
    assert not game.chances(), f"{lot} is not the whole lot"


def undrawn(game: Game) -> dict[str, int]:
    """The cards that nature can draw, with the number of copies left; none when it has nothing to draw."""
    return {card: n for card, n in zip(COPIES, game.chances(), strict=False) if n}


# ---------------------------------------------------------------- playing on


def pass_all(game: Game) -> None:
    """Everybody who is still asked in this auction passes."""
    while phase(game) == "bid":
        game.play(game.turn[0], "pass")


def win(game: Game, seat: int, bid: str, tax: str | None = None) -> None:
    """The seat bids, all others pass; then it pays the tax, unless that is left to the test."""
    while phase(game) == "bid":
        game.play(game.turn[0], f"bid {bid}" if game.turn == [seat] else "pass")
    assert (phase(game), game.turn) == ("tax", [seat])
    if tax:
        game.play(seat, f"tax {tax}")


def step(game: Game, keep: Mapping[int, str] | None = None, choose: Draw = evenly) -> None:
    """One move of a dull game: nobody bids or sells, any card or pile will do, `keep` is discarded last."""
    if game.chances():
        draw(game, choose(undrawn(game)))
        return
    seat = game.turn[0]
    moves = [move for move in game.legal(seat) if not move.startswith("sell")]
    if phase(game) == "over":
        spare = hand(game, seat).split()
        for card in (keep or {}).get(seat, "").split():
            if card in spare:
                spare.remove(card)
        moves = [f"discard {spare[0]}"]
    game.play(seat, moves[0])


def play_until(
    game: Game,
    wanted: str,
    in_round: int | None = None,
    keep: Mapping[int, str] | None = None,
    choose: Draw = evenly,
) -> None:
    """The dull game, up to the next time that this phase (of this round) comes."""
    while not (phase(game) == wanted and in_round in (None, game.view("spectator")["round"])):
        assert phase(game) != "end", f"the game ended without {wanted}"
        step(game, keep, choose)


# ---------------------------------------------------------------- looking


def hand(game: Game, seat: int) -> str:
    """The whole hand, as its owner sees it."""
    return " ".join(game.view(seat)["players"][seat]["hand"])


def size(game: Game, seat: int) -> int:
    return len(hand(game, seat).split())


def seen_hand(game: Game, seat: int, eyes: int | str = "spectator") -> str:
    """The hand as somebody else sees it, `?` for an unknown card."""
    return " ".join(game.view(eyes)["players"][seat]["hand"])


def profit(game: Game, seat: int) -> str:
    return " ".join(game.view(seat)["players"][seat]["profit"])


def points(game: Game, seat: int) -> int:
    return int(game.view(seat)["players"][seat]["points"])


def laid(game: Game, seat: int) -> str:
    return " ".join(game.view("spectator")["players"][seat]["laid"])


def offers(game: Game) -> list[int]:
    """The offer card of each seat, 0 for none."""
    return [player["offer"] or 0 for player in game.view("spectator")["players"]]


def phase(game: Game) -> str:
    return str(game.view("spectator")["phase"])


def lot(game: Game) -> str:
    return " ".join(game.view("spectator")["lot"])


def market(game: Game) -> str:
    return " ".join(game.view("spectator")["market"])


def gone(game: Game) -> str:
    """The cards that left the game."""
    return " ".join(game.view("spectator")["gone"])


def bids(game: Game, seat: int) -> list[str]:
    """The bids that the seat can make now."""
    return [move for move in game.legal(seat) if move.startswith("bid")]


def sales(game: Game, seat: int) -> list[str]:
    """The sales that the seat can make now."""
    return [move for move in game.legal(seat) if move.startswith("sell")]


def last_lot_of_e2() -> Game:
    """The round of BZ-E2 up to its last lot, which falls to seat 2 without a bid."""
    hands = ["C1 C1 O1 O1", "T1 T1 T2 O1", "O2 O3 W1 W2", "S1 S2 O2 O2"]
    game = deal(4, hands, lot="X O4 G1 G1 G1")
    win(game, 1, "T1 T1 T2", tax="X")
    turn_up(game, "C3 W1 W1 G2")
    win(game, 3, "S1 S2", tax="C3")
    turn_up(game, "W3 O1 G2")
    win(game, 0, "C1 C1", tax="W3")
    turn_up(game, "G3 X")
    return game
