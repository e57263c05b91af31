"""The family balance: planner, routing, right answers in hazards, what is refused, and the layer's time by formula."""
import random
from collections import Counter
from pathlib import Path

import pytest
import torch

import a2a_lib as a2a
from a2a_lib import families
from a2a_lib.errors import LaunchError
from a2a_lib.kernels import balance
from a2a_lib.kernels.balance.problem import experts_of
from a2a_lib.kernels.moe import MismatchError
from a2a_lib.kernels.moe.problem import ProblemError
from a2a_lib.machine.runtime import sim

SIMULATED = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")
FAMILY = families.of("balance")
GRID = dict(blocks=1, waves=2, senders=2, fetchers=1)


def drawn_counts(seed, ranks, local):
    draw = random.Random(seed)
    hot = draw.sample(range(ranks), draw.choice((1, 2)) if ranks > 2 else 1)
    return [[draw.randint(0, 20) + (draw.randint(0, 90) if e // local in hot else 0) for e in range(ranks * local)] for _ in range(ranks)]


# ---- the planner

@pytest.mark.parametrize("ranks, local", [(1, 3), (2, 1), (4, 2), (8, 4)])
def test_without_limits_no_rank_has_more_than_the_quota_and_every_row_has_one_place(ranks, local):
    for seed in range(20):
        counts = drawn_counts(seed, ranks, local)
        plan, rows = balance.plan_replicas(counts), [sum(column) for column in zip(*counts)]
        assert max(plan.load) <= balance.quota(rows, ranks) < sum(rows) / ranks + 16 and [sum(expert) for expert in plan.share] == rows
        for rank in range(ranks):
            places = Counter(first[rank] // 16 + tile for share, first in zip(plan.share,
                    plan.first) for tile in range(-(-share[rank] // 16)))
            assert list(places.values()) == [1] * plan.tiles[rank] and sorted(places) == list(range(plan.tiles[rank]))


def test_limits_hold_and_what_nobody_takes_stays_at_home():
    for seed in range(20):
        counts = drawn_counts(seed, 4, 3)
        few, worth = balance.plan_replicas(counts, copies=1), balance.plan_replicas(counts, worth=30)
        assert max(map(len, few.visitors)) <= 1 and balance.plan_replicas(counts, copies=0).copies == 0
        assert all(worth.share[e][rank] >= 30 for rank, visitors in enumerate(worth.visitors) for e in visitors)
        assert sum(few.load) == sum(worth.load) == sum(map(sum, counts))


def test_copies_are_close_to_the_least_of_an_exhaustive_search():
    mine = least = 0
    for seed in range(12):
        counts = drawn_counts(seed, 4, 2)
        rows = [sum(column) for column in zip(*counts)]
        copies, fewest = balance.plan_replicas(counts).copies, balance.least_copies(rows, 4)
        assert copies >= fewest
        mine, least = mine + copies, least + fewest
    assert least < mine <= 1.15 * least


def test_static_placement_gives_every_rank_as_many_experts_and_spreads_the_hot_ones():
    slots = balance.place_by_counts([90, 80, 70, 60, 1, 1, 1, 1], 4)
    assert sorted(slots) == list(range(8)) and {slots[e] // 2 for e in range(4)} == {0, 1, 2, 3}


@SIMULATED
@pytest.mark.parametrize("ranks, spec, routing", [(1, "4x2x64x32x20", {}), (2, "4x2x64x32x19", {"skew": 1.7, "target": 1}),
                                                 (4, "8x2x64x32x33", {"skew": 3.0, "drop": 0.2})])
@pytest.mark.parametrize("name, options", [("replicas", {}), ("replicas", {"copies": 1, "worth": 9}), ("capacity", {"percent": 80}),
        ("home", {})])
def test_all_ranks_plan_what_the_oracle_plans(ranks, spec, routing, name, options):
    with a2a.Node(ranks, seed=1) as node:
        rung = FAMILY.rungs[name](node, spec, **GRID, **options)
        problem = FAMILY.problem(rung.shape, ranks, 3, **routing)
        rung.check(problem, rung(problem))
        assert all(rung.plan_of(rank) == rung.expected_plan(problem) for rank in range(ranks))


@SIMULATED
def test_eight_ranks_plan_256_experts_in_less_than_15_us():
    with a2a.Node(8, seed=0) as node:
        rung = FAMILY.rungs["replicas"](node, "256x8x64x32x8", copies=8)
        problem = FAMILY.problem(rung.shape, 8, 1, skew=4.0)
        rung.check(problem, rung(problem))
        assert rung.plan == rung.expected_plan(problem) and max(rung.plan.load) <= balance.quota(problem.counts.sum(0).tolist(), 8)
        assert rung.trace.select("launch", kernel="plan").records["duration"].max() < 15e6


# ---- problems

@pytest.mark.parametrize("skew", [1, 1.2, 2, 4, 8])
def test_a_routing_has_the_skew_that_was_asked_for(skew):
    problem = FAMILY.problem(FAMILY.shape("16x2x64x32x176"), 8, 2, skew=skew)
    assert abs(problem.skew / skew - 1) < 0.01
    assert all(len(set(token)) == 2 for ids in problem.topk_ids for token in ids.tolist())


def test_a_capacity_drops_what_is_beyond_it_and_the_answer_knows():
    problem = FAMILY.problem(FAMILY.shape("8x2x64x32x40"), 4, 2, skew=2.0)
    rows = problem.counts.sum(0)
    assert problem.dropped(50) == pytest.approx(float((rows - 50).clamp_min(0).sum() / rows.sum()))
    kept = torch.zeros(8, dtype=torch.int64)
    for ids, keep in zip(problem.topk_ids, problem.kept(50)):
        kept += torch.bincount(ids[keep].long(), minlength=8)
    assert kept.tolist() == rows.clamp_max(50).tolist()
    pytest.raises(MismatchError, problem.check, problem.answer(50)).match("its experts are")


@pytest.mark.parametrize("options, text", [
    ({"skew": 5}, "from 1 to 4"), ({"skew": 0.5}, "from 1 to 4"), ({"skew": 4, "hot": 1}, "at most one row of a token"),
    ({"num_tokens": 99}, "99 tokens, must lie in"), ({"num_tokens": [1, 2]}, "2 entries for 4 ranks")])
def test_a_problem_that_cannot_be_is_refused(options, text):
    pytest.raises(ProblemError, FAMILY.problem, FAMILY.shape("8x2x64x32x40"), 4, **options).match(text)


@pytest.mark.parametrize("spec", ["8x2x60x32x4", "8x2x64x48x4", "8x9x64x32x4", "8x2x64x512x4"])
def test_a_shape_that_the_kernels_are_not_written_for_is_refused(spec):
    pytest.raises(ValueError, FAMILY.shape, spec).match("inter|topk")


@SIMULATED
def test_more_fetchers_than_threads_that_wait_for_them_are_refused():
    with a2a.Node(2, seed=0) as node, pytest.raises(LaunchError, match="65 fetchers, more than the 64 threads"):
        FAMILY.rungs["replicas"](node, "4x2x64x32x8", waves=1, fetchers=65)


# ---- rungs

def test_halves_in_lds_that_a_lane_reads_eight_at_a_time_lie_at_multiples_of_16_bytes():
    """NVIDIA GPUs fault elsewhere. AMD's, and so simulated ones, do not."""
    lines = [line for file in sorted(Path(balance.__file__).parent.glob("*.hip")) for line in file.read_text(encoding="utf-8").splitlines()
             if "__shared__ half_t" in line]
    assert lines and all(line.lstrip().startswith("alignas(16) ") for line in lines)


@SIMULATED
@pytest.mark.parametrize("name, preset", [*((name, "mi300x") for name in FAMILY.registry), ("gradients", "h200")])
def test_every_rung_is_right_in_every_hazard(name, preset):
    shape = FAMILY.shape("8x2x64x32x24")
    with a2a.Node(4, seed=3, preset=preset) as node:
        rung = FAMILY.rungs[name](node, shape, **GRID, **({"yesterday": range(8)} if name == "yesterday" else {}))
        for hazard in FAMILY.hazards(shape, 4).values():
            problem = FAMILY.problem(shape, 4, 5, **hazard)
            rung.check(problem, rung(problem))


@SIMULATED
def test_a_second_rung_on_the_same_heap_brings_its_own_weights():
    shape, world = FAMILY.shape("4x2x64x32x8"), 2
    with a2a.Node(world, seed=0) as node:
        heap = a2a.SymmetricHeap(node, 1 << 20)
        first = FAMILY.rungs["home"](node, shape, **GRID, heap=heap)
        second = FAMILY.rungs["yesterday"](node, shape, **GRID, heap=heap, yesterday=[9, 8, 1, 1])
        for rung in (first, second, first):
            problem = FAMILY.problem(shape, world, 1)
            rung.check(problem, rung(problem))


def test_right_gradients_are_those_of_autograd_and_their_bits_are_those_of_a_plan():
    problem = FAMILY.problem(FAMILY.shape("4x2x64x32x9"), 4, 5, skew=2.0)
    up, down = (half.reshape(4, -1) for half in experts_of(problem.shape).double().chunk(2, 1))
    up, down = up.reshape(4, 32, 64).requires_grad_(), down.reshape(4, 64, 32).requires_grad_()
    tokens = [x.double().requires_grad_() for x in problem.tokens]
    loss = sum(weight * grad.double() @ (down[e] @ (up[e] @ row).relu())
               for x, ids, weights, grads in zip(tokens, problem.topk_ids, problem.topk_weights, problem.grads)
               for row, experts, some, grad in zip(x, ids.tolist(), weights.tolist(), grads) for e, weight in zip(experts, some))
    loss.backward()
    right = torch.stack([up.grad, down.grad.transpose(1, 2)], 1)
    plans = [balance.plan_replicas(problem.counts.tolist(), copies=copies) for copies in (0, 4)]
    home, copied = ([*zip(*problem.gradients(plan, range(4)))] for plan in plans)
    for got in (home, copied):
        for x, token in zip(tokens, got[0]):
            torch.testing.assert_close(token.double(), x.grad, rtol=2e-3, atol=2e-3)
        torch.testing.assert_close(torch.cat(got[1]).double(), right, rtol=1e-5, atol=1e-3)
    assert plans[1].copies > 0 and not torch.equal(torch.cat(home[1]), torch.cat(copied[1]))


@SIMULATED
@pytest.mark.soak
@pytest.mark.parametrize("skew, copies, us", [(1, 0, 981.7), (1, 4, 982.3), (4, 0, 3720.4), (4, 4, 1034.8)])
def test_forward_and_backward_take_the_time_that_the_page_says(skew, copies, us):
    with a2a.Node(8, seed=0, constants=balance.SLOW_LINKS) as node:
        rung = FAMILY.rungs["gradients"](node, FAMILY.shape("lesson"), copies=copies)
        problem = FAMILY.problem(rung.shape, 8, 1, skew=skew)
        rung.check(problem, rung(problem))
        assert round(rung.us, 1) == us


# ---- the formula

def test_the_formula_is_within_10_percent_of_points_that_it_has_not_seen():
    unseen = balance.executed()[3:]
    assert len(unseen) >= 12 and {point.rung for point in unseen} == {"home", "capacity", "replicas"}
    assert max(abs(point.computed_us() / point.us - 1) for point in unseen) < 0.10


@SIMULATED
@pytest.mark.parametrize("point", [pytest.param(point, marks=[] if point.tokens == 16 else [pytest.mark.soak])
                                   for point in balance.executed()],
                         ids=lambda point: f"{point.rung}-{point.inter}-{point.tokens}-{point.skew}-{point.hot}")
def test_a_point_is_executed_in_the_time_that_is_stored(point):
    with a2a.Node(8, seed=0, constants=balance.SLOW_LINKS) as node:
        rung = FAMILY.rungs[point.rung](node, point.shape)
        problem = FAMILY.problem(point.shape, 8, 1, skew=point.skew, hot=point.hot)
        rung.check(problem, rung(problem))
        assert round(rung.us, 3) == point.us


def test_replicas_at_skew_4_are_near_even_work_and_cost_nothing_where_work_is_even():
    us = {(point.rung, point.skew): point.us for point in balance.executed() if (point.inter, point.tokens, point.hot) == (32, 176, None)}
    assert us["replicas", 4] <= 1.15 * us["home", 1] < us["home", 4] / 3 and us["replicas", 1] < 1.02 * us["home", 1]


def test_the_least_tokens_for_replicas_fall_with_skew_and_with_faster_links():
    layer = balance.LARGE
    slow, fast = (balance.Costs(link, worker_tflops=500, fixed_us=25) for link in (45, 90))
    assert slow.break_even(layer, 4) > slow.break_even(layer, 8) and fast.break_even(layer, 4) < slow.break_even(layer, 4)
