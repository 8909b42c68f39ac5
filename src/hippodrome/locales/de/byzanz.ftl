### Der Tisch von Byzanz. Waren sind Stoff, Getreide, Oliven, Gewürze, Holz und Wein; Händler sind Joker.

## Karten

byzanz-good-C = Stoff
byzanz-good-G = Getreide
byzanz-good-O = Oliven
byzanz-good-S = Gewürze
byzanz-good-T = Holz
byzanz-good-W = Wein
byzanz-good-X = Händler
# Die Buchstaben auf den Karten, für jede Ware andere
byzanz-letter-C = S
byzanz-letter-G = G
byzanz-letter-O = O
byzanz-letter-S = Gw
byzanz-letter-T = H
byzanz-letter-W = W
byzanz-letter-X = X
# Eine Warenkarte mit ihrem Wert, wie in „Gewürze 3“
byzanz-card = { $good } { $value }
byzanz-card-trader = Händler
byzanz-card-unknown = Verdeckte Karte
# Mehrere gleiche Karten, wie in „3 × Händler“
byzanz-copies = { $count } × { $card }
byzanz-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
byzanz-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
# Was jemand hat, für Vorleseprogramme: erst die bekannten Karten, dann die Zahl der übrigen
byzanz-known = { $hidden ->
    [0] { $cards }
    [one] { $cards } und { $hidden } verdeckte Karte
   *[other] { $cards } und { $hidden } verdeckte Karten
}
byzanz-hidden = { $hidden ->
    [one] { $hidden } verdeckte Karte
   *[other] { $hidden } verdeckte Karten
}
byzanz-none = nichts

## Der Tisch

byzanz-round = Runde { $round } von { $rounds }
byzanz-deck = Stapel
byzanz-set-aside = Beiseitegelegt
byzanz-gone = Aus dem Spiel
byzanz-gone-none = Noch ist nichts aus dem Spiel.
byzanz-lot = Unter dem Hammer
byzanz-lot-none = Die Versteigerungen dieser Runde sind vorbei.
byzanz-lot-next = Der nächste Posten wird aufgedeckt.
byzanz-tax-choose = Wähle eine Karte des Postens
byzanz-lot-offer = Angebotskarte { $offer }
byzanz-market = Markt
byzanz-pile-none = { $pile }: keine Karten
byzanz-pile = { $pile }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: { $cards }
byzanz-high = { $name } führt mit { $bid }
byzanz-high-you = Du führst mit { $bid }
byzanz-high-none = Noch kein Gebot
byzanz-offers = Angebotskarten
byzanz-offer-now = unter dem Hammer
byzanz-merchants = Kaufleute
byzanz-you = Du
byzanz-hand = Hand
byzanz-your-hand = Deine Hand
byzanz-bid = Gebot { $sum }
byzanz-hand-laid = Ausgelegt
byzanz-your-bid = Dein Gebot
byzanz-profit = Gewinn

## Wie es um jemanden steht

byzanz-stands-turn = am Zug
byzanz-stands-leads = führt
byzanz-stands-bidding = bietet mit
byzanz-stands-passed = gepasst
byzanz-stands-done = fertig
byzanz-stands-offer = mit Angebotskarte { $offer }

## Was dieser Platz gefragt wird, und auf wen der Tisch wartet

byzanz-question-bid = Biete auf den Posten oder passe.
byzanz-question-beat = Biete mehr als { $high } oder passe.
byzanz-question-raise = Erhöhe dein Gebot von { $own } auf mehr als { $high } oder passe.
byzanz-question-pass-short = Du kannst nicht mehr als { $high } bieten: Passe.
byzanz-question-pass-no-goods = Du hast keine Waren zum Bieten: Passe.
byzanz-question-tax = Wähle die Karte des Postens, die als Steuer an den Markt geht.
byzanz-question-last-tax = Nur du bist übrig: Wähle die Karte für den Markt. Die andere bekommst du.
byzanz-question-take = Nimm einen Stapel vom Markt.
byzanz-question-discard = Du hast { $count } Karten, das sind zu viele: Wirf eine ab.
byzanz-question-discard-or-sell = Du hast { $count } Karten, das sind zu viele: Wirf eine ab oder verkaufe einen Satz.
byzanz-question-final-sell = Letzte Gelegenheit zu verkaufen. Wähle „Fertig“, wenn das getan ist.
byzanz-question-final-done = Du hast nichts zu verkaufen. Wähle „Fertig“, um das Spiel für dich zu beenden.
byzanz-question-wait-hands = Die Starthände werden ausgeteilt.
byzanz-question-wait-lot = Der Posten für Angebotskarte { $offer } wird aufgedeckt.
byzanz-question-wait-bid = { $seats } { $seats_count ->
    [one] bietet
   *[other] bieten
}.
byzanz-question-wait-tax = { $seats } { $seats_count ->
    [one] wählt
   *[other] wählen
} die Karte für den Markt.
byzanz-question-wait-over = { $seats } { $seats_count ->
    [one] hat
   *[other] haben
} zu viele Karten.
byzanz-question-wait-take = { $seats } { $seats_count ->
    [one] nimmt
   *[other] nehmen
} einen Stapel vom Markt.
byzanz-question-wait-final = Die letzten Verkäufe: Der Tisch wartet auf { $seats }.
byzanz-question-game-won = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
    .you = Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
