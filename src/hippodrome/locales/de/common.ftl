# Wörter aller Seiten: Start, Tische, Wiederholungen.

title = Hippodrome
tagline = Drei Spiele um Byzanz, mit Freunden und mit Bots
skip = Zum Inhalt
loading = Einen Moment …
home = Startseite
language = Sprache
theme = Farben
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
sound = Ton
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
share = Teilen
show-qr = QR-Code

game-byzanz = Byzanz
game-byzantio = Byzantio
game-nekken = Nekken
about-byzanz = Ersteigere Waren, verkaufe sie in Sätzen und achte darauf, wer sich am Markt bedient. Auktionen mit verdeckten Händen für drei bis sechs Kaufleute.
about-byzantio = Große Häuser ringen um die Städte eines Reiches, jedes mit geheimen Zielen. Mehrheiten und Würfel für zwei bis vier.
about-nekken = Dieselben Intrigen auf einem Kontinent rund um einen Vulkan, wo alle in der Mitte beginnen. Für zwei bis vier.

play-now = Jetzt spielen
invite = Freunde einladen
level = Stärke der Bots
level-novice = Novize
level-citizen = Bürger
level-strategos = Strategos
level-basileus = Basileus
bot = Bot
level-random = Zufällig
seats = Spieler
seats-count = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
options = Optionen
option-open-profits = Offene Gewinne: Alle sehen alle Gewinnkarten
option-hidden-events = Verdeckte Ereignisse: Die Plättchen liegen mit der Rückseite nach oben
option-hints = Tipps erlaubt: alle sehen, wer um einen bittet
option-public = Diesen Tisch bei den offenen Tischen zeigen
study = Studium
option-study-board = Kleiner Plan
option-study-board-none = Keiner: das ganze Spiel
option-study-board-cinder = Cinder: 4 Regionen, 3 Runden
option-study-board-ember = Ember: 6 Regionen, 6 Runden
option-goods = Waren im Stapel
option-values = Höchster Wert einer Karte
option-copies = Höchstens so viele gleiche Karten
option-traders = Händler im Stapel
option-dealt = Karten, die alle zu Beginn erhalten
option-rounds = Runden; 0: wie üblich
hints-on = Tipps erlaubt
hints-off = Ohne Tipps
table-listed = alle: in der Liste offener Tische
table-private = alle, die den Link haben
option-file-own = eine eigene Karte
option-file-bad = Diese Datei ist keine Karte in JSON.
option-usual = wie üblich
clock = Bedenkzeit
clock-none = Ohne Uhr
clock-live = { $n ->
    [one] { $n } Sekunde pro Zug
   *[other] { $n } Sekunden pro Zug
}
clock-days = { $n ->
    [one] { $n } Tag pro Zug
   *[other] { $n } Tage pro Zug
}
your-name = Dein Name
open-table = Tisch eröffnen

