# Las palabras de todas las páginas: inicio, mesas, partidas que ver.

title = Hippodrome
tagline = Tres juegos sobre Bizancio, con amigos y con bots
skip = Ir al contenido
loading = Un momento…
home = Inicio
language = Idioma
theme = Colores
theme-auto = Sistema
theme-light = Claro
theme-dark = Oscuro
sound = Sonido
close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado
share = Compartir
show-qr = Código QR

game-byzanz = Byzanz
game-byzantio = Byzantio
game-nekken = Nekken
about-byzanz = Puja por mercancías, véndelas en tríos y vigila quién se sirve del mercado. Subastas con manos ocultas, de tres a seis mercaderes.
about-byzantio = Grandes casas luchan por las ciudades de un imperio, cada una con objetivos secretos. Mayorías y dados, de dos a cuatro.
about-nekken = Las mismas intrigas en un continente alrededor de un volcán, donde todos empiezan en el centro. De dos a cuatro.

play-now = Jugar ahora
invite = Invitar a amigos
level = Fuerza de los bots
level-novice = Novato
level-citizen = Ciudadano
level-strategos = Estratego
level-basileus = Basileus
bot = bot
level-random = Al azar
seats = Jugadores
seats-count = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
options = Opciones
option-open-profits = Beneficios a la vista: todos ven todas las cartas de beneficio
option-memory = Juego de memoria: las cartas de otras manos y las retiradas solo se cuentan, sin mirar atrás
option-hidden-events = Eventos ocultos: las losetas están boca abajo
option-hints = Pistas permitidas: todos ven quién pide una
option-public = Mostrar esta mesa entre las mesas abiertas
study = Estudio
option-study-board = Tablero pequeño
option-study-board-none = Ninguno: el juego entero
option-study-board-cinder = Cinder: 4 regiones, 3 turnos
option-study-board-ember = Ember: 6 regiones, 6 turnos
option-goods = Mercancías en el mazo
option-values = Valor más alto de una carta
option-copies = Copias de cada carta como máximo
option-traders = Negociadores en el mazo
option-dealt = Cartas repartidas a cada jugador
option-rounds = Rondas; 0: como de costumbre
hints-on = Pistas permitidas
hints-off = Sin pistas
table-listed = todos: en la lista de mesas
table-private = quien tenga el enlace
option-file-own = un mapa propio
option-file-bad = Este archivo no es un mapa en JSON.
option-usual = el habitual
clock = Tiempo
clock-none = Sin límite de tiempo
clock-live = { $n ->
    [one] { $n } segundo por jugada
   *[other] { $n } segundos por jugada
}
clock-days = { $n ->
    [one] { $n } día por jugada
   *[other] { $n } días por jugada
}
your-name = Tu nombre
open-table = Abrir la mesa

lobby = Mesas abiertas
lobby-empty = Ninguna mesa pública espera jugadores ahora mismo.
lobby-free = { $n ->
    [0] ningún asiento libre
    [one] { $n } asiento libre
   *[other] { $n } asientos libres
}
lobby-watch = Mirar
lobby-join = Unirse
my-games = Mis partidas
my-turn = te toca
waiting = esperando jugadores
revealing = se está sorteando
over = terminada
forget = Olvidar

