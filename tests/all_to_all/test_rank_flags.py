"""rank_flags: right (in all circumstances: test_coverage.py), refused where its blocks cannot all be resident, bounded waits."""
import re

import pytest
from rung_cases import SMALL
from rung_tools import check_call, check_in_a_row, check_parts, draw, make, mutant

import a2a_lib as a2a
from a2a_lib.errors import BudgetError, DeadlockError, FaultError, LaunchError
from a2a_lib.kernels.all_to_all import RankFlags, rungs
from a2a_lib.kernels.moe import Shape
from a2a_lib.machine.node import Node
from a2a_lib.machine.runtime import sim

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")

def rung(shape=SMALL, world=4, *, node=None, seed=0, **options):
    return make(shape, world, rung="rank_flags", node=node or Node(world, name="small", seed=seed), **options)


# ---- right ----------------------------------------------------------------------------------------------------------

def test_a_large_shape():
    check_call(make("test6", rung="rank_flags"), draw("test6", 8, 1))


def test_offsets_beyond_32_bits():
    """Source 1's part of the buffer begins at element 40,000 * 4 * 14,336 = 2.3e9. Unused pages cost nothing."""
    shape = Shape("long ago", 4, 4, 14_336, 40_000)
    check_parts(rung(shape, 2, blocks=4), draw(shape, 2, 1, num_tokens=2))


# ---- refused, or bounded --------------------------------------------------------------------------------------------

@pytest.mark.parametrize("waves, fit", ((4, 64), (16, 16)))
def test_a_grid_that_cannot_be_resident_is_refused(waves, fit):
    node = Node(4, name="small")
    with pytest.raises(LaunchError, match=f"{fit + 1} blocks of {waves * 64} threads that wait for one another, but "
                                          f"only {fit} fit"):
        rung(node=node, blocks=fit + 1, waves=waves)
    assert node.counters()["waves"] == 0
    check_call(rung(node=node, blocks=fit, waves=waves), draw(SMALL, 4, 1))


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


def test_bad_options_and_problems_are_refused():
    node = Node(2)
    for options, error in ((dict(blocks=0), ValueError), (dict(waves=17), ValueError), (dict(variant="x"), ValueError)):
        with pytest.raises(error):
            RankFlags(node, "tiny", **options)
    comm = rung("tiny", 2, node=node, blocks=2)
    with pytest.raises(a2a.moe.ProblemError, match="rank_flags was made for 2"):
        comm(draw("tiny", 4, 1))
    assert node.counters()["waves"] == 0 and comm.epoch == 0


# ---- broken on purpose; more of it, with weaker memory, in tests/rung/test_mutations.py ----------------------------

BROKEN = {  # text, text instead
    "row to the own rank": ("copy_row(world.at(recv_x + at * shape.dim, peer),", "copy_row(recv_x + at * shape.dim,"),
    "metadata to the own rank": ("*world.at(recv_meta + at, peer) =", "recv_meta[at] ="),
    "flag to the own rank": ("world.at(&rank_flags[(world.epoch % 2) * world.world_size + world.rank], peer)",
                             "&rank_flags[(world.epoch % 2) * world.world_size + world.rank]"),
    "flag in the receiver's place": ("&rank_flags[(world.epoch % 2) * world.world_size + world.rank], peer",
                                     "&rank_flags[(world.epoch % 2) * world.world_size + peer], peer"),
    "one row too few": ("slot < count; slot +=", "slot < count - 1; slot +="),
    "slots counted without an atomic": ("slot = atomicAdd(&send_slots[peer], 1u)", "slot = send_slots[peer]++"),
    "rows counted without an atomic": ("row = atomicAdd(&expert_count[meta.expert - first], 1u)",
                                       "row = expert_count[meta.expert - first]++"),
    "-1 sent as an expert": ("if (id < 0) continue;", ""),
    "the source's slots without topk": ("(int64_t)source * shape.max_tokens * shape.topk",
                                        "(int64_t)source * shape.max_tokens"),
    "replies to the wrong rank": ("Origin{source, meta.flat}", "Origin{(source + 1) % world.world_size, meta.flat}"),
    "the next token's row": ("(int64_t)(flat / shape.topk) * shape.dim",
                             "(int64_t)((flat + 1) / shape.topk) * shape.dim"),
    "every wave takes all rows but the first": ("slot = wave_in_block(); slot < count", "slot = 1; slot < count"),
    "32-bit offsets": ("const int64_t from = (int64_t)source * shape.max_tokens * shape.topk + slot;\n      const Meta meta",
                       "const int from = source * shape.max_tokens * shape.topk + slot;\n      const Meta meta"),
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", BROKEN)
def test_a_mutant_is_noticed(name):
    source = mutant(*BROKEN[name], rung="rank_flags")
    node = Node(4, name="small", max_instructions=20_000_000)
    with pytest.raises((DeadlockError, FaultError, BudgetError, AssertionError)):
        if name == "32-bit offsets":
            shape = Shape("long ago", 4, 4, 14_336, 40_000)
            check_parts(rung(shape, 2, blocks=4, source=source), draw(shape, 2, 1, num_tokens=2))
        comm = rung(node=node, source=source, blocks=6)
        check_call(comm, draw(SMALL, 4, 1, drop=0.2), untouched=True)
        check_parts(comm, draw(SMALL, 4, 2, num_tokens=12))


@pytest.mark.parametrize("name", [name for name in rungs if hasattr(rungs[name], "stages")])
def test_the_usual_grid_fits_a_small_node(name):
    """If the caller gives no grid, the rung launches as many blocks as run at once on 8 CUs, because they wait for one another."""
    node = Node(2, name="small")
    comm = rungs[name](node, "tiny")
    problem = draw("tiny", 2, 1)
    problem.check(comm(problem))
