"""The command `play`: a game in the terminal."""

import random
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.choices import chosen_for
from hippodrome.cli.files import console, must_be_new, signals_end, tell_saved, written
from hippodrome.cli.options import (
    NOBODY,
    BotFiles,
    Bots,
    GameName,
    Given,
    LanguageName,
    Overwrite,
    Seats,
    bot_files,
    printable_seed,
    seat_specs,
    table_options,
)
from hippodrome.cli.progress import warm_up
from hippodrome.locales import Messages, preferred


def play(
    game: GameName = "",
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="Your seat; seat 0 goes first.")] = 0,
    bots: Bots = "citizen",
    bot_file: BotFiles = None,
    seed: Annotated[
        str | None,
        typer.Option("--seed", callback=printable_seed, help="Seed of the deal; random if left out."),
    ] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Save the game to this file.")] = None,
    overwrite: Overwrite = False,
    language: LanguageName = None,
    *,
    given: Given,
    chosen: Given,
) -> None:
    """Play against bots in this terminal. If input or output is piped, bots take all seats and the game is printed."""
    from hippodrome.bots import make
    from hippodrome.core.notation import read_seat
    from hippodrome.game import check_options, new
    from hippodrome.games import GAMES
    from hippodrome.records import LONGEST_NAME, saved, to_line
    from hippodrome.terminal import playing
    from hippodrome.terminal.room import YOU, Room

    t = Messages(language or preferred())
    game = game or next(iter(GAMES))
    options = table_options(game, seats, given)
    count = check_options(game, options)["seats"]
    bot_files(bot_file)
    own = seated_at = read_seat(seat, count)
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        own = NOBODY
    specs = seat_specs(bots, count, own)
    seated = [None if who == own else make(spec, game) for who, spec in enumerate(specs)]
    players = [YOU if who == own else f"{spec[: LONGEST_NAME - 2]} {who}" for who, spec in enumerate(specs)]
    must_be_new(record, overwrite)
    ask = None if own == NOBODY else partial(playing.choose, game, t, console)
    try:
        options |= chosen_for(game, options, count, seated_at, chosen, ask, random.Random(seed))
    except playing.Quit:
        console.print(t("terminal-left"))
        return
    with written(record) as write, signals_end():
        warm_up(game, specs, t)
        table = new(game, seed=seed, **options)
        deal = table.nature
        assert deal is not None, "a new game has a deal"
        console.print(t("terminal-commitment", digest=deal.commitment), style="dim", soft_wrap=True)
        try:
            playing.play(table, seated, Room.of(table, players, t), console, random.Random(seed))
            console.print(t("terminal-secret", secret=deal.secret.hex()), style="dim", soft_wrap=True)
        except (playing.Quit, KeyboardInterrupt):
            console.print(t("terminal-left"))
        finally:
            if record:
                write(to_line(saved(table, players)))
    if record:
        tell_saved(record, t)
