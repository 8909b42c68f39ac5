"""What the charts need to know of a game, found by playing its log again on the record."""

from hippodrome.arena.results import Fight, Price
from hippodrome.game import Game
from hippodrome.notation import words
from hippodrome.notation.byzanz import cards_text, counted
from hippodrome.notation.intrigue import IntrigueWords
from hippodrome.rules import calls, intrigue_record
from hippodrome.rules.byzanz_record import BID, TAX, VALUE
from hippodrome.rules.contract import GAMES

# A player's own doing. What earthquake and famine take away is nobody's.
_FOUGHT = (intrigue_record.ACT, intrigue_record.ANSWER, intrigue_record.ROLL)


def prices(game: Game) -> tuple[Price, ...]:
    """Every auction of a game of Byzanz in which there was something to bid, in order (BZ-15, BZ-17).

    The last auction of a round, which has one player left (BZ-18), is not among them.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=3, seed=7)
    >>> for move in ("pass", "pass", "pass"):
    ...     game.play(game.turn[0], move)
    >>> prices(game)
    (Price(bid=0, lot='C3 C4 O2 S1 T4 W3'),)
    """
    one = GAMES["byzanz"].opening(game.options)
    phase, lot, market = one["phase"], one["lot"][0], one["market"][0]  # as they are at each step
    found = []
    for actor, action in game.steps:
        bidding = phase[0] == BID
        if bidding:
            offered, before = lot.tolist(), market.copy()
        calls.apply(one, actor, action)
        if bidding and phase[0] != BID:
            # The winner's bid is what has come to the market; if nobody has bid, no tax is due.
            bid = int(VALUE @ (market - before)) if phase[0] == TAX else 0
            found.append(Price(bid, cards_text(counted(offered))))
    return tuple(found)


def fights(game: Game) -> tuple[Fight, ...]:
    """Every garrison in a game of Byzantio or Nekken that had to give way to a player, by campaign, swap, bribe or
    expulsion (BY-14, BY-17, BY-19, BY-20), with turn and city; a swap counts in both its cities.

    >>> from hippodrome.game import new
    >>> fights(new("nekken", seats=2, seed=7))
    ()
    """
    table = words(game.name, game.options)
    assert isinstance(table, IntrigueWords), "only these games have cities"
    one = GAMES[game.name].opening(game.options)
    phase, turn, garrison = one["phase"], one["turn_number"], one["garrison"][0]
    found = []
    for actor, action in game.steps:
        fought = phase[0] in _FOUGHT
        if fought:
            now, before = int(turn[0]), garrison.copy()
        calls.apply(one, actor, action)
        if fought:
            lost = (garrison < before).any(axis=1).nonzero()[0]
            found += [Fight(now, table.cities[city]) for city in lost]
    return tuple(found)
