# The table of Byzantio and Nekken. $game is "nekken" or "byzantio": the two say some things differently.

intrigue-garrison = { $game ->
    [nekken] settler
   *[byzantio] garrison
}
intrigue-pretender = { $game ->
    [nekken] chief
   *[byzantio] pretender
}
intrigue-province = { $game ->
    [nekken] region
   *[byzantio] province
}
intrigue-city = { $game ->
    [nekken] region
   *[byzantio] city
}
intrigue-you = you

# Kinds of action, and of boxes

intrigue-kind-campaign = Campaign
intrigue-kind-muster = Muster
intrigue-kind-negotiate = Negotiate
intrigue-kind-advance = Advance
intrigue-kind-bribe = Bribe
intrigue-kind-expel = Expel
intrigue-kind-colonise = Colonise
intrigue-kind-settle = Settle
intrigue-kind-explore = Explore
intrigue-kind-pass = Pass
intrigue-kind-target = Write a target
intrigue-kind-for = Ask for
intrigue-kind-accept = Accept
intrigue-kind-refuse = Refuse
intrigue-kind-strike = Cross off
intrigue-kind-retarget = Replace a target
intrigue-kind-keep = Keep all targets
intrigue-kind-exile = Send away
intrigue-kind-guess = Guess

# Events

intrigue-event-earthquake = Earthquake
intrigue-event-famine = Famine
intrigue-event-succession = { $game ->
    [nekken] Prophecy
   *[byzantio] Succession of the Patriarch
}
intrigue-event-plague = Plague
intrigue-event-hidden = Face-down event

# What this seat is asked

intrigue-ask-waiting = The game has not begun.
intrigue-ask-targets = Write your next target in secret: a { intrigue-city } worth { $points } points.
intrigue-ask-act = Your turn: take an action, or pass.
intrigue-ask-for = You offer your { intrigue-garrison } in { $city }. Which { intrigue-garrison } do you want for it?
intrigue-ask-answer = { $house } offers a { intrigue-garrison } in { $city } for yours in { $asked }. Accept, or refuse and let the die decide.
intrigue-ask-succession = { $event }: you can replace one of your targets in secret, or keep them all.
intrigue-ask-exile = { $event }: send the { intrigue-pretender } of { $house } to another { intrigue-province }.
intrigue-ask-strike = { $event }: cross off one of your unused boxes.
intrigue-ask-espionage = Espionage: guess the first target of each opponent, the one in the 14-point slot.

# What the table waits for

intrigue-told-targets = { $who } { $count ->
    [one] writes
   *[other] write
} targets in secret.
intrigue-told-start = The die decides who starts.
intrigue-told-act = { $who } takes an action, or passes.
intrigue-told-for = { $who } says what the { intrigue-garrison } in { $city } is offered for.
intrigue-told-answer = { $who } answers the offer of { $house }: { $city } for { $asked }.
intrigue-told-roll = The die decides in { $city }: { $number } or more is needed.
intrigue-told-reveal = The event of this turn is turned up.
intrigue-told-event = { $event }: the die says which { intrigue-province }s are struck.
intrigue-told-famine = { $event }: a { intrigue-garrison } in { $city } survives with { $number } or more.
intrigue-told-succession = { $event }: { $who } { $count ->
    [one] decides
   *[other] decide
} in secret about the targets.
intrigue-told-exile = { $event }: { $who } sends the { intrigue-pretender } of { $house } away.
intrigue-told-strike = { $event }: { $who } crosses off a box.
intrigue-told-espionage = Espionage: { $who } { $count ->
    [one] guesses
   *[other] guess
} in secret.
intrigue-told-end = { $count ->
    [0] The game is over.
    [one] The game is over: { $who } wins.
   *[other] The game is over: { $who } win.
}

# The log

