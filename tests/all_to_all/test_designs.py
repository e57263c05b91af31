"""The rungs' other designs (`variant=`): each fails where its text says, is right where that hazard is absent, and the
rung itself survives the same."""
import pytest
import torch
from rung_tools import check_parts, draw, make

import a2a_lib as a2a
from a2a_lib.errors import DeadlockError, FaultError, ProfileError
from a2a_lib.kernels.all_to_all import designs, rungs
from a2a_lib.kernels.moe import MismatchError, Shape
from a2a_lib.kernels.rung.variants import MutationError
from a2a_lib.machine.node import Node

SMALL = Shape("small", 16, 4, 136, 12, 3)
LONG_AGO = Shape("long ago", 4, 4, 14_336, 40_000)  # offsets beyond 2^31 elements; unused pages cost nothing


@pytest.mark.parametrize("rung", ("rank_flags", "token_flags"))
def test_offsets_of_more_than_32_bits(rung):
    check_parts(make(LONG_AGO, 2, rung=rung, node=Node(2), blocks=4), draw(LONG_AGO, 2, 1, num_tokens=2))


@pytest.mark.parametrize("rung, variant, good", (
    ("active_tokens", "zeroed_in_use", 0), ("no_overheads", "zeroed_in_use", 0), ("no_overheads", "not_restored", 2)))
def test_counters_zeroed_in_use_or_never(rung, variant, good):
    """not_restored: the first two calls use slots that are still zero. The third call uses the first call's slots."""
    for name, right in ((variant, good), (None, 4)):
        comm = make(SMALL, 4, rung=rung, node=Node(4, name="small", memory="strict"), blocks=8, variant=name)
        for seed in range(right):
            draw(SMALL, 4, seed).check(comm(draw(SMALL, 4, seed)))
        if name:
            with pytest.raises((DeadlockError, MismatchError)):
                for seed in range(right, right + 3):
                    problem = draw(SMALL, 4, seed, num_tokens=12)
                    problem.check(comm(problem))


# ---- one heap, several rungs ------------------------------------------------------------------------------------------

@pytest.mark.parametrize("other", (SMALL, a2a.shapes["tiny"]), ids=lambda shape: shape.name)
def test_a_heap_taken_over_as_it_is(other):
    """The rung takes another rung's flags or rows for its own flags."""
    for variant in (None, "heap_as_it_is"):
        node = Node(4)
        owner = make(SMALL, 4, node=node, blocks=4)
        draw(SMALL, 4, 1).check(owner(draw(SMALL, 4, 1)))
        borrower = rungs["token_flags"](node, other, blocks=4, heap=owner.heap, variant=variant)
        problem = draw(other, 4, 5)
        if variant is None:
            problem.check(borrower(problem))
        else:
            with pytest.raises((DeadlockError, FaultError, MismatchError)):
                problem.check(borrower(problem))


def test_reports_name_the_memory_as_its_holder_does():
    node = Node(2, max_wait_us=50)
    owner = make(SMALL, 2, node=node, blocks=2)
    borrower = rungs["rank_flags"](node, "tiny", blocks=2, heap=owner.heap)
    draw("tiny", 2, 1).check(borrower(draw("tiny", 2, 1)))
    source = designs.source("token_flags").replace("if (blockIdx.x == 0) send_counts(", "if (false) send_counts(")
    silent = rungs["token_flags"](node, SMALL, blocks=2, heap=owner.heap, source=source)
    with pytest.raises(DeadlockError, match=r"waits since [\d.]+ us on counts\[1, 0\] = 0"):
        silent(draw(SMALL, 2, 1))


# ---- results and events ------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("variant, changes", ((None, False), ("one_output", True)))
def test_a_result_changes_under_its_holder(variant, changes):
    comm = make(SMALL, 2, rung="no_overheads", blocks=4, variant=variant)
    problems = [draw(SMALL, 2, seed, num_tokens=5) for seed in range(2)]
    first = comm(problems[0])
    kept = [out.clone() for out in first]
    problems[0].check(first)
    problems[1].check(comm(problems[1]))
    assert changes == any(not torch.equal(x, y) for x, y in zip(first, kept, strict=True))


EVENTS = """
#include "a2a/profile.h"
extern "C" __global__ void many(int events) {
  a2a::Profile profile;
  if (a2a::wave_in_block() == 1) profile.start(0, 7);
  __syncthreads();
  if (a2a::wave_in_block() == 0) for (int i = 0; i < events; ++i) profile.start(0, i);
}
"""


@pytest.mark.parametrize("events, fault", ((12, False), (20, True)))
def test_a_profile_that_is_not_checked(events, fault):
    """Each wave has room for 8 events. With 12, wave 0 overwrites wave 1's events; with 20, it writes outside the buffer."""
    node = Node(1)
    rank = node.ranks[0]
    for unchecked in (False, True):
        module = node.load(EVENTS, **({"A2A_PROFILE_UNCHECKED": 1} if unchecked else {}))
        profile = a2a.Profile(node, module, tags=["tag"], capacity=8, blocks=1, waves=2)
        rank.launch(module.many, 1, 128, events)
        if unchecked and fault:
            pytest.raises(FaultError, node.synchronize).match("past the end of `profile_events`")
            continue
        ids = profile.raw()[0][0]["id"][1]
        assert ids[0] == (8 if unchecked else 7)
        pytest.raises(ProfileError, profile.trace)


def test_profiled_is_right_and_records_every_row():
    problem = a2a.Problem.random("tiny", 4, seed=3)
    node = Node(4)
    comm = rungs["profiled"](node, "tiny")
    comm(a2a.Problem.random("tiny", 4, seed=4))  # its events are forgotten
    problem.check(comm(problem))
    events = comm.trace.select("user")
    rows, flags = (int((events.names("symbol") == tag).sum()) for tag in ("row", "flag"))
    sent = int((torch.cat(problem.topk_ids) >= 0).sum())
    assert rows == flags == sent
    plain = rungs["token_flags"](Node(4), "tiny")
    assert all(torch.equal(a, b) for a, b in zip(comm(problem), plain(problem)))


def test_every_variant_is_shown():
    for name, kind in rungs.items():
        for design in (variant for variant in kind.variants if variant.kind == "design" and variant.changes):
            shown = designs.diff(name, design.name)
            assert shown.startswith("---") and all(new.splitlines()[-1].strip() in shown for _, new in design.changes)
    pytest.raises(MutationError, designs.source, "varlen", "nonsense").match("there are release-dropped-reply")
