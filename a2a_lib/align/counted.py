"""One call of a sorter, alone on its simulated GPU, with what a profiler would count."""
from __future__ import annotations

from typing import Any

from .contract import check
from .sorter import AlignAndSort


def measure(sorter: AlignAndSort, topk_ids, seed: int = 0, *, expert_map=None) -> dict[str, Any]:
    """A run as `show.counters` takes it, and its trace and outputs: the sorter has run once before, caches are empty.

    topk_ids: [num_tokens, topk] int32, on the CPU. The answer is checked: MismatchError if it is wrong.
    """
    node, given = sorter.node, sorter.rank.from_torch(topk_ids, "topk_ids")
    sorter(given)
    node.synchronize()
    node.reseed(seed)
    before, mark = node.counters(), node.mark()
    out = sorter(given)
    trace, after = node.trace_since(mark), node.counters()
    check(out, topk_ids, sorter.num_experts, sorter.block_size, expert_map, stable=sorter.rung.stable)
    grids = [launch.grid(sorter.plan) for launch in sorter.launches]
    return {"name": sorter.rung.name, "kernels": [sorter.module[launch.kernel].kernel for launch in sorter.launches],
            "blocks": max(blocks for blocks, _ in grids), "cus": sorter.rank.compute_units, "before": before, "after": after,
            "lds": max(launch.lds for launch in sorter.launches), "rank": sorter.rank.index, "us": trace.span_us,
            "label": trace.label, "trace": trace, "out": out}
