# The deal of the day.

daily = Deal of the day
daily-about = One deal a day, and the same bots for everybody. Your first attempt counts.
daily-day = Deals of { $day }
daily-before = Day before
daily-after = Day after
daily-play = Play { $game }
daily-continue = Continue { $game }
daily-practise = Practise
daily-result = { $place } of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-game = My game
daily-results = Results
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-finished = { $n ->
    [0] Nobody has finished yet.
    [one] { $n } player has finished.
   *[other] { $n } players have finished.
}
daily-uncounted = This attempt does not count: it was over after its day, or a bot has played for you.
daily-rank = Rank
daily-player = Player
daily-place = Place
daily-adjusted = Without luck
daily-adjusted-about = Share of the victory less the luck of the draws; it comes when a game has been analysed.
daily-otherwise = Where others decided otherwise
daily-otherwise-none = Nobody else has stood at the same position and decided otherwise.
daily-decision = Decision
daily-mine = Yours
daily-theirs = Theirs
daily-times = { $move } ({ $n } ×)
daily-share = Text to share, without spoilers
daily-shared = { $title }, { $game }, { $day }: { $result }; rank { $rank } of { $players }
daily-fixed = How the deals are fixed
daily-fixed-about = The hash of each secret is published the day before, the secret itself when the day is over (UTC).
daily-commitment = SHA-256 of the secret
daily-tomorrow = SHA-256 of tomorrow’s secret
daily-secret = Secret
daily-sealed = The secret of this deal is shown when its day is over (UTC). Then the game can be replayed, analysed and checked.
