"""Runs of the all-to-all's rungs drawn at random: worlds, shapes, routings, grids, memory modes, calls in a row."""
import random

from rung_cases import MEMORY_MODES, RESIDENT, ROUTINGS, RUNGS, problem_of
from rung_tools import check_in_a_row, make, poison

from a2a_lib.kernels.moe import Shape
from a2a_lib.machine.node import Node


def draw(number):
    """One case as a dict, the same for the same number."""
    r = random.Random(f"all-to-all {number}")
    world = r.choice((1, 2, 3, 4, 5, 6, 7, 8))
    topk = r.choice((1, 2, 3, 4, 6, 8, 16, 32))
    local = r.randint(-(-topk // world), -(-topk // world) + 5)  # experts of a rank, topk of all of them at least
    shape = Shape(f"random {number}", world * local, topk, 8 * r.choice((1, 2, 7, 16, 33, 64, 65, 130)), r.randint(1, 12))
    how = dict(r.choice(ROUTINGS))
    if "target" in how:
        how["target"] %= shape.num_experts if "expert" in how["routing"] else world
    return dict(world=world, shape=shape, how=how, rung=r.choice(RUNGS), memory=r.choice(MEMORY_MODES),
                node=r.choice(("small", "mi300x")), blocks=r.randint(1, 8), waves=r.choice((1, 2, 3, 4, 5, 8)),
                calls=r.randint(5, 7), seed=r.randrange(2**32), late=r.choice((None, r.randrange(world))),
                in_a_row=r.random() < 0.5)


def run(number, races=False):
    """One case on a node of its own. MismatchError, DeadlockError, FaultError or AssertionError if it goes wrong; with
    races=True also for a report of the race detector."""
    case = draw(number)
    name = "small" if races else case["node"]
    with Node(case["world"], name=name, memory=case["memory"], seed=case["seed"], races=races) as node:
        resident = case["rung"] in RESIDENT
        comm = make(case["shape"], rung=case["rung"], node=node, blocks=1 if resident else case["blocks"],
                    waves=case["waves"])
        if resident:
            fit = node.ranks[0].resident_blocks(comm.kernel(comm.stages[0]), comm.threads)
            comm.set_grid(min(case["blocks"], fit), case["waves"])
        problems = [problem_of(case["shape"], case["world"], case["seed"] % 1000 + call, case["how"])
                    for call in range(case["calls"])]
        poison(comm)
        node.synchronize()  # fills are a rank's own; no peer's signal is ordered behind them
        if case["in_a_row"]:
            check_in_a_row(comm, problems, None if case["late"] is None else {case["late"]: 100})
        else:
            for problem in problems:
                problem.check(comm(problem))
        comm.heap.check()
        assert not node.races, f"case {number} {case}:\n{node.races}"
