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
analysis-turning-points = Momentos decisivos

luck-hand = Mano inicial
luck-lot = Lotes
luck-start = Quién empieza
luck-dice = Dados
luck-event = Eventos
luck-chance = Azar
