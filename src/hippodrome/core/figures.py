"""Figures that a game offers about many games, as plain data; the report draws them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Boxes(NamedTuple):
    """A box plot: the distribution of some amounts, with a row for each key.

    >>> Boxes("prices", "Prices", {5: [3, 4]}, "cards in the lot", "price").name
    'prices'
    """

    name: str
    title: str
    amounts: Mapping[int | str, Sequence[float]]
    label: str
    unit: str


class Heat(NamedTuple):
    """A heat map: a value for each pair of a column and a row."""

    name: str
    title: str
    about: str
    values: Mapping[tuple[int | str, int | str], float]
    columns: Sequence[int | str]
    rows: Sequence[int | str]
    label_columns: str
    label_rows: str
    label_values: str
    numbers: bool = False
    """Whether the values are printed in the cells."""


Figure = Boxes | Heat
