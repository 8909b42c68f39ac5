### Lo que solo dice el terminal. Lo que también dice la página está en los otros archivos.

## La mesa y el registro

terminal-offer = Subasta
terminal-final-sales = Últimas ventas
terminal-house = Casa
terminal-reserve = Reserva
terminal-events = Eventos: { $events }
terminal-targets = Objetivos de los { $house }: { $targets }
terminal-now = ahora { $points }
terminal-guesses = Conjeturas de los { $house }: { $guesses }
terminal-winner = Victoria

## Preguntas y respuestas

terminal-ask = Tu jugada ({ $key } para ver la ayuda):
terminal-choose = { $what } (número o nombre; Intro para cualquiera):
terminal-number = Elige un número del 1 al { $count }.
terminal-refused = Ahora no se puede: { $why }.
terminal-misread = Eso no es una jugada: { $why }
terminal-not-moved = Aún no has jugado.
terminal-taken-back = Jugada retirada: { $move }
terminal-left = Has dejado la mesa.

## Ayuda. Las palabras que se teclean son las mismas en todos los idiomas

terminal-help-answer = Responde con el número de una jugada o con su texto, por ejemplo: { $move }
terminal-help-cards = Cartas: { $cards }. Una mercancía vale de 1 a 4.
terminal-help-sell = Siempre que se te pregunte, también puedes vender un trío, con la carta que conservas en primer lugar: { $move }
terminal-help-log = lo que ha pasado hasta ahora
terminal-help-table = ver la mesa otra vez
terminal-help-undo = retirar tu última jugada
terminal-help-quit = dejar la partida
terminal-help-rules = Las reglas de cada juego están en la carpeta docs/ del proyecto, en inglés.

## Antes y después de la partida

terminal-preparing = Preparando { $game }
terminal-commitment = { commitment }: { $digest }
terminal-secret = Secreto del sorteo: { $secret }
terminal-saved = Partida guardada en { $file }. Para comprobarla: hippodrome verify { $file }
terminal-ask-out-of-turn = Puedes jugar fuera de tu turno: una jugada, Intro para esperar, o { $skip } para esperar a tu turno ({ $key } para ver la ayuda):
terminal-help-skip = fuera de tu turno: no preguntar más hasta que te toque
