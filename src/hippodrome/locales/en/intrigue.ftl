# The table of Byzantio and Nekken. $game is "nekken" or "byzantio": the two have some words of their own.

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

# Phrases that several sentences share

intrigue-a-garrison = a { intrigue-garrison }
intrigue-garrison-of = the { $house } { intrigue-garrison }
intrigue-garrisons-counted = { $count ->
    [one] { intrigue-a-garrison }
   *[other] { $count } { intrigue-garrison }s
}
intrigue-needed = { $helps ->
    [yes] { $hinders ->
        [yes] { $needed } or more is needed (both { intrigue-pretender }s are there)
       *[no] { $needed } or more is needed (+1: own { intrigue-pretender } there)
    }
   *[no] { $hinders ->
        [yes] { $needed } or more is needed (−1: { $house } { intrigue-pretender } there)
       *[no] { $needed } or more is needed
    }
}
intrigue-needed-offer = { $helps ->
    [yes] { $hinders ->
        [yes] { $needed } or more is needed to swap (both { intrigue-pretender }s are there)
       *[no] { $needed } or more is needed to swap (+1: the offering player’s { intrigue-pretender } is there)
    }
   *[no] { $hinders ->
        [yes] { $needed } or more is needed to swap (−1: { $house } { intrigue-pretender } there)
       *[no] { $needed } or more is needed to swap
    }
}
intrigue-held-by = { $houses_count ->
    [0] held by nobody
   *[other] held by { $houses }
}

# What a seat is asked

intrigue-question-write-target = Write target { $slot } in secret: a { intrigue-city } worth { $points } points.
intrigue-question-act = Your turn: take an action, or pass.
intrigue-question-ask-for = You offer your { intrigue-garrison } in { $offered }. Which { intrigue-garrison } do you want for it?
intrigue-question-answer = { $by } offers { intrigue-a-garrison } in { $offered } for yours in { $city }. If you refuse, { intrigue-needed-offer }.
intrigue-question-replace-target = { intrigue-event-succession }: you can replace one of your targets in secret, or keep them all.
intrigue-question-exile-pretender = { intrigue-event-plague }: send the { $house } { intrigue-pretender } from { $place } to another { intrigue-province }.
intrigue-question-cross-off = { $event }: cross off one of your unused boxes in secret.
intrigue-question-guess-target = Espionage: guess the first target of each opponent, the one in the 14-point slot. Still to guess: { $houses }.

# What the table waits for

intrigue-question-wait-targets = { $seats } { $seats_count ->
    [one] writes
   *[other] write
} targets in secret.
intrigue-question-wait-start = { $seat } rolls to see who starts.
    .you = You roll to see who starts.
intrigue-question-wait-act = { $seat } takes an action, or passes.
intrigue-question-wait-for = { $seat } offers { intrigue-a-garrison } in { $offered }, and says for which one.
intrigue-question-wait-answer = { $seat } answers an offer: { $offered } for { $city }. After a refusal, { intrigue-needed-offer }.
intrigue-question-wait-roll = { $box } in { $city }: { $seat } rolls, { intrigue-needed }.
    .you = { $box } in { $city }: you roll, { intrigue-needed }.
intrigue-question-wait-reveal = The event of this turn is about to be revealed.
intrigue-question-wait-event = { $event }: the die decides which { intrigue-province }s are struck.
intrigue-question-wait-famine = { intrigue-event-famine }: the { $house } { intrigue-garrison } in { $city } survives on { $needed } or more.
    .you = { intrigue-event-famine }: your { intrigue-garrison } in { $city } survives on { $needed } or more.
