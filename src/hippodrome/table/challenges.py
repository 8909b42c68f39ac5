"""The answers of the API about daily deals and puzzles, for its OpenAPI description."""

from typing import Any

from pydantic import BaseModel, Field

from hippodrome.table.answers import ToldSchema


class AttemptSchema(BaseModel):
    """Your attempt at a daily deal that counts."""

    table: str
    over: bool
    points: int | None
    place: int | None = Field(description="at your table")
    counts: bool = Field(
        description="not if it was over after its day, or a bot has played for you in the meantime"
    )


class DealSchema(BaseModel):
    """The deal of a game on a day."""

    game: str
    seat: int = Field(description="yours")
    bots: list[str | None] = Field(description="by seat")
    commitment: str = Field(description="SHA-256 of the secret")
    secret: str | None = Field(description="null until the day is over")
    tomorrow: str | None = Field(description="SHA-256 of tomorrow's secret; null for other days than today")
    finished: int = Field(description="how many attempts are over and count")
    attempt: AttemptSchema | None


class DailySchema(BaseModel):
    """The deals of a day."""

    day: str
    today: str
    first: str = Field(description="the first day that had deals")
    until: str = Field(description="when the day is over")
    games: list[DealSchema]
    streak: int = Field(description="how many days in a row you have finished one")


class StandingSchema(BaseModel):
    """An attempt in the table of a day."""

    rank: int
    name: str
    points: int
    place: int
    adjusted: float | None = Field(
        description="share of the victory less luck; null until the game is analysed"
    )
    you: bool


class OtherwiseSchema(BaseModel):
    """A move that others made at the same position."""

    move: str
    players: int


class ComparedSchema(BaseModel):
    """A decision of yours at which others did something else."""

    decision: int = Field(description="which of yours, counted from 1")
    move: str
    same: int = Field(description="how many others did the same")
    others: list[OtherwiseSchema]


class ResultsSchema(BaseModel):
    """How everybody did at the deal of a day."""

    day: str
    game: str
    over: bool
    finished: int
    rows: list[StandingSchema] = Field(description="the best, and yours")
    attempt: AttemptSchema | None
    made: int = Field(description="how many decisions you made")
    decisions: list[ComparedSchema]


class PuzzlesSchema(BaseModel):
    """The puzzles: by game the difficulty of each, in the order of their numbers."""

    puzzles: dict[str, list[int]]


class PuzzleSchema(BaseModel):
    """A puzzle, as the seat sees it that decides."""

    game: str
    number: int
    version: int
    options: dict[str, Any]
    players: list[str]
    seat: int
    difficulty: int = Field(description="as a rating: who has the same one solves it every other time")
    view: dict[str, Any]
    board: dict[str, Any] | None
    stories: list[ToldSchema] = Field(description="what happened before, as the seat was told it")


class WorthSchema(BaseModel):
    """What a move is worth."""

    move: str
    value: float = Field(description="the expected share of the victory")
    error: float = Field(description="its standard error")


class VerdictSchema(BaseModel):
    """What is said of an answer."""

    right: bool
    answer: str
    best: str
    theme: str = Field(description="what the best move is about")
    values: list[WorthSchema] = Field(description="of the moves that were compared, the best first")
