# Eine begleitete Partie. Eine Lektion kommt einmal: wenn das, was sie erklärt, zum ersten Mal geschieht; `.title` steht
# darüber. Sie muss auf ein Telefon passen.

guide = Dein Begleiter
guide-understood = Verstanden
guide-leave = Ohne Begleiter weiterspielen
guide-resume = Begleiter zurückholen
guide-suggest = Zug vorschlagen
guide-suggests = Vorgeschlagener Zug
guide-others = Was die anderen tun
guide-over = Woran es lag
guide-only-move = Es ist der einzige Zug.
guide-best = Von allen Zügen, die durchgespielt wurden, gewinnt er am häufigsten: in { $percent } % der Partien.
guide-more = noch { $n }
guide-your-move = Du bist am Zug.
guide-wait = Die anderen sind am Zug.
guide-at-a-loss = Diesmal kein Vorschlag. Spiel, was dir gefällt.

## Byzanz

guide-byzanz-welcome = Das sind deine ersten Waren. Mit Waren bezahlst du in Auktionen für bessere und verkaufst sie in Sätzen zu dreien. Jeder Verkauf lässt dir eine Karte als Gewinn. Der höchste siegt.
    .title = Du treibst Handel
guide-byzanz-lot = Unter dem Hammer: { $cards }. Geboten wird auf den ganzen Posten. Wer ihn bekommt, gibt eine Karte davon als Steuer und behält den Rest.
    .title = Der Posten
guide-byzanz-bid = Wähle Waren aus deiner Hand: Ihre Werte zusammen sind dein Gebot, die Sorte ist gleich. Noch hat niemand geboten, 1 genügt also. Willst du den Posten nicht, dann passe.
    .title = Dein erstes Gebot
guide-byzanz-beat = Das höchste Gebot ist { $high }. Leg Waren aus, die zusammen mehr wert sind, oder passe: Du behältst alle Karten und bist nur aus dieser Auktion heraus.
    .title = Mehr bieten oder passen
guide-byzanz-raise = Du wurdest überboten. Leg Karten dazu, bis du über { $high } bist: Die ausgelegten zählen weiter. Oder passe und nimm alle zurück.
    .title = Erhöhen oder aufgeben
guide-byzanz-pass = Über das höchste Gebot kommst du nicht, also bleibt nur zu passen. Es kostet nichts: Ausgelegte Karten kommen auf deine Hand zurück.
    .title = Nur Passen bleibt
guide-byzanz-trader = Der Händler auf deiner Hand ist ein Joker: Beim Verkauf steht er für jede Ware. Bieten kannst du ihn nicht. Drei Händler bringen als Satz 5 Punkte.
    .title = Du hast einen Händler
guide-byzanz-won = { $seat } zahlt { $price }. Diese Karten gehen an den Markt: { $paid }. Später in dieser Runde nehmen sich alle dort etwas.
    .title = { $seat } bekommt den Posten
guide-byzanz-free = Niemand hat geboten: Wer zuerst gepasst hat, bekommt den Posten umsonst. Früh zu passen kann sich lohnen, wenn ihn keiner will.
    .title = Ein Posten umsonst
guide-byzanz-tax = Der Posten ist dein. Wähle daraus die Karte, die du am wenigsten brauchst: Sie geht als Steuer an den Markt, der Rest auf deine Hand.
    .title = Steuer zahlen
guide-byzanz-offer = Zum Posten gehört die Angebotskarte { $offer }. Wer eine hat, bietet in dieser Runde nicht mehr. Am Markt wählt die niedrigste Zahl zuerst.
    .title = Angebotskarten
guide-byzanz-last-lot = Alle anderen haben einen Posten. Der letzte geht ohne Gebote an { $seat }, mit der niedrigsten Angebotskarte: der ersten Wahl am Markt.
    .you = Alle anderen haben einen Posten. Der letzte gehört ohne Gebote dir, mit der niedrigsten Angebotskarte: der ersten Wahl am Markt.
    .title = Der letzte Posten
