"""Play the games of a tournament in several processes. If one of them dies, no finished game is lost."""

import multiprocessing
import signal
import threading
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from queue import SimpleQueue

from hippodrome.arena.playing import Chunk, Played, play_chunk
from hippodrome.arena.schedule import Pairing
from hippodrome.arena.tournament import Tournament
from hippodrome.core.errors import HippodromeError

AHEAD = 2  # chunks queued for each worker, so that none has to wait for the next
CHUNK_SECONDS = 0.25  # how long a chunk should take: little to lose, little overhead
LARGEST_CHUNK = 100
MOST_DEATHS = 3  # of workers that were playing only this game


class Chunks:
    """Hand out games in chunks whose size adapts, so that each takes about `CHUNK_SECONDS`.

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
        """Return the next games, or an empty list when all have been handed out."""
        size = max(1, min(LARGEST_CHUNK, int(self._size)))
        return [pairing for _, pairing in zip(range(size), self._left, strict=False)]

    def took(self, games: int, seconds: float) -> None:
        """Adapt the size to how long a chunk took."""
        if games:
            self._size = (self._size + games * CHUNK_SECONDS / max(seconds, 1e-6)) / 2


def finished(chunk: Chunk) -> Iterator[Played]:
    """Yield the games of a chunk; then raise an error if a bot failed.

    >>> list(finished(Chunk([], 0.1, "the bot 'x' failed")))
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.HippodromeError: the bot 'x' failed
    """
    yield from chunk.played
    if chunk.failure:
        raise HippodromeError(chunk.failure)


def play(tournament: Tournament, pairings: Iterable[Pairing], workers: int = 1) -> Iterator[Played]:
    """Play games of a tournament, and yield them as they are finished; with several workers in any order.

    >>> tournament = Tournament("byzanz", {"seats": 3}, ("random",), games=3)
    >>> [played.result.number for played in play(tournament, tournament.pairings())]
    [0, 1, 2]
    """
    if workers > 1:
        return _Pool(tournament, workers).play(Chunks(pairings))
    return (game for pairing in pairings for game in finished(play_chunk(tournament, [pairing])))


class _Pool:
    """Worker processes that are replaced when they die, and the chunks they are working on."""

    def __init__(self, tournament: Tournament, workers: int) -> None:
        self.tournament, self.workers = tournament, workers
        self.given: dict[Future[Chunk], list[Pairing]] = {}
        self.done: SimpleQueue[Future[Chunk]] = SimpleQueue()
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
                    future = self.done.get()
                    with _interrupts_held_back():
                        chunk = future.result()  # raises if the worker is dead
                        del self.given[future]
                        chunks.took(len(chunk.played), chunk.seconds)
                    yield from finished(chunk)
                except BrokenProcessPool:
                    yield from self._save(alone)
        finally:
            self._end()

    def _give_out(self, chunks: Chunks) -> None:
        """Queue work for all workers. Games that may have killed one run alone, to find out which one did."""
        with _interrupts_held_back():
            if self.suspects:
                self._give([self.suspects.popleft()])
                return
            while len(self.given) < AHEAD * self.workers and (pairings := chunks.next()):
                self._give(pairings)

    def _give(self, pairings: list[Pairing]) -> None:
        try:
            future = self.pool.submit(play_chunk, self.tournament, pairings)
        except BrokenProcessPool:
            self.suspects.extend(pairings)
            raise
        self.given[future] = pairings
        future.add_done_callback(self.done.put)

    def _save(self, alone: Pairing | None) -> Iterator[Played]:
        """Recover after a worker died: yield what was finished, start a new pool. No game is retried for ever."""
        if alone is not None:
            self.deaths[alone.number] += 1
            if self.deaths[alone.number] == MOST_DEATHS:
                bots = ", ".join(dict.fromkeys(alone.bots))
                raise HippodromeError(
                    f"game {alone.number} of {bots} has killed its process {MOST_DEATHS} times: "
                    "a bot crashes it, or there is not enough memory"
                )
        chunks = []
        with _interrupts_held_back():
            given, self.given = self.given, {}
            self.pool.shutdown()
            self.pool, self.done = self._new_pool(), SimpleQueue()
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
        """Stop the workers; those that are still playing are killed, because nobody needs their games."""
        with _interrupts_held_back():
            if self.given:
                # Python 3.14 has kill_workers for this.
                for process in list((self.pool._processes or {}).values()):
                    process.kill()
            self.pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker: it is meant for the main process, which stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Let Ctrl-C wait until the end of this block.

    An interrupt inside the pool's own code could leave one of its locks taken for ever. Blocking the signal is for
    worker processes that start here: they inherit it, and ignore Ctrl-C from the first moment. It is not enough for
    this process, where another thread may receive the signal.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # interrupts reach the main thread only
        return
    came: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    blocks = hasattr(signal, "pthread_sigmask")  # not on Windows
    if blocks:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if blocks:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
        if came:
            raise KeyboardInterrupt
