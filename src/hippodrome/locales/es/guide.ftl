# Una partida guiada. Cada lección llega una vez, cuando lo que explica ocurre por primera vez; `.title` va encima. Tiene
# que caber en un teléfono.

guide = Tu guía
guide-understood = Entendido
guide-leave = Dejar la guía
guide-resume = Volver a la guía
guide-suggest = Proponer una jugada
guide-suggests = Jugada propuesta
guide-others = Lo que hacen los demás
guide-over = Por qué acabó así
guide-only-move = Es la única jugada posible.
guide-best = De todas las jugadas probadas es la que más gana: en el { $percent } % de las partidas.
guide-more = { $n } más
guide-your-move = Te toca.
guide-wait = Les toca a los demás.
guide-at-a-loss = Esta vez no hay propuesta. Juega lo que más te guste.

## Byzanz

guide-byzanz-welcome = Estas son tus primeras mercancías. Con ellas pagas en las subastas, y las vendes en tríos. Cada venta te deja una carta como beneficio. Gana el mayor beneficio.
    .title = Eres mercader
guide-byzanz-lot = En subasta: { $cards }. Se puja por el lote entero. Quien lo gana da una de sus cartas como impuesto y se queda con las demás.
    .title = El lote
guide-byzanz-bid = Elige mercancías de tu mano: sus valores se suman, la clase da igual. Nadie ha pujado aún, así que basta con 1. Si el lote no te interesa, pasa.
    .title = Tu primera puja
guide-byzanz-beat = La puja más alta es { $high }. Pon mercancías que valgan más en total, o pasa: conservas todas tus cartas y solo sales de esta subasta.
    .title = Superar la puja o pasar
guide-byzanz-raise = Te han superado. Añade cartas hasta pasar de { $high }: las que ya pusiste siguen contando. O pasa y recupéralas todas.
    .title = Subir o dejarlo
guide-byzanz-pass = No puedes superar la puja más alta: solo queda pasar. No cuesta nada, y las cartas que hayas puesto vuelven a tu mano.
    .title = Solo queda pasar
guide-byzanz-trader = El negociador de tu mano es un comodín: en una venta vale por cualquier mercancía. No se puede pujar con él. Tres negociadores se venden por 5 puntos.
    .title = Tienes un negociador
guide-byzanz-won = { $seat } ha pagado { $price }. Estas cartas van al mercado: { $paid }. Más tarde, en esta ronda, todos tomarán algo de allí.
    .title = { $seat } gana el lote
guide-byzanz-free = Nadie ha pujado: quien pasó primero recibe el lote gratis. Pasar pronto puede salir bien si nadie lo quiere.
    .title = Un lote gratis
guide-byzanz-tax = El lote es tuyo. Elige de él la carta que menos te haga falta: va al mercado como impuesto, y el resto a tu mano.
    .title = Pagar el impuesto
guide-byzanz-offer = Con el lote viene la carta de subasta { $offer }. Quien tiene una ya no puja en esta ronda. En el mercado elige primero el número más bajo.
    .title = Cartas de subasta
guide-byzanz-last-lot = Todos los demás tienen un lote. El último va a { $seat } sin pujas, con la carta de subasta más baja: elige primero en el mercado.
    .you = Todos los demás tienen un lote. El último es tuyo sin pujas, con la carta de subasta más baja: eliges primero en el mercado.
    .title = El último lote
guide-byzanz-last-card = El último lote es una sola carta y va directa al mercado. { $seat } recibe por ella la carta de subasta más baja: elige primero allí.
    .you = El último lote es una sola carta y va directa al mercado. Recibes por ella la carta de subasta más baja: eliges primero allí.
    .title = La última carta
guide-byzanz-market = Las subastas de la ronda han terminado. Ahora todos toman un montón del mercado, primero la carta de subasta más baja. El resto sale del juego.
    .title = Se abre el mercado
guide-byzanz-take = Elige un montón: te llevas todas sus cartas. Busca lo que haga un trío con tu mano, sin olvidar el límite de siete cartas.
    .title = Toma un montón
guide-byzanz-sell = Tienes tres iguales, o los completa un negociador. Al venderlas, la más alta es tu beneficio y las otras dos salen del juego. También puedes esperar un trío mejor.
    .title = Un trío para vender
