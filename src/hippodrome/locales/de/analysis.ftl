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
analysis-guessed = Ziele erraten
analysis-turning-points = Wendepunkte
analysis-wait = Die Partie wird analysiert …
analysis-wait-decisions = Die Entscheidungen werden noch beurteilt …
analysis-about = Die Siegchancen, wenn alle so weiterspielen wie Bürger. Glück ist, was Karten und Würfel gebracht haben, verglichen mit ihrem Durchschnitt.
analysis-table = Als Tabelle
analysis-moves = Züge
analysis-best = Beste Entscheidung: { $move }
analysis-worst = Teuerste Entscheidung: { $move } (kostete { $loss })
analysis-espionage = Ziele erraten: { $right } von { $guesses }
analysis-learn = Aus Fehlern lernen
analysis-question = Zug { $move }: Du hast „{ $played }“ gewählt, das kostete { $loss }. Was wäre besser gewesen?
analysis-answer = Antwort zeigen
analysis-better = Besser: { $move }
analysis-try = Von hier weiterspielen

luck-hand = Starthand
luck-lot = Posten
luck-start = Wer beginnt
luck-dice = Würfel
luck-event = Ereignisse
luck-chance = Zufall
