"""The answers of the API, for its OpenAPI description."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from hippodrome.table.schemas import ClockSchema


class OptionSchema(BaseModel):
    """An option of a game."""

    name: str
    kind: str = Field(
        description="choice: one of the choices; flag: true or false; number: from the first of the choices to the "
        "last; list: one of the choices a seat; file"
    )
    default: Any
    choices: list[Any]
    study: bool = Field(description="for those who study the game: forms fold it away")
    each: str | None = Field(
        description="of a list: what one of them is called, if every seat chooses its own at the table"
    )


class TellsSchema(BaseModel):
    """What a game can ask and tell: by id the facts of each question and story, with the kind of each fact."""

    questions: dict[str, dict[str, str]]
    stories: dict[str, dict[str, str]]
    headings: list[str] = Field(description="the stories that begin a part of the game")


class SourceSchema(BaseModel):
    """What nature draws from with one word of the log: a deck, a die, tiles."""

    word: str = Field(description="the word that its moves begin with")
    outcomes: list[str] = Field(description="what can follow, in the order in which outcomes are counted")
    copies: list[int] = Field(description="of each, at first")
    replaced: bool = Field(description="whether an outcome is put back after it came")
    when: dict[str, Any] = Field(
        description="the options of the tables that it is for; of several sources for a table the first counts"
    )
    least: dict[str, list[int]] = Field(
        description="by option, for each outcome: how much the option must be, at least, for it to be there"
    )
    most: dict[str, list[int]] = Field(
        description="by option: 1 for each outcome of which there are no more copies than the option says"
    )


class GameSchema(BaseModel):
    """A game."""

    name: str
    family: str
    version: int
    seats: list[int] = Field(description="the numbers of players")
    options: list[OptionSchema]
    levels: list[str] = Field(description="from weakest to strongest")
    bots: list[str] = Field(description="every bot that plays it")
    clocks: list[ClockSchema] = Field(description="the clocks that forms offer")
    board: bool = Field(description="whether it has a board")
    told: TellsSchema
    nature: list[SourceSchema] = Field(
        description="all that is drawn and rolled: to repeat draws without rules"
    )


class GamesSchema(BaseModel):
    """Every game."""

    games: list[GameSchema]


class PreparingSchema(BaseModel):
    """What is compiled before games can be played. Requests for a game that is not ready wait until it is."""

    ready: bool = Field(description="whether all games are")
    games: dict[str, float] = Field(description="how far each is, from 0 to 1")
    search: list[str] = Field(
        description="the games whose search is ready, which hints and the higher levels need"
    )


class ServerSchema(BaseModel):
    """A server: whether it is ready, and where friends find it."""

    preparing: PreparingSchema
    own_machine: bool = Field(description="whether you ask from the machine that it runs on")
    addresses: list[str] = Field(
        description="under which others in the network reach it, told on its own machine; none if it listens to "
        "that machine only"
    )


class GroupSchema(BaseModel):
    """Columns of a grid that belong together."""

    name: str
    columns: list[str]


class GridSchema(BaseModel):
    """What can be marked in notes: each column for each opponent."""

    kind: str = Field(description="the kind of thing that a column is, as the facts of stories name it")
    group_kind: str = Field(description="the kind of thing that a group is")
    groups: list[GroupSchema]


class NotesSchema(BaseModel):
    """Your private notes at a table."""

    version: int = Field(description="send it when you write: 0 if nothing was written yet")
    text: str
    marks: dict[str, dict[str, Literal["suspected", "ruled-out"]]]
    longest: int = Field(description="how many characters the text may have")
    grid: GridSchema | None = Field(description="none where the game has none")


class Refused(BaseModel):
    """Why a request was not carried out."""

    code: str = Field(description="for programs", examples=["old-prompt"])
    clause: str | None = Field(
        description="the clause of the rules that forbids it, if one does", examples=["BZ-10"]
    )
    why: str | None = Field(description="the reason as an id, for programs", examples=["too-low"])
    facts: dict[str, str | int] = Field(
        description="the facts of that reason", examples=[{"bid": 2, "high": 3}]
    )
    text: str = Field(description="for people")


class PlayerSchema(BaseModel):
    """A seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    kept_for: str | None
    kept_until: str | None = Field(description="until when a rematch keeps the seat for this player")
    host: bool = Field(description="whether this player sat down first, of those who still sit here")
    away: Literal["left", "time", "vanished"] | None = Field(
        description="a bot plays here until the player returns"
    )
    sealed: bool = Field(description="whether this player has sealed a contribution to the deal")
    revealed: bool = Field(description="whether it is revealed")
    chosen: dict[str, Any] = Field(description="by option what this seat has chosen for itself")
    deadline: str | None = Field(description="until when this player has time to decide")


