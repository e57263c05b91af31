"""Chooses a rung for a shape on a node, without running the ladder.

    comm = a2a.all_to_all.best("dsv3", node)                # sums in fp32, rounded to fp16
    comm = a2a.all_to_all.best("dsv3", node, fp8=True)      # rows out may be rounded to 8 bits
    outputs = comm(problem)

Where the rules come from: measured (2 x NVIDIA H200, 2026-11-22, graph, us) and simulated (preset mi300x). Words with
their flags inside cost twice the bytes and save three steps of a microsecond each way, so it is bytes that decide:

    max_tokens * row bytes    0.1 MB (bench2)   0.2 (bench1)   0.7 (bench3)   2.1 (bench4)   3.7 (dsv3)
    prereduced, H200                     16.5           15.5           17.7           25.2         32.3
    inline_flags, H200                   12.0           10.4           12.6           26.2         36.7

Few tokens (256 experts, top-8, dim 7168), by `a2a bench --shape dsv3-1 dsv3-8 dsv3-64`, us:

    tokens of a rank                                 1     8    64
    prereduced, simulated (mi300x, 8 ranks)       20.4  21.0  44.3
    low_latency, simulated                         8.1  10.2  37.0
    inline_flags, measured (2 x NVIDIA H200,
      2026-11-29, graph)                          13.1  13.7  19.3
    low_latency, measured                         10.8  10.8  20.1

8 bits save bytes and cost instructions on both sides: for many bytes only. Simulated at dsv3, 8 ranks: fp8_rows 130.2,
prereduced 156.4 us; at 0.26 MB (32 tokens of 4096) 28.4 against 24.4. Measured (4 x NVIDIA H200, 2026-11-22, graph) at
dsv3-full: 72 and 81 us. pipelined is prereduced in another order. Simulated: 24.9 us at 0.26 MB, 160.1 at dsv3. Measured
(2 x NVIDIA H200, 2026-11-22): 41.1 us instead of 40.2 at dsv3-full; 401 instead of 449 with 4096 tokens, whose sums take
long enough to be hidden. On 4 GPUs, with its roles tuned: 1068 instead of 1104 (benchmarks/MEASURED.md).
"""
from ..moe.shapes import Shape, as_shape

MOST_INLINE = 1 << 20  # bytes of a rank's rows
MOST_LOW_LATENCY = 1 << 20  # the same, of up to 8 ranks
MOST_FEW = 1 << 17  # the same, of two NVIDIA GPUs: between what was measured at 8 and 64 tokens, to the careful side
LEAST_PIPELINED = 32 << 20  # the same, from which on early tokens should be finished meanwhile: between 3.7 and 59 MB
LEAST_FP8 = 3 << 20  # the same, from which on 8 bits are faster: between what was simulated and measured, to the careful side


def name_of(shape: Shape | str, target: str, fp8: bool = False, ranks: int = 8) -> str:
    """The name of the fastest rung at a shape on a target ("sim", "hip" or "cuda"). On AMD GPUs that is low_latency for
    few bytes and at most 8 ranks, else prereduced (simulated). On NVIDIA GPUs low_latency was measured on two alone.
    fp8: rows may be rounded to 8 bits on the way to the experts."""
    shape = as_shape(shape)
    size = shape.max_tokens * shape.row_bytes
    if fp8 and size >= LEAST_FP8:
        return "fp8_rows"
    if target == "cuda" and size >= LEAST_PIPELINED:
        return "pipelined"
    if target != "cuda":
        return "low_latency" if size <= MOST_LOW_LATENCY and ranks <= 8 else "prereduced"
    if size <= MOST_FEW and ranks <= 2:
        return "low_latency"
    return "inline_flags" if size <= MOST_INLINE else "prereduced"
