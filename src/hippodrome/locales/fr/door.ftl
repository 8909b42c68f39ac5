# La porte, la partie revue et la fin.

welcome = Trois jeux, une table
welcome-about = Enchères, intrigues et dés à Byzance : tout de suite contre des bots, ou entre amis grâce à un lien. Sans compte.
guest = Invité { $n }
watch = Regarder une partie
sample = Regarder une partie de { $game }
players-range = { $range } joueurs
minutes-range = { $range } min
weight-1 = très facile
weight-2 = facile
weight-3 = moyen
weight-4 = exigeant
weight-5 = expert
preparing = Préparation en cours
preparing-game = Préparation de { $game }…
preparing-about = Seulement la première fois sur cette machine.
preparing-meanwhile = En attendant :
invite-alone = Seule cette machine peut ouvrir cette table.
invite-alone-do = Le serveur n’écoute que cette machine. Pour des amis de votre réseau, arrêtez-le et relancez-le avec :
table-link-own = Lien sur cette machine
table-link-other = Une autre adresse
replay-step = Décision { $step } sur { $steps }
replay-begin = Le début
replay-speed = Vitesse
replay-slow = lente
replay-normal = normale
replay-fast = rapide
replay-link = Lien vers ce moment
replay-keys = Touches : ← → pour aller d’un coup à l’autre, Début et Fin, espace pour lancer
points = Points
replay-more = Plus
chart = Les points au fil de la partie
chart-would = Ce que chacun aurait marqué à chaque moment
end-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
end-margin = { $points ->
    [0] à égalité de points
    [one] à { $points } point
   *[other] à { $points } points
}
end-lead = { $points ->
    [0] au départage
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
end-swings = Les tournants de la partie
end-gain = { $name } : { $gain }
end-picture = Image à partager
byzanz-sales-by-round = Ventes, la carte gardée en premier
byzanz-sale-round = Manche { $round }
byzanz-sale-final = À la fin
byzanz-sale-kept = { $cards }, en gardant { $kept }
volume = Volume
haptics = Vibrer à mon tour
offline = Vous êtes hors ligne.
offline-about = Les tables ont besoin d’un serveur ; voici les règles.
offline-again = Réessayer
card-about = { $free ->
    [0] { $names } à une table pour { $seats } : regardez la partie.
    [one] { $names } à une table pour { $seats } : une place est libre.
   *[other] { $names } à une table pour { $seats } : { $free } places sont libres.
}
