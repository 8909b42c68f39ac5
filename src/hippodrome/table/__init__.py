"""The online table: people and bots at a game, over HTTP.

A table is its log of events, as a game is its log of moves. The server stores that log; everything that it shows is
folded from it, for one viewer at a time.
"""
