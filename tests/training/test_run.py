"""Whole runs: repeatable, and going on after a kill with nothing lost."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hippodrome.bots.learned import read_weights
from hippodrome.bots.network import Network
from hippodrome.core.errors import BadOptions
from hippodrome.training import report, sampling
from hippodrome.training.run import CURVE, STATE, WEIGHTS, Plan, Run, read_curve, rounds, start

pytest.importorskip("torch", reason="PyTorch is an extra")
SMALL: dict[str, Any] = {
    "imitation": 0.001,
    "decisions": 0.004,
    "round_size": 500,
    "evaluate_every": 2,
    "evaluated_games": 4,
    "keep_every": 2,
}


def plan(game: str = "byzanz", **more: Any) -> Plan:
    return Plan(game, **{**SMALL, **more})


def finish(run: Run, most: int = 100) -> Run:
    with sampling.players(1, None) as (play, parts):
        for i, _ in enumerate(rounds(run, play, parts), 1):
            if i == most:
                break
    return run


def same(one: Network, two: Network) -> bool:
    return all((a == b).all() for a, b in zip(one, two, strict=True))


@pytest.mark.parametrize("game", ["byzanz", "nekken"])
def test_a_run_that_was_stopped_goes_on_as_if_nothing_had_happened(game: str, tmp_path: Path) -> None:
    whole = finish(start(plan(game), tmp_path / "whole", resume=False))
    finish(start(plan(game), tmp_path / "parts", resume=False), most=3)  # saved after two rounds
    rest = finish(start(plan(game), tmp_path / "parts", resume=True))
    assert rest.round == whole.round
    assert same(rest.model.weights(), whole.model.weights())
    curves = [[{**row, "seconds": 0} for row in read_curve(tmp_path / name)] for name in ("whole", "parts")]
    assert curves[0] == curves[1]
    assert len(curves[0]) >= 3


def test_threads_and_one_after_the_other_learn_the_same(tmp_path: Path) -> None:
    found = []
    for workers in (1, 2):
        run = start(plan(), tmp_path / str(workers), resume=False)
        with sampling.players(workers, None) as (play, _):
            run.step(play, 2)
        found.append(run.model.weights())
    assert same(*found)


def test_a_run_leaves_weights_a_curve_a_chart_and_a_card(tmp_path: Path) -> None:
    run = finish(start(plan(), tmp_path, resume=False))
    run.save()
    report.write(run, "hippodrome train byzanz")
    for array, trained in zip(read_weights(tmp_path / WEIGHTS), run.model.weights(), strict=True):
        assert array[0] == pytest.approx(trained, rel=1e-2, abs=1e-3)
    row = read_curve(tmp_path)[-1]
    assert {"round", "decisions", "seconds", "policy", "among_2", "among_5"} <= row.keys()
    card = json.loads((tmp_path / report.CARD).read_text())
    assert card["decisions"] == run.decisions
    assert card["plan"]["seed"] == 1
    assert card["figures"].keys() == {"among_2", "among_3", "among_4", "among_5"}
    assert "<svg" in (tmp_path / report.CHART).read_text()


def test_a_folder_in_use_or_empty_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="there is no run"):
        start(plan(), tmp_path, resume=True)
    start(plan(), tmp_path, resume=False)
    with pytest.raises(BadOptions, match="there is a run already"):
        start(plan(), tmp_path, resume=False)
    with pytest.raises(BadOptions, match="another plan"):
        start(plan(seed=2), tmp_path, resume=True)


def test_a_plan_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadOptions, match="no network can learn 'chess'"):
        Plan("chess")
    with pytest.raises(BadOptions, match="more decisions"):
        Plan("byzanz", imitation=2, decisions=1)


def test_a_row_that_a_kill_cut_off_is_left_out(tmp_path: Path) -> None:
    (tmp_path / CURVE).write_text('{"round": 1}\n{"rou')
    assert read_curve(tmp_path) == [{"round": 1}]


COMMAND = [
    *(sys.executable, "-m", "hippodrome", "train", "byzanz", "--round", "400"),
    *("--imitation", "0.002", "--decisions", "0.012"),
]


@pytest.mark.slow
def test_the_command_resumes_after_kill_9(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    done = subprocess.run([*COMMAND, "--out", str(whole)], capture_output=True, text=True, check=True)
    assert re.search(r"wins \d+% among 2", done.stderr)
    process = subprocess.Popen([*COMMAND, "--out", str(killed)], stderr=subprocess.DEVNULL)
    end = time.monotonic() + 120
    while not (killed / CURVE).exists() and time.monotonic() < end:
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    subprocess.run([*COMMAND, "--out", str(killed), "--resume"], capture_output=True, check=True)
    assert same(read_weights(whole / WEIGHTS), read_weights(killed / WEIGHTS))
    assert np.isfinite(read_weights(whole / WEIGHTS).first).all()
    assert (killed / STATE).exists()


@pytest.mark.slow
def test_games_are_played_by_the_workers_of_ray(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is an extra")
    run = start(plan(), tmp_path, resume=False)
    with sampling.players(1, "ray") as (play, parts):
        run.step(play, parts)
    assert run.decisions >= 500


def test_a_run_can_begin_with_weights_that_there_are(tmp_path: Path) -> None:
    first = start(plan("nekken", seed=5), tmp_path / "first", resume=False)
    begun = Run(plan("nekken", begin=str(tmp_path / "first" / WEIGHTS)), tmp_path)
    for one, two in zip(first.model.weights(), begun.model.weights(), strict=True):
        assert two == pytest.approx(one, rel=1e-3, abs=1e-6)
    assert not same(Run(plan("nekken"), tmp_path).model.weights(), begun.model.weights())
