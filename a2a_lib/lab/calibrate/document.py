"""CALIBRATION.md as text: the table of each preset, the published ladder, and the limits of both."""
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ...kernels.all_to_all.published import SPEED_OF_LIGHT, V6
from ...machine.sim import spreads
from . import designs, mori, others, published_stages, ranges
from .report import VERDICTS, Report
from .rows import AIM, SOURCES

HYPOTHESES = Path(__file__).with_name("hypotheses.md")  # experiments on differences between clock and hardware

INTRO = """\
# Calibration

Written by `a2a calibrate --markdown`; do not edit. How well does the simulated clock agree with what others have
published? Every row is a small HIP kernel from `a2a_lib/lab/calibrate/`, executed on the simulated node like any
other, and measured from outside: two lengths of the same work are timed, and what both have in common (launch, first
block, last block) cancels. No row reads a constant of the clock. The kernels also run on real GPUs
(`a2a calibrate --target cuda`).

Most constants of the clock were taken from the same sources. For those rows a small error says that kernels, caches,
queues and issue put the constant together as the source's benchmark did; it does not say that the clock predicts.
What it does with programs nobody took a constant from is the ladder at the end.

*Error* is the simulated value against the middle of everything published for the row, *spread* how far the published
values lie apart, in % of their middle. Verdicts:
"""

H200 = """\
## Preset `h200`

The `h200` preset shows what another machine's links do to a kernel; the instructions stay those of MI300X. It is
compared with this project's own measurements on 2 and 4 H200 (torch 2.11, CUDA 13.0) and with published ones,
where there are any, on simulated GPUs of 132 CUs.
Rows that ask for XCDs, a MALL or MFMA have no meaning there. Flags are seen by acquiring loads there,
which are no fences: a flag's row with an acquire costs what it costs without, and a fence by itself its 0.3 or 0.6 us.
"""

WHOLE_RUNGS = """\
## Whole rungs on H200

The rungs of this course at three shapes, us, beside the preset `h200` (`a2a bench --beside`). Measured: `a2a bench`, one
graph for all calls, caches overwritten before each, ranks started together, each rung with its own grid, less the 3 us
that two events alone show (of dispatch and of combine: for each of their stages, which an event follows). This is a
test and not a fit: no constant of the preset comes from these rows. The code that runs is not the same: nvcc's there,
with row copies and sums written for NVIDIA (`device/a2a/*_cuda.h`), gfx942's here. Where the text is the same, in the
expert's work and the sums of the five rungs from `rank_flags` to `no_overheads`, a warp of 32 lanes goes round a row's loop
twice as often as a wave of 64; they are simulated going round as often, by half of the lanes (`lab/bench/warps.py`;
"Hypotheses about the clock" says what that explains and what it does not). `inline_flags` at dsv3 has
words of 16 bytes there, of 8 here. Both recordings are of one day and of the same kernels. Lessons and README show older
ones, events included, and of several grids and series the fastest.

The worst rows have these causes in common:

* **`inline_flags`, `one_launch`, `pipelined` and `fp8_rows` are too slow.** Their waves store to peers and load again at once. On
  gfx942 the wait for those loads waits for the stores too; a warp of an H200 does not. Without that wait `one_launch` at bench1
  on two GPUs goes from +31% to -8%, `inline_flags` from +24% to +7%.
* **The same wait hides another error.** Without it nearly all other rungs are 10% to 28% too fast at bench1 and bench3. The host
  launches a simulated call and so adds some 2 us, which a graph does not. What an H200 does in that time is open; pushed bytes
  without any flag lack it, too.
* **`active_tokens` and `fused_combine` at bench3** lack 3 to 5 us of combine. **`rank_flags` at dsv3** takes 311 us in dispatch
  on two GPUs, 210 simulated. Both are open.
"""

LADDER = """\
## The published ladder

Stage times of the competition's largest shape (256 experts, top-8, dim 7168, at most 256 tokens per rank, 8 ranks), us:
mean over the eight ranks, and their range. Published: {source}.
Simulated: rung `token_flags`, preset mi300x, memory ideal, schedule seed 0. The organisers' speed of light for the
shape is {speed} us (published). This is a test and not a fit: no constant of the clock comes from this table.
"""