table-of = Una mesa de { $game }
table-missing = Esa mesa no existe. Quizá el enlace esté incompleto.
table-link = Enlace para tus amigos
private-link = Tu enlace privado
private-link-about = Te devuelve a tu asiento desde cualquier dispositivo. No lo compartas con nadie.
sit-here = Sentarse aquí
seat-number = Asiento { $n }
seat-open = libre
seat-kept = reservado para { $name }
seat-bot = Sentar un bot
seat-remove = Quitar
seat-free = Liberar este asiento
seat-expires = Un asiento queda libre si su jugador falta { $minutes } minutos.
host = anfitrión
seat-lost-host = El anfitrión ha liberado tu asiento.
seat-lost-absent = Tu asiento quedó libre mientras no estabas.
start = Empezar la partida
start-wait = La partida puede empezar cuando todos los asientos estén ocupados.
spectating = Estás mirando la partida.
commitment = Compromiso del sorteo
commitment-about = Es el hash de la parte del servidor en el sorteo. El navegador de cada jugador añade una parte propia, de modo que nadie puede elegir las cartas ni los dados. Al final se muestran todas las partes y tu navegador las comprueba.
practice = Práctica
practice-about = El sorteo de esta mesa se conoce de otra partida: no demuestra nada y el resultado nunca puntúa.
practice-again = El mismo sorteo otra vez
practice-on = Seguir jugando desde aquí
reveal-title = Se está sorteando
reveal-about = Todos los sellos están cerrados. El navegador de cada jugador revela ahora su parte del sorteo; después empieza la partida.
reveal-waits = Se espera a { $names }
reveal-changed = Esta mesa muestra otro compromiso u otro sello que los que guardó este navegador. No se reveló nada: no te fíes de este sorteo.
unrevealed = { $count ->
    [one] { $names } no reveló a tiempo su parte del sorteo.
   *[other] { $names } no revelaron a tiempo sus partes del sorteo.
}
unrevealed-one = no reveló su parte
receipt = Descargar mi recibo
receipt-open = Comparar con un recibo
receipt-bad = Este archivo no es un recibo.
rename = Cambiar mi nombre
leave = Salir
leave-sure = ¿Salir de la mesa? Un bot jugará por ti hasta que vuelvas.
return = Volver a jugar en persona
away-left = ha salido; juega un bot
away-time = ha agotado su tiempo; juega un bot
away-vanished = no estaba; juega un bot
replace = Un bot para { $name }
replace-about = La partida espera a { $name }. Cuando acabe el tiempo podrás dejar que juegue un bot hasta que vuelva.
you = tú
your-turn = Te toca
won = { $names } { $count ->
    [one] gana
   *[other] comparten la victoria
}
you-won = Has ganado
scores = Puntuación
rematch = Jugar otra vez
rematch-go = A la siguiente mesa
unreadable = No se puede leer esta mesa

log = Registro
log-now = Volver al momento actual
log-then = Estás viendo un momento anterior. Aquí no se puede jugar nada.
chat = Chat
chat-say = Di algo
chat-send = Enviar
chat-empty = Nadie ha dicho nada todavía.
undo = Deshacer
hint = Pista
hint-thinking = Pensando…
hint-preparing = La búsqueda se está preparando, solo la primera vez en este equipo…
hint-about = Las mejores jugadas que encontró la búsqueda, con la probabilidad de ganar
hint-answer = Después, { $name } probablemente jugará: { $move } ({ $percent } %).
hint-play = Jugar esto
hint-value = { $percent } %
# A move, and the cards or pieces that it is made with
move-with = { $move }: { $what }
lost = Se ha perdido la conexión. Intentándolo de nuevo…
watching = { $n ->
    [0] sin espectadores
    [one] { $n } espectador
   *[other] { $n } espectadores
}
presence-here = en línea
presence-away = fuera de línea
left-time = tiempo restante: { $time }
notify = Avísame cuando me toque

door = Cómo se juega en esta mesa
choose-lot = Si no eliges, se sortea al empezar.
choose-again = Puedes cambiarla hasta que empiece la partida.
tabs = Registro, chat y notas
tab-board = Mesa
tab-beside = Registro y chat
tab-places = Partes de la mesa
log-new = nuevo en el registro
chat-new = { $n } nuevos
notes = Notas
notes-about = Solo tú puedes ver esto.
notes-text = Notas libres
notes-saved = Guardado
notes-saving = Guardando …
notes-unsaved = Aún sin guardar: se vuelve a intentar …
notes-left = quedan { $n } caracteres
notes-conflict = Escrito entretanto en otro dispositivo:
notes-keep-mine = Conservar las mías
notes-take-other = Tomar las otras
notes-keep-both = Conservar ambas
notes-legend = Toca una casilla para marcarla: ? sospechado, × descartado.
notes-mark-none = { $column }, { $name }: sin marca
notes-mark-suspected = { $column }, { $name }: sospechado
notes-mark-ruled-out = { $column }, { $name }: descartado

happened-opened = Se ha abierto la mesa.
happened-sat = { $name } toma asiento.
happened-bot = { $name } toma asiento: es un bot.
happened-chose = { $name } elige { $choice }.
happened-unchose = { $name } renuncia a su elección.
happened-freed = El asiento { $seat } vuelve a estar libre.
happened-freed-host = El anfitrión ha liberado el asiento { $seat }.
happened-freed-absent = El asiento { $seat } vuelve a estar libre: no había nadie.
happened-freed-kept = El asiento { $seat } ya no está reservado.
happened-hinted = { $name } ha pedido una pista.
happened-sealed = Los sellos están cerrados; todos revelan su parte del sorteo.
happened-started = Empieza la partida.
happened-unrevealed = La partida empezó. { unrevealed }
happened-lot = { $name } recibe { $choice } por sorteo.
happened-undone = { $name } deshace su última decisión.
happened-left = { $name } sale; sigue un bot.
happened-time = Se acabó el tiempo de { $name }; sigue un bot.
happened-vanished = { $name } no estaba; { $by } deja seguir a un bot.
happened-renamed = { $text } ahora se llama { $name }.
happened-returned = { $name } está de vuelta.
happened-rematch = Los mismos jugadores se reúnen de nuevo en otra mesa.
happened-said = { $name }: { $text }
nature = Azar

