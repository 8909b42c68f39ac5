"""Draws docs/terminal.svg: a moment of a real game in the terminal. `python -m tools.terminal_picture`."""

import io
import random
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from hippodrome.bots import ask, make
from hippodrome.game import new
from hippodrome.locales import Messages
from hippodrome.terminal import drawing
from hippodrome.terminal.room import Room

PLAYERS = ["you", "Anna", "Basil", "Zoe"]
MOVES = 128


def main() -> None:
    """Play to the moment, with bots in every seat, then draw it through the eyes of seat 0."""
    game, rng = new("byzanz", seats=4, seed=12), random.Random(12)
    while len(game.log) < MOVES or 0 not in game.turn or len(game.legal(0)) < 12:
        seat = rng.choice(game.turn)
        game.play(seat, ask(make("random", "byzanz"), game, seat, rng))
    console = Console(record=True, width=104, file=io.StringIO(), force_terminal=True, highlight=False)
    view, t = game.view(0), Messages()
    room = Room.of(game, PLAYERS, t)
    for line in list(drawing.lines(game.told(0), room))[-6:]:
        console.print(line)
    console.print(drawing.table(view, room))
    console.print(drawing.prompt(view, room), style="bold")
    console.print(drawing.choices(view["legal"], room))
    console.print(f"{t('terminal-ask', key='?')} bid C5")
    slip = "there is no card C5: cards are C1 to W4 (goods C G O S T W) and X"
    console.print(t("terminal-misread", why=slip), style="red")
    own_fonts = re.sub(r"@font-face {{.*?}}\s*", "", CONSOLE_SVG_FORMAT, flags=re.S)  # nothing is fetched
    picture = console.export_svg(title="hippodrome play byzanz", code_format=own_fonts)
    picture = picture.replace("Fira Code", "DejaVu Sans Mono")
    Path(__file__).parent.parent.joinpath("docs", "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
