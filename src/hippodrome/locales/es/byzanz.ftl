### La mesa de Byzanz. Las mercancías son tela, grano, aceitunas, especias, madera y vino; los negociadores son comodines.

## Las cartas

byzanz-good-C = Tela
byzanz-good-G = Grano
byzanz-good-O = Aceitunas
byzanz-good-S = Especias
byzanz-good-T = Madera
byzanz-good-W = Vino
byzanz-good-X = Negociadores
# Las letras de las cartas, distintas para cada mercancía
byzanz-letter-C = T
byzanz-letter-G = G
byzanz-letter-O = A
byzanz-letter-S = E
byzanz-letter-T = M
byzanz-letter-W = V
byzanz-letter-X = X
# Una carta de mercancía con su valor, como «Especias 3»
byzanz-card = { $good } { $value }
byzanz-card-trader = Negociador
byzanz-card-unknown = Carta oculta
# Varias cartas iguales, como «3 × Negociador»
byzanz-copies = { $count } × { $card }
byzanz-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
byzanz-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
# Lo que tiene un mercader, para lectores de pantalla: las cartas conocidas y luego el número de las demás
byzanz-known = { $hidden ->
    [0] { $cards }
    [one] { $cards } y { $hidden } carta oculta
   *[other] { $cards } y { $hidden } cartas ocultas
}
byzanz-hidden = { $hidden ->
    [one] { $hidden } carta oculta
   *[other] { $hidden } cartas ocultas
}
byzanz-none = nada

## La mesa

byzanz-round = Ronda { $round } de { $rounds }
byzanz-deck = Mazo
byzanz-set-aside = Apartadas
byzanz-gone = Fuera del juego
byzanz-gone-none = Todavía no ha salido nada del juego.
byzanz-lot = En subasta
byzanz-lot-none = Las subastas de esta ronda han terminado.
byzanz-lot-next = Se está descubriendo el siguiente lote.
byzanz-tax-choose = Elige una carta del lote
byzanz-lot-offer = Carta de subasta { $offer }
byzanz-market = Mercado
byzanz-pile-none = { $pile }: ninguna carta
byzanz-pile = { $pile }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $cards }
byzanz-high = { $name } va en cabeza con { $bid }
byzanz-high-you = Vas en cabeza con { $bid }
byzanz-high-none = Aún no hay pujas
byzanz-offers = Cartas de subasta
byzanz-offer-now = en subasta
byzanz-merchants = Mercaderes
byzanz-you = Tú
byzanz-hand = Mano
byzanz-your-hand = Tu mano
byzanz-bid = Puja { $sum }
byzanz-hand-laid = Sobre la mesa
byzanz-your-bid = Tu puja
byzanz-profit = Beneficio

## Cómo está un mercader

byzanz-stands-turn = le toca
byzanz-stands-leads = en cabeza
byzanz-stands-bidding = en la subasta
byzanz-stands-passed = fuera de la subasta
byzanz-stands-done = ha terminado
byzanz-stands-offer = con la carta de subasta { $offer }

## Qué se pide a este asiento y a quién espera la mesa

byzanz-question-bid = Puja por el lote o pasa.
byzanz-question-beat = Puja más de { $high } o pasa.
byzanz-question-raise = Sube tu puja de { $own } por encima de { $high } o pasa.
byzanz-question-pass-short = No puedes pujar más de { $high }: pasa.
byzanz-question-pass-no-goods = No tienes mercancías con que pujar: pasa.
byzanz-question-tax = Elige la carta del lote que va al mercado como impuesto.
byzanz-question-last-tax = Solo quedas tú: elige la carta para el mercado. La otra es tuya.
byzanz-question-take = Toma un montón del mercado.
byzanz-question-discard = Tienes { $count } cartas, son demasiadas: descarta una.
byzanz-question-discard-or-sell = Tienes { $count } cartas, son demasiadas: descarta una o vende un trío.
byzanz-question-final-sell = Última ocasión para vender. Elige «Terminar» cuando hayas vendido todo lo que quieras.
byzanz-question-final-done = No tienes nada que vender. Elige «Terminar» para acabar tu partida.
byzanz-question-wait-hands = Se reparten las manos iniciales.
byzanz-question-wait-lot = Se descubre el lote de la carta de subasta { $offer }.
byzanz-question-wait-bid = { $seats } { $seats_count ->
    [one] está pujando
   *[other] están pujando
}.
byzanz-question-wait-tax = { $seats } { $seats_count ->
    [one] elige
   *[other] eligen
} la carta para el mercado.
byzanz-question-wait-over = { $seats } { $seats_count ->
    [one] tiene
   *[other] tienen
} demasiadas cartas.
byzanz-question-wait-take = { $seats } { $seats_count ->
    [one] toma
   *[other] toman
} un montón del mercado.
byzanz-question-wait-final = Últimas ventas: esperando a { $seats }.
byzanz-question-game-won = { $seat } gana con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
    .you = Ganas con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
