### La table de Byzanz. Les marchandises : étoffe, céréales, olives, épices, bois et vin ; les négociants sont des jokers.

## Les cartes

byzanz-good-C = Étoffe
byzanz-good-G = Céréales
byzanz-good-O = Olives
byzanz-good-S = Épices
byzanz-good-T = Bois
byzanz-good-W = Vin
byzanz-good-X = Négociants
# Une carte de marchandise avec sa valeur, comme « Épices 3 »
byzanz-card = { $good } { $value }
byzanz-card-trader = Négociant
byzanz-card-unknown = Carte cachée
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
byzanz-set-aside = Mises de côté
byzanz-gone = Hors du jeu
byzanz-gone-none = Rien n’a encore quitté le jeu.
byzanz-lot = Aux enchères
byzanz-lot-none = Rien n’est en vente.
byzanz-lot-offer = Carte d’offre { $offer }
byzanz-market = Marché
byzanz-market-none = Le marché est vide.
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
byzanz-profit = Profit

## Où en est un marchand

byzanz-stands-turn = tour en cours
byzanz-stands-leads = en tête
byzanz-stands-bidding = dans l’enchère
byzanz-stands-passed = hors de l’enchère
byzanz-stands-done = terminé
byzanz-stands-offer = avec la carte d’offre { $offer }

## Ce qui est demandé à cette place, et qui la table attend

byzanz-prompt-bid = Miser pour le lot, ou passer.
byzanz-prompt-beat = Miser plus de { $bid }, ou passer.
byzanz-prompt-raise = Relever votre mise de { $own } au-dessus de { $bid }, ou passer.
byzanz-prompt-pass = Impossible de miser plus de { $bid } : il faut passer.
byzanz-prompt-pass-none = Aucune marchandise à miser : il faut passer.
byzanz-prompt-tax = Choisir la carte du lot qui va au marché comme taxe.
byzanz-prompt-take = Prendre une pile du marché.
byzanz-prompt-discard = Vous avez { $count } cartes, c’est trop : il faut en défausser une.
byzanz-prompt-discard-or-sell = Vous avez { $count } cartes, c’est trop : il faut en défausser une ou vendre une série.
byzanz-prompt-final-sell = Dernière occasion de vendre. Choisir « Terminer » une fois vendu tout ce que vous voulez.
byzanz-prompt-final = Vous n’avez rien à vendre. Choisir « Terminer » pour finir la partie.
byzanz-wait-bid = { $names } { $count ->
    [one] réfléchit à sa mise
   *[other] réfléchissent à leur mise
}.
byzanz-wait-tax = { $names } { $count ->
    [one] choisit
   *[other] choisissent
} la taxe.
byzanz-wait-over = { $names } { $count ->
    [one] a
   *[other] ont
} trop de cartes.
byzanz-wait-take = { $names } { $count ->
    [one] prend
   *[other] prennent
} une pile du marché.
byzanz-wait-final = Dernières ventes : on attend { $names }.
byzanz-wait-cards = Distribution des cartes.
byzanz-meanwhile = Vous pouvez vendre une série en attendant.
# $points est le message byzanz-points
byzanz-over = { $count ->
    [one] { $names } gagne avec { $points }.
   *[other] { $names } se partagent la victoire avec { $points }.
}
byzanz-over-you = Vous gagnez avec { $points }.

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
byzanz-sum-enough = { $sum } suffit.
byzanz-sum-short = Pas assez : { $sum } ne dépasse pas { $high }.
byzanz-choose-more = Cela ne fait pas un coup : il faut plus de cartes, ou d’autres.
byzanz-sales = Séries à vendre
byzanz-sales-others = Ou choisir soi-même trois cartes de sa main.
byzanz-sale = { $pile } : vendre { $cards }, garder { $kept }

## La fin

byzanz-result = Profits
byzanz-winner = Victoire
byzanz-left = { $count ->
    [0] plus de carte en main
    [one] { $count } carte restée en main
   *[other] { $count } cartes restées en main
}

## Le journal

byzanz-did-draw = Carte piochée : { $cards }.
byzanz-did-draw-unknown = Une carte est piochée face cachée.
byzanz-did-bid = { $name } mise { $cards }.
byzanz-did-pass = { $name } passe.
byzanz-did-tax = { $name } paie la taxe : { $cards }.
byzanz-did-take = { $name } prend une pile du marché : { $pile }.
byzanz-did-sell = { $name } vend { $cards } et garde { $kept }.
byzanz-did-discard = { $name } défausse { $cards }.
byzanz-did-done = { $name } a terminé.
