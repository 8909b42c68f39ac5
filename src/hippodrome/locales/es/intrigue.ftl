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

# Expresiones que comparten varias frases

intrigue-a-garrison = { $game ->
    [nekken] un colono
   *[byzantio] una guarnición
}
intrigue-garrison-of = { $game ->
    [nekken] el colono de los { $house }
   *[byzantio] la guarnición de los { $house }
}
intrigue-garrisons-counted = { $game ->
    [nekken] { $count ->
        [one] un colono
       *[other] { $count } colonos
    }
   *[byzantio] { $count ->
        [one] una guarnición
       *[other] { $count } guarniciones
    }
}
intrigue-needed = { $helps ->
    [yes] { $hinders ->
        [yes] hace falta { $needed } o más (los dos { intrigue-pretender }s están allí)
       *[no] hace falta { $needed } o más (+1: { intrigue-pretender } propio allí)
    }
   *[no] { $hinders ->
        [yes] hace falta { $needed } o más (−1: { intrigue-pretender } de los { $house } allí)
       *[no] hace falta { $needed } o más
    }
}
intrigue-needed-offer = { $helps ->
    [yes] { $hinders ->
        [yes] hace falta { $needed } o más para el intercambio (los dos { intrigue-pretender }s están allí)
       *[no] hace falta { $needed } o más para el intercambio (+1: { intrigue-pretender } de quien ofrece allí)
    }
   *[no] { $hinders ->
        [yes] hace falta { $needed } o más para el intercambio (−1: { intrigue-pretender } de los { $house } allí)
       *[no] hace falta { $needed } o más para el intercambio
    }
}
intrigue-held-by = { $houses_count ->
    [0] sin ocupar
   *[other] ocupada por { $houses }
}

# Qué se pide a un asiento

intrigue-question-write-target = Anota en secreto el objetivo { $slot }: una { intrigue-city } que vale { $points } puntos.
intrigue-question-act = Te toca: elige una acción o pasa.
intrigue-question-ask-for = { $game ->
    [nekken] Ofreces tu colono en { $offered }. ¿Qué colono quieres a cambio?
   *[byzantio] Ofreces tu guarnición en { $offered }. ¿Qué guarnición quieres a cambio?
}
intrigue-question-answer = { $game ->
    [nekken] { $by } ofrece un colono en { $offered } por el tuyo en { $city }. Si rechazas, { intrigue-needed-offer }.
   *[byzantio] { $by } ofrece una guarnición en { $offered } por la tuya en { $city }. Si rechazas, { intrigue-needed-offer }.
}
intrigue-question-replace-target = { intrigue-event-succession }: puedes cambiar en secreto uno de tus objetivos o conservarlos todos.
intrigue-question-exile-pretender = { intrigue-event-plague }: envía al { intrigue-pretender } de los { $house } desde { $place } a otra { intrigue-province }.
intrigue-question-cross-off = { $event }: tacha en secreto una de tus casillas sin usar.
intrigue-question-guess-target = Espionaje: adivina el primer objetivo de cada rival, el que vale 14 puntos. Falta adivinar: { $houses }.

# Qué espera la mesa

intrigue-question-wait-targets = { $seats } { $seats_count ->
    [one] anota
   *[other] anotan
} sus objetivos en secreto.
intrigue-question-wait-start = { $seat } tira el dado para ver quién empieza.
    .you = Tiras el dado para ver quién empieza.
intrigue-question-wait-act = A { $seat } le toca elegir una acción o pasar.
intrigue-question-wait-for = { $seat } ofrece { intrigue-a-garrison } en { $offered } y dice a cambio de qué.
intrigue-question-wait-answer = { $seat } responde a una oferta: { $offered } por { $city }. Si rechaza, { intrigue-needed-offer }.
intrigue-question-wait-roll = { $box } en { $city }: { $seat } tira el dado, { intrigue-needed }.
    .you = { $box } en { $city }: tiras el dado, { intrigue-needed }.
intrigue-question-wait-reveal = Se va a descubrir el evento de este turno.
intrigue-question-wait-event = { $game ->
    [nekken] { $event }: el dado decide a qué regiones afecta.
   *[byzantio] { $event }: el dado decide a qué provincias afecta.
}
intrigue-question-wait-famine = { intrigue-event-famine }: { intrigue-garrison-of } en { $city } sobrevive con { $needed } o más.
    .you = { intrigue-event-famine }: tu { intrigue-garrison } en { $city } sobrevive con { $needed } o más.