intrigue-did-target = { $who } writes { $city } as a target.
intrigue-did-target-hidden = { $who } writes a target.
intrigue-did-campaign = { $game ->
    [nekken] The chief of { $who } moves on to { $place }.
   *[byzantio] { $who } campaigns to { $place }, without placing a garrison.
}
intrigue-did-campaign-place = { $game ->
    [nekken] { $who } colonises { $place }.
   *[byzantio] { $who } campaigns to { $place } and places a garrison in { $city }.
}
intrigue-did-campaign-remove = { $game ->
    [nekken] { $who } colonises { $place }, where a settler of { $removed } has to go.
   *[byzantio] { $who } campaigns to { $place } and places a garrison in { $city }, where one of { $removed } has to go.
}
intrigue-did-muster = { $game ->
    [nekken] { $who } settles in { $city }.
   *[byzantio] { $who } musters a garrison in { $city }.
}
intrigue-did-advance = { $game ->
    [nekken] The chief of { $who } explores as far as { $place }.
   *[byzantio] { $who } advances to { $place }.
}
intrigue-did-negotiate = { $who } offers a { intrigue-garrison } in { $city }.
intrigue-did-for = { $who } asks for the { intrigue-garrison } of { $house } in { $city }.
intrigue-did-accept = { $who } accepts: the { intrigue-garrison }s swap places.
intrigue-did-refuse = { $who } refuses.
intrigue-did-bribe = { $who } tries to bribe the { intrigue-garrison } of { $house } in { $city }.
intrigue-did-expel = { $who } tries to expel the { intrigue-garrison } of { $house } from { $city }.
intrigue-did-pass = { $who } passes.
intrigue-did-strike = { $who } crosses off a box: { $box }.
intrigue-did-retarget = { $who } gives up { $from } for { $city } as a target.
intrigue-did-retarget-hidden = { $who } decides about the targets.
intrigue-did-keep = { $who } keeps all targets.
intrigue-did-exile = { $who } sends the { intrigue-pretender } of { $house } to { $place }.
intrigue-did-guess = { $who } guesses that the first target of { $house } is { $city }.
intrigue-did-guess-hidden = { $who } guesses.
intrigue-did-roll = The die shows { $number }.
intrigue-did-reveal = The event is turned up: { $event }.

# What a button does

intrigue-do-target = Write { $city }
intrigue-do-campaign = Only move to { $place }
intrigue-do-campaign-place = { $game ->
    [nekken] Move there and place a settler
   *[byzantio] Move there and place a garrison in { $city }
}
intrigue-do-campaign-remove = { $game ->
    [nekken] Move there, place a settler and remove one of { $removed }
   *[byzantio] Move there, place a garrison in { $city } and remove one of { $removed }
}
intrigue-do-muster = { $game ->
    [nekken] Settle in { $city }
   *[byzantio] Muster a garrison in { $city }
}
intrigue-do-advance = { $game ->
    [nekken] Explore { $place }
   *[byzantio] Advance to { $place }
}
intrigue-do-negotiate = Offer your { intrigue-garrison } in { $city }
intrigue-do-for = Ask for the { intrigue-garrison } of { $house } in { $city }
intrigue-do-accept = Accept the swap
intrigue-do-refuse = Refuse: the die decides
intrigue-do-bribe = Bribe the { intrigue-garrison } of { $house } in { $city }
intrigue-do-expel = Expel the { intrigue-garrison } of { $house } from { $city }
intrigue-do-pass = Pass this turn
intrigue-do-strike = Cross off { $box }
intrigue-do-retarget = Replace { $from } by { $city }
intrigue-do-keep = Keep all targets
intrigue-do-exile = Send { $house } to { $place }
intrigue-do-guess = Guess { $city } for { $house }

# Choosing

intrigue-actions = Actions
intrigue-left = { $count ->
    [one] { $count } box left
   *[other] { $count } boxes left
}
intrigue-hint-none = Choose an action, or touch a { intrigue-province } to see what can be done there.
intrigue-hint-target = Choose a lit { intrigue-city }, on the map or in the list.
intrigue-hint-campaign = Your { intrigue-pretender } goes to a lit { intrigue-province } and can place a { intrigue-garrison } there.
intrigue-hint-muster = Your { intrigue-pretender } stays. Choose where a { intrigue-garrison } is placed.
intrigue-hint-advance = Your { intrigue-pretender } goes to any lit { intrigue-province }.
intrigue-hint-negotiate = Choose one of your own { intrigue-garrison }s to offer.
intrigue-hint-for = Choose whose { intrigue-garrison } you want: they trade places, if its owner or the die agrees.
intrigue-hint-bribe = Choose a { intrigue-garrison } to win over to your side. A die decides.
intrigue-hint-expel = Choose a { intrigue-garrison } to drive out. A die decides.
intrigue-hint-exile = Choose a lit { intrigue-province }.
intrigue-hint-retarget = First say which target is given up, then choose another { intrigue-city }.
intrigue-hint-retarget-new = Choose the { intrigue-city } that takes its place, worth 2 points less.
intrigue-hint-guess = First say whom you guess at, then choose the { intrigue-city }.
intrigue-hint-guess-city = Choose the { intrigue-city } that { $house } wants most.
intrigue-hint-strike = It can't be used any more.
intrigue-hint-pass = You use no box, and the next player's turn comes.
intrigue-hint-keep = Nobody learns that you kept them.
intrigue-give-up = Give up
intrigue-guess-at = Guess at
intrigue-back = Choose something else
intrigue-close = Close
intrigue-nothing-here = Nothing can be done here now.
intrigue-sure-die = A die decides. This can't be taken back.
intrigue-odds = { $needed } or more of 8 is needed: { $percent }.
intrigue-weighs = In { $place }: { $who }.
intrigue-weight = { $who } { $weight }
intrigue-weighs-none = No { intrigue-pretender } weighs on it.
intrigue-sure-offer = The offer is made to { $house }, who accepts or refuses. After a refusal a die decides.
intrigue-sure-roll = Roll the die
intrigue-sure-ask = Make the offer
intrigue-own-pretender = your own { intrigue-pretender }
intrigue-its-pretender = the { intrigue-pretender } of { $house }

