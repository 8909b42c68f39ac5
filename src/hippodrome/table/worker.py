"""A process of its own for work that would hold up the event loop, such as checking what a stranger sends.

Python runs one thread at a time: checking in a thread would slow down everybody's moves. The process is started when it
is first needed, has a lower priority than the server, and ends with it, even if the server is killed: then its input
ends.
"""

import asyncio
import contextlib
import logging
import os
import pickle
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Any, NamedTuple

from hippodrome.table.refusals import Refusal

NICENESS = 5  # how much it steps back behind the server
LONGEST = 30.0  # seconds for one piece of work, and to start; after that the process is killed
IDLE = 600.0  # seconds after which it ends if it has nothing to do: it takes 100 MB of memory
SIZE = 4  # bytes that say how long a message is
log = logging.getLogger("hippodrome.worker")


class Done(NamedTuple):
    """What came of a piece of work: its result or a refusal (code and text), and its processor time in seconds."""

    result: Any
    refused: tuple[str, str] | None
    seconds: float


class Worker:
    """The process, as the server sees it: one piece of work at a time.

    >>> worker = Worker()
    >>> asyncio.run(worker.call(len, "four"))[:2]
    (4, None)
    >>> worker.close()
    """

    def __init__(self, longest: float = LONGEST, niceness: int = NICENESS) -> None:
        self.longest, self.niceness = longest, niceness
        self._process: subprocess.Popen[bytes] | None = None
        self._used = 0.0  # when it was last asked
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")

    async def call(self, work: Callable[..., Any], *given: Any) -> Done:
        """Have a function of a module called in the process. One that takes too long is refused."""
        message = pickle.dumps((work, given))
        asking = asyncio.get_running_loop().run_in_executor(self._thread, self._ask, message)
        asking.add_done_callback(lambda ended: ended.cancelled() or ended.exception())  # perhaps nobody waits
        try:
            async with asyncio.timeout(self.longest):
                done, failure = await asyncio.shield(asking)
        except TimeoutError:
            self._kill()
            await asyncio.wait([asking])
            raise Refusal("busy", "This took too long to check, and was given up.") from None
        except (OSError, EOFError) as error:
            log.warning("the worker process has ended: %s", type(error).__name__)
            raise Refusal("busy", "This could not be checked: try again in a few seconds.") from None
        if failure:
            raise RuntimeError(f"the worker process failed:\n{failure}")
        return Done(*done)

    def _ask(self, message: bytes) -> tuple[tuple[Any, Any, float], str | None]:
        """Send work, and wait for what comes of it. This runs in a thread."""
        if self._process is None or self._process.poll() is not None:
            self._end()
            self._process = subprocess.Popen(  # noqa: S603  our own module
                [sys.executable, "-m", "hippodrome.table.worker", str(self.niceness)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the server
            )
        assert self._process.stdin is not None, "it is a pipe"
        assert self._process.stdout is not None, "it is a pipe"
        try:
            _send(self._process.stdin, message)
            answer: tuple[tuple[Any, Any, float], str | None]
            answer = pickle.loads(_receive(self._process.stdout))  # noqa: S301  from our own process
        except (OSError, EOFError):
            self._kill()
            self._end()
            raise
        self._used = time.monotonic()
        return answer

    def rest(self, idle: float = IDLE) -> None:
        """End the process if nothing was asked of it for a while; the next work starts another."""
        self._thread.submit(self._rest, idle)

    def _rest(self, idle: float) -> None:
        if self._process is not None and time.monotonic() - self._used >= idle:
            self._kill()
            self._end()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _end(self) -> None:
        """Clean up after a process that has ended."""
        if self._process is not None:
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                with contextlib.suppress(OSError):  # what was not sent yet is no loss
                    pipe.close()  # type: ignore[union-attr]
            self._process = None

    def close(self) -> None:
        """End the process, if it was started."""
        self._kill()  # which ends what waits for it
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._kill()
        self._end()


def _send(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(len(message).to_bytes(SIZE, "big") + message)
    pipe.flush()


def _receive(pipe: IO[bytes]) -> bytes:
    length = int.from_bytes(pipe.read(SIZE), "big")
    message = pipe.read(length)
    if not length or len(message) < length:
        raise EOFError
    return message


def _serve() -> None:
    """Do what comes in, until the server ends."""
    os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing else that is printed gets among the answers
    while True:
        try:
            message = _receive(sys.stdin.buffer)
        except EOFError:
            return
        _send(answers, pickle.dumps(_do(message)))


def _do(message: bytes) -> tuple[tuple[Any, Any, float] | None, str | None]:
    """Do a piece of work: what came of it, or a traceback. Only plain types: `Done` has another name over there."""
    began = time.process_time()
    result: Any = None
    refused = None
    try:
        work, given = pickle.loads(message)  # noqa: S301  from our own process
        result = work(*given)
    except Refusal as refusal:
        refused = refusal.code, refusal.text
    except Exception:
        return None, traceback.format_exc()
    return (result, refused, time.process_time() - began), None


if __name__ == "__main__":
    _serve()
