"""The commands for running a server: `serve`, and `db` for its store."""

import asyncio
import os
import re
import socket
import sys
import time
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.options import bot_files
from hippodrome.cli.progress import complain, progress, warm_up
from hippodrome.core.errors import BadOptions

# The server takes a moment to load: it is imported where it is needed, so that --help stays quick.

Store = Annotated[
    str | None,
    typer.Option(
        "--store",
        envvar="HIPPODROME_STORE",
        help="sqlite:///FILE or postgresql://…; a SQLite file of your own if left out.",
    ),
]
db = typer.Typer(no_args_is_help=True, help="Upgrade, copy, export, import and tidy a store of tables.")


def serve(
    host: Annotated[
        str,
        typer.Option("--host", help="Address to listen on; 0.0.0.0 accepts connections from the network."),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="Port to listen on; 0 for any free one.")
    ] = 8000,
    store: Store = None,
    bot_pace: Annotated[
        float, typer.Option("--bot-pace", min=0, max=60, help="Seconds that a bot waits before each move.")
    ] = 0.3,
    reveal_time: Annotated[
        float,
        typer.Option(
            "--reveal-time",
            min=1,
            max=600,
            help="Seconds for players' browsers to reveal what goes into the deal.",
        ),
    ] = 10.0,
    bot_file: Annotated[
        list[Path] | None, typer.Option("--bot-file", help="A Python file with bots; can be repeated.")
    ] = None,
    rate_limits: Annotated[
        bool, typer.Option(help="Limit how often one address can open tables, join and chat.")
    ] = True,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="Another site whose pages may use this server; can be repeated."),
    ] = None,
    host_name: Annotated[
        list[str] | None,
        typer.Option("--host-name", help="A name under which people reach this server; can be repeated."),
    ] = None,
    proxy: Annotated[
        str,
        typer.Option("--proxy", help="Addresses or networks of reverse proxies trusted for X-Forwarded-For."),
    ] = "",
    keep_finished: Annotated[
        str | None, typer.Option("--keep-finished", help="Delete finished tables after this time: 90d, 12w.")
    ] = None,
    keep_idle: Annotated[
        str | None, typer.Option("--keep-idle", help="Delete any table at which nothing happens this long.")
    ] = None,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(
            "--metrics-from", help="A network that may read /metrics; only this machine if left out."
        ),
    ] = None,
    upgrade: Annotated[
        bool | None,
        typer.Option(help="Upgrade the store's schema before starting; the default for SQLite."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser, if there is one.")] = False,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "warning",
) -> None:
    """Run a server with online tables. It has a page for people, an HTTP API and live updates."""
    from hippodrome.bots.warm import is_warm
    from hippodrome.games import GAMES
    from hippodrome.table import logs, retention, serving, stores
    from hippodrome.table.addresses import for_friends
    from hippodrome.table.app import Settings

    if log_level not in ("debug", "info", "warning", "error"):
        raise BadOptions(f"there is no log level {log_level[:40]!r}: choose debug, info, warning or error")
    try:
        networks = [ip_network(given) for given in metrics_from or []]
    except ValueError as error:
        raise BadOptions(f"--metrics-from needs a network, for example 10.0.0.0/8: {error}") from None
    sites = [_site(one) for one in origin or []]
    _check_proxies(proxy)
    address = store or stores.default_store()
    stores.make_store(address)  # report a bad address before the long wait
    listening = serving.bind(host, port)
    logs.set_up(log_level)
    bot_files(bot_file)
    warm = all(map(is_warm, GAMES))
    for game in GAMES if warm else ():
        warm_up(game, ["citizen"])
    where = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"

    def ready() -> None:
        print(f"Tables are open at {where} (press Ctrl-C to stop)", flush=True)
        for one in for_friends(host, listening.getsockname()[1]):
            print(f"For friends in your network: {one}/", flush=True)
        if not warm:
            complain.print("The games are being compiled, once; the page shows how far it is.")
        if browser and _has_browser():
            webbrowser.open(where)

    threads = max(1, (os.cpu_count() or 2) - 1)
    settings = Settings(bot_pace, threads, rate_limits, sites, reveal_time=reveal_time)
    settings.listening = (host, listening.getsockname()[1])
    settings.metrics_from = networks or settings.metrics_from
    settings.host_names = [*_own_names(), *(name.lower() for name in host_name or [])]
    settings.keep_finished = retention.span(keep_finished) if keep_finished else None
    settings.keep_idle = retention.span(keep_idle) if keep_idle else None
    chosen = address.startswith(stores.SQLITE) if upgrade is None else upgrade
    with stores.alone(address):
        serving.run(listening, address, settings, chosen, proxy, ready, warm)


def _has_browser() -> bool:
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _own_names() -> list[str]:
    """The names that this machine gives itself; its addresses need no names."""
    name = socket.gethostname().lower()
    return [name, f"{name}.local"]


def _check_proxies(proxy: str) -> None:
    """Refuse what would trust everybody: anyone could then send another address than their own."""
    for one in proxy.split(",") if proxy else []:
        try:
            network = ip_network(one.strip())
        except ValueError:
            raise BadOptions(
                f"--proxy names addresses or networks, as in 10.0.0.2 or 172.16.0.0/12, not {one.strip()[:40]!r}"
            ) from None
        if network.prefixlen == 0:
            raise BadOptions(
                "--proxy can't be every address, or anybody could fake theirs: name the proxy's own"
            )


def _site(origin: str) -> str:
    """Write the origin of a site as browsers send it.

    >>> _site("https://Example.org/")
    'https://example.org'
    """
    found = re.fullmatch(r"(https?://[a-z0-9.:\[\]_-]+)/?", origin.lower())
    if not found:
        raise BadOptions(f"{origin!r} is not the origin of a site: write it like https://example.org")
    return found[1]


@db.command("upgrade")
def db_upgrade(store: Store = None) -> None:
    """Upgrade a store's schema to the current version; tables and moves are kept."""
    from hippodrome.table import stores

    opened = stores.make_store(store or stores.default_store())

    async def run() -> None:
        try:
            await stores.prepare(opened, upgrade=True)
        finally:
            await opened.dispose()

    asyncio.run(run())
    complain.print("The schema is up to date.")


@db.command("export")
def db_export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to write the tables to, one per line.")],
    store: Store = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace the file if it exists.")] = False,
) -> None:
    """Export all tables of a store to a file. It contains the secrets of games that are not finished."""
    from hippodrome.table import stores, transfer

    if file.exists() and not overwrite:
        raise BadOptions(f"{file} exists already: choose another name, or add --overwrite")
    address = store or stores.default_store()
    if address.startswith(stores.SQLITE) and not stores.sqlite_file(address).exists():
        raise BadOptions(f"there is no store {stores.sqlite_file(address)}")
    opened = stores.make_store(address)
    with progress() as bar:
        count = asyncio.run(transfer.export_tables(opened, file, bar))
    complain.print(f"{count} tables exported to {file}.", markup=False)


