"""token_flags on the simulated node: right at every shape, rank count, grid and schedule; bad input never gets in."""
import random

import pytest
import torch
from rung_tools import check_call, check_in_a_row, check_parts, check_untouched, draw, make, poison, start_in_a_row

from a2a_lib.alltoall import Sorted, TokenFlags
from a2a_lib.errors import HeapError
from a2a_lib.moe import MismatchError, Problem, ProblemError, Shape, benchmark_shapes, shapes
from a2a_lib.moe import test_shapes as small_shapes
from a2a_lib.node import Node
from a2a_lib.runtime import sim

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")

SMALL = Shape("small", 16, 4, 136, 12, 3)  # 17 pieces of 16 bytes: less than a wave, and no power of two


# ---- every shape -----------------------------------------------------------------------------------------------------

LARGE = {"dsv3", "bench4", "test7", "test8", "test9"}  # minutes of processor time; lesson 07 runs and checks dsv3 too


@pytest.mark.parametrize("shape", [pytest.param(shape, id=shape.name, marks=[pytest.mark.soak] * (shape.name in LARGE))
                                   for shape in benchmark_shapes + small_shapes])
def test_every_shape_on_eight_ranks(shape):
    comm = make(shape)
    check_call(comm, draw(shape, 8, 100))
    check_parts(comm, Problem.random(shape, 8, 101))


@pytest.mark.parametrize("world", (1, 2, 4, 8))
@pytest.mark.parametrize("name", ("tiny", "test1", "test3"))
def test_every_number_of_ranks(name, world):
    comm = make(name, world, blocks=24)
    check_call(comm, draw(name, world, 7), untouched=True)
    check_parts(comm, Problem.random(name, world, 8))


def test_ranks_that_are_no_power_of_two_and_more_than_eight():
    for world, shape in ((3, Shape("three", 9, 3, 64, 5)), (16, Shape("sixteen", 32, 5, 64, 5))):
        comm = make(shape, world, blocks=8)
        for seed in range(2):
            check_call(comm, draw(shape, world, seed), untouched=seed == 0)


@pytest.mark.parametrize("dim", (8, 136, 504, 512, 520, 2040, 2048, 2056, 2880))
def test_rows_that_do_not_fill_the_wave(dim):
    """512 elements are one step of a wave, 2048 four steps at once."""
    shape = Shape("odd", 16, 3, dim, 6)
    comm = make(shape, 4, blocks=8)
    check_call(comm, draw(shape, 4, dim), untouched=True)
    check_parts(comm, Problem.random(shape, 4, dim))


@pytest.mark.parametrize("topk, experts", ((1, 8), (8, 8), (32, 32)))
def test_one_choice_to_the_most_choices(topk, experts):
    shape = Shape("choices", experts, topk, 72, 5)
    check_call(make(shape, 4, blocks=8), draw(shape, 4, topk, num_tokens=5), untouched=True)


# ---- routing ---------------------------------------------------------------------------------------------------------

ROUTINGS = {
    "a rank without tokens": dict(num_tokens=[5, 0, 3, 12]),
    "only one rank has tokens": dict(num_tokens=[0, 0, 12, 0]),
    "no tokens at all": dict(num_tokens=0),
    "all the tokens there may be": dict(num_tokens=12),
    "a rank that gets none": dict(routing="empty_rank", target=2),
    "a rank that neither has nor gets any": dict(routing="empty_rank", target=1, num_tokens=[7, 0, 3, 12]),
    "all to one rank": dict(routing="one_rank", target=3, num_tokens=12),
    "all to one expert": dict(routing="one_expert", target=9, num_tokens=12),
    "one expert gets every token": dict(routing="hot_expert", target=0, num_tokens=12),
    "a few dropped": dict(drop=0.2),
    "most dropped": dict(drop=0.9),
    "all dropped": dict(drop=1.0),
}


@pytest.mark.parametrize("how", ROUTINGS.values(), ids=ROUTINGS.keys())
def test_routing(how):
    comm = make(SMALL, 4, blocks=16)
    check_call(comm, draw(SMALL, 4, 1, **how), untouched=True)
    check_parts(comm, draw(SMALL, 4, 2, **how))
    check_call(comm, draw(SMALL, 4, 3))  # and nothing is left over


def test_all_tokens_to_one_expert_at_full_size():
    """The expert's buffer is full to the last row."""
    shape = shapes["bench3"]
    comm = make(shape, 8)
    check_parts(comm, draw(shape, 8, 1, routing="hot_expert", target=127, num_tokens=shape.max_tokens))


# ---- grids -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("blocks", (1, 2, 3, 17, 304))
@pytest.mark.parametrize("waves", (1, 5, 16))
def test_every_grid(blocks, waves):
    comm = make(SMALL, 4, blocks=blocks, waves=waves)
    check_call(comm, draw(SMALL, 4, blocks), untouched=True)
    check_call(comm, draw(SMALL, 4, waves))


