"""`a2a litmus`: litmus tests of gfx942's memory model, with short threads."""
import json
import time

from ..plurals import quantity
from . import options
from .options import OK, WRONG

DESCRIPTION = """\
Run litmus tests on the simulated node: short threads whose outcome tells what the memory model allows. Each runs under
many schedules; what was observed is compared with what is documented, measured or chosen for that mode.

Verdicts: never; sometimes (in at least 1 % of the schedules; of the outcome `hang`: may not terminate); unspecified.
Exit status 0: every verdict holds. 1: one does not. 2: not possible as asked.
"""

EXAMPLES = """\
  a2a litmus                                    the whole suite in mode strict
  a2a litmus MP+norel+gpu --memory hw-spx       one test: its threads and a histogram of its final states
  a2a litmus --list                             what there is
"""


def add(parser) -> None:
    parser.add_argument("names", nargs="*", metavar="NAME", help="which tests (default: the whole suite)")
    options.listing(parser, "the tests")
    options.memory(parser, "strict", ("strict", "hw-spx", "cpx"))
    options.schedules(parser, 1000)
    options.max_seconds(parser)
    options.as_json(parser)


def run(args) -> int:
    from ..lab import litmus
    from ..progress_bar import progress

    if args.list:
        options.refuse(args, "--list runs nothing", "--schedules", "--schedule-seed", "--max-seconds")
        return _list(args)
    start, results = time.perf_counter(), []
    names = args.names or list(litmus.suite)
    with progress(len(names)) as bar:
        running = litmus.run_suite(args.names, args.memory, seeds=args.schedules, first=args.schedule_seed)
        for name in names:
            bar.step(name)
            results.append(next(running))
    wall = time.perf_counter() - start
    wrong = [result for result in results if not result.ok]
    if args.json:
        print(json.dumps({"mode": args.memory, "seeds": args.schedules, "wall_s": wall, "violated": len(wrong),
                          "tests": [result.to_dict() for result in results]}, indent=2))
        return WRONG if wrong else OK
    if args.names:
        print("\n\n".join(_worded(result) for result in results))
    else:
        rows = [(seen.test.name, result.verdict, f"{seen.observation} {seen.positive}/{seen.seeds}",
                 "" if result.ok else f"VIOLATED: {result.violation}") for result in results for seen in [result.histogram]]
        print("\n".join(line.rstrip() for line in options.columns([("test", "expected", "observed", ""), *rows]).splitlines()))
    print(f"\n{len(results)} test{'s' if len(results) > 1 else ''}, mode {args.memory}, {quantity(args.schedules, 'seed')} each: "
          f"{len(wrong) or 'no'} verdict{'' if len(wrong) == 1 else 's'} violated ({wall:.1f} s of this machine)")
    return WRONG if wrong else OK


def _list(args) -> int:
    from ..lab import litmus

    tests = litmus.suite.values()
    rows = [{"name": t.name, "row": t.row, "status": t.status, "verdict": dict(t.verdict), "why": t.why} for t in tests]
    return options.show(args, rows, options.columns((t.name, t.verdict[args.memory], t.why) for t in tests))


def _worded(result) -> str:
    test = result.histogram.test
    threads = [f"  thread {i} at {'.'.join(map(str, place))}: {body}"
               for i, (place, body) in enumerate(zip(test.place, test.threads))]
    where = ", ".join(f"{name} {test.init.get(name, 0)} at rank {home} ({kind})"
                      for name, (home, kind) in test.where.items())
    verdict = f"Expected {result.verdict}: {test.why}" + (f"\nVIOLATED: {result.violation}" if not result.ok else "")
    return "\n".join([*threads, f"  {where}", repr(result.histogram), verdict])
