"""A small and fast random generator for compiled code: SplitMix64, whose state is one number in an array.

The record of a game contains no generator; whoever plays nature brings one. Deals that people can verify come
from `hippodrome.nature` instead.
"""

from typing import Any

import numpy as np

from hippodrome.core.compiled import INTERPRETED, inlined

NATURE = -1  # the actor that draws cards and rolls dice

if INTERPRETED:
    np.seterr(over="ignore")  # the generator's numbers are meant to wrap around

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


def generator(seed: int) -> Any:
    """Make a generator for compiled functions, seeded with `seed`.

    >>> rng = generator(7)
    >>> [int(below(rng, 6)) for _ in range(8)]
    [2, 0, 5, 3, 2, 1, 2, 1]
    """
    return np.array([seed % 2**64], np.uint64)


@inlined
def below(rng: Any, n: int) -> int:
    """Return a random number from 0 to n - 1, all equally likely (to one part in 2**32 / n).

    >>> below(generator(1), 1)
    0
    """
    rng[0] += _STEP
    return np.int64(((scramble(rng[0]) >> _32) * np.uint64(n)) >> _32)  # signed, or sums turn into floats


@inlined
def scramble(z: Any) -> Any:
    """Scramble a number with the output function of SplitMix64: neighbouring inputs give very different outputs."""
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)
