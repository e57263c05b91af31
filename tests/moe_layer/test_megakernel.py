"""A whole MoE layer in one launch, or several: right answers on any tokens, any number of ranks, call after call; its plan against one
made of loops; the records of its tasks."""
from dataclasses import replace

import pytest
import torch

from a2a_lib import A2AError, LaunchError, Node, families, show
from a2a_lib.kernels.moe import MismatchError
from a2a_lib.kernels.moe_layer import RUNGS, LayerProblem, LayerShape, Megakernel, Switches, hazard
from a2a_lib.kernels.moe_layer.rungs import SIMULATED

pytestmark = pytest.mark.usefixtures("stored_assembly")
SMALL = LayerShape(num_experts=8, topk=2, dim=64, inter=64, max_tokens=12)
ODD = LayerShape(num_experts=4, topk=3, dim=80, inter=48, max_tokens=10, dtype=torch.float16)  # no whole tiles
BOTH = (*families.of("moe_layer").registry, *families.of("moe_backward").registry)


@pytest.mark.parametrize("gpus, name, memory, shape", [
    (1, "megakernel", "ideal", SMALL), (2, "phases", "strict", SMALL), (2, "two_launches", "strict", SMALL),
    (4, "megakernel", "strict", SMALL), (8, "megakernel", "ideal", SMALL), (1, "backward", "ideal", SMALL),
    (2, "backward_phases", "strict", ODD), (4, "backward", "strict", SMALL), (8, "backward_two_launches", "ideal", SMALL),
    pytest.param(8, "backward", "ideal", SMALL, marks=pytest.mark.soak)])
def test_right_answers(gpus, name, memory, shape):
    with Node(gpus, memory=memory) as node:
        rung = families.find(name)(node, shape, programs=6)
        for seed, drop in ((1, 0.0), (2, 0.3)):
            problem = rung.family.problem(shape, gpus, seed, drop=drop)
            problem.check(rung(problem))


@pytest.mark.parametrize("name", BOTH)
def test_any_tokens(name):
    """Calls on one node: no tokens, some ranks without tokens, all to one expert, none to a rank, all dropped."""
    with Node(2, name="small", races=True, memory="strict") as node:
        rung = families.find(name)(node, SMALL, programs=5)
        for routing in (dict(num_tokens=0), dict(num_tokens=[0, 12]), dict(routing="one_expert", target=5),
                        dict(routing="empty_rank"), dict(drop=1.0), dict(num_tokens=12)):
            problem = rung.family.problem(SMALL, 2, 7, **routing)
            problem.check(rung(problem))
            assert not node.races, node.races


@pytest.mark.parametrize("name, switches", [
    *(("megakernel", switches) for switches in (
        dict(barrier="all", combine="serial", sort=False), dict(barrier="expert", combine="gather"),
        dict(save=True, combine="gather", weigh="expert", sort=False), dict(save=True, combine="serial", weigh="expert"),
        dict(save=True, dispatch_tasks=2, tail_tasks=1, reduce_tasks=2, weigh="expert"),
        dict(save=True, combine="scatter", down_lag=0, scatter_lag=0), dict(combine="scatter", down_lag=2, scatter_lag=-1, programs=1))),
    *(("backward", switches) for switches in (
        dict(barrier="all", combine="serial", sort=False), dict(barrier="expert", combine="gather"),
        dict(weights_first=True, combine="scatter"), dict(weights_first=True, dispatch_tasks=2, reduce_tasks=2),
        dict(combine="scatter", down_lag=2, scatter_lag=-1, programs=1), dict(combine="scatter", down_lag=0, scatter_lag=0)))], ids=str)
def test_every_switch(name, switches):
    with Node(2, memory="strict", races=True, seed=3) as node:
        rung = families.find(name)(node, ODD, **({"programs": 5} | switches))
        problem = rung.family.problem(ODD, 2, 3)
        problem.check(rung(problem))
        assert not node.races, node.races


@pytest.mark.parametrize("name", RUNGS)
def test_several_blocks_in_one_task(name):
    """Tasks of the second GEMM, of scatter and of reduce do two blocks of columns; the last one lies half outside."""
    shape = LayerShape(num_experts=4, topk=3, dim=144, inter=48, max_tokens=10, dtype=torch.float16)
    with Node(2, memory="strict", races=True, seed=4) as node:
        for combine in ("serial", "push") if name == "phases" else ("scatter", "push"):
            kind = type("", (RUNGS[name],), {"separate": False})
            rung = kind(node, shape, tiles=replace(SIMULATED, WIDE=2), programs=5, combine=combine)
            for routing in (dict(routing="one_expert", target=3), dict(num_tokens=[0, 3])):
                problem = LayerProblem.random(shape, 2, seed=8, **routing)
                problem.check(rung(problem))
        assert not node.races, node.races


