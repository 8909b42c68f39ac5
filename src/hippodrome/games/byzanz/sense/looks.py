"""What others see of a bid: its cards. The action itself says where these are in a hand that the others don't know."""

from typing import Any

import numpy as np

from hippodrome.core.compiled import compiled
from hippodrome.games.byzanz import actions, record

_CARDS = record.TRADER + 1  # a card laid is a digit, from 1; the lowest card comes last


@compiled
def shown(s: Any, seat: int, action: int) -> int:
    """Return the cards of a bid as a negative number, any other action as it is."""
    if action == actions.PASS or action >= actions.SELL:
        return np.int64(action)
    looks, digit, chosen = np.int64(0), np.int64(1), np.int64(action)
    for card in range(record.TRADER):
        held = np.int64(s.hand[seat, card])
        copies = chosen & ((1 << held) - 1)
        chosen >>= held
        while copies:
            looks += digit * (card + 1)
            digit *= _CARDS
            copies >>= 1
    return -looks


@compiled
def meant(s: Any, seat: int, looks: int) -> int:
    """Return the bid of these cards from the hand that the seat has in this world; -1 if it does not have them."""
    if looks >= 0:
        return np.int64(looks)
    cards, chosen, bit = np.int64(-looks), np.int64(0), np.int64(0)
    lowest = cards % _CARDS
    for card in range(record.TRADER):
        held, copies = np.int64(s.hand[seat, card]), np.int64(0)
        while lowest == card + 1:
            copies += 1
            cards //= _CARDS
            lowest = cards % _CARDS
        if copies > held:
            return np.int64(-1)
        chosen |= ((1 << copies) - 1) << bit
        if cards == 0:
            break
        bit += held
    return chosen
