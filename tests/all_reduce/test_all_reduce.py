"""The family all_reduce: right answers for all dtypes, sizes and numbers of ranks, the same bits at all ranks, and what is refused."""
import pytest
import torch

import a2a_lib as a2a
from a2a_lib import families
from a2a_lib.errors import DeadlockError, LaunchError
from a2a_lib.kernels.all_reduce.problem import AllReduceProblem, MessageShape
from a2a_lib.kernels.all_reduce.rungs import GROUP
from a2a_lib.kernels.moe import MismatchError

FAMILY = families.of("all_reduce")
KERNELS = [name for name, kind in FAMILY.rungs.items() if kind.files()]
EXACT = [name for name in KERNELS if name not in ("quantized", "with_norm", "with_norm_one_shot")]


def make(name, node, shape, **options):
    return FAMILY.rungs[name](node, FAMILY.shape(shape), **options)


# ---- problems and shapes

def test_the_right_answer_is_the_sum_in_the_order_of_ranks():
    problem = FAMILY.problem(FAMILY.shape("1x500xf32"), 3, values="wide")
    one_by_one = torch.tensor([((0.0 + a) + b) + c for a, b, c in zip(*(x.flatten().numpy() for x in problem.x))])
    problem.check([one_by_one.view(1, 500).float()] * 3)
    backwards = (problem.x[2] + problem.x[1]) + problem.x[0]
    pytest.raises(MismatchError, problem.check, [backwards] * 3).match("rank 0: .* elements of 500 wrong")


def test_a_known_mistake_is_named():
    problem = FAMILY.problem(FAMILY.shape("1x99xf32"), 4, values="wide")
    right, x = problem.sum, problem.x
    with pytest.raises(MismatchError, match="it is the sum without rank 3's message"):
        problem.check([right, (x[0] + x[1]) + x[2], right, right])
    with pytest.raises(MismatchError, match="it is the sum in another order, beginning at rank 1"):
        problem.check([right, ((x[1] + x[2]) + x[3]) + x[0], right, right])
    with pytest.raises(MismatchError, match=r"rank 2: the output is \[99\]"):
        problem.check([right, right, right.flatten(), right])


@pytest.mark.parametrize("text, rows, dim, dtype", [
    ("64KiB", 8, 4096, "bf16"), ("1MiBxf32", 64, 4096, "f32"), ("6B", 1, 3, "bf16"), ("3x5", 3, 5, "bf16"), ("3x5xf16", 3, 5, "f16")])
def test_a_shape_is_spelled_by_its_bytes_or_its_rows(text, rows, dim, dtype):
    assert FAMILY.shape(text) == MessageShape(rows, dim, dtype)


@pytest.mark.parametrize("text", ["0B", "3Bxbf16", "64KiBxf8", "0x4", "big"])
def test_what_spells_no_shape_is_refused(text):
    pytest.raises(ValueError, FAMILY.shape, text).match("no shape is called")


# ---- rungs

@pytest.mark.parametrize("name", KERNELS)
def test_all_numbers_of_ranks_dtypes_and_odd_sizes(name):
    """Makes calls in a row, each with its own problem. At 8 ranks kernels take another branch, with and without equal shares."""
    for world_size, shape, values in ((1, "1x77xf32", "normal"), (2, "1x1", "normal"), (5, "3x21xf16", "wide"), (8, "1x1024", "wide"),
                                      (8, "2x517xf32", "zeros")):
        with a2a.Node(world_size, name="small", seed=0) as node:
            rung = make(name, node, shape)
            problems = [FAMILY.problem(rung.shape, world_size, seed, values=values) for seed in range(3 if world_size < 8 else 2)]
            for problem, call in zip(problems, rung.launch_all(problems)):
                rung.check(problem, rung.result(call))


@pytest.mark.parametrize("name", EXACT)
def test_the_same_bits_whatever_the_grid_and_in_place(name):
    problem = FAMILY.problem(FAMILY.shape("1x700xf16"), 3, values="wide")
    outputs = []
    with a2a.Node(3, name="small") as node:
        for options in ({}, {"blocks": 2, "waves": 3}, {"blocks": 1, "waves": 1, "in_place": True}):
            outputs += make(name, node, problem.shape, **options)(problem)
    assert all(torch.equal(out, outputs[0]) for out in outputs)


