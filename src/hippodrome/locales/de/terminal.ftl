### Was nur das Terminal sagt. Was auch die Seite sagt, steht in den anderen Dateien.

## Der Tisch und der Verlauf

terminal-offer = Angebot
terminal-final-sales = Letzte Verkäufe
terminal-house = Haus
terminal-reserve = Vorrat
terminal-events = Ereignisse: { $events }
terminal-targets = Ziele von { $house }: { $targets }
terminal-now = jetzt { $points }
terminal-guesses = Vermutungen von { $house }: { $guesses }
terminal-winner = Sieg

## Fragen und Antworten

terminal-ask = Dein Zug ({ $key } für Hilfe):
terminal-choose = { $what } (Zahl oder Name; Eingabetaste für irgendeines):
terminal-number = Wähle eine Zahl von 1 bis { $count }.
terminal-refused = Das geht jetzt nicht: { $why }.
terminal-misread = Das ist kein Zug: { $why }
terminal-not-moved = Du hast noch keinen Zug gemacht.
terminal-taken-back = Zurückgenommen: { $move }
terminal-left = Du hast den Tisch verlassen.

## Hilfe. Die Wörter zum Eintippen sind in allen Sprachen dieselben

terminal-help-answer = Antworte mit der Nummer eines Zuges oder mit seinem Text, zum Beispiel: { $move }
terminal-help-cards = Karten: { $cards }. Eine Ware hat einen Wert von 1 bis 4.
terminal-help-sell = Wann immer du gefragt wirst, kannst du auch einen Satz verkaufen, die behaltene Karte zuerst: { $move }
terminal-help-log = der bisherige Verlauf
terminal-help-table = den Tisch noch einmal zeigen
terminal-help-undo = deinen letzten Zug zurücknehmen
terminal-help-quit = das Spiel verlassen
terminal-help-rules = Die Regeln der Spiele stehen auf Englisch im Ordner docs/ des Projekts.

## Vor und nach dem Spiel

terminal-preparing = { $game } wird vorbereitet
terminal-commitment = { commitment }: { $digest }
terminal-secret = Geheimnis der Partie: { $secret }
terminal-saved = Gespeichert in { $file }. Prüfen mit: hippodrome verify { $file }
terminal-ask-out-of-turn = Du kannst außer der Reihe ziehen: ein Zug, Eingabetaste zum Warten oder { $skip }, um auf deinen Zug zu warten ({ $key } für Hilfe):
terminal-help-skip = außer der Reihe: erst wieder fragen, wenn du am Zug bist