guide-byzanz-last-card = Der letzte Posten ist eine einzige Karte und geht gleich an den Markt. { $seat } bekommt dafür die niedrigste Angebotskarte: die erste Wahl dort.
    .you = Der letzte Posten ist eine einzige Karte und geht gleich an den Markt. Du bekommst dafür die niedrigste Angebotskarte: die erste Wahl dort.
    .title = Die letzte Karte
guide-byzanz-market = Die Auktionen der Runde sind vorbei. Jetzt nehmen alle je einen Stapel vom Markt, die niedrigste Angebotskarte zuerst. Der Rest kommt aus dem Spiel.
    .title = Der Markt öffnet
guide-byzanz-take = Wähle einen Stapel: Du bekommst alle seine Karten. Such, was mit deiner Hand einen Satz ergibt. Aber denk an die Grenze von sieben Karten.
    .title = Nimm einen Stapel
guide-byzanz-sell = Du hast drei gleiche, oder Händler ergänzen sie. Verkaufst du sie, wird die höchste dein Gewinn, die anderen kommen aus dem Spiel. Du kannst auch auf Besseres warten.
    .title = Ein Satz zum Verkaufen
guide-byzanz-sold = { $kept } ist nun dein Gewinn und zählt am Ende seinen Wert. Auf deiner Hand ist wieder Platz für den nächsten Posten.
    .title = Dein erster Gewinn
guide-byzanz-sale = { $seat } behält { $kept } als Gewinn. Achte darauf, wer was verkauft: Das zeigt, was jemand sammelt und wie weit er vorn liegt.
    .title = { $seat } verkauft
guide-byzanz-discard = Höchstens sieben Karten dürfen auf deiner Hand bleiben. Verkaufe einen Satz, wenn du kannst: Das bringt Punkte. Sonst wirf ab, was zu nichts passt.
    .title = Zu viele Karten
guide-byzanz-round = Alles beginnt von vorn: neue Posten, und alle können wieder einen bekommen. Hand und Gewinn bleiben dir. Gespielt werden { $rounds } Runden.
    .title = Eine neue Runde
guide-byzanz-final = Die letzte Gelegenheit: Karten, die auf der Hand bleiben, bringen keine Punkte. Verkaufe jeden Satz, den du hast, und wähle dann „Fertig“.
    .title = Die letzten Verkäufe
guide-byzanz-over = Eine Gewinnkarte zählt ihren Wert, ein Händler 5. Bei Gleichstand gewinnt, wer noch mehr Karten auf der Hand hat.
guide-byzanz-verdict-won = Du gewinnst mit { $points } Punkten vor { $name } mit { $theirs }.
guide-byzanz-verdict-lost = { $name } gewinnt mit { $theirs } Punkten, du hast { $points }.
guide-byzanz-verdict-sales = Die Zahl der Verkäufe gab den Ausschlag: { $sales ->
    [0] keiner
    [one] einer
   *[other] { $sales }
} von dir, { $other_sales } von { $name }. Es lohnt sich, früh und oft zu verkaufen.
guide-byzanz-verdict-values = Der Wert der Sätze gab den Ausschlag: { $each } Punkte je Verkauf bei dir, { $other_each } bei { $name }. Posten mit Dreien und Vieren sind mehr wert.
guide-byzanz-verdict-left = { $left } Karten blieben auf deiner Hand und brachten nichts. Kauf gegen Ende nur, was einen Satz vollmacht.

## Byzantio

guide-byzantio-welcome = Dein Haus will bestimmte Städte, und sonst weiß niemand, welche. 30 Runden lang reist dein Thronanwärter und lässt Garnisonen zurück. Ziele, die du am Ende hältst, bringen Punkte.
    .title = Ein geheimer Plan
guide-byzantio-targets-first = Wähle die Stadt, die du am meisten willst: { $points } Punkte. Sie soll von deiner Heimat leicht zu erreichen sein, aber nicht zu offensichtlich: Am Ende tippen die Gegner darauf.
    .title = Dein erstes Ziel