def test_another_grid_begins_with_flags_of_zero():
    """The grid numbers the tiles, so flags of another grid belong to other tiles."""
    with a2a.Node(2, name="small") as node:
        rung = make("two_shot", node, "1x12000", blocks=1, waves=1)
        for seed, blocks in enumerate((4, 1)):
            rung.set_grid(blocks, 1)
            problem = FAMILY.problem(rung.shape, 2, seed)
            rung.check(problem, rung(problem))
        assert not rung.local[0]["sent"].to_torch()[1:].any(), "flags of three blocks that the second call does not have"


@pytest.mark.parametrize("name", ["lamport", "lamport_two_shot", "with_norm", "with_norm_one_shot"])
def test_zeros_arrive_and_have_no_sign_that_nobody_sent(name):
    """A word of zeros is data, not an empty place. A sum of zeros is +0 on all ranks."""
    with a2a.Node(3, name="small") as node:
        rung = make(name, node, "2x300xf32")
        problem = FAMILY.problem(rung.shape, 3)
        for x in problem.x:
            x.zero_()
        problem.residual.zero_()
        for out in rung(problem):
            assert not out.any() and not out.signbit().any()


def test_two_shots_move_the_least_bytes_and_one_shot_all():
    with a2a.Node(8, name="small", seed=0) as node:
        moved = {}
        for name in ("two_shot", "lamport_two_shot", "one_shot", "one_shot_push", "lamport", "flag_in_data_two_shot"):
            rung = make(name, node, "16KiB")
            problem = FAMILY.problem(rung.shape, 8)
            rung(problem)
            moved[name] = rung.trace.link_bytes().sum() / FAMILY.least_bytes(problem)["wire"]
    assert 1 <= moved["two_shot"] < 1.2 and 2 <= moved["flag_in_data_two_shot"] < 2.1
    assert moved["lamport_two_shot"] == 1 and moved["lamport"] == 4, "no byte but the data"
    assert 4 <= moved["one_shot"] < 4.2 and 4 <= moved["one_shot_push"] < 4.2


@pytest.mark.parametrize("code, finest", [("int8", 1 / 300), ("fp8", 1 / 40)])
def test_quantized_is_within_its_bound_and_not_far_below(code, finest):
    """A bound that is never half used would say nothing."""
    with a2a.Node(4, name="small") as node:
        rung = make("quantized", node, "2x2000xf32", code=code)
        problem = FAMILY.problem(rung.shape, 4)
        outputs = rung(problem)
        rung.check(problem, outputs)
        off, bound = (outputs[0].double() - problem.sum.double()).abs(), rung.bound(problem)
        assert 0.4 < (off / bound).max() <= 1 and bound.mean() < 20 * finest * problem.sum.abs().mean()
        outputs[3] = outputs[3] + 3 * bound.float()
        with pytest.raises(MismatchError, match="rank 3: 4000 of 4000 elements wrong; the worst is element"):
            rung.check(problem, outputs)


