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
intrigue-kind-muster = Recruter
intrigue-kind-negotiate = Négocier
intrigue-kind-advance = Avancer
intrigue-kind-bribe = Soudoyer
intrigue-kind-expel = Expulser
intrigue-kind-colonise = Coloniser
intrigue-kind-settle = S’établir
intrigue-kind-explore = Explorer
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

intrigue-event-earthquake = Tremblement de terre
intrigue-event-famine = Famine
intrigue-event-succession = { $game ->
    [nekken] Prophétie
   *[byzantio] Succession du patriarche
}
intrigue-event-plague = Peste
intrigue-event-hidden = Événement face cachée

# Ce qui est demandé à cette place

intrigue-ask-waiting = La partie n’a pas commencé.
intrigue-ask-targets = Noter en secret votre prochain objectif : une { intrigue-city } qui vaut { $points } points.
intrigue-ask-act = À vous de jouer : choisir une action, ou passer.
intrigue-ask-for = { $game ->
    [nekken] Vous proposez votre colon à { $city }. Quel colon voulez-vous en échange ?
   *[byzantio] Vous proposez votre garnison à { $city }. Quelle garnison voulez-vous en échange ?
}
intrigue-ask-answer = { $game ->
    [nekken] Les { $house } proposent un colon à { $city } contre le vôtre à { $asked }. Accepter, ou refuser et laisser le dé décider.
   *[byzantio] Les { $house } proposent une garnison à { $city } contre la vôtre à { $asked }. Accepter, ou refuser et laisser le dé décider.
}
intrigue-ask-succession = { $event } : vous pouvez remplacer en secret un de vos objectifs, ou les garder tous.
intrigue-ask-exile = { $event } : envoyer le { intrigue-pretender } des { $house } dans une autre { intrigue-province }.
intrigue-ask-strike = { $event } : rayer une de vos cases inutilisées.
intrigue-ask-espionage = Espionnage : deviner le premier objectif de chaque adversaire, celui qui vaut 14 points.

# Ce que la table attend

intrigue-told-targets = { $who } { $count ->
    [one] note ses objectifs
   *[other] notent leurs objectifs
} en secret.
intrigue-told-start = Le dé décide qui commence.
intrigue-told-act = { $who } choisit une action, ou passe.
intrigue-told-for = { $game ->
    [nekken] { $who } dit contre quoi le colon à { $city } est proposé.
   *[byzantio] { $who } dit contre quoi la garnison à { $city } est proposée.
}
intrigue-told-answer = { $who } répond à l’offre des { $house } : { $city } contre { $asked }.
intrigue-told-roll = Le dé décide à { $city } : il faut { $number } ou plus.
intrigue-told-reveal = L’événement de ce tour est dévoilé.
intrigue-told-event = { $event } : le dé dit quelles { intrigue-province }s sont touchées.
intrigue-told-famine = { $game ->
    [nekken] { $event } : un colon à { $city } survit avec { $number } ou plus.
   *[byzantio] { $event } : une garnison à { $city } survit avec { $number } ou plus.
}
intrigue-told-succession = { $event } : { $who } { $count ->
    [one] décide en secret de ses objectifs.
   *[other] décident en secret de leurs objectifs.
}
intrigue-told-exile = { $event } : { $who } éloigne le { intrigue-pretender } des { $house }.
intrigue-told-strike = { $event } : { $who } raye une case.
intrigue-told-espionage = Espionnage : { $who } { $count ->
    [one] fait ses suppositions
   *[other] font leurs suppositions
} en secret.
intrigue-told-end = { $count ->
    [0] La partie est terminée.
    [one] La partie est terminée : { $who } gagne.
   *[other] La partie est terminée : { $who } gagnent.
}

# Le journal

