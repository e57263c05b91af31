"""Every HIP rung in every pair of circumstances: shape, ranks, routing, grid, calls, memory mode. With `soak` in all of
them, and with as many tokens as the shapes allow."""
import itertools

import pytest
import torch
from rung_cases import FACTORS, FOURTEEN, LADDER, ROUTINGS, RUNGS, SMALL, WAYS, WORLDS, pairwise, problem_of, run
from rung_tools import check_call, make

from a2a_lib.errors import LaunchError
from a2a_lib.kernels.moe import Problem
from a2a_lib.machine.node import Node

CASES = list(pairwise(*FACTORS))
MOST = 2  # tokens of a rank, where they are few for the sake of time


def name_of(case):
    routing, shape, world, grid, rung, calls, memory = case
    return "-".join([rung, shape.name.replace(" ", "_"), str(world), grid, calls.__name__, memory,
                     *(f"{value}".replace(" ", "_") for value in routing.values())])


def test_pairwise_covers_all_pairs():
    for i, j in itertools.combinations(range(len(FACTORS)), 2):
        for x, y in itertools.product(FACTORS[i], FACTORS[j]):
            assert any(case[i] is x and case[j] is y for case in CASES)
    assert len(FOURTEEN) == 14 and len(CASES) < 180


@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda number: f"{number}-{name_of(CASES[number])}")
def test_every_pair_of_circumstances(number):
    run(*CASES[number], seed=number, most=MOST)


def test_all_rungs_give_the_same_bits():
    problem = Problem.random(SMALL, 8, 5)  # not exact: the order of the sums shows in the last bit
    want = make(SMALL, 8, blocks=16)(problem)
    for seed, rung in enumerate((*LADDER, "one_launch", "dedup")):
        out = make(SMALL, 8, rung=rung, seed=seed, blocks=5 + seed)(problem)
        assert all(torch.equal(a, b) for a, b in zip(out, want, strict=True)), rung


@pytest.mark.parametrize("waves", (1, 4, 16))
def test_the_occupancy_limit(waves):
    """A launch has one block more than fit at once. It is refused if blocks wait for one another, and right otherwise."""
    node = Node(2, name="small")
    problem = problem_of(SMALL, 2, 1, {})
    for rung in RUNGS:
        small = make(SMALL, 2, rung=rung, node=node, blocks=1, waves=waves)
        waiting = [stage for stage in small.STAGES if small.waits_for_own_blocks(stage)]
        room = min(node.ranks[0].resident_blocks(small.kernel(stage), small.threads) for stage in waiting or small.STAGES)
        check_call(make(SMALL, 2, rung=rung, node=node, blocks=room, waves=waves), problem)
        if waiting:
            with pytest.raises(LaunchError, match=f"{room + 1} blocks .* that wait for one another, but only {room} fit"):
                make(SMALL, 2, rung=rung, node=node, blocks=room + 1, waves=waves)
        else:
            check_call(make(SMALL, 2, rung=rung, node=node, blocks=room + 1, waves=waves), problem)


@pytest.mark.soak
@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("shape", FOURTEEN, ids=lambda shape: shape.name)
def test_every_shape_in_every_circumstance(shape, world, rung):
    """Few tokens: every pair of routing, grid, calls and memory mode, for every rung, number of ranks and shape."""
    for number, (routing, grid, calls, memory) in enumerate(pairwise(*WAYS)):
        run(routing, shape, world, grid, rung, calls, memory, seed=number, most=MOST)


@pytest.mark.soak
@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("shape", FOURTEEN, ids=lambda shape: shape.name)
def test_every_shape_full(shape, world, rung):
    """Every rank has max_tokens tokens."""
    comm = make(shape, world, rung=rung)
    for number, routing in enumerate(ROUTINGS):
        check_call(comm, problem_of(shape, world, number, routing))
