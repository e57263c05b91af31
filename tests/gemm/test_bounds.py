"""Least times of a GEMM with its communication, beside what the simulated node takes; and the picture of two levels."""
import pytest

import a2a_lib as a2a
from a2a_lib import A2AError, show
from a2a_lib.kernels.ag_gemm import AG_GEMM, AG_GEMM_NODES
from a2a_lib.kernels.gemm import GemmProblem, GemmShape, kernels, roofline

pytestmark = pytest.mark.usefixtures("stored_assembly")
SHAPE = GemmShape(m=512, n=256, k=512)


def test_by_hand():
    """A rank of four has 2 * 512 * 64 * 512 operations; a link carries 128 rows of 512 halves at 45 GB/s, after 6 us."""
    with a2a.Node(4, name="small") as node:
        least = roofline(node, SHAPE)
        assert least.gemm_us == pytest.approx(2 * 512 * 64 * 512 / (1307.4e12 * 8 / 304) * 1e6)
        assert least.links_us == pytest.approx(128 * 512 * 2 / 45e3) and least.nic_us == 0 and least.start_us == 6
        assert least.sequential_us == pytest.approx(least.gemm_us + 6 + least.links_us)
        assert least.overlapped_us == max(least.gemm_us, 6 + least.links_us)
        assert roofline(node, SHAPE, gemm_us=100.0).overlapped_us == 100 and "as given" in repr(roofline(node, SHAPE, gemm_us=1.0))
        assert roofline(node, SHAPE, "gemm_rs").links_us == pytest.approx(128 * 256 * 2 / 45e3)  # rows of C
        assert roofline(node, SHAPE, copies=False).start_us == 0


def test_no_call_is_shorter():
    problem = GemmProblem.random("ag_gemm", SHAPE, 2, seed=1)
    for name in ("sequential", "copy_engine"):
        with a2a.Node(2, name="small", seed=0) as node:
            rung, least = AG_GEMM[name](node, SHAPE), roofline(node, SHAPE)
            problem.check(rung(problem))
            assert rung.us > (least.sequential_us if name == "sequential" else least.overlapped_us)


def test_on_one_rank_and_on_an_unknown_gpu():
    with a2a.Node(1, name="small") as node:
        assert roofline(node, SHAPE).moving_us == 0
    with a2a.Node(2, name="small", preset="ideal") as node, pytest.raises(A2AError, match="no published peak for 'ideal'"):
        roofline(node, SHAPE)


def test_two_levels():
    shape = GemmShape(m=1024, n=64, k=64)
    problem, carried = GemmProblem.random("ag_gemm", shape, 4, seed=1), {}
    for name, make in AG_GEMM_NODES.items():
        with a2a.Cluster(2, 2, name="small", seed=0) as cluster:
            least = roofline(cluster, shape, two_level=name == "two_level")
            rung = make(cluster, shape, programs=4, senders=2)
            problem.check(rung(problem))
            picture = show.levels(rung.trace)
            table = picture.table.to_dict()
            carried[name] = table["NIC KiB"][0], table["links KiB"][0]
            assert least.nic_us == pytest.approx(carried[name][0] * 1024 / 50e3) and rung.us > least.overlapped_us
            assert picture.alt.startswith("2 nodes of 2 ranks") and all(
                0 <= start < end <= rung.trace.span_us + 20 for start, end in zip(table["NIC from"], table["NIC to"]))
    rows = 256 * 64 * 2 / 1024
    assert carried == {"flat": (2 * rows, pytest.approx(rows, abs=1)), "two_level": (rows, pytest.approx(2 * rows, abs=1))}


def test_levels_need_a_cluster():
    with a2a.Node(2, name="small", seed=0) as node:
        rung = AG_GEMM["copy_engine"](node, SHAPE)
        rung(GemmProblem.random("ag_gemm", SHAPE, 2, seed=1))
        pytest.raises(ValueError, show.levels, rung.trace).match("Cluster of several nodes")


def test_an_order_by_xcd_reads_less_and_its_stores_meet_in_few_channels():
    """Checks the claim of a2a_lib/machine/sim/README.md. Rows of C are 2048 bytes apart, or 2176, which is no power of two."""
    us, missed = {}, {}
    for n in (1024, 1088):
        shape = GemmShape(m=1024, n=n, k=128)
        for kernel in (kernels.all_gather_gemm, kernels.all_gather_gemm_by_xcd):
            with a2a.Node(1, seed=0) as node:
                rung = AG_GEMM["copy_engine"](node, shape, kernel=kernel)
                rung.write(GemmProblem.random("ag_gemm", shape, 1, seed=1))
                node.synchronize()
                node.reseed(0)
                before = node.counters()["caches"][0]["l2_misses"]
                rung.launch()
                rung.read()
                by_xcd = kernel is kernels.all_gather_gemm_by_xcd
                missed[n, by_xcd] = node.counters()["caches"][0]["l2_misses"] - before
                us[n, by_xcd] = float(node.trace.select("launch").records["duration"][-1])
    assert all(missed[n, True] < 0.75 * missed[n, False] for n in (1024, 1088))
    assert us[1024, True] - us[1024, False] > 4 * (us[1088, True] - us[1088, False])
