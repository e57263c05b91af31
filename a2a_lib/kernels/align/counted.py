"""One call of a sorter, alone on its simulated GPU, with a profiler's counts."""
from __future__ import annotations

from typing import Any

from .contract import check
from .sorter import AlignAndSort


def measure(sorter: AlignAndSort, topk_ids, seed: int = 0, *, expert_map=None) -> dict[str, Any]:
    """A run in the form of `show.counters`, with its trace and outputs. The sorter has run once before; caches are
    empty.

    topk_ids: [num_tokens, topk] int32, on the CPU. Raises MismatchError if the answer is wrong.
    """
    node, ids = sorter.node, sorter.rank.from_torch(topk_ids, "topk_ids")
    sorter(ids)
    node.synchronize()
    node.reseed(seed)
    before, mark = node.counters(), node.mark()
    out = sorter(ids)
    trace, after = node.trace_since(mark), node.counters()
    check(out, topk_ids, sorter.num_experts, sorter.block_size, expert_map, stable=sorter.rung.stable)
    grids = [launch.grid(sorter.plan) for launch in sorter.launches]
    return {"name": sorter.rung.name, "kernels": [sorter.module[launch.kernel].kernel for launch in sorter.launches],
            "blocks": max(blocks for blocks, _ in grids), "cus": sorter.rank.compute_units, "before": before, "after": after,
            "lds": max(launch.lds for launch in sorter.launches), "rank": sorter.rank.index, "us": trace.span_us,
            "label": trace.label, "trace": trace, "out": out}
