"""Run a game in the terminal: a person against bots, or only bots."""

import contextlib
import random
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from hippodrome.bots import Bot, ask
from hippodrome.core.errors import BadNotation, HippodromeError, IllegalMove
from hippodrome.game import Game
from hippodrome.games import Option
from hippodrome.locales import Messages
from hippodrome.terminal import drawing
from hippodrome.terminal.room import Room

with contextlib.suppress(ImportError):  # arrow keys and history, where available
    import readline  # noqa: F401


SKIP, MOVED = "skip", "moved"  # how a person answers who is asked out of turn; nothing: asked again


class Quit(Exception):
    """The player has left the table."""


def play(game: Game, bots: Sequence[Bot | None], room: Room, console: Console, rng: random.Random) -> None:
    """Play a game to its end. The seat whose bot is None belongs to the person, who is asked for moves.

    If every seat has a bot, the game is shown as a spectator sees it.

    >>> import random
    >>> from hippodrome.bots import make
    >>> from hippodrome.game import new
    >>> from hippodrome.locales import Messages
    >>> game = new("byzanz", seats=3, seed=7)
    >>> room = Room.of(game, ["Ann", "Bo", "Cid"], Messages("fr"))
    >>> play(game, [make("random", "byzanz")] * 3, room, Console(quiet=True), random.Random(1))
    >>> game.outcome is None
    False
    """
    person = next((seat for seat, bot in enumerate(bots) if bot is None), None)
    viewer: int | str = "spectator" if person is None else person
    told, part = (
        0,
        game.part,
    )  # moves that have been printed; the part of a game that leaves earlier ones to memory
    waits = False  # whether the person wants to be asked in turn only
    while game.outcome is None:
        if game.part != part:
            part = game.part
            _wipe(console)
        told = _tell(game, viewer, told, room, console)
        if person is not None and person in game.turn:
            _ask(game, person, room, console)
            waits = False
            continue
        if person is not None and not waits and game.legal(person):
            answer = _ask(game, person, room, console, out_of_turn=True)
            waits = answer == SKIP
            if answer == MOVED:
                continue
        _play_bot(game, bots, room, rng)
    _tell(game, viewer, told, room, console)
    console.print(drawing.table(game.view(viewer), room))
    console.print(drawing.scores(game.outcome.scores, game.outcome.winners, room))


def _play_bot(game: Game, bots: Sequence[Bot | None], room: Room, rng: random.Random) -> None:
    """Let one of the bots move that the game waits for."""
    seat = rng.choice(game.turn)
    bot = bots[seat]
    assert bot is not None
    try:
        action = ask(bot, game, seat)
    except Exception as error:
        raise HippodromeError(f"{room.name(seat)} failed: {type(error).__name__}: {error}") from error
    game.play(seat, action)


def _wipe(console: Console) -> None:
    """Clear the screen and what can be scrolled back to: it shows what players are to remember by themselves."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.clear()
        console.file.write("\x1b[3J")


def choose(game: str, t: Messages, console: Console, option: Option) -> Any:
    """Ask for one of the choices of an option, by number or by name; None for any of them."""
    words = [_word(t, f"option-{option.name}-{choice}", str(choice)) for choice in option.choices]
    what = _word(t, f"choice-{option.each}", option.each, game=game)
    console.print("  ".join(f"{number} {word}" for number, word in enumerate(words, 1)), markup=False)
    while True:
        try:
            answer = console.input(Text(f"{t('terminal-choose', what=what)} ")).strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise Quit from None
        if not answer:
            return None
        for number, (choice, word) in enumerate(zip(option.choices, words, strict=True), 1):
            if answer in (str(number), str(choice).lower(), word.lower()):
                return choice
        if answer in ("quit", "exit", "q"):
            raise Quit
        console.print(t("terminal-number", count=len(words)), style="red")


def _word(t: Messages, one: str, name: str, **given: str) -> str:
    """The message for a thing of a game, or its name if there is none."""
    one = one.replace("_", "-")
    return t(one, **given) if t.has(one) else name.replace("_", " ").capitalize()


def _tell(game: Game, viewer: int | str, since: int, room: Room, console: Console) -> int:
    """Print what has happened since move number `since`; return how many moves there are now.

    There may be fewer than before: nothing is printed about moves that were taken back.
    """
    for line in drawing.lines(game.told(viewer, since), room):
        console.print(line)
    return game.length


def _ask(game: Game, seat: int, room: Room, console: Console, out_of_turn: bool = False) -> str:
    """Show the table and ask until a move was made or taken back. Out of turn, the person can let the others go on."""
    _show(game, seat, room, console, briefly=out_of_turn)
    asked = room.t("terminal-ask-out-of-turn" if out_of_turn else "terminal-ask", key="?", skip=SKIP)
    while True:
        try:
            answer = console.input(Text(f"{asked} ")).strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise Quit from None
        match answer.lower():
            case "" | "skip" as wait if out_of_turn:
                return wait
            case "":
                continue
            case "?" | "help":
                console.print(drawing.help_text(room))
            case "log":
                _tell(game, seat, 0, room, console)
            case "table":
                _show(game, seat, room, console)
            case "quit" | "exit" | "q":
                raise Quit
            case "undo":
                if _take_back(game, seat, room, console):
                    return MOVED
            case _:
                if _move(game, seat, answer, room, console):
                    return MOVED


def _show(game: Game, seat: int, room: Room, console: Console, briefly: bool = False) -> None:
    view = game.view(seat)
    if not briefly:
        console.print(drawing.table(view, room))
    console.print(drawing.prompt(view, room), style="bold", markup=False)
    console.print(drawing.choices(view["legal"], room))


def _move(game: Game, seat: int, answer: str, room: Room, console: Console) -> bool:
    t = room.t
    moves = game.legal(seat)
    if answer.isascii() and answer.isdigit():
        if not (len(answer) < 5 and 1 <= int(answer) <= len(moves)):
            console.print(t("terminal-number", count=len(moves)), style="red")
            return False
        answer = moves[int(answer) - 1]
    try:
        game.play(seat, answer)
    except IllegalMove as error:
        console.print(t("terminal-refused", why=drawing.forbidden(error, room)), style="red", markup=False)
    except BadNotation as error:
        console.print(Text(t("terminal-misread", why=str(error)), style="red"))
    else:
        return True
    return False


def _take_back(game: Game, seat: int, room: Room, console: Console) -> bool:
    """Take back the person's last move and all moves that the bots have made since.

    Entries written in secret can't be taken back once they are open: the person has seen the others. Nor does a game
    that leaves what is past to memory go back to an earlier part.
    """
    actors = game.history.actors
    if seat not in actors:
        console.print(room.t("terminal-not-moved"), style="red")
        return False
    last = len(actors) - 1 - actors[::-1].index(seat)
    if game.history.closed(last) or game.at(last).part != game.part:
        console.print(room.t("refused-nothing-to-undo"), style="red")
        return False
    while (taken := game.undo()).actor != seat:
        pass
    done = room.kind.drawn_by().deed(taken.move, room)
    console.print(room.t("terminal-taken-back", move=done), markup=False)
    return True