class ToldSchema(BaseModel):
    """A question or a story: an id, and the facts that a sentence about it uses."""

    id: str
    facts: dict[str, Any]


class OwnSchema(BaseModel):
    """What one seat sees in addition to what everybody sees."""

    seat: int
    legal: list[str] = Field(description="your moves, as text")
    player: dict[str, Any] = Field(description="fields that replace those of your entry in view.players")
    question: ToldSchema | None = Field(
        default=None, description="what you are asked, instead of view.question; left out if there is nothing"
    )


class VanishedSchema(BaseModel):
    """From when you can let a bot play for somebody (POST …/replace)."""

    offline: str = Field(description="while no stream of this player is open")
    online: str = Field(description="while one is")


class DayTableSchema(BaseModel):
    """The day whose deal a table has."""

    day: str
    ranked: bool = Field(description="whether the attempt counts")


class TableSchema(BaseModel):
    """A table as one viewer sees it."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    public: bool
    clock: dict[str, Any] | None
    hints: bool = Field(description="whether players may ask for hints")
    absent: float | None = Field(
        description="before the start: for how many seconds you can be away without losing your seat; null for ever"
    )
    daily: DayTableSchema | None = Field(description="if it has the deal of a day")
    commitment: str = Field(
        description="SHA-256 of the secret of the deal, which is shown at the end; of a daily deal when its day is over"
    )
    practice: bool = Field(description="its deal was known before: it proves nothing, and is never rated")
    seals: list[str | None] | None = Field(
        description="SHA-256 of what each player contributes to the deal; none before the start"
    )
    reveal_until: str | None = Field(description="while contributions are revealed: until when")
    unrevealed: list[int] = Field(description="the seats that did not reveal, or have not yet")
    state: Literal["waiting", "revealing", "playing", "over", "unreadable"]
    unreadable: str | None
    players: list[PlayerSchema]
    seat: int | None = Field(description="your seat; null for a spectator")
    prompt: int | None = Field(description="send it with your moves")
    can: dict[str, bool] = Field(
        description="what else you can do: sit, start, free seats, reveal, undo, return, rematch, hint, look_back"
    )
    replace: dict[str, VanishedSchema] = Field(
        description="by seat: the people whom a game without a clock waits for, and from when others can replace them"
    )
    view: dict[str, Any] | None = Field(
        description="the game as everybody sees it: turn, question, players, and everything on the table"
    )
    own: OwnSchema | None = Field(description="what only you see of the game; null for a spectator")
    outcome: dict[str, Any] | None
    rematch: str | None = Field(description="the table of the rematch")


class HappenedSchema(BaseModel):
    """Something that happened, as far as you may know it. Other fields depend on its kind."""

    position: int
    at: str
    kind: str
    moves: list[tuple[int | str, str]] = Field(description="who moved (a seat, or nature) and what, as text")
    story: list[ToldSchema] = Field(description="what it led to; GET /api/games lists all stories")


class UpdateSchema(BaseModel):
    """What happened since a position, and the table as it is now."""

    position: int
    happened: list[HappenedSchema]
    table: TableSchema


class RefusedSchema(BaseModel):
    """A refusal, with the table as it is now if that helps."""

    refused: Refused
    update: UpdateSchema | None


class SeatedSchema(BaseModel):
    """Your seat. Keep the key: whoever has it can play in your seat."""

    seat: int
    key: str
    update: UpdateSchema


class SeatedPlayerSchema(BaseModel):
    """A seat, as it is shown before sitting down."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    kept_for: str | None
    chosen: dict[str, Any]


class LobbyTableSchema(BaseModel):
    """A public table: all that somebody wants to know before sitting down."""

    id: str
    game: str
    state: Literal["waiting", "revealing", "playing"]
    seats: int
    free: int
    opened: str
    practice: bool = Field(description="its deal was known before")
    options: dict[str, Any]
    clock: dict[str, Any] | None
    hints: bool
    players: list[SeatedPlayerSchema]


class LobbySchema(BaseModel):
    """The public tables."""

    tables: list[LobbyTableSchema]


class ReplaySchema(BaseModel):
    """A position of a saved game. `view` has what one viewpoint sees, with nothing left to decide."""

    move: int
    moves: int = Field(description="the number of moves of the whole game")
    view: dict[str, Any]
    outcome: dict[str, Any] | None
    board: dict[str, Any] | None
    stories: list[list[ToldSchema]] | None = Field(
        default=None, description="a list for every move of the log"
    )
    points: list[list[int]] | None = Field(
        default=None, description="of every seat: before the first move, and after each"
    )
