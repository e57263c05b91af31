"""Measures the costs of traces: recording and writing, against the wall time of `a2a run token_flags --shape dsv3`. Goals: together
under 25 %, files under 20 MB. Recording: against the same call with room for one event (max_events=1), in CPU
time, the least of all runs, since it is less than what a busy machine adds to a wall time."""

import argparse
import json
import os
import tempfile
import time
from pathlib import Path

from bench_token_flags import once

import a2a_lib as a2a


def call_s(shape: str, **limits) -> float:
    """CPU time of one simulated call, the second on its node."""
    with a2a.Node(8, **limits) as node:
        comm = a2a.all_to_all.TokenFlags(node, shape)
        problem = a2a.Problem.random(a2a.shapes[shape], world_size=8, seed=a2a.shapes[shape].seed)
        comm(problem)
        node.clear_trace()
        start = time.process_time()
        comm(problem)
        return time.process_time() - start


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--shape", default="dsv3")
    args = parser.parse_args()
    pairs = [(call_s(args.shape), call_s(args.shape, max_events=1)) for _ in range(args.runs)]
    recording = max(0.0, min(on for on, _ in pairs) - min(off for _, off in pairs))
    with tempfile.TemporaryDirectory() as folder:
        for ending in (".pftrace", ".json", ".json.gz"):
            path = Path(folder) / f"run{ending}"
            runs = [once(["token_flags", "--shape", args.shape, "--trace", str(path)])[1] for _ in range(args.runs)]
            writing, total = (min(run["wall_s"][step] for run in runs) for step in ("trace", "total"))
            share = (recording + writing) / (total - recording - writing)
            print(json.dumps({"benchmark": f"trace of token_flags --shape {args.shape} as {ending}",
                              "events": runs[0]["events"],
                              "file_MB": round(path.stat().st_size / 1e6, 2), "recording_s": round(recording, 2),
                              "writing_s": round(writing, 2), "run_s": round(total, 2),
                              "cost_percent": round(100 * share, 1), "runs": args.runs, "cores": os.cpu_count()}))
