# Puzzles: on the page and in the terminal.

puzzle-mining = Looking for puzzles
puzzle-found = { $count ->
    [one] { $count } puzzle found.
   *[other] { $count } puzzles found.
}
puzzle-number = Puzzle { $number } · difficulty { $difficulty }
puzzle-ask = Your move (a number or as text; Enter for the next puzzle, quit to leave):
puzzle-find = Find the best move.
puzzle-right = Right: that is the best move.
puzzle-wrong = Not the best. Best: { $move }
puzzle-not-best = Not the best move.
puzzle-yours = (your move)
puzzle-move = Move
puzzle-value = Chance of victory
puzzle-error = Standard error
puzzle-unlisted = Your move was not among those that were compared: the search hardly looked at it.
puzzle-streak = Solved in a row: { $streak }
puzzle-solved = { $solved } of { $count } solved.
puzzle-rating = Your rating: { $rating }
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-done = { $solved } of { $count } solved
puzzle-next = Next puzzle
puzzle-again = Try it again
puzzle-skip = Another puzzle
puzzle-begin = Solve
puzzle-begin-game = Solve puzzles of { $game }
puzzle-theme = Theme: { $theme }
puzzle-values = What the moves are worth

puzzle-theme-pass = passing
puzzle-theme-bid = bidding
puzzle-theme-sale = selling
puzzle-theme-tax = tax
puzzle-theme-take = taking from the market
puzzle-theme-discard = discarding
puzzle-theme-keep = keeping the rest
puzzle-theme-campaign = { $game ->
    [nekken] colonisation
   *[other] campaign
}
puzzle-theme-muster = { $game ->
    [nekken] settling
   *[other] muster
}
puzzle-theme-advance = { $game ->
    [nekken] exploration
   *[other] advance
}
puzzle-theme-negotiate = negotiation
puzzle-theme-answer = answering an offer
puzzle-theme-bribe = bribery
puzzle-theme-expel = expulsion
puzzle-theme-strike = crossing off an action
puzzle-theme-succession = { intrigue-event-succession }
puzzle-theme-exile = exile
puzzle-theme-guess = espionage
