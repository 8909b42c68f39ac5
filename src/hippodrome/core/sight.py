"""How much a seat sees of a step: `visible` of every game answers with one of these."""

HIDDEN = 0  # not even that it was taken
BLANK = 1  # that it was taken, but not what it was
SEEN = 2
