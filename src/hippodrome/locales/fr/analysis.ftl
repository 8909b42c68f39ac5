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
analysis-turning-points = Tournants de la partie

luck-hand = Main de départ
luck-lot = Lots
luck-start = Premier joueur
luck-dice = Dés
luck-event = Événements
luck-chance = Hasard
