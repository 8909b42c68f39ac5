"""The same games wherever they are played, also when a worker is killed."""

import multiprocessing
import os
import signal
import threading
import time
from dataclasses import replace

import pytest

from hippodrome.arena import workers
from hippodrome.arena.playing import play_chunk, play_one, play_out
from hippodrome.arena.results import Result
from hippodrome.bots import make
from hippodrome.core.errors import HippodromeError
from hippodrome.nature import Nature
from hippodrome.records import parse, verify
from tests.arena.tournaments import played, small

OWN = """
import os
class Last:
    def choose(self, at):
        {doing}
        return at.legal[-1]
BOTS = {{"last": Last}}
"""


@pytest.mark.slow
def test_two_workers_play_the_same_games_as_one_also_with_bots_of_a_file() -> None:
    tournament = small("random", "last", games=30, files=(("mine.py", OWN.format(doing="pass")),))
    assert played(tournament, 2) == played(tournament)


@pytest.mark.slow
def test_a_killed_worker_loses_no_game() -> None:
    tournament = small("random", "last", games=40)
    before = set(multiprocessing.active_children())
    found: list[Result] = []
    killed: list[int | None] = []
    for game in workers.play(tournament, tournament.pairings(), 2):
        found.append(game.result)
        if len(found) in (5, 15):
            workers_now = [child for child in multiprocessing.active_children() if child not in before]
            victim = next(child for child in workers_now if child.pid not in killed)  # one can be dying still
            assert victim.pid
            os.kill(victim.pid, signal.SIGKILL)
            killed.append(victim.pid)
    assert len(set(killed)) == 2
    assert sorted(found) == played(tournament)


@pytest.mark.slow
def test_a_bot_that_kills_every_worker_is_named_and_not_tried_for_ever() -> None:
    files = (("mine.py", OWN.format(doing="os._exit(1)")),)
    with pytest.raises(HippodromeError, match=r"game 0 of .*last.* has killed its process 3 times"):
        played(small("last", games=3, files=files), 2)
    assert not multiprocessing.active_children()


def test_an_interrupt_waits_for_the_end_of_a_block_whichever_thread_receives_it() -> None:
    held = []
    other = threading.Thread(
        target=time.sleep, args=(0.2,)
    )  # started before, so the signal is not blocked in it
    other.start()

    def interrupted() -> None:
        with workers._interrupts_held_back():
            os.kill(os.getpid(), signal.SIGINT)
            other.join()
            held.append(True)

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert held
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_fails_is_told_with_its_game_and_seat(processes: int) -> None:
    files = (("mine.py", OWN.format(doing="raise KeyError('oops')")),)
    tournament = small("last", games=1, files=files)
    with pytest.raises(HippodromeError, match=r"the bot 'last' failed in game 0, seat 0: KeyError: 'oops'"):
        played(tournament, processes)


def test_games_before_a_failure_are_handed_over() -> None:
    doing = "self.__class__.asked = getattr(self, 'asked', 0) + 1; assert self.asked < 300"
    tournament = small("last", games=20, files=(("mine.py", OWN.format(doing=doing)),))
    chunk = play_chunk(tournament, list(tournament.pairings()))
    assert 0 < len(chunk.played) < 20
    assert chunk.failure
    assert f"failed in game {len(chunk.played)}" in chunk.failure
    with pytest.raises(HippodromeError, match="AssertionError"):
        list(workers.finished(chunk))


def test_the_deal_is_the_seed_and_the_number_of_the_deal() -> None:
    tournament = replace(small("random", "last", games=4), keep_records=True)
    lines = []
    for pairing in tournament.pairings():
        line = play_one(tournament, pairing).record
        assert line
        lines.append(parse(line))
    assert [bytes.fromhex(saved["secret"]) for saved in lines] == [
        Nature.seeded(f"s/{deal}").secret for deal in (0, 0, 1, 1)
    ]
    for saved in lines:
        verify(saved)


def test_a_game_comes_out_the_same_alone_and_among_others() -> None:
    tournament = small("random", "last", games=8)
    pairings = list(tournament.pairings())
    assert play_one(tournament, pairings[5]).result == played(tournament)[5]


def test_on_one_deal_bots_are_lucky_in_as_many_ways_as_there_are_games() -> None:
    bots = [make("random", "byzanz")] * 3
    one, same, other = (play_out("byzanz", {"seats": 3}, bots, "s/0", luck) for luck in ("a", "a", "b"))
    assert one.log == same.log != other.log
    assert one.log[:18] == other.log[:18]  # the hands and the first lot
