"""Queues for work that costs much: turns go round, and a full one refuses."""

import asyncio

from hippodrome.table.queues import NOBODY, PASSED, FairQueue
from hippodrome.table.refusals import Refusal

HERE, THERE = "198.51.100.7", "203.0.113.9"


async def order_of(queue: FairQueue, work: list[tuple[str, str]]) -> list[str]:
    """Let tables (each with an address) wait at the same time; return them in the order of their turns."""
    done = []

    async def one(table: str, address: str) -> None:
        async with queue.turn(table, [address]):
            done.append(table)
            await asyncio.sleep(0)

    await asyncio.gather(*(one(*each) for each in work))
    return done


def test_turns_go_round_the_addresses_and_round_the_tables_of_each() -> None:
    queue = FairQueue("test", at_once=1, waiting=20, each=20)
    work = [("a", HERE), ("a", HERE), ("a", HERE), ("b", HERE), ("c", THERE), ("c", THERE)]
    assert asyncio.run(order_of(queue, work)) == ["a", "a", "c", "b", "c", "a"]
    assert queue.waiting == 0


def test_one_address_never_has_all_turns() -> None:
    async def check() -> None:
        queue = FairQueue("test", at_once=2, waiting=20, each=20)
        async with queue.turn("a", [HERE]):
            second = asyncio.create_task(order_of(queue, [("b", HERE)]))
            await asyncio.sleep(0.01)
            assert not second.done()
            assert await order_of(queue, [("c", THERE)]) == ["c"]
        assert await second == ["b"]

    asyncio.run(check())


def test_tables_that_nobody_looks_at_let_others_pass_but_not_for_ever() -> None:
    queue = FairQueue("test", at_once=1, waiting=20, each=20)
    work = [("first", HERE), ("nobody's", NOBODY), *((f"{number}", HERE) for number in range(10))]
    order = asyncio.run(order_of(queue, work))
    assert order.index("nobody's") == 1 + PASSED
    assert 2 < PASSED < 10


def test_a_full_queue_refuses_at_once() -> None:
    async def check() -> None:
        queue = FairQueue("test", at_once=1, waiting=3, each=2)
        async with queue.turn("a", [HERE]):
            tasks = [asyncio.create_task(order_of(queue, [("b", HERE)])) for _ in range(3)]
            await asyncio.sleep(0.01)
            refused = [task for task in tasks if task.done()]
            assert len(refused) == 1
            assert isinstance(error := refused[0].exception(), Refusal)
            assert (error.code, error.status) == ("busy", 503)
            tasks += [asyncio.create_task(order_of(queue, [("c", THERE)])) for _ in range(2)]
            await asyncio.sleep(0.01)
            assert tasks[-1].done()
            assert queue.waiting == 3
        for task in tasks:
            await asyncio.gather(task, return_exceptions=True)
        assert await order_of(queue, [("d", HERE)]) == ["d"]

    asyncio.run(check())


def test_who_no_longer_waits_leaves_no_gap() -> None:
    async def check() -> None:
        queue = FairQueue("test", at_once=1, waiting=3, each=3)
        async with queue.turn("a", [HERE]):
            gone = asyncio.create_task(order_of(queue, [("b", HERE)]))
            stays = asyncio.create_task(order_of(queue, [("c", HERE)]))
            await asyncio.sleep(0.01)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            assert queue.waiting == 1
        assert await stays == ["c"]

    asyncio.run(check())