guide-byzantio-targets = Die nächsten Ziele sind immer weniger wert. Jedes muss in einer anderen Provinz liegen. Liegen sie beieinander, spart dein Thronanwärter Zeit.
    .title = Sieben Ziele
guide-byzantio-act = Eine Aktion je Runde. Jede verbraucht ein Kästchen ihrer Art, und Kästchen kommen nie zurück. Tippe eine Art an: Die Karte zeigt, wo sie möglich ist.
    .title = Deine sechs Aktionen
guide-byzantio-campaign = Bei einem Feldzug zieht dein Thronanwärter in eine Nachbarprovinz und kann dort eine Garnison aufstellen. So kommst du von Ziel zu Ziel.
    .title = Feldzug
guide-byzantio-watch = { $seat } hat nun eine Garnison in { $city }. Merk dir, wohin die anderen ziehen und wohin sie zurückkehren: Das verrät, was sie wollen.
    .title = { $seat } stellt eine Garnison auf
guide-byzantio-garrison = Das Blatt zeigt, was jedes Ziel jetzt brächte: alles, wenn du dort die meisten Garnisonen hast, die Hälfte, wenn zwei gleich viele haben.
    .title = Deine Garnison in { $city }
guide-byzantio-muster = Mit Aufstellen kommt eine Garnison dorthin, wo dein Thronanwärter ist. Eine zweite in derselben Stadt geht nur neben einer fremden Garnison.
    .title = Aufstellen
guide-byzantio-events = Es gibt 30 Runden. Hier siehst du, wann das nächste Ereignis kommt. Es trifft alle Provinzen mit einer Zahl, die der Würfel bestimmt. Jede Provinz hat ihre Zahl.
    .title = Ereignisse
guide-byzantio-advance = Vorrücken bringt deinen Thronanwärter in jede beliebige Provinz, stellt aber keine Garnison auf. Heb es dir für weit entfernte Ziele auf.
    .title = Vorrücken
guide-byzantio-bribe = Eine fremde Garnison lässt sich bestechen (deine ersetzt sie) oder vertreiben. Nötig ist 5 oder mehr von 8; 4 mit deinem Thronanwärter vor Ort, 6 mit dem ihres Besitzers.
    .title = Bestechen und Vertreiben
guide-byzantio-negotiate = Biete eine deiner Garnisonen für eine fremde: Sie tauschen die Plätze. Wird abgelehnt, kann der Würfel den Tausch noch erzwingen.
    .title = Verhandeln
guide-byzantio-for = Wähle nun die Garnison, die du dafür willst, am besten in einer Stadt, die dein Ziel ist.
    .title = Was willst du dafür?
guide-byzantio-answer = Nimmst du an, wird getauscht. Lehnst du ab, entscheidet der Würfel. Warum will { $by } gerade { $city }? Vielleicht ist es ein Ziel.
    .title = Ein Angebot an dich
guide-byzantio-lost = { $by } hat deine Garnison aus { $city } entfernt. Sie ist wieder im Vorrat, und ein Feldzug kann sie auf die gleiche Weise zurückbringen.
    .title = Du verlierst eine Garnison
guide-byzantio-rolled = Der Würfel musste { $needed } oder mehr zeigen, und er zeigt { $rolled }. Das Kästchen ist so oder so verbraucht.
    .title = Der Würfel entscheidet
guide-byzantio-earthquake = Der Würfel zeigt { $rolled }: Getroffen werden { $places }. Alle Garnisonen dort gehen in den Vorrat zurück.
    .title = Erdbeben
guide-byzantio-famine = Der Würfel zeigt { $rolled }: Hunger in { $places }. Jede Garnison dort überlebt mit einer 5, oder mit einer 4, wenn ihr Thronanwärter da ist.
    .title = Hungersnot
