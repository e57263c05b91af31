"""Published times of all-reduce in one node, to stand beside ours. Nothing in the simulated clock is fitted to them."""
from __future__ import annotations

from dataclasses import dataclass

SOURCE = "published (vLLM pull request 39080: custom all-reduce after aiter, 8 x MI355X, bf16)"
KIB = 1 << 10


@dataclass(frozen=True)
class Figure:
    """One published time. system: whose; machine, dtype; bytes of a rank's message; us; source: where it stands."""

    system: str
    machine: str
    dtype: str
    bytes: int
    us: float
    source: str


def _figures(system: str, machine: str, dtype: str, source: str, rows: dict[int, float]) -> list[Figure]:
    return [Figure(system, machine, dtype, kib * KIB, us, source) for kib, us in rows.items()]


VLLM = _figures("vLLM custom all-reduce, tuned after aiter", "8 x MI355X", "bf16", "vLLM pull request 39080",
                {24: 6.3, 48: 6.7, 96: 6.8, 192: 7.0, 384: 7.5, 768: 9.6, 1536: 12.9})
OTHERS = [
    *_figures("vLLM custom all-reduce", "4 x MI300X", "fp16", "vLLM pull request 19744", {2: 7.2, 256: 14.4}),
    *_figures("quick reduce", "4 x MI300X", "fp16", "vLLM pull request 19744", {32: 12.9, 2048: 36.1, 4096: 63.3}),
    *_figures("NCCL", "8 x H100", "bf16", "symm-mem-recipes pull request 3", {8: 21.8, 256: 24.4}),
    *_figures("torch symmetric memory, one-shot", "8 x H100", "bf16", "symm-mem-recipes pull request 3", {8: 16.4, 256: 25.2}),
    *_figures("torch symmetric memory, two-shot", "8 x H100", "bf16", "symm-mem-recipes pull request 3", {8: 15.3, 256: 18.7}),
]
ALIKE = 1.5  # a figure is shown beside messages up to this factor larger or smaller


def beside(nbytes: int) -> Figure | None:
    """The figure of `VLLM` whose message size is nearest; None if none is near."""
    figure = min(VLLM, key=lambda row: max(row.bytes / nbytes, nbytes / row.bytes))
    return figure if max(figure.bytes / nbytes, nbytes / figure.bytes) <= ALIKE else None