def test_tasks_of_two_launches_do_not_stand_among_one_another():
    with Node(2, memory="strict", seed=4) as node:
        rung, problem = RUNGS["phases"](node, SMALL, programs=5, combine="scatter"), LayerProblem.random(SMALL, 2, seed=7)
        problem.check(rung(problem))
        with pytest.raises(ValueError, match="two_launches, down_lag=0: up and down are two launches, one after the other"):
            RUNGS["two_launches"](node, SMALL, down_lag=0)


def test_what_is_refused():
    with Node(2, name="small") as node:
        pytest.raises(LaunchError, Megakernel, node, SMALL, programs=10000).match("wait for one another")
        with pytest.raises(ValueError, match="save needs barrier 'tile'"):
            Megakernel(node, SMALL, barrier="all", save=True)
        pytest.raises(ValueError, Switches, barrier="rows").match("barrier 'rows': one of tile, expert, all")
        pytest.raises(ValueError, hazard, "none").match("no hazard 'none'; there are counter_not_reset")
        with pytest.raises(A2AError, match="was made for"):
            Megakernel(node, SMALL)(LayerProblem.random(LayerShape(8, 2, 64, 32, 12), 2))


def test_a_wrong_output_is_told():
    problem = LayerProblem.random(SMALL, 2, num_tokens=4)
    right = [problem.answer(rank)[0].bfloat16() for rank in range(2)]
    problem.check(right)
    right[1][3, 9] += 0.5
    with pytest.raises(MismatchError, match="rank 1: 1 of 256 elements wrong; the worst is token 3, column 9: expected .* got "):
        problem.check(right)
    without = LayerProblem.random(SMALL, 2, num_tokens=4)
    without.topk_ids[0][2, 1] = -1  # the last choice of one token is forgotten
    right = [problem.answer(rank)[0].bfloat16() for rank in range(2)]
    pytest.raises(MismatchError, without.check, right).match("rank 0: .* elements wrong; the worst is token 2")


def call_four_times(rung, target=1):
    """With nothing between the calls, and rank 0 without tokens."""
    problem = LayerProblem.random(SMALL, 2, seed=5, num_tokens=[0, 8], routing="one_rank", target=target)
    rung.write(problem)
    for _ in range(4):
        rung.launch()
    problem.check(rung.read())


@pytest.mark.parametrize("name", ["two_launches", "megakernel"])
def test_a_rank_without_tokens_may_be_a_call_ahead(name):
    """A rank without tokens waits for no rows. So its counts of the next call come while a slower rank reads those of this
    call, and counts need two buffers."""
    for variant, races in ((None, False), ("splits_without_turns", True)):
        with Node(2, name="small", races=True, memory="strict", seed=0) as node:
            call_four_times(RUNGS[name](node, SMALL, programs=4, variant=variant))
            assert {race.symbol.split("[")[0] for race in node.races} == ({"splits"} if races else set()), node.races


@pytest.mark.parametrize("name, combine", [("phases", "serial"), ("phases", "gather"), ("two_launches", "serial"),
                                           ("megakernel", "serial")])
@pytest.mark.parametrize("target", [0, 1])
def test_a_rank_without_tokens_clears_no_counter_that_peers_add_to(name, combine, target):
    """In serial combine every rank adds to `replied` of every other. A rank that sums nothing must wait for these additions, too."""
    with Node(2, name="small", races=True, memory="strict", seed=0) as node:
        call_four_times(RUNGS[name](node, SMALL, programs=4, combine=combine), target)
        assert not node.races, node.races


# ---- the plan
PLANNED = LayerShape(num_experts=12, topk=3, dim=16, inter=16, max_tokens=30)


