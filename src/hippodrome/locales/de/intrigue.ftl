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
intrigue-kind-muster = Aufstellen
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
intrigue-kind-guess = Tippen

# Ereignisse

intrigue-event-earthquake = Erdbeben
intrigue-event-famine = Hungersnot
intrigue-event-succession = { $game ->
    [nekken] Prophezeiung
   *[byzantio] Nachfolge des Patriarchen
}
intrigue-event-plague = Pest
intrigue-event-hidden = Verdecktes Ereignis

# Wendungen, die mehrere Sätze gemeinsam haben; Garnisonen und Siedler im Akkusativ

intrigue-a-garrison = { $game ->
    [nekken] einen Siedler
   *[byzantio] eine Garnison
}
intrigue-garrison-of = { $game ->
    [nekken] den Siedler von { $house }
   *[byzantio] die Garnison von { $house }
}
intrigue-garrisons-counted = { $game ->
    [nekken] { $count ->
        [one] einen Siedler
       *[other] { $count } Siedler
    }
   *[byzantio] { $count ->
        [one] eine Garnison
       *[other] { $count } Garnisonen
    }
}
intrigue-needed = { $helps ->
    [yes] { $hinders ->
        [yes] nötig ist { $needed } oder mehr (beide Seiten haben ihren { intrigue-pretender } dort)
       *[no] nötig ist { $needed } oder mehr (+1: eigener { intrigue-pretender } dort)
    }
   *[no] { $hinders ->
        [yes] nötig ist { $needed } oder mehr (−1: { intrigue-pretender } von { $house } dort)
       *[no] nötig ist { $needed } oder mehr
    }
}
intrigue-needed-offer = { $helps ->
    [yes] { $hinders ->
        [yes] getauscht wird bei { $needed } oder mehr (beide Seiten haben ihren { intrigue-pretender } dort)
       *[no] getauscht wird bei { $needed } oder mehr (+1: { intrigue-pretender } der anbietenden Seite dort)
    }
   *[no] { $hinders ->
        [yes] getauscht wird bei { $needed } oder mehr (−1: { intrigue-pretender } von { $house } dort)
       *[no] getauscht wird bei { $needed } oder mehr
    }
}
intrigue-held-by = { $houses_count ->
    [0] von niemandem gehalten
   *[other] gehalten von { $houses }
}

# Was ein Platz gefragt wird

intrigue-question-write-target = Schreib heimlich Ziel { $slot } auf: eine { intrigue-city }, die { $points } Punkte wert ist.
intrigue-question-act = Du bist am Zug: Wähle eine Aktion oder passe.
intrigue-question-ask-for = { $game ->
    [nekken] Du bietest deinen Siedler in { $offered } an. Welchen Siedler willst du dafür?
   *[byzantio] Du bietest deine Garnison in { $offered } an. Welche Garnison willst du dafür?
}
intrigue-question-answer = { $game ->
    [nekken] { $by } bietet einen Siedler in { $offered } für deinen in { $city }. Lehnst du ab: { intrigue-needed-offer }.
   *[byzantio] { $by } bietet eine Garnison in { $offered } für deine in { $city }. Lehnst du ab: { intrigue-needed-offer }.
}
intrigue-question-replace-target = { intrigue-event-succession }: Du kannst heimlich eines deiner Ziele ersetzen oder alle behalten.
intrigue-question-exile-pretender = { intrigue-event-plague }: Schick den { intrigue-pretender } von { $house } aus { $place } in eine andere { intrigue-province }.
intrigue-question-cross-off = { $event }: Streich heimlich eines deiner unbenutzten Kästchen.
intrigue-question-guess-target = Spionage: Tippe auf das erste Ziel jedes Gegners, das mit 14 Punkten. Es fehlen noch: { $houses }.

# Worauf der Tisch wartet

intrigue-question-wait-targets = { $seats } { $seats_count ->
    [one] schreibt
   *[other] schreiben
} heimlich Ziele auf.
intrigue-question-wait-start = { $seat } würfelt um den ersten Zug.
    .you = Du würfelst um den ersten Zug.
