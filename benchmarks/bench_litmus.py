"""Wall time of the litmus suite in every memory mode, compiled before. Goal: under 60 s."""

import argparse
import json
import os
import time

from a2a_lib.lab import litmus
from a2a_lib.lab.litmus.suite import SEEDS

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=SEEDS)
    args = parser.parse_args()
    for test in litmus.suite.values():
        test.compile()
    walls, violated = {}, 0
    for mode in litmus.MODES:
        start = time.perf_counter()
        violated += sum(not result.ok for result in litmus.run_suite(mode=mode, seeds=args.seeds))
        walls[mode] = round(time.perf_counter() - start, 2)
    print(json.dumps({"benchmark": f"litmus suite, {len(litmus.suite)} tests x {args.seeds} seeds", "wall_s": walls,
                      "total_s": round(sum(walls.values()), 2), "violated": violated, "cores": os.cpu_count()}))
