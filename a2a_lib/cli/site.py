"""`a2a site`: the course as static pages, with live figures."""
import json
import sys
from pathlib import Path

from . import options
from .options import OK

DESCRIPTION = """\
Build the course as static pages (build/site/html), or serve them.

With the simulator for browsers (make wasm) the site has a playground and live figures: eight simulated GPUs run in the
page. They need a web server, and --serve is one, on this machine alone. Needs a checkout, and Sphinx (make site).
Exit status 0: done. 2: not possible as asked.
"""

EXAMPLES = """\
  a2a site                            build
  a2a site --serve                    show what was built, or build it first
  a2a site --serve --port 8000        at that port
"""


def add(parser) -> None:
    parser.add_argument("--serve", action="store_true", help="serve the built site until Ctrl-C; builds it if it is not there")
    options.as_json(parser)
    parser.add_argument("--port", type=options.port, default=0, metavar="N", help="port of --serve (default: a free one)")


def run(args) -> int:
    from ..course import site

    if not args.serve:
        options.refuse(args, "nothing is served", "--port")
    built = site.HTML / "index.html"
    if not (site.ROOT / "notebooks").is_dir():
        raise ValueError("a2a site needs a checkout of the course: the lessons are not here")
    if not args.serve or not built.is_file():
        try:
            site.build(say=lambda text: print(text, file=sys.stderr, flush=True))
        except ModuleNotFoundError as error:
            raise ValueError(str(error)) from None
    facts = {"page": str(built), "playground": (built.parent / "playground.html").is_file()}
    print(json.dumps(facts) if args.json else built)
    if args.serve:
        with options.listening(site.server, Path(built.parent), port=args.port) as server:
            page = "playground.html" if facts["playground"] else "index.html"
            options.serve(server, f"http://127.0.0.1:{server.server_port}/{page} (Ctrl-C ends it)")
    return OK
