"""What clients send and get, as the OpenAPI page shows it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from hippodrome.records import LONGEST_NAME
from hippodrome.table.seats import LONGEST_CHAT


class _Sent(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class ClockSchema(_Sent):
    """How long a move may take."""

    kind: Literal["live", "days"] = Field(description="live: seconds a move; days: days a move")
    each: int = Field(ge=1, le=3600, description="so many of them")


class NewTable(_Sent):
    """A table to be opened."""

    game: Literal["byzanz", "byzantio", "nekken"]
    options: dict[str, Any] = Field(
        default_factory=dict,
        description=(
            "seats; Byzanz: open_profits; Byzantio and Nekken: houses, hidden_events, board. "
            "What is left out is chosen for you."
        ),
        examples=[{"seats": 4}],
    )
    clock: ClockSchema | None = Field(default=None, description="none: take your time")
    public: bool = Field(default=False, description="shown in the lobby; else only by its link")


Name = Annotated[str, StringConstraints(min_length=1, max_length=4 * LONGEST_NAME)]
Contribution = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
RequestName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


class SitDown(_Sent):
    """Somebody who wants a seat."""

    name: Name
    contribution: Contribution | None = Field(
        default=None, description="32 random bytes in hex, which go into the deal (fair dealing)"
    )
    seat: int | None = Field(
        default=None, ge=0, le=5, description="which one; the first free one if left out"
    )


class SeatBot(_Sent):
    """A bot that is to sit down."""

    seat: int = Field(ge=0, le=5)
    bot: str = Field(default="citizen", max_length=40, description="novice, citizen, strategos, basileus, …")


class Moves(_Sent):
    """A move, or several that belong together: all are made, or none."""

    moves: list[Annotated[str, StringConstraints(max_length=200)]] = Field(
        min_length=1, max_length=10, examples=[["bid C1 S2"]]
    )
    prompt: int = Field(ge=0, description="the prompt that they answer, as the table shows it")
    request: RequestName | None = Field(
        default=None,
        description="a name of your own for this request: sent again under it, it is played once",
    )


class Undo(_Sent):
    """A decision to be taken back."""

    request: RequestName | None = None


class Say(_Sent):
    """A line of chat."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=4 * LONGEST_CHAT)]


class Again(_Sent):
    """Somebody who plays once more."""

    contribution: Contribution | None = None


class KeySchema(_Sent):
    """A seat's key, from a private link."""

    key: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]


class Replay(_Sent):
    """A saved game to look at."""

    record: dict[str, Any] = Field(description="a saved game, as GET …/record gives it")
    move: int | None = Field(
        default=None, ge=0, le=10_000, description="after how many moves; all if left out"
    )
    seat: int | None = Field(default=None, ge=0, le=5, description="whose eyes; a spectator's if left out")
    draws: bool = Field(default=False, description="with every draw, and what it was drawn from")


# ---------------------------------------------------------------- answers


class Refused(BaseModel):
    """Why something was not done."""

    code: str = Field(description="for programs", examples=["old-prompt"])
    clause: str | None = Field(
        description="the clause of the rules that forbids it, if one does", examples=["BZ-10"]
    )
    why: str | None = Field(description="which of its reasons, for programs", examples=["too-low"])
    facts: dict[str, str | int] = Field(
        description="what the reason speaks of", examples=[{"bid": 2, "high": 3}]
    )
    text: str = Field(description="for people")


class PlayerSchema(BaseModel):
    """A seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    kept_for: str | None
    away: Literal["left", "time"] | None = Field(description="a bot plays here until the player returns")
    contributed: bool
    deadline: str | None = Field(description="until when this player has time to decide")


class TableSchema(BaseModel):
    """A table as one viewer sees it."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    public: bool
    clock: dict[str, Any] | None
    commitment: str = Field(description="SHA-256 of the secret of the deal, which is shown at the end")
    state: Literal["waiting", "playing", "over", "unreadable"]
    unreadable: str | None
    players: list[PlayerSchema]
    seat: int | None = Field(description="yours; none for a spectator")
    prompt: int | None = Field(description="send it with your moves")
    can: dict[str, bool] = Field(description="what else you can do: sit, start, undo, return, rematch")
    view: dict[str, Any] | None = Field(
        description="the game: turn, legal (your moves, as text), and all that lies on the table"
    )
    outcome: dict[str, Any] | None
    rematch: str | None = Field(description="the table at which the same people play on")


class UpdateSchema(BaseModel):
    """What happened since a position, and the table as it stands."""

    position: int
    happened: list[dict[str, Any]]
    table: TableSchema


class RefusedSchema(BaseModel):
    """A refusal, with the table as it stands where that helps."""

    refused: Refused
    update: UpdateSchema | None


class SeatedSchema(BaseModel):
    """A seat of your own. Keep the key: whoever has it has the seat."""

    seat: int
    key: str
    update: UpdateSchema


class LobbySchema(BaseModel):
    """The public tables."""

    tables: list[dict[str, Any]]
