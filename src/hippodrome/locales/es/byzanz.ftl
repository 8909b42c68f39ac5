### La mesa de Byzanz. Las mercancías son tela, grano, aceitunas, especias, madera y vino; los comerciantes son comodines.

## Las cartas

byzanz-good-C = Tela
byzanz-good-G = Grano
byzanz-good-O = Aceitunas
byzanz-good-S = Especias
byzanz-good-T = Madera
byzanz-good-W = Vino
byzanz-good-X = Comerciantes
# Una carta de mercancía con su valor, como «Especias 3»
byzanz-card = { $good } { $value }
byzanz-card-trader = Comerciante
byzanz-card-unknown = Carta oculta
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
byzanz-lot-none = No hay nada en venta.
byzanz-lot-offer = Carta de oferta { $offer }
byzanz-market = Mercado
byzanz-market-none = El mercado está vacío.
byzanz-pile = { $pile }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $cards }
byzanz-high = { $name } va en cabeza con { $bid }
byzanz-high-you = Vas en cabeza con { $bid }
byzanz-high-none = Aún no hay pujas
byzanz-offers = Cartas de oferta
byzanz-offer-now = en subasta
byzanz-merchants = Mercaderes
byzanz-you = Tú
byzanz-hand = Mano
byzanz-your-hand = Tu mano
byzanz-bid = Puja { $sum }
byzanz-hand-laid = Sobre la mesa
byzanz-your-bid = Tu puja
byzanz-profit = Ganancia

## Cómo está un mercader

byzanz-stands-turn = en turno
byzanz-stands-leads = en cabeza
byzanz-stands-bidding = en la subasta
byzanz-stands-passed = fuera de la subasta
byzanz-stands-done = ha terminado
byzanz-stands-offer = con la carta de oferta { $offer }

## Qué se pide a este asiento y a quién espera la mesa

byzanz-prompt-bid = Puja por el lote o pasa.
byzanz-prompt-beat = Puja más de { $bid } o pasa.
byzanz-prompt-raise = Sube tu puja de { $own } por encima de { $bid } o pasa.
byzanz-prompt-pass = No puedes pujar más de { $bid }: pasa.
byzanz-prompt-pass-none = No tienes mercancías con que pujar: pasa.
byzanz-prompt-tax = Elige la carta del lote que va al mercado como impuesto.
byzanz-prompt-take = Toma un montón del mercado.
byzanz-prompt-discard = Tienes { $count } cartas, son demasiadas: descarta una.
byzanz-prompt-discard-or-sell = Tienes { $count } cartas, son demasiadas: descarta una o vende un trío.
byzanz-prompt-final-sell = Última ocasión para vender. Elige «Terminar» cuando hayas vendido todo lo que quieras.
byzanz-prompt-final = No tienes nada que vender. Elige «Terminar» para acabar tu partida.
byzanz-wait-bid = { $names } { $count ->
    [one] está pujando
   *[other] están pujando
}.
byzanz-wait-tax = { $names } { $count ->
    [one] elige
   *[other] eligen
} el impuesto.
byzanz-wait-over = { $names } { $count ->
    [one] tiene
   *[other] tienen
} demasiadas cartas.
byzanz-wait-take = { $names } { $count ->
    [one] toma
   *[other] toman
} un montón del mercado.
byzanz-wait-final = Últimas ventas: esperando a { $names }.
byzanz-wait-cards = Se reparten cartas.
byzanz-meanwhile = Mientras tanto puedes vender un trío.
# $points es el mensaje byzanz-points
byzanz-over = { $count ->
    [one] { $names } gana con { $points }.
   *[other] { $names } comparten la victoria con { $points }.
}
byzanz-over-you = Ganas con { $points }.

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
byzanz-sum-enough = Con { $sum } basta.
byzanz-sum-short = No basta: { $sum } no supera { $high }.
byzanz-choose-more = Con esto solo no hay jugada: elige más cartas u otras.
byzanz-sales = Tríos para vender
byzanz-sales-others = O elige tú tres cartas de tu mano.
byzanz-sale = { $pile }: vender { $cards }, conservar { $kept }

## El final

byzanz-result = Ganancias
byzanz-winner = Victoria
byzanz-left = { $count ->
    [0] ninguna carta en la mano
    [one] queda { $count } carta en la mano
   *[other] quedan { $count } cartas en la mano
}

## El registro

byzanz-did-draw = Sale { $cards }.
byzanz-did-draw-unknown = Se roba una carta boca abajo.
byzanz-did-bid = { $name } puja { $cards }.
byzanz-did-pass = { $name } pasa.
byzanz-did-tax = { $name } paga { $cards } como impuesto.
byzanz-did-take = { $name } toma del mercado el montón de { $pile }.
byzanz-did-sell = { $name } vende { $cards } y conserva { $kept }.
byzanz-did-discard = { $name } descarta { $cards }.
byzanz-did-done = { $name } ha terminado.