lobby = Offene Tische
lobby-empty = Gerade wartet kein öffentlicher Tisch auf Mitspieler.
lobby-free = { $n ->
    [0] kein Platz frei
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
lobby-watch = Zuschauen
lobby-join = Mitspielen
my-games = Meine Partien
my-turn = du bist am Zug
waiting = wartet auf Mitspieler
revealing = wird gerade ausgelost
over = beendet
forget = Vergessen

table-of = Ein Tisch für { $game }
table-missing = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
table-link = Link für deine Freunde
private-link = Dein privater Link
private-link-about = Er bringt dich von jedem Gerät an deinen Platz zurück. Behalte ihn für dich.
sit-here = Hier Platz nehmen
seat-number = Platz { $n }
seat-open = frei
seat-kept = reserviert für { $name }
seat-bot = Bot dazusetzen
seat-remove = Entfernen
seat-free = Platz frei machen
seat-expires = Ein Platz wird frei, wenn { $minutes } Minuten lang niemand da ist.
host = Gastgeber
seat-lost-host = Der Gastgeber hat deinen Platz frei gemacht.
seat-lost-absent = Dein Platz ist frei geworden, weil du nicht da warst.
start = Partie starten
start-wait = Die Partie kann beginnen, sobald alle Plätze besetzt sind.
spectating = Du schaust zu.
commitment = Prüfwert der Partie
commitment-about = Dies ist der Hash des Teils, den der Server zum Zufall beiträgt. Der Browser jedes Spielers gibt einen eigenen Teil dazu, damit niemand Karten und Würfe wählen kann. Am Ende werden alle Teile gezeigt, und dein Browser prüft sie nach.
practice = Übung
practice-about = Karten und Würfe dieses Tisches sind aus einer anderen Partie bekannt: Sie beweisen nichts, und das Ergebnis wird nie gewertet.
practice-again = Gleiche Ausgangslage
practice-on = Von hier aus weiterspielen
reveal-title = Es wird ausgelost
reveal-about = Alle Siegel sind geschlossen. Der Browser jedes Spielers deckt jetzt von selbst seinen Teil auf; dann beginnt die Partie.
reveal-waits = Wir warten auf { $names }
reveal-changed = Dieser Tisch zeigt einen anderen Prüfwert oder ein anderes Siegel, als dieser Browser aufbewahrt hat. Es wurde nichts aufgedeckt: Trau dieser Auslosung nicht.
unrevealed = { $count ->
    [one] { $names } hat den eigenen Teil der Auslosung nicht rechtzeitig aufgedeckt.
   *[other] { $names } haben ihre Teile der Auslosung nicht rechtzeitig aufgedeckt.
}
unrevealed-one = hat nicht aufgedeckt
receipt = Meinen Beleg herunterladen
receipt-open = Mit einem Beleg vergleichen
receipt-bad = Diese Datei ist kein Beleg.
rename = Meinen Namen ändern
leave = Verlassen
leave-sure = Den Tisch verlassen? Ein Bot spielt für dich, bis du zurückkommst.
return = Wieder selbst spielen
away-left = ist gegangen; ein Bot spielt
away-time = hat die Zeit überschritten; ein Bot spielt
away-vanished = war nicht da; ein Bot spielt
replace = Ein Bot für { $name }
replace-about = Alle warten auf { $name }. Wenn die Zeit um ist, kannst du einen Bot spielen lassen, bis { $name } zurück ist.
you = du
your-turn = Du bist am Zug
won = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
}
you-won = Du hast gewonnen
scores = Punkte
rematch = Noch einmal spielen
rematch-go = Zum nächsten Tisch
unreadable = Dieser Tisch lässt sich nicht lesen

log = Verlauf
log-now = Zurück zum aktuellen Stand
log-then = Du siehst einen früheren Moment. Hier kann nicht gespielt werden.
chat = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
undo = Zurücknehmen
hint = Tipp
hint-thinking = Denkt nach …
hint-preparing = Die Suche wird vorbereitet, nur beim ersten Mal auf diesem Rechner …
hint-about = Die besten Züge, die die Suche fand, mit der Gewinnchance
hint-answer = Danach spielt { $name } wahrscheinlich: { $move } ({ $percent } %).
hint-play = Das spielen
hint-value = { $percent } %
# A move, and the cards or pieces that it is made with
move-with = { $move }: { $what }
lost = Die Verbindung ist unterbrochen. Neuer Versuch …
watching = { $n ->
    [0] keine Zuschauer
    [one] { $n } Zuschauer
   *[other] { $n } Zuschauer
}
presence-here = online
presence-away = offline
left-time = noch { $time }
notify = Sag mir Bescheid, wenn ich am Zug bin

door = So wird an diesem Tisch gespielt
choose-lot = Wählst du nichts, entscheidet zu Beginn das Los.
choose-again = Bis zum Beginn kannst du noch wechseln.
tabs = Verlauf, Chat und Notizen
tab-board = Tisch
tab-beside = Verlauf und Chat
tab-places = Teile des Tisches
log-new = neu im Verlauf
chat-new = { $n } neu
notes = Notizen
notes-about = Das siehst nur du.
notes-text = Freie Notizen
notes-saved = Gespeichert
notes-saving = Wird gespeichert …
notes-unsaved = Noch nicht gespeichert: neuer Versuch …
notes-left = noch { $n } Zeichen
notes-conflict = Inzwischen auf einem anderen Gerät geschrieben:
notes-keep-mine = Meine behalten
notes-take-other = Die anderen nehmen
notes-keep-both = Beide behalten
notes-legend = Ein Feld antippen, um es zu markieren: ? vermutet, × ausgeschlossen.
notes-mark-none = { $column }, { $name }: nichts
notes-mark-suspected = { $column }, { $name }: vermutet
notes-mark-ruled-out = { $column }, { $name }: ausgeschlossen

