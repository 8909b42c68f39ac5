"""The numbers of the actions of Byzantio and Nekken: each constant is where the actions of one kind begin."""

from hippodrome.games.intrigue.record import CITIES, KINDS, MOST, PLACES, SLOTS

PASS = 0
TARGET = 1  # + city
CAMPAIGN = TARGET + CITIES  # + place: the pretender moves, and places nothing
ENTER = (
    CAMPAIGN + PLACES
)  # + city * 5 + (0, or 1 + the seat whose garrison is removed): a campaign that places
MUSTER = ENTER + CITIES * (MOST + 1)  # + city
ADVANCE = MUSTER + CITIES  # + place
NEGOTIATE = ADVANCE + PLACES  # + own city
FOR = NEGOTIATE + CITIES  # + city * 4 + owner: what the offer is for
ACCEPT = FOR + CITIES * MOST
REFUSE = ACCEPT + 1
BRIBE = REFUSE + 1  # + city * 4 + owner
EXPEL = BRIBE + CITIES * MOST  # + city * 4 + owner
STRIKE = EXPEL + CITIES * MOST  # + kind of box
KEEP = STRIKE + KINDS
RETARGET = KEEP + 1  # + slot * 40 + city
EXILE = RETARGET + SLOTS * CITIES  # + place
GUESS = EXILE + PLACES  # + seat * 40 + city
COUNT = GUESS + MOST * CITIES