intrigue-question-wait-succession = { intrigue-event-succession }: { $seats } { $seats_count ->
    [one] decides
   *[other] decide
} in secret about the targets.
intrigue-question-wait-exile = { intrigue-event-plague }: { $seat } sends the { $house } { intrigue-pretender } away from { $place }.
intrigue-question-wait-strike = { $event }: { $seats } { $seats_count ->
    [one] crosses off a box in secret.
   *[other] cross off a box each, in secret.
}
intrigue-question-wait-espionage = Espionage: { $seats } { $seats_count ->
    [one] guesses
   *[other] guess
} in secret.
intrigue-question-over = The game is over: { $seat } wins.
    .you = The game is over: you win.

# The log: headings

intrigue-story-preparation = { intrigue-before }
intrigue-story-turn = { intrigue-turn }
intrigue-story-event-turn = { intrigue-turn }: { $event }
intrigue-story-espionage = { intrigue-end-espionage }
intrigue-story-sheets-opened = { intrigue-end }

# The log: before the first turn

intrigue-story-target-written = { $seat } writes target { $slot }, worth { $points } points: { $city }.
    .you = You write target { $slot }, worth { $points } points: { $city }.
intrigue-story-targets-ready = All targets are written.
intrigue-story-start-rolled = { $seat } rolls { $rolled } to see who starts.
    .you = You roll { $rolled } to see who starts.
intrigue-story-start-tied = { $seats } tie with { $rolled } and roll again.
intrigue-story-started = { $seat } starts. Player order: { $seats }.
    .you = You start. Player order: { $seats }.

# The log: actions

intrigue-story-passed = { $seat } passes.
    .you = You pass.
intrigue-story-campaign-moved = { $game ->
    [nekken] { $seat } moves the chief from { $origin } to { $place } without placing a settler.
   *[byzantio] { $seat } campaigns from { $origin } to { $place } without placing a garrison.
}
    .you = { $game ->
        [nekken] You move your chief from { $origin } to { $place } without placing a settler.
       *[byzantio] You campaign from { $origin } to { $place } without placing a garrison.
    }
intrigue-story-campaign-placed = { $game ->
    [nekken] { $seat } colonises { $place }, coming from { $origin }.
   *[byzantio] { $seat } campaigns from { $origin } to { $place } and places a garrison in { $city }.
}
    .you = { $game ->
        [nekken] You colonise { $place }, coming from { $origin }.
       *[byzantio] You campaign from { $origin } to { $place } and place a garrison in { $city }.
    }
intrigue-story-mustered = { $game ->
    [nekken] { $seat } settles in { $city }.
   *[byzantio] { $seat } musters a garrison in { $city }.
}
    .you = { $game ->
        [nekken] You settle in { $city }.
       *[byzantio] You muster a garrison in { $city }.
    }
intrigue-story-advanced = { $game ->
    [nekken] { $seat } explores from { $origin } to { $place }.
   *[byzantio] { $seat } advances from { $origin } to { $place }.
}
    .you = { $game ->
        [nekken] You explore from { $origin } to { $place }.
       *[byzantio] You advance from { $origin } to { $place }.
    }
intrigue-story-sent-back = The { $house } { intrigue-garrison } in { $city } goes back to the reserve.
    .you = You lost { intrigue-a-garrison } in { $city } to { $by }.
intrigue-story-garrison-offered = { $seat } negotiates and offers { intrigue-a-garrison } in { $offered }.
    .you = You negotiate and offer { intrigue-a-garrison } in { $offered }.
intrigue-story-swap-proposed = { $seat } asks for { intrigue-garrison-of } in { $city } in return for the one in { $offered }. After a refusal, { intrigue-needed }.
    .you = You ask for { intrigue-garrison-of } in { $city } in return for yours in { $offered }. After a refusal, { intrigue-needed }.
intrigue-story-swap-accepted = { $seat } accepts the swap.
    .you = You accept the swap.
intrigue-story-swap-refused = { $seat } refuses. The die decides: { intrigue-needed-offer }.
    .you = You refuse. The die decides: { intrigue-needed-offer }.
