"""Every synchronisation of every rung broken where it stands, one place at a time, and noticed: by a wrong answer, a
deadlock, a fault, or by the race detector. What is not noticed is proved equal, in EQUAL.

Broken in other ways (resets, epochs, counts): tests/rung/test_mutations.py."""
from pathlib import Path

import pytest
from rung_cases import RUNGS
from sites import sites

from a2a_lib.errors import BudgetError, DeadlockError, FaultError
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.moe import Problem, Shape
from a2a_lib.machine.node import Node

NOTICED = (DeadlockError, FaultError, BudgetError, AssertionError)  # MismatchError is an AssertionError
WAVES, MANY = Shape("waves", 16, 2, 64, 96), Shape("many", 16, 4, 136, 40)  # two waves of flat tokens; more tokens a rank
# Mutants that are the same program for every run: (rung, what, the site's line) -> the proof.
COUNT = ("The count's flag orders nothing but itself: what is read of it is its own value, epoch and rows in one atomic store. Each "
         "row has a flag of its own, recv_count is handed on by the kernel's end or a barrier, and a count is overwritten two "
         "calls later, by a rank whose wait for this rank's next count has ended: a circle of waits and what they read, "
         "which no model allows.")
WAIT_FOR_COUNT = "{} = (uint32_t)wait_until<Order::acquire, Scope::system>("
EQUAL = {
    ("token_flags", "no release", "signal<Order::release, Scope::system>(count, (uint64_t)world.epoch << 32 | to_rank[peer]);"):
        COUNT,
    ("token_flags", "no acquire", WAIT_FOR_COUNT.format("recv_count[source]")): COUNT,
    ("no_overheads", "no acquire", WAIT_FOR_COUNT.format("count[source]")): COUNT,
    ("varlen", "no acquire", WAIT_FOR_COUNT.format("count[source]")): COUNT,
}


def sites_of(rung):
    """Every place in a rung's own file."""
    return sites(Path(rungs[rung].SOURCE).read_text())


def noticed(rung, source, *, memory="ideal", seed=0, shape=WAVES, blocks=3, calls=3, tokens=None):
    """Whether calls in a row on 4 ranks go wrong, or the race detector reports something."""
    with Node(4, name="small", races=True, memory=memory, seed=seed, max_instructions=4_000_000) as node:
        try:
            comm = rungs[rung](node, shape, source=source, blocks=blocks, waves=4)
            for call in range(calls):
                problem = Problem.random(shape, world_size=4, seed=call, num_tokens=tokens, exact=True)
                problem.check(comm(problem))
        except NOTICED:
            return True
        return len(node.races) > 0


def noticed_in_any_run(rung, source):
    return (noticed(rung, source, tokens=96, calls=2) or noticed(rung, source, shape=MANY, blocks=6)
            or any(noticed(rung, source, memory="strict", seed=seed, blocks=2) for seed in (3, 7)))


@pytest.mark.soak
@pytest.mark.parametrize("rung", RUNGS)
def test_every_site_is_noticed_or_proved_equal(rung):
    assert not noticed(rung, Path(rungs[rung].SOURCE).read_text(), tokens=96)
    missed = {(rung, site.what, site.line) for site in sites_of(rung) if not noticed_in_any_run(rung, site.source)}
    assert missed == {key for key in EQUAL if key[0] == rung}
