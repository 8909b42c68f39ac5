"""What an analysis of Byzantio or Nekken tells apart: who starts, the dice, the events; and what espionage brought."""

from typing import Any

from hippodrome.games.intrigue import record

KINDS = START, DICE, EVENT = "start", "dice", "event"


def kind(one: Any) -> str:
    """Which kind of luck the next roll or tile is (BY-09, BY-17 … BY-20, BY-26 … BY-30).

    >>> from hippodrome.games import GAMES
    >>> one = GAMES["nekken"].opening(GAMES["nekken"].check({"seats": 2}))
    >>> one["phase"] = record.STARVE
    >>> kind(one)
    'event'
    """
    return {record.START: START, record.ROLL: DICE}.get(int(one["phase"][0]), EVENT)


def espionage(one: Any) -> list[dict[str, int]]:
    """How many targets each seat has guessed, and how many of these rightly (BY-31).

    >>> from hippodrome.games import GAMES
    >>> espionage(GAMES["nekken"].opening(GAMES["nekken"].check({"seats": 2})))
    [{'guesses': 0, 'right': 0}, {'guesses': 0, 'right': 0}]
    """
    s, seats = one[0], range(int(one["seats"][0]))
    return [
        {
            "guesses": int((s["guess"][seat] != record.NOWHERE).sum()),
            "right": sum(
                int(s["guess"][seat, other] == s["target"][other, 0] >= 0) for other in seats if other != seat
            ),
        }
        for seat in seats
    ]
