"""A web server for the built site, on this machine alone."""
from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class _Quiet(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".wasm": "application/wasm", ".js": "text/javascript"}

    def log_message(self, format, *args):  # noqa: A002  the base class has that name
        pass


class _Server(ThreadingHTTPServer):
    request_queue_size = 64  # a browser opens several connections at once


def server(folder: Path, port: int = 0, host: str = "127.0.0.1") -> ThreadingHTTPServer:
    """Serves a folder at http://host:port/. Port 0: a free one, which `server_port` says. OSError for a port that is taken."""
    return _Server((host, port), partial(_Quiet, directory=str(folder)))
