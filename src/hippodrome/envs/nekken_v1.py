"""Nekken as PettingZoo names its games: `nekken_v1.env(seats=4)`, `nekken_v1.parallel_env(seats=4)`."""

from typing import Any

from hippodrome.envs.pettingzoo import ParallelTableEnv, TableEnv


def env(**options: Any) -> TableEnv:
    """A table of Nekken, agent by agent.

    >>> env(seats=3).possible_agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    return TableEnv("nekken", **options)


raw_env = env  # it checks what it is given by itself


def parallel_env(**options: Any) -> ParallelTableEnv:
    """A table of Nekken, all agents at once.

    >>> parallel_env(seats=3).possible_agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    return ParallelTableEnv("nekken", **options)