intrigue-question-wait-succession = { intrigue-event-succession }: { $seats } { $seats_count ->
    [one] decide
   *[other] deciden
} en secreto sobre sus objetivos.
intrigue-question-wait-exile = { intrigue-event-plague }: a { $seat } le toca desterrar al { intrigue-pretender } de los { $house }, que debe dejar { $place }.
intrigue-question-wait-strike = { $event }: { $seats } { $seats_count ->
    [one] tacha una casilla en secreto.
   *[other] tachan en secreto una casilla cada cual.
}
intrigue-question-wait-espionage = Espionaje: { $seats } { $seats_count ->
    [one] hace
   *[other] hacen
} sus conjeturas en secreto.
intrigue-question-over = La partida ha terminado: gana { $seat }.
    .you = La partida ha terminado: ganas tú.

# El registro: títulos

intrigue-story-preparation = { intrigue-before }
intrigue-story-turn = { intrigue-turn }
intrigue-story-event-turn = { intrigue-turn }: { $event }
intrigue-story-espionage = { intrigue-end-espionage }
intrigue-story-sheets-opened = { intrigue-end }

# El registro: antes del primer turno

intrigue-story-target-written = { $seat } anota el objetivo { $slot }, que vale { $points } puntos: { $city }.
    .you = Anotas el objetivo { $slot }, que vale { $points } puntos: { $city }.
intrigue-story-targets-ready = Todos los objetivos están anotados.
intrigue-story-start-rolled = { $seat } saca { $rolled } para ver quién empieza.
    .you = Sacas { $rolled } para ver quién empieza.
intrigue-story-start-tied = Empate con { $rolled }, nueva tirada: { $seats }.
intrigue-story-started = Empieza { $seat }. Orden de juego: { $seats }.
    .you = Empiezas tú. Orden de juego: { $seats }.

# El registro: acciones

intrigue-story-passed = { $seat } pasa.
    .you = Pasas.
intrigue-story-campaign-moved = { $game ->
    [nekken] { $seat } lleva a su jefe desde { $origin } hasta { $place }, sin colocar ningún colono.
   *[byzantio] { $seat } hace campaña desde { $origin } hasta { $place }, sin colocar ninguna guarnición.
}
    .you = { $game ->
        [nekken] Llevas a tu jefe desde { $origin } hasta { $place }, sin colocar ningún colono.
       *[byzantio] Haces campaña desde { $origin } hasta { $place }, sin colocar ninguna guarnición.
    }
intrigue-story-campaign-placed = { $game ->
    [nekken] { $seat } coloniza { $place } desde { $origin }.
   *[byzantio] { $seat } hace campaña desde { $origin } hasta { $place } y coloca una guarnición en { $city }.
}
    .you = { $game ->
        [nekken] Colonizas { $place } desde { $origin }.
       *[byzantio] Haces campaña desde { $origin } hasta { $place } y colocas una guarnición en { $city }.
    }
intrigue-story-mustered = { $game ->
    [nekken] { $seat } se asienta en { $city }.
   *[byzantio] { $seat } recluta una guarnición en { $city }.
}
    .you = { $game ->
        [nekken] Te asientas en { $city }.
       *[byzantio] Reclutas una guarnición en { $city }.
    }
intrigue-story-advanced = { $game ->
    [nekken] { $seat } explora desde { $origin } hasta { $place }.
   *[byzantio] { $seat } avanza desde { $origin } hasta { $place }.
}
    .you = { $game ->
        [nekken] Exploras desde { $origin } hasta { $place }.
       *[byzantio] Avanzas desde { $origin } hasta { $place }.
    }
intrigue-story-sent-back = { $game ->
    [nekken] Un colono de los { $house } deja { $city } y vuelve a la reserva.
   *[byzantio] Una guarnición de los { $house } deja { $city } y vuelve a la reserva.
}
    .you = Has perdido { intrigue-a-garrison } en { $city } ante { $by }.
intrigue-story-garrison-offered = { $seat } negocia: ofrece { intrigue-a-garrison } en { $offered }.
    .you = Negocias: ofreces { intrigue-a-garrison } en { $offered }.
intrigue-story-swap-proposed = { $seat } pide { intrigue-garrison-of } en { $city } a cambio de { $offered }. Si se rechaza, { intrigue-needed }.
    .you = Pides { intrigue-garrison-of } en { $city } a cambio de { $offered }. Si se rechaza, { intrigue-needed }.
intrigue-story-swap-accepted = { $seat } acepta el intercambio.
    .you = Aceptas el intercambio.
intrigue-story-swap-refused = { $seat } rechaza. Decide el dado: { intrigue-needed-offer }.
    .you = Rechazas. Decide el dado: { intrigue-needed-offer }.
