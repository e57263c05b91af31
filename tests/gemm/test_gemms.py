"""GEMMs with hidden communication on the simulated node, and AllGather -> GEMM on several nodes."""
import re

import pytest
import torch

import a2a_lib as a2a
from a2a_lib import A2AError, DeadlockError, LaunchError, Node
from a2a_lib.kernels.ag_gemm import AG_GEMM, AG_GEMM_NODES
from a2a_lib.kernels.gemm import GemmProblem, GemmShape, roofline
from a2a_lib.kernels.gemm.rung import GemmTiles
from a2a_lib.kernels.gemm_ar import GEMM_AR
from a2a_lib.kernels.gemm_rs import GEMM_RS
from a2a_lib.kernels.moe import MismatchError

pytestmark = pytest.mark.usefixtures("stored_assembly")
RUNGS = {(kind, name): rung for kind, table in (("ag_gemm", AG_GEMM), ("gemm_rs", GEMM_RS))
         for name, rung in table.items()}
SMALL = GemmShape(m=256, n=256, k=128)


@pytest.mark.parametrize("kind, name", RUNGS)
@pytest.mark.parametrize("gpus, memory", [(1, "ideal"), (2, "strict"), (4, "ideal")])
def test_right_answers(kind, name, gpus, memory):
    with Node(gpus, memory=memory) as node:
        rung, problem = RUNGS[kind, name](node, SMALL, programs=6), GemmProblem.random(kind, SMALL, gpus, seed=gpus)
        problem.check(rung(problem))


def test_rows_that_fill_no_tile_and_bf16():
    shape = GemmShape(m=208, n=160, k=96, dtype=torch.bfloat16)
    with Node(2) as node:
        for kind, table in (("ag_gemm", AG_GEMM), ("gemm_rs", GEMM_RS)):
            problem = GemmProblem.random(kind, shape, 2)
            rung = list(table.values())[-1](node, shape)
            problem.check(rung(problem))


@pytest.mark.parametrize("gpus, pieces", [(1, (256,)), (2, (64, 48, 16)), (3, ()), (4, (32, 32))])
def test_a_library_multiplies_pieces(gpus, pieces):
    """The host computes what the library would; copies, flags and, on more than two ranks, the sum are simulated."""
    shape = GemmShape(m=336, n=160, k=96) if gpus == 3 else SMALL
    with Node(gpus, memory="strict") as node:
        rung = GEMM_RS["library"](node, shape, pieces=pieces)
        for seed in range(2):
            problem = GemmProblem.random("gemm_rs", shape, gpus, seed)
            for call in rung.launch_all([problem] * 3):
                problem.check(rung.result(call))
        assert rung.us != rung.us  # no time: the library's work is not simulated
        with pytest.raises(ValueError, match="pieces of 3, 5 rows are not the"):
            GEMM_RS["library"](node, shape, pieces=(3, 5))


def test_flags_for_pieces_of_the_rows():
    with Node(2) as node:
        problem = GemmProblem.random("ag_gemm", SMALL, 2)
        problem.check(AG_GEMM["copy_engine"](node, SMALL, pieces=2)(problem))
        problem.check(AG_GEMM["copy_engine"](node, SMALL, pieces=2, gemm_first=True)(problem))


def test_a_wrong_output_is_told():
    problem = GemmProblem.random("ag_gemm", SMALL, 2)
    right = [problem.answer(rank)[0].half() for rank in range(2)]
    problem.check(right)
    right[1][7, 9] += 0.01
    with pytest.raises(MismatchError, match="rank 1: 1 of 32768 elements wrong; the worst is row 7, column 9"):
        problem.check(right)
    right[1][7, 9] = float("nan")
    pytest.raises(MismatchError, problem.check, right).match("row 7, column 9")


def test_a_kernel_without_pieces_takes_one_per_rank():
    def gemm(own, gathered, b, c, flags):
        """Without `pieces`."""

    with pytest.raises(ValueError, match="2 pieces, and a kernel without the parameter `pieces`"):
        AG_GEMM["copy_engine"](Node(2, name="small"), GemmShape(256, 128, 64), kernel=gemm, pieces=2)


def test_what_is_refused():
    with Node(2) as node:
        with pytest.raises(ValueError, match="does not divide"):
            AG_GEMM["copy_engine"](node, GemmShape(m=129, n=256, k=64))
        with pytest.raises(LaunchError, match="wait for one another"):
            GEMM_RS["fused_sum"](node, SMALL, programs=100000)
        rung = AG_GEMM["sequential"](node, SMALL, tiles=GemmTiles(BM=64, BN=64))
        pytest.raises(A2AError, rung, GemmProblem.random("gemm_rs", SMALL, 2)).match("was made for ag_gemm")


