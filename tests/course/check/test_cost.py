"""Every pass has a card, a score or a cost beside the solution's; what costs much more is right, with a remark."""

from itertools import count

import pytest
import torch

from a2a_lib.course import check
from a2a_lib.course.check import cost
from a2a_lib.course.check.cost import Cost
from tests.course.check.mistakes import judged, solution
from tests.course.check.test_open import OPEN

NAMES = check.names()
ON_THE_HOST = {  # exercise: what its answer computes with, so that nothing can be counted
    "all_here": "numbers", "caller_time": "NumPy, of a trace", "exposed": "numbers", "find_place": "lists", "occupancy": "numbers",
    "rank_ends": "numbers", "stale_calls": "lists", "too_early": "lists", "receive_offsets": "lists",
    "send_order": "numbers", "send_pieces": "calls of the copy engine, as many as the text says", "share_rows": "lists",
    "slowest_wave": "NumPy, of a trace", "split_evenly": "lists", "spread_rows": "lists", "tile_order": "an order; its card has the time",
}


def test_every_exercise_has_a_score_or_a_cost_or_says_why_not():
    assert sorted([*OPEN, *ON_THE_HOST, *cost.stored()]) == NAMES
    for name, (unit, number) in cost.stored().items():
        assert number > 0 and (unit == cost.US) == ("__global__" in solution(name) or "@jit" in solution(name)), name


@pytest.mark.sample(36)  # solutions/ are notebooks, which `make test` executes
@pytest.mark.parametrize("name", NAMES)
def test_the_solution_costs_what_is_stored(name):
    passed = judged(name)
    assert repr(passed).startswith(f"{name}: passed (") and passed.remarks == []
    if name in OPEN:
        assert passed.cost is None and passed.score["reached"].tolist() == ["yes"]
        return
    assert "\n  cost      " in repr(passed)
    assert passed.cost.line == cost.NONE if name in ON_THE_HOST else passed.cost.factor == pytest.approx(1, abs=1e-3)


SLOW = [  # exercise, changes, factor
    ("place_stably", ("int first = 0; first < ids; first += WAVE", "int first = 0; first < 64 * ids; first += WAVE"), 2),
    ("next_call", ("i += gridDim.x * blockDim.x", "i += gridDim.x * blockDim.x, __builtin_amdgcn_s_sleep(127)"), 2),
    ("least_bytes", ("int((owner == peer).any(dim=1).sum())", "sum(int(e) == peer for row in owner for e in row[:1]) + "
                     "sum(int(row[k]) == peer and peer not in row[:k] for row in owner for k in range(1, len(row)))"), 5),
]


@pytest.mark.parametrize("name, changes, factor", SLOW)
def test_a_right_answer_that_costs_much_more_passes_with_a_remark(name, changes, factor):
    passed = judged(name, *changes)
    assert passed.cost.factor > factor and f"Full marks: at most {factor} times" in passed.remarks[-1]


def test_what_counts_as_a_call_of_pytorch():
    calls = count()
    with cost.Counted(calls):
        x = torch.ones(3)
        x.shape, x.dtype, x.data_ptr(), x.numel(), len([1])
        (x + 1).tolist()
    assert next(calls) == 3


def test_a_cost_says_what_is_counted_beside_the_solution_s():
    assert Cost("us", 3.0, 1.5).line == "3.00 us in all cases; the solution needs 1.50 (factor 2.00; simulated, preset mi300x)"
    assert not Cost("us", 3.0, 1.5).remarks and Cost("us", 3.1, 1.5).remarks
    assert Cost("", 0, 0).line == cost.NONE and not Cost("", 0, 0).remarks
    assert Cost("us", 3.0, 0).factor == 1.0 and "solution" not in Cost("us", 3.0, 0).line