byzanz-question-game-shared = Geteilter Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $seats }.
byzanz-meanwhile = Du kannst derweil einen Satz verkaufen.

## Handeln

byzanz-your-move = Dein Zug
byzanz-do-bid = Bieten
byzanz-do-bid-sum = { $sum } bieten
byzanz-do-pass = Passen
byzanz-do-sell = Verkaufen
byzanz-do-sell-keep = Verkaufen und { $card } behalten
byzanz-do-tax = Steuer zahlen
byzanz-do-tax-card = { $card } als Steuer zahlen
byzanz-do-take = Stapel nehmen
byzanz-do-take-pile = { $pile } nehmen
byzanz-do-discard = Abwerfen
byzanz-do-discard-card = { $card } abwerfen
byzanz-do-done = Fertig
byzanz-do-clear = Auswahl aufheben
byzanz-sum-enough = Summe { $sum }: genug
byzanz-sum-short = Summe { $sum }: { $need } nötig
byzanz-sum-least = Mindestens { $need } bieten
byzanz-no-trader-bid = Händler kann man nicht bieten. Sie sind zum Verkaufen da.
byzanz-choose-more = Das allein ist kein Zug: Wähle mehr oder andere Karten.
byzanz-sales = Sätze zum Verkauf
byzanz-sale = { $pile }: { $cards } verkaufen, { $kept } behalten

## Das Ende

byzanz-result = Gewinne
byzanz-winner = Sieg
byzanz-left = { $count ->
    [0] keine Karten mehr auf der Hand
    [one] noch { $count } Karte auf der Hand
   *[other] noch { $count } Karten auf der Hand
}

## Was geschehen ist, im Verlauf. Zuerst die Überschriften; `.you` gilt der Person, die gehandelt hat

byzanz-story-round = { byzanz-round }
byzanz-story-final-sales = Letzte Verkäufe
byzanz-story-result = Ergebnis
byzanz-story-hand-dealt = { $seat } bekommt { byzanz-cards }.
byzanz-story-own-hand = Du bekommst { $cards }.
byzanz-story-lot-opened = Angebotskarte { $offer }: { $cards }. { $seat } beginnt.
    .you = Angebotskarte { $offer }: { $cards }. Du beginnst.
byzanz-story-last-lot = Angebotskarte { $offer }, die letzte der Runde: { $cards }. Nur { $seat } ist noch übrig, also wird nicht geboten.
    .you = Angebotskarte { $offer }, die letzte der Runde: { $cards }. Nur du bist noch übrig, also wird nicht geboten.
byzanz-story-last-card = Angebotskarte { $offer }, die letzte der Runde: { $card } geht direkt an den Markt, die Angebotskarte an { $seat }.
    .you = Angebotskarte { $offer }, die letzte der Runde: { $card } geht direkt an den Markt, die Angebotskarte an dich.
byzanz-story-bid-made = { $seat } bietet { $bid } mit { $cards }.
    .you = Du bietest { $bid } mit { $cards }.
byzanz-story-bid-raised = { $seat } legt { $cards } dazu und erhöht auf { $bid }.
    .you = Du legst { $cards } dazu und erhöhst auf { $bid }.
