# La table de Byzantio et de Nekken. $game vaut « nekken » ou « byzantio » : les deux n’ont pas tous les mots en commun.

intrigue-garrison = { $game ->
    [nekken] colon
   *[byzantio] garnison
}
intrigue-pretender = { $game ->
    [nekken] chef
   *[byzantio] prétendant
}
intrigue-province = { $game ->
    [nekken] région
   *[byzantio] province
}
intrigue-city = { $game ->
    [nekken] région
   *[byzantio] ville
}
intrigue-you = vous

# Les sortes d’actions et de cases

intrigue-kind-campaign = Campagne
intrigue-kind-muster = Rassemblement
intrigue-kind-negotiate = Négociation
intrigue-kind-advance = Progression
intrigue-kind-bribe = Corruption
intrigue-kind-expel = Expulsion
intrigue-kind-colonise = Colonisation
intrigue-kind-settle = Installation
intrigue-kind-explore = Exploration
intrigue-kind-pass = Passer
intrigue-kind-target = Noter un objectif
intrigue-kind-for = Demander
intrigue-kind-accept = Accepter
intrigue-kind-refuse = Refuser
intrigue-kind-strike = Rayer
intrigue-kind-retarget = Remplacer un objectif
intrigue-kind-keep = Garder tous les objectifs
intrigue-kind-exile = Éloigner
intrigue-kind-guess = Deviner

# Les événements

intrigue-event-earthquake = Séisme
intrigue-event-famine = Famine
intrigue-event-succession = { $game ->
    [nekken] Prophétie
   *[byzantio] Succession du patriarche
}
intrigue-event-plague = Peste
intrigue-event-hidden = Événement face cachée

# Tournures communes à plusieurs phrases

intrigue-a-garrison = { $game ->
    [nekken] un colon
   *[byzantio] une garnison
}
intrigue-garrison-of = { $game ->
    [nekken] le colon des { $house }
   *[byzantio] la garnison des { $house }
}
intrigue-garrisons-counted = { $count ->
    [one] { intrigue-a-garrison }
   *[other] { $count } { intrigue-garrison }s
}
intrigue-needed = { $helps ->
    [yes] { $hinders ->
        [yes] il faut { $needed } ou plus (les deux { intrigue-pretender }s sont sur place)
       *[no] il faut { $needed } ou plus (+1 : propre { intrigue-pretender } sur place)
    }
   *[no] { $hinders ->
        [yes] il faut { $needed } ou plus (−1 : { intrigue-pretender } des { $house } sur place)
       *[no] il faut { $needed } ou plus
    }
}
intrigue-needed-offer = { $helps ->
    [yes] { $hinders ->
        [yes] il faut { $needed } ou plus pour l’échange (les deux { intrigue-pretender }s sont sur place)
       *[no] il faut { $needed } ou plus pour l’échange (+1 : { intrigue-pretender } de qui propose sur place)
    }
   *[no] { $hinders ->
        [yes] il faut { $needed } ou plus pour l’échange (−1 : { intrigue-pretender } des { $house } sur place)
       *[no] il faut { $needed } ou plus pour l’échange
    }
}
intrigue-held-by = { $houses_count ->
    [0] sans occupant
   *[other] tenue par { $houses }
}

# Ce qui est demandé à une place

intrigue-question-write-target = Notez en secret l’objectif { $slot } : une { intrigue-city } qui vaut { $points } points.
intrigue-question-act = À vous de jouer : choisissez une action ou passez.
intrigue-question-ask-for = { $game ->
    [nekken] Vous proposez votre colon ({ $offered }). Quel colon voulez-vous en échange ?
   *[byzantio] Vous proposez votre garnison ({ $offered }). Quelle garnison voulez-vous en échange ?
}
intrigue-question-answer = { $game ->
    [nekken] { $by } propose un colon ({ $offered }) contre le vôtre ({ $city }). Si vous refusez, { intrigue-needed-offer }.
   *[byzantio] { $by } propose une garnison ({ $offered }) contre la vôtre ({ $city }). Si vous refusez, { intrigue-needed-offer }.
}
intrigue-question-replace-target = { intrigue-event-succession } : vous pouvez remplacer en secret un de vos objectifs, ou les garder tous.
intrigue-question-exile-pretender = { intrigue-event-plague } ({ $place }) : envoyez le { intrigue-pretender } des { $house } dans une autre { intrigue-province }.
intrigue-question-cross-off = { $event } : rayez en secret une de vos cases inutilisées.
intrigue-question-guess-target = Espionnage : devinez le premier objectif de chaque adversaire, celui qui vaut 14 points. Restent à deviner : { $houses }.

