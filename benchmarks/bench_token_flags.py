"""Wall time and memory of `a2a run token_flags --shape dsv3` as a whole process. Goals: under 8 s, under 6 GiB resident."""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import time


def once(arguments: list[str]) -> tuple[float, dict]:
    start = time.perf_counter()
    done = subprocess.run([sys.executable, "-m", "a2a_lib.cli", "run", *arguments, "--json"], capture_output=True, text=True)
    wall = time.perf_counter() - start
    if done.returncode:
        raise SystemExit(f"a2a run failed:\n{done.stdout}{done.stderr}")
    return wall, json.loads(done.stdout)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--shape", default="dsv3")
    args = parser.parse_args()
    runs = [once(["token_flags", "--shape", args.shape]) for _ in range(args.runs)]
    walls = [wall for wall, _ in runs]
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    print(json.dumps({"benchmark": f"a2a run token_flags --shape {args.shape}, 8 ranks", "wall_s": round(statistics.median(walls), 2),
                      "min_s": round(min(walls), 2), "max_s": round(max(walls), 2), "runs": args.runs, "cores": os.cpu_count(),
                      "peak_resident_GiB": round(peak / 2**30, 2), "instructions": runs[0][1]["instructions"],
                      "wall_by_step_s": {k: round(v, 2) for k, v in runs[0][1]["wall_s"].items()}}))
