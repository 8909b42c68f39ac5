"""What Byzantio and Nekken ask and tell: an id and its facts, put into words by the catalogue.

People are named by `seat` (who acts, or loses something) and `by` (who did it to them), garrisons and pretenders
by the `house` that they belong to. `city` is where the garrison in question stands, `offered` where the offered one.
"""

from typing import Annotated

from hippodrome.core.told import Count, Facts, Flag, Heading, Question, Seat, Seats, Story

Place = Annotated[str, "place"]
Places = Annotated[list[str], "places"]
City = Annotated[str, "city"]
House = Annotated[str, "house"]
Houses = Annotated[list[str], "houses"]
Box = Annotated[str, "box"]
Event = Annotated[str, "event"]  # "hidden" while it lies face down
Roll = Annotated[int, "roll"]  # a number of the die

# ---------------------------------------------------------------- facts that several have in common


class _Seat(Facts):
    seat: Seat


class _Seats(Facts):
    seats: Seats


class _By(Facts):
    by: Seat


class _City(Facts):
    city: City


class _Offered(Facts):
    offered: City


class _Event(Facts):
    event: Event


class _Box(Facts):
    box: Box


class _Garrison(_Seat, _City):
    house: House


class _Pretender(_Seat):
    house: House
    place: Place


class _Journey(_Seat):
    origin: Place
    place: Place


class _Odds(Facts):
    needed: Roll
    helps: Flag  # the pretender of who acts stands there (BY-21)
    hinders: Flag  # so does that of the garrison's owner


class _Die(Facts):
    rolled: Roll


class _Rolled(_Die):
    needed: Roll
    succeeded: Flag


class _Slot(Facts):
    slot: Count  # from 1
    points: Count  # as printed there


# ---------------------------------------------------------------- what a seat is asked, and what the table waits for


class WriteTarget(_Slot, Question):
    """Write the target of the next slot (BY-07)."""


class Act(Question):
    """Take an action, or pass (BY-10)."""


class AskFor(_Offered, Question):
    """Say which garrison is wanted for the one offered (BY-17)."""


class Answer(_Garrison, _By, _Offered, _Odds, Question):
    """Accept an offer, or refuse it: then the die decides (BY-17)."""


class ReplaceTarget(Question):
    """Replace a target, or keep them all (BY-28)."""


class ExilePretender(_Pretender, Question):
    """Say where a pretender goes that the plague has struck (BY-29)."""


class CrossOff(_Event, Question):
    """Cross off a box after an event (BY-25)."""


class GuessTarget(Question):
    """Guess the first targets of the opponents that are left (BY-31)."""

    houses: Houses


class WaitTargets(_Seats, Question):
    """Seats that write their targets."""


class WaitStart(_Seat, Question):
    """The roll of a seat for who starts."""


class WaitAct(_Seat, Question):
    """The action of a seat."""


class WaitFor(_Seat, _Offered, Question):
    """A seat that has offered a garrison, to say what for."""


class WaitAnswer(_Garrison, _By, _Offered, _Odds, Question):
    """The answer of a seat to an offer."""


class WaitRoll(_Garrison, _Box, _Odds, Question):
    """The roll that decides an attempt of a seat; `box` is the kind of action."""


class WaitReveal(Question):
    """The tile of this turn, which lies face down (BY-30)."""


class WaitEvent(_Event, Question):
    """The roll for the provinces that an event strikes."""


class WaitFamine(_Garrison, Question):
    """The roll for a garrison in a famine (BY-27)."""

    needed: Roll


class WaitSuccession(_Seats, Question):
    """Seats that decide about their targets."""


class WaitExile(_Pretender, Question):
    """A seat that says where a pretender goes."""


class WaitStrike(_Seats, _Event, Question):
    """Seats that cross off a box."""


class WaitEspionage(_Seats, Question):
    """Seats that guess."""


class Over(_Seat, Question):
    """Nothing any more: the game is over, and the seat has won."""


# ---------------------------------------------------------------- headings, and what comes before the first turn


class Preparation(Heading):
    """All that comes before the first turn."""


class Turn(Heading):
    """A turn of actions (BY-10)."""

    turn: Count
    turns: Count


class EventTurn(Turn, _Event):
    """A turn with an event, which can lie face down (BY-30)."""


class Espionage(Heading):
    """After the last turn, before anything is opened (BY-31)."""


class SheetsOpened(Heading):
    """The end."""


class TargetWritten(_Seat, _City, _Slot, Story):
    """A target, told to its owner only."""


