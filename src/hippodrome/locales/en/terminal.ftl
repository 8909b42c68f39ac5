### Texts that only the terminal uses. Those that the page uses too are in the other files.

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
terminal-refused = Not possible: { $why }.
terminal-misread = Not a move: { $why }
terminal-not-moved = You have not moved yet.
terminal-taken-back = Taken back: { $move }
terminal-left = You have left the table.

## Help. The words that are typed are the same in every language

terminal-help-answer = Enter the number of a move or its text, for example: { $move }
terminal-help-cards = Cards: { $cards }. A good has a value from 1 to 4.
terminal-help-sell = Whenever you are asked, you can also sell a set. Name the card you keep first: { $move }
terminal-help-log = show what has happened so far
terminal-help-table = show the table again
terminal-help-undo = take back your last move
terminal-help-quit = leave the game
terminal-help-rules = The rules of each game are in the project’s docs folder.

## Before and after the game

terminal-preparing = Preparing { $game }
terminal-commitment = { commitment }: { $digest }
terminal-secret = Secret of the deal: { $secret }
terminal-saved = Saved to { $file }. Check it with: hippodrome verify { $file }
terminal-ask-out-of-turn = You can move out of turn: a move, Enter to wait, or { $skip } to wait until you are asked ({ $key } for help):
terminal-help-skip = out of turn: not asked again before it is your turn
