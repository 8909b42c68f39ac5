"""Requests that change a table: open it, sit down, start, move, undo, chat, leave, return, play again."""

from functools import partial
from typing import Annotated

from fastapi import Path, Request
from starlette.responses import Response

from hippodrome.core.contract import MOST_SEATS
from hippodrome.table import absent, acts, notes, renaming, replays, sight
from hippodrome.table.access import COOKIE, Access, JsonAnswer, address, given_key, key_from
from hippodrome.table.acts import Act
from hippodrome.table.attendance import Held
from hippodrome.table.checks import Checks
from hippodrome.table.limits import Limiter, network
from hippodrome.table.metrics import Metrics
from hippodrome.table.reading import notes_answer
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry
from hippodrome.table.schemas import (
    Again,
    Choose,
    KeySchema,
    Moves,
    Rename,
    Replace,
    Reveal,
    Say,
    SeatBot,
    SitDown,
    TableId,
    Undo,
    Watched,
    Write,
)
from hippodrome.table.seats import has_seat, new_key, seat_of
from hippodrome.table.table import WAITING, Table

SeatNumber = Annotated[int, Path(ge=0, lt=MOST_SEATS)]


class Playing(Access):
    """The requests that change a table."""

    def __init__(self, registry: Registry, limiter: Limiter, metrics: Metrics, checks: Checks) -> None:
        super().__init__(registry, limiter, metrics)
        self.checks = checks
        self.held = Held(registry)

    # ---------------------------------------------------------------- before the game

    async def open_table(self, request: Request) -> Response:
        """Open a table. Its commitment to the deal is published before anyone sits down."""
        self.count(request, "open")
        table = await self.registry.open_table(await self.checks.run_large(request, replays.opening))
        return JsonAnswer(self.registry.update_of(table, sight.viewer_of(table, None), 0), 201)

    async def practice(self, request: Request) -> Response:
        """Open a practice table: the deal of a saved game again, or that game gone on with after some moves."""
        self.count(request, "open")
        await self.registry.preparing.everything()
        table = await self.registry.open_table(await self.checks.run_body(request, replays.practice))
        return JsonAnswer(self.registry.update_of(table, sight.viewer_of(table, None), 0), 201)

    async def sit(self, request: Request, table_id: TableId, sent: SitDown) -> Response:
        """Take a seat. The answer has the seat's key; a cookie that scripts can't read has it too.

        If the answer is lost, send the same again, with the same `request`: you get the same seat and key.
        """
        self.count(request, "sit")
        key = key_from(sent.request, table_id) if sent.request else new_key()
        found = await self.registry.look(table_id)
        if found.opened["public"] and self.limiter.enabled and not has_seat(found.seats, key):
            where = network(address(request))
            await self.held.take(where, table_id, key)
            try:
                return await self._sit(request, table_id, sent, key)
            except Refusal:
                self.held.give_back(where, table_id, key)
                raise
        return await self._sit(request, table_id, sent, key)

    async def _sit(self, request: Request, table_id: str, sent: SitDown, key: str) -> Response:
        def make(table: Table) -> Act | None:
            if has_seat(table.seats, key):
                return None  # sent twice
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

    async def rename(self, request: Request, table_id: TableId, sent: Rename) -> Response:
        """Take another name, until the game is over."""
        self.count(request, "sit")
        return await self.do(request, table_id, lambda table, seat: renaming.rename(table, seat, sent.name))

    async def watched(self, request: Request, table_id: TableId, sent: Watched) -> Response:
        """Say how far you have seen what happened. If you play alone among bots, they wait for you from then on."""
        table = await self.registry.look(table_id)
        self.registry.watched(table, self.own_seat(request, table), sent.position)
        return Response(status_code=204)

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

    async def free_any_seat(self, request: Request, table_id: TableId, seat: SeatNumber) -> Response:
        """Free a seat before the game starts, whoever has it. Only the host can: whoever sat down first."""
        self.count(request, "back")
        return await self.do(request, table_id, lambda table, by: absent.free(table, seat, by))

    async def start(self, request: Request, table_id: TableId) -> Response:
        """Close the seals, once every seat is taken; then all reveal, and the game begins. Any player can."""
        usual = self.registry.reveal_time
        table = await self.registry.look(table_id)
        if not any(seat.seal for seat in table.seats):  # it begins at once
            await self.registry.preparing.ready(table.opened["game"])
        return await self.do(request, table_id, lambda table, _: acts.start(table, usual))

    async def reveal(self, request: Request, table_id: TableId, sent: Reveal) -> Response:
        """Reveal your contribution to the deal. When all have, the game begins."""
        answer = await self.do(
            request, table_id, lambda table, seat: acts.reveal(table, seat, sent.contribution)
        )
        if answer.status_code == 200:
            table = await self.registry.act(table_id, self._begin)
            answer = JsonAnswer(self.update(table, self.own_seat(request, table)))
        return answer

    def _begin(self, now: Table) -> Act | None:
        """Begin a game for which all have revealed; one that is still prepared is left to the bot runner."""
        ready = self.registry.preparing.is_ready(now.opened["game"])
        return acts.begin(now, self.registry.now(now)) if ready else None

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

        def make(table: Table, seat: int) -> Act | None:
            if acts.repeated(table, seat, sent.request):
                return None
            return acts.say(table, seat, sent.text, sent.request)

        return await self.do(request, table_id, make)

    async def leave(self, request: Request, table_id: TableId) -> Response:
        """Leave: before the game your seat is free again, during it a bot plays for you until you return."""
        self.count(request, "back")
        table = await self.registry.look(table_id)
        self.own_seat(request, table)
        table = await self.registry.act(table_id, lambda now: acts.leave(now, self.own_seat(request, now)))
        answer = JsonAnswer(self.update(table, None))
        if table.state == WAITING:  # the seat is free, and its key is no longer valid
            answer.delete_cookie(COOKIE, f"/api/tables/{table_id}")
        return answer

    async def come_back(self, request: Request, table_id: TableId) -> Response:
        """Return to your seat: you play yourself again."""
        self.count(request, "back")
        return await self.do(request, table_id, lambda table, seat: acts.come_back(table, seat))

    async def replace(self, request: Request, table_id: TableId, sent: Replace) -> Response:
        """Let a bot play for somebody who has vanished, until they are back; `replace` says from when you can."""
        self.count(request, "back")

        asked = await self.registry.ask_presence(table_id)

        def make(table: Table, by: int) -> Act:
            online = not asked or self.registry.was_there(table_id, sent.seat)
            return absent.replace(table, sent.seat, by, online, self.registry.now(table))

        return await self.do(request, table_id, make)

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
        key = key_from(given_key(request) or "", table.rematch)

        def make(new: Table) -> Act | None:
            if has_seat(new.seats, key):
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