# Ce que la table attend

intrigue-question-wait-targets = { $seats } { $seats_count ->
    [one] note ses objectifs
   *[other] notent leurs objectifs
} en secret.
intrigue-question-wait-start = { $seat } lance le dé pour savoir qui commence.
    .you = Vous lancez le dé pour savoir qui commence.
intrigue-question-wait-act = { $seat } choisit une action ou passe.
intrigue-question-wait-for = { $seat } propose { intrigue-a-garrison } ({ $offered }) et choisit contre quoi.
intrigue-question-wait-answer = { $seat } répond à une offre : { $offered } contre { $city }. En cas de refus, { intrigue-needed-offer }.
intrigue-question-wait-roll = { $box } à { $city } : { $seat } lance le dé, { intrigue-needed }.
    .you = { $box } à { $city } : vous lancez le dé, { intrigue-needed }.
intrigue-question-wait-reveal = L’événement de ce tour va être dévoilé.
intrigue-question-wait-event = { $event } : le dé décide quelles { intrigue-province }s sont touchées.
intrigue-question-wait-famine = { intrigue-event-famine } : { intrigue-garrison-of } à { $city } survit avec { $needed } ou plus.
    .you = { intrigue-event-famine } : votre { intrigue-garrison } à { $city } survit avec { $needed } ou plus.
intrigue-question-wait-succession = { intrigue-event-succession } : { $seats } { $seats_count ->
    [one] décide en secret de ses objectifs.
   *[other] décident en secret de leurs objectifs.
}
intrigue-question-wait-exile = { intrigue-event-plague } : { $seat } choisit où envoyer le { intrigue-pretender } des { $house }, qui doit quitter { $place }.
intrigue-question-wait-strike = { $event } : { $seats } { $seats_count ->
    [one] raye une case en secret.
   *[other] rayent chacun une case en secret.
}
intrigue-question-wait-espionage = Espionnage : { $seats } { $seats_count ->
    [one] fait ses suppositions
   *[other] font leurs suppositions
} en secret.
intrigue-question-over = La partie est terminée : { $seat } gagne.
    .you = La partie est terminée : vous gagnez.

# Le journal : les titres

intrigue-story-preparation = { intrigue-before }
intrigue-story-turn = { intrigue-turn }
intrigue-story-event-turn = { intrigue-turn } : { $event }
intrigue-story-espionage = { intrigue-end-espionage }
intrigue-story-sheets-opened = { intrigue-end }

# Le journal : avant le premier tour

intrigue-story-target-written = { $seat } note l’objectif { $slot }, qui vaut { $points } points : { $city }.
    .you = Vous notez l’objectif { $slot }, qui vaut { $points } points : { $city }.
intrigue-story-targets-ready = Tous les objectifs sont notés.
intrigue-story-start-rolled = { $seat } obtient { $rolled } au dé pour commencer.
    .you = Vous obtenez { $rolled } au dé pour commencer.
intrigue-story-start-tied = Égalité à { $rolled } entre { $seats } : nouveau lancer.
intrigue-story-started = { $seat } commence. Ordre du tour : { $seats }.
    .you = Vous commencez. Ordre du tour : { $seats }.

# Le journal : les actions

intrigue-story-passed = { $seat } passe.
    .you = Vous passez.
