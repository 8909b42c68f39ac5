# La mesa de Byzantio y Nekken. $game es «nekken» o «byzantio»: algunas cosas se dicen de otra manera.

intrigue-garrison = { $game ->
    [nekken] colono
   *[byzantio] guarnición
}
intrigue-pretender = { $game ->
    [nekken] jefe
   *[byzantio] pretendiente
}
intrigue-province = { $game ->
    [nekken] región
   *[byzantio] provincia
}
intrigue-city = { $game ->
    [nekken] región
   *[byzantio] ciudad
}
intrigue-you = tú

# Clases de acciones y de casillas

intrigue-kind-campaign = Campaña
intrigue-kind-muster = Reclutar
intrigue-kind-negotiate = Negociar
intrigue-kind-advance = Avanzar
intrigue-kind-bribe = Sobornar
intrigue-kind-expel = Expulsar
intrigue-kind-colonise = Colonizar
intrigue-kind-settle = Asentarse
intrigue-kind-explore = Explorar
intrigue-kind-pass = Pasar
intrigue-kind-target = Anotar un objetivo
intrigue-kind-for = Pedir
intrigue-kind-accept = Aceptar
intrigue-kind-refuse = Rechazar
intrigue-kind-strike = Tachar
intrigue-kind-retarget = Cambiar un objetivo
intrigue-kind-keep = Conservar todos los objetivos
intrigue-kind-exile = Desterrar
intrigue-kind-guess = Adivinar

# Eventos

intrigue-event-earthquake = Terremoto
intrigue-event-famine = Hambruna
intrigue-event-succession = { $game ->
    [nekken] Profecía
   *[byzantio] Sucesión del patriarca
}
intrigue-event-plague = Peste
intrigue-event-hidden = Evento boca abajo

# Qué se pide a este asiento

intrigue-ask-waiting = La partida no ha empezado.
intrigue-ask-targets = Anota en secreto tu siguiente objetivo: una { intrigue-city } que vale { $points } puntos.
intrigue-ask-act = Te toca: elige una acción o pasa.
intrigue-ask-for = { $game ->
    [nekken] Ofreces tu colono en { $city }. ¿Qué colono quieres a cambio?
   *[byzantio] Ofreces tu guarnición en { $city }. ¿Qué guarnición quieres a cambio?
}
intrigue-ask-answer = { $game ->
    [nekken] Los { $house } ofrecen un colono en { $city } por el tuyo en { $asked }. Acepta, o rechaza y deja que decida el dado.
   *[byzantio] Los { $house } ofrecen una guarnición en { $city } por la tuya en { $asked }. Acepta, o rechaza y deja que decida el dado.
}
intrigue-ask-succession = { $event }: puedes cambiar en secreto uno de tus objetivos o conservarlos todos.
intrigue-ask-exile = { $event }: envía al { intrigue-pretender } de los { $house } a otra { intrigue-province }.
intrigue-ask-strike = { $event }: tacha una de tus casillas sin usar.
intrigue-ask-espionage = Espionaje: adivina el primer objetivo de cada rival, el que vale 14 puntos.

# Qué espera la mesa

intrigue-told-targets = { $who } { $count ->
    [one] anota sus objetivos
   *[other] anotan sus objetivos
} en secreto.
intrigue-told-start = El dado decide quién empieza.
intrigue-told-act = { $who } elige una acción o pasa.
intrigue-told-for = { $game ->
    [nekken] { $who } dice a cambio de qué ofrece el colono en { $city }.
   *[byzantio] { $who } dice a cambio de qué ofrece la guarnición en { $city }.
}
intrigue-told-answer = { $who } responde a la oferta de los { $house }: { $city } por { $asked }.
intrigue-told-roll = El dado decide en { $city }: hace falta { $number } o más.
intrigue-told-reveal = Se descubre el evento de este turno.
intrigue-told-event = { $game ->
    [nekken] { $event }: el dado dice qué regiones lo sufren.
   *[byzantio] { $event }: el dado dice qué provincias lo sufren.
}
intrigue-told-famine = { $game ->
    [nekken] { $event }: un colono en { $city } sobrevive con { $number } o más.
   *[byzantio] { $event }: una guarnición en { $city } sobrevive con { $number } o más.
}
intrigue-told-succession = { $event }: { $who } { $count ->
    [one] decide
   *[other] deciden
} en secreto sobre sus objetivos.
intrigue-told-exile = { $event }: { $who } destierra al { intrigue-pretender } de los { $house }.
intrigue-told-strike = { $event }: { $who } tacha una casilla.
intrigue-told-espionage = Espionaje: { $who } { $count ->
    [one] hace sus conjeturas
   *[other] hacen sus conjeturas
} en secreto.
intrigue-told-end = { $count ->
    [0] La partida ha terminado.
    [one] La partida ha terminado: gana { $who }.
   *[other] La partida ha terminado: ganan { $who }.
}

