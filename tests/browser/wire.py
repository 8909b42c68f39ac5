"""What a page receives over the network, as Chromium sees it."""

import json
import sqlite3
from typing import Any

from playwright.sync_api import CDPSession, Page, Response

from tests.table.servers import ServerProcess


class Wire:
    """Everything that the server tells a page from now on: answers, and the messages of streams."""

    def __init__(self, page: Page) -> None:
        self.streamed: list[str] = []
        self.answers: list[Response] = []
        self._read: list[str] = []
        page.on("response", self._answered)
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.session.on(
            "Network.eventSourceMessageReceived", lambda message: self.streamed.append(message["data"])
        )

    def _answered(self, answer: Response) -> None:
        stream = answer.url.endswith("/events")
        # The same for all, or a player's own notes: no secret of the game.
        known = answer.url.endswith(("/board", "/api/games", "/notes"))
        if "/api/" in answer.url and not stream and not known:
            self.answers.append(answer)

    def read(self) -> None:
        """Take the bodies that have come, before the browser forgets them."""
        answers, self.answers = self.answers, []
        self._read += [answer.text() for answer in answers]

    @property
    def told(self) -> list[Any]:
        """Every answer and message so far, as it was before the end of the game."""
        self.read()
        told = [json.loads(text) for text in (*self._read, *self.streamed)]
        return [each for each in told if state(each) != "over"]


def state(told: Any) -> str | None:
    """The state of the table that an update shows."""
    update = told.get("update", told)
    found: str | None = update.get("table", {}).get("state")
    return found


def log_of(server: ServerProcess, table_id: str) -> list[dict[str, Any]]:
    """The events of a table, out of the server's own store, with all that is secret."""
    file = server.store.removeprefix("sqlite:///")
    store = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        rows = store.execute("SELECT body FROM events WHERE table_id = ? ORDER BY number", [table_id])
        return [json.loads(body) for (body,) in rows]
    finally:
        store.close()