intrigue-story-swap-rolled = { $succeeded ->
    [yes] Sale { $rolled }, hacía falta { $needed }: el intercambio se hace igualmente.
   *[no] Sale { $rolled }, hacía falta { $needed }: el intercambio no se hace.
}
intrigue-story-garrison-moved = { $game ->
    [nekken] El colono de los { $house } pasa de { $origin } a { $city }.
   *[byzantio] La guarnición de los { $house } pasa de { $origin } a { $city }.
}
    .you = Tu { intrigue-garrison } pasa de { $origin } a { $city }.
intrigue-story-bribe-tried = { $game ->
    [nekken] { $seat } intenta sobornar al colono de los { $house } en { $city }: { intrigue-needed }.
   *[byzantio] { $seat } intenta sobornar a la guarnición de los { $house } en { $city }: { intrigue-needed }.
}
    .you = { $game ->
        [nekken] Intentas sobornar al colono de los { $house } en { $city }: { intrigue-needed }.
       *[byzantio] Intentas sobornar a la guarnición de los { $house } en { $city }: { intrigue-needed }.
    }
intrigue-story-bribe-rolled = { $succeeded ->
    [yes] Sale { $rolled }, hacía falta { $needed }: el soborno tiene éxito. { $seat } tiene ahora { intrigue-a-garrison } en { $city }.
   *[no] Sale { $rolled }, hacía falta { $needed }: el soborno fracasa.
}
    .you = { $succeeded ->
        [yes] Sale { $rolled }, hacía falta { $needed }: tu soborno tiene éxito. Tienes ahora { intrigue-a-garrison } en { $city }.
       *[no] Sale { $rolled }, hacía falta { $needed }: tu soborno fracasa.
    }
intrigue-story-expel-tried = { $game ->
    [nekken] { $seat } intenta expulsar de { $city } al colono de los { $house }: { intrigue-needed }.
   *[byzantio] { $seat } intenta expulsar de { $city } a la guarnición de los { $house }: { intrigue-needed }.
}
    .you = { $game ->
        [nekken] Intentas expulsar de { $city } al colono de los { $house }: { intrigue-needed }.
       *[byzantio] Intentas expulsar de { $city } a la guarnición de los { $house }: { intrigue-needed }.
    }
intrigue-story-expel-rolled = { $succeeded ->
    [yes] Sale { $rolled }, hacía falta { $needed }: la expulsión tiene éxito.
   *[no] Sale { $rolled }, hacía falta { $needed }: la expulsión fracasa.
}
    .you = { $succeeded ->
        [yes] Sale { $rolled }, hacía falta { $needed }: tu expulsión tiene éxito.
       *[no] Sale { $rolled }, hacía falta { $needed }: tu expulsión fracasa.
    }

# El registro: eventos

intrigue-story-event-revealed = Se descubre el evento de este turno: { $event }.
intrigue-story-provinces-struck = { $places_count ->
    [0] { $event }: sale { $rolled }. Ninguna { intrigue-province } lleva este número.
   *[other] { $event }: sale { $rolled }. Afecta a: { $places }.
}
intrigue-story-nobody-hit = { $event }: no afecta a nadie.
intrigue-story-earthquake-lost = Los { $house } pierden { intrigue-garrisons-counted } en { $city }.
    .you = Has perdido { intrigue-garrisons-counted } en { $city }.
intrigue-story-famine-rolled = { $succeeded ->
    [yes] Los { $house } conservan { intrigue-a-garrison } en { $city } (sale { $rolled }, hacía falta { $needed }).
   *[no] Los { $house } pierden { intrigue-a-garrison } en { $city } (sale { $rolled }, hacía falta { $needed }).
}
    .you = { $succeeded ->
        [yes] Tu { intrigue-garrison } en { $city } sobrevive (sale { $rolled }, hacía falta { $needed }).
       *[no] Has perdido { intrigue-a-garrison } en { $city } (sale { $rolled }, hacía falta { $needed }).
    }
intrigue-story-plague-struck = El { intrigue-pretender } de los { $house } debe dejar { $place }.
    .you = Tu { intrigue-pretender } debe dejar { $place }.
intrigue-story-pretender-exiled = { $seat } envía al { intrigue-pretender } de los { $house } desde { $origin } a { $place }.
    .you = Envías al { intrigue-pretender } de los { $house } desde { $origin } a { $place }.
intrigue-story-target-replaced = { $seat } cambia el objetivo { $slot }, { $old }, por { $new }.
    .you = Cambias el objetivo { $slot }, { $old }, por { $new }.
