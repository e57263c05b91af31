"""Speed of the simulator where flags are in the data: an LL all-reduce, every word polled by its own lane.

Processor times of this machine, in one thread; the median of several calls. Goal: 2 million wave instructions per second at 256 KiB on 8
ranks, with every record.
"""

import argparse
import json
import resource
import statistics
import sys
import time
from pathlib import Path

import torch

import a2a_lib as a2a

SOURCE = Path(__file__).resolve().parent.parent / "tests" / "sim" / "kernels" / "ll_all_reduce.hip"


def measure(runs: int, kib: int, ranks: int, blocks: int, threads: int, stride: int) -> dict:
    torch.set_num_threads(1)
    n = kib * 256
    node = a2a.Node(ranks)
    module = node.load(SOURCE)
    heap = a2a.SymmetricHeap(node, 2 * ranks * n * stride * 8 + (1 << 20))
    box = heap.alloc("box", (2, ranks, n * stride), torch.int64)
    heap.zero_()
    values = [a2a.Draw(r).integers(-100, 100, n, dtype=torch.float32) for r in range(ranks)]
    x = [rank.from_torch(value, "x") for rank, value in zip(node.ranks, values)]
    out = [rank.zeros((n,), torch.float32, "out") for rank in node.ranks]
    rates, records, us = [], 0, 0.0
    for epoch in range(1, runs + 2):
        mark = node.mark()
        before, start = node.counters()["instructions"], time.process_time()
        for rank, source, result in zip(node.ranks, x, out):
            rank.launch(module.ll_all_reduce, blocks, threads, heap.world(rank, epoch), source, box[rank.index], result, n,
                        stride)
        node.synchronize()
        rates.append((node.counters()["instructions"] - before) / (time.process_time() - start))
        trace = node.trace_since(mark)
        records, lost, us = len(trace), trace.meta["dropped"], trace.span_us
        assert all(torch.equal(result.to_torch(), sum(values)) for result in out)
    rates = rates[1:]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return {"million_wave_instructions_per_s": round(statistics.median(rates) / 1e6, 2),
            "min": round(min(rates) / 1e6, 2), "max": round(max(rates) / 1e6, 2), "runs": runs, "records": records,
            "records_lost": lost, "simulated_us": round(us, 3), "peak_resident_GiB": round(peak / 2**30, 2),
            "instructions_per_run": node.counters()["instructions"] // (runs + 1)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--kib", type=int, default=256)
    parser.add_argument("--ranks", type=int, default=8)
    parser.add_argument("--blocks", type=int, default=64)
    parser.add_argument("--threads", type=int, default=256)
    parser.add_argument("--stride", type=int, default=1, help="words from a lane's word to the next lane's")
    args = parser.parse_args()
    found = measure(args.runs, args.kib, args.ranks, args.blocks, args.threads, args.stride)
    print(json.dumps({"benchmark": f"LL all-reduce of {args.kib} KiB on {args.ranks} ranks", **found}))
