"""What has happened in a step of Byzantio or Nekken, told from the positions before and after it."""

from collections.abc import Callable, Iterator

from hippodrome.core.contract import SPECTATOR
from hippodrome.core.told import Story
from hippodrome.games.descriptor import Step
from hippodrome.games.intrigue import actions, record, told
from hippodrome.games.intrigue.ending import ending
from hippodrome.games.intrigue.notation import IntrigueWords
from hippodrome.games.intrigue.odds import famine_needed
from hippodrome.games.intrigue.question import Position, bits, player_order, question, slot_facts

__all__ = ["question", "story"]


class _Scene:
    """A step between two positions, as a viewer knows it."""

    def __init__(self, step: Step, words: IntrigueWords) -> None:
        self.step, self.words = step, words
        self.before, self.after = Position(step.before, words), Position(step.after, words)
        self.was, self.now = self.before.s, self.after.s
        self.closes = self.was.phase != self.now.phase
        """Whether a phase ends with it."""


def story(step: Step, words: IntrigueWords) -> list[Story]:
    """What has happened in a step, as a viewer can tell it: nothing, where somebody else writes in secret.

    >>> import hippodrome
    >>> game = hippodrome.new("byzantio", seats=2, seed=7)
    >>> game.play(0, "target nicaea")
    >>> game.told(0)
    [Preparation(), TargetWritten(slot=1, points=14, city='nicaea', seat=0)]
    >>> game.told(1)
    []
    """
    scene = _Scene(step, words)
    if step.action is None and not scene.closes:
        return []
    return [*_TELLS[scene.was.phase](scene), *_heading(scene)]


def _heading(scene: _Scene) -> Iterator[Story]:
    """The part of the game that begins with a step."""
    now = scene.now
    if now.turn_number != scene.was.turn_number:
        event = scene.after.event()
        if event is None:
            yield told.Turn(turn=now.turn_number, turns=now.turns)
        else:
            yield told.EventTurn(turn=now.turn_number, turns=now.turns, event=event)
    elif scene.closes and now.phase == record.GUESS:
        yield told.Espionage()


# ---------------------------------------------------------------- before the first turn


def _target(scene: _Scene) -> Iterator[Story]:
    """BY-07: the own target; and when all are in, that they are."""
    seat, action = scene.step.actor, scene.step.action
    if seat is not None and action is not None:
        slot = scene.was.target[seat].index(record.NOWHERE)
        if slot == 0:
            yield told.Preparation()
        city = scene.words.cities[action - actions.TARGET]
        yield told.TargetWritten(seat=seat, city=city, **slot_facts(slot))
    elif scene.step.viewer == SPECTATOR:  # who has seen nothing yet
        yield told.Preparation()
    if scene.closes:
        yield told.TargetsReady()


def _start(scene: _Scene) -> Iterator[Story]:
    """BY-09: a roll for who starts."""
    was, now = scene.was, scene.now
    yield told.StartRolled(seat=was.seat, rolled=_rolled(scene))
    if scene.closes:
        yield told.Started(seat=now.starter, seats=player_order(now))
    elif now.seat < was.seat:  # back to the first of those who roll again
        yield told.StartTied(seats=bits(now.rolling), rolled=now.rolled[now.seat])


def _rolled(scene: _Scene) -> int:
    """The number that the die shows; nature's first action is a 1."""
    assert scene.step.action is not None
    return scene.step.action + 1


# ---------------------------------------------------------------- actions


def _action(scene: _Scene) -> Iterator[Story]:
    """BY-11 … BY-20: what a player does in a turn."""
    seat, action = scene.step.actor, scene.step.action
    assert seat is not None
    assert action is not None
    journey = {
        "seat": seat,
        "origin": scene.before.pretender(seat),
        "place": scene.after.pretender(seat),
    }
    cities = scene.words.cities
    if action == actions.PASS:
        yield told.Passed(seat=seat)
    elif action < actions.ENTER:
        yield told.CampaignMoved(**journey)
    elif action < actions.MUSTER:
        city, removed = divmod(action - actions.ENTER, record.MOST + 1)
        yield told.CampaignPlaced(**journey, city=cities[city])
        if removed:
            yield told.SentBack(**scene.before.garrison(removed - 1, city, removed - 1), by=seat)
    elif action < actions.ADVANCE:
        yield told.Mustered(seat=seat, city=cities[action - actions.MUSTER])
    elif action < actions.NEGOTIATE:
        yield told.Advanced(**journey)
    elif action < actions.FOR:
        yield told.GarrisonOffered(seat=seat, offered=cities[action - actions.NEGOTIATE])
    else:
        tried = told.BribeTried if action < actions.EXPEL else told.ExpelTried
        now = scene.now
        yield tried(**scene.after.garrison(seat, now.city, now.owner), **scene.after.odds())


def _proposal(scene: _Scene) -> Iterator[Story]:
    """BY-17: which garrison is wanted for the one offered."""
    now = scene.now
    wanted = scene.after.garrison(now.seat, now.city, now.owner)
    yield told.SwapProposed(**wanted, offered=scene.words.cities[now.own_city], **scene.after.odds())


def _answer(scene: _Scene) -> Iterator[Story]:
    """BY-17: they swap, or the die decides."""
    was = scene.was
    if scene.step.action == actions.ACCEPT:
        yield told.SwapAccepted(seat=was.owner)
        yield from _swapped(scene)
    else:
        yield told.SwapRefused(**scene.before.garrison(was.owner, was.city, was.owner), **scene.before.odds())