intrigue-story-campaign-moved = { $game ->
    [nekken] { $seat } déplace son chef depuis { $origin } vers { $place }, sans placer de colon.
   *[byzantio] { $seat } part en campagne depuis { $origin } vers { $place }, sans placer de garnison.
}
    .you = { $game ->
        [nekken] Vous déplacez votre chef depuis { $origin } vers { $place }, sans placer de colon.
       *[byzantio] Vous partez en campagne depuis { $origin } vers { $place }, sans placer de garnison.
    }
intrigue-story-campaign-placed = { $game ->
    [nekken] { $seat } colonise { $place } depuis { $origin }.
   *[byzantio] { $seat } part en campagne depuis { $origin } vers { $place } et place une garnison à { $city }.
}
    .you = { $game ->
        [nekken] Vous colonisez { $place } depuis { $origin }.
       *[byzantio] Vous partez en campagne depuis { $origin } vers { $place } et placez une garnison à { $city }.
    }
intrigue-story-mustered = { $game ->
    [nekken] { $seat } installe un colon à { $city }.
   *[byzantio] { $seat } rassemble une garnison à { $city }.
}
    .you = { $game ->
        [nekken] Vous installez un colon à { $city }.
       *[byzantio] Vous rassemblez une garnison à { $city }.
    }
intrigue-story-advanced = { $game ->
    [nekken] { $seat } part explorer depuis { $origin } jusqu’à { $place }.
   *[byzantio] { $seat } progresse depuis { $origin } jusqu’à { $place }.
}
    .you = { $game ->
        [nekken] Vous partez explorer depuis { $origin } jusqu’à { $place }.
       *[byzantio] Vous progressez depuis { $origin } jusqu’à { $place }.
    }
intrigue-story-sent-back = { $game ->
    [nekken] Un colon des { $house } quitte { $city } et retourne dans la réserve.
   *[byzantio] Une garnison des { $house } quitte { $city } et retourne dans la réserve.
}
    .you = Vous avez perdu { intrigue-a-garrison } à { $city } face à { $by }.
intrigue-story-garrison-offered = { $seat } négocie et propose { intrigue-a-garrison } ({ $offered }).
    .you = Vous négociez et proposez { intrigue-a-garrison } ({ $offered }).
intrigue-story-swap-proposed = { $game ->
    [nekken] { $seat } demande { intrigue-garrison-of } ({ $city }) contre le sien ({ $offered }). En cas de refus, { intrigue-needed }.
   *[byzantio] { $seat } demande { intrigue-garrison-of } ({ $city }) contre la sienne ({ $offered }). En cas de refus, { intrigue-needed }.
}
    .you = { $game ->
        [nekken] Vous demandez { intrigue-garrison-of } ({ $city }) contre le vôtre ({ $offered }). En cas de refus, { intrigue-needed }.
       *[byzantio] Vous demandez { intrigue-garrison-of } ({ $city }) contre la vôtre ({ $offered }). En cas de refus, { intrigue-needed }.
    }
intrigue-story-swap-accepted = { $seat } accepte l’échange.
    .you = Vous acceptez l’échange.
intrigue-story-swap-refused = { $seat } refuse. Le dé décide : { intrigue-needed-offer }.
    .you = Vous refusez. Le dé décide : { intrigue-needed-offer }.
intrigue-story-swap-rolled = { $succeeded ->
    [yes] Le dé donne { $rolled }, il fallait { $needed } : l’échange se fait quand même.
   *[no] Le dé donne { $rolled }, il fallait { $needed } : l’échange ne se fait pas.
}
intrigue-story-garrison-moved = { $game ->
    [nekken] Le colon des { $house } quitte { $origin } pour { $city }.
   *[byzantio] La garnison des { $house } quitte { $origin } pour { $city }.
}
    .you = Votre { intrigue-garrison } quitte { $origin } pour { $city }.
intrigue-story-bribe-tried = { $seat } tente de corrompre { intrigue-garrison-of } à { $city } : { intrigue-needed }.
    .you = Vous tentez de corrompre { intrigue-garrison-of } à { $city } : { intrigue-needed }.
