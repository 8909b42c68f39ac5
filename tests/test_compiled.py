"""The compile cache can't run a stale rule, importing compiles nothing, and a record stays small."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import hippodrome
from hippodrome.rules import byzanz, compiled, contract, playouts
from hippodrome.rules.contract import GAMES

PACKAGE = Path(hippodrome.__file__).parent


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


def test_a_record_is_at_most_512_bytes() -> None:
    assert byzanz.State.itemsize <= 512


def test_importing_compiles_nothing(tmp_path: Path) -> None:
    kept = run("import hippodrome; hippodrome.new; hippodrome.Nature", HIPPODROME_CACHE=str(tmp_path))
    assert kept == ""
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


def test_importing_the_package_does_not_even_load_numba() -> None:
    assert run("import sys, hippodrome; print('numba' in sys.modules)") == "False"


@pytest.mark.slow
def test_a_changed_rule_never_runs_stale(tmp_path: Path) -> None:
    """One file is changed, and only a function in another file that calls it is run from the cache."""
    copy = tmp_path / "hippodrome"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    here = {"PYTHONPATH": str(tmp_path), "HIPPODROME_CACHE": str(tmp_path / "cache")}
    code = (
        "import hippodrome; from hippodrome.rules import byzanz, calls\n"
        f"assert hippodrome.__file__.startswith({str(tmp_path)!r})\n"
        "print(calls.turn(byzanz.opening({'seats': 4})))"
    )
    assert run(code, **here) == "0"
    source = copy / "rules" / "byzanz_legal.py"
    stat = source.stat()
    text = source.read_text(encoding="utf-8")
    source.write_text(text.replace("s.phase == END:\n        return 0", "s.phase == END:\n        return 9"))
    os.utime(source, ns=(stat.st_atime_ns, stat.st_mtime_ns))  # even the time of the change is not told
    assert run(code, **here) == "9"


def test_code_elsewhere_is_keyed_by_itself_and_the_rules(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("a = 1")
    first = compiled.source_key(tmp_path)
    (tmp_path / "bot.py").write_text("a = 2")
    assert compiled.source_key(tmp_path) not in (first, compiled.source_key(compiled.RULES))


def test_without_a_place_to_keep_it_code_is_compiled_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code = (
        "from hippodrome.rules import chance, compiled\n"
        "print(compiled.cache_folder(compiled.RULES), chance.below(chance.generator(1), 1))"
    )
    assert run(code, HIPPODROME_CACHE=str(tmp_path / "file" / "cache")) == "None 0"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_offers_the_contract(name: str) -> None:
    game = GAMES[name]
    for offered in contract.__all__:
        if offered.islower() and offered not in ("dispatch", "game_of"):
            assert callable(getattr(game, offered))
    assert game.State.itemsize < 1024
    assert min(game.SEATS) > 1
    assert game.VERSION >= 1
    assert contract.game_of(game.State).apply is game.apply


@pytest.mark.parametrize("seats", byzanz.SEATS)
def test_threads_change_nothing_but_the_time(seats: int) -> None:
    start = byzanz.opening({"seats": seats})
    before = start.tobytes()
    one = playouts.batch_playouts(start, 500, seed=3, threads=1)
    for threads in (2, 3, 7):
        many = playouts.batch_playouts(start, 500, seed=3, threads=threads)
        assert all(np.array_equal(a, b) for a, b in zip(one, many, strict=True))
    assert start.tobytes() == before
    scores, winners, decisions = one
    best = scores.max(1)
    for seat in range(seats):  # a winner has the most points
        assert (scores[winners >> seat & 1 == 1, seat] == best[winners >> seat & 1 == 1]).all()
    assert (winners > 0).all()
    assert len(np.unique(scores, axis=0)) > 400
    assert 100 < decisions.mean() < 300


def test_a_batch_can_start_from_any_position() -> None:
    game = hippodrome.new("byzanz", seats=3, seed=1)
    game.play(0, "pass")
    scores, _, _ = playouts.batch_playouts(game.record, 50, threads=2)
    assert scores.shape == (50, 3)
