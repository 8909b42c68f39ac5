"""The games of a tournament in processes of this machine. A process that dies loses nothing that was finished."""

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from hippodrome.arena.playing import Chunk, Played, play_chunk
from hippodrome.arena.schedule import Pairing
from hippodrome.arena.tournament import Tournament
from hippodrome.core.errors import HippodromeError

AHEAD = 2  # chunks given out for each worker, so that none has to wait for the next
CHUNK_SECONDS = 0.25  # what a chunk should take: little to lose, and little to pay for handing it over
LARGEST_CHUNK = 100
MOST_DEATHS = 3  # of workers that were playing one and the same game, and nothing else


class Chunks:
    """Games still to be handed out, in chunks that grow or shrink to take about as long as they should.

    >>> chunks = Chunks([Pairing(0, 0, ("a",)), Pairing(1, 1, ("a",)), Pairing(2, 2, ("a",))])
    >>> len(chunks.next())
    1
    >>> chunks.took(1, 0.01)
    >>> len(chunks.next()), len(chunks.next())
    (2, 0)
    """

    def __init__(self, pairings: Iterable[Pairing]) -> None:
        self._left = iter(pairings)
        self._size = 1.0

    def next(self) -> list[Pairing]:
        """The next games, none when all have been handed out."""
        size = max(1, min(LARGEST_CHUNK, int(self._size)))
        return [pairing for _, pairing in zip(range(size), self._left, strict=False)]

    def took(self, games: int, seconds: float) -> None:
        """Learn from a chunk that has come back."""
        if games:
            self._size = (self._size + games * CHUNK_SECONDS / max(seconds, 1e-6)) / 2


def finished(chunk: Chunk) -> Iterator[Played]:
    """The games of a chunk; then, if a bot failed, that as an error.

    >>> list(finished(Chunk([], 0.1, "the bot 'x' failed")))
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.HippodromeError: the bot 'x' failed
    """
    yield from chunk.played
    if chunk.failure:
        raise HippodromeError(chunk.failure)


def play(tournament: Tournament, pairings: Iterable[Pairing], workers: int = 1) -> Iterator[Played]:
    """Play these games of a tournament, as they are finished; with several workers in any order.

    >>> tournament = Tournament("byzanz", {"seats": 3}, ("random",), games=3)
    >>> [played.result.number for played in play(tournament, tournament.pairings())]
    [0, 1, 2]
    """
    if workers > 1:
        return _Pool(tournament, workers).play(Chunks(pairings))
    return (game for pairing in pairings for game in finished(play_chunk(tournament, [pairing])))


class _Pool:
    """Worker processes that are replaced when they die, and what has been given out to them."""

    def __init__(self, tournament: Tournament, workers: int) -> None:
        self.tournament, self.workers = tournament, workers
        self.given: dict[Future[Chunk], list[Pairing]] = {}
        self.suspects: deque[Pairing] = deque()  # were being played when a worker died
        self.deaths: Counter[int] = Counter()  # of workers, by the game that they played alone
        self.pool = self._new_pool()

    def play(self, chunks: Chunks) -> Iterator[Played]:
        try:
            while True:
                alone = self.suspects[0] if self.suspects else None
                try:
                    self._give_out(chunks)
                    if not self.given:
                        break
                    for future in wait(self.given, return_when=FIRST_COMPLETED).done:
                        chunk = future.result()  # here a dead worker is told
                        del self.given[future]
                        chunks.took(len(chunk.played), chunk.seconds)
                        yield from finished(chunk)
                except BrokenProcessPool:
                    yield from self._save(alone)
        finally:
            self._end()

    def _give_out(self, chunks: Chunks) -> None:
        """Enough work for all; but what may have killed a worker one game at a time, to find out which did."""
        with _interrupts_held_back():
            if self.suspects:
                self._give([self.suspects.popleft()])
                return
            while len(self.given) < AHEAD * self.workers and (pairings := chunks.next()):
                self._give(pairings)

    def _give(self, pairings: list[Pairing]) -> None:
        try:
            self.given[self.pool.submit(play_chunk, self.tournament, pairings)] = pairings
        except BrokenProcessPool:
            self.suspects.extend(pairings)
            raise

    def _save(self, alone: Pairing | None) -> Iterator[Played]:
        """After a death: what was finished, and a new pool for the rest. The same game is not tried for ever."""
        if alone is not None:
            self.deaths[alone.number] += 1
            if self.deaths[alone.number] == MOST_DEATHS:
                bots = ", ".join(dict.fromkeys(alone.bots))
                raise HippodromeError(
                    f"game {alone.number} of {bots} has killed its process {MOST_DEATHS} times: "
                    "a bot crashes it, or the memory does not suffice"
                )
        given, self.given = self.given, {}
        self.pool.shutdown()
        self.pool = self._new_pool()
        chunks = []
        for future, pairings in given.items():
            if future.exception() is None:
                chunks.append(future.result())
            else:
                self.suspects.extend(pairings)
        for chunk in chunks:
            yield from finished(chunk)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, because a fork would copy the threads of compiled code in an unknown state.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=_ignore_interrupts)

    def _end(self) -> None:
        """Let the workers go; if they are still at work, nobody will ask for it."""
        if self.given:
            for process in list(
                (self.pool._processes or {}).values()
            ):  # Python 3.14 has kill_workers for this
                process.kill()
        self.pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal, but it is for the one that gives out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes that start meanwhile are deaf to Ctrl-C from the first moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
