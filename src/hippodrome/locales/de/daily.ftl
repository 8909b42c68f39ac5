# Die Partie des Tages.

daily = Partie des Tages
daily-about = Jeden Tag dieselben Karten und Würfe und dieselben Bots für alle. Dein erster Versuch zählt.
daily-day = Partien vom { $day }
daily-before = Tag davor
daily-after = Tag danach
daily-play = { $game } spielen
daily-continue = { $game } fortsetzen
daily-practise = Üben
daily-result = { $place } von { $seats }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-game = Meine Partie
daily-results = Ergebnisse
daily-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-finished = { $n ->
    [0] Noch hat niemand zu Ende gespielt.
    [one] { $n } Person hat zu Ende gespielt.
   *[other] { $n } Personen haben zu Ende gespielt.
}
daily-uncounted = Dieser Versuch zählt nicht: Er endete nach seinem Tag, oder ein Bot hat für dich gespielt.
daily-rank = Rang
daily-player = Name
daily-place = Platz
daily-adjusted = Ohne Glück
daily-adjusted-about = Anteil am Sieg abzüglich des Glücks beim Ziehen und Würfeln; er kommt, sobald die Partie analysiert ist.
daily-otherwise = Wo andere anders entschieden haben
daily-otherwise-none = Niemand sonst hat in derselben Stellung anders entschieden.
daily-decision = Entscheidung
daily-mine = Deine
daily-theirs = Andere
daily-times = { $move } ({ $n } ×)
daily-share = Text zum Teilen, der nichts verrät
daily-shared = { $title }, { $game }, { $day }: { $result }; Rang { $rank } von { $players }
daily-fixed = Wie die Partien festgelegt sind
daily-fixed-about = Die Prüfsumme jedes Geheimnisses ist am Tag davor öffentlich, das Geheimnis selbst, wenn der Tag vorbei ist (UTC).
daily-commitment = SHA-256 des Geheimnisses
daily-tomorrow = SHA-256 des Geheimnisses von morgen
daily-secret = Geheimnis
daily-sealed = Das Geheimnis dieser Partie wird gezeigt, wenn ihr Tag vorbei ist (UTC). Dann lässt sie sich nachspielen, analysieren und prüfen.