intrigue-did-target = { $who } note { $city } comme objectif.
intrigue-did-target-hidden = { $who } note un objectif.
intrigue-did-campaign = { $game ->
    [nekken] { $who } déplace son chef vers { $place }.
   *[byzantio] { $who } part en campagne vers { $place }, sans placer de garnison.
}
intrigue-did-campaign-place = { $game ->
    [nekken] { $who } colonise { $place }.
   *[byzantio] { $who } part en campagne vers { $place } et place une garnison à { $city }.
}
intrigue-did-campaign-remove = { $game ->
    [nekken] { $who } colonise { $place }, d’où un colon des { $removed } doit partir.
   *[byzantio] { $who } part en campagne vers { $place } et place une garnison à { $city }, d’où une garnison des { $removed } doit partir.
}
intrigue-did-muster = { $game ->
    [nekken] { $who } s’établit à { $city }.
   *[byzantio] { $who } recrute une garnison à { $city }.
}
intrigue-did-advance = { $game ->
    [nekken] { $who } envoie son chef explorer { $place }.
   *[byzantio] { $who } avance vers { $place }.
}
intrigue-did-negotiate = { $game ->
    [nekken] { $who } propose un colon à { $city }.
   *[byzantio] { $who } propose une garnison à { $city }.
}
intrigue-did-for = { $game ->
    [nekken] { $who } demande le colon des { $house } à { $city }.
   *[byzantio] { $who } demande la garnison des { $house } à { $city }.
}
intrigue-did-accept = { $who } accepte : les { intrigue-garrison }s échangent leurs places.
intrigue-did-refuse = { $who } refuse.
intrigue-did-bribe = { $game ->
    [nekken] { $who } tente de soudoyer le colon des { $house } à { $city }.
   *[byzantio] { $who } tente de soudoyer la garnison des { $house } à { $city }.
}
intrigue-did-expel = { $game ->
    [nekken] { $who } tente d’expulser de { $city } le colon des { $house }.
   *[byzantio] { $who } tente d’expulser de { $city } la garnison des { $house }.
}
intrigue-did-pass = { $who } passe.
intrigue-did-strike = { $who } raye une case : { $box }.
intrigue-did-retarget = { $who } abandonne l’objectif { $from } pour { $city }.
intrigue-did-retarget-hidden = { $who } décide de ses objectifs.
intrigue-did-keep = { $who } garde tous ses objectifs.
intrigue-did-exile = { $who } envoie le { intrigue-pretender } des { $house } vers { $place }.
intrigue-did-guess = { $who } suppose que le premier objectif des { $house } est { $city }.
intrigue-did-guess-hidden = { $who } fait une supposition.
intrigue-did-roll = Le dé donne { $number }.
intrigue-did-reveal = L’événement est dévoilé : { $event }.

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
    [nekken] S’établir à { $city }
   *[byzantio] Recruter une garnison à { $city }
}
intrigue-do-advance = { $game ->
    [nekken] Explorer { $place }
   *[byzantio] Avancer vers { $place }
}
intrigue-do-negotiate = { $game ->
    [nekken] Proposer votre colon à { $city }
   *[byzantio] Proposer votre garnison à { $city }
}
intrigue-do-for = { $game ->
    [nekken] Demander le colon des { $house } à { $city }
   *[byzantio] Demander la garnison des { $house } à { $city }
}
intrigue-do-accept = Accepter l’échange
intrigue-do-refuse = Refuser : le dé décide
intrigue-do-bribe = { $game ->
    [nekken] Soudoyer le colon des { $house } à { $city }
   *[byzantio] Soudoyer la garnison des { $house } à { $city }
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
intrigue-hint-none = Choisir une action, ou toucher une { intrigue-province } pour voir ce qu’on peut y faire.
intrigue-hint-target = Choisir une { intrigue-city } en surbrillance, sur la carte ou dans la liste.
intrigue-hint-campaign = { $game ->
    [nekken] Votre chef va dans une région en surbrillance et peut y placer un colon.
   *[byzantio] Votre prétendant va dans une province en surbrillance et peut y placer une garnison.
}
intrigue-hint-muster = { $game ->
    [nekken] Votre chef reste sur place. Choisir où placer un colon.
   *[byzantio] Votre prétendant reste sur place. Choisir où placer une garnison.
}
intrigue-hint-advance = Votre { intrigue-pretender } va dans n’importe quelle { intrigue-province } en surbrillance.
intrigue-hint-negotiate = { $game ->
    [nekken] Choisir un de vos propres colons à proposer.
   *[byzantio] Choisir une de vos propres garnisons à proposer.
}
intrigue-hint-for = { $game ->
    [nekken] Choisir le colon voulu : ils échangent leurs places si son propriétaire ou le dé est d’accord.
   *[byzantio] Choisir la garnison voulue : elles échangent leurs places si son propriétaire ou le dé est d’accord.
}
intrigue-hint-bribe = { $game ->
    [nekken] Choisir un colon à rallier à votre camp. Un dé décide.
   *[byzantio] Choisir une garnison à rallier à votre camp. Un dé décide.
}
intrigue-hint-expel = { $game ->
    [nekken] Choisir un colon à chasser. Un dé décide.
   *[byzantio] Choisir une garnison à chasser. Un dé décide.
}
intrigue-hint-exile = Choisir une { intrigue-province } en surbrillance.
intrigue-hint-retarget = Dire d’abord quel objectif est abandonné, puis choisir une autre { intrigue-city }.
intrigue-hint-retarget-new = Choisir la { intrigue-city } qui prend sa place et vaut 2 points de moins.
intrigue-hint-guess = Dire d’abord de qui deviner l’objectif, puis choisir la { intrigue-city }.
intrigue-hint-guess-city = Choisir la { intrigue-city } que les { $house } veulent le plus.
intrigue-hint-strike = Elle ne pourra plus servir.
intrigue-hint-pass = Aucune case n’est utilisée, et c’est au joueur suivant.
intrigue-hint-keep = Personne n’apprend que vous les avez gardés.
intrigue-give-up = Abandonner
intrigue-guess-at = Deviner chez
intrigue-back = Choisir autre chose
intrigue-close = Fermer
intrigue-nothing-here = Rien n’est possible ici pour l’instant.
intrigue-sure-die = Un dé décide. On ne pourra pas revenir en arrière.
intrigue-odds = Il faut { $needed } ou plus sur 8 : { $percent }.
intrigue-weighs = Sur place ({ $place }) : { $who }.
intrigue-weight = { $who } { $weight }
intrigue-weighs-none = Aucun { intrigue-pretender } n’y pèse.
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
intrigue-at-turn = tour en cours
intrigue-ready = a noté
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
intrigue-sheet-secret = Elle n’est visible que de vous.
intrigue-sheet-cover = Cacher
intrigue-sheet-uncover = Montrer
intrigue-sheet-covered = Votre feuille est face cachée.
intrigue-sheet-next = Ensuite : { $points } points
intrigue-points = { $points } points
intrigue-replaced = remplacé
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
