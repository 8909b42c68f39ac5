# Der Eingang, die Wiedergabe und das Ende einer Partie.

welcome = Drei Spiele, ein Tisch
welcome-about = Auktionen, Intrigen und Würfel in Byzanz: sofort gegen Bots oder mit Freunden über einen Link. Ohne Konto.
guest = Gast { $n }
watch = Partie ansehen
sample = Eine Partie { $game } ansehen
players-range = { $range } Spieler
minutes-range = { $range } Min.
weight-1 = sehr leicht
weight-2 = leicht
weight-3 = mittel
weight-4 = anspruchsvoll
weight-5 = für Kenner
preparing = Was vorbereitet wird
preparing-game = { $game } wird vorbereitet …
preparing-about = Nur beim ersten Mal auf diesem Rechner.
preparing-meanwhile = Bis dahin:
invite-alone = Nur dieser Rechner kann diesen Tisch öffnen.
invite-alone-do = Der Server hört nur auf diesen Rechner. Für Freunde in deinem Netz beende ihn und starte ihn so:
table-link-own = Link auf diesem Rechner
table-link-other = Eine andere Adresse
replay-step = Entscheidung { $step } von { $steps }
replay-begin = Der Anfang
replay-speed = Tempo
replay-slow = langsam
replay-normal = normal
replay-fast = schnell
replay-link = Link zu diesem Moment
replay-keys = Tasten: ← → schrittweise, Pos1 und Ende, Leertaste spielt ab
points = Punkte
replay-more = Mehr
chart = Punkte im Lauf der Partie
chart-would = Was jeder in jedem Moment erzielt hätte
end-place = { $place }.
end-margin = { $points ->
    [0] punktgleich
    [one] { $points } Punkt zurück
   *[other] { $points } Punkte zurück
}
end-lead = { $points ->
    [0] nach Gleichstand
    [one] { $points } Punkt Vorsprung
   *[other] { $points } Punkte Vorsprung
}
end-swings = Die Wendepunkte
end-gain = { $name }: { $gain }
end-picture = Bild zum Teilen
byzanz-sales-by-round = Verkäufe, die behaltene Karte zuerst
byzanz-sale-round = Runde { $round }
byzanz-sale-final = Am Ende
byzanz-sale-kept = { $cards }, { $kept } behalten
volume = Lautstärke
haptics = Vibrieren, wenn ich dran bin
offline = Du bist offline.
offline-about = Tische brauchen einen Server; die Regeln sind hier.
offline-again = Noch einmal versuchen
card-about = { $free ->
    [0] { $names } an einem Tisch für { $seats }: Sieh der Partie zu.
    [one] { $names } an einem Tisch für { $seats }: Ein Platz ist frei.
   *[other] { $names } an einem Tisch für { $seats }: { $free } Plätze sind frei.
}
