"""Every rung of kernels: late ranks, odd numbers of ranks. Those after token_flags: grids that do not fit, how rows
are dealt out, overheads. That they are right in all circumstances: test_coverage.py."""
from types import SimpleNamespace

import pytest
import torch
from rung_cases import RUNGS, SMALL
from rung_tools import check_call, draw, make, mutant

from a2a_lib.errors import BudgetError, DeadlockError, FaultError, LaunchError
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.moe import Shape, shapes
from a2a_lib.machine.node import Node


@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("world, shape", [(3, Shape("three", 9, 3, 64, 5)), (16, Shape("sixteen", 32, 5, 64, 5))],
                         ids=("three", "sixteen"))
def test_ranks_that_are_no_power_of_two_and_more_than_eight(rung, world, shape):
    if world > getattr(rungs[rung], "most_ranks", world):
        with pytest.raises(ValueError, match="at most"):
            make(shape, world, rung=rung, blocks=5)
        return
    check_call(make(shape, world, rung=rung, blocks=5), draw(shape, world, 1))


# ---- memory that is nobody's, failures, inputs -----------------------------------------------------------------------

def test_a_piece_too_many_shows_where_nobody_else_writes():
    """Every row that is read is right. Only a check of memory that no rank should write reveals the error."""
    source = mutant("copy_row(world.at(recv_x + at * shape.dim, peer)",
                    "copy_row(world.at(recv_x + at * shape.dim + shape.dim, peer), x, 16);\n"
                    "    copy_row(world.at(recv_x + at * shape.dim, peer)")
    comm = make(SMALL, 4, source=source, blocks=1, waves=1)
    check_call(comm, draw(SMALL, 4, 1))
    with pytest.raises(AssertionError, match="recv_x was written at an unused row"):
        check_call(comm, draw(SMALL, 4, 1), untouched=True)
    full = draw(SMALL, 4, 1, num_tokens=12, routing="one_rank", target=3)  # the last slot of rank 3's buffer
    with pytest.raises(AssertionError, match="rank 3: bytes .* of the recv_x guard were written"):
        check_call(make(SMALL, 4, source=source, blocks=1, waves=1), full)


def test_a_mutant_does_not_stop_the_process():
    """After any of these failures a new rung on the same node is right, and the inputs are as they were."""
    node, problem = Node(4, max_instructions=20_000_000), draw(SMALL, 4, 2)
    kept = [[t.clone() for t in group] for group in (problem.tokens, problem.topk_ids, problem.topk_weights)]
    for change in (("if (id < 0) continue;", ""), ("alone = gridDim.x == 1", "alone = false"),
                   ("slot = atomicAdd(&send_slots[peer], 1u)", "slot = 1 << 30")):
        comm = make(SMALL, 4, node=node, blocks=1, source=mutant(*change))
        with pytest.raises((DeadlockError, FaultError, BudgetError)):
            for seed in range(2):
                comm(draw(SMALL, 4, seed, drop=0.3))
        check_call(make(SMALL, 4, node=node, blocks=4), problem)
    for group, old in zip((problem.tokens, problem.topk_ids, problem.topk_weights), kept, strict=True):
        assert all(torch.equal(a, b) for a, b in zip(group, old, strict=True))


# ---- grids: more blocks than fit -------------------------------------------------------------------------------------

def crowded(rung, blocks, variant=None, **limits):
    """8 CUs a GPU, blocks of 16 waves: two fit on a CU at the most."""
    node = Node(4, name="small", **limits)
    return make(SMALL, 4, rung=rung, node=node, blocks=blocks, waves=16, variant=variant)