def by_loops(problem, rank, size, save, sort):
    """splits, slot and shared slot of each live flat token of `rank`, its order of sending, tiles of its own experts."""
    world, experts = problem.world_size, problem.shape.num_experts
    local = experts // world
    splits = [[ids.flatten().tolist().count(e) for e in range(experts)] for ids in problem.topk_ids]
    slots, tiles = {}, []
    for owner in range(world):
        slot = 0
        for e in range(owner * local, (owner + 1) * local):
            slot = -(-slot // size) * size
            first = slot
            for source in range(world):
                for flat, chosen in enumerate(problem.topk_ids[source].flatten().tolist()):
                    if chosen == e:
                        slots[source, flat] = slot
                        slot += 1
            if owner == rank:
                tiles += [(e - owner * local, min(size, slot - row)) for row in range(first, slot, size)]
    chosen = problem.topk_ids[rank].flatten().tolist()
    live = [flat for flat, e in enumerate(chosen) if e >= 0]
    shared = {}
    for flat in live:
        mates = [f for f in live if f // problem.shape.topk == flat // problem.shape.topk and chosen[f] // local == chosen[flat] // local]
        shared[flat] = slots[rank, min(mates, key=lambda f: chosen[f]) if save else flat]
    order = sorted(live, key=lambda flat: (chosen[flat] % local, chosen[flat] // local, flat)) if sort else list(range(len(chosen)))
    return splits, {flat: slots[rank, flat] for flat in live}, shared, order, tiles


@pytest.mark.parametrize("save, sort", [(False, True), (True, True), (True, False)])
def test_the_plan(save, sort):
    with Node(4, name="small") as node:
        rung = Megakernel(node, PLANNED, save=save, sort=sort, programs=6)
        for seed in (1, 2):
            problem = LayerProblem.random(PLANNED, 4, seed=seed, drop=0.2)
            problem.check(rung(problem))
        for rank in range(4):
            splits, slots, shared, order, tiles = by_loops(problem, rank, rung.tiles.BM, save, sort)
            plan = rung.plan(rank)
            assert plan.splits.tolist() == splits and plan.order.tolist() == order
            assert {flat: int(plan.slots[flat]) for flat in slots} == slots
            assert {flat: int(plan.shared[flat]) for flat in shared} == shared
            assert list(zip(plan.tile_experts.tolist(), plan.tile_rows.tolist())) == tiles
    pytest.raises(ValueError, rung.plan, 9).match("rank 9 is not driven")


@pytest.mark.parametrize("down_lag, scatter_lag", [(-1, 1), (0, 0), (2, 1), (1, -1)])
def test_the_queue_is_in_the_order_of_tile_and_lag(down_lag, scatter_lag):
    shape = LayerShape(num_experts=4, topk=2, dim=128, inter=80, max_tokens=40)
    with Node(1, name="small") as node:
        rung = Megakernel(node, shape, combine="scatter", down_lag=down_lag, scatter_lag=scatter_lag, programs=4)
        problem = LayerProblem.random(shape, 1, seed=1, num_tokens=40)
        problem.check(rung(problem))
        queue, tiles, (up, down) = rung.tasks.queue(0), len(rung.plan(0).tile_experts), rung.column_blocks
        behind = tiles if down_lag < 0 else down_lag
        lag = {"up": 0, "down": behind, "scatter": behind + (tiles if scatter_lag < 0 else scatter_lag)}
        per = {"up": up, "down": down, "scatter": down}
        wanted = sorted((task // per[kind] + lag[kind], list(per).index(kind), task, kind)
                         for kind in per for task in range(tiles * per[kind]))
        middle = [(kind, task) for kind, task in queue if kind in per]
        assert middle == [(kind, task) for *_, task, kind in wanted]
        assert [kind for kind, _ in queue if kind not in per] == ["dispatch"] * 10 + ["reduce"] * 5 * down


# ---- records of tasks
NOTED = LayerShape(num_experts=16, topk=4, dim=128, inter=64, max_tokens=32)


def called(node, name, **switches):
    rung = RUNGS[name](node, NOTED, programs=12, **switches)
    problem = LayerProblem.random(NOTED, node.world_size, seed=2, drop=0.1)
    problem.check(rung(problem))
    return rung


@pytest.mark.parametrize("name, switches", [("phases", {}), ("megakernel", dict(save=True, combine="scatter")),
                                            ("megakernel", dict(combine="gather", barrier="expert", sort=False))])
def test_nobody_goes_on_before_what_it_waits_for(name, switches):
    with Node(2, name="small") as node:
        tasks, tick = called(node, name, **switches).tasks, 10_000
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
        pytest.raises(ValueError, show.tasks, node.trace.select("launch")).match("noted no tasks")
        with pytest.raises(A2AError, match="log=False"):
            Megakernel(node, NOTED, log=False).tasks  # noqa: B018