guide-byzantio-plague = Der Würfel zeigt { $rolled }: Die Pest ist in { $places }. Thronanwärter müssen fort, und der linke Nachbar sagt, wohin.
    .title = Pest
guide-byzantio-succession = Du kannst heimlich ein Ziel ersetzen, das du nicht mehr erreichst. Das neue bringt 2 Punkte weniger. Niemand erfährt, ob du es tust.
    .title = Nachfolge
guide-byzantio-exile = Die Pest vertreibt diesen Thronanwärter, und du sagst, wohin. Schick ihn weit weg von den Städten, die sein Haus zu wollen scheint.
    .title = Fortschicken
guide-byzantio-strike = Nach einem Ereignis streichen alle gleichzeitig ein unbenutztes Kästchen. Gib eine Art her, von der du mehr hast, als du brauchst.
    .title = Ein Kästchen weniger
guide-byzantio-late = Das Ende naht. Ein Strich auf deinem Blatt heißt: Dieses Ziel bringt noch nichts. Zieh hin, oder löse einen Gleichstand mit einer zweiten Garnison.
    .title = Sieh auf dein Blatt
guide-byzantio-espionage = Tippe auf die Stadt, die dein Gegner am meisten wollte, für 5 Punkte. Wohin zog er zuerst, was hat er verteidigt? Ein falscher Tipp kostet nichts.
    .title = Spionage
guide-byzantio-over = Ein Ziel bringt alle Punkte, wenn du dort allein führst, die Hälfte zu zweit, 2 zu dritt. Ein richtiger Tipp bringt 5 dazu.

## Nekken

guide-nekken-welcome = Dein Stamm will bestimmte Regionen, und sonst weiß niemand, welche. 27 Runden lang reist dein Häuptling und lässt Siedler zurück. Ziele, die du am Ende hältst, bringen Punkte.
    .title = Ein geheimer Plan
guide-nekken-targets-first = Wähle die Region, die du am meisten willst: { $points } Punkte. Alle Häuptlinge beginnen am Vulkan. Mach es nicht zu offensichtlich: Am Ende tippen die Gegner darauf.
    .title = Dein erstes Ziel
guide-nekken-targets = Die nächsten Ziele sind immer weniger wert. Liegen sie beieinander, spart dein Häuptling Zeit. Ein paar abgelegene machen dich schwerer durchschaubar.
    .title = Weitere Ziele
guide-nekken-act = Eine Aktion je Runde. Jede verbraucht ein Kästchen ihrer Art, und Kästchen kommen nie zurück. Tippe eine Art an: Die Karte zeigt, wo sie möglich ist.
    .title = Deine sechs Aktionen
guide-nekken-campaign = Beim Kolonisieren zieht dein Häuptling in eine Nachbarregion und kann dort einen Siedler einsetzen. Wer den Vulkan verlässt, kommt nie zurück.
    .title = Kolonisieren
guide-nekken-watch = { $seat } hat nun einen Siedler in { $city }. Merk dir, wohin die anderen ziehen und wohin sie zurückkehren: Das verrät, was sie wollen.
    .title = { $seat } setzt einen Siedler ein
guide-nekken-garrison = Das Blatt zeigt, was jedes Ziel jetzt brächte: alles, wenn du dort die meisten Siedler hast, die Hälfte, wenn zwei gleich viele haben.
    .title = Dein Siedler in { $city }
guide-nekken-muster = Mit Siedeln kommt ein Siedler dorthin, wo dein Häuptling ist. Ein zweiter in derselben Region geht nur neben einem fremden Siedler.
    .title = Siedeln
guide-nekken-events = Es gibt 27 Runden. Hier siehst du, wann das nächste Ereignis kommt. Es trifft alle Regionen mit einer Zahl, die der Würfel bestimmt. Jede Region hat ihre Zahl.
    .title = Ereignisse
guide-nekken-advance = Erkunden bringt deinen Häuptling in jede beliebige Region, setzt aber keinen Siedler ein. Heb es dir für weit entfernte Ziele auf.
    .title = Erkunden
