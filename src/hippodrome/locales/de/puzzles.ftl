# Aufgaben: auf der Seite und im Terminal.

puzzle-mining = Aufgaben werden gesucht
puzzle-found = { $count ->
    [one] { $count } Aufgabe gefunden.
   *[other] { $count } Aufgaben gefunden.
}
puzzle-number = Aufgabe { $number } · Schwierigkeit { $difficulty }
puzzle-ask = Dein Zug (eine Nummer oder als Text; Eingabetaste für die nächste Aufgabe, quit zum Verlassen):
puzzle-find = Finde den besten Zug.
puzzle-right = Richtig: Das ist der beste Zug.
puzzle-wrong = Nicht der beste. Am besten: { $move }
puzzle-not-best = Nicht der beste Zug.
puzzle-yours = (dein Zug)
puzzle-move = Zug
puzzle-value = Siegchance
puzzle-error = Standardfehler
puzzle-unlisted = Dein Zug war nicht unter denen, die verglichen wurden: Die Suche hat ihn kaum beachtet.
puzzle-streak = In Folge gelöst: { $streak }
puzzle-solved = { $solved } von { $count } gelöst.
puzzle-rating = Deine Wertung: { $rating }
puzzle-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-done = { $solved } von { $count } gelöst
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal versuchen
puzzle-skip = Andere Aufgabe
puzzle-begin = Lösen
puzzle-begin-game = Aufgaben von { $game } lösen
puzzle-theme = Thema: { $theme }
puzzle-values = Was die Züge wert sind

puzzle-theme-pass = Passen
puzzle-theme-bid = Bieten
puzzle-theme-sale = Verkaufen
puzzle-theme-tax = Steuer
puzzle-theme-take = Nehmen vom Markt
puzzle-theme-discard = Abwerfen
puzzle-theme-keep = Den Rest behalten
puzzle-theme-campaign = { $game ->
    [nekken] Kolonisieren
   *[other] Feldzug
}
puzzle-theme-muster = { $game ->
    [nekken] Siedeln
   *[other] Aufstellen
}
puzzle-theme-advance = { $game ->
    [nekken] Erkunden
   *[other] Vorrücken
}
puzzle-theme-negotiate = Verhandeln
puzzle-theme-answer = Antwort auf ein Angebot
puzzle-theme-bribe = Bestechen
puzzle-theme-expel = Vertreiben
puzzle-theme-strike = Kästchen streichen
puzzle-theme-succession = { intrigue-event-succession }
puzzle-theme-exile = Fortschicken
puzzle-theme-guess = Spionage