# The map

intrigue-map = Map of { $name }
intrigue-map-keys = Arrow keys move the map, plus and minus zoom, zero shows all of it.
intrigue-map-in = Zoom in
intrigue-map-out = Zoom out
intrigue-map-all = Show the whole map
intrigue-spot-city = { $name }, in { $place }
intrigue-capital = capital
intrigue-minor = minor city
intrigue-out-of-play = not in play
intrigue-number = Number { $number }
intrigue-home-of = Home of { $house }
intrigue-pretender-of = { $game ->
    [nekken] Chief of { $house }
   *[byzantio] Pretender of { $house }
}
intrigue-garrisons-of = { $count } × { $house }
intrigue-empty = no { intrigue-garrison }s
intrigue-my-target = Your target: { $points } points
intrigue-as-list = { $game ->
    [nekken] The regions as a list
   *[byzantio] The provinces as a list
}
intrigue-list-first = Choose above first: { $kind }.

# Turns, players, sheets

intrigue-turns = Turns
intrigue-turn = Turn { $turn } of { $turns }
intrigue-before = Before the first turn
intrigue-turn-event = Turn { $turn }: { $event }
intrigue-turn-plain = Turn { $turn }
intrigue-players = Players
intrigue-order = Order of play: { $who }
intrigue-at-turn = to move
intrigue-ready = has written
intrigue-reserve = { $game ->
    [nekken] { $count ->
        [one] { $count } settler in reserve
       *[other] { $count } settlers in reserve
    }
   *[byzantio] { $count ->
        [one] { $count } garrison in reserve
       *[other] { $count } garrisons in reserve
    }
}
intrigue-stands = { $game ->
    [nekken] Chief in { $place }
   *[byzantio] Pretender in { $place }
}
intrigue-boxes = Boxes left
intrigue-sheet = Your sheet
intrigue-sheet-secret = Only you see it.
intrigue-sheet-cover = Cover
intrigue-sheet-uncover = Uncover
intrigue-sheet-covered = Your sheet lies face down.
intrigue-sheet-next = Next: worth { $points } points
intrigue-points = { $points } points
intrigue-replaced = replaced
intrigue-scores-now = { $points ->
    [0] scores nothing now
    [one] would score { $points } point now
   *[other] would score { $points } points now
}
intrigue-guesses = Your guesses
intrigue-guess-line = { $house }: { $city }

# Offers

intrigue-offer = An offer to you
intrigue-offer-gives = { $house } gives
intrigue-offer-takes = and wants
intrigue-offer-piece = { intrigue-garrison } in { $city }
intrigue-offer-roll = If you refuse, a die decides: on { $needed } or more of 8 they swap all the same.
intrigue-offer-look = Look at the map first
intrigue-offer-answer = Answer the offer

# The die

intrigue-roll-offer = If the offer is refused, { $needed } or more of 8 swaps them all the same.
intrigue-roll-due = The die must show { $needed } or more of 8 in { $city }.
intrigue-die-shows = The die shows { $number }

# The end

intrigue-end = The sheets are opened
intrigue-end-targets = Targets
intrigue-end-scored = { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
}
intrigue-end-of = of { $points }
intrigue-end-held = held by { $who }
intrigue-end-nobody = held by nobody
intrigue-end-espionage = Espionage
intrigue-end-right = right
intrigue-end-wrong = wrong: it was { $city }
intrigue-end-total = Total
intrigue-end-won = winner
