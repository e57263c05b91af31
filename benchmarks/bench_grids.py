"""The grids of the 304 puzzle (lesson 08) on this node: `fused_combine` with flat slots, us per grid.

    python benchmarks/bench_grids.py                            simulated
    A2A_TARGET=cuda python benchmarks/bench_grids.py --out figures/recordings    measured, and recorded
"""
import argparse

import a2a_lib as a2a
from a2a_lib.lab.bench import record, rung_times
from a2a_lib.lab.bench.clock import Clock

GRIDS = (240, 256, 272, 288, 296, 304, 320)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--shape", default="dsv3")
    parser.add_argument("--calls", type=int, default=30)
    parser.add_argument("--out", default=None, help="write a recording into this folder")
    args = parser.parse_args()
    node = a2a.Node()
    simulated = node.target == "sim"
    problem = a2a.Problem.random(args.shape, node.world_size, seed=a2a.shapes[args.shape].seed)
    found = record.facts(node, "grids") | {"shape": args.shape, "variant": "flat_slots", "waves": 4, "rows": []}
    with Clock(node) as clock:
        for blocks in GRIDS:
            comm = a2a.all_to_all.FusedCombine(node, args.shape, blocks=blocks, waves=4, variant="flat_slots")
            row, = rung_times.time_rung(clock, comm, problem, calls=1 if simulated else args.calls, warmup=1, host=False,
                                    launches=("plain",) if simulated else ("graph",))
            found["rows"].append({"blocks": blocks, "us": row["us"], "correct": row["correct"]})
            print(f"{blocks} blocks: combine {row['us']['combine']['median']:.1f} us, all "
                  f"{row['us']['total']['median']:.1f}, {found['label']}", flush=True)
            rung_times.retire(comm)
    if args.out:
        print(record.save(found, args.out))


if __name__ == "__main__":
    main()
