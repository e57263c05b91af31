"""token_flags, call after call: late ranks, schedules, random cases.
"""
import random

import pytest
import torch
from rung_tools import check_call, check_in_a_row, draw, make, poison

from a2a_lib.kernels.all_to_all import Sorted
from a2a_lib.kernels.moe import Problem, Shape, benchmark_shapes, shapes
from a2a_lib.kernels.moe import test_shapes as small_shapes
from a2a_lib.machine.runtime import sim

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")

SMALL = Shape("small", 16, 4, 136, 12, 3)  # 17 pieces of 16 bytes: less than a wave, and no power of two


# ---- one call after the other ----------------------------------------------------------------------------------------

IN_A_ROW = {
    "random": [{}, {}, {}],
    "ranks take turns in having no tokens": [dict(num_tokens=[0, 12, 12, 12]), dict(num_tokens=[12, 0, 12, 12]),
                                             dict(num_tokens=[12, 12, 0, 0])],
    "full, empty, full": [dict(num_tokens=12), dict(num_tokens=0), dict(num_tokens=12)],
    "one rank's turn": [dict(routing="one_rank", target=t, num_tokens=12) for t in (0, 3, 0)],
    "strangers": [dict(routing="empty_rank", target=t) for t in (3, 0, 3)],  # ranks that send each other nothing
    "dropped": [dict(drop=1.0), dict(drop=0.5), dict(drop=1.0)],
}


@pytest.mark.parametrize("blocks", (1, 17, 304))
@pytest.mark.parametrize("how", IN_A_ROW.values(), ids=IN_A_ROW.keys())
def test_three_calls_in_a_row(how, blocks):
    comm = make(SMALL, 4, blocks=blocks)
    problems = [draw(SMALL, 4, seed, **kind) for seed, kind in enumerate(how)]
    poison(comm)
    check_in_a_row(comm, problems)
    comm.heap.check()


def test_a_row_of_calls_at_a_large_shape():
    shape = shapes["test5"]
    check_in_a_row(make(shape, 8), [draw(shape, 8, seed) for seed in range(3)], {2: 50})


def test_many_calls():
    comm = make("tiny", 2, blocks=2, waves=2)
    for seed in range(40):
        check_call(comm, draw("tiny", 2, seed))


# ---- schedules -------------------------------------------------------------------------------------------------------

def test_twenty_schedules_give_the_same_bytes():
    problem = Problem.random(SMALL, 8, 5)  # not exact: the order of the sums shows in the last bit
    outputs, times = [], set()
    for seed in range(20):
        comm = make(SMALL, 8, seed=seed, blocks=16)
        outputs.append(comm(problem))
        times.add(comm.node.time_us)
    problem.check(outputs[0])
    assert all(torch.equal(a, b) for out in outputs[1:] for a, b in zip(outputs[0], out, strict=True))
    assert len(times) == 20


@pytest.mark.parametrize("seed", range(8))
def test_schedules_of_calls_in_a_row(seed):
    comm = make(SMALL, 8, seed=seed, blocks=5)
    check_in_a_row(comm, [draw(SMALL, 8, 10 * seed + i, routing="empty_rank", target=i) for i in range(3)])


def test_the_reference_agrees():
    problem = draw("test2", 8, 3)
    ours, theirs = make("test2", 8)(problem), Sorted(None, "test2", world_size=8)(problem)
    assert all(torch.equal(a, b) for a, b in zip(ours, theirs, strict=True))


def random_case(seed):
    """A random shape, node, grid and row of calls."""
    rng = random.Random(seed)
    world = rng.choice((1, 2, 3, 4, 8))
    experts = world * rng.randint(1, 8)
    shape = Shape(f"random {seed}", experts, rng.randint(1, min(experts, 12)), 8 * rng.randint(1, 300),
                  rng.randint(1, 20))
    comm = make(shape, world, seed=seed, blocks=rng.choice((1, 2, 3, 5, 17, 64)), waves=rng.randint(1, 16))
    problems = []
    for i in range(rng.randint(1, 4)):
        routing = rng.choice(("uniform", "uniform", "one_expert", "hot_expert", "one_rank", "empty_rank"))
        if world == 1 and routing == "empty_rank":
            routing = "uniform"
        tokens = [rng.choice((0, shape.max_tokens, rng.randint(0, shape.max_tokens))) for _ in range(world)]
        problems.append(draw(shape, world, seed + i, num_tokens=tokens, routing=routing,
                             target=rng.randrange(world), drop=rng.choice((0, 0, 0.3, 1))))
    late = {rng.randrange(world): rng.randint(1, 300)} if rng.random() < 0.5 else None
    return comm, problems, late


@pytest.mark.parametrize("seed", range(20))
def test_random_cases(seed):
    comm, problems, late = random_case(seed)
    poison(comm)
    check_in_a_row(comm, problems, late)
    comm.heap.check()


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1000, 21000, 200))
def test_many_random_cases(first):
    for seed in range(first, first + 200):
        comm, problems, late = random_case(seed)
        poison(comm)
        try:
            check_in_a_row(comm, problems, late)
            comm.heap.check()
        except Exception as error:
            raise AssertionError(f"random_case({seed})") from error


@pytest.mark.soak
@pytest.mark.parametrize("shape", benchmark_shapes + small_shapes, ids=lambda shape: shape.name)
def test_every_shape_under_many_schedules(shape):
    problems = [draw(shape, 8, seed) for seed in range(3)]
    for seed in range(20):
        check_in_a_row(make(shape, 8, seed=seed), problems)
