"""Requests that can cost much: done by the worker process in turn, and paid for by the address that asks."""

from collections.abc import Callable
from typing import Any

from fastapi import Request
from starlette.requests import ClientDisconnect

from hippodrome.table.access import address
from hippodrome.table.limits import Limiter, network
from hippodrome.table.queues import FairQueue
from hippodrome.table.refusals import Refusal
from hippodrome.table.worker import Worker

LEAST = 0.04  # seconds that a request counts for at least: large answers cost something too
SMALL = 8 * 1024  # bytes of a body that is parsed in no time
WAITING, EACH = 16, 4  # requests that wait for their turn: of all addresses, and of one


class Checks:
    """The way of costly requests to the worker process."""

    def __init__(self, limiter: Limiter) -> None:
        self.limiter = limiter
        self.queue = FairQueue("checks", at_once=1, waiting=WAITING, each=EACH)
        self.worker = Worker()

    def count(self, request: Request) -> None:
        """Count what any such request costs; refuse it if the address has spent its share."""
        self.limiter.check(address(request), "work")
        self.limiter.spend(address(request), "work", LEAST)

    async def run(self, request: Request, table: str, work: Callable[..., Any], *given: Any) -> Any:
        """Return what a function of `replays` makes of plain data, and note what it cost the address."""
        where = network(address(request))
        async with self.queue.turn(table, [where]):
            try:
                done = await self.worker.call(work, *given)
            except Refusal:  # it took too long, or more memory than there is
                self.limiter.spend(where, "work", self.worker.longest)
                raise
        self.limiter.spend(where, "work", done.seconds)
        if done.refused:
            raise Refusal(*done.refused)
        return done.result

    async def run_body(self, request: Request, work: Callable[[bytes], Any]) -> Any:
        """Hand on the body of a request as it came: to parse it can take long already."""
        self.count(request)
        return await self.run(request, "", work, await body_of(request))

    async def run_large(self, request: Request, work: Callable[[bytes], Any]) -> Any:
        """Do the same with a body that is large; a small one costs little, and is handled here."""
        body = await body_of(request)
        if len(body) <= SMALL:
            return work(body)
        self.count(request)
        return await self.run(request, "", work, body)


async def body_of(request: Request) -> bytes:
    """Return the body of a request, unparsed; refuse what is not JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("bad-request", "The body must be JSON, with the content type application/json.")
    try:
        return await request.body()
    except ClientDisconnect:
        raise Refusal("bad-request", "This request did not arrive in full.") from None