intrigue-story-targets-kept = { $seat } conserva todos sus objetivos.
    .you = Conservas todos tus objetivos.
intrigue-story-succession-ready = Todo el mundo ha decidido sobre sus objetivos.
intrigue-story-box-chosen = { $seat } elige qué casilla tachar: { $box }.
    .you = Eliges qué casilla tachar: { $box }.
intrigue-story-box-crossed-off = { $seat } tacha una casilla: { $box }.
    .you = Tachas una casilla: { $box }.

# El registro: el final

intrigue-story-target-guessed = { $seat } cree que el primer objetivo de los { $house } es { $city }.
    .you = Crees que el primer objetivo de los { $house } es { $city }.
intrigue-story-guesses-ready = Todas las conjeturas están hechas.
intrigue-story-target-scored = { $replaced ->
    [yes] { $seat }, objetivo { $slot } ({ $points } puntos, cambiado: 2 menos): { $city }, { intrigue-held-by }, da { $scored }.
   *[no] { $seat }, objetivo { $slot } ({ $points } puntos): { $city }, { intrigue-held-by }, da { $scored }.
}
    .you = { $replaced ->
        [yes] Tu objetivo { $slot } ({ $points } puntos, cambiado: 2 menos): { $city }, { intrigue-held-by }, da { $scored }.
       *[no] Tu objetivo { $slot } ({ $points } puntos): { $city }, { intrigue-held-by }, da { $scored }.
    }
intrigue-story-guess-scored = { $right ->
    [yes] { $seat } apostó por { $city } para los { $house }: acierto, { $scored } puntos.
   *[no] { $seat } apostó por { $city } para los { $house }: fallo, era { $target }.
}
    .you = { $right ->
        [yes] Apostaste por { $city } para los { $house }: acierto, { $scored } puntos.
       *[no] Apostaste por { $city } para los { $house }: fallo, era { $target }.
    }
intrigue-story-scored = { $points ->
    [one] { $seat } tiene { $points } punto: { $targets } por objetivos, { $espionage } por espionaje.
   *[other] { $seat } tiene { $points } puntos: { $targets } por objetivos, { $espionage } por espionaje.
}
    .you = { $points ->
        [one] Tienes { $points } punto: { $targets } por objetivos, { $espionage } por espionaje.
       *[other] Tienes { $points } puntos: { $targets } por objetivos, { $espionage } por espionaje.
    }
intrigue-story-won = { $seats_count ->
    [1] Gana { $seat }.
   *[other] Empate a { $points }: { $seats }. Gana { $seat } por ir antes en el orden de juego.
}
    .you = { $seats_count ->
        [1] Ganas tú.
       *[other] Hay empate a { $points }. Ganas tú por ir antes en el orden de juego.
    }

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
intrigue-do-accept = Aceptar el intercambio
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
intrigue-not-your-turn = No es tu turno.
intrigue-no-box = No queda ninguna casilla.
intrigue-not-possible = Ahora no se puede en ningún sitio.
intrigue-not-asked = Ahora se pregunta otra cosa.
intrigue-refused = { $kind }: { $why }
intrigue-reserve-short = { $game ->
    [nekken] Colonos en la reserva
   *[other] Guarniciones en la reserva
}
intrigue-why-target = { $city } es tu objetivo de { $points } puntos.
intrigue-why-near = Desde allí queda cerca { $city }, tu objetivo de { $points } puntos.
intrigue-why-removes = { $house } pierde { $game ->
    [nekken] un colono
   *[other] una guarnición
}.
intrigue-why-pass = Ahorra una casilla para más tarde.
intrigue-why-away = { $steps ->
    [0] Tu { intrigue-pretender } ya está allí.
    [one] Tu { intrigue-pretender } llega en { $steps } movimiento.
   *[other] Tu { intrigue-pretender } llega en { $steps } movimientos.
}
intrigue-why-spare = No está en ninguno de tus objetivos: es prescindible.
intrigue-why-strike = { $left ->
    [one] Te queda { $left } casilla de esta clase.
   *[other] Te quedan { $left } casillas de esta clase.
}
intrigue-why-retarget = { $city } no te daría nada ahora.
intrigue-why-guess = { $house } no quiere soltarla.
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
intrigue-hint-retarget-new = Elige la { intrigue-city } que ocupa su lugar. Al final da 2 puntos menos.
intrigue-hint-guess = Primero di de quién adivinas el objetivo y luego elige la { intrigue-city }.
intrigue-hint-guess-city = Elige la { intrigue-city } que más quieren los { $house }.
intrigue-hint-strike = Ya no se podrá usar.
intrigue-hint-pass = No usas ninguna casilla y le toca al siguiente jugador.
intrigue-hint-keep = Nadie sabrá que los has conservado.
intrigue-give-up = Objetivo que abandonas
intrigue-guess-at = Adivinar el objetivo de los
intrigue-back = Elegir otra cosa
intrigue-close = Cerrar
intrigue-nothing-here = Ahora no se puede hacer nada aquí.
intrigue-sure-die = Decide un dado. No se puede deshacer.
intrigue-odds = Hace falta { $needed } o más de 8: { $percent }.
intrigue-weighs = En { $place }: { $who }.
intrigue-weight = { $who } { $weight }
intrigue-weighs-none = Ningún { intrigue-pretender } de allí cambia la tirada.
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
intrigue-at-turn = le toca
intrigue-ready = ya ha elegido
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
intrigue-sheet-tab = Hoja
intrigue-sheet-secret = Solo la ves tú.
intrigue-sheet-cover = Tapar
intrigue-sheet-uncover = Destapar
intrigue-sheet-covered = Tu hoja está boca abajo.
intrigue-sheet-next = Siguiente: vale { $points } puntos
intrigue-points = { $points } puntos
intrigue-replaced = cambiado: da 2 puntos menos
intrigue-crossed-off = Tachas una casilla: { $box }. Los demás lo verán cuando todos hayan elegido.
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
intrigue-offer-roll = Si rechazas, decide un dado: con { $needed } o más de 8 el intercambio se hace igualmente.
intrigue-offer-look = Ver antes el mapa
intrigue-offer-answer = Responder a la oferta

