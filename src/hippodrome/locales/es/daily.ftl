# El sorteo del día.

daily = Sorteo del día
daily-about = Un sorteo al día y los mismos bots para todos. Tu primer intento cuenta.
daily-day = Sorteos del { $day }
daily-before = Día anterior
daily-after = Día siguiente
daily-play = Jugar a { $game }
daily-continue = Continuar { $game }
daily-practise = Practicar
daily-result = { $place } de { $seats }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
daily-game = Mi partida
daily-results = Resultados
daily-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
daily-finished = { $n ->
    [0] Nadie ha terminado todavía.
    [one] { $n } persona ha terminado.
   *[other] { $n } personas han terminado.
}
daily-uncounted = Este intento no cuenta: terminó después de su día, o un bot jugó por ti.
daily-rank = Puesto
daily-player = Nombre
daily-place = Lugar
daily-adjusted = Sin la suerte
daily-adjusted-about = Parte de la victoria menos la suerte de cartas y dados; llega cuando se ha analizado la partida.
daily-otherwise = Dónde otros decidieron otra cosa
daily-otherwise-none = Nadie más ha decidido otra cosa en la misma posición.
daily-decision = Decisión
daily-mine = La tuya
daily-theirs = Las de otros
daily-times = { $move } ({ $n } ×)
daily-share = Texto para compartir, sin desvelar nada
daily-shared = { $title }, { $game }, { $day }: { $result }; puesto { $rank } de { $players }
daily-fixed = Cómo se fijan los sorteos
daily-fixed-about = La huella de cada secreto se publica el día anterior; el secreto, cuando acaba el día (UTC).
daily-commitment = SHA-256 del secreto
daily-tomorrow = SHA-256 del secreto de mañana
daily-secret = Secreto
daily-sealed = El secreto de este sorteo se muestra cuando acaba su día (UTC). Entonces la partida se puede repetir, analizar y verificar.
