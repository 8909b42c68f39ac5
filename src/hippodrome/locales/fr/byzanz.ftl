### La table de Byzanz. Les marchandises : tissus, céréales, olives, épices, bois et vin ; les commerçants sont des jokers.

## Les cartes

byzanz-good-C = Tissus
byzanz-good-G = Céréales
byzanz-good-O = Olives
byzanz-good-S = Épices
byzanz-good-T = Bois
byzanz-good-W = Vin
byzanz-good-X = Commerçants
# Les lettres sur les cartes, une par marchandise
byzanz-letter-C = T
byzanz-letter-G = C
byzanz-letter-O = O
byzanz-letter-S = É
byzanz-letter-T = B
byzanz-letter-W = V
byzanz-letter-X = X
# Une carte de marchandise avec sa valeur, comme « Épices 3 »
byzanz-card = { $good } { $value }
byzanz-card-trader = Commerçant
byzanz-card-unknown = Carte cachée
# Plusieurs cartes pareilles, comme « 3 × Commerçant »
byzanz-copies = { $count } × { $card }
byzanz-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
byzanz-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Ce que tient un marchand, pour les lecteurs d’écran : les cartes connues, puis le nombre des autres
byzanz-known = { $hidden ->
    [0] { $cards }
    [one] { $cards } et { $hidden } carte cachée
   *[other] { $cards } et { $hidden } cartes cachées
}
byzanz-hidden = { $hidden ->
    [one] { $hidden } carte cachée
   *[other] { $hidden } cartes cachées
}
byzanz-none = rien

## La table

byzanz-round = Manche { $round } sur { $rounds }
byzanz-deck = Pioche
byzanz-set-aside = Cartes écartées
byzanz-gone = Hors du jeu
byzanz-gone-none = Rien n’a encore quitté le jeu.
byzanz-lot = Aux enchères
byzanz-lot-none = Les enchères de cette manche sont finies.
byzanz-lot-next = Le lot suivant est en train d’être retourné.
byzanz-tax-choose = Choisissez une carte du lot
byzanz-lot-offer = Carte d’offre { $offer }
byzanz-market = Marché
byzanz-pile-none = { $pile } : aucune carte
byzanz-pile = { $pile }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }
byzanz-high = { $name } mène avec { $bid }
byzanz-high-you = Vous menez avec { $bid }
byzanz-high-none = Pas encore d’enchère
byzanz-offers = Cartes d’offre
byzanz-offer-now = aux enchères
byzanz-merchants = Marchands
byzanz-you = Vous
byzanz-hand = Main
byzanz-your-hand = Votre main
byzanz-bid = Mise { $sum }
byzanz-hand-laid = Posées
byzanz-your-bid = Votre mise
byzanz-profit = Gain

## Où en est un marchand

byzanz-stands-turn = à son tour
byzanz-stands-leads = en tête
byzanz-stands-bidding = dans l’enchère
byzanz-stands-passed = hors de l’enchère
byzanz-stands-done = terminé
byzanz-stands-offer = avec la carte d’offre { $offer }

## Ce qui est demandé à cette place, et qui la table attend

