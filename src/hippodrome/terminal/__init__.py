"""Play a game in the terminal: draw the table, ask the player, word what happens. Nothing here knows the rules."""

from hippodrome.extras import need

need("terminal")