guide-byzanz-sold = { $kept } ya es tu beneficio y contará su valor al final. En tu mano vuelve a haber sitio para el próximo lote.
    .title = Tu primer beneficio
guide-byzanz-sale = { $seat } conserva { $kept } como beneficio. Fíjate en quién vende qué: muestra qué reúne cada cual y quién va por delante.
    .title = { $seat } hace una venta
guide-byzanz-discard = En tu mano pueden quedar siete cartas como mucho. Vende un trío si puedes, que da puntos. Si no, descarta lo que no va con nada.
    .title = Demasiadas cartas
guide-byzanz-round = Todo empieza de nuevo: lotes nuevos, y todos pueden ganar uno. Tu mano y tu beneficio se quedan. Se juegan { $rounds } rondas en total.
    .title = Una nueva ronda
guide-byzanz-final = Es la última ocasión: las cartas que quedan en la mano no dan puntos. Vende todos los tríos que tengas y elige «Terminar».
    .title = Las últimas ventas
guide-byzanz-over = Una carta de beneficio cuenta su valor y un negociador 5. En caso de empate gana quien tiene más cartas en la mano.
guide-byzanz-verdict-won = Ganas con { $points } puntos, por delante de { $name }, con { $theirs }.
guide-byzanz-verdict-lost = Gana { $name } con { $theirs } puntos; tú tienes { $points }.
guide-byzanz-verdict-sales = Decidió el número de ventas: { $sales ->
    [0] ninguna
    [one] una
   *[other] { $sales }
} por tu parte, { $other_sales } de { $name }. Conviene vender pronto y a menudo.
guide-byzanz-verdict-values = Decidió el valor de los tríos: { $each } puntos por venta para ti, { $other_each } para { $name }. Valen más los lotes con treses y cuatros.
guide-byzanz-verdict-left = Se quedaron { $left } cartas en tu mano y no dieron nada. Hacia el final, compra solo lo que complete un trío.

## Byzantio

guide-byzantio-welcome = Tu casa quiere ciertas ciudades y nadie más sabe cuáles. Durante 30 turnos tu pretendiente viaja y deja guarniciones. Los objetivos que ocupes al final dan puntos.
    .title = Un plan secreto
guide-byzantio-targets-first = Elige la ciudad que más quieres: vale { $points } puntos. Que quede cerca de tu tierra, pero que no sea demasiado evidente: al final tus rivales intentan adivinarla.
    .title = Tu primer objetivo
guide-byzantio-targets = Los siguientes objetivos valen cada vez menos. Cada uno debe estar en otra provincia. Si están cerca unos de otros, tu pretendiente ahorra tiempo.
    .title = Siete objetivos
guide-byzantio-act = Una acción por turno. Cada una gasta una casilla de su clase, y las casillas no vuelven. Toca una clase y el mapa muestra dónde puedes hacerla.
    .title = Tus seis acciones
guide-byzantio-campaign = En una Campaña tu pretendiente va a una provincia vecina y puede dejar allí una guarnición. Así se va de un objetivo a otro.
    .title = Campaña
guide-byzantio-watch = { $seat } tiene ahora una guarnición en { $city }. Recuerda adónde van los demás y adónde vuelven: eso revela lo que quieren.
    .title = { $seat } coloca una guarnición
guide-byzantio-garrison = La hoja muestra lo que daría ahora cada objetivo: todo si tienes allí más guarniciones que nadie, la mitad si empatan dos casas.
    .title = Tu guarnición en { $city }
guide-byzantio-muster = Reclutar coloca una guarnición donde está tu pretendiente. Una segunda en la misma ciudad solo es posible junto a una guarnición ajena.
    .title = Reclutar
guide-byzantio-events = Hay 30 turnos. Aquí ves cuándo llega el próximo evento. Cae sobre todas las provincias de un número, que decide el dado. Cada provincia tiene el suyo.
    .title = Eventos
guide-byzantio-advance = Avanzar lleva a tu pretendiente a cualquier provincia, pero no coloca ninguna guarnición. Guárdalo para los objetivos lejanos.
    .title = Avanzar
