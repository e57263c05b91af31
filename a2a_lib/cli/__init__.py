"""The command `a2a`: what is on this machine, which rungs and shapes there are, and one verified run.

Exit status: 0 done (for `run`: and right), 1 the run gave a wrong answer or failed, 2 it could not be started as asked.
Results go to stdout, everything else to stderr.
"""
from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import contextmanager

from .. import __version__
from . import analyse, bench, calibrate, diff, ladder, processes
from . import trace as trace_file
from ..progress import progress

OK, WRONG, USAGE = 0, 1, 2

DESCRIPTION = """\
The all-to-all course on your machine: a node of eight MI300X, simulated, and the kernels that run on it.

  a2a doctor                           what is here: compilers, targets, what is simulated and what is real
  a2a rungs                            the all-to-alls of the course, one line each
  a2a shapes                           the problem sizes
  a2a run token_flags --shape tiny     one all-to-all, checked, with its stage times
  a2a litmus                           the memory model of gfx942: which outcomes happen, and which never do
  a2a explore token_flags              one rung under many schedules, as it is or broken on purpose
  a2a ladder --shape tiny              every rung side by side: times, bytes, launches, flags, published figures
  a2a diff rank_flags token_flags      what one rung changes over another
  a2a calibrate                        microbenchmarks of the node beside published values, with the error
  a2a bench --target cuda              real GPUs: device times of every rung, with the gap to the speed of light
"""

RUN_DESCRIPTION = """\
Run one all-to-all and check it: draw random tokens and routing, dispatch every token to the ranks of its experts,
apply the experts, combine, and compare each output with the right answer.

Prints a table of kernel times per rank, in us (simulated, unless the target is hip or cuda), the bytes and
instructions, and how long your machine took.
Exit status 0: right. 1: wrong, or the kernels hung or faulted. 2: not possible as asked.
"""

RUN_EXAMPLES = """\
examples:
  a2a run token_flags --shape tiny                    a second; small enough to read every number
  a2a run token_flags --shape dsv3                    the largest shape of the competition on 8 ranks
  a2a run token_flags --shape bench1 --world-size 2 --calls 3
  a2a run token_flags --shape bench1 --analyse        what it waited for, and how busy the links were
  a2a run sorted --shape bench3 --json                the PyTorch reference, as JSON
  a2a run sorted --processes 4                        the same between four real processes (torch.distributed)
  torchrun --nproc-per-node 4 -m a2a_lib run sorted    and with processes that torchrun starts
  a2a run token_flags --shape dsv3 --trace run.pftrace    a timeline of every wave, for ui.perfetto.dev
"""


LITMUS_DESCRIPTION = """\
Run litmus tests on the simulated node: short threads whose outcome tells what the memory model allows. Each runs under
many schedules; what was observed is compared with what is documented, measured or chosen for that mode.

Verdicts: never; sometimes (in at least 1 % of the seeds; of the outcome `hang`: may not terminate); unspecified.
Exit status 0: every verdict holds. 1: one does not. 2: not possible as asked.
"""

LITMUS_EXAMPLES = """\
examples:
  a2a litmus                                    the whole suite in mode strict
  a2a litmus MP+norel+gpu --mode hw-spx         one test: its threads and a histogram of its final states
  a2a litmus --list                             what there is
"""

EXPLORE_DESCRIPTION = """\
Run one rung of the ladder under many schedules on a small simulated node, each checked: three calls in a row, few
blocks, ranks that run ahead. Then once under the race detector, which needs no luck.

Exit status 0: every schedule was right and there is no race. 1: one was not. 2: not possible as asked.
"""

EXPLORE_EXAMPLES = """\
examples:
  a2a explore token_flags --seeds 200 --mode strict
  a2a explore token_flags --mutate release-dropped          broken on purpose: which seed shows it, and how
  a2a explore token_flags --mutate list                     the ways to break it
"""


class UsageError(Exception):
    """The run cannot be started as asked; the text says why."""


