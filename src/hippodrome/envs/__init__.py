"""For people who study games: many games at once as arrays, and the interfaces of their ecosystems on top.

`batch` needs nothing else; `pettingzoo` and `gymnasium` need the extra `rl`, `openspiel` the extra of its name.
"""
