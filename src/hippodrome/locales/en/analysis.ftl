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
analysis-turning-points = Turning points

luck-hand = Opening hand
luck-lot = Lots
luck-start = Who starts
luck-dice = Dice
luck-event = Events
luck-chance = Chance