intrigue-story-bribe-rolled = { $succeeded ->
    [yes] Le dé donne { $rolled }, il fallait { $needed } : la corruption réussit. { $seat } a maintenant { intrigue-a-garrison } à { $city }.
   *[no] Le dé donne { $rolled }, il fallait { $needed } : la corruption échoue.
}
    .you = { $succeeded ->
        [yes] Le dé donne { $rolled }, il fallait { $needed } : la corruption réussit. Vous avez maintenant { intrigue-a-garrison } à { $city }.
       *[no] Le dé donne { $rolled }, il fallait { $needed } : la corruption échoue.
    }
intrigue-story-expel-tried = { $seat } tente d’expulser { intrigue-garrison-of } à { $city } : { intrigue-needed }.
    .you = Vous tentez d’expulser { intrigue-garrison-of } à { $city } : { intrigue-needed }.
intrigue-story-expel-rolled = { $succeeded ->
    [yes] Le dé donne { $rolled }, il fallait { $needed } : l’expulsion réussit.
   *[no] Le dé donne { $rolled }, il fallait { $needed } : l’expulsion échoue.
}
    .you = { $succeeded ->
        [yes] Le dé donne { $rolled }, il fallait { $needed } : votre expulsion réussit.
       *[no] Le dé donne { $rolled }, il fallait { $needed } : votre expulsion échoue.
    }

# Le journal : les événements

intrigue-story-event-revealed = L’événement de ce tour est dévoilé : { $event }.
intrigue-story-provinces-struck = { $places_count ->
    [0] { $event } : le dé donne { $rolled }. Aucune { intrigue-province } ne porte ce numéro.
    [one] { $event } : le dé donne { $rolled }. Est touchée : { $places }.
   *[other] { $event } : le dé donne { $rolled }. Sont touchées : { $places }.
}
intrigue-story-nobody-hit = { $event } : personne n’est touché.
intrigue-story-earthquake-lost = Les { $house } perdent { intrigue-garrisons-counted } à { $city }.
    .you = Vous avez perdu { intrigue-garrisons-counted } à { $city }.
intrigue-story-famine-rolled = { $succeeded ->
    [yes] Les { $house } gardent { intrigue-a-garrison } à { $city } (le dé donne { $rolled }, il fallait { $needed }).
   *[no] Les { $house } perdent { intrigue-a-garrison } à { $city } (le dé donne { $rolled }, il fallait { $needed }).
}
    .you = { $succeeded ->
        [yes] Votre { intrigue-garrison } à { $city } survit (le dé donne { $rolled }, il fallait { $needed }).
       *[no] Vous avez perdu { intrigue-a-garrison } à { $city } (le dé donne { $rolled }, il fallait { $needed }).
    }
intrigue-story-plague-struck = Le { intrigue-pretender } des { $house } doit quitter { $place }.
    .you = Votre { intrigue-pretender } doit quitter { $place }.
intrigue-story-pretender-exiled = { $seat } envoie le { intrigue-pretender } des { $house } depuis { $origin } vers { $place }.
    .you = Vous envoyez le { intrigue-pretender } des { $house } depuis { $origin } vers { $place }.
intrigue-story-target-replaced = { $seat } remplace l’objectif { $slot }, { $old }, par { $new }.
    .you = Vous remplacez l’objectif { $slot }, { $old }, par { $new }.
intrigue-story-targets-kept = { $seat } garde tous ses objectifs.
    .you = Vous gardez tous vos objectifs.
intrigue-story-succession-ready = Tout le monde a décidé de ses objectifs.
intrigue-story-box-chosen = { $seat } choisit une case à rayer : { $box }.
    .you = Vous choisissez une case à rayer : { $box }.
intrigue-story-box-crossed-off = { $seat } raye une case : { $box }.
    .you = Vous rayez une case : { $box }.

# Le journal : la fin

intrigue-story-target-guessed = { $seat } suppose que le premier objectif des { $house } est { $city }.
    .you = Vous supposez que le premier objectif des { $house } est { $city }.
