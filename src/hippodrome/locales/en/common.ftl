# Texts of every page: home, tables, replays.

title = Hippodrome
tagline = Three games about Byzantium, with friends and with bots
skip = Skip to content
loading = Loading …
home = Home
language = Language
theme = Colours
theme-auto = System
theme-light = Light
theme-dark = Dark
sound = Sound
close = Close
cancel = Cancel
copy = Copy
copied = Copied
share = Share
show-qr = QR code

game-byzanz = Byzanz
game-byzantio = Byzantio
game-nekken = Nekken
about-byzanz = Bid for goods, sell them in sets, and watch who takes what from the market. Auctions with hidden hands for three to six players.
about-byzantio = Great houses fight for the cities of an empire, each with secret targets. Area control and dice for two to four players.
about-nekken = The same intrigue on a continent around a volcano, where everybody starts in the centre. For two to four players.

play-now = Play now
invite = Invite friends
level = Strength of the bots
level-novice = Novice
level-citizen = Citizen
level-strategos = Strategos
level-basileus = Basileus
bot = bot
level-random = Random
seats = Players
seats-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
options = Options
option-open-profits = Open profits: everybody sees all profit cards
option-hidden-events = Hidden events: the tiles lie face down
option-hints = Hints allowed: everybody sees who asks for one
option-public = Show this table in the lobby
study = Study
option-study-board = Small board
option-study-board-none = None: the whole game
option-study-board-cinder = Cinder: 4 regions, 3 turns
option-study-board-ember = Ember: 6 regions, 6 turns
option-goods = Goods in the deck
option-values = Highest value of a card
option-copies = Copies of each card at most
option-traders = Traders in the deck
option-dealt = Cards dealt to each player
option-rounds = Rounds; 0: as usual
hints-on = Hints allowed
hints-off = No hints
table-listed = everybody: listed in the lobby
table-private = whoever has the link
option-file-own = a map of one’s own
option-file-bad = This file is not a map in JSON.
option-usual = as usual
clock = Clock
clock-none = No clock
clock-live = { $n ->
    [one] { $n } second a move
   *[other] { $n } seconds a move
}
clock-days = { $n ->
    [one] { $n } day a move
   *[other] { $n } days a move
}
your-name = Your name
open-table = Open the table

lobby = Open tables
lobby-empty = No public table is waiting for players.
lobby-free = { $n ->
    [0] no seat free
    [one] { $n } seat free
   *[other] { $n } seats free
}
lobby-watch = Watch
lobby-join = Join
my-games = My games
my-turn = your turn
waiting = waiting for players
revealing = the deal is being made
over = over
forget = Forget

table-of = A table of { $game }
table-missing = This table does not exist. Perhaps the link is incomplete.
table-link = Link for your friends
private-link = Your private link
private-link-about = It brings you back to your seat from any device. Keep it to yourself.
sit-here = Sit here
seat-number = Seat { $n }
seat-open = free
seat-kept = kept for { $name }
seat-bot = Seat a bot
seat-remove = Remove
seat-free = Free this seat
seat-expires = A seat becomes free when its player is away for { $minutes } minutes.
host = host
seat-lost-host = The host freed your seat.
seat-lost-absent = Your seat was freed while you were away.
start = Start the game
start-wait = The game can start when all seats are taken.
spectating = You are watching.
commitment = Commitment to the deal
commitment-about = The hash of the server’s part of the deal. Every player’s browser adds a part of its own, so that nobody can choose the cards and the dice. At the end all parts are shown, and your browser checks them.
practice = Practice
practice-about = The deal of this table is known from another game: it proves nothing, and the result is never rated.
practice-again = Same deal again
practice-on = Play on from here
reveal-title = The deal is being made
reveal-about = All seals are closed. Every player’s browser now reveals its part of the deal by itself; then the game begins.
reveal-waits = Waiting for { $names }
reveal-changed = This table shows another commitment or another seal than this browser has kept. Nothing was revealed: do not trust this deal.
unrevealed = { $count ->
    [one] { $names } did not reveal a part of the deal in time.
   *[other] { $names } did not reveal their parts of the deal in time.
}
unrevealed-one = did not reveal
receipt = Download my receipt
receipt-open = Compare with a receipt
receipt-bad = This file is not a receipt.
rename = Change my name
leave = Leave
leave-sure = Leave the table? A bot will play for you until you return.
return = Take over from the bot
away-left = has left; a bot plays
away-time = ran out of time; a bot plays
away-vanished = was not there; a bot plays
replace = A bot for { $name }
replace-about = The game waits for { $name }. When the time is over you can let a bot play, until { $name } is back.
you = you
your-turn = Your turn
won = { $names } { $count ->
    [one] won
   *[other] won together
}
you-won = You won
scores = Scores
rematch = Play again
rematch-go = To the next table
unreadable = This table can’t be read