byzanz-question-bid = Misez pour obtenir le lot, ou passez.
byzanz-question-beat = Misez plus de { $high }, ou passez.
byzanz-question-raise = Relevez votre mise de { $own } au-dessus de { $high }, ou passez.
byzanz-question-pass-short = Vous ne pouvez pas miser plus de { $high } : passez.
byzanz-question-pass-no-goods = Vous n’avez aucune marchandise à miser : passez.
byzanz-question-tax = Choisissez la carte du lot qui va au marché comme taxe.
byzanz-question-last-tax = Il ne reste que vous : choisissez la carte pour le marché. L’autre est à vous.
byzanz-question-take = Prenez une pile du marché.
byzanz-question-discard = Vous avez { $count } cartes, c’est trop : défaussez-en une.
byzanz-question-discard-or-sell = Vous avez { $count } cartes, c’est trop : défaussez-en une ou vendez une série.
byzanz-question-final-sell = Dernière occasion de vendre. Choisissez « Terminer » quand c’est fait.
byzanz-question-final-done = Vous n’avez rien à vendre. Choisissez « Terminer » pour finir la partie.
byzanz-question-wait-hands = Distribution des mains de départ.
byzanz-question-wait-lot = On dévoile le lot de la carte d’offre { $offer }.
byzanz-question-wait-bid = { $seats } { $seats_count ->
    [one] réfléchit à sa mise
   *[other] réfléchissent à leur mise
}.
byzanz-question-wait-tax = { $seats } { $seats_count ->
    [one] choisit
   *[other] choisissent
} la carte pour le marché.
byzanz-question-wait-over = { $seats } { $seats_count ->
    [one] a
   *[other] ont
} trop de cartes.
byzanz-question-wait-take = { $seats } { $seats_count ->
    [one] prend
   *[other] prennent
} une pile du marché.
byzanz-question-wait-final = Dernières ventes : on attend { $seats }.
byzanz-question-game-won = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
byzanz-question-game-shared = Victoire partagée entre { $seats }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
byzanz-meanwhile = Vous pouvez vendre une série en attendant.

## Agir

byzanz-your-move = Votre coup
byzanz-do-bid = Miser
byzanz-do-bid-sum = Miser { $sum }
byzanz-do-pass = Passer
byzanz-do-sell = Vendre
byzanz-do-sell-keep = Vendre et garder { $card }
byzanz-do-tax = Payer la taxe
byzanz-do-tax-card = Payer la taxe : { $card }
byzanz-do-take = Prendre une pile
byzanz-do-take-pile = Prendre la pile : { $pile }
byzanz-do-discard = Défausser
byzanz-do-discard-card = Défausser { $card }
byzanz-do-done = Terminer
byzanz-do-clear = Effacer le choix
byzanz-sum-enough = Total { $sum } : suffisant
byzanz-sum-short = Total { $sum } : il faut { $need }
byzanz-sum-least = Il faut au moins { $need }
byzanz-no-trader-bid = Un commerçant ne peut pas être misé. Il sert à vendre.
byzanz-choose-more = Cela ne fait pas un coup : il faut plus de cartes, ou d’autres.
byzanz-sales = Séries à vendre
byzanz-sale = { $pile } : vendre { $cards }, garder { $kept }

## La fin

byzanz-result = Gains
byzanz-winner = Victoire
byzanz-left = { $count ->
    [0] plus de carte en main
    [one] { $count } carte restée en main
   *[other] { $count } cartes restées en main
}

## Ce qui s’est passé, dans le journal. D’abord les titres ; `.you` s’adresse à qui a agi

byzanz-story-round = { byzanz-round }
byzanz-story-final-sales = Dernières ventes
byzanz-story-result = Résultat
byzanz-story-hand-dealt = { $seat } reçoit { byzanz-cards }.
byzanz-story-own-hand = Vous recevez { $cards }.
byzanz-story-lot-opened = Carte d’offre { $offer } : { $cards }. { $seat } commence.
    .you = Carte d’offre { $offer } : { $cards }. Vous commencez.
byzanz-story-last-lot = Carte d’offre { $offer }, la dernière de la manche : { $cards }. Il ne reste que { $seat }, donc pas de mise.
    .you = Carte d’offre { $offer }, la dernière de la manche : { $cards }. Il ne reste que vous, donc pas de mise.
byzanz-story-last-card = Carte d’offre { $offer }, la dernière de la manche : { $card } va directement au marché, et la carte d’offre revient à { $seat }.
    .you = Carte d’offre { $offer }, la dernière de la manche : { $card } va directement au marché, et la carte d’offre vous revient.
byzanz-story-bid-made = { $seat } mise { $bid } avec { $cards }.
    .you = Vous misez { $bid } avec { $cards }.
byzanz-story-bid-raised = { $seat } relève sa mise à { $bid } en ajoutant { $cards }.
    .you = Vous relevez votre mise à { $bid } en ajoutant { $cards }.
