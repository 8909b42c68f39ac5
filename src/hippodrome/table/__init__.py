"""The online table: people and bots at a game, over HTTP.

A table is its log of events, as a game is its log of moves. The server stores that log and nothing else that
matters; everything shown is folded from it, and leaves through the eyes of one viewer.
"""
