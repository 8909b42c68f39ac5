"""The page that documents the API: made from its OpenAPI description, without scripts."""

from html import escape
from typing import Any

from starlette.responses import HTMLResponse, Response

INTRODUCTION = (
    "Open a table, sit down, play. Anybody who has a seat's key can play there: send it as `Authorization: "
    "Bearer KEY`, or let the cookie do it. Every answer, and every event of the live stream, is an update: what "
    "happened since a position, with its moves and its story, and the table: `view` is what everybody sees, `own` "
    "what only you see, with your question and legal moves. Put `own.player` into your entry of "
    "`view.players`, and the rest of `own` into `view`. Send moves with the `prompt` they answer. Refusals have a "
    "code, the clause and the reason if the rules forbid a move, and a sentence for people."
)
_STYLE = """
:root { color-scheme: light dark; --ink: #2b1d14; --paper: #fbf6ec; --line: #d9c9ad; --accent: #7a1f3d; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1e6d2; --paper: #1d1613; --line: #4a3b30; --accent: #e39ab0; } }
body { font: 1rem/1.5 Georgia, serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 52rem;
  padding: 1.5rem; }
h1, h2 { font-weight: normal; color: var(--accent); }
a { color: var(--accent); }
code, pre { font: 0.85rem/1.45 ui-monospace, monospace; }
pre { overflow-x: auto; border: 1px solid var(--line); padding: 0.6rem; border-radius: 0.3rem; }
section { border-top: 1px solid var(--line); padding: 0.4rem 0 0.8rem; }
h3 { margin: 0.6rem 0 0.2rem; font: 600 0.95rem ui-monospace, monospace; overflow-wrap: anywhere; }
.method { color: var(--accent); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; margin: 0.4rem 0; }
dd { margin: 0; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { padding-left: 1rem; } }
"""


def style() -> Response:
    """The style sheet of the pages.

    >>> style().media_type
    'text/css'
    """
    return Response(_STYLE, media_type="text/css")


def _html(title: str, body: str) -> HTMLResponse:
    return HTMLResponse(
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="/docs.css"></head><body>{body}</body></html>'
    )


def welcome() -> HTMLResponse:
    """The page that is shown where the browser's page was not built.

    >>> b"Hippodrome" in welcome().body
    True
    """
    return _html(
        "Hippodrome",
        "<main><h1>Hippodrome</h1><p>The browser's page was not built into this server.</p>"
        '<p>Programs play through the API: <a href="/docs">how it is used</a>, '
        '<a href="/openapi.json">its description</a>, <a href="/api/tables">the public tables</a>.</p></main>',
    )


def page(described: dict[str, Any]) -> HTMLResponse:
    """Make the page for an OpenAPI description.

    >>> b"<h1>" in page({"info": {"title": "T", "version": "1", "description": ""}, "paths": {}}).body
    True
    """
    info = described["info"]
    schemas = described.get("components", {}).get("schemas", {})
    paths = sorted(described["paths"].items(), key=lambda entry: entry[0].count("/"))  # the shortest first
    ways = [_way(path, method, way) for path, methods in paths for method, way in methods.items()]
    listed = [_schema(name, each) for name, each in sorted(schemas.items()) if not name.startswith("HTTP")]
    return _html(
        f"{info['title']}: the API",
        f"<main><h1>{escape(info['title'])} {escape(info['version'])}: the API</h1>"
        f"<p>{_prose(info['description'])}</p>"
        '<p>The same for programs: <a href="/openapi.json">openapi.json</a></p>'
        f"<h2>Requests</h2>{''.join(ways)}<h2>Schemas</h2>{''.join(listed)}</main>",
    )


def _prose(text: str) -> str:
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if i % 2 else part for i, part in enumerate(parts))


def _way(path: str, method: str, way: dict[str, Any]) -> str:
    sent = way.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    rows = [f"<dt>sends</dt><dd>{_kind(sent)}</dd>"] if sent else []
    for status, answer in way["responses"].items():
        schema = answer.get("content", {}).get("application/json", {}).get("schema")
        if int(status) < 300:
            rows.append(f"<dt>gets</dt><dd>{status} {_kind(schema) if schema else ''}</dd>")
    refused = ", ".join(sorted(status for status in way["responses"] if int(status) >= 300))
    rows.append(f"<dt>or is refused</dt><dd>{refused}</dd>")
    return (
        f'<section><h3><span class="method">{method.upper()}</span> {escape(path)}</h3>'
        f"<p>{_prose(way.get('description', ''))}</p><dl>{''.join(rows)}</dl></section>"
    )


def _schema(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    rows = [
        f"<dt><code>{escape(field)}</code>{'' if field in needed else ' (can be left out)'}</dt>"
        f"<dd>{_kind(kind)} {_prose(kind.get('description', ''))}</dd>"
        for field, kind in schema.get("properties", {}).items()
    ]
    return (
        f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{_prose(schema.get("description", ""))}</p>'
        f"<dl>{''.join(rows)}</dl></section>"
    )


def _kind(schema: dict[str, Any] | None) -> str:
    """Describe the type of a value in a few words."""
    if not schema:
        return ""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items'))}"
    return escape(str(schema.get("type", "anything")))