happened-opened = Der Tisch wurde eröffnet.
happened-sat = { $name } hat Platz genommen.
happened-bot = { $name } hat Platz genommen, ein Bot.
happened-chose = { $name } wählt { $choice }.
happened-unchose = { $name } gibt die Wahl auf.
happened-freed = Platz { $seat } ist wieder frei.
happened-freed-host = Der Gastgeber hat Platz { $seat } frei gemacht.
happened-freed-absent = Platz { $seat } ist wieder frei: Es war niemand da.
happened-freed-kept = Platz { $seat } ist nicht mehr reserviert.
happened-hinted = { $name } hat um einen Tipp gebeten.
happened-sealed = Die Siegel sind geschlossen; alle decken ihre Teile der Auslosung auf.
happened-started = Die Partie hat begonnen.
happened-unrevealed = Die Partie hat begonnen. { unrevealed }
happened-lot = { $name } bekommt { $choice } durch das Los.
happened-undone = { $name } hat die letzte Entscheidung zurückgenommen.
happened-left = { $name } ist gegangen; ein Bot spielt weiter.
happened-time = Die Zeit für { $name } ist um; ein Bot spielt weiter.
happened-vanished = { $name } war nicht da; { $by } lässt einen Bot weiterspielen.
happened-renamed = { $text } heißt jetzt { $name }.
happened-returned = { $name } ist zurück.
happened-rematch = Dieselbe Runde trifft sich an einem neuen Tisch wieder.
happened-said = { $name }: { $text }
nature = Zufall

replay = Wiederholung
replay-of = Eine Partie { $game }
replay-open = Gespeicherte Partie öffnen
replay-open-about = Eine Datei, die hier heruntergeladen oder über die Kommandozeile gespeichert wurde
replay-bad = Diese Datei enthält keine gültige gespeicherte Partie.
replay-move = Zug { $move } von { $moves }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Zug vor
replay-last = Zum Ende
replay-viewpoint = Blickwinkel
replay-spectator = Zuschauer
download = Aufzeichnung herunterladen
verify = Zufall nachprüfen
verify-about = Wiederholt in diesem Browser jede Ziehung, aus dem Geheimnis und den Beiträgen der Spieler.
verdict-commitment = Etwas stimmt nicht: Das Geheimnis passt nicht zum Prüfwert.
verdict-seal = Etwas stimmt nicht: Ein Beitrag passt nicht zu seinem Siegel.
verdict-draw = Etwas stimmt nicht: Eine Ziehung folgt nicht aus dem Geheimnis.
verdict-unknown = Dieses Spiel sagt nicht, was gezogen wird; seine Ziehungen lassen sich hier nicht wiederholen.
verdict-practice = Eine Übungspartie: Karten und Würfe waren bekannt, also ist darüber nichts bewiesen.
verdict-other-table = Etwas stimmt nicht: Dies sind nicht der Prüfwert und die Siegel, die dieser Browser aufbewahrt hat. Die Aufzeichnung ist gefälscht oder von einem anderen Tisch.
verdict-not-revealed = Etwas stimmt nicht: Dieser Browser hat seinen Teil aufgedeckt, aber die Aufzeichnung bestreitet es.
verdict-consistent = In dieser Aufzeichnung ist nichts falsch. Dass niemand den Zufall gewählt hat, beweist erst der Beleg eines Spielers.
verdict-without-mine = Die Aufzeichnung passt zum Beleg dieses Browsers, aber dein Teil war nicht dabei: Die anderen hätten den Zufall gemeinsam wählen können.
verdict-proven = Mit dem Beleg dieses Browsers geprüft: Niemand hat Karten und Würfe gewählt.
verify-good = { $n ->
    [one] { $n } Ziehung wiederholt: Sie stimmt.
   *[other] { $n } Ziehungen wiederholt: Alle stimmen.
}
verify-bad = Ziehung { $n } passt nicht zum Geheimnis.
verify-draw = Ziehung
verify-draws = Alle Ziehungen
verify-from = Aus
verify-number = Zahl
verify-result = Ergebnis