def main(argv: list[str] | None = None) -> int:
    """Entry point of the command `a2a`. Returns the exit status."""
    parser = _parser()
    args = parser.parse_args(argv)
    try:
        return args.function(args)
    except UsageError as error:
        print(f"a2a {args.command}: {error}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output has left: `a2a shapes | head -1`
        sys.stderr.close()
        return OK


def _parser() -> argparse.ArgumentParser:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="a2a", description=DESCRIPTION, formatter_class=raw)
    parser.add_argument("--version", action="version", version=f"a2a {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    doctor = commands.add_parser("doctor", help="what is on this machine, what is simulated and what is real")
    doctor.add_argument("--json", action="store_true", help="the findings as one JSON object")
    doctor.set_defaults(function=_doctor)

    for name, function, text in (("rungs", _rungs, "list the all-to-alls of the course"),
                                 ("shapes", _shapes, "list the problem sizes")):
        listing = commands.add_parser(name, help=text)
        listing.add_argument("--json", action="store_true", help="as one JSON array")
        listing.set_defaults(function=function)

    run = commands.add_parser("run", help="run one all-to-all, check it, print its times", description=RUN_DESCRIPTION,
                              epilog=RUN_EXAMPLES, formatter_class=raw)
    run.add_argument("rung", metavar="RUNG", help="which all-to-all (`a2a rungs` lists them)")
    run.add_argument("--shape", default="tiny", metavar="NAME",
                     help="problem size (`a2a shapes` lists them; default tiny)")
    run.add_argument("--world-size", type=_positive, default=8, metavar="N",
                     help="number of ranks, one GPU each (default 8)")
    run.add_argument("--seed", type=int, default=None, metavar="N",
                     help="seed of tokens and routing (default: the shape's own); call n takes seed + n")
    run.add_argument("--schedule-seed", type=int, default=0, metavar="N",
                     help="seed of what hardware leaves open, the order of blocks and waves (simulated; default 0)")
    analyse.add(run)
    trace_file.add(run)
    processes.add(run)
    run.add_argument("--calls", type=_positive, default=1, metavar="N",
                     help="calls in a row, each with other tokens, each checked (default 1)")
    run.add_argument("--target", choices=("sim", "hip", "cuda"), default=None,
                     help="simulated GPUs (the default), real AMD or real NVIDIA ones; or set A2A_TARGET")
    run.add_argument("--memory", default="ideal", metavar="MODE",
                     help="which values a simulated load may return (default ideal: always the newest)")
    run.add_argument("--preset", default="mi300x", metavar="NAME",
                     help="how long simulated things take (default mi300x)")
    run.add_argument("--json", action="store_true", help="the result as one JSON object")
    run.set_defaults(function=_run)

    litmus = commands.add_parser("litmus", help="run litmus tests of the memory model", description=LITMUS_DESCRIPTION,
                                 epilog=LITMUS_EXAMPLES, formatter_class=raw)
    litmus.add_argument("names", nargs="*", metavar="NAME", help="which tests (default: the whole suite)")
    litmus.add_argument("--list", action="store_true", help="list the tests and stop")
    litmus.add_argument("--seeds", type=_positive, default=1000, metavar="N",
                        help="schedules of each test (default 1000)")
    explore = commands.add_parser("explore", help="run one all-to-all under many schedules, as it is or broken",
                                  description=EXPLORE_DESCRIPTION, epilog=EXPLORE_EXAMPLES, formatter_class=raw)
    explore.add_argument("rung", metavar="RUNG", help="which all-to-all (`a2a rungs` lists them)")
    explore.add_argument("--mutate", default=None, metavar="NAME",
                         help="break its kernel in this way first (`--mutate list` lists the ways)")
    explore.add_argument("--seeds", type=_positive, default=100, metavar="N", help="number of schedules (default 100)")
    explore.add_argument("--picture", default=None, metavar="FILE",
                         help="save a picture (PNG) of the first failing schedule: the value that was read too old")
    for command, modes, function in ((litmus, ("strict", "hw-spx", "cpx"), _litmus),
                                     (explore, ("strict", "hw-spx", "cpx", "ideal"), _explore)):
        command.add_argument("--mode", choices=modes, default="strict",
                             help="memory mode: which values a load may return (default strict)")
        command.add_argument("--first", type=int, default=0, metavar="N", help="the first schedule seed (default 0)")
        command.add_argument("--json", action="store_true", help="the result as one JSON object")
        command.set_defaults(function=function)
    calibrate.add(commands, raw)
    bench.add(commands, raw)
    ladder.add(commands, raw)
    diff.add(commands, raw)
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not at least 1")
    return number


def _doctor(args) -> int:
    from ..lab import doctor

    found = doctor.examine()
    print(json.dumps(found, indent=2) if args.json else doctor.report(found))
    return OK


def _rungs(args) -> int:
    from ..alltoall import rungs

    rows = [{"name": name, "idea": rungs[name].idea} for name in rungs]
    if args.json:
        print(json.dumps(rows, indent=2))
    else:
        width = max((len(row["name"]) for row in rows), default=0)
        print("\n".join(f"{row['name']:<{width}}  {row['idea']}" for row in rows))
    return OK


def _shapes(args) -> int:
    from ..moe import shapes

    fields = ("num_experts", "topk", "dim", "max_tokens", "seed")
    rows = [{"name": name} | {field: getattr(shape, field) for field in fields} for name, shape in shapes.items()]
    if args.json:
        print(json.dumps(rows, indent=2))
        return OK
    heads = ("name", "experts", "topk", "dim", "max tokens per rank", "default seed")
    print("  ".join([f"{heads[0]:<8}", *heads[1:]]))
    for row in rows:
        cells = [f"{row[field]:>{len(head)}}" for field, head in zip(fields, heads[1:])]
        print("  ".join([f"{row['name']:<8}", *cells]))
    return OK


def _run(args) -> int:
    from ..alltoall import rungs
    from ..moe import shapes

    kind = rungs[args.rung] if args.rung in list(rungs) else None
    if processes.wanted(args, kind) and kind and args.shape in shapes:
        return _run_between_processes(args, kind, shapes[args.shape])
    result = run(args.rung, args.shape, world_size=args.world_size, seed=args.seed, schedule_seed=args.schedule_seed,
                 calls=args.calls, target=args.target, memory=args.memory, preset=args.preset, trace=args.trace,
                 analysed=args.analyse)
    if args.json:
        result.pop("table", None)
        (result.get("analysis") or {}).pop("text", None)
        print(json.dumps(result, indent=2))
    else:
        print(_worded(result))
        if result.get("analysis"):
            print(f"\n{result['analysis']['text']}")
        if result["error"]:
            print(f"{result['error']['kind']}: {result['error']['text']}", file=sys.stderr)
    return OK if result["correct"] else WRONG


def _run_between_processes(args, kind, shape) -> int:
    if why := processes.refuse(args, kind, shape):
        raise UsageError(why)
    result = processes.run(args, shape.seed if args.seed is None else args.seed)
    if result.get("rank", 0) == 0:  # under torchrun one of them speaks
        print(json.dumps(result, indent=2) if args.json else processes.worded(result))
        if result["error"] and not args.json:
            print(f"{result['error']['kind']}: {result['error']['text']}", file=sys.stderr)
    return OK if result["correct"] else WRONG


def run(rung: str, shape: str, *, world_size: int = 8, seed: int | None = None, schedule_seed: int = 0, calls: int = 1,
        target: str | None = None, memory: str = "ideal", preset: str = "mi300x", trace: str | None = None,
        analysed: bool = False) -> dict:
    """One verified run, as plain data; the arguments are those of `a2a run`.

    UsageError if it cannot be started as asked. A wrong answer, a deadlock or a fault is a result: "correct" is False
    and "error" says what happened. "stages" are the columns of the stage table of the last call, in us, "label" says
    whether they are simulated or measured; both are None for a rung made of PyTorch calls. "wall_s": seconds this
    machine took, by step. analysed: with "analysis", critical path and so on of the last call, where it has a trace.
    """
    from ..alltoall import rungs
    from ..errors import A2AError
    from ..moe import MismatchError, Problem, shapes
    from ..runtime import default_target

    if rung not in list(rungs):
        raise UsageError(f"no rung is called {rung!r}; there are {', '.join(rungs)}")
    if shape not in shapes:
        raise UsageError(f"no shape is called {shape!r}; there are {', '.join(shapes)}")
    if shapes[shape].num_experts % world_size:
        raise UsageError(f"{shapes[shape].num_experts} experts of shape {shape} do not divide over {world_size} ranks")
    if trace and (why := trace_file.refuse(rungs[rung], trace)):
        raise UsageError(why)
    seed = shapes[shape].seed if seed is None else seed
    target = target or default_target()
    wall: dict[str, float] = {}
    result = {"rung": rung, "shape": shape, "world_size": world_size, "seed": seed, "schedule_seed": schedule_seed,
              "calls": calls, "target": target, "memory": memory, "preset": preset, "correct": False,
              "calls_checked": 0, "error": None, "label": None, "stages": None, "instructions": None, "trace": None,
              "wall_s": wall}
    start = time.perf_counter()
    with progress(1 + 3 * calls) as bar:
        bar.step("set up the node, compile the kernels")
        with _timed(wall, "set-up"):
            try:
                node = _node(rungs[rung], target, world_size, preset, memory, schedule_seed)
                comm = rungs[rung](node, shapes[shape], world_size=world_size)
            except (A2AError, ValueError) as error:
                raise UsageError(str(error)) from error
        try:
            for call in range(calls):
                bar.step(f"call {call + 1} of {calls}: draw tokens and routing")
                with _timed(wall, "draw"):
                    problem = Problem.random(shapes[shape], world_size=world_size, seed=seed + call)
                bar.step(f"call {call + 1} of {calls}: run")
                with _timed(wall, "run"):
                    outputs = comm(problem)
                bar.step(f"call {call + 1} of {calls}: check")
                with _timed(wall, "check"):
                    problem.check(outputs, ranks=comm.ranks)
                result["calls_checked"] += 1
            result["correct"] = True
        except (MismatchError, A2AError) as error:
            result["error"] = {"kind": type(error).__name__, "text": str(error)}
    try:
        if trace:
            with _timed(wall, "trace"):
                result["trace"] = trace_file.save(comm.trace, node, trace)
    except A2AError:  # a real GPU may be gone after a fault; the error above is what counts
        if not result["error"]:
            raise
    wall["total"] = time.perf_counter() - start
    try:
        _add_trace(result, comm, node)
        if analysed and result["stages"] and len(comm.trace.select("launch")):
            result["analysis"] = analyse.analysis(comm.trace)
    except A2AError:  # a real GPU may be gone after a fault; the error above is what counts
        if not result["error"]:
            raise
    return result


def _node(rung, target, world_size, preset, memory, schedule_seed):
    """The node the rung runs on, None for a rung made of PyTorch calls (its class says trace = None)."""
    if target == "sim" and getattr(rung, "trace", rung) is None:
        return None
    from ..node import Node

    return Node(world_size, preset=preset, memory=memory, seed=schedule_seed, target=target)


def _litmus(args) -> int:
    from ..lab import litmus

    if args.list:
        tests = litmus.suite.values()
        if args.json:
            print(json.dumps([{"name": t.name, "row": t.row, "status": t.status, "verdict": dict(t.verdict),
                               "why": t.why} for t in tests], indent=2))
        else:
            print("\n".join(f"{t.name:<26}{t.verdict[args.mode]:<12}{t.why}" for t in tests))
        return OK
    start, results = time.perf_counter(), []
    try:
        with progress(len(args.names) or len(litmus.suite)) as bar:
            running = litmus.run_suite(args.names, args.mode, seeds=args.seeds, first=args.first)
            for name in args.names or litmus.suite:
                bar.step(name)
                results.append(next(running))
    except ValueError as error:
        raise UsageError(str(error)) from error
    wall = time.perf_counter() - start
    wrong = [result for result in results if not result.ok]
    if args.json:
        print(json.dumps({"mode": args.mode, "seeds": args.seeds, "wall_s": wall, "violated": len(wrong),
                          "tests": [result.to_dict() for result in results]}, indent=2))
        return WRONG if wrong else OK
    if args.names:
        print("\n\n".join(_litmus_text(result) for result in results))
    else:
        print(f"{'test':<26}{'expected':<13}{'observed':<22}")
        for result in results:
            seen = result.histogram
            print(f"{seen.test.name:<26}{result.verdict:<13}{seen.observation + f' {seen.positive}/{seen.seeds}':<22}"
                  f"{'' if result.ok else 'VIOLATED: ' + result.violation}".rstrip())
    print(f"\n{len(results)} test{'s' if len(results) > 1 else ''}, mode {args.mode}, {args.seeds} seeds each: "
          f"{len(wrong) or 'no'} verdict{'' if len(wrong) == 1 else 's'} violated ({wall:.1f} s of this machine)")
    return WRONG if wrong else OK


def _litmus_text(result) -> str:
    test = result.histogram.test
    threads = [f"  thread {i} at {'.'.join(map(str, place))}: {body}"
               for i, (place, body) in enumerate(zip(test.place, test.threads))]
    where = ", ".join(f"{name} {test.init.get(name, 0)} at rank {home} ({kind})"
                      for name, (home, kind) in test.where.items())
    verdict = f"Expected {result.verdict}: {test.why}" + (f"\nVIOLATED: {result.violation}" if not result.ok else "")
    return "\n".join([*threads, f"  {where}", repr(result.histogram), verdict])


def _explore(args) -> int:
    from ..lab import explore
    from ..alltoall import mutate
    from ..errors import A2AError

    if args.mutate == "list":
        there = mutate.mutations.get(args.rung, {})
        print("\n".join(f"{m.name:<28}{m.why}" for m in there.values()) or f"{args.rung} has no mutations")
        return OK
    try:
        found = explore.rung(args.rung, mutate=args.mutate, mode=args.mode, seeds=args.seeds, first=args.first)
    except (ValueError, A2AError) as error:
        raise UsageError(str(error)) from error
    if args.json:
        print(json.dumps(found.to_dict(), indent=2))
    else:
        print(found)
        if found.failing:
            print(f"\n{found.replay()}")
    if args.picture:
        _save_picture(found, args.picture)
    return OK if found.ok else WRONG


def _save_picture(found, path: str) -> None:
    from .. import show

    if not found.failing:
        print(f"no schedule failed: there is nothing to draw in {path}", file=sys.stderr)
        return
    try:
        picture = show.memory_steps(found)
    except ValueError as error:  # it failed, and no copy was old
        print(f"no picture: {error}", file=sys.stderr)
        return
    picture.save(path)
    print(f"{path}: {picture.alt}", file=sys.stderr)


@contextmanager
def _timed(wall: dict[str, float], step: str):
    start = time.perf_counter()
    try:
        yield
    finally:
        wall[step] = wall.get(step, 0.0) + time.perf_counter() - start


def _add_trace(result: dict, comm, node) -> None:
    """The stage table, the bytes and the instructions, where the rung has a trace."""
    trace = getattr(comm, "trace", None)
    if trace is None:
        return
    table = trace.stages()
    result["table"] = str(table)
    result["label"] = trace.label
    result["stages"] = table.to_dict()
    result["span_us"], result["span_of"] = trace.span_us, trace.span_of
    simulated = result["target"] == "sim"  # real GPUs do not say what crosses their links
    result["link_bytes"] = int(trace.link_bytes().sum()) if simulated else None
    result["events"], result["events_dropped"] = len(trace), trace.meta.get("dropped", 0)
    result["trace_digest"] = trace.digest()
    result["instructions"] = node.counters().get("instructions") if node is not None else None


def _worded(result: dict) -> str:
    calls = f"{result['calls']} call{'s' if result['calls'] > 1 else ''}"
    lines = [f"{result['rung']} on {result['target']}, shape {result['shape']}, {result['world_size']} ranks, "
             f"seed {result['seed']}, schedule seed {result['schedule_seed']}, {calls}", ""]
    if result.get("table"):
        lines += [result["table"], ""]
        lines.append(f"{result['span_of']}: {result['span_us']:.2f} us, {result['label']}")
        if result["link_bytes"] is not None:
            lines.append(f"moved between ranks: {result['link_bytes']:,} bytes")
        if result["events_dropped"]:
            lines.append(f"{result['events_dropped']:,} events did not fit the trace: the sums above lack them")
    elif result["correct"]:
        lines.append("no stage times: this rung is made of PyTorch calls, which are not simulated")
    if result["trace"]:
        lines.append(trace_file.worded(result["trace"]))
    wall = result["wall_s"]
    steps = ", ".join(f"{step} {seconds:.2f}" for step, seconds in wall.items() if step != "total")
    lines.append(f"wall time of this machine: {wall['total']:.2f} s ({steps})")
    if result["instructions"]:
        speed = result["instructions"] / wall["run"] / 1e6 if wall.get("run") else 0
        lines.append(f"wave-instructions: {result['instructions']:,} ({speed:.1f} million per second)")
    lines.append("verified: every output is right" if result["correct"] else
                 f"WRONG: {result['calls_checked']} of {calls} verified, then an error")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