@db.command("import")
def db_import(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `hippodrome db export`.")],
    store: Store = None,
) -> None:
    """Import the tables of a file into a store. A table that exists already must be identical, and is skipped."""
    from hippodrome.table import stores, transfer

    address = store or stores.default_store()
    opened = stores.make_store(address)
    with stores.alone(address, stores.BUSY), progress() as bar:
        added, same = asyncio.run(transfer.import_tables(opened, file, bar))
    complain.print(f"{added} tables imported, {same} existed already.", markup=False)


@db.command("backup")
def db_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy.")],
    store: Store = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace the file if it exists.")] = False,
) -> None:
    """Copy a SQLite store while its server runs. The copy holds the secrets of games in play."""
    from hippodrome.table import backups, stores

    if file.exists() and not overwrite:
        raise BadOptions(f"{file} exists already: choose another name, or add --overwrite")
    with progress() as bar:
        task = bar.add_task("Copying", total=None)
        backups.back_up(
            store or stores.default_store(),
            file,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    complain.print(f"The store was copied to {file}.", markup=False)


@db.command("restore")
def db_restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that backup has written.")],
    store: Store = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace the store if it exists.")] = False,
) -> None:
    """Put a copy in the place of a SQLite store. No server may have the store open."""
    from hippodrome.table import backups, stores

    address = store or stores.default_store()
    if address.startswith(stores.SQLITE) and stores.sqlite_file(address).exists() and not overwrite:
        raise BadOptions(
            f"there is a store {stores.sqlite_file(address)} already: add --overwrite to replace it"
        )
    with progress() as bar:
        task = bar.add_task("Copying", total=None)
        backups.restore(file, address, lambda done, total: bar.update(task, completed=done, total=total))
    complain.print(f"The store is as it was in {file}.", markup=False)


@db.command("purge")
def db_purge(
    older_than: Annotated[
        str, typer.Option("--older-than", help="How long nothing has happened there: 12h, 90d or 8w.")
    ],
    store: Store = None,
    unfinished: Annotated[bool, typer.Option("--unfinished", help="Delete unfinished tables too.")] = False,
) -> None:
    """Delete finished tables at which nothing has happened for a long time."""
    from hippodrome.table import retention, stores

    before = time.time() - retention.span(older_than)
    opened = stores.make_store(store or stores.default_store())

    async def run() -> list[str]:
        try:
            await stores.prepare(opened, upgrade=False)
            return await retention.purge(opened, before, unfinished)
        finally:
            await opened.dispose()

    complain.print(f"{len(asyncio.run(run()))} tables deleted.", markup=False)