WHY = """\
What we know about the difference, and what we do not:

* **The kernels are not the same.** `token_flags` is this course's version of the rung with one flag per token; v6 and
  v7 are later rungs with other loops; their designs are in the table below. `token_flags` deals its rows evenly.
* **The experts' stage of v6 does other work.** Its code handles filled rows only, but launches 7168 x 32 = 229376 blocks
  (the whole capacity), nearly all of them empty: {gemm:.1f} us on every rank, whatever it received, are
  {blocks:.0f} blocks per us, the order of our own `block-rate` (inferred). `expert` of `token_flags` launches 304.
* **The first stage has more than a kernel in it.** v7's first event stands before two memsets, two allocations and
  Python: its dispatch-send takes 205 to 305 us, on the rank with 23 tokens too, of which the recording of v9 leaves 18
  to 144 for the kernel. Combine's stages are comparable.
* **Host costs are in both only in part.** The published stages are times between events on the device: where the host
  is late with the next launch, an allocation or a memset (the write-up found such gaps in v7), the gap is in the
  stage. The simulated stages are the kernels alone. The leaderboard's {v7} us for v7 is a mean over five shapes and
  no device time.
* **Waiting moves between stages.** A rank with few tokens leaves dispatch-send early and waits in dispatch-receive.
  The sum of a phase says more than its parts.
"""

DESIGNS = """\
## The published designs, stage by stage

v7 as its write-up describes it (`lab/calibrate/designs.hip`) and v9 in the order of its author's text (`v9.hip`): this
project's own kernels, with the same grids, loops and flags. The author's tokens per rank are {tokens}; which experts they
chose is not known and drawn. v9 was recorded by events that its kernels write. The simulated kernels write the same
events: a stage lasts from its first event to the end of its last, without launches. v7 is its author's table of device
events. us, rank by rank; error: of the means. Simulated: preset mi300x, memory ideal, schedule seed 0. Three constants are
choices made with these rows in view, inside what other sources leave open: `link_crowded_gbps`, `link_crowd` and
`remote_store`. The others have their sources elsewhere.
"""
DESIGNS_WHY = """\
Asked of v9 are 15% for the send, 25% for the receive, 10% for combine and 10% for the whole call.

* **Send, combine and the whole call are within that.**
* **The receive of rank 3 is not.** Its waves copy one row each, and a few copy two. A row is 14 loads of 16 bytes a lane,
  and each waits for the store of the one before, since the compiler cannot tell that the buffers differ. A load takes
  0.24 us here, from the Infinity Cache; the recorded 17 us are 0.4 to 0.5 us a load, which is HBM. With `mall_stores` 0, where
  what peers store does not stay in that cache, the stage takes 16 us, but then combine is 12% too slow.
* **The receive of rank 2** ends when rank 3's last rows come, 128 us after the start. Recorded are 174, which is 13 us
  after rank 3's own end, by two clocks that were not compared.
* **Count and tell** has the counting block's stores and releases to seven peers. On rank 3 they took 41 us, on six others
  at most 11. The simulated link lets a CU that has nothing else under way go after at most 0.86 us. With a place behind
  all rows the send of rank 7 is 54% too slow ("Hypotheses about the clock"). One recording does not tell which is usual.
"""

