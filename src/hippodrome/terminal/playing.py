"""A person at the terminal against bots, or bots among themselves."""

import contextlib
import random
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from hippodrome.bots import Bot, ask
from hippodrome.errors import BadNotation, IllegalMove
from hippodrome.game import Game
from hippodrome.terminal import drawing

with contextlib.suppress(ImportError):  # arrow keys and history, where there is such a thing
    import readline  # noqa: F401

HELP = """Answer with the number of a move or its text, as in: bid C1 S2
In Byzanz: C cloth, G grain, O olives, S spices, T timber, W wine, each 1 to 4; X a trader; ? not known to you.
Whenever you are asked there, you can also sell a set: sell C4 C3 X (the kept card first).
  log   what happened so far      table   the table again
  undo  take your last move back  quit    leave the game
The rules are told in docs/ of the project, game by game."""


class Quit(Exception):
    """The player has left the table."""


def play(
    game: Game, bots: Sequence[Bot | None], players: Sequence[str], console: Console, rng: random.Random
) -> None:
    """Play a game to its end. A seat without a bot is the person's, who is asked; without any, all is shown.

    >>> import random
    >>> from hippodrome.bots import make
    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=3, seed=7)
    >>> play(game, [make("random", "byzanz")] * 3, ["a", "b", "c"], Console(quiet=True), random.Random(1))
    >>> game.outcome is None
    False
    """
    person = next((seat for seat, bot in enumerate(bots) if bot is None), None)
    eyes: int | str = "spectator" if person is None else person
    told = 0
    while game.outcome is None:
        told = _tell(game, eyes, told, players, console)
        if person in game.turn:
            _ask(game, person, players, console)
            told = min(told, len(game.log))
        else:
            seat = rng.choice(game.turn)
            bot = bots[seat]
            assert bot is not None
            game.play(seat, ask(bot, game, seat, rng))
    _tell(game, eyes, told, players, console)
    console.print(drawing.table(game.view(eyes), players))
    console.print(drawing.scores(game.outcome.scores, game.outcome.winners, players))


def _tell(game: Game, eyes: int | str, told: int, players: Sequence[str], console: Console) -> int:
    log = game.log_for(eyes)
    for line in drawing.lines(log[told:], players):
        console.print(line)
    return len(log)


def _ask(game: Game, seat: int, players: Sequence[str], console: Console) -> None:
    """Show the table and ask until a move has been made, or taken back."""
    _show(game, seat, players, console)
    while True:
        try:
            answer = console.input("Your move (? for help): ").strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise Quit from None
        match answer.lower():
            case "":
                continue
            case "?" | "help":
                console.print(HELP, markup=False)
            case "log":
                for line in drawing.lines(game.log_for(seat), players):
                    console.print(line)
            case "table":
                _show(game, seat, players, console)
            case "quit" | "exit" | "q":
                raise Quit
            case "undo":
                if _take_back(game, seat, console):
                    return
            case _:
                if _move(game, seat, answer, console):
                    return


def _show(game: Game, seat: int, players: Sequence[str], console: Console) -> None:
    view = game.view(seat)
    console.print(drawing.table(view, players))
    console.print(drawing.prompt(view, players), style="bold", markup=False)
    console.print(drawing.choices(view["legal"]))


def _move(game: Game, seat: int, answer: str, console: Console) -> bool:
    moves = game.legal(seat)
    if answer.isascii() and answer.isdigit():
        if not (len(answer) < 5 and 1 <= int(answer) <= len(moves)):
            console.print(f"Choose a number from 1 to {len(moves)}.", style="red")
            return False
        answer = moves[int(answer) - 1]
    try:
        game.play(seat, answer)
    except IllegalMove as error:
        console.print(f"Not now: {error}.", style="red", markup=False)
    except BadNotation as error:
        console.print(Text(f"Not a move: {error}", style="red"))
    else:
        return True
    return False


def _take_back(game: Game, seat: int, console: Console) -> bool:
    """Take back the person's last move, and the moves that the bots have made since."""
    if not any(entry.actor == seat for entry in game.log):
        console.print("You have not moved yet.", style="red")
        return False
    while (taken := game.undo()).actor != seat:
        pass
    console.print(f"Taken back: {taken.move}", markup=False)
    return True
