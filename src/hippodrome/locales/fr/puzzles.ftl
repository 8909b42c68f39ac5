# Problèmes : sur la page et dans le terminal.

puzzle-mining = Recherche de problèmes
puzzle-found = { $count ->
    [one] { $count } problème trouvé.
   *[other] { $count } problèmes trouvés.
}
puzzle-number = Problème { $number } · difficulté { $difficulty }
puzzle-ask = Votre coup (un numéro ou du texte ; Entrée pour le problème suivant, quit pour quitter) :
puzzle-find = Trouvez le meilleur coup.
puzzle-right = Exact : c’est le meilleur coup.
puzzle-wrong = Ce n’est pas le meilleur. Le meilleur : { $move }
puzzle-not-best = Ce n’est pas le meilleur coup.
puzzle-yours = (votre coup)
puzzle-move = Coup
puzzle-value = Chances de victoire
puzzle-error = Erreur type
puzzle-unlisted = Votre coup ne fait pas partie de ceux qui ont été comparés : la recherche l’a à peine regardé.
puzzle-streak = Réussis à la suite : { $streak }
puzzle-solved = { $solved } sur { $count } réussis.
puzzle-rating = Votre classement : { $rating }
puzzle-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-done = { $solved } sur { $count } réussis
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-skip = Autre problème
puzzle-begin = Résoudre
puzzle-begin-game = Résoudre des problèmes de { $game }
puzzle-theme = Thème : { $theme }
puzzle-values = Ce que valent les coups

puzzle-theme-pass = passer
puzzle-theme-bid = enchère
puzzle-theme-sale = vente
puzzle-theme-tax = taxe
puzzle-theme-take = prise au marché
puzzle-theme-discard = défausse
puzzle-theme-keep = garder le reste
puzzle-theme-campaign = { $game ->
    [nekken] colonisation
   *[other] campagne
}
puzzle-theme-muster = { $game ->
    [nekken] installation
   *[other] rassemblement
}
puzzle-theme-advance = { $game ->
    [nekken] exploration
   *[other] progression
}
puzzle-theme-negotiate = négociation
puzzle-theme-answer = réponse à une offre
puzzle-theme-bribe = corruption
puzzle-theme-expel = expulsion
puzzle-theme-strike = case à rayer
puzzle-theme-succession = { intrigue-event-succession }
puzzle-theme-exile = exil
puzzle-theme-guess = espionnage