guide-byzantio-bribe = A una guarnición ajena se la puede sobornar (la tuya ocupa su sitio) o expulsar. Hace falta 5 o más de 8; 4 con tu pretendiente allí, 6 con el de su dueño.
    .title = Sobornar y Expulsar
guide-byzantio-negotiate = Ofrece una de tus guarniciones por una ajena: se intercambian. Si rechazan la oferta, el dado aún puede imponerla.
    .title = Negociar
guide-byzantio-for = Elige ahora la guarnición que quieres por ella; mejor si está en una ciudad que es tu objetivo.
    .title = ¿Qué quieres por ella?
guide-byzantio-answer = Si aceptas, las guarniciones se intercambian. Si rechazas, decide el dado. ¿Por qué querrá { $by } { $city }? Quizá sea un objetivo.
    .title = Una oferta para ti
guide-byzantio-lost = { $by } ha quitado tu guarnición de { $city }. Está en tu reserva, y una Campaña puede devolverla del mismo modo.
    .title = Pierdes una guarnición
guide-byzantio-rolled = El dado tenía que mostrar { $needed } o más, y muestra { $rolled }. La casilla se gasta en cualquier caso.
    .title = Decide el dado
guide-byzantio-earthquake = El dado muestra { $rolled }: sufren { $places }. Todas las guarniciones de allí vuelven a la reserva de sus dueños.
    .title = Terremoto
guide-byzantio-famine = El dado muestra { $rolled }: hambre en { $places }. Cada guarnición de allí sobrevive con un 5, o con un 4 si está su pretendiente.
    .title = Hambruna
guide-byzantio-plague = El dado muestra { $rolled }: la peste está en { $places }. Los pretendientes deben irse, y el vecino de la izquierda dice adónde.
    .title = Peste
guide-byzantio-succession = Puedes cambiar en secreto un objetivo que ya no alcanzarás. El nuevo da 2 puntos menos. Nadie sabrá si lo has hecho.
    .title = Sucesión
guide-byzantio-exile = La peste echa a este pretendiente y tú dices adónde va. Envíalo lejos de las ciudades que su casa parece querer.
    .title = Desterrar
guide-byzantio-strike = Después de un evento todos tachan a la vez una casilla sin usar. Renuncia a una clase de la que tengas más de las que necesitas.
    .title = Una casilla menos
guide-byzantio-late = Se acerca el final. Una raya en tu hoja: ese objetivo aún no da nada. Ve allí, o deshaz un empate con una segunda guarnición.
    .title = Mira tu hoja
guide-byzantio-espionage = Adivina la ciudad que más quería tu rival, por 5 puntos. ¿Adónde fue primero, qué defendió? Fallar no cuesta nada.
    .title = Espionaje
guide-byzantio-over = Un objetivo da todos sus puntos a quien domina allí en solitario, la mitad si empatan dos, 2 si empatan tres. Acertar añade 5.

## Nekken

guide-nekken-welcome = Tu tribu quiere ciertas regiones y nadie más sabe cuáles. Durante 27 turnos tu jefe viaja y deja colonos. Los objetivos que ocupes al final dan puntos.
    .title = Un plan secreto
guide-nekken-targets-first = Elige la región que más quieres: vale { $points } puntos. Todos los jefes empiezan en el volcán. Que no sea demasiado evidente: al final intentan adivinarla.
    .title = Tu primer objetivo
guide-nekken-targets = Los siguientes objetivos valen cada vez menos. Si están cerca unos de otros, tu jefe ahorra tiempo. Unos pocos apartados despistan a los demás.
    .title = Más objetivos
guide-nekken-act = Una acción por turno. Cada una gasta una casilla de su clase, y las casillas no vuelven. Toca una clase y el mapa muestra dónde puedes hacerla.
    .title = Tus seis acciones
guide-nekken-campaign = Al colonizar, tu jefe va a una región vecina y puede dejar allí un colono. Quien sale del volcán no vuelve nunca.
    .title = Colonizar
guide-nekken-watch = { $seat } tiene ahora un colono en { $city }. Recuerda adónde van los demás y adónde vuelven: eso revela lo que quieren.
    .title = { $seat } coloca un colono
