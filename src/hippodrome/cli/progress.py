"""Progress bars for long work, and compiling the rules before they are needed."""

from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hippodrome.locales import ENGLISH, Messages

complain = Console(stderr=True, highlight=False, soft_wrap=True)


def progress() -> Progress:
    """Make a progress bar on standard error; it is disabled if that is not a terminal.

    >>> progress().disable
    True
    """
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=complain,
        transient=True,
        disable=not complain.is_terminal,
    )


def warm_up(game: str, bots: Sequence[str] = (), t: Messages = ENGLISH) -> None:
    """Load or compile the rules and the bots, with a progress bar.

    >>> warm_up("byzanz")
    """
    from hippodrome.bots.warm import bot_steps, steps
    from hippodrome.games import GAMES

    if game in GAMES:
        thinking = bot_steps(game, bots)
        told = t("terminal-preparing", game=game) if complain.is_terminal else ""
        with progress() as bar:
            for step in bar.track([*steps(game), *thinking], description=told):
                step()
