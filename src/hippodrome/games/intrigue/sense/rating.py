"""Rules of thumb for Byzantio and Nekken: what a courtier makes of every decision.

`courtier_weights` has the table of weights, `courtier_stakes` what is held and in danger, `courtier_beliefs`
what the others seem to be after, `courtier_quick` the same thoughts in a hurry.
"""

from typing import Any

import numpy as np

from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.intrigue import actions, record
from hippodrome.games.intrigue.score import score
from hippodrome.games.intrigue.sense.beliefs import believe
from hippodrome.games.intrigue.sense.stakes import (
    balance_now,
    brings,
    chance,
    change,
    openness,
    own_swap_gain,
    points_of,
    price,
    share_to_come,
    spread,
    steps_from,
    strongest_other,
    their_swap_gain,
    turns_to_come,
    unsettled,
    worth_of_box,
)
from hippodrome.games.intrigue.sense.weights import WEIGHTS

Memo = np.dtype((np.record, [("nothing", np.int8)]))  # there is nothing to remember


@compiled
def rate(s: Any, seat: int, out: Any, n: int, worth: Any, memo: Any) -> None:
    """What each of the n legal actions in `out` is worth to the seat, in points."""
    rate_by(WEIGHTS[0], s, seat, out, n, worth)


@compiled
def rate_by(w: Any, s: Any, seat: int, out: Any, n: int, worth: Any) -> None:
    """The same by other weights."""
    if s.phase == record.ACT:
        rate_actions(s, w, seat, out, n, worth)
    elif s.phase == record.FOR or s.phase == record.ANSWER:
        rate_swaps(s, w, seat, out, n, worth)
    elif s.phase == record.WRITE:
        rate_targets(s, w, seat, out, n, worth)
    elif s.phase == record.REPLACE:
        rate_replacements(s, w, seat, out, n, worth)
    elif s.phase == record.EXILE:
        rate_exiles(s, w, seat, out, n, worth)
    elif s.phase == record.STRIKE:
        for i in range(n):
            worth[i] = -worth_of_box(s, w, seat, out[i] - actions.STRIKE)
    else:
        rate_guesses(s, w, out, n, worth)


# ---------------------------------------------------------------- a turn


@compiled
def rate_actions(s: Any, w: Any, seat: int, out: Any, n: int, worth: Any) -> None:
    """BY-10: what is won or lost in cities, what the pretender's way is worth, less the price of the box."""
    turns = turns_to_come(s, seat)
    still_open = openness(w, turns)
    points, now, stay = np.zeros(record.CITIES), np.zeros(record.CITIES), np.zeros(record.CITIES)
    pull, swaps = np.zeros(record.PLACES), np.zeros(record.MOST)
    look_around(s, w, seat, turns, points, now, stay, pull)
    best_swaps(s, w, seat, points, now, still_open, swaps)
    here = pull[s.pretender[seat]]
    for i in range(n):
        action = int(out[i])
        kind = box_for(action)
        if action == actions.PASS:
            worth[i] = 0.0
            continue
        if action < actions.ENTER:
            gained = pull[action - actions.CAMPAIGN] - here
        elif action < actions.MUSTER:
            city, removed = (
                (action - actions.ENTER) // (record.MOST + 1),
                (action - actions.ENTER) % (record.MOST + 1) - 1,
            )
            gained = change(s, w, seat, city, points, now, 1, removed, 1 * (removed >= 0), still_open)
            gained += pull[s.place[city]] - stay[city] - here - last_men(s, w, seat)
        elif action < actions.ADVANCE:
            city = action - actions.MUSTER
            gained = change(s, w, seat, city, points, now, 1, record.NOBODY, 0, still_open)
            gained -= stay[city] + last_men(s, w, seat)
        elif action < actions.NEGOTIATE:
            gained = pull[action - actions.ADVANCE] - here
        elif action < actions.FOR:
            gained = rate_offer(s, w, seat, action - actions.NEGOTIATE, points, now, swaps, still_open)
        else:
            gained = rate_attack(s, w, seat, action, points, now, still_open)
        worth[i] = gained - price(s, w, seat, kind, turns)


@inlined
def box_for(action: int) -> int:
    """The kind of box that an action of a turn fills."""
    if action < actions.MUSTER:
        return record.CAMPAIGN
    if action < actions.ADVANCE:
        return record.MUSTER
    if action < actions.NEGOTIATE:
        return record.ADVANCE
    if action < actions.FOR:
        return record.NEGOTIATE
    return record.BRIBE if action < actions.EXPEL else record.EXPEL


