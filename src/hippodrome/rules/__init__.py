"""The games: flat records, and compiled functions on them that carry out the rule sheets.

Imports NumPy, Numba and nothing of ours. `contract` says what every game offers.
"""