# El registro

intrigue-did-target = { $who } anota { $city } como objetivo.
intrigue-did-target-hidden = { $who } anota un objetivo.
intrigue-did-campaign = { $game ->
    [nekken] El jefe de { $who } sigue hasta { $place }.
   *[byzantio] { $who } hace campaña hasta { $place }, sin colocar guarnición.
}
intrigue-did-campaign-place = { $game ->
    [nekken] { $who } coloniza { $place }.
   *[byzantio] { $who } hace campaña hasta { $place } y coloca una guarnición en { $city }.
}
intrigue-did-campaign-remove = { $game ->
    [nekken] { $who } coloniza { $place }, de donde debe irse un colono de los { $removed }.
   *[byzantio] { $who } hace campaña hasta { $place } y coloca una guarnición en { $city }, de donde debe irse una de los { $removed }.
}
intrigue-did-muster = { $game ->
    [nekken] { $who } se asienta en { $city }.
   *[byzantio] { $who } recluta una guarnición en { $city }.
}
intrigue-did-advance = { $game ->
    [nekken] El jefe de { $who } explora hasta { $place }.
   *[byzantio] { $who } avanza hasta { $place }.
}
intrigue-did-negotiate = { $game ->
    [nekken] { $who } ofrece un colono en { $city }.
   *[byzantio] { $who } ofrece una guarnición en { $city }.
}
intrigue-did-for = { $game ->
    [nekken] { $who } pide el colono de los { $house } en { $city }.
   *[byzantio] { $who } pide la guarnición de los { $house } en { $city }.
}
intrigue-did-accept = { $game ->
    [nekken] { $who } acepta: los colonos cambian de lugar.
   *[byzantio] { $who } acepta: las guarniciones cambian de lugar.
}
intrigue-did-refuse = { $who } rechaza la oferta.
intrigue-did-bribe = { $game ->
    [nekken] { $who } intenta sobornar al colono de los { $house } en { $city }.
   *[byzantio] { $who } intenta sobornar a la guarnición de los { $house } en { $city }.
}
intrigue-did-expel = { $game ->
    [nekken] { $who } intenta expulsar de { $city } al colono de los { $house }.
   *[byzantio] { $who } intenta expulsar de { $city } a la guarnición de los { $house }.
}
intrigue-did-pass = { $who } pasa.
intrigue-did-strike = { $who } tacha una casilla: { $box }.
intrigue-did-retarget = { $who } cambia el objetivo { $from } por { $city }.
intrigue-did-retarget-hidden = { $who } decide sobre sus objetivos.
intrigue-did-keep = { $who } conserva todos sus objetivos.
intrigue-did-exile = { $who } envía al { intrigue-pretender } de los { $house } a { $place }.
intrigue-did-guess = { $who } cree que el primer objetivo de los { $house } es { $city }.
intrigue-did-guess-hidden = { $who } hace una conjetura.
intrigue-did-roll = El dado muestra { $number }.
intrigue-did-reveal = Se descubre el evento: { $event }.

# Qué hace un botón