@compiled
def look_around(s: Any, w: Any, seat: int, turns: float, points: Any, now: Any, stay: Any, pull: Any) -> None:
    """What each city is worth to the seat, what staying there would win, and where all that could be won pulls.

    `points` are those of its targets, `now` is what the city brings as it stands.
    Few boxes or turns for many wishes: then each wish pulls less.
    """
    still_open = openness(w, turns)
    wishes = 0
    for slot in range(s.slots):
        city = int(s.target[seat, slot])
        if city >= 0:
            points[city] = points_of(s, seat, slot)
            wishes += wished(s, seat, city)
    for city in range(s.cities):
        now[city] = balance_now(s, w, seat, city, points[city], still_open)
    campaigns, musters = int(s.box[seat, record.CAMPAIGN]), int(s.box[seat, record.MUSTER])
    time = turns / (turns + w.hurry)
    for slot in range(s.slots):
        city = int(s.target[seat, slot])
        if city < 0 or not wished(s, seat, city):
            continue
        enemy = strongest_other(s, seat, city)
        taken = max(change(s, w, seat, city, points, now, 1, enemy, 1 * (enemy >= 0), still_open), 0.0)
        added = max(change(s, w, seat, city, points, now, 1, record.NOBODY, 0, still_open), 0.0)
        taken *= time * min(1.0, campaigns / wishes)
        stay[city] = added * w.step[0] * time * min(1.0, musters / wishes)
        if campaigns > 1:  # out and in again
            stay[city] = max(stay[city], taken * w.step[2])
        spread(s, w, int(s.place[city]), stay[city], taken, campaigns, pull)


@compiled
def wished(s: Any, seat: int, city: int) -> bool:
    """Whether one more garrison could be placed in a city (BY-12, BY-15)."""
    own = s.garrison[city, seat]
    if s.reserve[seat] == 0 or own == record.PLACE_LIMIT:
        return False
    return own == 0 or strongest_other(s, seat, city) != record.NOBODY


@compiled
def last_men(s: Any, w: Any, seat: int) -> float:
    """What a garrison is worth in reserve: the fewer, the more."""
    return w.reserve / max(int(s.reserve[seat]), 1)


@compiled
def rate_attack(s: Any, w: Any, seat: int, action: int, points: Any, now: Any, still_open: float) -> float:
    """BY-19, BY-20: a bribe or an expulsion, by the chance of its roll."""
    bribe = action < actions.EXPEL
    target = action - actions.BRIBE if bribe else action - actions.EXPEL
    city, owner = target // record.MOST, target % record.MOST
    won = change(s, w, seat, city, points, now, 1 * bribe, owner, 1, still_open)
    return chance(s, seat, city, owner) * won


# ---------------------------------------------------------------- swaps


@compiled
def best_swaps(s: Any, w: Any, seat: int, points: Any, now: Any, still_open: float, swaps: Any) -> None:
    """The most that a garrison in place of each other player's could win, among the own targets."""
    for owner in range(s.seats):
        swaps[owner] = -100.0
    for slot in range(s.slots):
        city = int(s.target[seat, slot])
        if city < 0 or s.garrison[city, seat] >= record.PLACE_LIMIT:
            continue
        for owner in range(s.seats):
            if owner != seat and s.garrison[city, owner] > 0:
                won = change(s, w, seat, city, points, now, 1, owner, 1, still_open)
                swaps[owner] = max(swaps[owner], won * chance(s, seat, city, owner))


@compiled
def rate_offer(
    s: Any, w: Any, seat: int, own_city: int, points: Any, now: Any, swaps: Any, still_open: float
) -> float:
    """BY-17: the best that could be asked for a garrison, less what leaving its city costs."""
    best = -100.0
    for owner in range(s.seats):
        if owner != seat and s.garrison[own_city, owner] < record.PLACE_LIMIT:
            lost = change(s, w, seat, own_city, points, now, -1, owner, -1, still_open)
            best = max(best, swaps[owner] + lost / 2)
    return best


@compiled
def rate_swaps(s: Any, w: Any, seat: int, out: Any, n: int, worth: Any) -> None:
    """BY-17: what a swap changes for the seat; refused, it comes about by a roll."""
    still_open = openness(w, turns_to_come(s, seat))
    if s.phase == record.ANSWER:
        changed = own_swap_gain(s, w, seat, int(s.city), int(s.own_city), int(s.seat), still_open)
        for i in range(n):
            worth[i] = (
                changed if out[i] == actions.ACCEPT else changed * chance(s, int(s.seat), int(s.city), seat)
            )
        return
    for i in range(n):
        city, owner = (int(out[i]) - actions.FOR) // record.MOST, (int(out[i]) - actions.FOR) % record.MOST
        for_them = their_swap_gain(s, w, owner, city, int(s.own_city), seat, still_open)
        likely = 1.0 if for_them > 0 else chance(s, seat, city, owner)
        worth[i] = likely * own_swap_gain(s, w, seat, int(s.own_city), city, owner, still_open)


