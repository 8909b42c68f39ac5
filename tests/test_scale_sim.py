"""The simulation of many servers: it runs at a tiny size, and its loads follow from what is given."""

from dataclasses import replace

import pytest

from benchmarks.scale_sim import Cell, Costs, Ring, needs, simulate

CELL = Cell(tables=2000, servers=2, pace=4.0)


def test_twice_the_servers_are_half_as_busy_and_no_slower() -> None:
    two, four = simulate(CELL, Costs(), seconds=4), simulate(replace(CELL, servers=4), Costs(), seconds=4)
    assert two.server_load == pytest.approx(
        2000 / 4 * 0.5 / 1000 / 2, rel=0.1
    )  # moves a second, by what one costs
    assert four.server_load == pytest.approx(two.server_load / 2, rel=0.1)
    assert four.p99_ms <= two.p99_ms * 1.1
    assert four.database_load > two.database_load  # more commits, with fewer moves in each


def test_twice_the_pace_is_twice_the_load_until_a_server_has_no_more_to_give() -> None:
    slow, fast = simulate(CELL, Costs(), seconds=4), simulate(replace(CELL, pace=2.0), Costs(), seconds=4)
    assert fast.server_load == pytest.approx(2 * slow.server_load, rel=0.1)
    choked = simulate(replace(CELL, servers=1), Costs(move_ms=4.0), seconds=4)
    assert choked.busiest_server > 0.95
    assert choked.p99_ms > 10 * slow.p99_ms


def test_a_slower_disk_delays_moves_and_loads_nobody() -> None:
    quick, slow = (simulate(CELL, Costs(sync_ms=sync), seconds=4) for sync in (1.0, 41.0))
    assert slow.p50_ms > quick.p50_ms + 35
    assert slow.server_load == pytest.approx(quick.server_load, rel=0.1)


def test_what_is_needed_grows_with_the_tables_and_with_what_a_move_costs() -> None:
    one, dear, many = (
        needs(tables, 10, Costs(move_ms=cost))
        for tables, cost in ((10**6, 0.5), (10**6, 1.0), (2 * 10**6, 0.5))
    )
    assert dear.servers == pytest.approx(2 * one.servers, abs=1)
    assert many.servers == pytest.approx(2 * one.servers, abs=1)
    assert many.moves_per_second == 2 * one.moves_per_second


def test_the_ring_gives_every_server_its_part() -> None:
    ring, tables = Ring(4), 4000
    parts = [0] * 4
    for number in range(tables):
        parts[ring.owner(f"table {number}")] += 1
    assert all(0.75 * tables / 4 < part < 1.3 * tables / 4 for part in parts)
