# The analysis of a finished game: on the page, in the terminal and in reports.

analysis-title = Análisis
analysis-working = Analizando { $file }
analysis-curve = Probabilidades de victoria a lo largo de la partida
analysis-initial = Al principio
analysis-luck = Suerte
analysis-decisions = Decisiones propias
analysis-others = Decisiones de los demás
analysis-result = Resultado
analysis-accuracy = Precisión
analysis-mistakes = Errores
analysis-guessed = Objetivos adivinados
analysis-turning-points = Momentos decisivos
analysis-wait = Se está analizando la partida …
analysis-wait-decisions = Aún se están evaluando las decisiones …
analysis-about = Las probabilidades de victoria si todos siguen jugando como los ciudadanos. La suerte es lo que trajeron cartas y dados, comparado con su media.
analysis-table = Como tabla
analysis-moves = Jugadas
analysis-best = Mejor decisión: { $move }
analysis-worst = Decisión más costosa: { $move } (costó { $loss })
analysis-espionage = Objetivos adivinados: { $right } de { $guesses }
analysis-learn = Aprende de tus errores
analysis-question = Jugada { $move }: elegiste «{ $played }», que costó { $loss }. ¿Qué habría sido mejor?
analysis-answer = Mostrar la respuesta
analysis-better = Mejor: { $move }
analysis-try = Seguir jugando desde aquí

luck-hand = Mano inicial
luck-lot = Lotes
luck-start = Quién empieza
luck-dice = Dados
luck-event = Eventos
luck-chance = Azar