class RankOneForgets(AG_GEMM["copy_engine"]):
    """Rank 1 multiplies, and sends nothing."""

    def copy(self, i, ready):
        if i != 1:
            super().copy(i, ready)


def test_a_deadlock_names_who_should_have_set_the_flag():
    problem = GemmProblem.random("ag_gemm", SMALL, 2)
    with Node(2) as node:
        raised = pytest.raises(DeadlockError, RankOneForgets(node, SMALL, programs=6), problem)
        text = str(raised.value)
        assert re.search(r"rank 0, kernel all_gather_gemm, block 0, wave 0, kernels.py:\d+", text)
        assert "waits for rank 1 in all_gather_gemm: flags[1, 1, 0] (turn 1, source 1, piece 0), which rank 1 sets to 1" \
            in text, text
        problem.check(AG_GEMM["put_by_waves"](node, SMALL, programs=6)(problem))  # the node goes on


@pytest.mark.parametrize("rung", GEMM_AR)
@pytest.mark.parametrize("world, mode, shape", [
    (1, "ideal", GemmShape(32, 64, 64)), (2, "strict", GemmShape(48, 80, 96, torch.bfloat16)),
    (3, "hw-spx", GemmShape(80, 144, 144)), (8, "ideal", GemmShape(64, 192, 384))])
def test_the_sum_is_right_and_has_the_same_bits_everywhere(rung, world, mode, shape):
    with Node(world, name="small", memory=mode, seed=world) as node:
        kind = GEMM_AR[rung](node, shape, programs=3)
        for seed in range(2):
            problem = GemmProblem.random("gemm_ar", shape, world, seed)
            problem.check(kind(problem))


def test_other_bits_on_a_rank_are_wrong():
    shape = GemmShape(32, 64, 64)
    problem = GemmProblem.random("gemm_ar", shape, 2)
    right = problem.answer(0)[0].half()
    problem.check([right, right.clone()])
    other = right.clone()
    other.view(torch.int16)[3, 5] += 1  # one unit in the last place: inside the bound
    pytest.raises(MismatchError, problem.check, [right, other]).match("other bits than output 0")


def test_the_least_time_counts_parts_and_sums():
    """2 x 1 MiB over 8 ranks: 256 KiB over each link at 45 GB/s."""
    with Node(8) as node:
        least = roofline(node, GemmShape(128, 4096, 14336), "gemm_ar", copies=False)
    assert least.links_us == pytest.approx(2 * 128 * 4096 * 2 / 8 / 45e3, rel=1e-6)


@pytest.mark.parametrize("name", AG_GEMM_NODES)
@pytest.mark.parametrize("nodes, gpus, memory, pieces", [(2, 1, "ideal", 1), (2, 2, "strict", 1), (2, 2, "ideal", 2),
                                                         (4, 2, "ideal", 1), (1, 2, "ideal", 1)])
def test_right_answers_on_several_nodes(name, nodes, gpus, memory, pieces):
    with a2a.Cluster(nodes, gpus, memory=memory) as cluster:
        rung = AG_GEMM_NODES[name](cluster, SMALL, programs=6, senders=2, pieces=pieces)
        problem = GemmProblem.random("ag_gemm", SMALL, nodes * gpus, seed=nodes)
        problem.check(rung(problem))
        problem.check(rung(problem))


def test_two_levels_send_every_row_to_a_node_once():
    shape, moved, ends = GemmShape(m=2048, n=256, k=256), {}, {}
    problem = GemmProblem.random("ag_gemm", shape, 4, seed=1)
    for name, make in AG_GEMM_NODES.items():
        with a2a.Cluster(2, 2) as cluster:
            rung = make(cluster, shape, pieces=8, senders=8)
            problem.check(rung(problem))
            links = rung.trace.link_bytes()
            moved[name] = int(links[:2, 2:].sum() + links[2:, :2].sum())
            ends[name] = rung.trace.span_us
    whole = 2 * shape.m * shape.k  # bytes of A: every row crosses once, or once for each rank of the other node
    assert moved == {"flat": 2 * whole, "two_level": whole}
    assert ends["two_level"] < ends["flat"]


def test_one_node_is_refused():
    with a2a.Node(2) as node, pytest.raises(A2AError, match="is for a Cluster"):
        AG_GEMM_NODES["flat"](node, SMALL)


def test_the_command_runs_several_nodes(call_a2a):
    text = call_a2a("ladder", "ag_gemm/flat", "ag_gemm/two_level", "--world-size", "4", "--shape", "256x256x128").out
    assert "flat" in text and "two_level" in text
