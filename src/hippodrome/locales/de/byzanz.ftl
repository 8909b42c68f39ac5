### Der Tisch von Byzanz. Waren sind Stoff, Getreide, Oliven, Gewürze, Holz und Wein; Händler sind Joker.

## Karten

byzanz-good-C = Stoff
byzanz-good-G = Getreide
byzanz-good-O = Oliven
byzanz-good-S = Gewürze
byzanz-good-T = Holz
byzanz-good-W = Wein
byzanz-good-X = Händler
# Eine Warenkarte mit ihrem Wert, wie in „Gewürze 3“
byzanz-card = { $good } { $value }
byzanz-card-trader = Händler
byzanz-card-unknown = Verdeckte Karte
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
byzanz-lot-none = Es wird nichts versteigert.
byzanz-lot-offer = Angebotskarte { $offer }
byzanz-market = Markt
byzanz-market-none = Der Markt ist leer.
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

byzanz-prompt-bid = Biete auf den Posten oder passe.
byzanz-prompt-beat = Biete mehr als { $bid } oder passe.
byzanz-prompt-raise = Erhöhe dein Gebot von { $own } auf mehr als { $bid } oder passe.
byzanz-prompt-pass = Du kannst nicht mehr als { $bid } bieten: Passe.
byzanz-prompt-pass-none = Du hast keine Waren zum Bieten: Passe.
byzanz-prompt-tax = Wähle die Karte des Postens, die als Steuer an den Markt geht.
byzanz-prompt-take = Nimm einen Stapel vom Markt.
byzanz-prompt-discard = Du hast { $count } Karten, das sind zu viele: Wirf eine ab.
byzanz-prompt-discard-or-sell = Du hast { $count } Karten, das sind zu viele: Wirf eine ab oder verkaufe einen Satz.
byzanz-prompt-final-sell = Letzte Gelegenheit zu verkaufen. Wähle „Fertig“, wenn du alles verkauft hast, was du willst.
byzanz-prompt-final = Du hast nichts zu verkaufen. Wähle „Fertig“, um das Spiel für dich zu beenden.
byzanz-wait-bid = { $names } { $count ->
    [one] bietet
   *[other] bieten
}.
byzanz-wait-tax = { $names } { $count ->
    [one] wählt
   *[other] wählen
} die Steuer.
byzanz-wait-over = { $names } { $count ->
    [one] hat
   *[other] haben
} zu viele Karten.
byzanz-wait-take = { $names } { $count ->
    [one] nimmt
   *[other] nehmen
} einen Stapel vom Markt.
byzanz-wait-final = Die letzten Verkäufe: Der Tisch wartet auf { $names }.
byzanz-wait-cards = Karten werden ausgeteilt.
byzanz-meanwhile = Du kannst derweil einen Satz verkaufen.
# $points ist die Meldung byzanz-points
byzanz-over = { $count ->
    [one] { $names } gewinnt: { $points }.
   *[other] { $names } teilen sich den Sieg: { $points }.
}
byzanz-over-you = Du gewinnst: { $points }.

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
byzanz-sum-enough = { $sum } reicht.
byzanz-sum-short = Zu wenig: { $sum } überbietet { $high } nicht.
byzanz-choose-more = Das allein ist kein Zug: Wähle mehr oder andere Karten.
byzanz-sales = Sätze zum Verkauf
byzanz-sales-others = Oder wähle selbst drei Karten aus deiner Hand.
byzanz-sale = { $pile }: { $cards } verkaufen, { $kept } behalten

## Das Ende

byzanz-result = Gewinne
byzanz-winner = Sieg
byzanz-left = { $count ->
    [0] keine Karten mehr auf der Hand
    [one] noch { $count } Karte auf der Hand
   *[other] noch { $count } Karten auf der Hand
}

## Der Verlauf

byzanz-did-draw = { $cards } wird gezogen.
byzanz-did-draw-unknown = Eine Karte wird verdeckt gezogen.
byzanz-did-bid = { $name } bietet { $cards }.
byzanz-did-pass = { $name } passt.
byzanz-did-tax = { $name } zahlt { $cards } als Steuer.
byzanz-did-take = { $name } nimmt { $pile } vom Markt.
byzanz-did-sell = { $name } verkauft { $cards } und behält { $kept }.
byzanz-did-discard = { $name } wirft { $cards } ab.
byzanz-did-done = { $name } ist fertig.
