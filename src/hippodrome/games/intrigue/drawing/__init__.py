"""Boards as pictures. Knows where things lie on a map and how they look; knows no rules."""