byzanz-question-game-shared = Victoria compartida con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $seats }.
byzanz-meanwhile = Mientras tanto puedes vender un trío.

## Actuar

byzanz-your-move = Tu jugada
byzanz-do-bid = Pujar
byzanz-do-bid-sum = Pujar { $sum }
byzanz-do-pass = Pasar
byzanz-do-sell = Vender
byzanz-do-sell-keep = Vender y conservar { $card }
byzanz-do-tax = Pagar el impuesto
byzanz-do-tax-card = Pagar { $card } como impuesto
byzanz-do-take = Tomar un montón
byzanz-do-take-pile = Tomar el montón de { $pile }
byzanz-do-discard = Descartar
byzanz-do-discard-card = Descartar { $card }
byzanz-do-done = Terminar
byzanz-do-clear = Borrar la selección
byzanz-sum-enough = Suma { $sum }: suficiente
byzanz-sum-short = Suma { $sum }: hacen falta { $need }
byzanz-sum-least = Hay que pujar al menos { $need }
byzanz-no-trader-bid = Los negociadores no se pueden pujar. Sirven para vender.
byzanz-choose-more = Con esto solo no hay jugada: elige más cartas u otras.
byzanz-sales = Tríos para vender
byzanz-sale = { $pile }: vender { $cards }, conservar { $kept }

## El final

byzanz-result = Beneficios
byzanz-winner = Victoria
byzanz-left = { $count ->
    [0] ninguna carta en la mano
    [one] queda { $count } carta en la mano
   *[other] quedan { $count } cartas en la mano
}

## Lo que ha pasado, en el registro. Primero los títulos; `.you` se dirige a quien ha actuado

byzanz-story-round = { byzanz-round }
byzanz-story-final-sales = Últimas ventas
byzanz-story-result = Resultado
byzanz-story-hand-dealt = { $seat } recibe { byzanz-cards }.
byzanz-story-own-hand = Recibes { $cards }.
byzanz-story-lot-opened = Carta de subasta { $offer }: { $cards }. Empieza { $seat }.
    .you = Carta de subasta { $offer }: { $cards }. Empiezas tú.
byzanz-story-last-lot = Carta de subasta { $offer }, la última de la ronda: { $cards }. Solo queda { $seat }, así que no se puja.
    .you = Carta de subasta { $offer }, la última de la ronda: { $cards }. Solo quedas tú, así que no se puja.
byzanz-story-last-card = Carta de subasta { $offer }, la última de la ronda: { $card } va directamente al mercado, y la carta de subasta es para { $seat }.
    .you = Carta de subasta { $offer }, la última de la ronda: { $card } va directamente al mercado, y la carta de subasta es para ti.
byzanz-story-bid-made = { $seat } puja { $bid } con { $cards }.
    .you = Pujas { $bid } con { $cards }.
byzanz-story-bid-raised = { $seat } sube a { $bid } añadiendo { $cards }.
    .you = Subes a { $bid } añadiendo { $cards }.
byzanz-story-passed = { $cards_count ->
    [0] { $seat } pasa.
   *[other] { $seat } pasa y recupera { $cards }.
}
    .you = { $cards_count ->
        [0] Pasas.
       *[other] Pasas y recuperas { $cards }.
    }