def test_roles_by_number_need_all_blocks_resident():
    """Receivers have the lowest block numbers. Up to the occupancy limit the launch works; beyond it, it is refused or hangs."""
    comm = crowded("active_tokens", 1)
    room = comm.node.ranks[0].resident_blocks(comm.kernel("combine"), comm.threads)
    check_call(crowded("active_tokens", room // 2, "receivers_first"), draw(SMALL, 4, 1, num_tokens=12))
    with pytest.raises(LaunchError, match=rf"launches {room + 2} blocks .* wait for one another, but only {room} fit"):
        crowded("active_tokens", room // 2 + 1, "receivers_first")
    hangs = crowded("active_tokens", 2 * room, "receivers_first_unchecked")
    with pytest.raises(DeadlockError, match=r"rank \d, kernel combine(.|\n)*reply_flags\[\d+, \d+\](.|\n)*"
                                            r"blocks have not started: no CU has room"):
        problem = draw(SMALL, 4, 1, num_tokens=12)
        hangs(problem)


@pytest.mark.parametrize("name", [name for name in rungs if hasattr(rungs[name], "stages")])
def test_the_usual_grid_fits_a_small_node(name):
    """If the caller gives no grid, the rung launches as many blocks as run at once on 8 CUs, because they wait for one another."""
    problem = draw("tiny", 2, 1)
    problem.check(rungs[name](Node(2, name="small"), "tiny")(problem))


# ---- how rows are dealt out ------------------------------------------------------------------------------------------

PUZZLE = Shape("puzzle", 64, 4, 64, 64)  # 4 ranks: 16 experts a rank, a buffer of 256 rows each; about 16 are filled


@pytest.mark.parametrize("blocks, divides", ((60, False), (64, True), (68, False), (72, False), (128, True)))
def test_a_stride_that_divides_the_capacity_leaves_the_rows_to_few_waves(blocks, divides):
    """The seed's grid of 256 blocks against 304, scaled down: 256 rows per expert, 4 waves a block."""
    problem = draw(PUZZLE, 4, 1, num_tokens=64)
    longest = {}
    for variant in ("flat_slots", None):
        comm = make(PUZZLE, 4, rung="fused_combine", blocks=blocks, waves=4, variant=variant)
        problem.check(comm(problem))
        counts = comm.rows_per_wave(1)
        assert sum(counts) == int(problem.flat_tokens()[:, 16:32].sum())
        longest[variant] = counts[0]
    assert longest[None] <= -(-sum(counts) // (4 * blocks)) + 2
    if (4 * blocks) % 256 == 0 or 256 % (4 * blocks) == 0:
        assert divides and longest["flat_slots"] >= (16 if blocks == 64 else 8)
    else:
        assert not divides and longest["flat_slots"] <= 6


def test_padded_experts_do_more_work():
    problem, work = draw("tiny", 4, 1), {}
    for variant in (None, "padded"):
        comm = make("tiny", 4, rung="active_tokens", blocks=8, variant=variant)
        problem.check(comm(problem))
        work[variant] = comm.trace.stages()["expert"].max()
    assert work["padded"] > 1.5 * work[None]


# ---- overheads -------------------------------------------------------------------------------------------------------

def test_host_time_per_call_falls_with_the_launches():
    problems = [draw("tiny", 4, seed) for seed in range(2)]
    took = {}
    for rung, variant in (("token_flags", None), ("fused_combine", None), ("no_overheads", None),
                          ("no_overheads", "memsets")):
        comm = make("tiny", 4, rung=rung, blocks=8, variant=variant)
        took[rung, variant] = comm.host_us(problems)
        problems[0].check(comm(problems[0]))
    assert took["token_flags", None] > took["fused_combine", None] > took["no_overheads", None]
    assert took["no_overheads", "memsets"] > took["no_overheads", None] + 4  # four calls of the host more


def test_output_buffers_are_used_again_only_after_their_result():
    comm = make(SMALL, 2, rung="no_overheads", blocks=4)
    problems = [draw(SMALL, 2, seed, num_tokens=n) for seed, n in enumerate((12, 5, 0, 7))]
    one, two = comm.launch(problems[0]), comm.launch(problems[1])
    places = {call: [buffer.address for buffer in call.buffers] for call in (one, two)}
    assert all(a != b for a, b in zip(places[one], places[two], strict=True))
    problems[0].check(comm.result(one))
    three = comm.launch(problems[2])
    assert [buffer.address for buffer in three.buffers] == places[one]
    four = comm.launch(problems[3])
    for problem, call in zip(problems, (one, two, three, four), strict=True):
        problem.check(comm.result(call))  # the first one's a second time


def grid_of(rung, shape, target, units):
    """(blocks, waves) of a rung for which no memory is made."""
    comm = object.__new__(rungs[rung])
    comm.shape, comm.node = shape, SimpleNamespace(target=target, world_size=8, ranks=[SimpleNamespace(compute_units=units)])
    return comm.usual_blocks(comm.usual_waves()), comm.usual_waves()


@pytest.mark.parametrize(("rung", "shape", "target", "grid"), [
    ("varlen", "dsv3", "sim", (304, 4)), ("varlen", "bench1", "sim", (10, 4)), ("varlen", "dsv3", "cuda", (132, 16)),
    ("varlen", "bench1", "cuda", (26, 16)), ("rank_flags", "bench1", "cuda", (132, 16)), ("varlen", "bench1", "hip", (10, 4))])
def test_usual_grid(rung, shape, target, grid):
    assert grid_of(rung, shapes[shape], target, 132) == grid


@pytest.mark.parametrize("experts, topk, dim, tokens, target, waves", [
    *((8, 2, dim, 4, target, waves) for dim, target, waves in ((7168, "cuda", 14), (4096, "cuda", 16), (6144, "cuda", 12), (7168, "sim", 8),
                                                               (16384, "cuda", 16), (72, "cuda", 16))),
    *((256, 8, 7168, tokens, "sim", waves) for tokens, waves in ((1, 8), (16, 8), (64, 8), (128, 12), (256, 12)))])
def test_blocks_have_whole_rows_and_the_grid_takes_the_fewest_rounds_over_the_parts_sent(experts, topk, dim, tokens, target, waves):
    """7 peers x 256 tokens x 4 parts of 4 KiB: 3 rounds of 304 x 8 waves, but 2 of 304 x 12; 16 waves save none of them."""
    assert grid_of("prereduced", Shape("s", experts, topk, dim, tokens), target, 304)[1] == waves
