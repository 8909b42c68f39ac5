"""Options that several commands share: the options of the games, the bots for the seats, files with bots."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hippodrome.core.errors import BadOptions
from hippodrome.locales import ENGLISH, Language

if TYPE_CHECKING:
    from hippodrome.games import Option

# The rules take a moment to load: they are imported where they are needed, so that errors stay quick.

NOBODY = -1  # the person's seat when there is no terminal and only bots play

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of the game.")]
Seats = Annotated[int | None, typer.Option("--seats", help="Number of players.")]
Bots = Annotated[
    str,
    typer.Option(
        "--bots", help="Specs of the bots: one for all seats, or one per seat, separated by commas."
    ),
]
BotFiles = Annotated[
    list[Path] | None,
    typer.Option("--bot-file", help="A Python file with bots of your own; can be repeated."),
]
Given = dict[str, Any]  # filled in by `with_game_options`
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace the file if it exists.")]
LanguageName = Annotated[
    Language | None,
    typer.Option(
        "--language", envvar="HIPPODROME_LANGUAGE", help="Language of the table; the system's if left out."
    ),
]


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of every game to a command, as the descriptors list them.

    Those that the user sets are passed to the command by name, in its last argument `given`. A command with an
    argument `chosen` is for one player: it gets what this player chooses of a list, as in `--house`.
    """
    from hippodrome.games import GAMES

    games: dict[str, list[str]] = {}
    options: dict[str, Option] = {}
    each: dict[str, str] = {}  # by the name of a list's option: what one of it is called
    for game in GAMES.values():
        for option in game.options:
            if option.name != "seats":
                games.setdefault(option.name, []).append(game.name)
                options[option.name] = option
                if option.each:
                    each[option.name] = option.each
    signature = inspect.signature(command)
    own = [one for name, one in signature.parameters.items() if name not in ("game", "given", "chosen")]
    each = each if "chosen" in signature.parameters else {}
    game_name = signature.parameters["game"].replace(
        annotation=Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(GAMES)}.")]
    )
    own.insert(0, game_name)
    drawn = [_parameter(options[name], played) for name, played in games.items()]
    drawn += [
        _parameter(replace(options[name], name=one, kind="choice"), games[name]) for name, one in each.items()
    ]

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        given = {name: value for name in games if (value := kwargs.pop(name)) not in (None, False)}
        if each:
            kwargs["chosen"] = {
                name: own for name, one in each.items() if (own := kwargs.pop(one)) is not None
            }
        command(*args, **kwargs, given=given)

    run.__signature__ = signature.replace(parameters=[*own, *drawn])  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in (*own, *drawn)}
    return run


def _parameter(option: "Option", games: list[str]) -> inspect.Parameter:
    """A game's option as one of the command line; its help says whether it is for studying the game."""
    dashed = option.name.replace("_", "-")
    told = f"{', '.join(games)}: {ENGLISH.label(f'option-{dashed}')}"
    if option.study:
        told = f"{ENGLISH('study')}, {told}"
    if option.kind == "number":
        told += f" ({' to '.join(map(str, option.choices))})"
    shape = bool if option.kind == "flag" else Path | None if option.kind == "file" else str | None
    return inspect.Parameter(
        option.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=False if option.kind == "flag" else None,
        annotation=Annotated[shape, typer.Option(f"--{dashed}", help=told)],
    )


def table_options(game: str, seats: int | None, given: Mapping[str, Any]) -> dict[str, Any]:
    """Collect the table options that the user has set, parsed by the game.

    >>> table_options("nekken", 2, {"houses": "heran, racan"})
    {'seats': 2, 'houses': ['heran', 'racan']}
    """
    from hippodrome.games import GAMES

    options: dict[str, Any] = {} if seats is None else {"seats": seats}
    own = {option.name: option for option in GAMES[game].options} if game in GAMES else {}
    for name, text in given.items():
        try:
            options[name] = own[name].parse(text) if name in own else text
        except ValueError as error:
            raise BadOptions(str(error)) from None
    return options


def seat_specs(bots: str, seats: int, own: int = NOBODY) -> list[str]:
    """Return the bot spec of each seat, from one for all, one per seat, or one for each seat but the person's own.

    >>> seat_specs("random", 3), seat_specs("merchant, random", 3, own=0)
    (['random', 'random', 'random'], ['merchant', 'merchant', 'random'])
    """
    specs = [spec.strip() for spec in bots.split(",")]
    if len(specs) == 1:
        return specs * seats
    if own != NOBODY and len(specs) == seats - 1:
        specs.insert(own, specs[0])
    if len(specs) != seats:
        raise BadOptions(f"{len(specs)} bots for {seats} seats: give one for all, or one for each seat")
    return specs


def bot_files(files: list[Path] | None) -> tuple[tuple[str, str], ...]:
    """Load files with bots; return the names of the files and their texts.

    >>> bot_files(None)
    ()
    """
    from hippodrome.bots.specs import load_source

    texts = []
    for file in files or ():
        try:
            texts.append((str(file), file.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            raise BadOptions(f"{file} is not UTF-8 text, so bots can't be loaded from it") from None
        load_source(*texts[-1])
    return tuple(texts)


def printable_seed(seed: str | None) -> str | None:
    """Check that a seed consists of printable characters."""
    if seed and not seed.isprintable():
        raise BadOptions("a seed must consist of printable characters")
    return seed