intrigue-question-wait-act = { $seat } wählt eine Aktion oder passt.
intrigue-question-wait-for = { $seat } bietet { intrigue-a-garrison } in { $offered } an und sagt, wofür.
intrigue-question-wait-answer = { $seat } antwortet auf ein Angebot: { $offered } für { $city }. Nach einer Ablehnung gilt: { intrigue-needed-offer }.
intrigue-question-wait-roll = { $box } in { $city }: { $seat } würfelt, { intrigue-needed }.
    .you = { $box } in { $city }: Du würfelst, { intrigue-needed }.
intrigue-question-wait-reveal = Das Ereignis dieser Runde wird gleich aufgedeckt.
intrigue-question-wait-event = { $event }: Der Würfel entscheidet, welche { intrigue-province }en es trifft.
intrigue-question-wait-famine = { $game ->
    [nekken] { intrigue-event-famine }: Ein Siedler von { $house } in { $city } überlebt bei { $needed } oder mehr.
   *[byzantio] { intrigue-event-famine }: Eine Garnison von { $house } in { $city } überlebt bei { $needed } oder mehr.
}
    .you = { $game ->
        [nekken] { intrigue-event-famine }: Dein Siedler in { $city } überlebt bei { $needed } oder mehr.
       *[byzantio] { intrigue-event-famine }: Deine Garnison in { $city } überlebt bei { $needed } oder mehr.
    }
intrigue-question-wait-succession = { intrigue-event-succession }: { $seats } { $seats_count ->
    [one] entscheidet
   *[other] entscheiden
} heimlich über die Ziele.
intrigue-question-wait-exile = { intrigue-event-plague }: { $seat } schickt den { intrigue-pretender } von { $house } aus { $place } fort.
intrigue-question-wait-strike = { $event }: { $seats } { $seats_count ->
    [one] streicht heimlich ein Kästchen.
   *[other] streichen heimlich je ein Kästchen.
}
intrigue-question-wait-espionage = Spionage: { $seats } { $seats_count ->
    [one] tippt
   *[other] tippen
} heimlich.
intrigue-question-over = Die Partie ist zu Ende: { $seat } gewinnt.
    .you = Die Partie ist zu Ende: Du gewinnst.

# Der Verlauf: Überschriften

intrigue-story-preparation = { intrigue-before }
intrigue-story-turn = { intrigue-turn }
intrigue-story-event-turn = { intrigue-turn }: { $event }
intrigue-story-espionage = { intrigue-end-espionage }
intrigue-story-sheets-opened = { intrigue-end }

# Der Verlauf: vor der ersten Runde

intrigue-story-target-written = { $seat } schreibt Ziel { $slot } auf, { $points } Punkte wert: { $city }.
    .you = Du schreibst Ziel { $slot } auf, { $points } Punkte wert: { $city }.
intrigue-story-targets-ready = Alle Ziele sind aufgeschrieben.
intrigue-story-start-rolled = { $seat } würfelt um den ersten Zug: { $rolled }.
    .you = Du würfelst um den ersten Zug: { $rolled }.
intrigue-story-start-tied = Gleichstand mit { $rolled }, neuer Wurf: { $seats }.
intrigue-story-started = { $seat } beginnt. Reihenfolge: { $seats }.
    .you = Du beginnst. Reihenfolge: { $seats }.

# Der Verlauf: Aktionen

intrigue-story-passed = { $seat } passt.
    .you = Du passt.
intrigue-story-campaign-moved = { $game ->
    [nekken] { $seat } zieht mit dem Häuptling von { $origin } nach { $place }, ohne einen Siedler einzusetzen.
   *[byzantio] { $seat } zieht von { $origin } nach { $place }, ohne eine Garnison aufzustellen.
}
    .you = { $game ->
        [nekken] Du ziehst mit deinem Häuptling von { $origin } nach { $place }, ohne einen Siedler einzusetzen.
       *[byzantio] Du ziehst von { $origin } nach { $place }, ohne eine Garnison aufzustellen.
    }
