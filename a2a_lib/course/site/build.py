"""Gathers the pages (pages.py, recordings.py, api.py) into one folder, runs Sphinx on them, and serves the site on this machine."""
import shutil
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from pygments.lexer import Lexer
from pygments.lexers import CppLexer, PythonLexer
from pygments.token import Comment

from ..live import pages as live
from . import api, pages, recordings
from .links import PAGES, Links

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).resolve().parent
HTML = ROOT / "build" / "site" / "html"

# Sphinx's settings. The documentation of Sphinx, MyST-NB or the theme describes each.
SETTINGS = {
    "project": "All-to-all", "author": "the authors of the all-to-all course",
    "copyright": "the authors of the all-to-all course. Prose and figures CC BY 4.0, code Apache-2.0",
    "extensions": ["myst_nb", "sphinx.ext.autodoc"], "root_doc": "index", "nb_execution_mode": "off",
    "nb_merge_streams": True, "myst_heading_anchors": 4, "myst_enable_extensions": ["colon_fence"],
    "default_role": "literal", "autodoc_member_order": "bysource", "autodoc_typehints": "description",
    "autodoc_default_options": {"members": True}, "html_theme": "pydata_sphinx_theme",
    # Pages without pages below them have no empty column beside them.
    "html_sidebars": {page: [] for page in (*PAGES.values(), "index", "exercises", "recordings", "slides", "playground", "search")},
    "html_title": "All-to-all", "html_context": {"default_mode": "auto"}, "html_favicon": "_static/icon.svg",
    "html_static_path": ["_static"], "html_css_files": ["site.css"],
    "html_js_files": ["site.js", "predictions.js"], "html_copy_source": False,
    # A summary would fetch the whole page of each hit: megabytes of lessons.
    "html_show_search_summary": False,
    "html_show_sourcelink": False,
    "html_theme_options": {
        "show_prev_next": True, "navigation_with_keys": False, "secondary_sidebar_items": ["page-toc"],
        "header_links_before_dropdown": 5, "show_toc_level": 2, "pygments_light_style": "a11y-high-contrast-light",
        "pygments_dark_style": "a11y-high-contrast-dark",
    },
    # Notebooks keep their own heading levels. Outputs in no language are not highlighted. Classes have a short and a
    # long # name.
    "suppress_warnings": ["myst.header", "misc.highlighting_failure", "mystnb.unknown_mime_type", "toc.not_included",
                          "app.add_node", "image.not_readable", "ref.python"],
}


def build(out: str | Path | None = None, only: list[str] | None = None, rungs: list[str] | None = None,
          say: Callable[[str], None] = lambda text: None) -> Path:
    """Builds the site and returns its folder. `say` takes a line for each step that is long.

    out: folder of the HTML; the gathered sources lie beside it. only: beginnings of the lessons' names, for a quick
    look ("07"). rungs: the rungs of live figures, default all. There are live figures where the simulator was built for
    browsers (`make wasm`). Raises ModuleNotFoundError with a sentence without Sphinx. Raises ValueError with Sphinx's
    output if a page, a link or a picture is missing.
    """
    try:
        from sphinx.application import Sphinx
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("the site needs Sphinx: pip install -e '.[site]'") from error
    out = Path(out or HTML).resolve()
    source = out.parent / "source"
    for folder in (source, out):
        shutil.rmtree(folder, ignore_errors=True)
    gather(source, only, rungs, say)
    say("writing pages")
    warnings = out.parent / "warnings.txt"
    out.mkdir(parents=True)
    with warnings.open("w") as stream:
        app = Sphinx(source, None, out, out.parent / "doctrees", "html", confoverrides=SETTINGS, status=None,
                     warning=stream, freshenv=True)
        app.add_lexer("ipython3", NotebookLexer)
        app.connect("autodoc-process-docstring", api.as_restructured_text)
        app.build()
    problems = warnings.read_text().strip()
    if app.statuscode or problems:
        raise ValueError(f"the site is not as it should be:\n{problems}")
    shutil.rmtree(out.parent / "doctrees")
    return out


def gather(source: Path, only: list[str] | None = None, rungs: list[str] | None = None, say: Callable[[str], None] = lambda text: None
           ) -> None:
    """Writes the folder that Sphinx reads. Recorded runs stay beside it, until the library changes."""
    links = Links(ROOT, source)
    shutil.copytree(HERE / "static", source / "_static")
    shutil.copyfile(ROOT / "figures" / "run.webp", source / live.FILM)
    index = live.write(source, rungs, cache=source.parent / "recorded", say=say) if live.is_there() else {}
    pages.write(links, only, list(index))
    recordings.write(ROOT / "figures" / "recordings", source, ROOT / "figures" / "recordings.tar.xz")
    api.write(source)
    links.write_sources()


class NotebookLexer(Lexer):
    """Python, or C++ below a line that begins with %%hip."""

    name, aliases = "Notebook", ["ipython3"]

    def get_tokens_unprocessed(self, text):
        line, end, rest = text.partition("\n")
        if not line.startswith("%%hip"):
            yield from PythonLexer(**self.options).get_tokens_unprocessed(text)
            return
        yield 0, Comment.Preproc, line + end
        for at, kind, part in CppLexer(**self.options).get_tokens_unprocessed(rest):
            yield len(line + end) + at, kind, part


class _Quiet(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".wasm": "application/wasm", ".js": "text/javascript"}

    def log_message(self, format, *args):  # noqa: A002  the base class has that name
        pass


class _Server(ThreadingHTTPServer):
    request_queue_size = 64  # a browser opens several connections at once


def server(folder: Path, port: int = 0, host: str = "127.0.0.1") -> ThreadingHTTPServer:
    """Serves a folder at http://host:port/. Port 0: a free one, which `server_port` says. OSError for a port that is taken."""
    return _Server((host, port), partial(_Quiet, directory=str(folder)))
