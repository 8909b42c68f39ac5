# Problemas: en la página y en el terminal.

puzzle-mining = Buscando problemas
puzzle-found = { $count ->
    [one] { $count } problema encontrado.
   *[other] { $count } problemas encontrados.
}
puzzle-number = Problema { $number } · dificultad { $difficulty }
puzzle-ask = Tu jugada (un número o como texto; Intro para el problema siguiente, quit para salir):
puzzle-find = Encuentra la mejor jugada.
puzzle-right = Correcto: es la mejor jugada.
puzzle-wrong = No es la mejor. La mejor: { $move }
puzzle-not-best = No es la mejor jugada.
puzzle-yours = (tu jugada)
puzzle-move = Jugada
puzzle-value = Probabilidad de victoria
puzzle-error = Error estándar
puzzle-unlisted = Tu jugada no estaba entre las que se compararon: la búsqueda apenas la miró.
puzzle-streak = Resueltos seguidos: { $streak }
puzzle-solved = { $solved } de { $count } resueltos.
puzzle-rating = Tu puntuación: { $rating }
puzzle-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
puzzle-done = { $solved } de { $count } resueltos
puzzle-next = Problema siguiente
puzzle-again = Intentarlo de nuevo
puzzle-skip = Otro problema
puzzle-begin = Resolver
puzzle-begin-game = Resolver problemas de { $game }
puzzle-theme = Tema: { $theme }
puzzle-values = Lo que valen las jugadas

puzzle-theme-pass = pasar
puzzle-theme-bid = puja
puzzle-theme-sale = venta
puzzle-theme-tax = impuesto
puzzle-theme-take = tomar del mercado
puzzle-theme-discard = descarte
puzzle-theme-keep = quedarse el resto
puzzle-theme-campaign = { $game ->
    [nekken] colonización
   *[other] campaña
}
puzzle-theme-muster = { $game ->
    [nekken] asentamiento
   *[other] reclutamiento
}
puzzle-theme-advance = { $game ->
    [nekken] exploración
   *[other] avance
}
puzzle-theme-negotiate = negociación
puzzle-theme-answer = respuesta a una oferta
puzzle-theme-bribe = soborno
puzzle-theme-expel = expulsión
puzzle-theme-strike = tachar una casilla
puzzle-theme-succession = { intrigue-event-succession }
puzzle-theme-exile = destierro
puzzle-theme-guess = espionaje
