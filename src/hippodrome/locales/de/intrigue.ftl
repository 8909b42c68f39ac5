# Der Tisch von Byzantio und Nekken. $game ist „nekken“ oder „byzantio“: Manches sagen die beiden verschieden.

intrigue-garrison = { $game ->
    [nekken] Siedler
   *[byzantio] Garnison
}
intrigue-pretender = { $game ->
    [nekken] Häuptling
   *[byzantio] Thronanwärter
}
intrigue-province = { $game ->
    [nekken] Region
   *[byzantio] Provinz
}
intrigue-city = { $game ->
    [nekken] Region
   *[byzantio] Stadt
}
intrigue-you = du

# Arten von Aktionen und von Kästchen

intrigue-kind-campaign = Feldzug
intrigue-kind-muster = Ausheben
intrigue-kind-negotiate = Verhandeln
intrigue-kind-advance = Vorrücken
intrigue-kind-bribe = Bestechen
intrigue-kind-expel = Vertreiben
intrigue-kind-colonise = Kolonisieren
intrigue-kind-settle = Siedeln
intrigue-kind-explore = Erkunden
intrigue-kind-pass = Passen
intrigue-kind-target = Ziel aufschreiben
intrigue-kind-for = Verlangen
intrigue-kind-accept = Annehmen
intrigue-kind-refuse = Ablehnen
intrigue-kind-strike = Streichen
intrigue-kind-retarget = Ziel ersetzen
intrigue-kind-keep = Alle Ziele behalten
intrigue-kind-exile = Fortschicken
intrigue-kind-guess = Raten

# Ereignisse

intrigue-event-earthquake = Erdbeben
intrigue-event-famine = Hungersnot
intrigue-event-succession = { $game ->
    [nekken] Prophezeiung
   *[byzantio] Nachfolge des Patriarchen
}
intrigue-event-plague = Pest
intrigue-event-hidden = Verdecktes Ereignis

# Was dieser Platz gefragt wird

intrigue-ask-waiting = Die Partie hat noch nicht begonnen.
intrigue-ask-targets = Schreib dein nächstes Ziel heimlich auf: eine { intrigue-city }, die { $points } Punkte wert ist.
intrigue-ask-act = Du bist am Zug: Wähle eine Aktion oder passe.
intrigue-ask-for = { $game ->
    [nekken] Du bietest deinen Siedler in { $city } an. Welchen Siedler willst du dafür?
   *[byzantio] Du bietest deine Garnison in { $city } an. Welche Garnison willst du dafür?
}
intrigue-ask-answer = { $game ->
    [nekken] { $house } bietet einen Siedler in { $city } für deinen in { $asked }. Nimm an, oder lehne ab und lass den Würfel entscheiden.
   *[byzantio] { $house } bietet eine Garnison in { $city } für deine in { $asked }. Nimm an, oder lehne ab und lass den Würfel entscheiden.
}
intrigue-ask-succession = { $event }: Du kannst heimlich eines deiner Ziele ersetzen oder alle behalten.
intrigue-ask-exile = { $event }: Schick den { intrigue-pretender } von { $house } in eine andere { intrigue-province }.
intrigue-ask-strike = { $event }: Streich eines deiner unbenutzten Kästchen.
intrigue-ask-espionage = Spionage: Rate das erste Ziel jedes Gegners, das mit 14 Punkten.

# Worauf der Tisch wartet

intrigue-told-targets = { $who } { $count ->
    [one] schreibt
   *[other] schreiben
} heimlich Ziele auf.
intrigue-told-start = Der Würfel entscheidet, wer beginnt.
intrigue-told-act = { $who } wählt eine Aktion oder passt.
intrigue-told-for = { $game ->
    [nekken] { $who } sagt, wofür der Siedler in { $city } angeboten wird.
   *[byzantio] { $who } sagt, wofür die Garnison in { $city } angeboten wird.
}
intrigue-told-answer = { $who } antwortet auf das Angebot von { $house }: { $city } für { $asked }.
intrigue-told-roll = In { $city } entscheidet der Würfel: Nötig ist { $number } oder mehr.
intrigue-told-reveal = Das Ereignis dieser Runde wird aufgedeckt.
intrigue-told-event = { $event }: Der Würfel sagt, welche { intrigue-province }en es trifft.
intrigue-told-famine = { $game ->
    [nekken] { $event }: Ein Siedler in { $city } überlebt mit { $number } oder mehr.
   *[byzantio] { $event }: Eine Garnison in { $city } überlebt mit { $number } oder mehr.
}
intrigue-told-succession = { $event }: { $who } { $count ->
    [one] entscheidet
   *[other] entscheiden
} heimlich über die Ziele.
intrigue-told-exile = { $event }: { $who } schickt den { intrigue-pretender } von { $house } fort.
intrigue-told-strike = { $event }: { $who } streicht ein Kästchen.
intrigue-told-espionage = Spionage: { $who } { $count ->
    [one] rät
   *[other] raten
} heimlich.
intrigue-told-end = { $count ->
    [0] Die Partie ist zu Ende.
    [one] Die Partie ist zu Ende: { $who } gewinnt.
   *[other] Die Partie ist zu Ende: { $who } gewinnen.
}