@pytest.mark.parametrize("waves", range(1, 17))
def test_every_number_of_waves(waves):
    check_parts(make("tiny", 2, blocks=3, waves=waves), draw("tiny", 2, waves))


@pytest.mark.parametrize("blocks, waves", ((1, 1), (304, 4), (400, 16)))
def test_more_blocks_than_fit_at_once(blocks, waves):
    """8 CUs a GPU. Blocks that wait need no other block of their rank, so none of these can hang."""
    comm = make(SMALL, 4, node=Node(4, name="small"), blocks=blocks, waves=waves)
    check_in_a_row(comm, [draw(SMALL, 4, seed, num_tokens=12) for seed in range(2)])


# ---- one call after the other ----------------------------------------------------------------------------------------

IN_A_ROW = {
    "random": [{}, {}, {}],
    "ranks take turns in having no tokens": [dict(num_tokens=[0, 12, 12, 12]), dict(num_tokens=[12, 0, 12, 12]),
                                             dict(num_tokens=[12, 12, 0, 0])],
    "full, empty, full": [dict(num_tokens=12), dict(num_tokens=0), dict(num_tokens=12)],
    "one rank's turn": [dict(routing="one_rank", target=t, num_tokens=12) for t in (0, 3, 0)],
    "strangers": [dict(routing="empty_rank", target=t) for t in (3, 0, 3)],  # ranks that send each other nothing
    "dropped": [dict(drop=1.0), dict(drop=0.5), dict(drop=1.0)],
}


@pytest.mark.parametrize("blocks", (1, 17, 304))
@pytest.mark.parametrize("how", IN_A_ROW.values(), ids=IN_A_ROW.keys())
def test_three_calls_in_a_row(how, blocks):
    comm = make(SMALL, 4, blocks=blocks)
    problems = [draw(SMALL, 4, seed, **kind) for seed, kind in enumerate(how)]
    poison(comm)
    check_in_a_row(comm, problems)
    comm.heap.check()


@pytest.mark.parametrize("late", ({0: 300}, {3: 300}, {0: 100, 1: 400, 2: 200}))
def test_calls_in_a_row_with_a_late_rank(late):
    """Some ranks run ahead into later calls while others have not begun."""
    comm = make(SMALL, 4, blocks=6)
    problems = [draw(SMALL, 4, seed, routing="empty_rank", target=seed % 4, drop=0.3) for seed in range(6)]
    check_in_a_row(comm, problems, late)
    comm.heap.check()


def test_a_row_of_calls_at_a_large_shape():
    shape = shapes["test6"]
    check_in_a_row(make(shape, 8), [draw(shape, 8, seed) for seed in range(3)], {2: 50})


def test_launch_and_result_are_the_public_way():
    comm = make(SMALL, 4, blocks=8)
    problems = [draw(SMALL, 4, seed) for seed in range(3)]
    calls = [comm.launch(problem) for problem in problems]
    for problem, call in reversed(list(zip(problems, calls, strict=True))):
        problem.check(comm.result(call))


def test_outputs_of_earlier_calls_stay():
    comm = make(SMALL, 2, blocks=4)
    a, b = draw(SMALL, 2, 1, num_tokens=5), draw(SMALL, 2, 2, num_tokens=5)
    first = comm(a)
    kept = [out.clone() for out in first]
    comm(b)
    assert all(torch.equal(x, y) for x, y in zip(first, kept, strict=True))


def test_several_rungs_on_one_node():
    """Each has its own heap, flags and epochs."""
    node = Node(4)
    one, two = make(SMALL, 4, node=node, blocks=4), make("tiny", 4, node=node, blocks=4)
    for seed in range(3):
        started = [(problem, comm, comm.launch(problem)) for comm, problem in
                   ((one, draw(SMALL, 4, seed)), (two, draw("tiny", 4, seed)), (one, draw(SMALL, 4, seed + 50)))]
        for problem, comm, call in started:
            problem.check(comm.result(call))


def test_many_calls():
    comm = make("tiny", 2, blocks=2, waves=2)
    for seed in range(40):
        check_call(comm, draw("tiny", 2, seed))


# ---- schedules -------------------------------------------------------------------------------------------------------

def test_twenty_schedules_give_the_same_bytes():
    problem = Problem.random(SMALL, 8, 5)  # not exact: the order of the sums shows in the last bit
    outputs, times = [], set()
    for seed in range(20):
        comm = make(SMALL, 8, seed=seed, blocks=16)
        outputs.append(comm(problem))
        times.add(comm.node.time_us)
    problem.check(outputs[0])
    assert all(torch.equal(a, b) for out in outputs[1:] for a, b in zip(outputs[0], out, strict=True))
    assert len(times) == 20


