"""CALIBRATION.md as text: the table of each preset, the published ladder, and what they do not say."""
from __future__ import annotations

from typing import Mapping

import numpy as np

from . import ladder
from .report import VERDICTS, Report
from .rows import SOURCES

INTRO = """\
# Calibration

Written by `a2a calibrate --markdown`; do not edit. How well does the simulated clock agree with what others have
published? Every row is a small HIP kernel from `a2a_lib/kernels/calibrate/`, executed on the simulated node like any
other, and measured from outside: two lengths of the same work are timed, and what both have in common (launch, first
block, last block) cancels. No row reads a constant of the clock. The kernels also run on real GPUs
(`a2a calibrate --target cuda`).

*Error* is the simulated value against the middle of everything published for the row, *spread* how far the published
values lie apart, in % of their middle. Verdicts:
"""

H200 = """\
## Preset `h200`

The `h200` preset shows what another machine's links do to a kernel; the instructions stay those of MI300X. It is
compared with this project's own measurements on 4 H200 (2026-11-21, torch 2.11, CUDA 13.0), where there are any. They
are one source, so that no row counts; and rows that ask for XCDs, a MALL or MFMA have no meaning there.
"""

LADDER = """\
## The published ladder

Stage times of the competition's largest shape (256 experts, top-8, dim 7168, at most 256 tokens per rank, 8 ranks), us:
mean over the eight ranks, and their range. Published: {source}. Simulated: rung `token_flags`, preset mi300x, memory
ideal, schedule seed 0. The organisers' speed of light for the shape is {speed} us. This is a test and not a fit: no
constant of the clock comes from this table.
"""

WHY = """\
Why they differ, as far as we can tell:

* **The kernels are not the same.** `token_flags` is the first rung with one flag per token; v6 and v7 are later rungs
  with other loops. v7's waves stride through a space of 32 experts x 2048 slots of which a few are filled; with 256
  blocks the same few waves get all the work ({c256:.0f} us in combine-send against {c304:.0f} with 304). `token_flags` deals its
  rows evenly. v6's experts are a grouped GEMM, those of `token_flags` a scale and a shift of each row.
* **The tokens are not the same.** Both draw the number of tokens per rank uniformly from [1, 256) with seed 4, but with
  different generators, so the ranks have other loads. Compare means, not ranks.
* **Where the links' time goes.** Each rank sends about 11 MB to others in each direction of the exchange, 33 us at the
  336 GB/s that seven links carry together. The simulated stages are close to that; the published dispatch-send takes
  some 240 us, a seventh of that rate. So v7 is bound by something other than links. Candidates, each published by one
  source at most and therefore not settled: a system release that costs microseconds while the caches are busy
  (here: what it costs idle, plus the lines it writes back), and write efficiency of few stores under way per link.
* **Host costs are in neither column.** Both are times of kernels. The leaderboard's times (345 us for v7 over all five
  shapes) also contain clones of the input, launches and synchronisation, and are no device times.
* **Waiting moves between stages.** A rank with few tokens leaves dispatch-send early and waits in dispatch-receive. The
  sum of a phase says more than its parts.
"""


def page(mi300x: Report, h200: Report, stages: Mapping[str, np.ndarray]) -> str:
    """The text of CALIBRATION.md."""
    verdicts = "\n".join(f"* {verdict}: {meaning}" for verdict, meaning in VERDICTS.items())
    notes = "\n".join(f"* `{o.row.name}`: {o.row.note}" for o in mi300x.outcomes if o.row.note)
    sources = "\n".join(f"* {name}: {what}" for name, what in SOURCES.items())
    v7, v7_256 = np.array(ladder.V7), np.array(ladder.V7_256)
    parts = [
        INTRO + "\n" + verdicts, f"## Preset `mi300x`\n\n{mi300x.summary()}.", table(mi300x),
        "What to know before comparing:\n\n" + notes, "Sources:\n\n" + sources,
        H200 + "\n" + h200.summary() + ".", table(h200, compared_only=True),
        LADDER.format(source=ladder.SOURCE.removeprefix("published, "), speed=ladder.SPEED_OF_LIGHT), _ladder(stages),
        WHY.format(c256=v7_256[:, 2].mean(), c304=v7[:, 2].mean())]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def table(report: Report, compared_only: bool = False) -> str:
    """A Markdown table of the report's rows; compared_only: of those with a published value."""
    head = ["| row | what | unit | simulated | published (source) | spread | error | verdict |",
            "|---|---|---|---|---|---|---|---|"]
    lines = [line for line, outcome in zip(report.markdown_rows(), report.outcomes)
             if outcome.published or not compared_only]
    return "\n".join(head + lines)


def _ladder(stages: Mapping[str, np.ndarray]) -> str:
    head = ["| stage | v6-like (published) | v7, 304 blocks (published) | `token_flags` (simulated) |",
            "|---|---|---|---|"]
    return "\n".join(head + [f"| {' | '.join(row)} |" for row in ladder.rows(stages)])