intrigue-story-swap-rolled = { $succeeded ->
    [yes] Rolled { $rolled }, { $needed } needed: they swap anyway.
   *[no] Rolled { $rolled }, { $needed } needed: they do not swap.
}
intrigue-story-garrison-moved = The { $house } { intrigue-garrison } in { $origin } moves to { $city }.
    .you = Your { intrigue-garrison } in { $origin } moves to { $city }.
intrigue-story-bribe-tried = { $seat } tries to bribe { intrigue-garrison-of } in { $city }: { intrigue-needed }.
    .you = You try to bribe { intrigue-garrison-of } in { $city }: { intrigue-needed }.
intrigue-story-bribe-rolled = { $succeeded ->
    [yes] Rolled { $rolled }, { $needed } needed: the bribe succeeds. { $seat } now has { intrigue-a-garrison } in { $city }.
   *[no] Rolled { $rolled }, { $needed } needed: the bribe fails.
}
    .you = { $succeeded ->
        [yes] Rolled { $rolled }, { $needed } needed: your bribe succeeds. You now have { intrigue-a-garrison } in { $city }.
       *[no] Rolled { $rolled }, { $needed } needed: your bribe fails.
    }
intrigue-story-expel-tried = { $seat } tries to expel { intrigue-garrison-of } from { $city }: { intrigue-needed }.
    .you = You try to expel { intrigue-garrison-of } from { $city }: { intrigue-needed }.
intrigue-story-expel-rolled = { $succeeded ->
    [yes] Rolled { $rolled }, { $needed } needed: the expulsion succeeds.
   *[no] Rolled { $rolled }, { $needed } needed: the expulsion fails.
}
    .you = { $succeeded ->
        [yes] Rolled { $rolled }, { $needed } needed: your expulsion succeeds.
       *[no] Rolled { $rolled }, { $needed } needed: your expulsion fails.
    }

# The log: events

intrigue-story-event-revealed = The event of this turn is revealed: { $event }.
intrigue-story-provinces-struck = { $places_count ->
    [0] { $event }: rolled { $rolled }. No { intrigue-province } has this number.
   *[other] { $event }: rolled { $rolled }. Struck: { $places }.
}
intrigue-story-nobody-hit = { $event }: nobody is hit.
intrigue-story-earthquake-lost = { $house } loses { intrigue-garrisons-counted } in { $city }.
    .you = You lost { intrigue-garrisons-counted } in { $city }.
intrigue-story-famine-rolled = { $succeeded ->
    [yes] The { $house } { intrigue-garrison } in { $city } survives (rolled { $rolled }, { $needed } needed).
   *[no] { $house } loses { intrigue-a-garrison } in { $city } (rolled { $rolled }, { $needed } needed).
}
    .you = { $succeeded ->
        [yes] Your { intrigue-garrison } in { $city } survives (rolled { $rolled }, { $needed } needed).
       *[no] You lost { intrigue-a-garrison } in { $city } (rolled { $rolled }, { $needed } needed).
    }
intrigue-story-plague-struck = The { $house } { intrigue-pretender } has to leave { $place }.
    .you = Your { intrigue-pretender } has to leave { $place }.
intrigue-story-pretender-exiled = { $seat } sends the { $house } { intrigue-pretender } from { $origin } to { $place }.
    .you = You send the { $house } { intrigue-pretender } from { $origin } to { $place }.
intrigue-story-target-replaced = { $seat } replaces target { $slot }, { $old }, by { $new }.
    .you = You replace target { $slot }, { $old }, by { $new }.
intrigue-story-targets-kept = { $seat } keeps all targets.
    .you = You keep all your targets.
intrigue-story-succession-ready = Everybody has decided about the targets.
intrigue-story-box-chosen = { $seat } chooses a box to cross off: { $box }.
    .you = You choose a box to cross off: { $box }.
intrigue-story-box-crossed-off = { $seat } crosses off a box: { $box }.
    .you = You cross off a box: { $box }.

# The log: the end

intrigue-story-target-guessed = { $seat } guesses that the first target of { $house } is { $city }.
    .you = You guess that the first target of { $house } is { $city }.