intrigue-story-campaign-placed = { $game ->
    [nekken] { $seat } kommt aus { $origin } und kolonisiert { $place }.
   *[byzantio] { $seat } zieht von { $origin } nach { $place } und stellt in { $city } eine Garnison auf.
}
    .you = { $game ->
        [nekken] Du kommst aus { $origin } und kolonisierst { $place }.
       *[byzantio] Du ziehst von { $origin } nach { $place } und stellst in { $city } eine Garnison auf.
    }
intrigue-story-mustered = { $game ->
    [nekken] { $seat } siedelt in { $city }.
   *[byzantio] { $seat } stellt in { $city } eine Garnison auf.
}
    .you = { $game ->
        [nekken] Du siedelst in { $city }.
       *[byzantio] Du stellst in { $city } eine Garnison auf.
    }
intrigue-story-advanced = { $game ->
    [nekken] { $seat } erkundet das Land von { $origin } bis { $place }.
   *[byzantio] { $seat } rückt von { $origin } nach { $place } vor.
}
    .you = { $game ->
        [nekken] Du erkundest das Land von { $origin } bis { $place }.
       *[byzantio] Du rückst von { $origin } nach { $place } vor.
    }
intrigue-story-sent-back = { $game ->
    [nekken] Ein Siedler von { $house } geht aus { $city } in den Vorrat zurück.
   *[byzantio] Eine Garnison von { $house } geht aus { $city } in den Vorrat zurück.
}
    .you = Du hast { intrigue-a-garrison } in { $city } durch { $by } verloren.
intrigue-story-garrison-offered = { $seat } verhandelt und bietet { intrigue-a-garrison } in { $offered } an.
    .you = Du verhandelst und bietest { intrigue-a-garrison } in { $offered } an.
intrigue-story-swap-proposed = { $seat } verlangt { intrigue-garrison-of } in { $city } im Tausch gegen { $offered }. Nach einer Ablehnung gilt: { intrigue-needed }.
    .you = Du verlangst { intrigue-garrison-of } in { $city } im Tausch gegen { $offered }. Nach einer Ablehnung gilt: { intrigue-needed }.
intrigue-story-swap-accepted = { $seat } nimmt den Tausch an.
    .you = Du nimmst den Tausch an.
intrigue-story-swap-refused = { $seat } lehnt ab. Der Würfel entscheidet: { intrigue-needed-offer }.
    .you = Du lehnst ab. Der Würfel entscheidet: { intrigue-needed-offer }.
intrigue-story-swap-rolled = { $succeeded ->
    [yes] { $rolled } gewürfelt, { $needed } nötig: Es wird trotzdem getauscht.
   *[no] { $rolled } gewürfelt, { $needed } nötig: Es wird nicht getauscht.
}
intrigue-story-garrison-moved = { $game ->
    [nekken] Der Siedler von { $house } zieht von { $origin } nach { $city }.
   *[byzantio] Die Garnison von { $house } zieht von { $origin } nach { $city }.
}
    .you = { $game ->
        [nekken] Dein Siedler zieht von { $origin } nach { $city }.
       *[byzantio] Deine Garnison zieht von { $origin } nach { $city }.
    }
intrigue-story-bribe-tried = { $seat } versucht, { intrigue-garrison-of } in { $city } zu bestechen: { intrigue-needed }.
    .you = Du versuchst, { intrigue-garrison-of } in { $city } zu bestechen: { intrigue-needed }.
intrigue-story-bribe-rolled = { $succeeded ->
    [yes] { $rolled } gewürfelt, { $needed } nötig: Die Bestechung gelingt. { $seat } hat jetzt { intrigue-a-garrison } in { $city }.
   *[no] { $rolled } gewürfelt, { $needed } nötig: Die Bestechung misslingt.
}
    .you = { $succeeded ->
        [yes] { $rolled } gewürfelt, { $needed } nötig: Deine Bestechung gelingt. Du hast jetzt { intrigue-a-garrison } in { $city }.
       *[no] { $rolled } gewürfelt, { $needed } nötig: Deine Bestechung misslingt.
    }
