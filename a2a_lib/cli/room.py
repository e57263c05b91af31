"""`a2a room`: who has passed what, for those who have joined."""
from pathlib import Path

from . import options
from .options import OK, UsageError

DESCRIPTION = """\
Show who has passed which exercise, for everybody who has joined a room. A room is a folder that all can write to, or the
address of a machine that shows one. Checks write name, tries and days of passing there, and no answers.

Nobody is in a room without joining it. The page is shown on the machine that serves it alone; with --host, other machines
can send to it. What a room shows is what people's machines say: marks come from `a2a grade`.
"""

EXAMPLES = """\
  a2a room --serve --host 0.0.0.0 --port 8000           teacher: the page of the room, in the folder room/
  a2a room --join http://192.168.0.7:8000 --name Ada    everybody else, at that machine's address
  a2a room --join /srv/room --name Ada                  or in a folder that all share
  a2a room /srv/room --serve --lessons 00 04            the page of that folder, two lessons of it
  a2a room /srv/room                                    the same as text, once
  a2a room --leave
"""


def add(parser) -> None:
    parser.add_argument("folder", nargs="?", default=None, metavar="FOLDER", help="the room's folder (default: room)").is_file = True
    parser.add_argument("--join", default=None, metavar="PLACE", help="from now on, checks in work/ also write to this folder or address")
    parser.add_argument("--name", default=None, metavar="NAME", help="with --join: the name to be shown")
    parser.add_argument("--leave", action="store_true", help="write to no room any more")
    parser.add_argument("--serve", action="store_true", help="show the room as a page, renewed every second, until Ctrl-C")
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="with --serve: where to listen; 0.0.0.0: to all machines "
                                                                             "(default: this one alone)")
    parser.add_argument("--port", type=options.port, default=0, metavar="N", help="with --serve: port (default: a free one)")
    parser.add_argument("--lessons", nargs="+", default=[], metavar="NN", help="lessons to show (default: all)")
    options.as_json(parser)


def run(args) -> int:
    if args.join is not None or args.leave:
        return _member(args)
    if args.serve:
        options.refuse(args, "the page shows it", "--json")
    else:
        options.refuse(args, "nothing is served", "--host", "--port")
    options.refuse(args, "nobody joins", "--name")
    from ..course import solved
    from ..course.teach.room import members, page
    from ..plurals import quantity

    exercises = solved.lessons(args.lessons)
    folder = Path(args.folder or "room")
    if args.serve:
        folder.mkdir(exist_ok=True)
        return _serve(folder, exercises, args)
    if not folder.is_dir():
        raise ValueError(f"there is no folder {folder}")
    people, strange = members.read(folder)
    rows = [{"name": member.name, "exercises": {name: member.exercises[name] for name in exercises if name in member.exercises}}
            for member in people]
    stranger = [f"{folder}: {quantity(strange, 'file')} that no check wrote"] if strange else []
    return options.show(args, rows, "\n".join([str(page.rows(people, exercises)), *stranger]))


def _member(args) -> int:
    from ..course import tally, work
    from ..course.teach.room import membership

    options.refuse(args, "this joins or leaves a room", "--serve", "--host", "--port", "--lessons")
    if args.folder or args.join is not None and args.leave:
        raise UsageError("--join PLACE --name NAME, or --leave, and nothing else")
    folder = work.root_of() / work.WORK
    if args.leave:
        options.refuse(args, "nobody joins", "--name")
        left = membership.leave(folder)
        return options.show(args, {"left": left}, "left" if left else "this work/ was in no room")
    if args.name is None:
        raise UsageError("--join needs --name: the name that the room shows")
    if not (folder / work.COPIES).is_file():
        raise ValueError(f"there is no {folder}: `a2a work` makes it")
    joined = membership.join(folder, args.join, args.name, tally.read(folder))
    return options.show(args, {"joined": joined.place, "name": joined.name}, f"{joined.place} now shows {joined.name}: which exercises are "
                        "passed, and the tries. `a2a room --leave` ends it.")


def _serve(folder: Path, exercises: dict[str, str], args) -> int:
    from ..course.teach.room import page

    with options.listening(page.server, folder, exercises, host=args.host, port=args.port) as server:
        address = f"http://127.0.0.1:{server.server_port}/"
        others = [] if args.host in ("127.0.0.1", "localhost") else [
            f"Others join with: a2a room --join http://THIS-MACHINE:{server.server_port} --name NAME"]
        options.serve(server, f"{address} shows {folder} (Ctrl-C ends it)", *others)
    return OK
