"""Bots against bots: whole games played out, and what came of them summed up."""
