"""Calls of token_flags in which a kernel that was broken on purpose shows."""

import pytest
from rung_tools import check_call, check_in_a_row, check_parts, draw, make, poison

from a2a_lib.errors import BudgetError, DeadlockError, FaultError
from a2a_lib.kernels.moe import Shape
from a2a_lib.machine.node import Node

SHAPE = Shape("hazard", 16, 4, 520, 12, 3)  # 65 pieces of 16 bytes: one more than a wave
LONG = Shape("long", 12, 4, 6144, 12, 3)
NOTICED = (DeadlockError, FaultError, BudgetError, AssertionError)  # MismatchError is an AssertionError


def rung(source=None, shape=SHAPE, world=4, *, seed=0, **options):
    node = Node(world, seed=seed, max_instructions=20_000_000)
    return make(shape, world, node=node, source=source, **options)


def whole_calls(source):
    comm = rung(source, blocks=6)
    check_call(comm, draw(SHAPE, 4, 1, drop=0.2), untouched=True)
    check_parts(comm, draw(SHAPE, 4, 2, num_tokens=12))
    check_call(comm, draw(SHAPE, 4, 3, drop=0.5))


def one_block(source):
    comm = rung(source, blocks=1)
    check_call(comm, draw(SHAPE, 4, 5))


def many_waves(source):
    comm = rung(source, blocks=4, waves=16)
    check_in_a_row(comm, [draw(SHAPE, 4, seed, num_tokens=12) for seed in range(3)])


def one_expert(source):
    comm = rung(source, blocks=6)
    check_call(comm, draw(SHAPE, 4, 7, routing="hot_expert", target=5, num_tokens=12))


def long_rows(source):
    """One rank has much to send, slowly; the others wait for it."""
    for seed in range(3):
        comm = rung(source, LONG, 4, seed=seed, blocks=2, waves=2)
        poison(comm)
        check_in_a_row(comm, [draw(LONG, 4, seed + i, num_tokens=[12, 1, 1, 2]) for i in range(2)], {0: 30})


def strangers(source):
    """Rank 1 sends rank 2 many rows, slowly, before it looks at the counts. Ranks 0 and 1 send each other nothing, so
    rank 0 is far ahead by then: it has sent its count of the next call."""
    comm = rung(source, LONG, 3, blocks=1, waves=1)
    check_in_a_row(comm, [draw(LONG, 3, seed, num_tokens=[0, 12, 0], routing="one_rank", target=2)
                          for seed in range(3)])


def other_counts_two_calls_later(source):
    comm = rung(source, blocks=3)
    check_in_a_row(comm, [draw(SHAPE, 4, seed, num_tokens=n) for seed, n in enumerate((12, 5, 3, 12))])


SITUATIONS = (whole_calls, one_block, many_waves, one_expert, long_rows, strangers, other_counts_two_calls_later)


def noticed(situation, source, error=NOTICED, message=None):
    with pytest.raises(error, match=message) as raised:
        situation(source)
    return raised.value