# Der Verlauf

intrigue-did-target = { $who } schreibt { $city } als Ziel auf.
intrigue-did-target-hidden = { $who } schreibt ein Ziel auf.
intrigue-did-campaign = { $game ->
    [nekken] Der Häuptling von { $who } zieht weiter nach { $place }.
   *[byzantio] { $who } zieht nach { $place }, ohne eine Garnison aufzustellen.
}
intrigue-did-campaign-place = { $game ->
    [nekken] { $who } kolonisiert { $place }.
   *[byzantio] { $who } zieht nach { $place } und stellt in { $city } eine Garnison auf.
}
intrigue-did-campaign-remove = { $game ->
    [nekken] { $who } kolonisiert { $place }, wo ein Siedler von { $removed } weichen muss.
   *[byzantio] { $who } zieht nach { $place } und stellt in { $city } eine Garnison auf, wo eine von { $removed } weichen muss.
}
intrigue-did-muster = { $game ->
    [nekken] { $who } siedelt in { $city }.
   *[byzantio] { $who } hebt in { $city } eine Garnison aus.
}
intrigue-did-advance = { $game ->
    [nekken] Der Häuptling von { $who } erkundet das Land bis { $place }.
   *[byzantio] { $who } rückt nach { $place } vor.
}
intrigue-did-negotiate = { $game ->
    [nekken] { $who } bietet einen Siedler in { $city } an.
   *[byzantio] { $who } bietet eine Garnison in { $city } an.
}
intrigue-did-for = { $game ->
    [nekken] { $who } verlangt den Siedler von { $house } in { $city }.
   *[byzantio] { $who } verlangt die Garnison von { $house } in { $city }.
}
intrigue-did-accept = { $game ->
    [nekken] { $who } nimmt an: Die Siedler tauschen die Plätze.
   *[byzantio] { $who } nimmt an: Die Garnisonen tauschen die Plätze.
}
intrigue-did-refuse = { $who } lehnt ab.
intrigue-did-bribe = { $game ->
    [nekken] { $who } versucht, den Siedler von { $house } in { $city } zu bestechen.
   *[byzantio] { $who } versucht, die Garnison von { $house } in { $city } zu bestechen.
}
intrigue-did-expel = { $game ->
    [nekken] { $who } versucht, den Siedler von { $house } aus { $city } zu vertreiben.
   *[byzantio] { $who } versucht, die Garnison von { $house } aus { $city } zu vertreiben.
}
intrigue-did-pass = { $who } passt.
intrigue-did-strike = { $who } streicht ein Kästchen: { $box }.
intrigue-did-retarget = { $who } gibt das Ziel { $from } für { $city } auf.
intrigue-did-retarget-hidden = { $who } entscheidet über die Ziele.
intrigue-did-keep = { $who } behält alle Ziele.
intrigue-did-exile = { $who } schickt den { intrigue-pretender } von { $house } nach { $place }.
intrigue-did-guess = { $who } rät, das erste Ziel von { $house } sei { $city }.
intrigue-did-guess-hidden = { $who } rät.
intrigue-did-roll = Der Würfel zeigt { $number }.
intrigue-did-reveal = Das Ereignis wird aufgedeckt: { $event }.

# Was ein Knopf tut

