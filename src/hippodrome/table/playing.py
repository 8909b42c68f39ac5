"""Requests that change a table: open it, sit down, start, move, undo, chat, leave, return, play again."""

import time
from functools import partial
from typing import Annotated

from fastapi import Path, Request
from starlette.responses import Response

from hippodrome.core.contract import MOST_SEATS
from hippodrome.table import acts, notes, replays, sight
from hippodrome.table.access import COOKIE, Access, again_key, given_key, json_answer
from hippodrome.table.acts import Act
from hippodrome.table.clock import Clock
from hippodrome.table.reading import notes_answer
from hippodrome.table.refusals import Refusal
from hippodrome.table.schemas import (
    Again,
    Choose,
    KeySchema,
    Moves,
    NewTable,
    Practice,
    Reveal,
    Say,
    SeatBot,
    SitDown,
    TableId,
    Undo,
    Write,
)
from hippodrome.table.seats import hashed, new_key, seat_of
from hippodrome.table.table import WAITING, Table

SeatNumber = Annotated[int, Path(ge=0, lt=MOST_SEATS)]


class Playing(Access):
    """The requests that change a table."""

    # ---------------------------------------------------------------- before the game

    async def open_table(self, request: Request, new: NewTable) -> Response:
        """Open a table. Its commitment to the deal is published before anyone sits down."""
        self.count(request, "open")
        clock = Clock(new.clock.kind, new.clock.each) if new.clock else None
        table = await self.registry.open_table(
            acts.open_table(new.game, new.options, clock, new.public, new.hints)
        )
        return json_answer(self.registry.update_of(table, sight.viewer_of(table, None), 0), 201)

    async def practice(self, request: Request, new: Practice) -> Response:
        """Open a practice table: the deal of a saved game again, or that game gone on with after some moves."""
        self.count(request, "open")
        self.count(request, "replay")
        game = replays.finished(new.record)
        table = await self.registry.open_table(acts.open_practice(game, new.move, new.public))
        return json_answer(self.registry.update_of(table, sight.viewer_of(table, None), 0), 201)

    async def sit(self, request: Request, table_id: TableId, sent: SitDown) -> Response:
        """Take a seat. The answer has the seat's key; a cookie that scripts can't read has it too."""
        self.count(request, "sit")
        key = new_key()

        def make(table: Table) -> Act:
            if self.seat(request, table) is not None:
                raise Refusal("already-seated", "You already have a seat at this table.")
            return acts.sit(table, sent.name, key, sent.seal, sent.seat, sent.chosen)

        table = await self.registry.act(table_id, make)
        return self.seated(request, table, key, 201)

    async def choose(self, request: Request, table_id: TableId, sent: Choose) -> Response:
        """Choose for your seat, as in your house, until the game begins. What others have can't be had."""
        self.count(request, "sit")
        return await self.do(
            request, table_id, lambda table, seat: acts.choose(table, seat, sent.option, sent.choice)
        )

    async def write_notes(self, request: Request, table_id: TableId, sent: Write) -> Response:
        """Replace your private notes. If another device has written since, that is refused: read them again."""
        self.count(request, "notes")
        table = await self.registry.look(table_id)
        seat = self.own_seat(request, table)
        sheet = notes.check(table, seat, sent.text, sent.marks)
        written = await notes.write(self.registry.store, table, seat, sent.version, sheet)
        return notes_answer(table, written)

    async def use_key(self, request: Request, table_id: TableId, sent: KeySchema) -> Response:
        """Return to your seat from another device, with the key of your private link."""
        self.count(request, "key")
        table = await self.registry.look(table_id)
        seat_of(table.seats, sent.key)
        return self.seated(request, table, sent.key, 200)

    async def show_key(self, request: Request, table_id: TableId) -> Response:
        """Get your own key, for a private link to your seat."""
        table = await self.registry.look(table_id)
        self.own_seat(request, table)
        return self.seated(request, table, given_key(request) or "", 200)

    async def seat_bot(self, request: Request, table_id: TableId, sent: SeatBot) -> Response:
        """Add a bot. Any player at the table can."""
        self.count(request, "sit")
        answer = await self.do(request, table_id, lambda table, _: acts.seat_bot(table, sent.seat, sent.bot))
        answer.status_code = 201 if answer.status_code == 200 else answer.status_code
        return answer

    async def free_seat(self, request: Request, table_id: TableId, seat: SeatNumber) -> Response:
        """Remove a bot before the game starts. Any player at the table can."""
        return await self.do(request, table_id, lambda table, _: acts.free_seat(table, seat))

    async def start(self, request: Request, table_id: TableId) -> Response:
        """Close the seals, once every seat is taken; then all reveal, and the game begins. Any player can."""
        usual = self.registry.reveal_time
        return await self.do(request, table_id, lambda table, _: acts.start(table, usual))

    async def reveal(self, request: Request, table_id: TableId, sent: Reveal) -> Response:
        """Reveal your contribution to the deal. When all have, the game begins."""
        answer = await self.do(
            request, table_id, lambda table, seat: acts.reveal(table, seat, sent.contribution)
        )
        if answer.status_code == 200:
            table = await self.registry.act(table_id, lambda now: acts.begin(now, time.time()))
            answer = json_answer(self.update(table, self.own_seat(request, table)))
        return answer

    # ---------------------------------------------------------------- play

    async def play(self, request: Request, table_id: TableId, sent: Moves) -> Response:
        """Move. The answer comes when the move is on disk; a move for an old prompt is refused with the new table."""
        again = False

        def make(table: Table, seat: int) -> Act | None:
            nonlocal again
            again = acts.repeated(table, seat, sent.request)
            return None if again else acts.play(table, seat, sent.prompt, sent.moves, sent.request)

        answer = await self.do(request, table_id, make)
        if answer.status_code == 200 and not again:
            self.metrics.moves.inc()
        return answer

    async def undo(self, request: Request, table_id: TableId, sent: Undo) -> Response:
        """Take back your last decision, if nothing has been revealed since and nobody else has moved."""
        self.count(request, "back")

        def make(table: Table, seat: int) -> Act | None:
            if acts.repeated(table, seat, sent.request):
                return None
            return acts.undo(table, seat, sent.request)

        return await self.do(request, table_id, make)

    async def say(self, request: Request, table_id: TableId, sent: Say) -> Response:
        """Say something to the table."""
        self.count(request, "say")
        return await self.do(request, table_id, lambda table, seat: acts.say(table, seat, sent.text))

    async def leave(self, request: Request, table_id: TableId) -> Response:
        """Leave: before the game your seat is free again, during it a bot plays for you until you return."""
        self.count(request, "back")
        table = await self.registry.look(table_id)
        self.own_seat(request, table)
        table = await self.registry.act(table_id, lambda now: acts.leave(now, self.own_seat(request, now)))
        answer = json_answer(self.update(table, None))
        if table.state == WAITING:  # the seat is free, and its key is no longer valid
            answer.delete_cookie(COOKIE, f"/api/tables/{table_id}")
        return answer

    async def come_back(self, request: Request, table_id: TableId) -> Response:
        """Return to your seat: you play yourself again."""
        self.count(request, "back")
        return await self.do(request, table_id, lambda table, seat: acts.come_back(table, seat))

    # ---------------------------------------------------------------- after the game

    async def rematch(self, request: Request, table_id: TableId, sent: Again) -> Response:
        """Play again with the same people, at a new table where your seat is kept. The answer has its key."""
        self.count(request, "sit")
        table = await self.registry.look(table_id)
        seat = self.own_seat(request, table)
        if table.rematch is None:
            table = await self._open_rematch(table)
        assert table.rematch is not None, "the rematch was opened"
        name = table.seats[seat].name or ""
        key = again_key(given_key(request) or "", table.rematch)

        def make(new: Table) -> Act | None:
            if any(other.key == hashed(key) for other in new.seats):
                return None  # sent twice
            return acts.sit_again(new, name, key, sent.seal)

        return self.seated(request, await self.registry.act(table.rematch, make), key, 201)

    async def _open_rematch(self, table: Table) -> Table:
        """Open the next table, with the same bots; if several are opened at once, the first counts."""
        new = await self.registry.open_table(acts.open_rematch(table))
        for number in range(len(table.seats)):
            before = table.seats[(number + 1) % len(table.seats)]
            if before.bot:
                await self.registry.act(new.id, partial(acts.seat_bot, seat=number, spec=before.bot))
        return await self.registry.act(
            table.id, lambda now: acts.rematch(now, new.id) if now.rematch is None else None
        )