intrigue-story-expel-tried = { $seat } versucht, { intrigue-garrison-of } aus { $city } zu vertreiben: { intrigue-needed }.
    .you = Du versuchst, { intrigue-garrison-of } aus { $city } zu vertreiben: { intrigue-needed }.
intrigue-story-expel-rolled = { $succeeded ->
    [yes] { $rolled } gewürfelt, { $needed } nötig: Die Vertreibung gelingt.
   *[no] { $rolled } gewürfelt, { $needed } nötig: Die Vertreibung misslingt.
}
    .you = { $succeeded ->
        [yes] { $rolled } gewürfelt, { $needed } nötig: Deine Vertreibung gelingt.
       *[no] { $rolled } gewürfelt, { $needed } nötig: Deine Vertreibung misslingt.
    }

# Der Verlauf: Ereignisse

intrigue-story-event-revealed = Das Ereignis dieser Runde wird aufgedeckt: { $event }.
intrigue-story-provinces-struck = { $places_count ->
    [0] { $event }: { $rolled } gewürfelt. Keine { intrigue-province } trägt diese Nummer.
   *[other] { $event }: { $rolled } gewürfelt. Getroffen: { $places }.
}
intrigue-story-nobody-hit = { $event }: Es trifft niemanden.
intrigue-story-earthquake-lost = { $house } verliert { intrigue-garrisons-counted } in { $city }.
    .you = Du hast { intrigue-garrisons-counted } in { $city } verloren.
intrigue-story-famine-rolled = { $succeeded ->
    [yes] { $house } behält { intrigue-a-garrison } in { $city } ({ $rolled } gewürfelt, { $needed } nötig).
   *[no] { $house } verliert { intrigue-a-garrison } in { $city } ({ $rolled } gewürfelt, { $needed } nötig).
}
    .you = { $succeeded ->
        [yes] Du behältst { intrigue-a-garrison } in { $city } ({ $rolled } gewürfelt, { $needed } nötig).
       *[no] Du hast { intrigue-a-garrison } in { $city } verloren ({ $rolled } gewürfelt, { $needed } nötig).
    }
intrigue-story-plague-struck = Der { intrigue-pretender } von { $house } muss { $place } verlassen.
    .you = Dein { intrigue-pretender } muss { $place } verlassen.
intrigue-story-pretender-exiled = { $seat } schickt den { intrigue-pretender } von { $house } aus { $origin } nach { $place }.
    .you = Du schickst den { intrigue-pretender } von { $house } aus { $origin } nach { $place }.
intrigue-story-target-replaced = { $seat } ersetzt Ziel { $slot }, { $old }, durch { $new }.
    .you = Du ersetzt Ziel { $slot }, { $old }, durch { $new }.
intrigue-story-targets-kept = { $seat } behält alle Ziele.
    .you = Du behältst alle Ziele.
intrigue-story-succession-ready = Alle haben über ihre Ziele entschieden.
intrigue-story-box-chosen = { $seat } wählt ein Kästchen zum Streichen: { $box }.
    .you = Du wählst ein Kästchen zum Streichen: { $box }.
intrigue-story-box-crossed-off = { $seat } streicht ein Kästchen: { $box }.
    .you = Du streichst ein Kästchen: { $box }.

# Der Verlauf: das Ende

intrigue-story-target-guessed = { $seat } tippt auf { $city } als erstes Ziel von { $house }.
    .you = Du tippst auf { $city } als erstes Ziel von { $house }.
intrigue-story-guesses-ready = Alle haben getippt.
intrigue-story-target-scored = { $replaced ->
    [yes] { $seat }, Ziel { $slot } ({ $points } Punkte, ersetzt: 2 weniger): { $city }, { intrigue-held-by }, bringt { $scored }.
   *[no] { $seat }, Ziel { $slot } ({ $points } Punkte): { $city }, { intrigue-held-by }, bringt { $scored }.
}
    .you = { $replaced ->
        [yes] Dein Ziel { $slot } ({ $points } Punkte, ersetzt: 2 weniger): { $city }, { intrigue-held-by }, bringt { $scored }.
       *[no] Dein Ziel { $slot } ({ $points } Punkte): { $city }, { intrigue-held-by }, bringt { $scored }.
    }
