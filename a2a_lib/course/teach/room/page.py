"""The page of a room, and the server that shows the page and receives results of checks.

    GET  /             the page, on the machine of the server alone
    GET  /table        its table, which the page asks for every second
    PUT  /members/KEY  a member's file, from any machine that reaches the server
"""
import ipaddress
import re
from collections.abc import Mapping, Sequence
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from .... import markup
from ....plurals import quantity
from ....table import Table
from . import members
from .members import Member

PAGE = Path(__file__).with_name("page.html").read_text(encoding="utf-8")

LOCAL = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?")


def rows(people: Sequence[Member], exercises: Mapping[str, str]) -> Table:
    """A row for each member: number of exercises passed, those passed, and those tried without a pass. exercises: {name:
    lesson} of those to show."""
    passed = [[name for name in exercises if _passed(member, name)] for member in people]
    tried = [[f"{name} ({member.exercises[name][0]})" for name in exercises
              if name in member.exercises and not _passed(member, name)] for member in people]
    return Table({"name": [member.name for member in people], "passed": [len(names) for names in passed],
                  "which": [" ".join(names) for names in passed], "tried": [" ".join(names) for names in tried]},
                 unit=f"of {quantity(len(exercises), 'exercise')}; in brackets: tries without a pass").whole()


def table(people: Sequence[Member], exercises: Mapping[str, str], strange: int = 0) -> str:
    """The members as an HTML table: a row each, a column for each exercise. Names are shown as text."""
    lessons = list(dict.fromkeys(exercises.values()))
    spans = {lesson: list(exercises.values()).count(lesson) for lesson in lessons}
    groups = "".join(f'<th scope="colgroup" colspan="{spans[lesson]}">{markup.text(lesson)}</th>' for lesson in lessons)
    names = "".join(f'<th scope="col"><span class="name">{markup.text(name)}</span></th>' for name in exercises)
    body = "".join(f'<tr><th scope="row">{markup.text(member.name)}</th><td>{sum(_passed(member, name) for name in exercises)}</td>'
                   + "".join(_cell(member, name) for name in exercises) + "</tr>\n" for member in people)
    foot = "".join(f"<td>{sum(_passed(member, name) for member in people)}</td>" for name in exercises)
    caption = (f"{quantity(len(people), 'person', 'people')}. A check mark: passed; a number: tries without a pass."
               + (f" {quantity(strange, 'file')} in the folder that no check wrote." if strange else ""))
    return (f"<table><caption>{caption}</caption><thead><tr><td></td><td></td>{groups}</tr>\n"
            f'<tr><th scope="col">name</th><th scope="col">passed</th>{names}</tr></thead>\n'
            f'<tbody>{body}</tbody><tfoot><tr><th scope="row">passed by</th><td></td>{foot}</tr></tfoot></table>')


def _passed(member: Member, name: str) -> bool:
    return member.exercises.get(name, (0, None))[1] is not None


def _cell(member: Member, name: str) -> str:
    tries, passed = member.exercises.get(name, (0, None))
    if passed:
        return f'<td class="passed" title="{markup.text(passed)}"><span role="img" aria-label="passed">✓</span></td>'
    return f"<td>{tries or ''}</td>"


class _Handler(BaseHTTPRequestHandler):
    timeout = 10  # seconds for a slow sender

    def __init__(self, *args, folder: Path, exercises: Mapping[str, str]):
        self.folder, self.exercises = folder, exercises
        super().__init__(*args)

    def log_message(self, format, *args):  # noqa: A002  the base class has that name
        pass

    def do_GET(self):
        if not ipaddress.ip_address(self.client_address[0].partition("%")[0]).is_loopback:
            return self.send_error(HTTPStatus.FORBIDDEN, "The room is shown on the machine that serves it")
        if not LOCAL.fullmatch(self.headers.get("Host", "")):  # another site's name that leads here
            return self.send_error(HTTPStatus.MISDIRECTED_REQUEST, "The room is shown at 127.0.0.1 or localhost")
        if self.path not in ("/", "/table"):
            return self.send_error(HTTPStatus.NOT_FOUND)
        people, strange = members.read(self.folder)
        html = table(people, self.exercises, strange)
        return self._answer(markup.fill(PAGE, TABLE=html) if self.path == "/" else html)

    def do_PUT(self):
        start, _, key = self.path.rpartition("/")
        size = self.headers.get("Content-Length", "")
        if start != "/members" or not members.KEY.fullmatch(key):
            return self.send_error(HTTPStatus.NOT_FOUND)
        if not size.isdecimal() or len(size) > 9 or int(size) > members.LARGEST:
            return self.send_error(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        try:
            members.put(self.folder, key, self.rfile.read(int(size)))
        except OSError:
            return self.send_error(HTTPStatus.INSUFFICIENT_STORAGE, "The folder of the room cannot be written to")
        except members.FullError as error:
            return self.send_error(HTTPStatus.INSUFFICIENT_STORAGE, str(error))
        except members.DAMAGE:
            return self.send_error(HTTPStatus.BAD_REQUEST, "No list of tries")
        return self._answer("")

    def _answer(self, html: str) -> None:
        data = html.encode()
        self.send_response(HTTPStatus.OK)
        for name, value in (("Content-Type", "text/html; charset=utf-8"), ("Content-Length", str(len(data))),
                            ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
                            ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; "
                                                        "script-src 'unsafe-inline'; connect-src 'self'")):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)


class _Server(ThreadingHTTPServer):
    request_queue_size = 128  # a room of people may pass at once


def server(folder: Path, exercises: Mapping[str, str], host: str = "127.0.0.1", port: int = 0) -> ThreadingHTTPServer:
    """A server of the room in `folder`; port 0: a free one, which `server_port` says. OSError for an address that is taken
    or not this machine's."""
    return _Server((host, port), partial(_Handler, folder=folder, exercises=exercises))