def test_a_tie_of_e4m3_goes_to_the_even_code():
    """As OCP says: the error's bound does not see a tie that goes the other way."""
    codes = torch.arange(0, 0x7E, dtype=torch.uint8).view(torch.float8_e4m3fn).float()
    ties = (codes[:-1] + codes[1:]) / 2
    ties = ties[ties > 0.01]  # in bf16 exactly
    shape = MessageShape(1, 2 * GROUP * -(-len(ties) // (GROUP - 1)), "f32")
    x = torch.zeros(1, shape.dim)
    for number, part in enumerate(ties.split(GROUP - 1)):  # 448 in each group: its scale is 1
        x[0, number * GROUP:number * GROUP + len(part) + 1] = torch.cat([torch.tensor([448.0]), part])
    due = x.to(torch.float8_e4m3fn).float()
    assert (due != x).sum() == len(ties)
    with a2a.Node(2, name="small", seed=0) as node:
        rung = make("quantized", node, shape, code="fp8")
        problem = AllReduceProblem(shape, [x, torch.zeros_like(x)])
        for out in rung(problem):
            assert torch.equal(out, due)


def test_with_norm_normalises_what_it_adds():
    with a2a.Node(2, name="small") as node:
        rung = make("with_norm", node, "3x100xf32")
        problem = FAMILY.problem(rung.shape, 2)
        y, h = rung(problem)[1]
        assert torch.equal(h, problem.sum + problem.residual)
        right = h * (h.square().mean(1, keepdim=True) + 1e-6).rsqrt() * problem.weight
        assert torch.allclose(y, right, rtol=1e-6, atol=1e-7)


def test_a_deadlock_says_whose_word_is_missing():
    with a2a.Node(2, name="small") as node, pytest.raises(DeadlockError, match=r"rank 0 waits for rank 1 in flag_in_data: words\["):
        make("flag_in_data", node, "tiny", variant="kept-at-home")(FAMILY.problem(FAMILY.shape("tiny"), 2))


def test_what_does_not_fit_is_refused():
    with pytest.raises(ValueError, match="all_reduce takes 1 to 8 ranks, not 9"), a2a.Node(9, name="small") as node:
        make("one_shot", node, "tiny")
    with a2a.Node(2, name="small") as node:
        with pytest.raises(ValueError, match="code is 'int4', not 'int8' or 'fp8'"):
            make("quantized", node, "tiny", code="int4")
        rung = make("two_shot", node, "tiny")
        with pytest.raises(LaunchError, match="two_shot has places for 2432 waves, not for 500 blocks of 8"):
            rung.set_grid(500, 8)
        with pytest.raises(ValueError, match="with_norm is written for fewer than 1048576 chunks .* and 1048576 rows of 256 have 1048576"):
            make("with_norm", node, "1048576x256")
        with pytest.raises(a2a.A2AError, match="two_shot was made for all_reduce of MessageShape"):
            rung(FAMILY.problem(FAMILY.shape("odd"), 2))


# ---- the choice, the bounds, what others reach

def test_the_stored_choice_is_one_shot_for_few_bytes_and_two_shots_for_many():
    assert a2a.all_reduce.best(1024, 8) == "flag_in_data" and a2a.all_reduce.best(1 << 30, 8) == "lamport_two_shot"
    assert a2a.all_reduce.best(64 << 10, 7) == a2a.all_reduce.best(64 << 10, 8, gpu="one that nobody timed")
    for rows in a2a.all_reduce.choices.table()["simulated mi300x"].values():
        assert [most for most, _ in rows] == sorted(most for most, _ in rows) and {rung for _, rung in rows} <= set(KERNELS)
    pytest.raises(ValueError, a2a.all_reduce.best, 0, 8).match("0 bytes between 8 ranks: at least 1 of both")


@pytest.mark.parametrize("nbytes", [8 << 10, 256 << 10])
def test_the_chosen_rung_is_no_slower_than_twice_the_trips_and_the_wire(nbytes):
    """Times the second call on 8 ranks. Words with flags also carry twice the bytes."""
    name = a2a.all_reduce.best(nbytes, 8)
    with a2a.Node(8, seed=0) as node:
        rung = make(name, node, f"{nbytes}B")
        problem = FAMILY.problem(rung.shape, 8)
        for _ in range(2):
            rung(problem)
        least = a2a.all_reduce.bound("mi300x", nbytes, 8)
        assert least.least_us <= rung.us < 2 * least.two_trips_us + 2 * least.wire_us


def test_bounds_by_hand():
    least = a2a.all_reduce.bound("mi300x", 7 * 45_000 * 8, 8)  # 45 GB/s over each of 7 links
    assert least.wire_us == pytest.approx(2 * 7 / 8 * 8) and least.one_shot_us == pytest.approx(4 * least.wire_us)
    assert least.least_us == least.wire_us and least.two_trips_us > least.one_trip_us > 1.5
    assert a2a.all_reduce.bound("mi300x", 1 << 20, 1).wire_us == 0


def test_a_published_figure_stands_beside_messages_of_its_size():
    figure = FAMILY.published("two_shot", FAMILY.shape("1MiB"))
    assert (figure.bytes, figure.us) == (768 << 10, 9.6) and "39080" in FAMILY.published_source
    assert FAMILY.published("two_shot", FAMILY.shape("1KiB")) is None and FAMILY.published("one_shot", FAMILY.shape("1MiB")) is None


@pytest.mark.parametrize("name", ["flag_in_data", "flag_in_data_two_shot", "lamport", "lamport_two_shot", "with_norm",
                                  "with_norm_one_shot"])
def test_words_are_right_when_waves_pause(name):
    exploration = a2a.explore.rung(f"all_reduce/{name}", seeds=7, stalls=True, races=False)
    assert exploration.ok, exploration


def test_two_shots_memory_follows_the_message_and_not_the_largest_grid():
    """Once a message of a few bytes took 120 MB per rank, more than the judge has when it overwrites the memory."""
    with a2a.Node(8) as node:
        small, large = (families.find("all_reduce/two_shot")(node, shape).heap.nbytes for shape in ("tiny", "64MiB"))
    assert small < 2 << 20 < 64 << 20 < large
