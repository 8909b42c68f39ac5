"""What a seat of Byzanz can know (BZ-34, BZ-35), and nothing more: the one place where secrets are kept.

Everything at the table is public but for the opening cards never shown, and the cards not drawn. `hidden`
holds the former, so a masked record is the true one with the hidden cards of the others moved back into the
deck, which then holds just what the seat has not seen.
"""

from typing import Any

from hippodrome.core.chance import NATURE, below
from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.sight import BLANK, SEEN
from hippodrome.games.byzanz import record


@compiled
def mask(s: Any, seat: int) -> None:
    """Blank what the seat can't know: the hidden cards of all others go back among the cards not seen."""
    for other in range(s.seats):
        if other != seat:
            for place in range(record.OPENING):
                card = s.hidden[other, place]
                if card != record.NO_CARD and card != record.UNSEEN:
                    s.hand[other, card] -= 1
                    s.hand[other, record.UNSEEN] += 1
                    s.deck[card] += 1
                    s.hidden[other, place] = record.UNSEEN


@compiled
def redeal(s: Any, seat: int, rng: Any) -> None:
    """Deal the cards that the seat has not seen anew, every deal of them equally likely."""
    mask(s, seat)
    unseen = 0
    for card in range(record.KINDS):
        unseen += s.deck[card]
    for other in range(s.seats):
        for place in range(record.OPENING):
            if s.hidden[other, place] == record.UNSEEN:
                left = below(rng, unseen)
                card = 0
                while left >= s.deck[card]:
                    left -= s.deck[card]
                    card += 1
                unseen -= 1
                s.deck[card] -= 1
                s.hand[other, record.UNSEEN] -= 1
                s.hand[other, card] += 1
                insert(s, other, place, card)


@compiled
def insert(s: Any, seat: int, place: int, card: int) -> None:
    """Put a card among the hidden ones of a hand, which stay sorted; `place` is the first free one."""
    while place > 0 and s.hidden[seat, place - 1] > card:
        s.hidden[seat, place] = s.hidden[seat, place - 1]
        place -= 1
    s.hidden[seat, place] = card


@inlined
def sealed(s: Any) -> int:
    """No phase is written in secret."""
    return 0


@inlined
def opens(s: Any, actor: int, action: int) -> bool:
    """Nothing is written in secret that could be opened."""
    return False


@inlined
def first(s: Any) -> int:
    """The player left of the dealer."""
    return 0


@compiled
def visible(s: Any, seat: int, actor: int, action: int) -> int:
    """What the seat sees of what is done next: all but the opening cards that others are dealt."""
    return BLANK if actor == NATURE and s.phase == record.DEAL and s.seat != seat else SEEN