intrigue-story-guesses-ready = All guesses are in.
intrigue-story-target-scored = { $replaced ->
    [yes] { $seat }, target { $slot } ({ $points } points, replaced: 2 less): { $city }, { intrigue-held-by }, scores { $scored }.
   *[no] { $seat }, target { $slot } ({ $points } points): { $city }, { intrigue-held-by }, scores { $scored }.
}
    .you = { $replaced ->
        [yes] Your target { $slot } ({ $points } points, replaced: 2 less): { $city }, { intrigue-held-by }, scores { $scored }.
       *[no] Your target { $slot } ({ $points } points): { $city }, { intrigue-held-by }, scores { $scored }.
    }
intrigue-story-guess-scored = { $right ->
    [yes] { $seat } guessed { $city } for { $house }: right, { $scored } points.
   *[no] { $seat } guessed { $city } for { $house }: wrong, it was { $target }.
}
    .you = { $right ->
        [yes] You guessed { $city } for { $house }: right, { $scored } points.
       *[no] You guessed { $city } for { $house }: wrong, it was { $target }.
    }
intrigue-story-scored = { $points ->
    [one] { $seat } has { $points } point: { $targets } from targets, { $espionage } from espionage.
   *[other] { $seat } has { $points } points: { $targets } from targets, { $espionage } from espionage.
}
    .you = { $points ->
        [one] You have { $points } point: { $targets } from targets, { $espionage } from espionage.
       *[other] You have { $points } points: { $targets } from targets, { $espionage } from espionage.
    }
intrigue-story-won = { $seats_count ->
    [1] { $seat } wins.
   *[other] { $seats } tie at { $points }. { $seat } comes first in player order and wins.
}
    .you = { $seats_count ->
        [1] You win.
       *[other] Several players tie at { $points }. You come first in player order and win.
    }

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
intrigue-not-your-turn = It is not your turn.
intrigue-no-box = No box is left.
intrigue-not-possible = There is nowhere to do it now.
intrigue-not-asked = Something else is asked now.
intrigue-refused = { $kind }: { $why }
intrigue-reserve-short = { $game ->
    [nekken] Settlers in reserve
   *[other] Garrisons in reserve
}
intrigue-why-target = { $city } is your target for { $points } points.
intrigue-why-near = From there it is near to { $city }, your target for { $points } points.
intrigue-why-removes = It takes a { $game ->
    [nekken] settler
   *[other] garrison
} from { $house }.
intrigue-why-pass = It saves a box for later.
intrigue-why-away = { $steps ->
    [0] Your { intrigue-pretender } is there already.
    [one] Your { intrigue-pretender } gets there in { $steps } move.
   *[other] Your { intrigue-pretender } gets there in { $steps } moves.
}
intrigue-why-spare = It is on none of your targets: you can spare it.
intrigue-why-strike = { $left ->
    [one] You have { $left } box of this kind left.
   *[other] You have { $left } boxes of this kind left.
}
intrigue-why-retarget = { $city } would score nothing now.
intrigue-why-guess = { $house } holds on to it.
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
intrigue-hint-retarget = First choose the target you give up, then another { intrigue-city }.
intrigue-hint-retarget-new = Choose the { intrigue-city } that takes its place. It brings 2 points less at the end.
intrigue-hint-guess = First choose an opponent, then the { intrigue-city } you guess.
intrigue-hint-guess-city = Choose the { intrigue-city } that { $house } wants most.
intrigue-hint-strike = It can’t be used any more.
intrigue-hint-pass = You use no box, and it is the next player’s turn.
intrigue-hint-keep = Nobody learns that you kept them.
intrigue-give-up = Give up
intrigue-guess-at = Opponent
intrigue-back = Choose something else
intrigue-close = Close
intrigue-nothing-here = There is nothing you can do here now.
intrigue-sure-die = A die decides. This can’t be taken back.
intrigue-odds = { $needed } or more of 8 is needed: { $percent }.
intrigue-weighs = In { $place }: { $who }.
intrigue-weight = { $who } { $weight }
intrigue-weighs-none = No { intrigue-pretender } there changes the roll.
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
intrigue-ready = ready
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
intrigue-sheet-tab = Sheet
intrigue-sheet-secret = Only you see it.
intrigue-sheet-cover = Cover
intrigue-sheet-uncover = Uncover
intrigue-sheet-covered = Your sheet is face down.
intrigue-sheet-next = Next: worth { $points } points
intrigue-points = { $points } points
intrigue-replaced = replaced: brings 2 points less
intrigue-crossed-off = You cross off a box: { $box }. The others will see it when everybody has chosen.
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
intrigue-offer-roll = If you refuse, a die decides: on { $needed } or more of 8 they swap anyway.
intrigue-offer-look = Look at the map first
intrigue-offer-answer = Answer the offer

