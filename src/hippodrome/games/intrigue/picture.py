"""The map of Byzantio or Nekken as SVG, for notebooks, with everything that stands on it."""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.intrigue.drawing.board import draw, pieces_of
from hippodrome.games.intrigue.options import table_board


def picture(view: Mapping[str, Any], options: Mapping[str, Any]) -> str:
    """Draw what a view shows.

    >>> from hippodrome.game import new
    >>> game = new("nekken", seats=2, seed=7)
    >>> 'data-house="racan"' in picture(game.view(0), game.options)
    True
    """
    return draw(table_board(view["game"], options), pieces_of(view))
