"""The plan against one made of loops: splits, slots, saved rows, the order of sending, tiles, the queue."""
import pytest

from a2a_lib import Node
from a2a_lib.kernels.moe_layer import LayerProblem, LayerShape, Megakernel

pytestmark = pytest.mark.usefixtures("stored_assembly")
SHAPE = LayerShape(num_experts=12, topk=3, dim=16, inter=16, max_tokens=30)


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
        rung = Megakernel(node, SHAPE, save=save, sort=sort, programs=6)
        for seed in (1, 2):
            problem = LayerProblem.random(SHAPE, 4, seed=seed, drop=0.2)
            problem.check(rung(problem))
        for rank in range(4):
            splits, slots, shared, order, tiles = by_loops(problem, rank, rung.tiles.BM, save, sort)
            plan = rung.plan(rank)
            assert plan.splits.tolist() == splits and plan.order.tolist() == order
            assert {flat: int(plan.slots[flat]) for flat in slots} == slots
            assert {flat: int(plan.shared[flat]) for flat in shared} == shared
            assert list(zip(plan.tile_experts.tolist(), plan.tile_rows.tolist())) == tiles
    with pytest.raises(ValueError, match="rank 9 is not driven"):
        rung.plan(9)


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
