"""Rungs of one launch: what they refuse, residency, ranks far ahead, and the bits that they promise."""
from types import SimpleNamespace

import pytest
import torch
from layer.layer_tools import LONG, weighted
from rung_cases import LADDER, RESIDENT, RUNGS, SMALL
from rung_tools import check_in_a_row, draw, make, mutant, poison

from a2a_lib import all_to_all as alltoall
from a2a_lib.errors import A2AError, DeadlockError
from a2a_lib.kernels.all_to_all.choose import name_of
from a2a_lib.kernels.all_to_all.in_places import WIDE, InlineFlags
from a2a_lib.kernels.moe import Problem, Shape, apply_expert, shapes
from a2a_lib.kernels.rung.variants import inlined
from a2a_lib.machine.node import Node

RUNGS = tuple(name for name in RUNGS if name not in LADDER)
NVIDIA = {"prereduced": "#define A2A_OWN_FIRST\n" + alltoall.rungs["prereduced"].SOURCE.read_text(), "inline_flags": WIDE}


@pytest.mark.parametrize("rung", RUNGS)
def test_there_is_nothing_between_dispatch_and_combine(rung):
    comm = make(SMALL, 2, rung=rung, blocks=2)
    problem = draw(SMALL, 2, 1)
    for call in (lambda: comm.dispatch(problem), lambda: comm.combine(problem, [])):
        pytest.raises(A2AError, call).match(f"{rung} dispatches, computes and combines in one launch")
    problem.check(comm(problem))


@pytest.mark.parametrize("rung", ("low_latency", "low_latency_fp8"))
def test_experts_beyond_16_bits_are_refused(rung):
    with Node(1, name="small") as node, pytest.raises(ValueError, match=f"{rung} has room for 65535 experts of a rank, and .* has 65536"):
        alltoall.rungs[rung](node, Shape("crowd", 1 << 16, 2, 64, 4))


@pytest.mark.parametrize("rung", RESIDENT)
def test_blocks_that_do_not_fit_would_hang(rung):
    """Waiting waves stay resident. With more blocks than fit, the blocks that still have to send cannot start."""
    node = Node(4, name="small")
    few = make(SMALL, 4, rung=rung, node=node, blocks=1, waves=16)
    room = node.ranks[0].resident_blocks(few.kernel(few.stages[0]), few.threads)
    if rung == "pipelined":
        return  # whose first blocks wait for nothing, and end
    many = Shape("many", 8, 2, 72, 20 * room)  # with two ranks a wave would wait for the same wave of its peer alone
    unchecked = make(many, 4, rung=rung, node=Node(4, name="small"), blocks=2 * room, waves=16, variant="unchecked")
    with pytest.raises(DeadlockError, match="blocks have not started: no CU has room"):
        unchecked(draw(many, 4, 1, num_tokens=20 * room))


@pytest.mark.parametrize("world", (1, 4))
def test_prereduced_sums_are_rounded_as_documented_in_every_grid_and_schedule(world):
    problem = Problem.random(LONG, world, 7)  # not exact
    want = [weighted(problem, rank, work=apply_expert) for rank in range(world)]
    for seed, rung in enumerate(("prereduced", "inline_flags", "pipelined", "low_latency", "inline_flags")):
        comm = make(LONG, world, rung=rung, node=Node(world, name="small", seed=3 * seed), blocks=1 + 2 * seed, waves=2 + seed)
        for out, right in zip(comm(problem), want, strict=True):
            assert torch.equal(out, right), f"{rung}: {(out != right).sum()} of {out.numel()} differ"


@pytest.mark.parametrize("rung", NVIDIA)
@pytest.mark.parametrize("world", (1, 3, 4))
def test_what_is_done_otherwise_for_nvidia(rung, world):
    """NVIDIA's code paths give the same bits, for early and late ranks and for rows that are no multiple of 12 bytes."""
    problem = Problem.random(LONG, world, 7)
    comm = make(LONG, world, rung=rung, node=Node(world, name="small", memory="strict"), blocks=3, waves=5, source=NVIDIA[rung])
    for rank, out in enumerate(comm(problem)):
        assert torch.equal(out, weighted(problem, rank, work=apply_expert))
    for dim in (8, 136, 1048):
        shape = Shape("odd", 12, 4, dim, 9, 3)
        comm = make(shape, world, rung=rung, node=Node(world, name="small", memory="strict"), blocks=2, waves=4,
                    source=NVIDIA[rung])
        poison(comm)
        problems = [draw(shape, world, seed, num_tokens=[9 * ((rank + seed) % 3 > 0) for rank in range(world)], drop=0.3)
                    for seed in range(5)]
        check_in_a_row(comm, problems, {0: 100, world - 1: 200})
        comm.heap.check()


