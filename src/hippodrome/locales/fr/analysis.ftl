# The analysis of a finished game: on the page, in the terminal and in reports.

analysis-title = Analyse
analysis-working = Analyse de { $file }
analysis-curve = Chances de victoire au fil de la partie
analysis-initial = Au début
analysis-luck = Chance
analysis-decisions = Ses décisions
analysis-others = Décisions des autres
analysis-result = Résultat
analysis-accuracy = Précision
analysis-mistakes = Erreurs
analysis-guessed = Objectifs devinés
analysis-turning-points = Tournants de la partie
analysis-wait = Analyse de la partie en cours …
analysis-wait-decisions = Les décisions sont encore à l’étude …
analysis-about = Chances de victoire si chacun continue comme jouent les citoyens. La chance est ce que cartes et dés ont apporté, par rapport à leur moyenne.
analysis-table = Sous forme de tableau
analysis-moves = Coups
analysis-best = Meilleure décision : { $move }
analysis-worst = Décision la plus coûteuse : { $move } ({ $loss } de perdu)
analysis-espionage = Objectifs devinés : { $right } sur { $guesses }
analysis-learn = Apprendre de ses erreurs
analysis-question = Coup { $move } : vous avez choisi « { $played } », ce qui a coûté { $loss }. Qu’est-ce qui aurait été mieux ?
analysis-answer = Voir la réponse
analysis-better = Mieux : { $move }
analysis-try = Continuer à partir d’ici

luck-hand = Main de départ
luck-lot = Lots
luck-start = Premier joueur
luck-dice = Dés
luck-event = Événements
luck-chance = Hasard
