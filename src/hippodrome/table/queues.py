"""Queues for work that takes long: bounded, and fair by address and by table.

A queue gives out turns; whoever has one does the work, in a thread or in another process. There is one queue for each
kind of work, so that hints do not hold up bots, nor dear bots cheap ones. Who finds a queue full is refused at once:
one that grows without limit would make everybody wait.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from hippodrome.table.refusals import Refusal

NOBODY = ""  # the address of a table that nobody looks at
PASSED = 5  # others that such a table lets pass
Turn = asyncio.Future[None]


class FairQueue:
    """Gives out turns, at most `at_once` at a time, to the addresses in turn, and to the tables of each in turn.

    At most `waiting` wait, and `each` of one address. Where there are several turns at once, one address never has
    them all: somebody else need not wait until a long piece of work is done.

    >>> async def order() -> list[str]:
    ...     queue, done = FairQueue("hints", at_once=1, waiting=9, each=9), []
    ...     async def work(name: str, address: str) -> None:
    ...         async with queue.turn(name, [address]):
    ...             done.append(name)
    ...             await asyncio.sleep(0)
    ...     tables = [("first", "1.1.1.1"), ("second", "1.1.1.1"), ("third", "1.1.1.1"), ("stranger's", "2.2.2.2")]
    ...     await asyncio.gather(*(work(*one) for one in tables))
    ...     return done
    >>> asyncio.run(order())
    ['first', 'second', "stranger's", 'third']
    """

    def __init__(self, name: str, at_once: int, waiting: int, each: int) -> None:
        self.name, self.at_once, self.most, self.each = name, at_once, waiting, each
        self._share = max(1, at_once - 1)  # turns that one address has at once
        self._passed = 0
        self._having: Counter[str] = Counter()  # turns that are given out, by address
        self._waiting: dict[
            str, dict[str, deque[Turn]]
        ] = {}  # by address, then by table: whose turn is next first

    @property
    def waiting(self) -> int:
        """How many wait for their turn.

        >>> FairQueue("hints", at_once=1, waiting=9, each=9).waiting
        0
        """
        return sum(map(self._waiting_of, self._waiting))

    def _waiting_of(self, address: str) -> int:
        return sum(map(len, self._waiting.get(address, {}).values()))

    @asynccontextmanager
    async def turn(self, table: str, addresses: Collection[str] = ()) -> AsyncIterator[None]:
        """Wait for a turn, and have it; raises the refusal `busy` if too many wait already.

        Work for a table that several addresses look at counts for the one that waits for least.
        """
        address = min(addresses or [NOBODY], key=self._waiting_of)
        await self._wait(address, table)
        try:
            yield
        finally:
            self._back(address)

    def _back(self, address: str) -> None:
        """Take a turn back."""
        self._having[address] -= 1
        if not self._having[address]:
            del self._having[address]
        self._give()

    async def _wait(self, address: str, table: str) -> None:
        if self._is_full(address):
            raise Refusal("busy", "The server is busy with work of this kind: try again in a few seconds.")
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, {}).setdefault(table, deque()).append(turn)
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(address, table, turn)
            else:  # it was given in the same moment
                self._back(address)
            raise

    def _is_full(self, address: str) -> bool:
        if self._having.total() < self.at_once and not self._waiting:
            return False
        return self.waiting >= self.most or self._waiting_of(address) >= self.each

    def _give(self) -> None:
        """Give out the turns that are free."""
        while self._having.total() < self.at_once:
            address = self._next()
            if address is None:
                return
            tables = self._waiting.pop(address)
            table = next(iter(tables))
            turns = tables.pop(table)
            turn = turns.popleft()
            if turns:
                tables[table] = turns  # behind the other tables
            if tables:
                self._waiting[address] = tables  # behind the other addresses
            if not turn.cancelled():
                self._having[address] += 1
                turn.set_result(None)

    def _next(self) -> str | None:
        """Whose turn it is. Tables that nobody looks at let others pass, but not for ever."""
        free = [one for one in self._waiting if self._having[one] < self._share]
        if len(free) > 1 and free[0] == NOBODY and self._passed < PASSED:
            self._passed += 1
            return free[1]
        if free and free[0] == NOBODY:
            self._passed = 0
        return free[0] if free else None

    def _forget(self, address: str, table: str, turn: Turn) -> None:
        """Take somebody out who no longer waits."""
        tables = self._waiting.get(address, {})
        if turn in tables.get(table, ()):
            tables[table].remove(turn)
            if not tables[table]:
                del tables[table]
            if not tables:
                del self._waiting[address]