intrigue-story-guesses-ready = Toutes les suppositions sont faites.
intrigue-story-target-scored = { $replaced ->
    [yes] { $seat }, objectif { $slot } ({ $points } points, remplacé : 2 de moins) : { $city }, { intrigue-held-by }, rapporte { $scored }.
   *[no] { $seat }, objectif { $slot } ({ $points } points) : { $city }, { intrigue-held-by }, rapporte { $scored }.
}
    .you = { $replaced ->
        [yes] Votre objectif { $slot } ({ $points } points, remplacé : 2 de moins) : { $city }, { intrigue-held-by }, rapporte { $scored }.
       *[no] Votre objectif { $slot } ({ $points } points) : { $city }, { intrigue-held-by }, rapporte { $scored }.
    }
intrigue-story-guess-scored = { $right ->
    [yes] { $seat } a supposé { $city } pour les { $house } : juste, { $scored } points.
   *[no] { $seat } a supposé { $city } pour les { $house } : faux, c’était { $target }.
}
    .you = { $right ->
        [yes] Vous avez supposé { $city } pour les { $house } : juste, { $scored } points.
       *[no] Vous avez supposé { $city } pour les { $house } : faux, c’était { $target }.
    }
intrigue-story-scored = { $points ->
    [one] { $seat } a { $points } point : { $targets } par les objectifs, { $espionage } par l’espionnage.
   *[other] { $seat } a { $points } points : { $targets } par les objectifs, { $espionage } par l’espionnage.
}
    .you = { $points ->
        [one] Vous avez { $points } point : { $targets } par les objectifs, { $espionage } par l’espionnage.
       *[other] Vous avez { $points } points : { $targets } par les objectifs, { $espionage } par l’espionnage.
    }
intrigue-story-won = { $seats_count ->
    [1] { $seat } gagne.
   *[other] Égalité à { $points } entre { $seats }. { $seat } vient d’abord dans l’ordre du tour et gagne.
}
    .you = { $seats_count ->
        [1] Vous gagnez.
       *[other] Il y a égalité à { $points }. Vous venez d’abord dans l’ordre du tour et gagnez.
    }

# Ce que fait un bouton

intrigue-do-target = Noter { $city }
intrigue-do-campaign = Aller seulement vers { $place }
intrigue-do-campaign-place = { $game ->
    [nekken] Y aller et placer un colon
   *[byzantio] Y aller et placer une garnison à { $city }
}
intrigue-do-campaign-remove = { $game ->
    [nekken] Y aller, placer un colon et en retirer un des { $removed }
   *[byzantio] Y aller, placer une garnison à { $city } et en retirer une des { $removed }
}
intrigue-do-muster = { $game ->
    [nekken] Installer un colon à { $city }
   *[byzantio] Rassembler une garnison à { $city }
}
intrigue-do-advance = { $game ->
    [nekken] Explorer { $place }
   *[byzantio] Progresser jusqu’à { $place }
}
intrigue-do-negotiate = { $game ->
    [nekken] Proposer votre colon ({ $city })
   *[byzantio] Proposer votre garnison ({ $city })
}
intrigue-do-for = { $game ->
    [nekken] Demander le colon des { $house } ({ $city })
   *[byzantio] Demander la garnison des { $house } ({ $city })
}
intrigue-do-accept = Accepter l’échange
intrigue-do-refuse = Refuser : le dé décide
intrigue-do-bribe = { $game ->
    [nekken] Corrompre le colon des { $house } à { $city }
   *[byzantio] Corrompre la garnison des { $house } à { $city }
}
intrigue-do-expel = { $game ->
    [nekken] Expulser le colon des { $house } ({ $city })
   *[byzantio] Expulser la garnison des { $house } ({ $city })
}
intrigue-do-pass = Passer ce tour
intrigue-do-strike = Rayer : { $box }
intrigue-do-retarget = Remplacer { $from } par { $city }
intrigue-do-keep = Garder tous les objectifs
intrigue-do-exile = Envoyer les { $house } vers { $place }
intrigue-do-guess = Supposer { $city } pour les { $house }

