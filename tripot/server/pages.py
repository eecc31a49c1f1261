"""The page that people see is read once, from the folder where the build puts it: what is not in that table is not there."""

import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from aiohttp import web

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
PLACES = ("/", "/t/{table}", "/t/{table}/games/{game}", "/rules/{game}", "/gallery", "/gallery/{game}")
CODINGS = {"br": ".br", "gzip": ".gz", "identity": ""}  # best first, each with the end of its files' names
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"  # the name of an asset changes with what is in it
A_WHILE = "public, max-age=300"
ASK_AGAIN = "no-cache"
NOT_BUILT = (
    "La page n'est pas construite : lancez « make build » dans le dossier de Tripot, puis « tripot serve » à nouveau.\n"
    "The page has not been built: run 'make build' in the folder of Tripot, then 'tripot serve' again.\n"
)


class File(NamedTuple):
    type: str
    caching: str
    etag: str
    bodies: dict[str, bytes]  # by coding


class Pages:
    """Every file of the page, as it is sent."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = files_in(folder)

    def routes(self) -> list[web.RouteDef]:
        """Last of all: whatever no other door is for may be the name of a file."""
        return [*(web.get(place, self.index) for place in PLACES), web.get("/{file:.+}", self.file)]

    async def index(self, request: web.Request) -> web.Response:
        """The same page everywhere: it reads its own address."""
        if INDEX not in self.files:
            return web.Response(text=NOT_BUILT, status=503, headers={"Cache-Control": "no-store"})
        return sent(request, self.files[INDEX])

    async def file(self, request: web.Request) -> web.Response:
        found = self.files.get(request.match_info["file"])
        if found is None:
            raise web.HTTPNotFound
        return sent(request, found)


def files_in(folder: Path) -> dict[str, File]:
    """By name; compressed ones belong to the file that they were made from."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {
        name: read(name, {coding: found[name + end] for coding, end in CODINGS.items() if name + end in found})
        for name in found
        if not any(end and name.endswith(end) and name.removesuffix(end) in found for end in CODINGS.values())
    }


def read(name: str, paths: dict[str, Path]) -> File:
    bodies = {coding: path.read_bytes() for coding, path in paths.items()}
    end = Path(name).suffix
    caching = FOR_EVER if name.startswith("assets/") else ASK_AGAIN if name == INDEX else A_WHILE
    return File(
        type=TYPES.get(end) or mimetypes.types_map.get(end, "application/octet-stream"),
        caching=caching,
        etag=hashlib.sha256(bodies["identity"]).hexdigest()[:32],
        bodies=bodies,
    )


def sent(request: web.Request, file: File) -> web.Response:
    """As small as whoever asks can read it; nothing, if they have it already."""
    wanted = accepted(request.headers.get("Accept-Encoding", ""))
    coding = next((coding for coding in file.bodies if coding in wanted), "identity")
    etag = file.etag if coding == "identity" else f"{file.etag}-{coding}"
    headers = {"Cache-Control": file.caching, "Vary": "Accept-Encoding", "ETag": f'"{etag}"'}
    if any(known.value in (etag, "*") for known in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    if coding != "identity":
        headers["Content-Encoding"] = coding
    charset = "utf-8" if file.type.startswith("text/") else None
    return web.Response(body=file.bodies[coding], headers=headers, content_type=file.type, charset=charset)


def accepted(header: str) -> set[str]:
    """The codings in an Accept-Encoding header, but for those that it rules out."""
    codings = set()
    for wish in header.lower().split(","):
        coding, _, weight = wish.partition(";")
        if weight.replace(" ", "").rstrip("0") not in ("q=", "q=0."):
            codings.add(coding.strip())
    return codings
