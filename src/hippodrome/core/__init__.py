"""What all games share: the contract of the rules, how they are compiled, chance, playouts, stepping.

Imports NumPy, Numba and no game: games register here.
"""
