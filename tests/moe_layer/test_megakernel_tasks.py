"""Records of tasks: times that fit the kernel's, no task before the tasks it waits for, traffic during GEMMs."""
import pytest

from a2a_lib import A2AError, Node, show
from a2a_lib.kernels.moe_layer import RUNGS, LayerProblem, LayerShape, Megakernel

pytestmark = pytest.mark.usefixtures("stored_assembly")
SHAPE = LayerShape(num_experts=16, topk=4, dim=128, inter=64, max_tokens=32)


def called(node, name, **how):
    rung = RUNGS[name](node, SHAPE, programs=12, **how)
    problem = LayerProblem.random(SHAPE, node.world_size, seed=2, drop=0.1)
    problem.check(rung(problem))
    return rung


@pytest.mark.parametrize("name, how", [("phases", {}), ("megakernel", dict(save=True, combine="scatter")),
                                       ("megakernel", dict(combine="gather", barrier="expert", sort=False))])
def test_nobody_goes_on_before_what_it_waits_for(name, how):
    with Node(2, name="small") as node:
        tasks, tick = called(node, name, **how).tasks, 10_000
        for (kind, rank, unit), wanted in tasks.needs().items():
            task = next(t for t in tasks.of(rank, kind) if t.unit == unit)
            assert task.start <= task.ready <= task.stop
            # It was counted before its last look at the clock: what is done is known a little before `stop`.
            assert all(other.ready <= task.ready + tick for other in wanted), (kind, rank, unit)
            assert bool(wanted) == (kind != "plan")
        assert sum(len(tasks.of(rank)) for rank in (0, 1)) == len(tasks.all)
        for kind, begin in zip(*(tasks.summary().to_dict()[name] for name in ("kind", "from_us"))):
            assert begin == min(t.start - tasks.origin for t in tasks.all if t.kind == kind) / 1e6
        chain = tasks.critical().to_dict()
        assert chain["task"][0] == "plan 0" and chain["task"][-1].startswith("reduce")


def test_one_launch_hides_what_phases_show():
    shares, ends = {}, {}
    for name in ("phases", "megakernel"):
        with Node(2, name="small") as node:
            rung = called(node, name)
            shares[name], ends[name] = rung.tasks.hidden()["share"].min(), rung.us
            kinds = [kind for kind, _ in rung.tasks.queue(0)]
            assert kinds == sorted(kinds, key=("dispatch", "up", "down", "reduce").index)
    assert shares["phases"] < 0.2 < shares["megakernel"] and ends["megakernel"] < ends["phases"]


def test_saved_rows_do_not_travel():
    moved = {}
    for save in (False, True):
        with Node(2, name="small") as node:
            moved[save] = int(called(node, "megakernel", save=save).trace.link_bytes().sum())
    assert moved[True] < 0.9 * moved[False]  # of top-4 over 2 ranks, nearly half the rows of dispatch are shared


def test_pictures():
    with Node(2, name="small") as node:
        trace = called(node, "megakernel").tasks.trace
        assert "plan" in show.tasks(trace, rank=1).alt
        with pytest.raises(ValueError, match="noted no tasks"):
            show.tasks(node.trace.select("launch"))
        with pytest.raises(A2AError, match="log=False"):
            Megakernel(node, SHAPE, log=False).tasks  # noqa: B018
