"""Tables of rungs that use a library show what the recordings say, and the recordings what the rungs promise."""
from pathlib import Path

import pytest

from a2a_lib.lab import bench
from a2a_lib.lab.bench import on_gpu

ROOT = Path(__file__).parents[2]
ATTENTION = ("gather", "ring", "two_rings", "mesh", "ulysses", "library", "computing alone")
PRODUCTS = ("sequential", "slots", "fused_sum", "library", "cuBLAS alone", "cuBLAS, then NCCL", "torch fused")


def shown(us: float) -> str:
    return f"{us:.0f}"


def attention_rows(recording: dict) -> list[str]:
    """A line of the table for each workload: medians of graphs, the fastest peer and its attention alone, us."""
    lines = []
    for name, facts in recording["workloads"].items():
        us = {row["rung"]: row["us"]["total"]["median"] for row in recording["rows"]
              if (row["workload"], row["launch"]) == (name, "graph") and row["correct"]}
        (peer,) = (row for row in recording["peers"] if row["workload"] == name)
        assert peer["correct"] and us["library"] < 0.96 * peer["us"]["total"]["median"]
        alone = peer["us"].get("alone")
        cells = [shown(facts["length"] / recording["machine"]["gpus"]), f"{facts['heads']}, {facts['kv_heads']}", facts["mask"],
                 *(shown(us[rung]) for rung in ATTENTION), f"{shown(peer['us']['total']['median'])} ({peer['fastest']})",
                 shown(alone["median"]) if alone else "-"]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def product_rows(recording: dict) -> list[str]:
    """A line of the table for each size of GEMM -> ReduceScatter: medians, us."""
    lines = []
    for size in dict.fromkeys(tuple(row["size"]) for row in recording["rows"]):
        us = {row["rung"]: row["us"]["median"] for row in recording["rows"] if tuple(row["size"]) == size and row["correct"]}
        lines.append(f"| {' x '.join(map(str, size))} | {' | '.join(shown(us[rung]) for rung in PRODUCTS)} |")
    return lines


@pytest.mark.parametrize("name, rows, pages", [
    ("attention-2xH200-2026-11-28", attention_rows, ("a2a_lib/kernels/attention/README.md",)),
    ("gemm-2xH200-2026-11-28", product_rows, ("a2a_lib/kernels/gemm_rs/README.md",))])
def test_pages_show_what_was_recorded(name, rows, pages):
    recording = bench.load(name)
    for page in pages:
        text = (ROOT / page).read_text(encoding="utf-8")
        assert name in text
        for line in rows(recording):
            assert line in text, line


def test_a_library_is_ahead_of_what_a_user_would_pick():
    """The goals, on two H200: attention of 2048 and 16384 rows per rank in a graph, and a large GEMM -> ReduceScatter."""
    recording = bench.load("attention-2xH200-2026-11-28")
    for workload, most in (("4096x16x16x128", 165), ("32768x16x16x128", 6900)):
        (row,) = bench.rows(recording, workload, ["library"])
        assert row["us"] <= most
    us = {row["rung"]: row["us"]["median"] for row in bench.load("gemm-2xH200-2026-11-28")["rows"] if row["size"][0] == 8192}
    assert us["library"] <= 1.03 * us["cuBLAS alone"]
    assert us["library"] <= 0.94 * min(us["cuBLAS, then NCCL"], us["torch fused"])
    assert "library" in on_gpu.text(bench.load("gemm-2xH200-2026-11-28"))


def test_backward_is_ahead_of_what_a_user_would_pick():
    """The goals, on two H200 with 4096 tokens on each; with 256 another rung is the faster one."""
    recording = bench.load("moe_backward-2xH200-2026-11-29-hopper")
    assert all(row["correct"] for row in recording["rows"])
    us = {(row["workload"].rpartition("x")[2], row["name"]): row["us"]["median"] for row in recording["rows"]}
    ours = us["4096", "backward_hopper"]
    assert us["4096", "NCCL, grouped GEMM"] >= 1.5 * ours and us["4096", "NCCL, grouped GEMM, torch.compile"] >= 1.35 * ours
    assert us["256", "backward_two_launches"] < us["256", "backward_hopper"]
