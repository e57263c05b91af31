"""Rungs under misuse: unfinished, interrupted and refused calls raise errors that name them, and never return wrong results."""
import pytest
import torch
from rung_tools import draw, make

import a2a_lib as a2a
from a2a_lib.errors import A2AError, LaunchError
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.moe import ProblemError, Shape
from a2a_lib.machine.node import Node

KERNELS = ("rank_flags", "active_tokens", "no_overheads", "varlen")  # of five launches, four, three and two
SHAPE = Shape("misuse", 16, 4, 136, 12, 3)


def small(rung, **options):
    return make(SHAPE, 4, rung=rung, node=Node(4, name="small"), blocks=4, **options)


@pytest.mark.parametrize("rung", KERNELS)
def test_a_dispatch_without_its_combine_is_named_by_the_next_call(rung):
    comm = small(rung)
    first, second = draw(SHAPE, 4, 1), draw(SHAPE, 4, 2)
    received = comm.dispatch(first)
    for call in (comm, comm.launch, comm.begin, comm.prepare, comm.dispatch):
        pytest.raises(A2AError, call, second).match("combine of the last dispatch is missing")
    first.check(comm.combine(first, comm.experts(received)))  # nothing was harmed
    second.check(comm(second))


@pytest.mark.parametrize("rung", KERNELS)
def test_a_dispatch_is_combined_once(rung):
    comm = small(rung)
    problem = draw(SHAPE, 4, 1)
    pytest.raises(A2AError, comm.combine, problem, []).match("combine belongs to a dispatch")
    replies = comm.experts(comm.dispatch(problem))
    outputs = comm.combine(problem, replies)
    with pytest.raises(A2AError, match="each dispatch is combined once"):
        comm.combine(problem, [-reply for reply in replies])
    problem.check(outputs)
    problem.check(comm(problem))


@pytest.mark.parametrize("rung", ("reference", "sorted"))
def test_without_kernels_too_combine_follows_a_dispatch(rung):
    with pytest.raises(A2AError, match="combine belongs to a dispatch"):
        rungs[rung](None, SHAPE, world_size=4).combine(draw(SHAPE, 4, 1), [])


def test_combine_of_another_problem():
    comm = small("token_flags")
    dispatched, other = draw(SHAPE, 4, 1, num_tokens=5), draw(SHAPE, 4, 1, num_tokens=4)
    replies = comm.experts(comm.dispatch(dispatched))
    with pytest.raises(A2AError, match=r"another problem than the one that was dispatched: .*4, 4.* not .*5, 5"):
        comm.combine(other, replies)
    dispatched.check(comm.combine(dispatched, replies))


@pytest.mark.parametrize("rung", ("rank_flags", "varlen"))
@pytest.mark.parametrize("when", ("waiting", "between launches"))
def test_an_interrupted_call_ends_the_rung(rung, when, monkeypatch):
    comm = small(rung)
    problem = draw(SHAPE, 4, 1)
    problem.check(comm(problem))

    def interrupted(*_, **__):
        if comm.in_flight:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        if when == "waiting":
            patch.setattr(comm.node, "synchronize", interrupted)
        else:
            patch.setattr(comm.node.ranks[2], "launch", interrupted)
        pytest.raises(KeyboardInterrupt, comm, problem)
    for call in (comm, comm.launch, comm.dispatch):
        pytest.raises(A2AError, call, problem).match(r"an earlier call failed \(KeyboardInterrupt\).*make a new")
    pytest.raises(A2AError, comm.combine, problem, []).match("an earlier call failed")


def test_all_problems_are_looked_at_before_the_first_call_begins():
    comm = small("token_flags")
    good, bad = draw(SHAPE, 4, 1), draw(Shape("other", 16, 2, 136, 12, 3), 4, 2)
    pytest.raises(ProblemError, comm.launch_all, [good, bad]).match("topk 2")
    assert comm.epoch == 0 and not comm.in_flight
    good.check(comm(good))


def test_a_launch_that_fails_half_way_ends_the_rung():
    comm = small("token_flags")
    problem = draw(SHAPE, 4, 1)
    module = comm.node.load('extern "C" __attribute__((global)) void expert(int n) {}')
    comm.use("expert", module.expert)
    pytest.raises(LaunchError, comm.launch, problem).match("expert takes 1 argument")
    pytest.raises(A2AError, comm, problem).match(r"an earlier call failed \(LaunchError\)")


@pytest.mark.sample(2)
@pytest.mark.parametrize("rung", KERNELS)
def test_a_source_without_the_rungs_kernels_is_refused(rung):
    """Otherwise the test would run the library's own kernels and find them right."""
    own = rungs[rung].SOURCE.read_text()
    with Node(2, name="small") as node:
        with pytest.raises(LaunchError, match=f"this source has no kernel .*{rung} takes .* from it"):
            rungs[rung](node, SHAPE, source="// nothing\n")
        stage = next(name for name in reversed(rungs[rung].STAGES) if f"void {name}(" in own)
        misspelt = own.replace(f"void {stage}(", f"void {stage}e(")
        with pytest.raises(LaunchError, match=f"has no kernel {stage}, and has {stage}e, which {rung} does not launch"):
            rungs[rung](node, SHAPE, source=misspelt)
        with pytest.raises(LaunchError, match=f"has more, which {rung} does not launch"):
            rungs[rung](node, SHAPE, source=own + '\nextern "C" __global__ void more() {}\n')


def test_a_heap_of_another_node_is_refused():
    with (Node(2, name="small") as owner, Node(2, name="small") as other, a2a.SymmetricHeap(owner, 1 << 20) as heap,
          pytest.raises(LaunchError, match="heap is one of another node")):
        rungs["token_flags"](other, SHAPE, heap=heap)


def test_a_call_started_again_has_the_next_epoch():
    comm = small("varlen")
    problem = draw(SHAPE, 4, 1)
    first = comm.prepare(problem)
    assert comm.epoch == first.epoch == 0
    for epoch in (1, 2, 3):
        call = comm.another(first)
        assert call.epoch == comm.epoch == epoch
        for stage in comm.stages:
            comm.start(stage, call)
    comm.synchronize()
    problem.check([inputs["out"].to_torch() for inputs in call.inputs])
    assert all(torch.equal(*pair) for pair in zip(comm(problem), [i["out"].to_torch() for i in call.inputs]))
