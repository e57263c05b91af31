"""CALIBRATION.md as text: the table of each preset, the published ladder, and what they do not say."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...rungs.published import SPEED_OF_LIGHT, V6, V7, V7_256
from . import published_stages
from .report import VERDICTS, Report
from .rows import SOURCES

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
compared with this project's own measurements on 4 H200 (2026-11-21, torch 2.11, CUDA 13.0) and with published ones,
where there are any. Rows that ask for XCDs, a MALL or MFMA have no meaning there.
"""

RUNGS = """\
## Whole rungs on four H200

The rungs of this course at three shapes on 4 GPUs, us, beside the preset `h200` (`a2a bench --beside`).
{label}: `a2a bench`, one graph for all calls, caches overwritten before each,
ranks started together, the events' own time taken off. This is a test and not a fit: no constant of the preset comes
from these rows. The code that runs is not the same: nvcc's there, with row copies and sums written for NVIDIA
(`device/a2a/*_cuda.h`), gfx942's here."""

LADDER = """\
## The published ladder

Stage times of the competition's largest shape (256 experts, top-8, dim 7168, at most 256 tokens per rank, 8 ranks), us:
mean over the eight ranks, and their range. Published: {source}.
Simulated: rung `token_flags`, preset mi300x, memory ideal, schedule seed 0. The organisers' speed of light for the
shape is {speed} us (published). This is a test and not a fit: no constant of the clock comes from this table.
"""

WHY = """\
The simulated kernels are faster, most of all in dispatch. What we know about the difference, and what we do not:

* **The kernels are not the same.** `token_flags` is this course's version of the rung with one flag per token; v6 and
  v7 are later rungs with other loops. v7's combine-send strides through 32 experts x 2048 slots of which a few are
  filled: with 256 blocks a few waves get all the rows, and it takes {c256:.0f} us (published) instead of {c304:.0f}
  with 304. `token_flags` deals its rows evenly over the waves.
* **The experts' stage of v6 does other work.** {gemm:.1f} us on every rank, whatever it received, is the time to read
  and write 16384 rows (8 ranks x 256 tokens x top-8) at {gemm_rate:.2f} TB/s, close to the published HBM copy rate;
  which rows it touches is our inference. `expert` of `token_flags` works on the rows received.
* **The tokens are not the same.** Both draw the number of tokens per rank uniformly from [1, 256) with seed 4, but
  with different generators, so the ranks have other loads. Compare means, not ranks.
* **Links do not explain it.** A rank sends some 11 MB to its peers in each phase (simulated byte count), 35 us at the
  rate of seven links together. Published dispatch-send takes {send:.0f} us, a seventh of that rate, and combine-send,
  with as many bytes and flags, {c304:.0f}. So dispatch is bound by something that our clock does not have, or has too
  cheap. The candidates: a system release costs what it does on an idle GPU plus the bytes it writes back (one source
  claims some 4 us under load), and v7 does one per token on every wave at once; stores to a peer lose efficiency when
  few blocks send (one source); and dispatch-send ends with a wait for the counts of all peers, which contains the
  time by which eight host processes start late. Nothing published separates these.
* **Host costs are in both only in part.** The published stages are times between events on the device: where the host
  is late with the next launch, an allocation or a memset (the write-up found such gaps in v7), the gap is in the
  stage. The simulated stages are the kernels alone. The leaderboard's {v7} us for v7 is a mean over five shapes and
  no device time.
* **Waiting moves between stages.** A rank with few tokens leaves dispatch-send early and waits in dispatch-receive.
  The sum of a phase says more than its parts.

What would settle it: `token_flags` itself on eight MI300X, which we did not have.
"""


def page(mi300x: Report, h200: Report, stages: Mapping[str, np.ndarray], errors: Sequence[Mapping[str, Any]],
         label: str) -> str:
    """The text of CALIBRATION.md. errors: of whole rungs, as `bench.compare.errors` has them, measured as `label` says."""
    verdicts = "\n".join(f"* {verdict}: {meaning}" for verdict, meaning in VERDICTS.items())
    notes = "\n".join(f"* `{o.row.name}`: {o.row.note}" for o in mi300x.outcomes if o.row.note)
    sources = "\n".join(f"* {name}: {what}" for name, what in SOURCES.items())
    v6, v7, v7_256 = np.array(V6), np.array(V7), np.array(V7_256)
    gemm = v6[:, 1].mean()
    parts = [
        INTRO + "\n" + verdicts, f"## Preset `mi300x`\n\n{mi300x.summary()}.", table(mi300x),
        "What to know before comparing:\n\n" + notes, "Sources:\n\n" + sources,
        H200 + "\n" + h200.summary() + ".", table(h200, compared_only=True),
        RUNGS.format(label=label[0].upper() + label[1:]), _rungs(errors),
        LADDER.format(source=published_stages.SOURCE.removeprefix("published, "), speed=SPEED_OF_LIGHT), _ladder(stages),
        WHY.format(c256=v7_256[:, 2].mean(), c304=v7[:, 2].mean(), send=v7[:, 0].mean(), v7=345, gemm=gemm,
                   gemm_rate=2 * 16384 * 7168 * 2 / gemm / 1e6)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def table(report: Report, compared_only: bool = False) -> str:
    """A Markdown table of the report's rows; compared_only: of those with a published value."""
    head = ["| row | what | unit | simulated | published (source) | spread | error | verdict |",
            "|---|---|---|---|---|---|---|---|"]
    lines = [line for line, outcome in zip(report.markdown_rows(), report.outcomes)
             if outcome.published or not compared_only]
    return "\n".join(head + lines)


def _rungs(errors: Sequence[Mapping[str, Any]]) -> str:
    rows: dict[tuple[str, str], dict[str, Mapping[str, Any]]] = {}
    for row in errors:
        rows.setdefault((row["workload"], row["rung"]), {})[row["part"]] = row
    lines = ["| workload | rung | measured | simulated | error | of dispatch | of combine |", "|---|---|---|---|---|---|---|"]
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
