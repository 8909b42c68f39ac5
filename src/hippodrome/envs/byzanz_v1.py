"""Byzanz as PettingZoo names its games: `byzanz_v1.env(seats=4)`, `byzanz_v1.parallel_env(seats=4)`."""

from typing import Any

from hippodrome.envs.pettingzoo import ParallelTableEnv, TableEnv


def env(**options: Any) -> TableEnv:
    """A table of Byzanz, agent by agent.

    >>> env(seats=3).possible_agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    return TableEnv("byzanz", **options)


raw_env = env  # it checks what it is given by itself


def parallel_env(**options: Any) -> ParallelTableEnv:
    """A table of Byzanz, all agents at once.

    >>> parallel_env(seats=3).possible_agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    return ParallelTableEnv("byzanz", **options)