guide-nekken-bribe = Ein fremder Siedler lässt sich bestechen (deiner ersetzt ihn) oder vertreiben. Nötig ist 5 oder mehr von 8; 4 mit deinem Häuptling vor Ort, 6 mit dem seines Besitzers.
    .title = Bestechen und Vertreiben
guide-nekken-negotiate = Biete einen deiner Siedler für einen fremden: Sie tauschen die Plätze. Wird abgelehnt, kann der Würfel den Tausch noch erzwingen.
    .title = Verhandeln
guide-nekken-for = Wähle nun den Siedler, den du dafür willst, am besten in einer Region, die dein Ziel ist.
    .title = Was willst du dafür?
guide-nekken-answer = Nimmst du an, wird getauscht. Lehnst du ab, entscheidet der Würfel. Warum will { $by } gerade { $city }? Vielleicht ist es ein Ziel.
    .title = Ein Angebot an dich
guide-nekken-lost = { $by } hat deinen Siedler aus { $city } entfernt. Er ist wieder im Vorrat, und du kannst die Region auf die gleiche Weise zurückholen.
    .title = Du verlierst einen Siedler
guide-nekken-rolled = Der Würfel musste { $needed } oder mehr zeigen, und er zeigt { $rolled }. Das Kästchen ist so oder so verbraucht.
    .title = Der Würfel entscheidet
guide-nekken-earthquake = Der Würfel zeigt { $rolled }: Getroffen werden { $places }. Alle Siedler dort gehen in den Vorrat zurück.
    .title = Erdbeben
guide-nekken-plague = Der Würfel zeigt { $rolled }: Die Pest ist in { $places }. Häuptlinge müssen fort, und der linke Nachbar sagt, wohin.
    .title = Pest
guide-nekken-succession = Du kannst heimlich ein Ziel ersetzen, das du nicht mehr erreichst. Das neue bringt 2 Punkte weniger. Niemand erfährt, ob du es tust.
    .title = Prophezeiung
guide-nekken-exile = Die Pest vertreibt diesen Häuptling, und du sagst, wohin. Schick ihn weit weg von den Regionen, die sein Stamm zu wollen scheint.
    .title = Fortschicken
guide-nekken-strike = Nach einem Ereignis streichen alle gleichzeitig ein unbenutztes Kästchen. Gib eine Art her, von der du mehr hast, als du brauchst.
    .title = Ein Kästchen weniger
guide-nekken-late = Das Ende naht. Ein Strich auf deinem Blatt heißt: Dieses Ziel bringt noch nichts. Zieh hin, oder löse einen Gleichstand mit einem zweiten Siedler.
    .title = Sieh auf dein Blatt
guide-nekken-espionage = Tippe auf die Region, die dein Gegner am meisten wollte, für 5 Punkte. Wohin zog er zuerst, was hat er verteidigt? Ein falscher Tipp kostet nichts.
    .title = Spionage
guide-nekken-over = Ein Ziel bringt alle Punkte, wenn du dort allein führst, die Hälfte zu zweit, 2 zu dritt. Ein richtiger Tipp bringt 5 dazu.

## Woran eine Partie Byzantio oder Nekken lag

guide-intrigue-verdict-won = Du gewinnst mit { $points } Punkten vor { $name } mit { $theirs }.
guide-intrigue-verdict-lost = { $name } gewinnt mit { $theirs } Punkten, du hast { $points }.
guide-intrigue-verdict-targets = { $scored } von { $all } Zielen brachten dir { $targets } Punkte; bei { $name } waren es { $other_scored } mit { $other_targets }.
guide-intrigue-verdict-missed = Am meisten entging dir { $city } ({ $points } Punkte): Dort ist { $house } stärker.
guide-intrigue-verdict-empty = Am meisten entging dir { $city } ({ $points } Punkte): Dort steht am Ende niemand.
guide-intrigue-verdict-guesses = Die Spionage brachte dir { $guessed } Punkte, { $name } { $other_guessed }.
