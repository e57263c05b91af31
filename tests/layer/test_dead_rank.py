"""ExpertParallel with bounded waits: a rank dies at any moment, the others end in time and go on with the experts that are left."""
import numpy as np
import pytest
import torch
from layer_tools import LONG, SMALL, make, upload, weighted

from a2a_lib.errors import A2AError, FaultError, LaunchError
from a2a_lib.kernels.moe import Problem, Shape
from a2a_lib.machine.node import Node
from a2a_lib.machine.trace import LAUNCH

BOUND = 120  # us: longer than the stalls of a schedule, four times 32 us in the worst case hardly ever


def drawn(problem, dead):
    """The same problem for a layer without those ranks: their choices are dropped."""
    ids = [torch.where(torch.isin(part // problem.local_experts, torch.tensor(dead)), -1, part) for part in problem.topk_ids]
    return Problem(problem.shape, problem.tokens, ids, problem.topk_weights)


class Run:
    """Calls of a layer with a rank that dies; identity for experts."""

    def __init__(self, world=4, shape=SMALL, bound=BOUND, **options):
        options = {"memory": "strict", "max_instructions": 100_000_000, **options}
        self.node = Node(world, name="small", **options)
        self.layer = make(shape, world, node=self.node, bound_us=bound, blocks=4, waves=4)
        self.problem = Problem.random(shape, world_size=world, seed=5)
        self.given = upload(self.layer, self.problem)
        self.node.synchronize()

    def fresh(self):
        """The memory of the layer as at its making."""
        self.layer.heap.zero_()
        self.node.synchronize()

    def call(self):
        """Outputs of all ranks, and us from the start of the first kernel to the end of each rank's last."""
        mark = self.node.mark()
        dispatched = self.layer.dispatch(*self.given)
        outputs = self.layer.combine([got.rows for got in dispatched])
        records = self.node.trace_since(mark).records
        launches = records[records["kind"] == LAUNCH]
        ends = {rank.index: int((launches["time"] + launches["duration"])[launches["rank"] == rank.index].max(initial=0))
                for rank in self.node.ranks}
        return [out.to_torch() for out in outputs], int(launches["time"].min()), ends

    def check(self, outputs, dead, sure):
        """Sums of living ranks are with or without the dead one's, each as a whole; sure: without."""
        left = drawn(self.problem, [dead])
        for rank in self.node.ranks:
            if rank.index == dead:
                continue
            with_it = weighted(self.problem, rank.index, self.layer.dtype)
            without = weighted(left, rank.index, self.layer.dtype)
            for t, row in enumerate(outputs[rank.index]):
                assert torch.equal(row, without[t]) or (not sure and torch.equal(row, with_it[t])), f"rank {rank.index}, token {t}"

    def dies(self, dead, after):
        """A call in which a rank dies so many us after its start, and the next. Returns bounds that the first took from the death."""
        self.fresh()
        at = self.node.time_us + after
        self.node.kill(dead, at=at)
        outputs, start, ends = self.call()
        self.check(outputs, dead, sure=False)
        took = (max(end for rank, end in ends.items() if rank != dead) - max(start, round(at * 1e6))) / 1e6
        outputs, *_ = self.call()
        outputs, *_ = self.call()
        self.check(outputs, dead, sure=True)
        living = [rank.index != dead for rank in self.node.ranks]
        assert all(self.layer.mask[rank].tolist() == living for rank in range(len(living)) if rank != dead), self.layer.mask
        return took / self.layer.bound_us


def schedules(run, count, first=0):
    """The worst number of bounds, over schedules with a drawn rank and moment; every second with stalls."""
    worst = []
    for seed in range(first, first + count):
        draw = np.random.default_rng(seed)
        dead, after = int(draw.integers(len(run.node.ranks))), float(draw.uniform(0, 60))
        exploration = run.node.explore(lambda: worst.append(run.dies(dead, after)), seeds=1, first=seed)  # noqa: B023
        assert exploration.ok, f"rank {dead}, {after:.1f} us: {exploration}"
    return max(worst)


def test_the_others_end_within_three_bounds_and_go_on():
    assert 0.5 < schedules(Run(), 6) < 3


@pytest.mark.soak
def test_in_a_hundred_schedules_of_eight():
    assert schedules(Run(8), 100) < 3


def test_a_row_of_several_parts_is_summed_whole_or_not_at_all():
    assert schedules(Run(shape=LONG), 3, first=40) < 3


def test_without_a_death_sums_are_those_of_all_and_nobody_leaves():
    run = Run(races=True)
    outputs, *_ = run.call()
    for rank in run.node.ranks:
        assert torch.equal(outputs[rank.index], weighted(run.problem, rank.index, run.layer.dtype))
    assert run.layer.mask.all() and not run.node.races


def test_a_rank_that_is_masked_first_costs_no_wait_and_its_memory_is_not_touched():
    run = Run()
    run.layer.mask = [True, False, True, True]
    run.node.kill(1, memory="faults")
    outputs, start, ends = run.call()
    run.check(outputs, 1, sure=True)
    assert (max(ends.values()) - start) / 1e6 < BOUND


def test_a_rank_that_is_masked_while_it_lives_gives_up_nobody_else():
    run = Run(shape=Shape("wide", 128, 2, 64, 5, 3))
    run.node.stall(True)
    run.layer.mask = living = [True, False, True, True]
    for _ in range(2):
        outputs, *_ = run.call()
        run.check(outputs, 1, sure=True)
    assert all(run.layer.mask[rank].tolist() == living for rank in (0, 2, 3)), run.layer.mask


def test_memory_that_faults_before_the_mask_says_so_ends_all():
    run = Run()
    run.node.kill(1, memory="faults")
    pytest.raises(FaultError, run.call).match("of rank 1, which is dead: its memory answers nobody")


def test_a_mask_only_shrinks_and_asks_for_a_bound():
    run = Run()
    run.layer.mask = [True, True, True, False]
    for living, message in (([True] * 4, "rank 3 is dead and stays so"), ([True] * 3, "a mask has 4 bools")):
        with pytest.raises(ValueError, match=message):
            run.layer.mask = living
    with pytest.raises(A2AError, match="make it with bound_us"):
        print(make().mask)


@pytest.mark.parametrize("options, message", [
    ({"bound_us": 0}, "bound_us is 0, must be None or an int"), ({"bound_us": 1.5}, "bound_us is 1.5"),
    ({"bound_us": 50, "in_flight": 2}, "in_flight is 2: a layer whose waits have a bound")])
def test_what_is_refused(options, message):
    pytest.raises(ValueError, make, **options).match(message)


def test_gradients_are_refused():
    run = Run()
    x = [rank.to_torch().requires_grad_() for rank in run.given[0]]
    rest = [[part.to_torch() for part in given] for given in run.given[1:]]
    pytest.raises(LaunchError, run.layer.dispatch, x, *rest).match("has no backward pass")
