"""The compile cache can't run a stale rule, importing compiles nothing, and a record stays small."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import hippodrome
from hippodrome.core import compiled, contract, playouts
from hippodrome.games import GAMES
from hippodrome.games.byzanz import rules as byzanz

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


RUN_TURN = (
    "from hippodrome.core import calls; from hippodrome.games import GAMES\n"
    "print(calls.turn(GAMES['byzanz'].opening({'seats': 4})))"
)
RUN_SENSE = (
    "import numpy as np; from hippodrome.core.sense import expected, new_memo\n"
    "from hippodrome.games import GAMES\n"
    "one, points = GAMES['byzanz'].opening({'seats': 4}), np.zeros(6)\n"
    "expected(one, points, new_memo(one.dtype)); print(points[0])"
)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "old", "new", "code", "before", "after"),
    [
        (
            "legal.py",
            "s.phase == record.END:\n        return 0",
            "s.phase == record.END:\n        return 9",
            RUN_TURN,
            "0",
            "9",
        ),
        (
            "sense/rating.py",
            "points[seat] = profit(s, seat)",
            "points[seat] = profit(s, seat) + 9",
            RUN_SENSE,
            "0.0",
            "9.0",
        ),
    ],
)
def test_a_changed_rule_never_runs_stale(
    tmp_path: Path, file: str, old: str, new: str, code: str, before: str, after: str
) -> None:
    """One file of a game is changed, and only a function of the core that calls it is run from the cache."""
    copy = tmp_path / "hippodrome"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "browser"))
    here = {"PYTHONPATH": str(tmp_path), "HIPPODROME_CACHE": str(tmp_path / "cache")}
    here["PYTHONDONTWRITEBYTECODE"] = "1"  # Python's own cache would not notice the change
    assert run("import hippodrome; print(hippodrome.__file__)", **here).startswith(str(tmp_path))
    assert run(code, **here) == before
    source = copy / "games" / "byzanz" / file
    stat = source.stat()
    text = source.read_text(encoding="utf-8")
    assert old in text
    source.write_text(text.replace(old, new))
    os.utime(source, ns=(stat.st_atime_ns, stat.st_mtime_ns))  # even the time of the change is not told
    assert run(code, **here) == after


def test_a_changed_game_makes_no_other_compile_again() -> None:
    """What is compiled for a game is kept under a hash of its own sources, in sub-folders too, and of the core."""
    games = PACKAGE / "games"
    assert compiled.home(games / "byzanz" / "sense" / "hand.py") == games / "byzanz"
    keys = {compiled.source_key(games / name) for name in ("byzanz", "intrigue")}
    assert len(keys | {compiled.source_key(compiled.CORE)}) == 3


def test_code_elsewhere_is_keyed_by_itself_and_the_core(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("a = 1")
    first = compiled.source_key(tmp_path)
    compiled.source_key.cache_clear()
    (tmp_path / "bot.py").write_text("a = 2")
    assert compiled.source_key(tmp_path) not in (first, compiled.source_key(compiled.CORE))


def test_sub_folders_count_in_a_package_only(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    before = compiled.source_key(tmp_path)
    (tmp_path / "deep" / "rules.py").write_text("a = 1")
    compiled.source_key.cache_clear()
    assert compiled.source_key(tmp_path) == before
    (tmp_path / "__init__.py").write_text("")
    compiled.source_key.cache_clear()
    packed = compiled.source_key(tmp_path)
    (tmp_path / "deep" / "rules.py").write_text("a = 2")
    compiled.source_key.cache_clear()
    assert compiled.source_key(tmp_path) != packed


def test_without_a_place_to_keep_it_code_is_compiled_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code = (
        "from hippodrome.core import chance, compiled\n"
        "print(compiled.cache_folder(compiled.CORE), chance.below(chance.generator(1), 1))"
    )
    assert run(code, HIPPODROME_CACHE=str(tmp_path / "file" / "cache")) == "None 0"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_offers_the_contract(name: str) -> None:
    game = GAMES[name]
    for offered in contract.__all__:
        if offered.islower() and offered not in ("dispatch", "register", "rules_of"):
            assert callable(getattr(game.rules, offered))
    assert game.record.itemsize < 1024
    assert min(game.seats) > 1
    assert game.version >= 1
    assert contract.rules_of(game.record) is game.rules


def test_two_games_that_numba_would_take_for_one_are_refused() -> None:
    same = SimpleNamespace(__name__="twin", __file__=__file__, ACTIONS=10, SEATS=(2,))
    with pytest.raises(ValueError, match=r"the record of twin has the same fields as that of .*byzanz"):
        contract.register(np.dtype((np.record, byzanz.State.descr)), same)


@pytest.mark.parametrize(("actions", "seats"), [(4097, (2,)), (10, (2, 7))])
def test_a_game_too_large_is_refused(actions: int, seats: tuple[int, ...]) -> None:
    large = SimpleNamespace(__name__="large", __file__=__file__, ACTIONS=actions, SEATS=seats)
    with pytest.raises(ValueError, match="at most 4096 actions and 6 seats"):
        contract.register(np.dtype((np.record, [("large", np.int8)])), large)


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