log = Log
log-now = Back to now
log-then = You are looking at an earlier moment. Nothing can be played here.
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
undo = Take back
hint = Hint
hint-thinking = Thinking …
hint-preparing = The search is being prepared, only the first time on this machine …
hint-about = The best moves that the search found, with the chance of winning
hint-answer = Then { $name } will probably play: { $move } ({ $percent } %).
hint-play = Play this
hint-value = { $percent } %
# A move, and the cards or pieces that it is made with
move-with = { $move }: { $what }
lost = The connection is lost. Trying again …
watching = { $n ->
    [0] no spectators
    [one] { $n } spectator
   *[other] { $n } spectators
}
presence-here = online
presence-away = offline
left-time = { $time } left
notify = Tell me when it is my turn

door = How this table is played
choose-lot = If you choose none, you get one by lot at the start.
choose-again = You can change it until the game starts.
tabs = Log, chat and notes
tab-board = Table
tab-beside = Log and chat
tab-places = Parts of the table
log-new = new in the log
chat-new = { $n } new
notes = Notes
notes-about = Only you can see this.
notes-text = Free notes
notes-saved = Saved
notes-saving = Saving …
notes-unsaved = Not saved yet: trying again …
notes-left = { $n } characters left
notes-conflict = Written on another device meanwhile:
notes-keep-mine = Keep mine
notes-take-other = Take the other
notes-keep-both = Keep both
notes-legend = Touch a field to mark it: ? suspected, × ruled out.
notes-mark-none = { $column }, { $name }: no mark
notes-mark-suspected = { $column }, { $name }: suspected
notes-mark-ruled-out = { $column }, { $name }: ruled out

happened-opened = The table was opened.
happened-sat = { $name } sat down.
happened-bot = { $name } (a bot) sat down.
happened-chose = { $name } chose { $choice }.
happened-unchose = { $name } gave up the choice.
happened-freed = Seat { $seat } is free again.
happened-freed-host = The host freed seat { $seat }.
happened-freed-absent = Seat { $seat } is free again: nobody was there.
happened-freed-kept = Seat { $seat } is no longer kept.
happened-hinted = { $name } asked for a hint.
happened-sealed = The seals are closed; all reveal their parts of the deal.
happened-started = The game began.
happened-unrevealed = The game began. { unrevealed }
happened-lot = { $name } gets { $choice } by lot.
happened-undone = { $name } took back the last move.
happened-left = { $name } left; a bot takes over.
happened-time = { $name } ran out of time; a bot takes over.
happened-vanished = { $name } was not there; { $by } let a bot take over.
happened-renamed = { $text } is now called { $name }.
happened-returned = { $name } is back.
happened-rematch = The same players meet again at a new table.
happened-said = { $name }: { $text }
nature = Chance

replay = Replay
replay-of = A game of { $game }
replay-open = Open a saved game
replay-open-about = A file downloaded from here, or saved from the command line
replay-bad = This file is not a valid saved game.
replay-move = Move { $move } of { $moves }
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-viewpoint = Viewpoint
replay-spectator = Spectator
download = Download the record
verify = Verify the deal
verify-about = Repeat every draw in this browser, from the secret and the players’ contributions.
verdict-commitment = Something is wrong: the secret does not match the commitment.
verdict-seal = Something is wrong: a contribution does not open its seal.
verdict-draw = Something is wrong: a draw does not follow from the secret.
verdict-unknown = This game does not say what is drawn, so its draws can’t be repeated here.
verdict-practice = A practice game: its deal was known, so nothing about it is proven.
verdict-other-table = Something is wrong: this is not the commitment, or not the seals, that this browser kept. The record is forged, or of another table.
verdict-not-revealed = Something is wrong: this browser did reveal its part of the deal, but the record says that it did not.
verdict-consistent = Nothing is wrong in this record. Only a player’s receipt proves that nobody chose the deal.
verdict-without-mine = The record matches the receipt of this browser, but your part was not in the deal: the others could have chosen it together.
verdict-proven = Checked against the receipt of this browser: nobody chose this deal.
verify-good = { $n ->
    [one] { $n } draw repeated: it matches.
   *[other] { $n } draws repeated: all match.
}
verify-bad = Draw { $n } does not match the secret.
verify-draw = Draw
verify-draws = Every draw
verify-from = From
verify-number = Number
verify-result = Result

rules = Rules
rules-of = The rules of { $game }
rules-contents = On this page
rules-clause = Clause { $clause } of the rules
learn = Learn by playing
waits-for = waiting for { $names }

# The generic table, for games without one of their own

plain-table = On the table
plain-round = Round { $round } of { $rounds }
plain-moves = Your moves
plain-turn = to move
plain-none = none
plain-yes = yes
plain-no = no

# Errors of the server, by code