# ---------------------------------------------------------------- targets


@compiled
def rate_targets(s: Any, w: Any, seat: int, out: Any, n: int, worth: Any) -> None:
    """BY-07: near the pretender and near each other, away from where others start.

    All cities that are nearly as good as the best count the same: whoever wrote the same targets in every game could be
    read like a book.
    """
    pull, steps = np.zeros(record.PLACES), np.zeros(record.PLACES)
    steps_from(s, int(s.pretender[seat]), steps)
    together = 0
    for other in range(s.seats):
        if other != seat and s.pretender[other] == s.pretender[seat]:
            together = 1
        elif other != seat:
            spread(s, w, int(s.pretender[other]), -w.rival * w.step[0], -w.rival, 9, pull)
    cluster = w.cluster[together]
    for slot in range(s.slots):
        if s.target[seat, slot] >= 0:
            spread(s, w, int(s.place[int(s.target[seat, slot])]), cluster * w.step[0], cluster, 9, pull)
    for i in range(n):
        city = int(out[i]) - actions.TARGET
        place = int(s.place[city])
        worth[i] = pull[place] - w.home[together] * steps[place]
    good_enough = worth[:n].max() - w.alike[together]
    for i in range(n):
        worth[i] = min(worth[i], good_enough)


@compiled
def rate_replacements(s: Any, w: Any, seat: int, out: Any, n: int, worth: Any) -> None:
    """BY-28: a city that is held, or can be, for a target that is not; two points go."""
    unrest = unsettled(w, turns_to_come(s, seat))
    steps = np.zeros(record.PLACES)
    steps_from(s, int(s.pretender[seat]), steps)
    for i in range(n):
        if out[i] == actions.KEEP:
            worth[i] = w.doubt
        else:
            slot, city = (
                (int(out[i]) - actions.RETARGET) // record.CITIES,
                (int(out[i]) - actions.RETARGET) % record.CITIES,
            )
            worth[i] = prospect(s, w, seat, city, slot, True, steps, unrest)
            worth[i] -= prospect(s, w, seat, int(s.target[seat, slot]), slot, False, steps, unrest)


@compiled
def prospect(
    s: Any, w: Any, seat: int, city: int, slot: int, replaced: bool, steps: Any, unrest: float
) -> float:
    """What a target promises: what comes of what is held there, or of a way that is not too long."""
    worth = brings(slot, replaced, share_to_come(s, w, seat, np.int64(city), unrest))
    return worth if s.garrison[city, seat] > 0 else worth / max(1.0, steps[s.place[city]])


# ---------------------------------------------------------------- events


@compiled
def rate_exiles(s: Any, w: Any, seat: int, out: Any, n: int, worth: Any) -> None:
    """BY-29: far from the own targets, and from where the exiled one's garrisons stand."""
    pull = np.zeros(record.PLACES)
    for slot in range(s.slots):
        if s.target[seat, slot] >= 0:
            spread(
                s,
                w,
                int(s.place[int(s.target[seat, slot])]),
                points_of(s, seat, slot),
                points_of(s, seat, slot),
                9,
                pull,
            )
    for city in range(s.cities):
        if s.garrison[city, s.seat] > 0:
            spread(s, w, int(s.place[city]), w.want[1] * w.deny, w.want[1] * w.deny, 9, pull)
    for i in range(n):
        worth[i] = -pull[int(out[i]) - actions.EXILE]


# ---------------------------------------------------------------- espionage


@compiled
def rate_guesses(s: Any, w: Any, out: Any, n: int, worth: Any) -> None:
    """BY-31: by how likely it is to be right."""
    beliefs = np.zeros(record.CITIES)
    believed, total = record.NOBODY, 0.0
    for i in range(n):
        other, city = (
            (int(out[i]) - actions.GUESS) // record.CITIES,
            (int(out[i]) - actions.GUESS) % record.CITIES,
        )
        if other != believed:
            believed, total = other, believe(s, w, other, True, beliefs)
        worth[i] = record.GUESS_POINTS * beliefs[city] / total


# ---------------------------------------------------------------- what it will come to


@compiled
def expect(s: Any, points: Any, memo: Any) -> None:
    """The points to expect at the end: of the targets as they are held now, and of the guesses."""
    if s.phase == record.END:
        score(s, points)
        return
    w = WEIGHTS[0]
    unrest = unsettled(w, turns_to_come(s, np.int64(max(s.seat, 0))))
    for seat in range(s.seats):
        total = w.spying * (s.seats - 1)
        for slot in range(s.slots):
            city = np.int64(s.target[seat, slot])
            share = share_to_come(s, w, seat, city, unrest)
            total += brings(slot, s.replaced[seat] == slot, share)
        points[seat] = total