@pytest.mark.parametrize("seed", range(8))
def test_schedules_of_calls_in_a_row(seed):
    comm = make(SMALL, 8, seed=seed, blocks=5)
    check_in_a_row(comm, [draw(SMALL, 8, 10 * seed + i, routing="empty_rank", target=i) for i in range(3)])


def test_the_reference_agrees():
    problem = draw("test2", 8, 3)
    ours, theirs = make("test2", 8)(problem), Sorted(None, "test2", world_size=8)(problem)
    assert all(torch.equal(a, b) for a, b in zip(ours, theirs, strict=True))


def random_case(seed):
    """A random shape, node, grid and row of calls."""
    rng = random.Random(seed)
    world = rng.choice((1, 2, 3, 4, 8))
    experts = world * rng.randint(1, 8)
    shape = Shape(f"random {seed}", experts, rng.randint(1, min(experts, 12)), 8 * rng.randint(1, 300),
                  rng.randint(1, 20))
    comm = make(shape, world, seed=seed, blocks=rng.choice((1, 2, 3, 5, 17, 64)), waves=rng.randint(1, 16))
    problems = []
    for i in range(rng.randint(1, 4)):
        routing = rng.choice(("uniform", "uniform", "one_expert", "hot_expert", "one_rank", "empty_rank"))
        if world == 1 and routing == "empty_rank":
            routing = "uniform"
        tokens = [rng.choice((0, shape.max_tokens, rng.randint(0, shape.max_tokens))) for _ in range(world)]
        problems.append(draw(shape, world, seed + i, num_tokens=tokens, routing=routing,
                             target=rng.randrange(world), drop=rng.choice((0, 0, 0.3, 1))))
    late = {rng.randrange(world): rng.randint(1, 300)} if rng.random() < 0.5 else None
    return comm, problems, late


@pytest.mark.parametrize("seed", range(20))
def test_random_cases(seed):
    comm, problems, late = random_case(seed)
    poison(comm)
    check_in_a_row(comm, problems, late)
    comm.heap.check()


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1000, 21000, 200))
def test_many_random_cases(first):
    for seed in range(first, first + 200):
        comm, problems, late = random_case(seed)
        poison(comm)
        try:
            check_in_a_row(comm, problems, late)
            comm.heap.check()
        except Exception as error:
            raise AssertionError(f"random_case({seed})") from error


@pytest.mark.soak
@pytest.mark.parametrize("shape", benchmark_shapes + small_shapes, ids=lambda shape: shape.name)
def test_every_shape_under_many_schedules(shape):
    problems = [draw(shape, 8, seed) for seed in range(3)]
    for seed in range(20):
        check_in_a_row(make(shape, 8, seed=seed), problems)


# ---- bad input -------------------------------------------------------------------------------------------------------

@pytest.fixture(scope="module")
def comm():
    return make(SMALL, 4, blocks=8)


def parts(seed=0):
    problem = draw(SMALL, 4, seed, num_tokens=[3, 5, 0, 12])
    return problem.tokens, problem.topk_ids, problem.topk_weights


def spoil_id(value):
    def spoil(tokens, ids, weights):
        ids[1][2, 3] = value
    return spoil


def too_many(tokens, ids, weights):
    tokens[3] = torch.zeros((13, 136), dtype=torch.float16)
    ids[3], weights[3] = torch.full((13, 4), -1, dtype=torch.int32), torch.zeros((13, 4))


def assign(which, make_value):
    def spoil(*lists):
        lists[which][1] = make_value(lists[which][1])
    return spoil