rules = Regeln
rules-of = Die Regeln von { $game }
rules-contents = Auf dieser Seite
rules-clause = Abschnitt { $clause } der Regeln
learn = Spielend lernen
waits-for = wartet auf { $names }

# The table of a game that has none of its own here

plain-table = Auf dem Tisch
plain-round = Runde { $round } von { $rounds }
plain-moves = Deine Züge
plain-turn = am Zug
plain-none = nichts
plain-yes = ja
plain-no = nein

# What the server refuses, by its code

refused-already-away = Ein Bot spielt schon für dich.
refused-already-seated = Du hast an diesem Tisch schon einen Platz.
refused-bad-choice = Diese Wahl gibt es an diesem Tisch nicht.
refused-bad-host = Dieser Server antwortet nicht unter diesem Namen.
refused-bad-name = Dieser Name geht nicht: Er braucht ein sichtbares Zeichen und darf in einem Wort keine Schriften mischen.
refused-bad-notation = Der Server konnte diesen Zug nicht lesen.
refused-bad-notes = Diese Zeichen passen nicht zu diesem Tisch.
refused-bad-options = So lässt sich kein Tisch aufbauen.
refused-bad-origin = Diese Anfrage kommt von einer anderen Website.
refused-bad-record = Diese Datei ist keine gültige gespeicherte Partie.
refused-bad-request = Der Server hat das nicht verstanden.
refused-busy = Der Server ist ausgelastet: Versuch es in ein paar Sekunden noch einmal.
refused-chat-full = Dieser Tisch nimmt keine Nachrichten mehr an.
refused-day-not-over = Geheimnis und Aufzeichnung werden gezeigt, wenn der Tag vorbei ist (UTC).
refused-day-unplayed = Die Ergebnisse siehst du, wenn du diese Partie beendet hast oder ihr Tag vorbei ist (UTC).
refused-draw-between = Erst wird gezogen oder gewürfelt: Schau hin und wähle dann neu.
refused-game-begun = Die Partie hat begonnen: Das lässt sich nicht mehr ändern.
refused-choice-fixed = Das wurde beim Eröffnen des Tisches festgelegt.
refused-choice-taken = Das hat schon jemand anderes: wähle etwas anderes.
refused-why = Das geht jetzt nicht: { $why }.
refused-illegal-move = Die Regeln erlauben diesen Zug nicht.
refused-name-taken = An diesem Tisch heißt schon jemand so: Wähle einen anderen Namen.
refused-no-key = Das können nur Mitspieler: Setz dich oder öffne deinen privaten Link.
refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-no-such-day = Für diesen Tag gibt es keine Partie.
refused-no-such-game = Dieses Spiel gibt es nicht.
refused-no-such-page = Diese Seite gibt es nicht.
refused-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refused-not-a-bot = Auf diesem Platz sitzt kein Bot.
refused-not-allowed-method = Diese Adresse nimmt diese Methode nicht an.
refused-not-away = Du hast den Tisch nicht verlassen.
refused-not-full = Es sind noch Plätze frei: Warte oder setz Bots dazu.
refused-not-host = Das kann nur der Gastgeber: wer von den Anwesenden zuerst Platz genommen hat.
refused-not-over = Das geht, wenn die Partie zu Ende ist.
refused-not-playing = Das geht nur, solange die Partie läuft.
refused-not-revealing = Die Teile der Auslosung werden gleich nach dem Start aufgedeckt, und nur dann.
refused-not-vanished = Diese Person kann jetzt nicht ersetzt werden: Warte, bis die Zeit um ist.
refused-not-your-turn = Du bist nicht am Zug.
refused-nothing-to-undo = Es lässt sich nichts zurücknehmen: Seither wurde etwas aufgedeckt, oder andere haben gezogen.
refused-old-prompt = Der Tisch ist inzwischen weiter: Schau neu hin und wähle.
refused-seat-free = Dieser Platz ist schon frei.
refused-notes-too-long = Notizen haben höchstens 2.000 Zeichen.
refused-old-notes = Diese Notizen wurden auf einem anderen Gerät geändert.
refused-seat-taken = Dieser Platz ist besetzt.
refused-slow = Diese Anfrage kam zu langsam an.
refused-preparing = Die Spiele werden noch vorbereitet: Versuch es in einer Minute noch einmal.
refused-stopping = Dieser Server wird gleich beendet: Versuch es gleich noch einmal.
refused-store-down = Der Server erreicht seinen Speicher gerade nicht: Versuch es gleich noch einmal.
refused-store-failed = Der Speicher des Servers ist gestört: Sag dem Betreiber Bescheid.
refused-table-full = An diesem Tisch ist kein Platz frei.
refused-time-is-up = Deine Zeit ist um: Diese Entscheidung trifft ein Bot, dann kannst du zurückkommen.
refused-too-large = Das ist zu groß.
refused-too-many = Zu viele Anfragen auf einmal: Warte ein wenig.
refused-too-many-seats = Aus deinem Netz sind zu viele Plätze an öffentlichen Tischen besetzt: Startet erst diese Partien, oder spielt an Tischen, die man nur über ihren Link findet.
refused-too-often = Das wurde an diesem Tisch schon zu oft gemacht.
refused-unreadable = Diesen Tisch kann man ansehen, aber nicht spielen.
refused-wrong-key = Dieser Schlüssel öffnet hier keinen Platz.
refused-wrong-seal = Das ist nicht, was du versiegelt hast: Es geht nicht in die Auslosung ein.
refused-failed = Der Server hat nicht geantwortet, wie er sollte.
option-memory = Gedächtnisspiel: Karten anderer Hände und aus dem Spiel werden nur gezählt, ohne Rückschau
refused-memory-game = Das ist ein Gedächtnisspiel: Frühere Momente und Tipps werden erst am Ende gezeigt.
hints = Tipps
open-to = Offen für

