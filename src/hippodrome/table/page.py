"""The files of the browser's page, which are built into the package: kept in memory, also compressed."""

import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from hippodrome.table.share_card import MARK

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/webp", ".webp")
FOLDER = Path(__file__).parent / "browser"
SMALLEST = 500  # bytes that are worth compressing
FOREVER = "public, max-age=31536000, immutable"  # for files whose names have a hash of their content


class File(NamedTuple):
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    kind: str
    cached: str


class Page:
    """All files of the page.

    >>> Page(Path("/nowhere")).there
    False
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file():
                name = "/" + path.relative_to(folder).as_posix()
                content = path.read_bytes()
                packed = gzip.compress(content, 9, mtime=0) if len(content) >= SMALLEST else None
                kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                cached = FOREVER if name.startswith("/assets/") else "no-cache"
                self.files[name] = File(content, packed, kind, cached)

    @property
    def there(self) -> bool:
        """Whether the page was built.

        >>> Page(Path("/nowhere")).there
        False
        """
        return "/index.html" in self.files

    def with_card(self, tags: str) -> Response | None:
        """The page itself with the tags of a link; None if it was not built."""
        file = self.files.get("/index.html")
        if file is None:
            return None
        text = file.content.decode().replace(MARK, tags)
        return Response(text, 200, {"cache-control": file.cached, "vary": "accept-language"}, file.kind)

    def send(self, request: Request, name: str) -> Response | None:
        """A file, compressed if the browser accepts that; None if there is no such file."""
        file = self.files.get(name)
        if file is None:
            return None
        headers = {"cache-control": file.cached, "vary": "accept-encoding"}
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, 200, headers | {"content-encoding": "gzip"}, file.kind)
        return Response(file.content, 200, headers, file.kind)