BAD = {
    "id below -1": (spoil_id(-2), r"rank 1: topk_ids\[2, 3\] is -2, must be an expert in \[0, 16\) or -1"),
    "id too large": (spoil_id(16), r"rank 1: topk_ids\[2, 3\] is 16"),
    "id far too large": (spoil_id(2**31 - 1), r"rank 1: topk_ids\[2, 3\] is 2147483647"),
    "an expert twice": (assign(1, lambda t: t[:, :1].repeat(1, 4)), "rank 1: token 0 chooses expert .* twice"),
    "too many tokens": (too_many, "rank 3 has 13 tokens, token_flags was made for at most 12"),
    "token dtype": (assign(0, torch.Tensor.float), "rank 1: tokens is torch.float32, must be torch.float16"),
    "id dtype": (assign(1, torch.Tensor.long), "rank 1: topk_ids is torch.int64, must be torch.int32"),
    "weight dtype": (assign(2, torch.Tensor.half), "rank 1: topk_weights is torch.float16, must be torch.float32"),
    "dim": (assign(0, lambda t: t[:, :128].contiguous()), r"rank 1: tokens has shape \[5, 128\], must be \[5, 136\]"),
    "topk": (assign(1, lambda t: t[:, :3].contiguous()), r"rank 1: topk_ids has shape \[5, 3\], must be \[5, 4\]"),
    "number of rows": (assign(2, lambda t: t[:4].contiguous()), r"rank 1: topk_weights has shape \[4, 4\]"),
    "one-dimensional": (assign(0, lambda t: t.flatten()[:5]), r"rank 1: tokens has shape \[5\]"),
    "not contiguous": (assign(0, lambda t: torch.zeros((5, 272), dtype=torch.float16)[:, ::2]), "not contiguous"),
    "no tensor": (assign(1, lambda t: t.tolist()), "rank 1: topk_ids is no torch tensor"),
    "infinite token": (assign(0, lambda t: t + float("inf")), r"rank 1: tokens\[0, 0\] is not finite"),
    "NaN weight": (assign(2, lambda t: t * float("nan")), r"rank 1: topk_weights\[0, 0\] is not finite"),
}


@pytest.mark.parametrize("spoil, message", BAD.values(), ids=BAD.keys())
def test_bad_input_is_refused_before_anything_runs(comm, spoil, message):
    tokens, ids, weights = parts()
    spoil(tokens, ids, weights)
    waves, epoch = comm.node.counters()["waves"], comm.epoch
    for entry in (comm, comm.launch, comm.dispatch):
        with pytest.raises(ProblemError, match=message):
            entry(Problem(SMALL, tokens, ids, weights, exact=True))
    assert comm.node.counters()["waves"] == waves and comm.epoch == epoch
    check_call(comm, draw(SMALL, 4, 9))  # the rung is as good as before


def test_problems_of_another_shape_are_refused(comm):
    for problem, message in (
            (draw(SMALL, 8, 1), "the problem has 8 ranks, token_flags was made for 4"),
            (draw(Shape("other", 16, 3, 136, 12), 4, 1), "the problem has topk 3, token_flags was made for 4"),
            (draw(Shape("other", 16, 4, 128, 12), 4, 1), "the problem has dim 128, token_flags was made for 136"),
            (draw(Shape("other", 20, 4, 136, 12), 4, 1), "the problem has num_experts 20, token_flags was made for 16"),
            (draw(Shape("other", 16, 4, 136, 20), 4, 1, num_tokens=20), "20 tokens, .* made for at most 12")):
        with pytest.raises(ProblemError, match=message):
            comm(problem)
    check_call(comm, draw(Shape("fewer", 16, 4, 136, 5), 4, 1))  # fewer tokens fit


def test_a_heap_too_small_is_refused():
    node = Node(4)
    with pytest.raises(HeapError, match="the heap is full"):
        TokenFlags(node, SMALL, heap_bytes=60_000)
    assert node.counters()["waves"] == 0
    problem = draw(SMALL, 4, 0)
    problem.check(TokenFlags(node, SMALL, heap_bytes=10_000_000, blocks=4)(problem))


def test_grids_that_cannot_be_are_refused():
    node = Node(2)
    for options in (dict(blocks=0), dict(blocks=-1), dict(waves=0), dict(waves=17)):
        with pytest.raises(ValueError, match="at least 1 block, 1 to 16 waves"):
            TokenFlags(node, "tiny", **options)
    with pytest.raises(ValueError, match="topk <= 32"):
        TokenFlags(node, Shape("wide", 64, 33, 8, 1))
    with pytest.raises(ValueError, match="16 experts do not divide over 3 ranks"):
        TokenFlags(Node(3), "tiny")
    with pytest.raises(TypeError, match="needs a node"):
        TokenFlags(None, "tiny", world_size=2)
    assert node.counters()["waves"] == 0


# ---- the checks themselves -------------------------------------------------------------------------------------------

def test_a_wrong_byte_in_memory_shows():
    """The checks above look at what kernels wrote: spoil one value between the stages."""
    problem = draw(SMALL, 4, 1, num_tokens=6)
    comm = make(SMALL, 4, blocks=8)
    received = comm.dispatch(problem)
    replies = comm.experts(received)
    replies[2][0, 7] += 1
    with pytest.raises(MismatchError):
        problem.check(comm.combine(problem, replies))
    poison(comm)
    start_in_a_row(comm, [problem])()
    comm.local[1]["expert_x"][0, -1:].memset_(0)
    with pytest.raises(AssertionError, match="rank 1: expert_x was written at an unused row"):
        check_untouched(comm, problem)
    comm.heap["counts guard"][3][:1].memset_(1)
    with pytest.raises(AssertionError, match="rank 3: bytes .* of the counts guard"):
        comm.heap.check()