intrigue-do-target = Anotar { $city }
intrigue-do-campaign = Solo ir a { $place }
intrigue-do-campaign-place = { $game ->
    [nekken] Ir y colocar un colono
   *[byzantio] Ir y colocar una guarnición en { $city }
}
intrigue-do-campaign-remove = { $game ->
    [nekken] Ir, colocar un colono y retirar uno de los { $removed }
   *[byzantio] Ir, colocar una guarnición en { $city } y retirar una de los { $removed }
}
intrigue-do-muster = { $game ->
    [nekken] Asentarse en { $city }
   *[byzantio] Reclutar una guarnición en { $city }
}
intrigue-do-advance = { $game ->
    [nekken] Explorar { $place }
   *[byzantio] Avanzar hasta { $place }
}
intrigue-do-negotiate = { $game ->
    [nekken] Ofrecer tu colono en { $city }
   *[byzantio] Ofrecer tu guarnición en { $city }
}
intrigue-do-for = { $game ->
    [nekken] Pedir el colono de los { $house } en { $city }
   *[byzantio] Pedir la guarnición de los { $house } en { $city }
}
intrigue-do-accept = Aceptar el cambio
intrigue-do-refuse = Rechazar: decide el dado
intrigue-do-bribe = { $game ->
    [nekken] Sobornar al colono de los { $house } en { $city }
   *[byzantio] Sobornar a la guarnición de los { $house } en { $city }
}
intrigue-do-expel = { $game ->
    [nekken] Expulsar de { $city } al colono de los { $house }
   *[byzantio] Expulsar de { $city } a la guarnición de los { $house }
}
intrigue-do-pass = Pasar este turno
intrigue-do-strike = Tachar: { $box }
intrigue-do-retarget = Cambiar { $from } por { $city }
intrigue-do-keep = Conservar todos los objetivos
intrigue-do-exile = Enviar a los { $house } a { $place }
intrigue-do-guess = Apostar por { $city } para los { $house }

# Elegir

intrigue-actions = Acciones
intrigue-left = { $count ->
    [one] queda { $count } casilla
   *[other] quedan { $count } casillas
}
intrigue-hint-none = Elige una acción o toca una { intrigue-province } para ver qué se puede hacer allí.
intrigue-hint-target = Elige una { intrigue-city } resaltada, en el mapa o en la lista.
intrigue-hint-campaign = { $game ->
    [nekken] Tu jefe va a una región resaltada y puede colocar allí un colono.
   *[byzantio] Tu pretendiente va a una provincia resaltada y puede colocar allí una guarnición.
}
intrigue-hint-muster = { $game ->
    [nekken] Tu jefe se queda. Elige dónde se coloca un colono.
   *[byzantio] Tu pretendiente se queda. Elige dónde se coloca una guarnición.
}
intrigue-hint-advance = Tu { intrigue-pretender } va a cualquier { intrigue-province } resaltada.
intrigue-hint-negotiate = { $game ->
    [nekken] Elige uno de tus propios colonos para ofrecerlo.
   *[byzantio] Elige una de tus propias guarniciones para ofrecerla.
}
intrigue-hint-for = { $game ->
    [nekken] Elige de quién es el colono que quieres: cambian de lugar si su dueño o el dado lo acepta.
   *[byzantio] Elige de quién es la guarnición que quieres: cambian de lugar si su dueño o el dado lo acepta.
}
intrigue-hint-bribe = { $game ->
    [nekken] Elige un colono para ganarlo para tu causa. Decide un dado.
   *[byzantio] Elige una guarnición para ganarla para tu causa. Decide un dado.
}
intrigue-hint-expel = { $game ->
    [nekken] Elige un colono para echarlo. Decide un dado.
   *[byzantio] Elige una guarnición para echarla. Decide un dado.
}
intrigue-hint-exile = Elige una { intrigue-province } resaltada.
intrigue-hint-retarget = Primero di qué objetivo abandonas y luego elige otra { intrigue-city }.
intrigue-hint-retarget-new = Elige la { intrigue-city } que ocupa su lugar y vale 2 puntos menos.
intrigue-hint-guess = Primero di de quién es el objetivo y luego elige la { intrigue-city }.
intrigue-hint-guess-city = Elige la { intrigue-city } que más quieren los { $house }.
intrigue-hint-strike = Ya no se podrá usar.
intrigue-hint-pass = No usas ninguna casilla y le toca al siguiente jugador.
intrigue-hint-keep = Nadie sabrá que los has conservado.
intrigue-give-up = Abandonar
intrigue-guess-at = Adivinar de
intrigue-back = Elegir otra cosa
intrigue-close = Cerrar
intrigue-nothing-here = Ahora no se puede hacer nada aquí.
intrigue-sure-die = Decide un dado. No se puede deshacer.
intrigue-odds = Hace falta { $needed } o más de 8: { $percent }.
intrigue-weighs = En { $place }: { $who }.
intrigue-weight = { $who } { $weight }
intrigue-weighs-none = Ningún { intrigue-pretender } influye.
intrigue-sure-offer = La oferta se hace a los { $house }, que aceptan o rechazan. Si rechazan, decide un dado.
intrigue-sure-roll = Tirar el dado
intrigue-sure-ask = Hacer la oferta
intrigue-own-pretender = tu propio { intrigue-pretender }
intrigue-its-pretender = el { intrigue-pretender } de los { $house }

