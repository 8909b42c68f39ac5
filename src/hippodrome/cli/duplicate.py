"""The command `duplicate`: the same deals for several groups, and how the groups compare."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hippodrome.cli.files import console, must_be_new, saved_lines, written
from hippodrome.cli.options import Overwrite, Seats, printable_seed
from hippodrome.cli.progress import progress
from hippodrome.core.errors import BadOptions, BadRecord

if TYPE_CHECKING:
    from hippodrome.arena.duplicate import Score, Standing


def duplicate(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The set of deals.")],
    played: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[PLAYED…]", help="Saved games, one file for each group: compare them."),
    ] = None,
    game: Annotated[str, typer.Option("--game", help="The game to make deals for.")] = "",
    seats: Seats = None,
    deals: Annotated[int, typer.Option("--deals", help="How many deals to make.")] = 8,
    seed: Annotated[
        str | None,
        typer.Option("--seed", callback=printable_seed, help="Seed of the deals; random if left out."),
    ] = None,
    overwrite: Overwrite = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the comparison as JSON.")] = False,
) -> None:
    """Make a set of deals for several groups, or compare what the groups made of it.

    The deals are played with `hippodrome play --deal FILE --number N --record GAME.jsonl`.
    """
    from hippodrome.arena import duplicate as duplicates
    from hippodrome.games import GAMES
    from hippodrome.records import to_line

    if played:
        names = [path.stem for path in played]
        if len(set(names)) < len(names):
            raise BadOptions("two groups have the same name: a group is called as its file")
        with progress() as bar:
            task = bar.add_task("Verifying games", total=1 + len(played))
            made = list(_verified(file))
            bar.advance(task)
            groups = {}
            for name, path in zip(names, played, strict=True):
                groups[name] = list(_verified(path))
                bar.advance(task)
        scored = duplicates.scores(made, groups)
        _show(scored, duplicates.standings(scored), as_json)
        return
    must_be_new(file, overwrite)
    game = game or next(iter(GAMES))
    with written(file) as write:
        for deal in duplicates.deal_set(game, {} if seats is None else {"seats": seats}, deals, seed):
            write(to_line(dict(deal)))
    console.print(f"{deals} deals of {game} written to {file}.", markup=False, soft_wrap=True)


def _verified(file: Path) -> Iterator[dict[str, Any]]:
    """The games of a file, each verified; `BadRecord` names the first that is not."""
    from hippodrome import records

    for number, line in saved_lines(file):
        try:
            record = records.parse(line)
            records.verify(record)
        except BadRecord as error:
            raise BadRecord(f"{file}: line {number}: {error}") from None
        yield record


def _show(scored: list["Score"], ranked: list["Standing"], as_json: bool) -> None:
    from rich.table import Table

    if as_json:
        shown = {"scores": [one._asdict() for one in scored], "standings": [one._asdict() for one in ranked]}
        print(json.dumps(shown, ensure_ascii=False))
        return
    deals = Table("deal", "seat", "group", "player", "points", "above the mean", title="Deals")
    for one in sorted(scored, key=lambda one: (one.deal, one.seat, -one.points)):
        deals.add_row(
            str(one.deal), str(one.seat), one.group, one.player, str(one.points), f"{one.above:+.1f}"
        )
    table = Table("group", "player", "deals", "points", "above the mean", title="Standings")
    for each in ranked:
        table.add_row(each.group, each.player, str(each.deals), str(each.points), f"{each.above:+.1f}")
    console.print(deals)
    console.print(table)
