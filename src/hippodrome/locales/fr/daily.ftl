# Le tirage du jour.

daily = Tirage du jour
daily-about = Un tirage par jour, et les mêmes bots pour tout le monde. Votre premier essai compte.
daily-day = Tirages du { $day }
daily-before = Jour précédent
daily-after = Jour suivant
daily-play = Jouer à { $game }
daily-continue = Continuer { $game }
daily-practise = S’entraîner
daily-result = { $place } sur { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-game = Ma partie
daily-results = Résultats
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-finished = { $n ->
    [0] Personne n’a encore fini.
    [one] { $n } personne a fini.
   *[other] { $n } personnes ont fini.
}
daily-uncounted = Cet essai ne compte pas : il a fini après sa journée, ou un bot a joué pour vous.
daily-rank = Rang
daily-player = Nom
daily-place = Place
daily-adjusted = Sans la chance
daily-adjusted-about = Part de la victoire moins la chance des tirages ; elle vient quand la partie a été analysée.
daily-otherwise = Où d’autres ont décidé autrement
daily-otherwise-none = Personne d’autre n’a décidé autrement dans la même position.
daily-decision = Décision
daily-mine = La vôtre
daily-theirs = La leur
daily-times = { $move } ({ $n } ×)
daily-share = Texte à partager, sans rien dévoiler
daily-shared = { $title }, { $game }, { $day } : { $result } ; rang { $rank } sur { $players }
daily-fixed = Comment les tirages sont fixés
daily-fixed-about = L’empreinte de chaque secret est publiée la veille, le secret quand la journée est finie (UTC).
daily-commitment = SHA-256 du secret
daily-tomorrow = SHA-256 du secret de demain
daily-secret = Secret
daily-sealed = Le secret de ce tirage se montre quand sa journée est finie (UTC). La partie peut alors être revue, analysée et vérifiée.