replay = Ver la partida
replay-of = Una partida de { $game }
replay-open = Abrir una partida guardada
replay-open-about = Un archivo descargado de aquí o guardado desde la línea de órdenes
replay-bad = Este archivo no es una partida guardada válida.
replay-move = Jugada { $move } de { $moves }
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una jugada adelante
replay-last = Al final
replay-viewpoint = Punto de vista
replay-spectator = Espectador
download = Descargar la partida
verify = Comprobar el sorteo
verify-about = Repite cada extracción en este navegador, a partir del secreto y de las contribuciones de los jugadores.
verdict-commitment = Algo no está bien: el secreto no coincide con el compromiso.
verdict-seal = Algo no está bien: una contribución no abre su sello.
verdict-draw = Algo no está bien: una extracción no se sigue del secreto.
verdict-unknown = Este juego no dice qué se extrae, así que sus extracciones no se pueden repetir aquí.
verdict-practice = Una partida de práctica: su sorteo era conocido, así que no se demuestra nada.
verdict-other-table = Algo no está bien: estos no son el compromiso y los sellos que guardó este navegador. La partida está falsificada o es de otra mesa.
verdict-not-revealed = Algo no está bien: este navegador sí reveló su parte del sorteo, pero la partida lo niega.
verdict-consistent = No hay nada incorrecto en esta partida. Solo el recibo de un jugador demuestra que nadie eligió el sorteo.
verdict-without-mine = La partida coincide con el recibo de este navegador, pero tu parte no entró en el sorteo: los demás podrían haberlo elegido juntos.
verdict-proven = Comprobado con el recibo de este navegador: nadie eligió este sorteo.
verify-good = { $n ->
    [one] { $n } extracción repetida: es correcta.
   *[other] { $n } extracciones repetidas: todas son correctas.
}
verify-bad = La extracción { $n } no coincide con el secreto.
verify-draw = Extracción
verify-draws = Todas las extracciones
verify-from = Entre
verify-number = Número
verify-result = Resultado

rules = Reglas
rules-of = Las reglas de { $game }
rules-contents = En esta página
rules-clause = Cláusula { $clause } de las reglas
learn = Aprender jugando
waits-for = esperando a { $names }

# The table of a game that has none of its own here

plain-table = En la mesa
plain-round = Ronda { $round } de { $rounds }
plain-moves = Tus jugadas
plain-turn = le toca
plain-none = nada
plain-yes = sí
plain-no = no

# What the server refuses, by its code

