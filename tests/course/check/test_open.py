"""Open exercises: what the hints lead to misses the target, the solution reaches it, and scored inputs are drawn."""

import itertools
import random
from collections import Counter

import pytest
import torch

import a2a_lib as a2a
from a2a_lib.course import check
from a2a_lib.course.check.cases import strict
from a2a_lib.course.check.exercises import catch_all, weakest
from a2a_lib.kernels.all_to_all import designs
from tests.course.check.mistakes import answer, changed, solution, table

BOUND, SEARCH, WEAK = "a proved bound", "an exhaustive search", "the bytes alone; no bound with latencies is known"
OPEN = {  # exercise: (what its least is, the answer that the hints lead to, with seed 1: its score, the target, the solution's)
    "around_link": (BOUND, "equal shares", 0.27, 0.26, 0.26),
    "catch_all": (SEARCH, "one rank's rows, and another's", 6, 5, 5),
    "cut_copies": (SEARCH, "a first piece, then equal ones", 370.38, 366.72, 363.09),
    "dedup_dispatch": (BOUND, "the hints' labels", 479872, 469544.96, 467160),
    "diagnose": (BOUND, "the hints' order", 4, 0, 0),
    "few_copies": (SEARCH, "the two rulers", 22, 21.84, 21),
    "flags_early": (SEARCH, "the hints' answer", 8.21, 8.0, 8.0),
    "micro_batches": (SEARCH, "two halves", 145.95, 143.23, 143.09),
    "order_calls": (SEARCH, "the longest host call first", 174.83, 155.49, 155.33),
    "order_tasks": (BOUND, "one turn behind", 46.5, 44.1, 42.5),
    "plan_tools": (BOUND, "the lesson's order", 30, 25, 22),
    "place_experts": (BOUND, "the hints' placement", 1.02, 1.01, 1.003),
    "sort_wide": (WEAK, "the hints' answer", 25.24, 8.28, 7.97),
    "spread_out": (BOUND, "two steps", 379.63, 228.04, 228.02),
    "start_tiles": (SEARCH, "all that are there", 220.48, 207.34, 206.31),
    "sum_up": (WEAK, "the hints' answer", 5.14, 4.64, 4.35),
    "two_nodes": (BOUND, "links, then NICs", 812, 569.59, 560),
    "weakest": (SEARCH, "each flag in turn", 86, 79, 79),
    "whole_layer": (WEAK, "the hints' answer", 13.58, 9.16, 7.34),
}
NOTHING_TO_DRAW = {"catch_all": "its kernels go wrong in every schedule or in none",
                   "plan_tools": "its schedules are those of seeds 0, 1, 2, ...: how seldom a bug shows belongs to the exhibit"}
DRAWS = {name: 2 if "__global__" in solution(name) or name in ("catch_all", "diagnose") else 6 for name in OPEN}


def score(name, given, seed):
    passed = getattr(check, name)(given, seed=seed)
    columns = "yours", "target", "least" if "least" in passed.score else "bound"
    yours, target, least = (float(passed.score[column][0].replace(" ", "")) for column in columns)
    return passed, yours, target, least


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", OPEN)
def test_the_solution_reaches_the_target_in_every_draw_and_the_hints_do_not(name):
    _, hints, *figures = OPEN[name]
    for seed in (1, *range(101, 100 + DRAWS[name])):
        passed, yours, target, least = score(name, answer(solution(name)), seed)
        assert passed.score["reached"].tolist() == ["yes"] and least <= yours * (1 + 1e-6) and least <= target
        assert (f"seed={seed}" in repr(passed)) == (name not in NOTHING_TO_DRAW)
        ours, mine = yours, None
        if hints:
            passed, mine, target, least = score(name, answer(changed(solution(name), *table(name).REMARKED[hints][:-1])), seed)
            assert mine > target and passed.score["reached"].tolist() == ["not yet"]
        assert seed != 1 or [mine, target, ours] == figures


def test_a_seed_repeats_a_score_and_another_has_other_inputs():
    function = answer(solution("start_tiles"))
    first, again, other = (repr(check.start_tiles(function, seed=seed)) for seed in (5, 5, 6))
    assert first == again and first != other


def test_a_new_seed_is_drawn_for_every_check(monkeypatch):
    monkeypatch.delenv("A2A_DRAW")
    assert len({repr(check.order_calls(answer(solution("order_calls")))) for _ in range(3)}) > 1


def test_a_score_below_the_least_fails():
    with pytest.raises(check.CheckFailed, match="less is not possible"):
        check.exercises["start_tiles"].__wrapped__(Cheating("start_tiles", 1), answer(solution("start_tiles")))


class Cheating(check.trial.Trial):
    """A trial in which an answer's score is half of what it is."""

    def goal(self, yours, *rest, **options):
        return super().goal(yours / 2, *rest, **options)


SEND = '''
#include "a2a/a2a.h"
using namespace a2a;
template <Scope S> __device__ void read(int* out, const int* value, const unsigned* flag) {
  wait_equal<Order::acquire, S>(flag, 1u);
  *out = *value;
}
// Block 0 of rank 0 runs the program; its other blocks, and those of rank 1, are readers.
extern "C" __global__ void send(int* out, int* values, unsigned* flags, const int64_t* bases, int rank) {
  values = translate(values, bases, rank, 0), flags = translate(flags, bases, rank, 0), out += blockIdx.x;
  switch (threadIdx.x ? -1 : rank * gridDim.x + blockIdx.x) { ROWS }
}
'''


