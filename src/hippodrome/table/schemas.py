"""The schemas of what clients send. What they say of games comes from the descriptors."""

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field, Strict, StringConstraints

from hippodrome.bots import LEVELS
from hippodrome.core.contract import MOST_SEATS
from hippodrome.games import GAMES
from hippodrome.records import LONGEST_NAME
from hippodrome.table import games
from hippodrome.table.clock import LONGEST, SECONDS
from hippodrome.table.names import clean
from hippodrome.table.notes import LONGEST as LONGEST_NOTES
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import LONGEST_CHAT

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16}$", description="from the table's link")]


class _Sent(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class ClockSchema(_Sent):
    """How long a move may take."""

    kind: str = Field(pattern=f"^({'|'.join(SECONDS)})$", description="the unit: live means seconds")
    each: int = Field(ge=1, le=LONGEST, description="how many units a move may take")


def _every_game(schema: dict[str, Any]) -> None:
    schema["enum"] = list(GAMES)


def _every_option(schema: dict[str, Any]) -> None:
    schema["description"] = f"Options that are left out get their defaults. {games.options_text()}"


class NewTable(_Sent):
    """A table to be opened."""

    game: str = Field(max_length=40, json_schema_extra=_every_game, description="a name from GET /api/games")
    options: dict[str, Any] = Field(
        default_factory=dict, json_schema_extra=_every_option, examples=[{"seats": 4}]
    )
    clock: ClockSchema | None = Field(default=None, description="if left out, there is no time limit")
    public: bool = Field(default=False, description="listed in the lobby; else found only by its link")
    hints: bool = Field(default=True, description="whether players may ask for hints; all are told who does")


Name = Annotated[str, StringConstraints(min_length=1, max_length=4 * LONGEST_NAME)]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Choice = Annotated[str, StringConstraints(max_length=80)] | int
RequestName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
SecretName = Annotated[
    str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")
]  # of 128 random bits or more


OnceOnly = Annotated[
    RequestName | None,
    Field(description="an id that you choose for this request: sent again, it takes effect only once"),
]


class SitDown(_Sent):
    """A person who wants a seat."""

    name: Name
    seal: Hash | None = Field(
        default=None, description="SHA-256 of 32 random bytes of yours, which you reveal after the start"
    )
    seat: int | None = Field(
        default=None, ge=0, lt=MOST_SEATS, description="which one; the first free one if left out"
    )
    chosen: dict[str, Choice] = Field(
        default_factory=dict,
        max_length=20,
        description="by option what you choose for your seat, where the game says so (`each`)",
        examples=[{"houses": "doukas"}],
    )
    request: SecretName | None = Field(
        default=None,
        description="a random id that you choose for this request: sent again, it gives you the same seat and key, so "
        "tell it to nobody",
    )


class Choose(_Sent):
    """What a player chooses for their own seat."""

    option: str = Field(max_length=40, description="one that GET /api/games lists with `each`, as in houses")
    choice: Choice | None = Field(description="one of its choices; null gives up what you had")


class Rename(_Sent):
    """Another name for a player."""

    name: Name


class Watched(_Sent):
    """How far a page has shown what happened."""

    position: int = Field(ge=0, le=100_000, description="of the last update that was shown")


class SeatBot(_Sent):
    """A bot for a free seat."""

    seat: int = Field(ge=0, lt=MOST_SEATS)
    bot: str = Field(
        default="citizen",
        max_length=40,
        description=f"a level ({', '.join(LEVELS)}), or a bot that GET /api/games lists for the game",
    )


class Moves(_Sent):
    """A move, or several that belong together: all are made, or none."""

    moves: list[Annotated[str, StringConstraints(max_length=200)]] = Field(
        min_length=1, max_length=10, examples=[["bid C1 S2"]]
    )
    prompt: int = Field(ge=0, description="the prompt that they answer, as the table shows it")
    request: OnceOnly = None


class Answer(_Sent):
    """The answer to a puzzle."""

    move: Annotated[str, StringConstraints(max_length=200)] = Field(
        description="one of the legal moves of its view", examples=["bid C1 S2"]
    )


class Undo(_Sent):
    """A request to take back a decision."""

    request: OnceOnly = None


class Say(_Sent):
    """A line of chat."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=4 * LONGEST_CHAT)]
    request: OnceOnly = None


class Replace(_Sent):
    """Somebody who has vanished from the game."""

    seat: int = Field(ge=0, lt=MOST_SEATS)


class Write(_Sent):
    """Private notes to be written."""

    version: int = Field(
        ge=0, le=2**31 - 2, description="of the notes that these replace; 0 if there are none"
    )
    text: Annotated[str, StringConstraints(max_length=100_000)] = Field(
        description=f"{LONGEST_NOTES} characters at most"
    )
    marks: dict[str, dict[str, Literal["suspected", "ruled-out"]]] = Field(
        default_factory=dict,
        max_length=MOST_SEATS,
        description="by the seat of an opponent, then by a column of the grid",
        examples=[{"1": {"nicaea": "suspected"}}],
    )


class Again(_Sent):
    """A request for a rematch."""

    seal: Hash | None = None


class Reveal(_Sent):
    """What a player contributes to the deal, once the seals of all are closed."""

    contribution: Hash = Field(description="the 32 random bytes of which you gave the seal, in hex")


class Practice(_Sent):
    """A practice table to be opened: the deal of a saved game again, or the game gone on with."""

    record: dict[str, Any] = Field(description="a saved game, as GET …/record gives it")
    move: int = Field(
        default=0, ge=0, le=10_000, description="after how many moves; the same deal if left out"
    )
    public: bool = Field(default=False, description="listed in the lobby; else found only by its link")


class PlayDaily(_Sent):
    """A guest who plays the deal of a day."""

    name: Name
    day: Annotated[date, Strict(False)] | None = Field(
        default=None, description="as in 2026-11-18, in UTC; today if left out"
    )


class KeySchema(_Sent):
    """A seat's key, from a private link."""

    key: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]


class Replay(_Sent):
    """A saved game to be shown."""

    record: dict[str, Any] = Field(description="a saved game, as GET …/record gives it")
    move: int | None = Field(
        default=None, ge=0, le=10_000, description="after how many moves; all if left out"
    )
    seat: int | None = Field(
        default=None, ge=0, lt=MOST_SEATS, description="the viewpoint; a spectator's if left out"
    )
    stories: bool = Field(default=False, description="with what happened in every move")
    points: bool = Field(
        default=False,
        description="with everybody's points after every move, as the rules would score them there",
    )


def misfit(where: Sequence[int | str], message: str) -> Refusal:
    """The refusal of a request that does not match its description, by its first mistake.

    >>> misfit(("moves", 0), "Input should be a valid string").text
    'moves.0: Input should be a valid string'
    """
    place = ".".join(map(str, where))[:80]
    return Refusal("bad-request", clean(f"{place}: {message}" if place else message, 300))
