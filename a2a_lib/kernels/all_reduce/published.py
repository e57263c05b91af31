"""Published times of all-reduce in one node, to stand beside ours. Nothing in the simulated clock is fitted to them."""
from dataclasses import dataclass

SOURCE = "published (vLLM pull request 39080: custom all-reduce after aiter, 8 x MI355X, bf16)"
ALIKE = 1.5  # a figure is shown beside messages up to this factor larger or smaller


@dataclass(frozen=True)
class Figure:
    """One published time. bytes: of a rank's message."""

    bytes: int
    us: float


VLLM = [Figure(kib << 10, us) for kib, us in {24: 6.3, 48: 6.7, 96: 6.8, 192: 7.0, 384: 7.5, 768: 9.6, 1536: 12.9}.items()]


def beside(nbytes: int) -> Figure | None:
    """The figure of `VLLM` whose message size is nearest; None if none is near."""
    figure = min(VLLM, key=lambda row: max(row.bytes / nbytes, nbytes / row.bytes))
    return figure if max(figure.bytes / nbytes, nbytes / figure.bytes) <= ALIKE else None