refused-already-away = Un bot ya juega por ti.
refused-already-seated = Ya tienes un asiento en esta mesa.
refused-bad-choice = Esa elección no existe en esta mesa.
refused-bad-host = Este servidor no responde con este nombre.
refused-bad-name = Este nombre no sirve: necesita un carácter visible y no puede mezclar escrituras en una palabra.
refused-bad-notation = El servidor no ha podido leer esta jugada.
refused-bad-notes = Esas marcas no encajan en esta mesa.
refused-bad-options = No se puede preparar una mesa así.
refused-bad-origin = Esta petición viene de una página de otro sitio.
refused-bad-record = Este archivo no es una partida guardada válida.
refused-bad-request = El servidor no ha entendido esta petición.
refused-busy = El servidor está ocupado: vuelve a intentarlo en unos segundos.
refused-chat-full = Esta mesa no admite más mensajes.
refused-day-not-over = El secreto y el registro de este sorteo se muestran cuando acaba su día (UTC).
refused-day-unplayed = Los resultados se muestran cuando hayas terminado este sorteo o cuando acabe su día (UTC).
refused-draw-between = Antes se roba una carta o se tira el dado: mira y elige de nuevo.
refused-choice-fixed = Eso se fijó al abrir la mesa.
refused-choice-taken = Otra persona ya lo tiene: elige otra cosa.
refused-game-begun = La partida ha empezado: eso ya no se puede cambiar.
refused-why = Ahora no se puede: { $why }.
refused-illegal-move = Las reglas no permiten esta jugada.
refused-memory-game = Es una partida de memoria: los momentos anteriores y las pistas no se muestran hasta el final.
refused-name-taken = Alguien en esta mesa ya tiene este nombre: elige otro.
refused-no-hints = En esta mesa se juega sin pistas.
refused-no-key = Solo pueden hacerlo los jugadores: siéntate o abre tu enlace privado.
refused-no-such-bot = No existe ese bot.
refused-no-such-day = No hay sorteo para ese día.
refused-no-such-game = No existe ese juego.
refused-no-such-page = No existe esa página.
refused-no-such-table = No existe esa mesa. Quizá el enlace esté incompleto.
refused-not-a-bot = No hay ningún bot en este asiento.
refused-not-allowed-method = Esta dirección no admite este método.
refused-not-away = No has salido de la mesa.
refused-not-full = Aún quedan asientos libres: espera o sienta bots.
refused-not-host = Solo puede hacerlo el anfitrión: de los presentes, quien se sentó primero.
refused-not-over = Eso se podrá hacer cuando termine la partida.
refused-not-playing = Eso solo se puede hacer durante la partida.
refused-not-revealing = Las partes del sorteo se revelan justo después del comienzo, y solo entonces.
refused-not-vanished = No se puede sustituir a esta persona ahora: espera a que acabe el tiempo.
refused-not-your-turn = No es tu turno.
refused-nothing-to-undo = No se puede deshacer nada: desde entonces se ha revelado algo o han jugado otros.
refused-notes-too-long = Las notas tienen 2000 caracteres como máximo.
refused-old-notes = Estas notas se cambiaron en otro dispositivo.
refused-old-prompt = La mesa ha seguido adelante: vuelve a mirar y elige.
refused-seat-free = Este asiento ya está libre.
refused-seat-taken = Este asiento está ocupado.
refused-slow = Esta petición ha tardado demasiado en llegar.
refused-preparing = Los juegos aún se están preparando: inténtalo dentro de un minuto.
refused-stopping = Este servidor está a punto de detenerse: inténtalo dentro de un momento.
refused-store-down = El servidor no puede acceder a sus datos en este momento: inténtalo dentro de un momento.
refused-store-failed = El almacenamiento del servidor ha fallado: avisa a quien lo administra.
refused-table-full = No queda ningún asiento libre en esta mesa.
refused-time-is-up = Se te ha acabado el tiempo: un bot toma esta decisión y después puedes volver.
refused-too-large = Esto es demasiado grande.
refused-too-many = Demasiadas peticiones a la vez: espera un poco.
refused-too-many-seats = Tu red ocupa demasiados asientos en mesas públicas: empezad antes esas partidas o jugad en mesas a las que se llega por su enlace.
refused-too-often = Esto ya se ha hecho demasiadas veces en esta mesa.
refused-unreadable = Esta mesa se puede mirar, pero no jugar.
refused-wrong-key = Esta clave no abre ningún asiento aquí.
refused-wrong-seal = Esto no es lo que sellaste: no entra en el sorteo.
refused-failed = El servidor no ha respondido como debería.
hints = Pistas
open-to = Abierta a

# Bots: names of people of the time, for each level in turn, and how they play

bot-names-novice = Tecla, Nicetas, Eufemia, Estauracio, Marina
bot-names-citizen = Procopio, Eudocia, Leoncio, Tomaida, Petronas
bot-names-strategos = Belisario, Narsés, Curcuas, Maniaces, Brienio
bot-names-basileus = Justiniano, Irene, Heraclio, Nicéforo, Comnena
bot-names-random = Tique, Calínico, Sergia, Gregoras, Lucas
bot-about-novice = Juega lo que parece bueno a primera vista, y a menudo se sorprende.
bot-about-citizen = Conoce los precios del mercado y rara vez malgasta una moneda.
bot-about-strategos = Piensa varias jugadas por delante y recuerda lo que tienes.
bot-about-basileus = Juega miles de futuros antes de cada jugada y no perdona ningún error.
bot-about-random = Lo deja todo al azar.

# How fast what others do is shown

pace = Ritmo de los demás
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-instant = Al instante
pace-step = Paso a paso
pace-next = Seguir
pace-skip = Ir a mi próxima decisión
settings = Ajustes
auto-answer = Responder solo cuando todos ven que no hay elección
log-back = Un paso atrás
log-forward = Un paso adelante
since-turn = { $n ->
    [one] { $n } suceso desde tu turno
   *[other] { $n } sucesos desde tu turno
}

# Problemas

puzzles = Problemas
puzzles-about = Posiciones en las que una jugada es claramente la mejor. Ves lo que ve quien tiene el turno.
