"""`a2a calibrate`: microbenchmarks beside published values."""
from pathlib import Path

from . import options
from .options import OK, UsageError

DESCRIPTION = """\
Measure the node with microbenchmarks (latencies, bandwidths, links, flags, atomics, barriers, launches, peak rates) and
print each beside what others have published, with the error. Each is a HIP kernel that also runs on real GPUs.

Verdicts: PASS and off (the sources agree within 20 %, and the value is within 15 % of their middle, or is not);
one source; spread (the sources differ by more); - (nothing published, or not measurable on this target).
Exit status 0: measured, whatever the verdicts. 2: not possible as asked.
"""

EXAMPLES = """\
  a2a calibrate                                all rows on the simulated MI300X, some ten seconds
  a2a calibrate l1 l2 mall hbm                 a few of them
  a2a calibrate --preset h200 --json           the other preset, as JSON
  a2a calibrate --target cuda --json           the same kernels on the NVIDIA GPUs of this machine
  a2a calibrate --page benchmarks/CALIBRATION.md    draw the tables of this project's page anew
"""

RECORDINGS = "bench-4xH200-2026-11-27.json", "bench-2xH200-2026-11-29.json"
NEWER = {"fp8_rows": "bench-4xH200-2026-11-29-fp8_rows.json"}  # rungs whose kernels changed after the first: what has their times
WORKLOADS = "bench1", "bench3", "dsv3"


def add(parser) -> None:
    parser.add_argument("rows", nargs="*", metavar="ROW", help="which rows (`--list` lists them; default: all)")
    options.listing(parser, "the rows")
    options.preset(parser)
    options.target(parser)
    options.world_size(parser, default=None, text="8 simulated ones, or all GPUs there are")
    form = parser.add_mutually_exclusive_group()
    options.as_json(form, "the report as one JSON object")
    options.file(form, "--page", "draw the tables of the page CALIBRATION.md anew, between its comments (minutes)")


def run(args) -> int:
    from ..lab.calibrate import ROWS, calibrate
    from ..machine.runtime import default_target
    from ..progress_bar import progress

    if args.list:
        options.refuse(args, "--list runs nothing", "--preset", "--target", "--world-size", "--page")
        return options.show(args, [{"name": row.name, "what": row.what, "unit": row.unit} for row in ROWS.values()],
                            options.columns((row.name, f"{row.what}, {row.unit}") for row in ROWS.values()))
    if args.page:
        if args.rows or args.target not in (None, "sim") or args.preset != "mi300x" or args.world_size:
            raise UsageError("--page measures all rows, without other options")
        return _page(Path(args.page))
    options.refuse_on(args, args.target or default_target())
    with progress(len(args.rows or ROWS)) as bar:
        report = calibrate(args.rows or None, preset=args.preset, target=args.target or default_target(),
                           gpus=args.world_size, announce=bar.step)
    return options.show(args, report.to_dict(), report)


def _page(path: Path) -> int:
    from ..files import write_whole
    from ..lab.bench import compare, load
    from ..lab.calibrate import ROWS, calibrate, v9
    from ..lab.calibrate.document import simulate_ladder, tables
    from ..markup import between
    from ..progress_bar import progress

    page, recordings = path.read_text(encoding="utf-8"), [load(name) for name in RECORDINGS]
    for rung, name in NEWER.items():
        rows = [row for row in load(name)["rows"] if row["rung"] == rung]
        recordings[0]["rows"] = [row for row in recordings[0]["rows"] if row["rung"] != rung] + rows
    with progress(2 * len(ROWS) + 2 + 40 * len(recordings)) as bar:
        reports = {preset: calibrate(preset=preset, announce=lambda name, p=preset: bar.step(f"{p} {name}"))
                   for preset in ("mi300x", "h200")}
        bar.step("ladder: token_flags, shape dsv3")
        stages = simulate_ladder()
        bar.step("the published design, shape dsv3")
        design = v9.simulate()
        rungs = {measured["label"]: compare.errors(measured, compare.simulate(measured, preset="h200", names=WORKLOADS,
                                                                              announce=bar.step))
                 for measured in recordings}
    for name, table in tables(**reports, stages=stages, rungs=rungs, design=design).items():
        page = between(page, name, table)
    write_whole(path, page.encode())
    return OK