CONTENTS = """\
## What a published number contains

| number | kernel | between | launch | ranks | compared with |
|---|---|---|---|---|---|
| microbenchmarks of the first table | a loop; the difference of two lengths | - | no | one, or a pair | the same difference |
| TransferBench | one launch of all blocks, each for itself | its own time stamps | no | one, or all at once | difference of two lengths |
| v6, v7 (write-up) | stages, with memset, allocation, Python in the first | device events | in part | in step | kernels alone: combine |
| v9 (write-up) | rows, written down inside the kernels | ticks of 10 ns | no | as they come | the same events, inside the same kernels |
| leaderboard | five shapes, geometric mean | host clock, clones and barriers included | yes | barrier before each | nothing |
| aiter, vLLM: all-reduces | one call | not said | not said | in step by the call itself | one more call in a stream |
| Mori: tables | one kernel | two device events | replay of a graph | stream, one barrier before ten | the same |
| our own on H200 | all kernels of a call | two device events, less their 3 us | one graph | barrier before each | kernels and gaps |

**Large transfers.** Two-shot all-reduces of 16 to 64 MiB come to 95 to 99% of the wire on the simulated node, of 7 x 45 =
315 GB/s: 299 to 312. Published are 89 to 98% of 7 x 48 = 336: 299 to 329. That is the same.

**A word with its flag (LL) against a release.** Simulated, a flag goes to a peer in 0.54 us relaxed, in 0.80 with release
and acquire, and a wave waits 0.52 us for its stores. RCCL's tuning model of eight MI300X has 0.8 us for a step of a ring by
LL and 2.1 by Simple, 0.9 and 2.3 of a tree; in Simple a release is one part, beside two barriers of a block and the
book-keeping of slots. Not waiting for the stores gained RCCL's LL 0.4 to 0.5 us (#997), which is the clock's 0.52. What a
system release costs when much is dirty nobody has published (RCCL #1830: "expensive"); v9's recording refutes microseconds
for each. On two MI308X (aiter #5272) LL takes 5.4 us up to 32 KiB, where the all-reduce that reads takes 13.0 to 14.0; the
latter is 7.1 to 7.3 on MI300X (aiter #801), so that the gain is of calls, not of a release. So the clock stays.

**Pieces of a line.** Cached memory: an L2 joins what its waves store to a line between two write-backs, uncached memory
takes a packet of at least 64 bytes for each instruction and line (`merge_stores`). A Triton tile in MFMA layout stores 8
bytes of each of 16 or 32 rows an instruction: the links carry four times its bytes to uncached memory, twice to cached
memory while neighbours release (lesson 15: 48 -> 32 us).
"""

OPEN = """\
## What is open

How far a simulated time may be off because its constants are not known better: `trace.uncertainty()` of a rung's call,
`--uncertainty 16` of `a2a ladder`, and the whiskers of `show.ladder` repeat a run
with other constants. First all are at the fast end of their range, then all at the slow end. No other set is faster or slower
if each constant acts in one direction. In the other sets every constant is drawn evenly from its range, independently of the
others, in case one acts both ways. A range is what a constant's sources say where they say one; else nothing
where a document settles it, {one:.0%} either way where one source has measured it ({measured:.0%} for what this project
measured on the H200 itself), and {choice:.0%} where nobody has published one and the preset names it a choice. What the
clock does not model is in no range. What is drawn of `mi300x`:
"""

OUTSIDE = """\
Why they are outside:

* No constant is to blame for `fma-f32`: the published value is a peak by the data sheet. In `barrier-sentinel` waves that wait are
  parked, so that their polls take no time of the L2.
* v9's receive of rank 2 and its counts on rank 3 are one recording of one draw ("The published designs" says what is known).
* The greatest of Mori's `combine` on four ranks reads from three peers at once. What reads from several peers is 5% to 16% too
  fast on four ranks, and right on two and on eight.
* BabelStream's values are the least that AMD accepts, and simulated is what HBM can do.
* `hbm-read-32` is a share: what makes both rates faster moves it either way, so the ends do not bound it.

Two ranges are wider than one source: a load from a peer may take 660 to 870 ns, since another source has 700 to 900 for a wave's
row; a link may pass 42.9 to 49.2 GB/s, as TransferBench printed. Before the ends of all ranges were run together, draws alone had
68 of 84 rows inside: some lie near the ends, and 4 or 16 draws of 47 constants seldom come there.
"""