byzanz-story-passed = { $cards_count ->
    [0] { $seat } passt.
   *[other] { $seat } passt und nimmt { $cards } zurück.
}
    .you = { $cards_count ->
        [0] Du passt.
       *[other] Du passt und nimmst { $cards } zurück.
    }
byzanz-story-lot-won = { $seat } gewinnt den Posten für { $price }. { $paid } { $paid_count ->
    [one] geht
   *[other] gehen
} an den Markt.
    .you = Du gewinnst den Posten für { $price }. { $paid } { $paid_count ->
        [one] geht
       *[other] gehen
    } an den Markt.
byzanz-story-all-passed = Alle haben gepasst. { $seat } hat zuerst gepasst und bekommt den Posten umsonst.
    .you = Alle haben gepasst. Du hast zuerst gepasst und bekommst den Posten umsonst.
byzanz-story-tax-paid = { $seat } zahlt { $card } als Steuer.
    .you = Du zahlst { $card } als Steuer.
byzanz-story-lot-taken = { $seat } nimmt { $cards }, dazu Angebotskarte { $offer }.
    .you = Du nimmst { $cards }, dazu Angebotskarte { $offer }.
byzanz-story-market-opened = Der Markt öffnet. { $seat } nimmt zuerst.
    .you = Der Markt öffnet. Du nimmst zuerst.
byzanz-story-pile-taken = { $seat } nimmt { $cards } vom Markt.
    .you = Du nimmst { $cards } vom Markt.
byzanz-story-market-empty = Der Markt ist leer. { $seats } { $seats_count ->
    [one] geht
   *[other] gehen
} leer aus.
    .you = Der Markt ist leer. Du gehst leer aus.
byzanz-story-market-cleared = Was am Markt übrig bleibt, kommt aus dem Spiel: { $cards }.
byzanz-story-sold = { $seat } verkauft { $cards } und behält { $kept } als Gewinn.
    .you = Du verkaufst { $cards } und behältst { $kept } als Gewinn.
byzanz-story-too-many = { $seat } hat { byzanz-cards } und muss auf { $limit } herunter.
    .you = Du hast { byzanz-cards } und musst auf { $limit } herunter.
byzanz-story-discarded = { $seat } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
byzanz-story-done = { $seat } verkauft nichts mehr.
    .you = Du verkaufst nichts mehr.
byzanz-story-scored = { $points ->
    [0] { $seat } hat keinen Gewinn: 0 Punkte.
    [one] { $seat } hat { $points } Punkt: { $cards }.
   *[other] { $seat } hat { $points } Punkte: { $cards }.
}
    .you = { $points ->
        [0] Du hast keinen Gewinn: 0 Punkte.
        [one] Du hast { $points } Punkt: { $cards }.
       *[other] Du hast { $points } Punkte: { $cards }.
    }
byzanz-story-victory = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
    .you = Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
byzanz-story-victory-on-cards = Gleich viele Punkte ({ $points }): { $seats }. { $seat } gewinnt mit mehr Karten auf der Hand ({ $left }).
    .you = Gleich viele Punkte ({ $points }): { $seats }. Du gewinnst mit mehr Karten auf der Hand ({ $left }).
byzanz-story-victory-shared = Geteilter Sieg: { $seats }. Gleich viele Punkte ({ $points }) und gleich viele Karten auf der Hand ({ $left }).

## Why a hint points at a move

byzanz-why-bid = Der Posten bringt { $lot }{ $fits ->
    [0] .
    [one] ; { $fits } Karte deiner Hand passt dazu.
   *[other] ; { $fits } Karten deiner Hand passen dazu.
}
byzanz-why-pass = { $name } zahlt dafür { $bid }, und du behältst deine Karten für einen späteren Posten.
byzanz-why-pass-free = Du behältst deine Karten; passen alle, bekommt den Posten umsonst, wer zuerst gepasst hat.
byzanz-why-tax = Du behältst { $cards }.
byzanz-why-take = Du bekommst { $cards }{ $fits ->
    [0] .
    [one] ; { $fits } Karte deiner Hand passt dazu.
   *[other] ; { $fits } Karten deiner Hand passen dazu.
}
byzanz-why-sell = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und lässt dir { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}.
byzanz-why-discard = { $fits ->
    [0] Keine andere Karte deiner Hand passt dazu.
    [one] Nur { $fits } andere Karte deiner Hand passt dazu.
   *[other] { $fits } andere Karten deiner Hand passen dazu.
}
