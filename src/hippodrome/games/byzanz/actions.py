"""The numbers of the actions of Byzanz: each constant is where the actions of one kind begin."""

from hippodrome.games.byzanz import record

PASS = 0  # a bid is a mask over the goods in the hand, sorted; the empty one is the pass
SELL = 1 << record.HAND_LIMIT  # + number of a set
TAX = SELL + len(record.SETS)  # + card
TAKE = TAX + record.KINDS  # + pile
DISCARD = TAKE + record.PILES  # + card
DONE = DISCARD + record.KINDS
COUNT = DONE + 1