guide-nekken-garrison = La hoja muestra lo que daría ahora cada objetivo: todo si tienes allí más colonos que nadie, la mitad si empatan dos tribus.
    .title = Tu colono en { $city }
guide-nekken-muster = Asentarse coloca un colono donde está tu jefe. Un segundo en la misma región solo es posible junto a un colono ajeno.
    .title = Asentarse
guide-nekken-events = Hay 27 turnos. Aquí ves cuándo llega el próximo evento. Cae sobre todas las regiones de un número, que decide el dado. Cada región tiene el suyo.
    .title = Eventos
guide-nekken-advance = Explorar lleva a tu jefe a cualquier región, pero no coloca ningún colono. Guárdalo para los objetivos lejanos.
    .title = Explorar
guide-nekken-bribe = A un colono ajeno se le puede sobornar (el tuyo ocupa su sitio) o expulsar. Hace falta 5 o más de 8; 4 con tu jefe allí, 6 con el de su dueño.
    .title = Sobornar y Expulsar
guide-nekken-negotiate = Ofrece uno de tus colonos por uno ajeno: se intercambian. Si rechazan la oferta, el dado aún puede imponerla.
    .title = Negociar
guide-nekken-for = Elige ahora el colono que quieres por él; mejor si está en una región que es tu objetivo.
    .title = ¿Qué quieres por él?
guide-nekken-answer = Si aceptas, los colonos se intercambian. Si rechazas, decide el dado. ¿Por qué querrá { $by } { $city }? Quizá sea un objetivo.
    .title = Una oferta para ti
guide-nekken-lost = { $by } ha quitado tu colono de { $city }. Está en tu reserva, y puedes colonizar la región del mismo modo.
    .title = Pierdes un colono
guide-nekken-rolled = El dado tenía que mostrar { $needed } o más, y muestra { $rolled }. La casilla se gasta en cualquier caso.
    .title = Decide el dado
guide-nekken-earthquake = El dado muestra { $rolled }: sufren { $places }. Todos los colonos de allí vuelven a la reserva de sus dueños.
    .title = Terremoto
guide-nekken-plague = El dado muestra { $rolled }: la peste está en { $places }. Los jefes deben irse, y el vecino de la izquierda dice adónde.
    .title = Peste
guide-nekken-succession = Puedes cambiar en secreto un objetivo que ya no alcanzarás. El nuevo da 2 puntos menos. Nadie sabrá si lo has hecho.
    .title = Profecía
guide-nekken-exile = La peste echa a este jefe y tú dices adónde va. Envíalo lejos de las regiones que su tribu parece querer.
    .title = Desterrar
guide-nekken-strike = Después de un evento todos tachan a la vez una casilla sin usar. Renuncia a una clase de la que tengas más de las que necesitas.
    .title = Una casilla menos
guide-nekken-late = Se acerca el final. Una raya en tu hoja: ese objetivo aún no da nada. Ve allí, o deshaz un empate con un segundo colono.
    .title = Mira tu hoja
guide-nekken-espionage = Adivina la región que más quería tu rival, por 5 puntos. ¿Adónde fue primero, qué defendió? Fallar no cuesta nada.
    .title = Espionaje
guide-nekken-over = Un objetivo da todos sus puntos a quien domina allí en solitario, la mitad si empatan dos, 2 si empatan tres. Acertar añade 5.

## Por qué acabó así una partida de Byzantio o de Nekken

guide-intrigue-verdict-won = Ganas con { $points } puntos, por delante de { $name }, con { $theirs }.
guide-intrigue-verdict-lost = Gana { $name } con { $theirs } puntos; tú tienes { $points }.
guide-intrigue-verdict-targets = Puntúas en { $scored } de { $all } objetivos ({ $targets } puntos), { $name } en { $other_scored } ({ $other_targets }).
guide-intrigue-verdict-missed = Lo que más echas en falta: { $city } ({ $points } puntos), donde { $house } tiene ventaja.
guide-intrigue-verdict-empty = Lo que más echas en falta: { $city } ({ $points } puntos), donde al final no hay nadie.
guide-intrigue-verdict-guesses = El espionaje te da { $guessed } puntos, y { $other_guessed } a { $name }.