byzanz-story-lot-won = { $seat } gana el lote por { $price }. { $paid } { $paid_count ->
    [one] va
   *[other] van
} al mercado.
    .you = Ganas el lote por { $price }. { $paid } { $paid_count ->
        [one] va
       *[other] van
    } al mercado.
byzanz-story-all-passed = Todo el mundo ha pasado. { $seat } pasó primero y se lleva el lote gratis.
    .you = Todo el mundo ha pasado. Pasaste primero y te llevas el lote gratis.
byzanz-story-tax-paid = { $seat } paga { $card } como impuesto.
    .you = Pagas { $card } como impuesto.
byzanz-story-lot-taken = { $seat } toma { $cards }, con la carta de subasta { $offer }.
    .you = Tomas { $cards }, con la carta de subasta { $offer }.
byzanz-story-market-opened = Se abre el mercado. { $seat } elige primero.
    .you = Se abre el mercado. Eliges primero.
byzanz-story-pile-taken = { $seat } toma { $cards } del mercado.
    .you = Tomas { $cards } del mercado.
byzanz-story-market-empty = El mercado está vacío. { $seats } { $seats_count ->
    [one] se queda
   *[other] se quedan
} sin nada.
    .you = El mercado está vacío. Te quedas sin nada.
byzanz-story-market-cleared = Lo que queda en el mercado sale del juego: { $cards }.
byzanz-story-sold = { $seat } vende { $cards }, y conserva { $kept } como beneficio.
    .you = Vendes { $cards }, y conservas { $kept } como beneficio.
byzanz-story-too-many = { $seat } tiene { byzanz-cards } y debe bajar a { $limit }.
    .you = Tienes { byzanz-cards } y debes bajar a { $limit }.
byzanz-story-discarded = { $seat } descarta { $card }.
    .you = Descartas { $card }.
byzanz-story-done = { $seat } ya no vende más.
    .you = Ya no vendes más.
byzanz-story-scored = { $points ->
    [0] { $seat } no tiene beneficio: 0 puntos.
    [one] { $seat } tiene { $points } punto: { $cards }.
   *[other] { $seat } tiene { $points } puntos: { $cards }.
}
    .you = { $points ->
        [0] No tienes beneficio: 0 puntos.
        [one] Tienes { $points } punto: { $cards }.
       *[other] Tienes { $points } puntos: { $cards }.
    }
byzanz-story-victory = { $seat } gana con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
    .you = Ganas con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
byzanz-story-victory-on-cards = Empate a puntos ({ $points }) entre { $seats }. { $seat } gana con más cartas en la mano ({ $left }).
    .you = Empate a puntos ({ $points }) entre { $seats }. Ganas con más cartas en la mano ({ $left }).
byzanz-story-victory-shared = Victoria compartida: { $seats }. Los mismos puntos ({ $points }) y las mismas cartas en la mano ({ $left }).

## Why a hint points at a move

byzanz-why-bid = El lote trae { $lot }{ $fits ->
    [0] .
    [one] ; { $fits } carta de tu mano va con él.
   *[other] ; { $fits } cartas de tu mano van con él.
}
byzanz-why-pass = { $name } paga { $bid } por él, y tú guardas tus cartas para otro lote.
byzanz-why-pass-free = Guardas tus cartas; si todos pasan, el primero en pasar recibe el lote gratis.
byzanz-why-tax = Te quedas con { $cards }.
byzanz-why-take = Recibes { $cards }{ $fits ->
    [0] .
    [one] ; { $fits } carta de tu mano va con ello.
   *[other] ; { $fits } cartas de tu mano van con ello.
}
byzanz-why-sell = Da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y te deja { $left ->
    [one] { $left } carta
   *[other] { $left } cartas
}.
byzanz-why-discard = { $fits ->
    [0] Ninguna otra carta de tu mano va con ella.
    [one] Solo { $fits } carta más de tu mano va con ella.
   *[other] { $fits } cartas más de tu mano van con ella.
}
