"""A long run with flat memory: parties come and go, and what a server has taken it gives back."""

import os
import statistics
import time
from pathlib import Path

import pytest

from tests.table.crowd import Crowd
from tests.table.servers import serving

SECONDS = float(os.environ.get("HIPPODROME_SOAK_SECONDS", "600"))
WARM = 0.3  # of that time, in which everything is used for the first time
MOST = 1.10  # times the memory at the beginning
LOOKS = 60


def _memory(pid: int) -> float:
    """The private memory of a process, in KB."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return float(next(line for line in lines if line.startswith("Pss_Anon:")).split()[1])


@pytest.mark.soak
def test_memory_stays_flat_while_parties_come_and_go(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server, Crowd([server]) as crowd:
        assert server.process is not None
        end, seen = time.monotonic() + SECONDS, []
        while time.monotonic() < end:
            crowd.fill()
            time.sleep(SECONDS / LOOKS)
            seen.append(_memory(server.process.pid))
        warm = seen[int(WARM * len(seen)) :]
        first, last = warm[: len(warm) // 3], warm[-(len(warm) // 3) :]
        assert statistics.median(last) <= MOST * statistics.median(first), [round(kb) for kb in seen]
