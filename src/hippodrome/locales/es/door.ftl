# La entrada, la repetición y el final de una partida.

welcome = Tres juegos, una mesa
welcome-about = Subastas, intrigas y dados en Bizancio: contra bots al momento, o con amigos mediante un enlace. Sin cuenta.
guest = Invitado { $n }
watch = Ver una partida
sample = Ver una partida de { $game }
players-range = { $range } jugadores
minutes-range = { $range } min
weight-1 = muy fácil
weight-2 = fácil
weight-3 = medio
weight-4 = exigente
weight-5 = para expertos
preparing = Lo que se está preparando
preparing-game = Preparando { $game }…
preparing-about = Solo la primera vez en este equipo.
preparing-meanwhile = Mientras tanto:
invite-alone = Solo este equipo puede abrir esta mesa.
invite-alone-do = El servidor solo escucha a este equipo. Para amigos de tu red, detenlo y arráncalo de nuevo con:
table-link-own = Enlace en este equipo
table-link-other = Otra dirección
replay-step = Decisión { $step } de { $steps }
replay-begin = El comienzo
replay-speed = Velocidad
replay-slow = lenta
replay-normal = normal
replay-fast = rápida
replay-link = Enlace a este momento
replay-keys = Teclas: ← → paso a paso, Inicio y Fin, espacio para reproducir
points = Puntos
replay-more = Más
chart = Puntos a lo largo de la partida
chart-would = Lo que cada uno habría puntuado en cada momento
end-place = { $place }.º
end-margin = { $points ->
    [0] igualado a puntos
    [one] a { $points } punto
   *[other] a { $points } puntos
}
end-lead = { $points ->
    [0] por desempate
    [one] { $points } punto de ventaja
   *[other] { $points } puntos de ventaja
}
end-swings = Los momentos decisivos
end-gain = { $name }: { $gain }
end-picture = Imagen para compartir
byzanz-sales-by-round = Ventas, primero la carta guardada
byzanz-sale-round = Ronda { $round }
byzanz-sale-final = Al final
byzanz-sale-kept = { $cards }, guardando { $kept }
volume = Volumen
haptics = Vibrar cuando me toca
offline = No tienes conexión.
offline-about = Las mesas necesitan un servidor; aquí están las reglas.
offline-again = Reintentar
card-about = { $free ->
    [0] { $names } en una mesa para { $seats }: mira la partida.
    [one] { $names } en una mesa para { $seats }: queda un sitio libre.
   *[other] { $names } en una mesa para { $seats }: quedan { $free } sitios libres.
}
