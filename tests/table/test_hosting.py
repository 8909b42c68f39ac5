"""What a server does when its disk, its file or its surroundings fail, and what its host can do about it."""

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hippodrome.cli import main
from hippodrome.table import acts
from hippodrome.table.app import Server, Settings
from hippodrome.table.middleware import LARGE, LARGEST_BODY
from hippodrome.table.refusals import Refusal
from hippodrome.table.stores import make_store, prepare
from tests.table.players import full_table, open_table
from tests.table.servers import Postgres, ServerProcess, rows_of, serving, until

ROOT = Path(__file__).parents[2]


def command(*words: str) -> "subprocess.CompletedProcess[str]":
    """The command `hippodrome` in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "hippodrome", *words], capture_output=True, text=True, timeout=120
    )


# ---------------------------------------------------------------- a store that fails


def test_a_deleted_file_acknowledges_nothing_and_the_log_says_why_once(server: ServerProcess) -> None:
    ann, *_ = full_table(server.url)
    assert ann.move("pass", prompt=ann.table()["prompt"]).status_code == 200
    Path(server.store.removeprefix("sqlite:///")).unlink()
    for _ in range(3):
        answer = ann.post("chat", {"text": "Hello?"})
        assert (answer.status_code, answer.json()["refused"]["code"]) == (503, "store-down")
    with server.client() as client:
        assert client.get("/readyz").status_code == 503
        assert client.get("/healthz").status_code == 200
    (line,) = map(json.loads, server.logged().splitlines())
    assert line["what"] == "the store can't be reached"
    assert "No such file" in line["why"]


def test_a_replaced_file_acknowledges_nothing(server: ServerProcess, tmp_path: Path) -> None:
    ann, *_ = full_table(server.url)
    file = Path(server.store.removeprefix("sqlite:///"))
    shutil.copy(file, tmp_path / "other.db")
    os.replace(tmp_path / "other.db", file)
    assert ann.post("chat", {"text": "Hello?"}).status_code == 503
    assert "is another file than the one that was opened" in server.logged()


@pytest.fixture
def small_disk(tmp_path: Path) -> "Path":
    """A disk of one megabyte, or a skipped test where none can be made."""
    folder = tmp_path / "small"
    folder.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], capture_output=True
    )
    if made.returncode:
        pytest.skip("a disk can only be mounted by root")
    return folder


def test_a_full_disk_is_seen_by_readiness_and_told_to_the_log(small_disk: Path) -> None:
    try:
        with serving(f"sqlite:///{small_disk / 'tables.db'}") as server:
            ann, *_ = full_table(server.url)
            with pytest.raises(OSError, match="No space"):
                (small_disk / "filler").write_bytes(b"x" * 2_000_000)
            until(lambda: ann.post("chat", {"text": "x" * 400}).status_code == 503)
            with server.client() as client:
                until(lambda: client.get("/readyz").status_code == 503)
            assert "the store can't be reached" in server.logged()
            (small_disk / "filler").unlink()
            with server.client() as client:
                until(lambda: client.get("/readyz").status_code == 200)
            assert ann.post("chat", {"text": "There is room again."}).status_code == 200
    finally:
        subprocess.run(["umount", str(small_disk)], check=True)


def test_readiness_writes_to_postgresql(postgres: Postgres) -> None:
    with serving(postgres.database("ready"), "--upgrade") as server, server.client() as client:
        assert client.get("/readyz").json() == {"status": "ready"}


def test_a_link_to_a_file_that_is_served_is_refused(server: ServerProcess, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(server.store.removeprefix("sqlite:///"))
    done = command("serve", "--store", f"sqlite:///{link}", "--port", "0")
    assert done.returncode != 0
    assert "another server has" in done.stderr


def test_a_store_of_a_newer_version_is_refused_in_words(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    assert command("db", "upgrade", "--store", store).returncode == 0
    with sqlite3.connect(tmp_path / "tables.db") as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()
    for words in (["serve", "--port", "0"], ["db", "upgrade"], ["db", "export", str(tmp_path / "out")]):
        done = command(*words, "--store", store)
        assert done.returncode != 0
        assert "schema 9999, which this version does not know: a newer one" in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("after", [0.0, 1.5, 4.0])
def test_a_server_that_is_stopped_while_it_starts_says_nothing_odd(tmp_path: Path, after: float) -> None:
    words = ["serve", "--port", "0", "--store", f"sqlite:///{tmp_path / 'tables.db'}"]
    with subprocess.Popen(
        [sys.executable, "-m", "hippodrome", *words],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as started:
        time.sleep(after)
        started.send_signal(signal.SIGTERM)
        _, told = started.communicate(timeout=120)
    assert "Traceback" not in told


# ---------------------------------------------------------------- names of hosts, methods, proxies


def test_only_own_names_and_addresses_are_answered(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(store, "--host-name", "Play.Example.org") as server, server.client() as client:
        for host in ("localhost:1", "127.0.0.1", "[::1]:80", "play.example.org", "PLAY.example.ORG:443"):
            assert client.get("/healthz", headers={"Host": host}).status_code == 200, host
        own = socket.gethostname()
        assert client.get("/healthz", headers={"Host": own}).status_code == 200
        for host in (
            "evil.example",
            "play.example.org.evil.example",
            "localhost.evil.example",
            "x" * 400,
            "[",
        ):
            answer = client.get("/api/tables", headers={"Host": host})
            assert (answer.status_code, answer.json()["refused"]["code"]) == (421, "bad-host"), host


def test_head_is_answered_like_get_without_the_body(server: ServerProcess) -> None:
    (ann, *_) = full_table(server.url)
    with server.client() as client:
        for path in ("/", "/healthz", "/api/tables", "/openapi.json"):
            got, head = client.get(path), client.head(path)
            assert (head.status_code, head.content) == (got.status_code, b""), path
            assert head.headers["content-type"] == got.headers["content-type"]
        assert client.head(f"{ann.path}/events").status_code == 405


def test_a_forwarded_address_that_is_none_breaks_nothing(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(store, "--proxy", "127.0.0.1") as server, server.client() as client:
        for forwarded in ("unknown", "10.0.0.1", "::", "a" * 1000, "10.0.0.1, nobody"):
            answer = client.get("/metrics", headers={"X-Forwarded-For": forwarded})
            assert answer.status_code == 404, forwarded
        assert "Traceback" not in server.logged()


@pytest.mark.parametrize("proxy", ["*", "0.0.0.0/0", "::/0", "10.0.0.1,*", "example.org"])
def test_nobody_is_trusted_as_a_proxy_without_an_address(
    proxy: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["hippodrome", "serve", "--proxy", proxy])
    with pytest.raises(SystemExit):
        main()
    assert "--proxy" in capsys.readouterr().err


# ---------------------------------------------------------------- copies, and what is kept


def test_a_store_is_copied_while_it_is_served_and_put_back(tmp_path: Path) -> None:
    store, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "copy.db"
    with serving(store) as server:
        ann, *_ = full_table(server.url)
        assert ann.move("pass", prompt=ann.table()["prompt"]).status_code == 200
        done = command("db", "backup", str(copy), "--store", store)
        assert done.returncode == 0, done.stderr
        assert copy.stat().st_mode & 0o777 == 0o600
        before = ann.look()
        ann.post("chat", {"text": "after the copy"})
        assert command("db", "backup", str(copy), "--store", store).returncode != 0
        refused = command("db", "restore", str(copy), "--store", store, "--overwrite")
        assert "a server has" in refused.stderr
        port = server.port
    assert "add --overwrite" in command("db", "restore", str(copy), "--store", store).stderr
    done = command("db", "restore", str(copy), "--store", store, "--overwrite")
    assert done.returncode == 0, done.stderr
    with serving(store, port=port):
        assert ann.look()["table"]["view"] == before["table"]["view"]
        assert "after the copy" not in json.dumps(ann.look())


@pytest.mark.parametrize("content", [b"", b"no database at all", b"SQLite format 3\0" + b"x" * 5000])
def test_what_is_no_copy_is_not_put_back(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "copy.db").write_bytes(content)
    done = command("db", "restore", str(tmp_path / "copy.db"), "--store", f"sqlite:///{tmp_path / 'new.db'}")
    assert done.returncode != 0
    assert "is no copy of a store" in done.stderr or "is damaged" in done.stderr
    assert not (tmp_path / "new.db").exists()


def test_postgresql_is_copied_by_its_own_tools(tmp_path: Path) -> None:
    done = command("db", "backup", str(tmp_path / "copy.db"), "--store", "postgresql://nobody@127.0.0.1:1/x")
    assert "pg_dump" in done.stderr


def aged(store: str, table_id: str, days: float) -> None:
    """Make a table of a file older than it is."""
    with sqlite3.connect(store.removeprefix("sqlite:///")) as file:
        file.execute("UPDATE events SET at = at - ? WHERE table_id = ?", [days * 86_400, table_id])
        file.execute("UPDATE tables SET opened_at = opened_at - ? WHERE id = ?", [days * 86_400, table_id])
    file.close()


def test_old_finished_tables_are_deleted_and_no_others(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(store) as server:
        over = [full_table(server.url, "nekken", 2, people=1)[0] for _ in range(2)]
        for each in over:
            each.post("leave")
        for each in over:
            until(lambda each=each: each.table()["state"] == "over")
        playing = full_table(server.url)[0]
        waiting = open_table(server.url)
    ids = [player.path.rsplit("/", 1)[1] for player in (*over, playing)]
    for table_id in (ids[0], ids[2], waiting):
        aged(store, table_id, 40)
    assert "1 tables deleted" in command("db", "purge", "--older-than", "30d", "--store", store).stderr
    with serving(store) as server, server.client() as client:
        found = [client.get(f"/api/tables/{table_id}").status_code for table_id in (*ids, waiting)]
    assert found == [404, 200, 200, 200]
    told = command("db", "purge", "--older-than", "30d", "--unfinished", "--store", store).stderr
    assert "2 tables deleted" in told
    assert "is no time" in command("db", "purge", "--older-than", "soon", "--store", store).stderr


def test_a_server_deletes_by_itself_what_it_is_not_to_keep(tmp_path: Path) -> None:
    day, address = 86_400.0, f"sqlite:///{tmp_path / 'tables.db'}"

    async def check() -> None:
        store = make_store(address)
        await prepare(store, upgrade=True)
        server = Server(store, Settings(keep_finished=30 * day, keep_idle=90 * day))
        await store.open()
        ids = [(await server.registry.open_table(acts.open_table("byzanz", {}))).id for _ in range(4)]
        with rows_of(address) as rows:
            rows.executemany("UPDATE tables SET state = 'over' WHERE id = ?", [[ids[0]], [ids[1]]])
        for table_id, days in zip(ids, (40, 20, 100, 40), strict=True):
            aged(address, table_id, days)
        await server._purge()
        await server._purge()  # it is not time yet, and nothing is left to do
        for table_id, kept in zip(ids, (False, True, False, True), strict=True):
            assert bool(await store.events(table_id)) is kept
            if not kept:
                with pytest.raises(Refusal, match="does not exist"):
                    await server.registry.look(table_id)
        await store.close()

    asyncio.run(check())


# ---------------------------------------------------------------- the examples of deployment


def test_the_proxy_takes_bodies_as_large_as_the_server_does() -> None:
    largest = max(LARGEST_BODY, *LARGE.values())
    assert f"client_max_body_size {largest // 1024**2}m;" in (ROOT / "deploy" / "nginx.conf").read_text()


def test_the_proxy_answers_with_tls_only() -> None:
    plain, *rest = (ROOT / "deploy" / "nginx.conf").read_text().split("\nserver {")[1:]
    assert re.findall(r"listen (.+);|return (\d+) https:", plain) == [("80", ""), ("", "301")]
    for server in rest:
        assert "listen 443 ssl;" in server
        assert "ssl_certificate_key" in server


def test_nothing_is_deployed_with_a_password_that_everybody_knows_or_a_moving_image() -> None:
    compose = (ROOT / "compose.yaml").read_text()
    assert ":-" not in compose
    assert all(
        re.search(r":\d+\.\d+", line)
        for line in re.findall("^FROM .+", (ROOT / "Dockerfile").read_text(), re.M)
    )
    for image in re.findall(r"image: (?!hippodrome)(\S+)", compose):
        assert re.search(r":\d+\.\d+", image), image