@pytest.mark.parametrize("old, new", (
    ("words[i].stamp < world.epoch) missing", "words[i].stamp + 1 < world.epoch) missing"),
    ("if (j && ++piece == pieces_of(shape)) piece = 0, word = 0, slot = 0, another = true;", ""),
    ("if (part == 0 && lane < shape.topk) {", "if (part == 0 && wanted && lane < shape.topk) {")))
def test_broken_words_of_16_bytes_are_caught(old, new):
    text = WIDE.read_text()
    assert text.count(old) == 1
    shape = Shape("odd", 12, 4, 1048, 9, 3)
    comm = make(shape, 3, rung="inline_flags", node=Node(3, name="small", memory="strict"), blocks=2, waves=4,
                source=text.replace(old, new))
    poison(comm)
    problems = [draw(shape, 3, seed, num_tokens=[9 * ((rank + seed) % 3 > 0) for rank in range(3)], drop=0.3) for seed in range(5)]
    pytest.raises((A2AError, AssertionError), check_in_a_row, comm, problems, {0: 100, 2: 200})


def test_words_of_16_bytes_are_for_many_bytes_and_nvidia():
    def wide(shape, world, target="cuda"):
        return InlineFlags.wide.fget(SimpleNamespace(shape=shapes[shape], world_size=world, node=SimpleNamespace(target=target)))
    assert [wide(shape, 4) for shape in ("bench1", "bench2", "bench3", "bench4")] == [False, False, True, True]
    assert not wide("bench3", 2) and wide("bench3", 8) and not wide("bench3", 4, "hip")


def test_the_best_rung_is_chosen_by_bytes_and_target():
    assert [name_of(shape, "cuda") for shape in ("bench1", "bench2", "bench3", "bench4", "dsv3")] == [
        "inline_flags"] * 3 + ["prereduced"] * 2
    assert {name_of("bench1", target) for target in ("sim", "hip")} == {"low_latency"} and name_of("bench1", "sim", ranks=9) == "prereduced"
    assert name_of("dsv3", "sim") == "prereduced"
    few = Shape("few", 256, 8, 7168, 8)
    assert name_of(few, "cuda", ranks=2) == "low_latency" and name_of(few, "cuda", ranks=4) == "inline_flags"
    assert name_of(Shape("more", 256, 8, 7168, 64), "cuda", ranks=2) == "inline_flags"
    assert name_of(Shape("long context", 256, 8, 7168, 4096), "cuda") == "pipelined"
    assert [name_of(shape, "sim", fp8=True) for shape in ("bench1", "bench3", "bench4", "dsv3")] == [
        "low_latency"] * 2 + ["prereduced", "fp8_rows"]
    assert name_of("bench1", "cuda", fp8=True) == "inline_flags" and name_of("dsv3", "cuda", fp8=True) == "fp8_rows"
    assert alltoall.best("dsv3", Node(2, name="small"), fp8=True).name == "fp8_rows"
    comm = alltoall.best(SMALL, Node(2, name="small"), blocks=2, waves=2)
    problem = draw(SMALL, 2, 1)
    problem.check(comm(problem))
    assert (comm.name, comm.blocks, comm.waves) == ("low_latency", 2, 2)


@pytest.mark.parametrize("rung, mutated", [("low_latency", None), ("low_latency", "MINUS_ROW);"), ("low_latency", "data[j], MINUS);"),
                                           ("low_latency_fp8", None)])
def test_words_of_zeros_travel(rung, mutated):
    """A word of zeros means that nothing came. mutated: rows, or replies, travel as they are, in the header of both rungs."""
    text = inlined(alltoall.rungs[rung].SOURCE.read_text())
    if mutated:
        assert text.count(mutated) == 1
        text = text.replace(mutated, mutated.replace("MINUS_ROW", "0").replace("MINUS", "0"))
    comm = make(SMALL, 2, rung=rung, node=Node(2, name="small"), blocks=3, waves=2, source=text)
    drawn = draw(SMALL, 2, 1)
    problem = Problem(SMALL, [torch.zeros_like(x) for x in drawn.tokens], drawn.topk_ids, drawn.topk_weights, exact=True)
    if mutated:
        pytest.raises(DeadlockError, comm, problem)
    else:
        for _ in range(5):
            problem.check(comm(problem))