# Choisir

intrigue-actions = Actions
intrigue-left = { $count ->
    [one] { $count } case restante
   *[other] { $count } cases restantes
}
intrigue-not-your-turn = Ce n’est pas à vous de jouer.
intrigue-no-box = Il ne reste aucune case.
intrigue-not-possible = Ce n’est possible nulle part pour l’instant.
intrigue-not-asked = On vous demande autre chose.
intrigue-refused = { $kind } : { $why }
intrigue-reserve-short = { $game ->
    [nekken] Colons en réserve
   *[other] Garnisons en réserve
}
intrigue-why-target = { $city } est votre objectif à { $points } points.
intrigue-why-near = De là, { $city } est proche, votre objectif à { $points } points.
intrigue-why-removes = { $house } y perd { $game ->
    [nekken] un colon
   *[other] une garnison
}.
intrigue-why-pass = Vous gardez une case pour plus tard.
intrigue-why-away = { $steps ->
    [0] Votre { intrigue-pretender } y est déjà.
    [one] Votre { intrigue-pretender } y est en { $steps } déplacement.
   *[other] Votre { intrigue-pretender } y est en { $steps } déplacements.
}
intrigue-why-spare = Ce n’est pas un de vos objectifs : vous pouvez vous en passer.
intrigue-why-strike = { $left ->
    [one] Il vous reste { $left } case de cette sorte.
   *[other] Il vous reste { $left } cases de cette sorte.
}
intrigue-why-retarget = { $city } ne rapporterait rien maintenant.
intrigue-why-guess = { $house } y tient.
intrigue-hint-none = Choisissez une action, ou touchez une { intrigue-province } pour voir ce qu’on peut y faire.
intrigue-hint-target = Choisissez une { intrigue-city } en surbrillance, sur la carte ou dans la liste.
intrigue-hint-campaign = { $game ->
    [nekken] Votre chef va dans une région en surbrillance et peut y placer un colon.
   *[byzantio] Votre prétendant va dans une province en surbrillance et peut y placer une garnison.
}
intrigue-hint-muster = { $game ->
    [nekken] Votre chef reste sur place. Choisissez où placer un colon.
   *[byzantio] Votre prétendant reste sur place. Choisissez où placer une garnison.
}
intrigue-hint-advance = Votre { intrigue-pretender } va dans n’importe quelle { intrigue-province } en surbrillance.
intrigue-hint-negotiate = { $game ->
    [nekken] Choisissez un de vos propres colons à proposer.
   *[byzantio] Choisissez une de vos propres garnisons à proposer.
}
intrigue-hint-for = { $game ->
    [nekken] Choisissez le colon voulu : ils échangent leurs places si son propriétaire ou le dé est d’accord.
   *[byzantio] Choisissez la garnison voulue : elles échangent leurs places si son propriétaire ou le dé est d’accord.
}
intrigue-hint-bribe = { $game ->
    [nekken] Choisissez un colon à rallier à votre camp. Un dé décide.
   *[byzantio] Choisissez une garnison à rallier à votre camp. Un dé décide.
}
intrigue-hint-expel = { $game ->
    [nekken] Choisissez un colon à chasser. Un dé décide.
   *[byzantio] Choisissez une garnison à chasser. Un dé décide.
}
intrigue-hint-exile = Choisissez une { intrigue-province } en surbrillance.
intrigue-hint-retarget = Dites d’abord quel objectif vous abandonnez, puis choisissez une autre { intrigue-city }.
intrigue-hint-retarget-new = Choisissez la { intrigue-city } qui prend sa place. Elle rapporte 2 points de moins à la fin.
intrigue-hint-guess = Dites d’abord de qui vous devinez l’objectif, puis choisissez la { intrigue-city }.
intrigue-hint-guess-city = Choisissez la { intrigue-city } que les { $house } veulent le plus.
intrigue-hint-strike = Elle ne pourra plus servir.
intrigue-hint-pass = Aucune case n’est utilisée, et c’est au joueur suivant.
intrigue-hint-keep = Personne n’apprend que vous les avez gardés.
intrigue-give-up = Objectif à abandonner
intrigue-guess-at = Deviner l’objectif des
intrigue-back = Choisir autre chose
intrigue-close = Fermer
intrigue-nothing-here = Rien n’est possible ici pour l’instant.
intrigue-sure-die = Un dé décide. On ne pourra pas revenir en arrière.
intrigue-odds = Il faut { $needed } ou plus sur 8 : { $percent }.
intrigue-weighs = Sur place ({ $place }) : { $who }.
intrigue-weight = { $who } { $weight }
intrigue-weighs-none = Aucun { intrigue-pretender } sur place ne change le jet.
intrigue-sure-offer = L’offre est faite aux { $house }, qui acceptent ou refusent. Après un refus, un dé décide.
intrigue-sure-roll = Lancer le dé
intrigue-sure-ask = Faire l’offre
intrigue-own-pretender = votre propre { intrigue-pretender }
intrigue-its-pretender = le { intrigue-pretender } des { $house }