byzanz-story-passed = { $cards_count ->
    [0] { $seat } passe.
   *[other] { $seat } passe et reprend { $cards }.
}
    .you = { $cards_count ->
        [0] Vous passez.
       *[other] Vous passez et reprenez { $cards }.
    }
byzanz-story-lot-won = { $seat } remporte le lot pour { $price }. { $paid } { $paid_count ->
    [one] va
   *[other] vont
} au marché.
    .you = Vous remportez le lot pour { $price }. { $paid } { $paid_count ->
        [one] va
       *[other] vont
    } au marché.
byzanz-story-all-passed = Tout le monde a passé. { $seat } a passé en premier et reçoit le lot sans rien payer.
    .you = Tout le monde a passé. Vous avez passé en premier et recevez le lot sans rien payer.
byzanz-story-tax-paid = { $seat } paie la taxe : { $card }.
    .you = Vous payez la taxe : { $card }.
byzanz-story-lot-taken = { $seat } prend { $cards }, avec la carte d’offre { $offer }.
    .you = Vous prenez { $cards }, avec la carte d’offre { $offer }.
byzanz-story-market-opened = Le marché ouvre. { $seat } se sert en premier.
    .you = Le marché ouvre. Vous vous servez en premier.
byzanz-story-pile-taken = { $seat } prend au marché { $cards }.
    .you = Vous prenez au marché { $cards }.
byzanz-story-market-empty = Le marché est vide. { $seats } { $seats_count ->
    [one] ne reçoit
   *[other] ne reçoivent
} rien.
    .you = Le marché est vide. Vous ne recevez rien.
byzanz-story-market-cleared = Ce qui reste au marché quitte le jeu : { $cards }.
byzanz-story-sold = { $seat } vend { $cards }, et garde { $kept } comme gain.
    .you = Vous vendez { $cards }, et gardez { $kept } comme gain.
byzanz-story-too-many = { $seat } a { byzanz-cards } et doit redescendre à { $limit }.
    .you = Vous avez { byzanz-cards } et devez redescendre à { $limit }.
byzanz-story-discarded = { $seat } défausse { $card }.
    .you = Vous défaussez { $card }.
byzanz-story-done = { $seat } a fini de vendre.
    .you = Vous avez fini de vendre.
byzanz-story-scored = { $points ->
    [0] { $seat } n’a aucun gain : 0 point.
    [one] { $seat } a { $points } point : { $cards }.
   *[other] { $seat } a { $points } points : { $cards }.
}
    .you = { $points ->
        [0] Vous n’avez aucun gain : 0 point.
        [one] Vous avez { $points } point : { $cards }.
       *[other] Vous avez { $points } points : { $cards }.
    }
byzanz-story-victory = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
byzanz-story-victory-on-cards = Égalité de points ({ $points }) entre { $seats }. { $seat } gagne avec plus de cartes en main ({ $left }).
    .you = Égalité de points ({ $points }) entre { $seats }. Vous gagnez avec plus de cartes en main ({ $left }).
byzanz-story-victory-shared = Victoire partagée entre { $seats } : autant de points ({ $points }) et autant de cartes en main ({ $left }).

## Why a hint points at a move

byzanz-why-bid = Le lot apporte { $lot }{ $fits ->
    [0] .
    [one]  ; { $fits } carte de votre main va avec.
   *[other]  ; { $fits } cartes de votre main vont avec.
}
byzanz-why-pass = { $name } le paie { $bid }, et vous gardez vos cartes pour un autre lot.
byzanz-why-pass-free = Vous gardez vos cartes ; si tous passent, le premier à passer reçoit le lot gratuitement.
byzanz-why-tax = Vous gardez { $cards }.
byzanz-why-take = Vous recevez { $cards }{ $fits ->
    [0] .
    [one]  ; { $fits } carte de votre main va avec.
   *[other]  ; { $fits } cartes de votre main vont avec.
}
byzanz-why-sell = Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} et vous laisse { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.
byzanz-why-discard = { $fits ->
    [0] Aucune autre carte de votre main ne va avec.
    [one] Une seule autre carte de votre main va avec.
   *[other] { $fits } autres cartes de votre main vont avec.
}
