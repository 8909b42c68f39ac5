"""How much a viewer sees of a step: the values that `visible` of every game returns."""

HIDDEN = 0  # not even that it was taken
BLANK = 1  # that it was taken, but not what it was
SEEN = 2
