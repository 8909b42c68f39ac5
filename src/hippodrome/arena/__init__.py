"""Bots against bots: schedules, ratings, reports; in one process, in many, or on a Ray cluster.

What a game comes to depends on the tournament and the game's number alone, never on where or when it is played.
"""
