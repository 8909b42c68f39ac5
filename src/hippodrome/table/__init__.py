"""The online table: people and bots at a game, over HTTP.

A table is its log of events, just as a game is its log of moves. The server stores that log; everything that it shows
is computed from it, separately for each viewer.
"""

from hippodrome.extras import need

need("server")
