"""Solve puzzles in the terminal: the table as the deciding seat sees it, a question, and the answer explained."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.analysis.puzzles import Puzzle, meant
from hippodrome.core.errors import BadNotation, IllegalMove
from hippodrome.game import Game
from hippodrome.locales import Messages
from hippodrome.terminal import drawing
from hippodrome.terminal.insight import percent
from hippodrome.terminal.room import YOU, Room

LEAVE = ("quit", "exit", "q")


def solve(numbered: Sequence[tuple[int, Puzzle]], t: Messages, console: Console) -> None:
    """Ask puzzles, one after another, until the person leaves; then print how many were solved.

    An empty answer passes a puzzle on.
    """
    solved, asked, streak = 0, 0, 0
    for number, puzzle in numbered:
        game = puzzle.position()
        room = _room(game, puzzle, t)
        console.rule(t("puzzle-number", number=number, difficulty=str(puzzle.difficulty)))
        view = game.view(puzzle.seat)
        console.print(drawing.table(view, room))
        console.print(Text(drawing.prompt(view, room), style="bold"))
        console.print(drawing.choices(view["legal"], room))
        answer = _answer(game, puzzle, room, console)
        if answer is None:
            break
        if not answer:
            continue
        right = answer == puzzle.best
        solved, asked, streak = solved + right, asked + 1, streak + 1 if right else 0
        console.print(verdict(puzzle, answer, room))
        console.print(t("puzzle-streak", streak=streak), style="dim")
    console.print(t("puzzle-solved", solved=solved, count=asked))


def _room(game: Game, puzzle: Puzzle, t: Messages) -> Room:
    players = [YOU if seat == puzzle.seat else t("seat-number", n=seat) for seat in range(game.seats)]
    return Room.of(game, players, t)


def _answer(game: Game, puzzle: Puzzle, room: Room, console: Console) -> str | None:
    """Ask for a move until one is legal; "" if the puzzle is passed on, None if the person leaves."""
    moves = game.legal(puzzle.seat)
    while True:
        try:
            answer = console.input(Text(f"{room.t('puzzle-ask')} ")).strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return None
        if answer.lower() in LEAVE:
            return None
        if not answer:
            return ""
        if answer.isascii() and answer.isdigit():
            if len(answer) < 5 and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            console.print(room.t("terminal-number", count=len(moves)), style="red")
            continue
        try:
            return meant(game, puzzle.seat, answer)
        except IllegalMove as error:
            why = drawing.forbidden(error, room)
            console.print(room.t("terminal-refused", why=why), style="red", markup=False)
        except BadNotation as error:
            console.print(Text(room.t("terminal-misread", why=str(error)), style="red"))


def verdict(puzzle: Puzzle, answer: str, room: Room) -> RenderableType:
    """Draw what is said of an answer: whether it is the best move, and what the moves are worth."""
    t, words = room.t, room.kind.drawn_by()
    right = answer == puzzle.best
    told = t("puzzle-right") if right else t("puzzle-wrong", move=words.deed(puzzle.best, room))
    drawn = Table(title=Text(told, style="green" if right else "red"), title_justify="left")
    for title in ("puzzle-move", "puzzle-value", "puzzle-error"):
        drawn.add_column(t(title), justify="left" if title == "puzzle-move" else "right")
    for move, value, error in puzzle.values:
        style = "bold" if move == answer else ""
        drawn.add_row(Text(f"{move}", style=style), percent(value), f"± {percent(error)}")
    if answer not in {one.move for one in puzzle.values}:
        drawn.add_row(Text(answer, style="bold"), "–", "")
    return drawn
