"""AllGather -> GEMM and GEMM -> ReduceScatter on the simulated node."""
import re

import pytest
import torch

from a2a_lib import A2AError, DeadlockError, LaunchError, Node
from a2a_lib.kernels.ag_gemm import AG_GEMM
from a2a_lib.kernels.gemm import GemmProblem, GemmShape
from a2a_lib.kernels.gemm.rung import GemmTiles
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
    with pytest.raises(MismatchError, match="row 7, column 9"):
        problem.check(right)


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
        with pytest.raises(A2AError, match="was made for ag_gemm"):
            rung(GemmProblem.random("gemm_rs", SMALL, 2))


class RankOneForgets(AG_GEMM["copy_engine"]):
    """Rank 1 multiplies, and sends nothing."""

    def copy(self, i, ready):
        if i != 1:
            super().copy(i, ready)


def test_a_deadlock_names_who_should_have_set_the_flag():
    problem = GemmProblem.random("ag_gemm", SMALL, 2)
    with Node(2) as node:
        with pytest.raises(DeadlockError) as raised:
            RankOneForgets(node, SMALL, programs=6)(problem)
        text = str(raised.value)
        assert re.search(r"rank 0, kernel all_gather_gemm, block 0, wave 0, kernels.py:\d+", text)
        assert "waits for rank 1 in all_gather_gemm: flags[1, 1, 0] (turn 1, source 1, piece 0), which rank 1 sets to 1" \
            in text, text
        problem.check(AG_GEMM["put_by_waves"](node, SMALL, programs=6)(problem))  # the node goes on
