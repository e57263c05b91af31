"""rank_flags: a launch that should have been refused hangs, and a wait has a bound. What holds for all rungs: test_coverage.py."""
import re

import pytest
from rung_cases import SMALL
from rung_tools import check_in_a_row, draw, make

import a2a_lib as a2a
from a2a_lib.errors import DeadlockError
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.machine.node import Node


def rung(node=None, **options):
    return make(SMALL, 4, rung="rank_flags", node=node or Node(4, name="small"), **options)


def test_what_refusing_prevents():
    with pytest.raises(DeadlockError, match="24 of 40 blocks have not started: no CU has room"):
        rung(blocks=40, waves=16, variant="unchecked")(draw(SMALL, 4, 1))


def test_a_wait_that_takes_too_long_says_who_waits_for_what():
    """The report names the waiting rank, the peer, the slot (the flag's indices), the value seen and the expected one."""
    comm = rung(node=Node(4, name="small", max_wait_us=60), blocks=4)
    with pytest.raises(DeadlockError) as raised:
        check_in_a_row(comm, [draw(SMALL, 4, 1)], {2: 400})
    text = str(raised.value)
    assert "exceeds its bound of 60 us" in text
    assert re.search(r"rank [013], kernel dispatch_recv, block 2, wave 0.*\n.* on rank_flags\[1, 2\] = 0 ", text), text
    assert re.search(r"rank [013] waits for rank 2 in dispatch_recv: rank_flags\[1, 2\] \(parity 1, source 2\), expected "
                     r"1 << 32 \| rows \+ 1, seen 0", text), text
    with pytest.raises(a2a.A2AError, match="make a new RankFlags"):
        comm(draw(SMALL, 4, 1))


@pytest.mark.parametrize("name", [name for name in rungs if hasattr(rungs[name], "stages")])
def test_the_usual_grid_fits_a_small_node(name):
    """If the caller gives no grid, the rung launches as many blocks as run at once on 8 CUs, because they wait for one another."""
    node = Node(2, name="small")
    comm = rungs[name](node, "tiny")
    problem = draw("tiny", 2, 1)
    problem.check(comm(problem))