class TargetsReady(Story):
    """All have written their targets."""


class StartRolled(_Seat, _Die, Story):
    """A roll for who starts (BY-09)."""


class StartTied(_Seats, _Die, Story):
    """Several have rolled highest, and roll again."""


class Started(_Seat, _Seats, Story):
    """Who starts; `seats` is the player order."""


# ---------------------------------------------------------------- actions


class Passed(_Seat, Story):
    """No action, no box (BY-11)."""


class CampaignMoved(_Journey, Story):
    """A campaign that places nothing (BY-13)."""


class CampaignPlaced(_Journey, _City, Story):
    """A campaign that places a garrison."""


class Mustered(_Seat, _City, Story):
    """A garrison where the pretender stands (BY-16)."""


class Advanced(_Journey, Story):
    """The pretender has gone to any other province (BY-18)."""


class SentBack(_Garrison, _By, Story):
    """A garrison of `seat` goes back to the reserve: by a campaign, a bribe or an expulsion."""


class GarrisonOffered(_Seat, _Offered, Story):
    """A negotiation begins with the garrison that is offered (BY-17)."""


class SwapProposed(_Garrison, _Offered, _Odds, Story):
    """What it is offered for, and what the die must show after a refusal."""


class SwapAccepted(_Seat, Story):
    """The owner of the garrison that is wanted accepts."""


class SwapRefused(_Garrison, _Odds, Story):
    """The owner refuses: the die decides."""


class SwapRolled(_Garrison, _Rolled, Story):
    """What the die has decided: whether they swap all the same."""


class GarrisonMoved(_Garrison, Story):
    """A garrison of `seat` has come to a city, in a swap."""

    origin: City


class BribeTried(_Garrison, _Odds, Story):
    """A bribe that a roll decides (BY-19)."""


class BribeRolled(_Garrison, _Rolled, Story):
    """How it came out: whether a garrison of `seat` stands in the place of the other now."""


class ExpelTried(_Garrison, _Odds, Story):
    """An expulsion that a roll decides (BY-20)."""


class ExpelRolled(_Garrison, _Rolled, Story):
    """How it came out."""


# ---------------------------------------------------------------- events


class EventRevealed(_Event, Story):
    """The tile of this turn is turned up (BY-30)."""


class ProvincesStruck(_Event, _Die, Story):
    """The roll of an event, and the provinces of that number."""

    places: Places


class NobodyHit(_Event, Story):
    """Nobody has anything where an event strikes."""


class EarthquakeLost(_Garrison, Story):
    """The garrisons that a seat loses in a city (BY-26)."""

    count: Count


class FamineRolled(_Garrison, _Rolled, Story):
    """Whether a garrison of `seat` survives, or goes back to the reserve (BY-27)."""


class PlagueStruck(_Pretender, Story):
    """The pretender of `seat` must leave a province (BY-29)."""


class PretenderExiled(_Journey, Story):
    """Where the pretender of a house goes, as `seat` has chosen."""

    house: House


class TargetReplaced(_Seat, _Slot, Story):
    """Another target in a slot, told to its owner only (BY-28)."""

    old: City
    new: City


class TargetsKept(_Seat, Story):
    """No target is replaced, told to their owner only."""


class SuccessionReady(Story):
    """All have decided about their targets."""


class BoxChosen(_Seat, _Box, Story):
    """A box to cross off, told only to `seat`, who has chosen it; it is opened when all are in (BY-25)."""


class BoxCrossedOff(_Seat, _Box, Story):
    """A box that can't be used any more (BY-25)."""


# ---------------------------------------------------------------- the end


class TargetGuessed(_Garrison, Story):
    """A guess at the first target of a house, told only to `seat`, who made it (BY-31)."""


class GuessesReady(Story):
    """All have guessed."""


class TargetScored(_Seat, _City, _Slot, Story):
    """A target on an opened sheet: what it scores, and which houses hold the city (BY-32, BY-33)."""

    replaced: Flag
    scored: Count
    houses: Houses


class GuessScored(_Garrison, Story):
    """A guess, opened: `city` was guessed, `target` is the true one."""

    target: City
    right: Flag
    scored: Count


class Scored(_Seat, Story):
    """The points of a seat (BY-35)."""

    points: Count
    targets: Count
    espionage: Count


class Won(_Seat, _Seats, Story):
    """Who has won. `seats` has the most points: of several the first in player order wins (BY-35)."""

    points: Count