# El dado

intrigue-roll-offer = Si se rechaza la oferta, con { $needed } o más de 8 el intercambio se hace igualmente.
intrigue-roll-due = En { $city } el dado debe mostrar { $needed } o más de 8.
intrigue-die-shows = El dado muestra { $number }
intrigue-die-rolls = El dado rueda…

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

# What a player chooses before the game (BY-07)
choice-house = { $game ->
    [nekken] Tribu
   *[other] Casa
}
intrigue-notes-grid = Objetivos sospechados

# Los lugares del tablero de Byzantio

intrigue-place-longobardia = Longobardía
intrigue-place-bari = Bari
intrigue-place-rhegion = Regio
intrigue-place-sirmium = Sirmio
intrigue-place-bulgaria = Bulgaria
intrigue-place-skopia = Escopia
intrigue-place-ochrid = Ocrida
intrigue-place-paristrion = Paristrion
intrigue-place-dorostolon = Dorostolon
intrigue-place-dyrrhachium = Dirraquio
intrigue-place-nicopolis = Nicópolis
intrigue-place-naupactus = Naupacto
intrigue-place-hellas = Hélade
intrigue-place-thebes = Tebas
intrigue-place-larissa = Larisa
intrigue-place-peloponnese = Peloponeso
intrigue-place-corinth = Corinto
intrigue-place-thessalonica = Tesalónica
intrigue-place-strymon = Estrimón
intrigue-place-serres = Serres
intrigue-place-thrace = Tracia
intrigue-place-constantinople = Constantinopla
intrigue-place-adrianople = Adrianópolis
intrigue-place-aegean = Egeo
intrigue-place-mytilene = Mitilene
intrigue-place-crete = Creta
intrigue-place-chandax = Cándax
intrigue-place-opsikion = Opsiciano
intrigue-place-nicaea = Nicea
intrigue-place-thrakesion = Tracesiano
intrigue-place-smyrna = Esmirna
intrigue-place-ephesus = Éfeso
intrigue-place-cibyrrhaeots = Cibirreotas
intrigue-place-attaleia = Atalía
intrigue-place-anatolic = Anatólicos
intrigue-place-amorium = Amorio
intrigue-place-iconium = Iconio
intrigue-place-paphlagonia = Paflagonia
intrigue-place-gangra = Gangra
intrigue-place-ancyra = Ancira
intrigue-place-armeniacs = Armeniacos
intrigue-place-amaseia = Amasia
intrigue-place-sinope = Sinope
intrigue-place-chaldia = Caldia
intrigue-place-trebizond = Trebisonda
intrigue-place-cappadocia = Capadocia
intrigue-place-caesarea = Cesarea
intrigue-place-mesopotamia = Mesopotamia
intrigue-place-melitene = Melitene
intrigue-place-antioch = Antioquía
intrigue-place-tarsus = Tarso
intrigue-place-cyprus = Chipre
intrigue-place-leucosia = Leucosia
intrigue-place-cherson = Quersón
