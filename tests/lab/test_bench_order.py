"""`a2a bench` on the stand-in for ROCm: graphs, one thing after the other, nothing left behind.
"""
import gc

import pytest
import standin_tools as standin
from standin_tools import stand_in  # noqa: F401

from a2a_lib.errors import LaunchError
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.moe import Problem
from a2a_lib.lab.bench import clock as clocks
from a2a_lib.lab.bench import run, rung_times, workloads
from a2a_lib.lab.bench.clock import Clock
from a2a_lib.machine.node import Node
from a2a_lib.machine.runtime import hip

# On the stand-in: graphs, and one thing after the other.

@pytest.fixture
def stood_in(stand_in, monkeypatch):
    monkeypatch.setattr(Problem, "check", lambda *a, **k: None)  # its kernels do nothing
    monkeypatch.setitem(clocks.FLUSH_BYTES, "hip", 4096)  # it has no caches
    with Node(2, target="hip") as node:
        yield node


def test_a_call_is_flush_start_mark_work_mark(stood_in):
    with Clock(stood_in, flush_bytes=4096) as clock:
        comm = rungs["rank_flags"](stood_in, "tiny")
        repeats = rung_times.Repeats(clock, comm, workloads.find("tiny").problem(2))
        for graph in (False, True):
            repeats.clock.series(repeats.calls(1), graph=graph)
            standin.clear(stood_in.runtime.library)
            clock.series(repeats.calls(2), graph=graph)
            steps = [line.split(" ", 1)[1] for line in standin.log(stood_in.runtime.library) if line.startswith("1 ")]
            first = [step.split(",")[0].split(")")[0] for step in steps
                     if step.startswith(("hipMemsetAsync", "hipModuleLaunch", "hipEventRecord", "hipGraphLaunch"))]
            mark = "hipEventRecordWithFlags(1" if graph else "hipEventRecord(stream"
            kernels = ["hipModuleLaunchCooperativeKernel(dispatch_send", "hipModuleLaunchKernel(dispatch_recv",
                       "hipModuleLaunchKernel(expert", "hipModuleLaunchKernel(combine_send",
                       "hipModuleLaunchKernel(combine_recv"]
            call = ["hipMemsetAsync(0", "hipModuleLaunchKernel(start_together", mark]
            call += [step for kernel in kernels for step in (kernel, mark)]
            if graph:
                assert first == call * 2 + ["hipGraphLaunch("]
            else:  # the second call is held back while the host queues it
                assert first == call + ["hipModuleLaunchKernel(hold"] + call
            assert sum(step.startswith("hipGraphUpload") for step in steps) == graph
        rung_times.retire(comm)


def test_epochs_of_repeated_calls_grow_by_one(stood_in):
    with Clock(stood_in, flush_bytes=0) as clock:
        comm = rungs["varlen"](stood_in, "tiny")
        started, start = [], comm.start
        comm.start = lambda stage, call: (started.append((stage.kernel, call.epoch)), start(stage, call))
        repeats = rung_times.Repeats(clock, comm, workloads.find("tiny").problem(2))
        clock.series(repeats.calls(2))
        clock.series(repeats.calls(1), graph=True)
        assert started == [(stage, epoch) for epoch in (1, 2, 3) for stage in ("dispatch", "combine")]
        rung_times.retire(comm)


@pytest.mark.soak
def test_a_whole_measurement_leaves_no_memory_behind(stood_in):
    library = stood_in.runtime.library
    gc.collect()  # of the tests before
    stood_in.synchronize()
    before = standin.alive(library, standin.MEMORY)
    gc.disable()  # nothing waits for the next garbage collection
    try:
        found = run.measure(stood_in, rungs=["fused_combine", "varlen"], names=["tiny"], calls=2, warmup=1,
                            grids=[(4, 2)])
        stood_in.synchronize()
        assert standin.alive(library, standin.MEMORY) <= before
    finally:
        gc.enable()
    launches = [(row["rung"], row["launch"], "tuned" in row) for row in found["rows"]]
    assert launches[-4:] == [("varlen", "graph", False), ("varlen", "plain", False), ("varlen", "graph", True),
                             ("varlen", "plain", True)]
    assert all(row["us"]["replay"]["median"] > 0 for row in found["rows"]
               if row["rung"] == "varlen" and "tuned" not in row)
    assert found["label"].startswith("measured (2 x stand-in") and found["versions"]["runtime"] == "HIP 6.4"


def test_a_library_without_graphs_is_measured_by_plain_launches(stood_in, monkeypatch):
    monkeypatch.setitem(stood_in.runtime.library._functions, "hipEventRecordWithFlags",
                        hip._missing("hipEventRecordWithFlags", "libamdhip64.so"))
    found = run.measure(stood_in, rungs=["varlen"], names=["tiny"], calls=2, warmup=1)
    assert {row["launch"] for row in found["rows"]} == {"plain"} and "no graphs" in found["notes"][0]


def test_grids_that_do_not_fit_are_a_note_and_leave_the_rung_as_it_was(stood_in, monkeypatch):
    require = rungs["rank_flags"].require_room

    def small(comm):
        if comm.blocks > 1000:
            raise LaunchError("too many")
        require(comm)
    monkeypatch.setattr(rungs["rank_flags"], "require_room", small)
    with Clock(stood_in, flush_bytes=0) as clock:
        comm = rungs["rank_flags"](stood_in, "tiny")
        own = comm.blocks, comm.threads
        with pytest.raises(LaunchError):
            comm.set_grid(2000, 2)
        assert (comm.blocks, comm.threads) == own
        assert rung_times.tune(clock, comm, workloads.find("tiny").problem(2), [(2000, 4)]) == []
        assert (comm.blocks, comm.threads) == own
        rung_times.retire(comm)
    found = run.measure(stood_in, rungs=["rank_flags"], names=["tiny"], calls=2, warmup=1, grids=[(2000, 4)])
    assert [row["launch"] for row in found["rows"] if row["rung"] == "rank_flags"] == ["graph", "plain"]
    assert found["notes"] == ["rank_flags, tiny: none of the grids to try fits"]