intrigue-story-guess-scored = { $right ->
    [yes] { $seat } hat bei { $house } auf { $city } getippt: richtig, { $scored } Punkte.
   *[no] { $seat } hat bei { $house } auf { $city } getippt: falsch, es war { $target }.
}
    .you = { $right ->
        [yes] Du hast bei { $house } auf { $city } getippt: richtig, { $scored } Punkte.
       *[no] Du hast bei { $house } auf { $city } getippt: falsch, es war { $target }.
    }
intrigue-story-scored = { $points ->
    [one] { $seat } hat { $points } Punkt: { $targets } durch Ziele, { $espionage } durch Spionage.
   *[other] { $seat } hat { $points } Punkte: { $targets } durch Ziele, { $espionage } durch Spionage.
}
    .you = { $points ->
        [one] Du hast { $points } Punkt: { $targets } durch Ziele, { $espionage } durch Spionage.
       *[other] Du hast { $points } Punkte: { $targets } durch Ziele, { $espionage } durch Spionage.
    }
intrigue-story-won = { $seats_count ->
    [1] { $seat } gewinnt.
   *[other] Gleichstand bei { $points }: { $seats }. { $seat } kommt in der Reihenfolge zuerst und gewinnt.
}
    .you = { $seats_count ->
        [1] Du gewinnst.
       *[other] Gleichstand bei { $points }. Du kommst in der Reihenfolge zuerst und gewinnst.
    }

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
   *[byzantio] In { $city } eine Garnison aufstellen
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
intrigue-do-guess = Bei { $house } auf { $city } tippen

# Wählen

intrigue-actions = Aktionen
intrigue-left = { $count ->
    [one] noch { $count } Kästchen
   *[other] noch { $count } Kästchen
}
intrigue-not-your-turn = Du bist nicht am Zug.
intrigue-no-box = Kein Kästchen ist mehr frei.
intrigue-not-possible = Das geht im Moment nirgends.
intrigue-not-asked = Jetzt wird etwas anderes gefragt.
intrigue-refused = { $kind }: { $why }
intrigue-reserve-short = { $game ->
    [nekken] Siedler im Vorrat
   *[other] Garnisonen im Vorrat
}
intrigue-why-target = { $city } ist dein Ziel für { $points } Punkte.
intrigue-why-near = Von dort ist { $city } nah, dein Ziel für { $points } Punkte.
intrigue-why-removes = { $house } verliert { $game ->
    [nekken] einen Siedler
   *[other] eine Garnison
}.
intrigue-why-pass = Das spart ein Kästchen für später.
intrigue-why-away = { $steps ->
    [0] Dein { intrigue-pretender } ist schon dort.
    [one] Dein { intrigue-pretender } ist in einem Zug dort.
   *[other] Dein { intrigue-pretender } ist in { $steps } Zügen dort.
}
intrigue-why-spare = Dort ist keines deiner Ziele: Du kannst darauf verzichten.
intrigue-why-strike = Von dieser Art hast du noch { $left } Kästchen.
intrigue-why-retarget = { $city } brächte dir jetzt nichts.
intrigue-why-guess = { $house } hält daran fest.
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
intrigue-hint-retarget-new = Wähle die { intrigue-city }, die an seine Stelle tritt. Sie bringt am Ende 2 Punkte weniger.
intrigue-hint-guess = Sag zuerst, um wessen Ziel es geht, dann wähle die { intrigue-city }.
intrigue-hint-guess-city = Wähle die { intrigue-city }, die { $house } am meisten will.
intrigue-hint-strike = Es kann nicht mehr benutzt werden.
intrigue-hint-pass = Du benutzt kein Kästchen, und der nächste Spieler ist am Zug.
intrigue-hint-keep = Niemand erfährt, dass du sie behalten hast.
intrigue-give-up = Ziel aufgeben
intrigue-guess-at = Wessen Ziel
intrigue-back = Etwas anderes wählen
intrigue-close = Schließen
intrigue-nothing-here = Hier ist gerade nichts möglich.
intrigue-sure-die = Ein Würfel entscheidet. Das lässt sich nicht zurücknehmen.
intrigue-odds = Nötig ist { $needed } oder mehr von 8: { $percent }.
intrigue-weighs = In { $place }: { $who }.
intrigue-weight = { $who } { $weight }
intrigue-weighs-none = Kein { intrigue-pretender } dort ändert den Wurf.
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
intrigue-ready = bereit
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
intrigue-sheet-tab = Blatt
intrigue-sheet-secret = Nur du siehst es.
intrigue-sheet-cover = Verdecken
intrigue-sheet-uncover = Aufdecken
intrigue-sheet-covered = Dein Blatt liegt verdeckt.
intrigue-sheet-next = Als Nächstes: { $points } Punkte wert
intrigue-points = { $points } Punkte
intrigue-replaced = ersetzt: bringt 2 Punkte weniger
intrigue-crossed-off = Du streichst ein Kästchen: { $box }. Die anderen sehen es, sobald alle gewählt haben.
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
intrigue-die-rolls = Der Würfel rollt …

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

