"""Byzantio and Nekken as data: the tables of the sheet, the record of a game."""

import numpy as np

MOST = 4  # players
SEATS = (2, 3, 4)
PLACES = 32  # room in the record; a board can have fewer
CITIES = 40
SLOTS = 7
SLOT_POINTS = np.array([14, 10, 10, 8, 8, 6, 6], np.int8)  # BY-06
PLACE_LIMIT = 2  # of one player's garrisons in a city, and of all together (BY-12)
CITY_LIMIT = 4
GUESS_POINTS = 5  # BY-31
REPLACED_LESS = 2  # points that a replaced target brings less (BY-33)
SIDES = 8  # of the die: nature's actions are 0 … 7 for 1 … 8, or the number of an event (BY-05)

CAMPAIGN, MUSTER, NEGOTIATE, ADVANCE, BRIBE, EXPEL = range(6)
KINDS = 6  # of action boxes
EARTHQUAKE, FAMINE, SUCCESSION, PLAGUE = range(4)
EVENTS = ("earthquake", "famine", "succession", "plague")

# What differs between the two games: data, and nothing else.
HOUSES = {  # BY-04, NK-01
    "byzantio": ("aggelos", "komnenos", "doukas", "phokas"),
    "nekken": ("racan", "hunder", "anicarn", "heran"),
}
GARRISONS = {"byzantio": 10, "nekken": 9}
BOXES = {"byzantio": (10, 6, 4, 4, 3, 3), "nekken": (9, 5, 4, 3, 3, 3)}  # BY-06, NK-05
TURNS = {"byzantio": 30, "nekken": 27}  # BY-10, NK-07
SCHEDULE = {  # BY-10, BY-26 … BY-29, NK-06: the turns of the events
    "byzantio": ((6, EARTHQUAKE), (12, FAMINE), (18, SUCCESSION), (24, PLAGUE)),
    "nekken": ((6, EARTHQUAKE), (13, PLAGUE), (20, SUCCESSION)),
}
TARGETS = {"byzantio": {2: 7, 3: 7, 4: 7}, "nekken": {2: 6, 3: 6, 4: 5}}  # BY-07, NK-04
ALL_CITIES_FROM = {
    "byzantio": 4,
    "nekken": 2,
}  # players; with fewer only the capitals are in play (BY-01, NK-08)

# ---------------------------------------------------------------- what the game waits for

(WRITE, START, ACT, FOR, ANSWER, ROLL, REVEAL, EVENT, STARVE, REPLACE, EXILE, STRIKE, GUESS, END) = range(14)
PHASES = (
    "targets",
    "start",
    "act",
    "for",
    "answer",
    "roll",
    "reveal",
    "event",
    "famine",
    "succession",
    "exile",
    "strike",
    "espionage",
    "end",
)
# Phases in which all write at the same time, unseen
SECRET = 1 << WRITE | 1 << REPLACE | 1 << STRIKE | 1 << GUESS

# ---------------------------------------------------------------- the record

NOBODY = NOWHERE = NONE = -1
UNSEEN = -2  # stands for what a seat can't know, in masked records only

State = np.dtype(
    (
        np.record,
        [
            # the board and the tables, which never change in a game
            ("in_play", np.uint64),  # bit mask of cities
            (
                "near",
                np.uint32,
                (PLACES,),
            ),  # bit masks of the places next to each; never the volcano (NK-03)
            ("open", np.uint32),  # where an advance or an exile can go
            ("seats", np.int8),
            ("places", np.int8),
            ("cities", np.int8),
            ("slots", np.int8),  # targets of each player
            ("turns", np.int8),
            ("number", np.int8, (PLACES,)),  # 0 for none
            ("place", np.int8, (CITIES,)),  # of each city
            ("first", np.int8, (PLACES + 1,)),  # the first city of each place; they follow each other
            ("event_turn", np.int8, (4,)),
            ("event", np.int8, (4,)),  # NONE while its tile lies face down
            ("tiles", np.int8),  # bit mask of the events that lie face down (BY-30)
            # the position
            ("phase", np.int8),
            ("turn_number", np.int8),
            ("starter", np.int8),
            ("seat", np.int8),  # who acts, rolls, starves or is exiled
            ("ready", np.int8),  # bit mask of the seats that have written all that is asked
            ("rolled", np.int8, (MOST,)),  # for who starts
            ("rolling", np.int8),  # bit mask of those who roll for it
            ("kind", np.int8),  # of the action, or the event, that is under way
            ("own_city", np.int8),  # of the garrison offered in a negotiation
            ("city", np.int8),  # of the garrison that is bargained for, bribed, expelled, or starves
            ("owner", np.int8),  # of that garrison
            ("left", np.int8),  # garrisons of a city that still roll in a famine
            ("struck", np.int8),  # number struck by a famine; bit mask of those a plague still has to move
            ("succession", np.int8),  # whether targets have been, or are being, replaced
            ("pretender", np.int8, (MOST,)),
            ("reserve", np.int8, (MOST,)),
            ("box", np.int8, (MOST, KINDS)),  # unused
            ("garrison", np.int8, (CITIES, MOST)),
            ("target", np.int8, (MOST, SLOTS)),
            ("replaced", np.int8, (MOST,)),  # the slot whose target was replaced
            ("crossed_off", np.int8, (MOST,)),  # kind of box, until all have crossed one off (BY-25)
            ("guess", np.int8, (MOST, MOST)),  # by each, of each
        ],
    )
)