# Bots: names of people of the time, for each level in turn, and how they play

bot-names-novice = Thekla, Niketas, Euphemia, Staurakios, Marina
bot-names-citizen = Prokop, Eudokia, Leontios, Thomais, Petronas
bot-names-strategos = Belisar, Narses, Kourkouas, Maniakes, Bryennios
bot-names-basileus = Justinian, Irene, Herakleios, Nikephoros, Komnene
bot-names-random = Tyche, Kallinikos, Sergia, Gregoras, Lukas
bot-about-novice = Spielt, was auf den ersten Blick gut aussieht, und ist oft überrascht.
bot-about-citizen = Kennt die Preise des Marktes und wirft selten eine Münze weg.
bot-about-strategos = Denkt einige Züge voraus und merkt sich, was du hast.
bot-about-basileus = Spielt vor jedem Zug tausend Möglichkeiten durch und verzeiht keinen Fehler.
bot-about-random = Überlässt alles dem Zufall.

# How fast what others do is shown

pace = Tempo der anderen
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
pace-step = Schritt für Schritt
pace-next = Weiter
pace-skip = Weiter bis zu meiner nächsten Entscheidung
settings = Einstellungen
auto-answer = Von selbst antworten, wo alle sehen, dass es keine Wahl gibt
log-back = Einen Schritt zurück
log-forward = Einen Schritt vor
since-turn = { $n ->
    [one] { $n } Ereignis seit deinem Zug
   *[other] { $n } Ereignisse seit deinem Zug
}

# Aufgaben

puzzles = Aufgaben
puzzles-about = Stellungen, in denen ein Zug deutlich der beste ist. Du siehst, was sieht, wer am Zug ist.