refused-already-away = A bot is already playing for you.
refused-already-seated = You already have a seat at this table.
refused-bad-choice = There is no such choice at this table.
refused-bad-host = This server does not answer under this name.
refused-bad-name = This name can’t be used: it needs a visible character, and no mix of scripts in a word.
refused-bad-notation = The server could not read this move.
refused-bad-notes = These marks do not fit this table.
refused-bad-options = A table can’t be set up with these options.
refused-bad-origin = This request comes from a page of another site.
refused-bad-record = This file is not a valid saved game.
refused-bad-request = The server did not understand this request.
refused-busy = The server is busy: try again in a few seconds.
refused-chat-full = The chat of this table is full.
refused-choice-fixed = That was set when the table was opened.
refused-choice-taken = Another player has that already: choose another.
refused-day-not-over = The deal’s secret and record are shown when its day is over (UTC).
refused-day-unplayed = The results are shown when you have finished this deal, or when its day is over (UTC).
refused-draw-between = Something was drawn or rolled in the meantime: look, then choose again.
refused-game-begun = The game has started: this can’t be changed any more.
refused-why = That is not possible now: { $why }.
refused-illegal-move = The rules do not allow this move.
refused-name-taken = Somebody at this table already has this name: choose another.
refused-no-hints = This table is played without hints.
refused-no-key = Only players can do this: sit down, or open your private link.
refused-no-such-bot = This bot does not exist.
refused-no-such-day = There is no deal for this day.
refused-no-such-game = This game does not exist.
refused-no-such-page = This page does not exist.
refused-no-such-table = This table does not exist. Perhaps the link is incomplete.
refused-not-a-bot = There is no bot in this seat.
refused-not-allowed-method = This method is not allowed here.
refused-not-away = You have not left the table.
refused-not-full = Seats are still free: wait, or add bots.
refused-not-host = Only the host can do this: whoever of those here sat down first.
refused-not-over = This is possible when the game is over.
refused-not-playing = This is only possible during the game.
refused-not-revealing = Parts of the deal are revealed right after the start, and only then.
refused-not-vanished = This player can’t be replaced now: wait until the time is over.
refused-not-your-turn = It is not your turn.
refused-nothing-to-undo = There is nothing to undo: something was revealed since, or others moved.
refused-notes-too-long = Notes have 2,000 characters at most.
refused-old-notes = These notes were changed on another device.
refused-old-prompt = The table has changed in the meantime: look again, then choose.
refused-seat-free = This seat is free already.
refused-seat-taken = This seat is taken.
refused-slow = This request took too long to arrive.
refused-preparing = The games are still being prepared: try again in a minute.
refused-stopping = The server is shutting down: try again in a moment.
refused-store-down = The server can’t reach its database right now: try again in a moment.
refused-store-failed = The server’s database has failed: please tell whoever runs this server.
refused-table-full = No seat is free at this table.
refused-time-is-up = Your time is up: a bot makes this decision, then you can come back.
refused-too-large = This is too large.
refused-too-many = Too many requests: wait a moment.
refused-too-many-seats = Your network holds too many seats at public tables: start those games first, or play at tables that are found by their link.
refused-too-often = This was done too often at this table.
refused-unreadable = This table can be viewed, not played.
refused-wrong-key = This key belongs to no seat here.
refused-wrong-seal = This is not what you have sealed: it does not go into the deal.
refused-failed = Something went wrong. Please try again.
option-memory = Memory game: cards of other hands and out of the game are only counted, and there is no looking back
refused-memory-game = This is a memory game: earlier moments and hints are not shown until it is over.
hints = Hints
open-to = Open to

# Bots: names of people of the time, for each level in turn, and how they play

bot-names-novice = Thekla, Niketas, Euphemia, Staurakios, Marina
bot-names-citizen = Prokopios, Eudokia, Leontios, Thomais, Petronas
bot-names-strategos = Belisarios, Narses, Kourkouas, Maniakes, Bryennios
bot-names-basileus = Justinian, Irene, Herakleios, Nikephoros, Komnene
bot-names-random = Tyche, Kallinikos, Sergia, Gregoras, Loukas
bot-about-novice = Plays what looks good at first sight, and is often surprised.
bot-about-citizen = Knows the prices of the market and seldom throws a coin away.
bot-about-strategos = Thinks some moves ahead, and remembers what you hold.
bot-about-basileus = Plays out thousands of futures before every move, and forgives no mistake.
bot-about-random = Leaves everything to chance.

# How fast what others do is shown

pace = Pace of the others
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
pace-step = Step by step
pace-next = Next
pace-skip = Skip to my next decision
settings = Settings
auto-answer = Answer by itself where everybody can see that there is no choice
log-back = Step back
log-forward = Step forward
since-turn = { $n ->
    [one] { $n } thing since your turn
   *[other] { $n } things since your turn
}

# Puzzles

puzzles = Puzzles
puzzles-about = Positions in which one move is clearly the best. You see what the player to move sees.
