"""Run a server: its socket, its signals, and a shutdown that loses nothing."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn

from hippodrome.bots.warm import all_warm
from hippodrome.core.errors import HippodromeError
from hippodrome.table.app import Server, Settings
from hippodrome.table.preparing import Preparing
from hippodrome.table.protocol import PatientProtocol
from hippodrome.table.stores import make_store, prepare

COLLECT = (20_000, 50, 100)  # rare garbage collections: the many small objects of a table are freed without
SWITCH = 0.0005  # seconds after which another thread gets its turn, such as the one that writes to the disk
GRACE = 10  # seconds for requests that are being answered when the server stops


def bind(host: str, port: int) -> socket.socket:
    """Open a socket that listens at an address; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise HippodromeError(f"can't listen on {host}:{port}: {reason}") from None


class _Uvicorn(uvicorn.Server):
    """A uvicorn server that closes all streams before it waits for connections to end."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully at the first signal, at once at the second; the exit code is 0 either way."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the streams, then stop."""
        self._server.close_streams()
        await super().shutdown(sockets)


async def _serve(
    listening: socket.socket,
    address: str,
    settings: Settings,
    upgrade: bool,
    proxies: str,
    ready: Callable[[], None],
    warm: bool,
) -> None:
    store = make_store(address)
    await prepare(store, upgrade)
    server = Server(store, settings)
    searches = warm and all_warm()
    server.registry.preparing = Preparing()
    if warm:
        server.registry.preparing.all_ready(searches)
    config = uvicorn.Config(
        server.app,
        http=PatientProtocol,
        ws="none",
        loop="none",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_keep_alive=60,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    runner = _Uvicorn(config, server)
    warming = None if searches else asyncio.create_task(server.registry.preparing.run())
    telling = asyncio.create_task(_tell(runner, ready))
    try:
        await runner.serve([listening])
    finally:
        for task in (telling, warming):
            if task:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
    if not runner.started:
        raise HippodromeError("the server did not start: see its log for the reason")


async def _tell(runner: uvicorn.Server, ready: Callable[[], None]) -> None:
    while not runner.started:
        await asyncio.sleep(0.02)
    ready()


def run(
    listening: socket.socket,
    address: str,
    settings: Settings,
    upgrade: bool,
    proxies: str,
    ready: Callable[[], None],
    warm: bool,
) -> None:
    """Serve until a signal arrives. If the games are not `warm`, they are compiled in the meantime."""
    gc.collect()
    gc.freeze()  # what is loaded now stays in memory: no collection needs to examine it
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)
    try:
        import uvloop

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:
        factory = None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(_serve(listening, address, settings, upgrade, proxies, ready, warm))