# La carte

intrigue-map = Carte de { $name }
intrigue-map-keys = Les flèches déplacent la carte, plus et moins changent l’échelle, zéro la montre tout entière.
intrigue-map-in = Agrandir
intrigue-map-out = Réduire
intrigue-map-all = Voir toute la carte
intrigue-spot-city = { $name }, dans { $place }
intrigue-capital = capitale
intrigue-minor = ville secondaire
intrigue-out-of-play = hors jeu
intrigue-number = Numéro { $number }
intrigue-home-of = Fief des { $house }
intrigue-pretender-of = { $game ->
    [nekken] Chef des { $house }
   *[byzantio] Prétendant des { $house }
}
intrigue-garrisons-of = { $count } × { $house }
intrigue-empty = { $game ->
    [nekken] aucun colon
   *[byzantio] aucune garnison
}
intrigue-my-target = Votre objectif : { $points } points
intrigue-as-list = { $game ->
    [nekken] Les régions en liste
   *[byzantio] Les provinces en liste
}
intrigue-list-first = À choisir d’abord ci-dessus : { $kind }.

# Tours, joueurs, feuilles

intrigue-turns = Tours
intrigue-turn = Tour { $turn } sur { $turns }
intrigue-before = Avant le premier tour
intrigue-turn-event = Tour { $turn } : { $event }
intrigue-turn-plain = Tour { $turn }
intrigue-players = Joueurs
intrigue-order = Ordre du tour : { $who }
intrigue-at-turn = à son tour
intrigue-ready = choix fait
intrigue-reserve = { $game ->
    [nekken] { $count ->
        [one] { $count } colon en réserve
       *[other] { $count } colons en réserve
    }
   *[byzantio] { $count ->
        [one] { $count } garnison en réserve
       *[other] { $count } garnisons en réserve
    }
}
intrigue-stands = { $game ->
    [nekken] Chef : { $place }
   *[byzantio] Prétendant : { $place }
}
intrigue-boxes = Cases restantes
intrigue-sheet = Votre feuille
intrigue-sheet-tab = Feuille
intrigue-sheet-secret = Elle n’est visible que de vous.
intrigue-sheet-cover = Cacher
intrigue-sheet-uncover = Montrer
intrigue-sheet-covered = Votre feuille est face cachée.
intrigue-sheet-next = Ensuite : { $points } points
intrigue-points = { $points } points
intrigue-replaced = remplacé : rapporte 2 points de moins
intrigue-crossed-off = Vous rayez une case : { $box }. Les autres le verront quand tout le monde aura choisi.
intrigue-scores-now = { $points ->
    [0] ne rapporte rien pour l’instant
    [one] rapporterait { $points } point maintenant
   *[other] rapporterait { $points } points maintenant
}
intrigue-guesses = Vos suppositions
intrigue-guess-line = { $house } : { $city }