# What a player chooses before the game (BY-07)
choice-house = { $game ->
    [nekken] Stamm
   *[other] Haus
}
intrigue-notes-grid = Vermutete Ziele

# Die Orte auf dem Plan von Byzantio

intrigue-place-longobardia = Longobardien
intrigue-place-bari = Bari
intrigue-place-rhegion = Rhegion
intrigue-place-sirmium = Sirmium
intrigue-place-bulgaria = Bulgarien
intrigue-place-skopia = Skopje
intrigue-place-ochrid = Ochrid
intrigue-place-paristrion = Paristrion
intrigue-place-dorostolon = Dorostolon
intrigue-place-dyrrhachium = Dyrrhachion
intrigue-place-nicopolis = Nikopolis
intrigue-place-naupactus = Naupaktos
intrigue-place-hellas = Hellas
intrigue-place-thebes = Theben
intrigue-place-larissa = Larissa
intrigue-place-peloponnese = Peloponnes
intrigue-place-corinth = Korinth
intrigue-place-thessalonica = Thessaloniki
intrigue-place-strymon = Strymon
intrigue-place-serres = Serres
intrigue-place-thrace = Thrakien
intrigue-place-constantinople = Konstantinopel
intrigue-place-adrianople = Adrianopel
intrigue-place-aegean = Ägäis
intrigue-place-mytilene = Mytilene
intrigue-place-crete = Kreta
intrigue-place-chandax = Chandax
intrigue-place-opsikion = Opsikion
intrigue-place-nicaea = Nikaia
intrigue-place-thrakesion = Thrakesion
intrigue-place-smyrna = Smyrna
intrigue-place-ephesus = Ephesos
intrigue-place-cibyrrhaeots = Kibyrrhaioten
intrigue-place-attaleia = Attaleia
intrigue-place-anatolic = Anatolikon
intrigue-place-amorium = Amorion
intrigue-place-iconium = Ikonion
intrigue-place-paphlagonia = Paphlagonien
intrigue-place-gangra = Gangra
intrigue-place-ancyra = Ankyra
intrigue-place-armeniacs = Armeniakon
intrigue-place-amaseia = Amaseia
intrigue-place-sinope = Sinope
intrigue-place-chaldia = Chaldia
intrigue-place-trebizond = Trapezunt
intrigue-place-cappadocia = Kappadokien
intrigue-place-caesarea = Caesarea
intrigue-place-mesopotamia = Mesopotamien
intrigue-place-melitene = Melitene
intrigue-place-antioch = Antiochia
intrigue-place-tarsus = Tarsos
intrigue-place-cyprus = Zypern
intrigue-place-leucosia = Leukosia
intrigue-place-cherson = Cherson