def races(program, fences: dict[int, str]) -> bool:
    """Whether the race detector finds that something is not released, in a run of the program with these fences. No flag of workgroup
    scope has a reader: the detector does not see fences of this scope (memory/races.h)."""
    rows = ["case 0: "]
    for place, (kind, *rest) in enumerate(program):
        rows += [f"fence<Order::release, Scope::{fences[place]}>();"] if place in fences else []
        rows += [f"values[{place}] = 1;" if kind == "store" else f"store_relaxed<Scope::{rest[0]}>(flags + {place}, 1u);"]
    blocks = len(program) + 1
    first = {"agent": 1, "system": blocks}
    rows += ["return;", *(f"case {first[scope] + place}: return read<Scope::{scope}>(out, values + {stored}, flags + {place});"
                          for stored, place, scope in weakest.needs(program) if scope in first)]
    with strict(2) as node:
        heap = a2a.SymmetricHeap(node, 1 << 16)
        values, flags = heap.alloc("values", (64,), torch.int32), heap.alloc("flags", (64,), torch.uint32)
        heap.zero_()
        kernel = node.load(SEND.replace("ROWS", " ".join(rows)), name="send").send
        for i, rank in enumerate(node.ranks):
            rank.launch(kernel, blocks, 64, rank.zeros((64,), torch.int32, "out"), values[i], flags[i], heap.bases[i], i)
        node.synchronize()
        return bool(node.races)


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(3))
def test_fences_that_the_check_accepts_are_what_the_race_detector_accepts(seed, monkeypatch):
    monkeypatch.setattr(weakest, "LENGTH", 12)
    program = weakest.drawn(random.Random(seed), hard=False)
    fences = {place: scope for place, scope in enumerate(answer(solution("weakest"))(program)) if scope}
    assert not races(program, fences)
    for place, scope in fences.items():
        for less in (None, "workgroup", "agent")[:list(weakest.COST).index(scope) + 1]:
            fewer = {at: kept for at, kept in {**fences, place: less}.items() if kept}
            right = all(weakest.covered(fewer, *need) for need in weakest.needs(program) if need[-1] != "workgroup")
            assert races(program, fewer) != right, (program, fewer)


def test_no_fences_cost_less_than_the_least(monkeypatch):
    monkeypatch.setattr(weakest, "LENGTH", 8)
    for seed in range(4):
        program = weakest.drawn(random.Random(seed), hard=False)
        costs = (sum(weakest.COST.get(scope, 0) for scope in scopes) for scopes in itertools.product((None, *weakest.COST), repeat=8)
                 if all(weakest.covered({at: scope for at, scope in enumerate(scopes) if scope}, *need) for need in weakest.needs(program)))
        assert min(costs) == weakest.least(program)


SHOWN = ("round", "two rows", "third row", "first origin", "own count", "own rank", "no tokens", "same rank", "dropped", "weight", "slots")


def shown(calls) -> set[str]:
    """The mistakes that calls of `catch_all` show, by the names in SHOWN, which are in the order of BROKEN."""
    mistakes, pairs = set(), []
    for call in calls:
        rows = [(home, place, k, expert) for home, tokens in enumerate(call) for place, token in enumerate(tokens)
                for k, expert in enumerate(token)]
        live = [row for row in rows if row[-1] >= 0]
        experts, pair = Counter(row[-1] for row in live), Counter((home, expert // 2) for home, _, _, expert in live)
        same = Counter((home, place, expert // 2) for home, place, _, expert in live)
        mistakes |= {name for name, shows in {
            "round": any(place >= 2 for _, place, *_ in live), "two rows": max(pair.values(), default=0) > 2,
            "third row": max(experts.values(), default=0) > 2, "dropped": len(live) < len(rows),
            "first origin": len({(home, expert) for home, _, _, expert in live}) > len(experts),
            "own count": any(n > pair[rank, rank] for (_, rank), n in pair.items()), "own rank": any(home == rank for home, rank in pair),
            "no tokens": any(not call[rank] for _, rank in pair), "same rank": 2 in same.values(), "weight": any(k for _, _, k, _ in live),
        }.items() if shows}
        pairs.append(pair)
    return mistakes | ({"slots"} if len(pairs) == 3 and set(pairs[1]) & set(pairs[2]) else set())


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(20))
def test_what_calls_show_is_what_the_kernels_do(seed):
    draw = random.Random(seed)
    calls = [[[tuple(e if draw.random() < 0.45 else -1 for e in draw.sample(range(8), 2)) for _ in range(draw.choice((0, 0, 1, 2, 3, 4)))]
              for _ in range(4)] for _ in range(draw.randint(1, 3))]
    want = shown(calls)
    assert [catch_all._goes_wrong(change, calls, seed) for change in catch_all.BROKEN.values()] == [name in want for name in SHOWN]
    assert not catch_all._goes_wrong(("", ""), calls, seed)
    assert all(designs.source("token_flags").count(old) == 1 for old, _ in catch_all.BROKEN.values())


def test_fewer_than_five_rows_never_show_all_kernels():
    """Tries every four rows for three of the kernels. Only the second and third call, an expert, its neighbour and another one,
    and two homes of four tokens matter for these."""
    places = list(itertools.product((1, 2), (0, 1), range(4), (0, 1, 2)))
    for rows in itertools.combinations(places, 4):
        if max(Counter((call, expert) for call, _, _, expert in rows).values()) < 3:  # the third row of an expert
            continue
        calls = [[[[-1, -1] for _ in range(4)] for _ in range(4)] for _ in range(3)]
        for call, home, place, expert in rows:
            token = calls[call][home][place]
            token[token[0] >= 0] = expert
        assert not {"third row", "same rank", "slots"} <= shown(calls)