# Les offres

intrigue-offer = Une offre pour vous
intrigue-offer-gives = Les { $house } donnent
intrigue-offer-takes = et veulent
intrigue-offer-piece = { intrigue-garrison } à { $city }
intrigue-offer-roll = En cas de refus, un dé décide : à { $needed } ou plus sur 8, l’échange se fait quand même.
intrigue-offer-look = Voir d’abord la carte
intrigue-offer-answer = Répondre à l’offre

# Le dé

intrigue-roll-offer = Si l’offre est refusée, l’échange se fait quand même à { $needed } ou plus sur 8.
intrigue-roll-due = À { $city }, le dé doit donner { $needed } ou plus sur 8.
intrigue-die-shows = Le dé donne { $number }
intrigue-die-rolls = Le dé roule…

# La fin

intrigue-end = Les feuilles sont dévoilées
intrigue-end-targets = Objectifs
intrigue-end-scored = { $points ->
    [0] rien
    [one] { $points } point
   *[other] { $points } points
}
intrigue-end-of = sur { $points }
intrigue-end-held = occupants : { $who }
intrigue-end-nobody = aucun occupant
intrigue-end-espionage = Espionnage
intrigue-end-right = juste
intrigue-end-wrong = faux : c’était { $city }
intrigue-end-total = Total
intrigue-end-won = victoire

# What a player chooses before the game (BY-07)
choice-house = { $game ->
    [nekken] Tribu
   *[other] Maison
}
intrigue-notes-grid = Objectifs soupçonnés

# Les lieux du plateau de Byzantio

intrigue-place-longobardia = Longobardie
intrigue-place-bari = Bari
intrigue-place-rhegion = Rhégion
intrigue-place-sirmium = Sirmium
intrigue-place-bulgaria = Bulgarie
intrigue-place-skopia = Skopje
intrigue-place-ochrid = Ohrid
intrigue-place-paristrion = Paristrion
intrigue-place-dorostolon = Dorostolon
intrigue-place-dyrrhachium = Dyrrachium
intrigue-place-nicopolis = Nicopolis
intrigue-place-naupactus = Naupacte
intrigue-place-hellas = Hellade
intrigue-place-thebes = Thèbes
intrigue-place-larissa = Larissa
intrigue-place-peloponnese = Péloponnèse
intrigue-place-corinth = Corinthe
intrigue-place-thessalonica = Thessalonique
intrigue-place-strymon = Strymon
intrigue-place-serres = Serrès
intrigue-place-thrace = Thrace
intrigue-place-constantinople = Constantinople
intrigue-place-adrianople = Andrinople
intrigue-place-aegean = Égée
intrigue-place-mytilene = Mytilène
intrigue-place-crete = Crète
intrigue-place-chandax = Chandax
intrigue-place-opsikion = Opsikion
intrigue-place-nicaea = Nicée
intrigue-place-thrakesion = Thracésiens
intrigue-place-smyrna = Smyrne
intrigue-place-ephesus = Éphèse
intrigue-place-cibyrrhaeots = Cibyrrhéotes
intrigue-place-attaleia = Attaleia
intrigue-place-anatolic = Anatoliques
intrigue-place-amorium = Amorium
intrigue-place-iconium = Iconium
intrigue-place-paphlagonia = Paphlagonie
intrigue-place-gangra = Gangra
intrigue-place-ancyra = Ancyre
intrigue-place-armeniacs = Arméniaques
intrigue-place-amaseia = Amasée
intrigue-place-sinope = Sinope
intrigue-place-chaldia = Chaldée
intrigue-place-trebizond = Trébizonde
intrigue-place-cappadocia = Cappadoce
intrigue-place-caesarea = Césarée
intrigue-place-mesopotamia = Mésopotamie
intrigue-place-melitene = Mélitène
intrigue-place-antioch = Antioche
intrigue-place-tarsus = Tarse
intrigue-place-cyprus = Chypre
intrigue-place-leucosia = Leucosie
intrigue-place-cherson = Cherson
