"""What all games share: the contract of the rules, compilation, chance, playouts, the log, questions and stories.

Imports NumPy, Numba and no game: games register here.
"""