# El mapa

intrigue-map = Mapa de { $name }
intrigue-map-keys = Las flechas mueven el mapa, más y menos cambian la escala, cero lo muestra entero.
intrigue-map-in = Acercar
intrigue-map-out = Alejar
intrigue-map-all = Mostrar todo el mapa
intrigue-spot-city = { $name }, en { $place }
intrigue-capital = capital
intrigue-minor = ciudad menor
intrigue-out-of-play = fuera de juego
intrigue-number = Número { $number }
intrigue-home-of = Tierra de los { $house }
intrigue-pretender-of = { $game ->
    [nekken] Jefe de los { $house }
   *[byzantio] Pretendiente de los { $house }
}
intrigue-garrisons-of = { $count } × { $house }
intrigue-empty = { $game ->
    [nekken] ningún colono
   *[byzantio] ninguna guarnición
}
intrigue-my-target = Tu objetivo: { $points } puntos
intrigue-as-list = { $game ->
    [nekken] Lista de las regiones
   *[byzantio] Lista de las provincias
}
intrigue-list-first = Elige primero arriba: { $kind }.

# Turnos, jugadores, hojas

intrigue-turns = Turnos
intrigue-turn = Turno { $turn } de { $turns }
intrigue-before = Antes del primer turno
intrigue-turn-event = Turno { $turn }: { $event }
intrigue-turn-plain = Turno { $turn }
intrigue-players = Jugadores
intrigue-order = Orden de juego: { $who }
intrigue-at-turn = en turno
intrigue-ready = ha anotado
intrigue-reserve = { $game ->
    [nekken] { $count ->
        [one] { $count } colono en la reserva
       *[other] { $count } colonos en la reserva
    }
   *[byzantio] { $count ->
        [one] { $count } guarnición en la reserva
       *[other] { $count } guarniciones en la reserva
    }
}
intrigue-stands = { $game ->
    [nekken] Jefe en { $place }
   *[byzantio] Pretendiente en { $place }
}
intrigue-boxes = Casillas restantes
intrigue-sheet = Tu hoja
intrigue-sheet-secret = Solo la ves tú.
intrigue-sheet-cover = Tapar
intrigue-sheet-uncover = Destapar
intrigue-sheet-covered = Tu hoja está boca abajo.
intrigue-sheet-next = Siguiente: vale { $points } puntos
intrigue-points = { $points } puntos
intrigue-replaced = cambiado
intrigue-scores-now = { $points ->
    [0] ahora no da nada
    [one] ahora daría { $points } punto
   *[other] ahora daría { $points } puntos
}
intrigue-guesses = Tus conjeturas
intrigue-guess-line = { $house }: { $city }

# Ofertas

intrigue-offer = Una oferta para ti
intrigue-offer-gives = Los { $house } dan
intrigue-offer-takes = y quieren
intrigue-offer-piece = { intrigue-garrison } en { $city }
intrigue-offer-roll = Si rechazas, decide un dado: con { $needed } o más de 8 el cambio se hace igualmente.
intrigue-offer-look = Ver antes el mapa
intrigue-offer-answer = Responder a la oferta

# El dado

intrigue-roll-offer = Si se rechaza la oferta, con { $needed } o más de 8 el cambio se hace igualmente.
intrigue-roll-due = En { $city } el dado debe mostrar { $needed } o más de 8.
intrigue-die-shows = El dado muestra { $number }

# El final

intrigue-end = Se descubren las hojas
intrigue-end-targets = Objetivos
intrigue-end-scored = { $points ->
    [0] nada
    [one] { $points } punto
   *[other] { $points } puntos
}
intrigue-end-of = de { $points }
intrigue-end-held = ocupada por { $who }
intrigue-end-nobody = no ocupada por nadie
intrigue-end-espionage = Espionaje
intrigue-end-right = acierto
intrigue-end-wrong = fallo: era { $city }
intrigue-end-total = Total
intrigue-end-won = victoria