def _swapped(scene: _Scene) -> Iterator[Story]:
    """Both garrisons of a swap, each in its new place."""
    was, cities = scene.was, scene.words.cities
    yield told.GarrisonMoved(
        **scene.before.garrison(was.seat, was.city, was.seat), origin=cities[was.own_city]
    )
    yield told.GarrisonMoved(
        **scene.before.garrison(was.owner, was.own_city, was.owner), origin=cities[was.city]
    )


_OUTCOMES: dict[int, Callable[..., Story]] = {
    record.NEGOTIATE: told.SwapRolled,
    record.BRIBE: told.BribeRolled,
    record.EXPEL: told.ExpelRolled,
}


def _attempt(scene: _Scene) -> Iterator[Story]:
    """BY-17, BY-19, BY-20: what the die decides. The box is used in any case (BY-23)."""
    was = scene.was
    succeeded = scene.now.garrison[was.city] != was.garrison[was.city]
    yield _OUTCOMES[was.kind](
        **scene.before.garrison(was.seat, was.city, was.owner),
        needed=scene.before.odds()["needed"],
        rolled=_rolled(scene),
        succeeded=succeeded,
    )
    if succeeded and was.kind == record.NEGOTIATE:
        yield from _swapped(scene)
    elif succeeded:
        yield told.SentBack(**scene.before.garrison(was.owner, was.city, was.owner), by=was.seat)


# ---------------------------------------------------------------- events


def _reveal(scene: _Scene) -> Iterator[Story]:
    """BY-30: a tile is turned up."""
    yield told.EventRevealed(event=record.EVENTS[scene.now.kind])


def _event(scene: _Scene) -> Iterator[Story]:
    """BY-26, BY-27, BY-29: the roll of an event, and what it does at once."""
    was, now, words = scene.was, scene.now, scene.words
    event, number = record.EVENTS[was.kind], _rolled(scene)
    struck = [slug for place, slug in enumerate(words.places) if was.number[place] == number]
    yield told.ProvincesStruck(event=event, rolled=number, places=struck)
    hit: list[Story] = []
    for city, (before, after) in enumerate(zip(was.garrison, now.garrison, strict=True)):
        if before != after:
            hit += [
                told.EarthquakeLost(**scene.before.garrison(seat, city, seat), count=count)
                for seat, count in enumerate(before)
                if count
            ]
    if now.phase == record.EXILE:
        for seat in player_order(now):
            if now.struck >> seat & 1:
                place = scene.after.pretender(seat)
                hit.append(told.PlagueStruck(seat=seat, house=words.houses[seat], place=place))
    if not hit and now.phase == record.STRIKE:
        yield told.NobodyHit(event=event)
    yield from hit


def _famine(scene: _Scene) -> Iterator[Story]:
    """BY-27: the roll for one garrison."""
    was = scene.was
    yield told.FamineRolled(
        **scene.before.garrison(was.seat, was.city, was.seat),
        needed=int(famine_needed(scene.step.before[0])),
        rolled=_rolled(scene),
        succeeded=scene.now.garrison[was.city] == was.garrison[was.city],
    )


def _succession(scene: _Scene) -> Iterator[Story]:
    """BY-28: the own choice; and when all have chosen, that they have."""
    seat, action, cities = scene.step.actor, scene.step.action, scene.words.cities
    if seat is not None and action is not None:
        if action == actions.KEEP:
            yield told.TargetsKept(seat=seat)
        else:
            slot, city = divmod(action - actions.RETARGET, record.CITIES)
            old = cities[scene.was.target[seat][slot]]
            yield told.TargetReplaced(seat=seat, old=old, new=cities[city], **slot_facts(slot))
    if scene.closes:
        yield told.SuccessionReady()


def _exiled(scene: _Scene) -> Iterator[Story]:
    """BY-29: where a pretender goes."""
    assert scene.step.actor is not None
    struck = scene.was.seat
    yield told.PretenderExiled(
        seat=scene.step.actor,
        house=scene.words.houses[struck],
        origin=scene.before.pretender(struck),
        place=scene.after.pretender(struck),
    )


def _strikes(scene: _Scene) -> Iterator[Story]:
    """BY-25: the own choice; and when all are in, every box that goes, in player order."""
    chosen, action = scene.step.actor, scene.step.action
    if chosen is not None and action is not None:
        yield told.BoxChosen(seat=chosen, box=scene.words.boxes[action - actions.STRIKE])
    for seat in player_order(scene.now):
        for box, had, has in zip(scene.words.boxes, scene.was.box[seat], scene.now.box[seat], strict=True):
            if has < had:
                yield told.BoxCrossedOff(seat=seat, box=box)


# ---------------------------------------------------------------- the end


def _guess(scene: _Scene) -> Iterator[Story]:
    """BY-31: the own guess; and when all are in, everything is opened."""
    seat, action = scene.step.actor, scene.step.action
    if seat is not None and action is not None:
        other, city = divmod(action - actions.GUESS, record.CITIES)
        yield told.TargetGuessed(**scene.before.garrison(seat, city, other))
    if scene.closes:
        yield told.GuessesReady()
        yield from ending(scene.step.after, scene.now, scene.words)


_TELLS: dict[int, Callable[[_Scene], Iterator[Story]]] = {
    record.WRITE: _target,
    record.START: _start,
    record.ACT: _action,
    record.FOR: _proposal,
    record.ANSWER: _answer,
    record.ROLL: _attempt,
    record.REVEAL: _reveal,
    record.EVENT: _event,
    record.STARVE: _famine,
    record.REPLACE: _succession,
    record.EXILE: _exiled,
    record.STRIKE: _strikes,
    record.GUESS: _guess,
}