# The die

intrigue-roll-offer = If the offer is refused, on { $needed } or more of 8 they swap anyway.
intrigue-roll-due = The die must show { $needed } or more of 8 in { $city }.
intrigue-die-shows = The die shows { $number }
intrigue-die-rolls = The die is cast …

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

# What a player chooses before the game (BY-07)
choice-house = { $game ->
    [nekken] Tribe
   *[other] House
}
intrigue-notes-grid = Targets you suspect

# Places of Byzantio's board. A board of one's own, and Nekken's, keep the names in their files

intrigue-place-longobardia = Longobardia
intrigue-place-bari = Bari
intrigue-place-rhegion = Rhegion
intrigue-place-sirmium = Sirmium
intrigue-place-bulgaria = Bulgaria
intrigue-place-skopia = Skopia
intrigue-place-ochrid = Ochrid
intrigue-place-paristrion = Paristrion
intrigue-place-dorostolon = Dorostolon
intrigue-place-dyrrhachium = Dyrrhachium
intrigue-place-nicopolis = Nicopolis
intrigue-place-naupactus = Naupactus
intrigue-place-hellas = Hellas
intrigue-place-thebes = Thebes
intrigue-place-larissa = Larissa
intrigue-place-peloponnese = Peloponnese
intrigue-place-corinth = Corinth
intrigue-place-thessalonica = Thessalonica
intrigue-place-strymon = Strymon
intrigue-place-serres = Serres
intrigue-place-thrace = Thrace
intrigue-place-constantinople = Constantinople
intrigue-place-adrianople = Adrianople
intrigue-place-aegean = Aegean
intrigue-place-mytilene = Mytilene
intrigue-place-crete = Crete
intrigue-place-chandax = Chandax
intrigue-place-opsikion = Opsikion
intrigue-place-nicaea = Nicaea
intrigue-place-thrakesion = Thrakesion
intrigue-place-smyrna = Smyrna
intrigue-place-ephesus = Ephesus
intrigue-place-cibyrrhaeots = Cibyrrhaeots
intrigue-place-attaleia = Attaleia
intrigue-place-anatolic = Anatolic
intrigue-place-amorium = Amorium
intrigue-place-iconium = Iconium
intrigue-place-paphlagonia = Paphlagonia
intrigue-place-gangra = Gangra
intrigue-place-ancyra = Ancyra
intrigue-place-armeniacs = Armeniacs
intrigue-place-amaseia = Amaseia
intrigue-place-sinope = Sinope
intrigue-place-chaldia = Chaldia
intrigue-place-trebizond = Trebizond
intrigue-place-cappadocia = Cappadocia
intrigue-place-caesarea = Caesarea
intrigue-place-mesopotamia = Mesopotamia
intrigue-place-melitene = Melitene
intrigue-place-antioch = Antioch
intrigue-place-tarsus = Tarsus
intrigue-place-cyprus = Cyprus
intrigue-place-leucosia = Leucosia
intrigue-place-cherson = Cherson