intrigue-do-target = { $city } aufschreiben
intrigue-do-campaign = Nur nach { $place } ziehen
intrigue-do-campaign-place = { $game ->
    [nekken] Hinziehen und einen Siedler einsetzen
   *[byzantio] Hinziehen und in { $city } eine Garnison aufstellen
}
intrigue-do-campaign-remove = { $game ->
    [nekken] Hinziehen, einen Siedler einsetzen und einen von { $removed } entfernen
   *[byzantio] Hinziehen, in { $city } eine Garnison aufstellen und eine von { $removed } entfernen
}
intrigue-do-muster = { $game ->
    [nekken] In { $city } siedeln
   *[byzantio] In { $city } eine Garnison ausheben
}
intrigue-do-advance = { $game ->
    [nekken] { $place } erkunden
   *[byzantio] Nach { $place } vorrücken
}
intrigue-do-negotiate = { $game ->
    [nekken] Deinen Siedler in { $city } anbieten
   *[byzantio] Deine Garnison in { $city } anbieten
}
intrigue-do-for = { $game ->
    [nekken] Den Siedler von { $house } in { $city } verlangen
   *[byzantio] Die Garnison von { $house } in { $city } verlangen
}
intrigue-do-accept = Den Tausch annehmen
intrigue-do-refuse = Ablehnen: Der Würfel entscheidet
intrigue-do-bribe = { $game ->
    [nekken] Den Siedler von { $house } in { $city } bestechen
   *[byzantio] Die Garnison von { $house } in { $city } bestechen
}
intrigue-do-expel = { $game ->
    [nekken] Den Siedler von { $house } aus { $city } vertreiben
   *[byzantio] Die Garnison von { $house } aus { $city } vertreiben
}
intrigue-do-pass = Diese Runde passen
intrigue-do-strike = { $box } streichen
intrigue-do-retarget = { $from } durch { $city } ersetzen
intrigue-do-keep = Alle Ziele behalten
intrigue-do-exile = { $house } nach { $place } schicken
intrigue-do-guess = { $city } für { $house } raten

# Wählen

intrigue-actions = Aktionen
intrigue-left = { $count ->
    [one] noch { $count } Kästchen
   *[other] noch { $count } Kästchen
}
intrigue-hint-none = Wähle eine Aktion, oder tippe auf eine { intrigue-province }, um zu sehen, was dort möglich ist.
intrigue-hint-target = Wähle eine hervorgehobene { intrigue-city }, auf der Karte oder in der Liste.
intrigue-hint-campaign = { $game ->
    [nekken] Dein Häuptling zieht in eine hervorgehobene Region und kann dort einen Siedler einsetzen.
   *[byzantio] Dein Thronanwärter zieht in eine hervorgehobene Provinz und kann dort eine Garnison aufstellen.
}
intrigue-hint-muster = { $game ->
    [nekken] Dein Häuptling bleibt. Wähle, wo ein Siedler eingesetzt wird.
   *[byzantio] Dein Thronanwärter bleibt. Wähle, wo eine Garnison aufgestellt wird.
}
intrigue-hint-advance = Dein { intrigue-pretender } zieht in eine beliebige hervorgehobene { intrigue-province }.
intrigue-hint-negotiate = { $game ->
    [nekken] Wähle einen deiner eigenen Siedler, den du anbietest.
   *[byzantio] Wähle eine deiner eigenen Garnisonen, die du anbietest.
}
intrigue-hint-for = { $game ->
    [nekken] Wähle, wessen Siedler du willst: Sie tauschen die Plätze, wenn sein Besitzer oder der Würfel zustimmt.
   *[byzantio] Wähle, wessen Garnison du willst: Sie tauschen die Plätze, wenn ihr Besitzer oder der Würfel zustimmt.
}
intrigue-hint-bribe = { $game ->
    [nekken] Wähle einen Siedler, den du auf deine Seite ziehen willst. Ein Würfel entscheidet.
   *[byzantio] Wähle eine Garnison, die du auf deine Seite ziehen willst. Ein Würfel entscheidet.
}
intrigue-hint-expel = { $game ->
    [nekken] Wähle einen Siedler, den du vertreiben willst. Ein Würfel entscheidet.
   *[byzantio] Wähle eine Garnison, die du vertreiben willst. Ein Würfel entscheidet.
}
intrigue-hint-exile = Wähle eine hervorgehobene { intrigue-province }.
intrigue-hint-retarget = Sag zuerst, welches Ziel du aufgibst, dann wähle eine andere { intrigue-city }.
intrigue-hint-retarget-new = Wähle die { intrigue-city }, die an seine Stelle tritt und 2 Punkte weniger wert ist.
intrigue-hint-guess = Sag zuerst, um wessen Ziel es geht, dann wähle die { intrigue-city }.
intrigue-hint-guess-city = Wähle die { intrigue-city }, die { $house } am meisten will.
intrigue-hint-strike = Es kann nicht mehr benutzt werden.
intrigue-hint-pass = Du benutzt kein Kästchen, und der nächste Spieler ist am Zug.
intrigue-hint-keep = Niemand erfährt, dass du sie behalten hast.
intrigue-give-up = Aufgeben
intrigue-guess-at = Wessen Ziel
intrigue-back = Etwas anderes wählen
intrigue-close = Schließen
intrigue-nothing-here = Hier ist gerade nichts möglich.
intrigue-sure-die = Ein Würfel entscheidet. Das lässt sich nicht zurücknehmen.
intrigue-odds = Nötig ist { $needed } oder mehr von 8: { $percent }.
intrigue-weighs = In { $place }: { $who }.
intrigue-weight = { $who } { $weight }
intrigue-weighs-none = Kein { intrigue-pretender } fällt ins Gewicht.
intrigue-sure-offer = Das Angebot geht an { $house }: annehmen oder ablehnen. Nach einer Ablehnung entscheidet ein Würfel.
intrigue-sure-roll = Würfeln
intrigue-sure-ask = Angebot machen
intrigue-own-pretender = dein eigener { intrigue-pretender }
intrigue-its-pretender = der { intrigue-pretender } von { $house }

