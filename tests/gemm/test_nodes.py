"""AllGather -> GEMM on several nodes: right answers, and what goes over the NICs."""
import pytest

import a2a_lib as a2a
from a2a_lib import A2AError
from a2a_lib.cli import main
from a2a_lib.kernels.ag_gemm import AG_GEMM_NODES
from a2a_lib.kernels.gemm import GemmProblem, GemmShape

pytestmark = pytest.mark.usefixtures("stored_assembly")
SMALL = GemmShape(m=256, n=256, k=128)


@pytest.mark.parametrize("name", AG_GEMM_NODES)
@pytest.mark.parametrize("nodes, gpus, memory, pieces", [(2, 1, "ideal", 1), (2, 2, "strict", 1), (2, 2, "ideal", 2),
                                                         (4, 2, "ideal", 1), (1, 2, "ideal", 1)])
def test_right_answers(name, nodes, gpus, memory, pieces):
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


def test_what_is_refused():
    with a2a.Node(2) as node, pytest.raises(A2AError, match="is for a Cluster"):
        AG_GEMM_NODES["flat"](node, SMALL)


def test_the_command(capsys):
    assert main(["ladder", "ag_gemm/flat", "ag_gemm/two_level", "--world-size", "4", "--shape", "256x256x128"]) == 0
    text = capsys.readouterr().out
    assert "flat" in text and "two_level" in text