@pytest.mark.parametrize("rung", ("low_latency", "low_latency_fp8"))
def test_more_items_than_quotients_are_right_for_are_refused(rung):
    with pytest.raises(ValueError, match=f"{rung} is for few tokens: 400000 rows of 64 from each of 2 ranks make 1048576 items or more"):
        make(Shape("many", 8, 2, 64, 400000), 2, rung=rung)


def test_roles_are_shares_of_the_blocks():
    comm = make(SMALL, 2, rung="pipelined", node=Node(2, name="small"), blocks=8, waves=2)
    assert comm.roles == (2, 3)
    comm.set_roles(1, 6)
    assert comm.roles == (1, 6) and comm.own_arguments()["roles"].answerers == 6
    problem = draw(SMALL, 2, 1)
    problem.check(comm(problem))
    comm.set_grid(3, 2)  # one block at least for each
    assert comm.roles == (1, 1)
    comm.set_grid(2, 2)
    assert comm.roles == (0, 0)  # each does all
    problem.check(comm(problem))
    comm.set_grid(8, 2)
    for roles in ((1,), (0, 4), (4, 4)):
        with pytest.raises(ValueError, match="pipelined: roles of .* blocks; it has 2 besides the last, of at least 1 of its 8"):
            comm.set_roles(*roles)
    with pytest.raises(ValueError, match="no blocks; it has 0|roles"):
        make(SMALL, 2, rung="prereduced", node=Node(2, name="small"), blocks=2).set_roles(1)


@pytest.mark.parametrize("mutated", (False, True))
def test_fp8_codes_are_those_of_torch(mutated):
    """Tests every fp16 value from 2^-12 to 2^4, with both signs, in groups of 128. Each group's largest value is 1.75 * 2^4
    times 1, 2 or 4. Codes are as PyTorch rounds to e4m3. mutated: the first scale of a part is used for the whole part."""
    shape = Shape("codes", 2, 1, 65536, 1)
    values = torch.arange(65536, dtype=torch.int32).to(torch.int16).view(torch.float16).float()
    x = torch.where((values.abs() <= 16) & (values.abs() >= 2.0**-12), values, torch.zeros(())).reshape(-1, 128)
    x[:, 0] = 28.0
    times = torch.arange(len(x)) % 3
    source = mutant("shuffle(e, lane % IN_PIECE * GROUP)", "shuffle(e, 0)", rung="fp8_rows") if mutated else None
    comm = make(shape, 2, rung="fp8_rows", node=Node(2, name="small"), blocks=8, source=source)
    rows = [(x * 2.0 ** times[:, None]).half().reshape(1, -1), torch.zeros((0, 65536), dtype=torch.float16)]
    comm(Problem(shape, rows, [torch.tensor([[1]], dtype=torch.int32), torch.zeros((0, 1), dtype=torch.int32)],
                 [torch.ones(1, 1), torch.ones(0, 1)]))
    codes, scales = (comm.local[1][name].to_torch()[0, 0] for name in ("recv_x", "recv_scales"))
    assert torch.equal(codes, (x * 16).to(torch.float8_e4m3fn).view(torch.uint8).flatten())
    assert torch.equal(scales, (64 - 4 + times).to(torch.uint8)) is not mutated


@pytest.mark.parametrize("world, shape", [(4, SMALL), (2, LONG)])
def test_fp8_errors_stay_within_the_bound_and_come_near_it(world, shape):
    problem = Problem.random(shape, world, 5)  # not exact
    comm = make(shape, world, rung="fp8_rows", blocks=3)
    out = comm(problem)
    comm.check(problem, out)
    with pytest.raises(AssertionError):
        problem.check(out)  # fp16's own error is less
    near = max(float(((a.float() - b.float()).abs() / scale.clamp(min=1e-6)).max())
               for a, (b, scale) in zip(out, problem._oracle))
    assert 1 / 64 < near < 1 / 15
    wrong = [output.clone() for output in out]
    wrong[0][0] *= 1.2
    pytest.raises(AssertionError, comm.check, problem, wrong)
