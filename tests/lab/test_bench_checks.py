"""The clock of `a2a bench`, and what it verifies: wrong answers, routings that are hazards, litmus tests in rounds.
"""

import numpy as np
import pytest
import torch

from a2a_lib import families
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.all_to_all.family import FAMILY
from a2a_lib.kernels.moe import MismatchError, Problem, shapes
from a2a_lib.lab.bench import litmus, rung_times, verify, workloads
from a2a_lib.lab.bench.clock import Clock
from a2a_lib.lab.litmus import suite
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap

ODD = FAMILY.hazard_shapes()[0]  # 17 pieces of 16 bytes: less than a wave, and no power of two


def test_the_clock_measures_from_the_common_start():
    """The slowest rank's work is what counts."""
    with Node(2) as node, Clock(node) as clock:
        module = node.load('#include "a2a/a2a.h"\nextern "C" __global__ void nap(int n) '
                           "{ for (int i = 0; i < n; ++i) __builtin_amdgcn_s_sleep(127); }")

        def nap(per_rank):
            def piece():
                for rank, stream, n in zip(node.ranks, clock.streams, per_rank):
                    rank.launch(module.nap, 1, 64, n, stream=stream)
            return piece
        naps = {"short": (1, 1), "long": (1, 40), "both": (40, 40)}
        us = {key: clock.series([[nap(n)]])[0, 0] for key, n in naps.items()}
        assert us["long"] > us["short"] + 30 * 127 * 64 / 2100 and us["both"] == pytest.approx(us["long"], rel=0.1)
        two = clock.series([[nap((5, 5)), nap((20, 1))]] * 2)
        assert two.shape == (2, 2) and (two[:, 1] > two[:, 0]).all()
        whole = clock.series([[nap((5, 5)), nap((20, 1))]], each=False)
        assert whole.shape == (1, 1) and whole[0, 0] == pytest.approx(two[0, 1], rel=0.2)
        graph = clock.series([[nap((5, 5)), nap((20, 1))]] * 2, graph=True)
        assert graph.shape == (2, 2) and graph == pytest.approx(two, rel=0.2)


def test_a_rank_that_comes_late_delays_nobodys_clock():
    """Rank 0's stream is busy for 1.5 ms before the call, and rank 1 waits for rank 0 in it."""
    with Node(2) as node, Clock(node) as clock, SymmetricHeap(node, 4096) as heap:
        module = node.load('#include "a2a/a2a.h"\nusing namespace a2a;\n'
                           'extern "C" __global__ void nap(int n) '
                           "{ for (int i = 0; i < n; ++i) __builtin_amdgcn_s_sleep(127); }\n"
                           'extern "C" __global__ void tell(int* flag, const int64_t* bases, int rank) {\n'
                           "  if (threadIdx.x) return;\n"
                           "  if (rank == 0) signal<Order::release, Scope::system>(translate(flag, bases, 0, 1), 1);\n"
                           "  else wait_equal<Order::acquire, Scope::system>(flag, 1);\n}")
        flags = heap.alloc("flag", (1,), torch.int32)
        heap.zero_()

        def tell():
            for i, (rank, stream) in enumerate(zip(node.ranks, clock.streams)):
                rank.launch(module.tell, 1, 64, flags[i], heap.bases[i], rank.index, stream=stream)
        together = clock.together
        clock.together = lambda: (node.ranks[0].launch(module.nap, 1, 64, 400, stream=clock.streams[0]), together())
        assert clock.series([[tell]])[0, 0] < 30


def test_a_wrong_answer_is_found():
    with Node(2) as node, Clock(node) as clock:
        text = rungs["varlen"].SOURCE.read_text().replace("apply_and_send(", "if (flat != 3) apply_and_send(", 1)
        comm = rungs["varlen"](node, "tiny", source=text)
        with pytest.raises(MismatchError):
            rung_times.time_rung(clock, comm, workloads.find("tiny-full").problem(2), calls=2, warmup=1, launches=["plain"])


def broken(monkeypatch, old, new):
    """varlen's kernels with one thing replaced."""
    kind = rungs["varlen"]
    text, init = kind.SOURCE.read_text(), kind.__init__
    assert text.count(old) == 1
    monkeypatch.setattr(kind, "__init__", lambda self, *a, **k: init(self, *a, source=text.replace(old, new), **k))


