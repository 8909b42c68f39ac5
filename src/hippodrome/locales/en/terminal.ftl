### What only the terminal says. Whatever the page says too is in the other files.

## The table, and the log

terminal-offer = Offer
terminal-final-sales = Final sales
terminal-house = House
terminal-reserve = Reserve
terminal-events = Events: { $events }
terminal-targets = Targets of { $house }: { $targets }
terminal-now = now { $points }
terminal-guesses = Guesses of { $house }: { $guesses }
terminal-winner = Winner

## What a person is asked and told

terminal-ask = Your move ({ $key } for help):
terminal-choose = { $what } (number or name; Enter for any):
terminal-number = Choose a number from 1 to { $count }.
terminal-refused = Not now: { $why }.
terminal-misread = Not a move: { $why }
terminal-not-moved = You have not moved yet.
terminal-taken-back = Taken back: { $move }
terminal-left = You have left the table.

## Help. The words that are typed are the same in every language

terminal-help-answer = Answer with the number of a move or its text, as in: { $move }
terminal-help-cards = Cards: { $cards }. A good has a value from 1 to 4.
terminal-help-sell = Whenever you are asked, you can also sell a set, the kept card first: { $move }
terminal-help-log = what happened so far
terminal-help-table = the table again
terminal-help-undo = take your last move back
terminal-help-quit = leave the game
terminal-help-rules = The rules are told in docs/ of the project, game by game.

## Before and after the game

terminal-preparing = Preparing { $game }
terminal-commitment = { commitment }: { $digest }
terminal-secret = Secret of the deal: { $secret }
terminal-saved = Saved to { $file }. Check it with: hippodrome verify { $file }