def page(mi300x: Report, h200: Report, stages: Mapping[str, np.ndarray],
         rungs: Mapping[str, Sequence[Mapping[str, Any]]], results: Mapping[str, Mapping[str, np.ndarray]],
         foreign: Sequence[float], exchanges: list[tuple[str, float, float]]) -> str:
    """The text of CALIBRATION.md. rungs: {way of measuring: errors of whole rungs, from `bench.compare.errors`}.
    results: `designs.simulate`. foreign: `others.simulate`. exchanges: `mori.compare`."""
    verdicts = "\n".join(f"* {verdict}: {meaning}" for verdict, meaning in VERDICTS.items())
    notes = "\n".join(f"* `{o.row.name}`: {o.row.note}" for o in mi300x.outcomes if o.row.note)
    sources = "\n".join(f"* {name}: {what}" for name, what in SOURCES.items())
    gemm = np.array(V6)[:, 1].mean()
    parts = [
        INTRO + "\n" + verdicts, f"## Preset `mi300x`\n\n{mi300x.summary()}.", table(mi300x),
        "What to know before comparing:\n\n" + notes, "Sources:\n\n" + sources,
        H200 + "\n" + h200.summary() + ".", table(h200, compared_only=True),
        WHOLE_RUNGS, *(_rungs(label, errors) for label, errors in rungs.items()),
        LADDER.format(source=published_stages.SOURCE.removeprefix("published, "), speed=SPEED_OF_LIGHT), _ladder(stages),
        WHY.format(v7=345, gemm=gemm, blocks=7168 * 32 / gemm),
        DESIGNS.format(tokens=list(designs.TOKENS)), _designs(results), DESIGNS_WHY, others.TEXT, _others(foreign),
        others.WHY, mori.table(exchanges), CONTENTS, HYPOTHESES.read_text(encoding="utf-8"),
        OPEN.format(one=spreads.ONE_SOURCE, measured=spreads.MEASURED, choice=spreads.CHOICE), _open(),
        ranges.text(ranges.load()[0]), OUTSIDE]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def table(report: Report, compared_only: bool = False) -> str:
    """A Markdown table of the report's rows. compared_only: only rows with a published value."""
    head = ["| row | what | unit | simulated | published (source) | spread | error | verdict |",
            "|---|---|---|---|---|---|---|---|"]
    lines = [line for line, outcome in zip(report.markdown_rows(), report.outcomes)
             if outcome.published or not compared_only]
    return "\n".join(head + lines)


def _rungs(label: str, errors: Sequence[Mapping[str, Any]]) -> str:
    rows: dict[tuple[str, str], dict[str, Mapping[str, Any]]] = {}
    for row in errors:
        rows.setdefault((row["workload"], row["rung"]), {})[row["part"]] = row
    totals = [row for row in errors if row["part"] == "total" and not row["rung"].startswith("floor")]
    off = [f"`{row['rung']}` at {row['workload']} ({row['error']:+.0%})" for row in totals if abs(row["error"]) > AIM]
    within = f"{len(totals) - len(off)} of {len(totals)} rungs are within {AIM:.0%}"
    lines = [f"{label[0].upper()}{label[1:]}: {within}{'; the others are ' * bool(off)}{', '.join(off)}.", "",
             "| workload | rung | measured | simulated | error | of dispatch | of combine |", "|---|---|---|---|---|---|---|"]
    for (workload, rung), parts in rows.items():
        total = parts["total"]
        shares = [f"{parts[part]['error']:+.0%}" if part in parts else "-" for part in ("dispatch", "combine")]
        lines.append(f"| {workload} | `{rung}` | {total['measured']:.1f} | {total['simulated']:.1f} | {total['error']:+.0%} | "
                     f"{shares[0]} | {shares[1]} |".replace("`floor flat`", "the bytes pushed, flat")
                     .replace("`floor dedup`", "the bytes pushed, per rank"))
    return "\n".join(lines)


def _ladder(stages: Mapping[str, np.ndarray]) -> str:
    head = ["| stage | v6-like (published) | v7, 304 blocks (published) | `token_flags` (simulated) |",
            "|---|---|---|---|"]
    return "\n".join(head + [f"| {' | '.join(row)} |" for row in published_stages.rows(stages)])


def _designs(results: Mapping[str, Mapping[str, np.ndarray]]) -> str:
    head = ["| stage | published | simulated | error |", "|---|---|---|---|"]
    return "\n".join(head + [f"| {' | '.join(row)} |" for row in designs.rows(results)])


def _others(foreign: Sequence[float]) -> str:
    head = ["| kernel | source | published | simulated | error |", "|---|---|---|---|---|"]
    sources = [f"* {name}: {what}" for name, what in others.SOURCES.items()]
    return "\n".join([*head, *(f"| {' | '.join(row)} |" for row in others.rows(list(foreign))), "", *sources])


def _open() -> str:
    head = ["| constant | least | value | most | unit |", "|---|---|---|---|---|"]
    rows = zip(*(spreads.table("mi300x")[column] for column in ("name", "least", "value", "most", "unit")))
    return "\n".join(head + [f"| `{name}` | {low:,.6g} | {value:,.6g} | {high:,.6g} | {unit} |"
                             for name, low, value, high, unit in rows if low < high])