def test_verify_passes_what_is_right_and_finds_what_is_not(monkeypatch):
    with Node(2, name="small") as node:
        right = verify.run(node, ["varlen", "p2p"], shapes=[ODD])
        assert len(right["checks"]) == 15 + 13 and all(row["ok"] for row in right["checks"])
        broken(monkeypatch, "scale[e]", "scale[0]")
        wrong = verify.run(node, ["varlen"], shapes=[ODD])
    failed = {row["check"] for row in wrong["checks"] if not row["ok"]}
    assert {"every rank full", "5 calls without a host barrier", "another shape and back"} <= failed
    assert not failed & {"no tokens at all", "nothing but -1"} and len(wrong["checks"]) == 15
    assert "every rank full" in verify.text(wrong) and "Mismatch" in verify.text(wrong)


def test_verify_ends_where_a_gpu_would_be_gone(monkeypatch):
    broken(monkeypatch, "rows.item;\n    Meta", "0;\n    Meta")  # waits for a flag that it has seen already
    with Node(2, name="small") as node:
        wrong = verify.run(node, ["varlen"], shapes=[ODD])
    assert len(wrong["checks"]) == 1 and not wrong["checks"][0]["ok"]
    assert wrong["notes"] == ["ended at varlen, odd, random: the GPU cannot be used after that"]


def test_the_layer_is_verified_where_all_is(monkeypatch):
    two = ["all_to_all/fp8_rows", "all_to_all/pipelined"]
    monkeypatch.setattr(verify, "choose", lambda rungs: two)
    odd = families.of("all_to_all").hazard_shapes()[0]
    with Node(2, name="small") as node:
        verified = verify.run(node, shapes=[odd])
        assert {row["rung"] for row in verified["checks"]} == {"fp8_rows", "pipelined", "expert_parallel"}
        assert all(row["ok"] for row in verified["checks"])
    with Node(3, name="small") as node, pytest.raises(ValueError, match="nothing to verify"):
        verify.run(node, shapes=[odd])


def test_hazards_that_verify_has():
    for world in (1, 2, 4):
        hazards = FAMILY.hazards(shapes["tiny"], world)
        for how in hazards.values():
            Problem.random("tiny", world, 1, exact=True, **how)
        assert ("a rank that gets nothing" in hazards) == (world > 1)
    assert {"all to one rank", "choices of -1", "nothing but -1", "ranks without tokens"} <= set(hazards)


# Litmus tests in rounds.

def test_litmus_tests_that_any_gpu_can_run():
    able = [test.name for test in suite.values() if litmus.portable(test, 2)]
    assert len(able) >= 45 and "MP+system+push" in able and "SB+relaxed+gpu" in able
    assert not [name for name in able if "waited" in name or name.startswith("ISA2+system")]  # asm; three GPUs
    never = [name for name in able if litmus.must_never(suite[name])]
    assert "MP+system+push" in never and "MP+norel+gpu" not in never and "MP+noacq+fresh+gpu" not in never


def test_rounds_of_litmus_tests(monkeypatch):
    names = ["MP+system+push", "SB+relaxed+xcd", "rmw+agent+xcd", "ISA2+wider+push", "CoRR+system+gpu"]
    with Node(2, name="small", memory="strict") as node:
        found = litmus.run(node, names, rounds=60, instances=3)
        assert [test["name"] for test in found["tests"]] == [name for name in suite if name in names]
        assert all(sum(test["states"].values()) == test["rounds"] == 60 for test in found["tests"])
        assert not litmus.violations(found)
        by_name = {test["name"]: test for test in found["tests"]}
        assert by_name["SB+relaxed+xcd"]["positive"] > 0  # threads do meet in a round
        assert set(by_name["rmw+agent+xcd"]["states"]) <= {"0:r0=0; 1:r0=1; x=2;", "0:r0=1; 1:r0=0; x=2;"}
        with pytest.raises(ValueError, match="no litmus test is called 'MP'"):
            litmus.run(node, ["MP"], rounds=3)
        # What is forbidden is reported where it happens: a release that is none.
        monkeypatch.setattr(litmus, "HEAD", litmus.HEAD + "#define release relaxed\n")
        broken = litmus.run(node, ["MP+system+push"], rounds=60, instances=3)
    assert litmus.violations(broken) == ["MP+system+push"] and "VIOLATED: MP+system+push" in litmus.text(broken)


def test_rows_of_litmus_registers_are_counted():
    columns = [np.array([0, 1, -1, 1], np.int8), np.array([-1, 2, -1, 2], np.int8)]
    states, counts = litmus._distinct(columns)
    assert sorted(zip(map(tuple, states.tolist()), counts.tolist())) == [((-1, -1), 1), ((0, -1), 1), ((1, 2), 2)]
