"""`a2a calibrate`: microbenchmarks beside published values."""
from __future__ import annotations

import json
import sys

from ..progress import progress

DESCRIPTION = """\
Measure the node with microbenchmarks (latencies, bandwidths, links, flags, atomics, barriers, launches, peak rates) and
print each beside what others have published, with the error. Each is a HIP kernel that also runs on real GPUs.

Verdicts: PASS and off (the sources agree within 20 %, and the value is within 15 % of their middle, or is not);
one source; spread (the sources differ by more); - (nothing published, or not measurable on this target).
Exit status 0: measured, whatever the verdicts. 2: not possible as asked.
"""

EXAMPLES = """\
examples:
  a2a calibrate                                all rows on the simulated MI300X, some ten seconds
  a2a calibrate --only l1 l2 mall hbm          a few of them
  a2a calibrate --preset h200 --json           the other preset, as JSON
  a2a calibrate --target cuda --json           the same kernels on the NVIDIA GPUs of this machine
  a2a calibrate --markdown > CALIBRATION.md    the page of this project, with the published ladder
"""

RECORDING, WORKLOADS = "bench-4xH200-2026-11-21.json", ("bench1", "bench3", "dsv3")  # of the page


def add(commands, formatter) -> None:
    """Adds the command to argparse's subparsers."""
    parser = commands.add_parser("calibrate", help="measure the node with microbenchmarks, beside published values",
                                 description=DESCRIPTION, epilog=EXAMPLES, formatter_class=formatter)
    parser.add_argument("--only", nargs="+", metavar="NAME", default=None, help="which rows (`--list` lists them)")
    parser.add_argument("--list", action="store_true", help="list the rows and stop")
    parser.add_argument("--preset", default="mi300x", metavar="NAME",
                        help="how long simulated things take: mi300x (default), h200 or ideal")
    parser.add_argument("--target", choices=("sim", "hip", "cuda"), default=None,
                        help="simulated GPUs (the default), real AMD or real NVIDIA ones; or set A2A_TARGET")
    parser.add_argument("--gpus", type=int, default=None, metavar="N",
                        help="GPUs of the node (default: 8 simulated, or all there are)")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="the report as one JSON object")
    form.add_argument("--markdown", action="store_true", help="the page CALIBRATION.md, both presets and the ladder")
    parser.set_defaults(function=run)


def run(args) -> int:
    """Exit status of `a2a calibrate` with these arguments."""
    from ..lab.calibrate import ROWS, calibrate
    from ..errors import A2AError
    from ..runtime import default_target

    if args.list:
        width = max(map(len, ROWS))
        print("\n".join(f"{row.name:<{width}}  {row.what}, {row.unit}" for row in ROWS.values()))
        return 0
    if args.markdown and (args.only or args.target not in (None, "sim") or args.preset != "mi300x"):
        print("a2a calibrate: --markdown writes the whole page, without other options", file=sys.stderr)
        return 2
    try:
        if args.markdown:
            return _page()
        names = args.only or list(ROWS)
        with progress(len(names)) as bar:
            report = calibrate(args.only, preset=args.preset, target=args.target or default_target(), gpus=args.gpus,
                               announce=bar.step)
    except (A2AError, ValueError, RuntimeError) as error:
        print(f"a2a calibrate: {error}", file=sys.stderr)
        return 2
    print(json.dumps(report.to_dict(), indent=2) if args.json else report)
    return 0


def _page() -> int:
    from ..lab.calibrate import ROWS, calibrate
    from ..lab.calibrate.document import page
    from ..lab.calibrate.ladder import simulate

    from ..lab.bench import compare, load

    measured = load(RECORDING)
    with progress(2 * len(ROWS) + 1 + 40) as bar:
        reports = {preset: calibrate(preset=preset, announce=lambda name, p=preset: bar.step(f"{p} {name}"))
                   for preset in ("mi300x", "h200")}
        bar.step("ladder: token_flags, shape dsv3")
        stages = simulate()
        beside = compare.simulate(measured, preset="h200", names=WORKLOADS, announce=bar.step)
    print(page(reports["mi300x"], reports["h200"], stages, compare.errors(measured, beside), measured["label"]), end="")
    return 0
