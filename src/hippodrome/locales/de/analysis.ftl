# The analysis of a finished game: on the page, in the terminal and in reports.

analysis-title = Analyse
analysis-working = { $file } wird analysiert
analysis-curve = Siegchancen im Lauf der Partie
analysis-initial = Zu Beginn
analysis-luck = Glück
analysis-decisions = Eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-result = Ergebnis
analysis-accuracy = Genauigkeit
analysis-mistakes = Fehler
analysis-turning-points = Wendepunkte

luck-hand = Starthand
luck-lot = Posten
luck-start = Wer beginnt
luck-dice = Würfel
luck-event = Ereignisse
luck-chance = Zufall
