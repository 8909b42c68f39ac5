# The analysis of a finished game: on the page, in the terminal and in reports.

analysis-title = Analysis
analysis-working = Analysing { $file }
analysis-curve = Chances of victory through the game
analysis-initial = At first
analysis-luck = Luck
analysis-decisions = Own decisions
analysis-others = Others’ decisions
analysis-result = Result
analysis-accuracy = Accuracy
analysis-mistakes = Mistakes
analysis-guessed = Targets guessed
analysis-turning-points = Turning points
analysis-wait = The game is being analysed …
analysis-wait-decisions = The decisions are still being judged …
analysis-about = The chances of victory if everybody plays on as citizens do. Luck is what cards and dice brought, compared with their average.
analysis-table = As a table
analysis-moves = Moves
analysis-best = Best decision: { $move }
analysis-worst = Costliest decision: { $move } (lost { $loss })
analysis-espionage = Targets guessed: { $right } of { $guesses }
analysis-learn = Learn from your mistakes
analysis-question = Move { $move }: you chose “{ $played }”, which cost { $loss }. What would have been better?
analysis-answer = Show the answer
analysis-better = Better: { $move }
analysis-try = Play on from here

luck-hand = Opening hand
luck-lot = Lots
luck-start = Who starts
luck-dice = Dice
luck-event = Events
luck-chance = Chance