# Die Karte

intrigue-map = Karte von { $name }
intrigue-map-keys = Die Pfeiltasten verschieben die Karte, Plus und Minus zoomen, Null zeigt sie ganz.
intrigue-map-in = Vergrößern
intrigue-map-out = Verkleinern
intrigue-map-all = Die ganze Karte zeigen
intrigue-spot-city = { $name }, in { $place }
intrigue-capital = Hauptstadt
intrigue-minor = kleinere Stadt
intrigue-out-of-play = nicht im Spiel
intrigue-number = Nummer { $number }
intrigue-home-of = Heimat von { $house }
intrigue-pretender-of = { $game ->
    [nekken] Häuptling von { $house }
   *[byzantio] Thronanwärter von { $house }
}
intrigue-garrisons-of = { $count } × { $house }
intrigue-empty = { $game ->
    [nekken] keine Siedler
   *[byzantio] keine Garnisonen
}
intrigue-my-target = Dein Ziel: { $points } Punkte
intrigue-as-list = { $game ->
    [nekken] Die Regionen als Liste
   *[byzantio] Die Provinzen als Liste
}
intrigue-list-first = Wähle zuerst oben: { $kind }.

# Runden, Spieler, Blätter

intrigue-turns = Runden
intrigue-turn = Runde { $turn } von { $turns }
intrigue-before = Vor der ersten Runde
intrigue-turn-event = Runde { $turn }: { $event }
intrigue-turn-plain = Runde { $turn }
intrigue-players = Spieler
intrigue-order = Reihenfolge: { $who }
intrigue-at-turn = am Zug
intrigue-ready = hat geschrieben
intrigue-reserve = { $game ->
    [nekken] { $count ->
        [one] { $count } Siedler im Vorrat
       *[other] { $count } Siedler im Vorrat
    }
   *[byzantio] { $count ->
        [one] { $count } Garnison im Vorrat
       *[other] { $count } Garnisonen im Vorrat
    }
}
intrigue-stands = { $game ->
    [nekken] Häuptling in { $place }
   *[byzantio] Thronanwärter in { $place }
}
intrigue-boxes = Übrige Kästchen
intrigue-sheet = Dein Blatt
intrigue-sheet-secret = Nur du siehst es.
intrigue-sheet-cover = Verdecken
intrigue-sheet-uncover = Aufdecken
intrigue-sheet-covered = Dein Blatt liegt verdeckt.
intrigue-sheet-next = Als Nächstes: { $points } Punkte wert
intrigue-points = { $points } Punkte
intrigue-replaced = ersetzt
intrigue-scores-now = { $points ->
    [0] bringt jetzt nichts
    [one] brächte jetzt { $points } Punkt
   *[other] brächte jetzt { $points } Punkte
}
intrigue-guesses = Deine Vermutungen
intrigue-guess-line = { $house }: { $city }

# Angebote

intrigue-offer = Ein Angebot an dich
intrigue-offer-gives = { $house } gibt
intrigue-offer-takes = und will
intrigue-offer-piece = { intrigue-garrison } in { $city }
intrigue-offer-roll = Lehnst du ab, entscheidet ein Würfel: Bei { $needed } oder mehr von 8 wird trotzdem getauscht.
intrigue-offer-look = Erst die Karte ansehen
intrigue-offer-answer = Auf das Angebot antworten

# Der Würfel

intrigue-roll-offer = Wird das Angebot abgelehnt, wird bei { $needed } oder mehr von 8 trotzdem getauscht.
intrigue-roll-due = In { $city } muss der Würfel { $needed } oder mehr von 8 zeigen.
intrigue-die-shows = Der Würfel zeigt { $number }

# Das Ende

intrigue-end = Die Blätter werden aufgedeckt
intrigue-end-targets = Ziele
intrigue-end-scored = { $points ->
    [0] nichts
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
intrigue-end-of = von { $points }
intrigue-end-held = gehalten von { $who }
intrigue-end-nobody = von niemandem gehalten
intrigue-end-espionage = Spionage
intrigue-end-right = richtig
intrigue-end-wrong = falsch: Es war { $city }
intrigue-end-total = Summe
intrigue-end-won = Sieg
