# The door, the replay and the end of a game.

welcome = Three games, one table
welcome-about = Auctions, intrigue and dice in Byzantium: against bots at once, or with friends by a link. No account.
guest = Guest { $n }
watch = Watch a game
sample = Watch a game of { $game }
players-range = { $range } players
minutes-range = { $range } min
weight-1 = very easy
weight-2 = easy
weight-3 = medium
weight-4 = demanding
weight-5 = expert
preparing = What is being prepared
preparing-game = { $game } is being prepared …
preparing-about = Only the first time on this machine.
preparing-meanwhile = In the meantime:
invite-alone = Only this machine can open this table.
invite-alone-do = The server listens to this machine alone. For friends in your network, stop it and start it again with:
table-link-own = Link on this machine
table-link-other = Another address
replay-step = Decision { $step } of { $steps }
replay-begin = The beginning
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-link = Link to this moment
replay-keys = Keys: ← → step, Home and End, space plays
points = Points
replay-more = More
chart = Points through the game
chart-would = What each would have scored at each moment
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-margin = { $points ->
    [0] level on points
    [one] { $points } point behind
   *[other] { $points } points behind
}
end-lead = { $points ->
    [0] by a tie-break
    [one] ahead by { $points } point
   *[other] ahead by { $points } points
}
end-swings = Where the game turned
end-gain = { $name }: { $gain }
end-picture = Picture to share
byzanz-sales-by-round = Sales, with the card kept first
byzanz-sale-round = Round { $round }
byzanz-sale-final = At the end
byzanz-sale-kept = { $cards }, keeping { $kept }
volume = Volume
haptics = Vibrate on my turn
offline = You are offline.
offline-about = Tables need a server; the rules are here.
offline-again = Retry
card-about = { $free ->
    [0] { $names } at a table for { $seats }: watch the game.
    [one] { $names } at a table for { $seats }: one seat is free.
   *[other] { $names } at a table for { $seats }: { $free } seats are free.
}
