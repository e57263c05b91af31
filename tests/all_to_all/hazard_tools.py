"""Calls in which a kernel that was broken on purpose shows. rung: a name; source: its kernels, or None for its own."""

import pytest
from rung_tools import check_call, check_in_a_row, check_parts, draw, make, poison

from a2a_lib.errors import BudgetError, DeadlockError, FaultError
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.moe import Shape
from a2a_lib.machine.node import Node

SHAPE = Shape("hazard", 16, 4, 520, 12, 3)  # 65 pieces of 16 bytes: one more than a wave
LONG = Shape("long", 12, 4, 6144, 12, 3)  # three tiles of a row
EXPERTS = Shape("experts", 300, 8, 72, 12)
RACE = Shape("races", 12, 2, 136, 6)
NOTICED = (DeadlockError, FaultError, BudgetError, AssertionError)  # MismatchError is an AssertionError


def started(source=None, shape=SHAPE, world=4, *, rung="token_flags", seed=0, **options):
    node = Node(world, seed=seed, max_instructions=20_000_000)
    return make(shape, world, rung=rung, node=node, source=source, **options)


def whole_calls(source, rung="token_flags"):
    comm = started(source, rung=rung, blocks=6)
    check_call(comm, draw(SHAPE, 4, 1, drop=0.2), untouched=True)
    check_parts(comm, draw(SHAPE, 4, 2, num_tokens=12))
    check_call(comm, draw(SHAPE, 4, 3, drop=0.5))
    check_call(comm, draw(SHAPE, 4, 7, routing="hot_expert", target=5, num_tokens=12))


def one_block(source, rung="token_flags"):
    check_call(started(source, rung=rung, blocks=1), draw(SHAPE, 4, 5))


def many_waves(source, rung="token_flags"):
    comm = started(source, rung=rung, blocks=4, waves=16)
    check_in_a_row(comm, [draw(SHAPE, 4, seed, num_tokens=12) for seed in range(3)])


def long_rows(source, rung="token_flags"):
    """One rank has much to send, slowly; the others wait for it. What is read too early is poison."""
    for seed in range(3):
        comm = started(source, LONG, rung=rung, seed=seed, blocks=2, waves=2)
        poison(comm)
        check_in_a_row(comm, [draw(LONG, 4, seed + i, num_tokens=[12, 1, 1, 2]) for i in range(2)], {0: 30})


def strangers(source, rung="token_flags"):
    """Rank 1 sends rank 2 many rows, slowly, before it looks at the counts. Ranks 0 and 1 send each other nothing, so
    rank 0 is far ahead by then: it has sent its count of the next call."""
    comm = started(source, LONG, 3, rung=rung, blocks=1, waves=1)
    check_in_a_row(comm, [draw(LONG, 3, seed, num_tokens=[0, 12, 0], routing="one_rank", target=2)
                          for seed in range(3)])


def other_counts_two_calls_later(source, rung="token_flags"):
    comm = started(source, rung=rung, blocks=3)
    check_in_a_row(comm, [draw(SHAPE, 4, seed, num_tokens=n) for seed, n in enumerate((12, 5, 3, 12))])


def many_experts(source, rung):
    """More local experts than lanes."""
    check_parts(started(source, EXPERTS, 2, rung=rung, blocks=4), draw(EXPERTS, 2, 1))
    check_call(started(source, EXPERTS, 2, rung=rung, blocks=4, waves=1), draw(EXPERTS, 2, 2, num_tokens=12))


def crowded(source, rung):
    node = Node(4, name="small", max_instructions=20_000_000)
    comm = make(SHAPE, 4, rung=rung, node=node, source=source, blocks=70, waves=16)
    check_in_a_row(comm, [draw(SHAPE, 4, seed, num_tokens=12) for seed in range(2)])


def races(source, rung):
    """No luck needed: the race detector says what nothing orders."""
    node = Node(3, name="explore", xcds=2, cus=2, races=True)
    comm = rungs[rung](node, RACE, source=source, blocks=3, waves=2)
    for seed in range(2):
        problem = draw(RACE, 3, seed, num_tokens=6)
        problem.check(comm(problem))
    assert not node.races, node.races


SITUATIONS = (whole_calls, one_block, many_waves, long_rows, strangers, other_counts_two_calls_later)
LATER_SITUATIONS = (*SITUATIONS, many_experts, crowded, races)  # of the rungs after token_flags


def noticed(situation, source, error=NOTICED, message=None, rung="token_flags"):
    with pytest.raises(error, match=message) as raised:
        situation(source, rung)
    return raised.value
