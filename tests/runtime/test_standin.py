"""The HIP driver against a stand-in for libamdhip64 that writes down every call and checks its handles."""
import gc
import re
from pathlib import Path

import launch_tools
import pytest
import standin_tools as standin
import torch
from standin_tools import stand_in  # noqa: F401

from a2a_lib.errors import HipError, LaunchError
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.runtime.graph import capture

COPY = Path(__file__).parents[1] / "samples" / "copy.hip"


@pytest.fixture
def node(stand_in):
    node = Node(2, target="hip")
    standin.clear(node.runtime.library)
    yield node


def calls(node):
    """The calls since the last look, without devices' bookkeeping: [(device, function, arguments)]; all succeeded (peer
    access may be there from a test before)."""
    lines = standin.log(node.runtime.library)
    standin.clear(node.runtime.library)
    found = [re.fullmatch(r"(\d+) (\w+)\((.*)\) = (\d+)", line).groups() for line in lines]
    assert [line for line in found if line[3] != "0" and line[1::2] != ("hipDeviceEnablePeerAccess", "704")] == []
    return [(int(device), name, text) for device, name, text, _ in found]


def names(node):
    return [name for _, name, _ in calls(node)]


def test_memory_is_made_filled_and_freed_on_its_device(node):
    buffer = node.ranks[1].from_torch(torch.arange(8, dtype=torch.int32), memory="finegrained")
    assert calls(node) == [(1, "hipExtMallocWithFlags", "32, 1"), (1, "hipMemcpy", "32, 1")]
    assert buffer.to_torch().tolist() == list(range(8))
    assert [name for name in names(node) if name != "hipDeviceSynchronize"] == ["hipMemcpy"]
    del buffer
    gc.collect()
    assert names(node) == []  # a kernel may be running: not yet
    node.ranks[1].synchronize()
    assert calls(node) == [(1, "hipDeviceSynchronize", ""), (1, "hipFree", "of device 1")]


def test_kinds_of_memory(node):
    node.ranks[0].empty(4, name="a"), node.ranks[0].empty(4, name="b", memory="uncached")
    assert calls(node) == [(0, "hipMalloc", "16"), (0, "hipExtMallocWithFlags", "16, 3")]


def test_a_launch_loads_the_module_on_its_rank_and_passes_grid_and_stream(node):
    module = node.load(COPY)
    assert calls(node) == [(0, "hipModuleLoadData", "code object")]
    rank = node.ranks[1]
    a, b, stream = rank.zeros(64), rank.zeros(64), rank.stream()
    node.context.recorder.enabled = False
    names(node)
    rank.launch(module.copy, (3, 2), 128, a, b, 4, stream=stream)
    assert calls(node) == [(1, "hipModuleLoadData", "code object"), (1, "hipModuleGetFunction", "copy"),
                           (0, "hipDeviceGetAttribute", "74, 1"),  # names its device
                           (1, "hipModuleLaunchKernel", "copy, 3 2 1, 128 1 1, 0, stream")]
    rank.launch(module.copy, 1, 64, a, b, 4)
    assert calls(node) == [(1, "hipModuleLaunchKernel", "copy, 1 1 1, 64 1 1, 0, default")]


def test_a_launch_is_timed_by_events_around_it_on_its_stream(node):
    module, rank = node.load(COPY), node.ranks[0]
    a, b, stream = rank.zeros(64), rank.zeros(64), rank.stream()
    module.copy.function(rank.context, rank.index)
    names(node)
    rank.launch(module.copy, 1, 64, a, b, 4, stream=stream)
    found = [(name, text.split(", ")[-1]) for _, name, text in calls(node)]
    assert [step for step in found if step[0].startswith(("hipEventR", "hipModuleL"))] == [
        ("hipEventRecord", "stream"), ("hipModuleLaunchKernel", "stream"), ("hipEventRecord", "stream")]


def test_cooperative_launches_are_asked_for_and_refused(node):
    module, rank = node.load(COPY), node.ranks[0]
    a, b = rank.zeros(64), rank.zeros(64)
    node.context.recorder.enabled = False
    rank.launch(module.copy, 304, 1024, a, b, 4, cooperative=True)
    found = [(name, text) for _, name, text in calls(node) if "Cooperative" in name or "Occupancy" in name]
    assert found == [("hipModuleOccupancyMaxActiveBlocksPerMultiprocessor", "copy, 1024, 0"),
                     ("hipModuleLaunchCooperativeKernel", "copy, 304 1 1, 1024 1 1, 0, default")]
    with pytest.raises(LaunchError, match="608 fit at once"):
        rank.launch(module.copy, 609, 1024, a, b, 4, cooperative=True)


def test_a_kernel_that_is_not_there(node):
    module = node.load(COPY)
    with pytest.raises(HipError, match=r"hipModuleGetFunction failed: hipErrorOfStandin \(500\)"):
        node.runtime.function(0, module._image.handle(0), "missing")


def test_what_is_no_code_object_is_refused(node):
    with pytest.raises(HipError, match=r"hipModuleLoadData failed: .*\(200\)"):
        node.runtime.load(0, b"no ELF" + bytes(64))


def test_in_one_process_peers_share_addresses(node):
    heap = SymmetricHeap(node, 4096)
    found = calls(node)
    assert [call for call in found if "Peer" in call[1]] == [
        (0, "hipDeviceCanAccessPeer", "0, 1"), (0, "hipDeviceEnablePeerAccess", "1, 0"),
        (0, "hipDeviceCanAccessPeer", "1, 0"), (1, "hipDeviceEnablePeerAccess", "0, 0")]
    assert not [name for _, name, _ in found if "Ipc" in name]
    allocated = [text for _, name, text in found if name == "hipExtMallocWithFlags"]
    assert allocated == [f"{2 << 20}, 1"] * 2  # a block of its own, fine-grained
    bases = [base.to_torch().tolist() for base in heap.bases]
    assert bases[0] == bases[1] == [heap._own[rank].address for rank in (0, 1)]
    SymmetricHeap(node, 64)  # access is enabled once
    assert "hipDeviceEnablePeerAccess" not in names(node)


def test_copies_between_ranks_are_one_call_on_the_given_stream(node):
    heap = SymmetricHeap(node, 4096)
    buffers = heap.alloc("x", (16,), torch.int32)
    buffers[0].copy_from(torch.arange(16, dtype=torch.int32))
    stream = node.ranks[0].stream()
    names(node)
    node.ranks[0].copy(heap.translate(buffers[0], 1), buffers[0], stream)
    assert calls(node) == [(0, "hipMemcpyAsync", "64, 4, stream")]
    assert buffers[1].to_torch().tolist() == list(range(16))


def test_events_and_streams_wait_on_their_device(node):
    rank = node.ranks[1]
    one, two = rank.stream(), rank.stream()
    event = rank.event().record(one)
    two.wait(event)
    later = rank.event().record(two)
    assert later.elapsed_us(event) >= 0
    assert {device for device, name, _ in calls(node) if name != "hipEventElapsedTime"} == {1}
    with pytest.raises(HipError, match=r"\(400\)"):
        node.runtime.stream_call(0, "hipStreamSynchronize", one.handle)  # the stand-in notices a foreign device


def test_nothing_stays_behind_when_a_node_goes(node):
    library = node.runtime.library
    heap = SymmetricHeap(node, 4096)
    rank = node.ranks[0]
    rank.stream(), rank.event()
    heap.close()
    node.synchronize()
    gc.collect()
    node.synchronize()
    assert standin.alive(library, standin.MEMORY) == standin.alive(library, standin.STREAM) == 0


# Graphs.

def test_a_graph_runs_what_was_captured_and_marks_times_inside(node):
    module, rank = node.load(COPY), node.ranks[1]
    node.context.recorder.enabled = False
    a, b, stream = rank.zeros(64), rank.zeros(64, torch.uint8), rank.stream()
    start, stop = rank.event(), rank.event()
    module.copy.function(rank.context, rank.index)
    names(node)
    with capture([stream]) as graphs:
        start.record_in_graph(stream)
        b.memset_(7, stream)
        rank.launch(module.copy, 304, 64, a, a, 4, stream=stream, cooperative=True)
        stop.record_in_graph(stream)
    assert b.to_torch().tolist() == [0] * 64  # nothing ran
    found = [(name, text) for _, name, text in calls(node)]
    assert found[0] == ("hipStreamBeginCapture", "2")
    assert ("hipEventRecordWithFlags", "1") in found and ("hipStreamEndCapture", "") in found
    instantiate = found.index(("hipGraphInstantiateWithFlags", "0"))
    assert found[instantiate - 1:instantiate + 2] == [("hipStreamEndCapture", ""), found[instantiate],
                                                      ("hipGraphDestroy", "")]
    (graph,) = graphs
    graph.upload()
    graph.launch()
    assert names(node) == ["hipGraphUpload", "hipGraphLaunch"]
    assert b.to_torch().tolist() == [7] * 64 and stop.elapsed_us(start) >= 0
    del graph
    graphs.clear()
    gc.collect()
    node.synchronize()
    assert standin.alive(node.runtime.library, standin.EXEC) == 0


def test_a_failure_inside_a_capture_leaves_no_stream_in_it(node):
    streams = [rank.stream() for rank in node.ranks]
    with pytest.raises(ZeroDivisionError), capture(streams):
        1 / 0
    with pytest.raises(HipError, match=r"\(901\)"), capture(streams):  # a mark that no graph could set
        node.ranks[0].event().record(streams[0])
    with capture(streams) as graphs:
        pass
    assert len(graphs) == 2 and standin.alive(node.runtime.library, standin.GRAPH) == 0


def test_what_cannot_be_instantiated_is_destroyed(node, monkeypatch):
    library, streams = node.runtime.library, [rank.stream() for rank in node.ranks]
    monkeypatch.setitem(library._functions, "hipGraphInstantiateWithFlags", lambda *arguments: 2)
    with pytest.raises(HipError, match="hipGraphInstantiateWithFlags"), capture(streams):
        pass
    assert standin.alive(library, standin.GRAPH) == standin.alive(library, standin.EXEC) == 0


def test_a_rung_goes_with_its_last_reference(node):
    """The heap and the rung refer to each other. Still, no garbage collection is needed to free them."""
    library = node.runtime.library
    gc.disable()
    try:
        comm = rungs["varlen"](node, "tiny")
        heap = comm.heap
        assert heap.holder() is comm
        del comm
        assert heap.holder() is None
        heap.close()
        del heap
        node.synchronize()
        assert standin.alive(library, standin.MEMORY) == standin.alive(library, standin.STREAM) == 0
    finally:
        gc.enable()


# One process per GPU: IPC handles between real processes.

PROCESS = """
import sys
sys.path[:0] = {path!r}
import standin_tools as standin
from a2a_lib.kernels.all_to_all.family import FAMILY
from a2a_lib.lab.bench import verify
import a2a_lib as a2a
from a2a_lib.lab.bench.group import Group
from a2a_lib.kernels.moe import shapes
with standin.standing_in(), Group("hip"), a2a.Node(target="hip") as node:
    found = verify.run(node, ["p2p"], shapes=(FAMILY.hazard_shapes()[0], shapes["tiny"]))
    node.synchronize()
    library = node.runtime.library
    lines = standin.log(library)
    number = node.ranks[0].index
    print(number, len(node.ranks), node.shared_addresses, len(found["checks"]),
          sum(row["ok"] for row in found["checks"]), standin.alive(library, standin.MEMORY),
          standin.alive(library, standin.MAPPING), sum("hipIpcOpenMemHandle" in line for line in lines),
          sum("hipIpcCloseMemHandle" in line for line in lines),
          sum("hipDeviceEnablePeerAccess" in line for line in lines),
          [line for line in lines if line.rsplit(" ", 1)[1] != "0"],
          file=open(sys.argv[1] + "/rank" + str(number), "w"))
"""


@pytest.mark.xdist_group("machine")
@pytest.mark.parametrize("world, by_torchrun", [(2, False), pytest.param(2, True, marks=pytest.mark.soak),
                                                pytest.param(4, True, marks=pytest.mark.soak)])
def test_processes_exchange_through_ipc_handles(tmp_path, world, by_torchrun):
    """Runs p2p in several processes, with every hazard. Copies go through memory opened by its handle. All handles are
    closed and all memory is freed."""
    root = Path(__file__).parents[2]
    script = tmp_path / "process.py"
    script.write_text(PROCESS.format(path=[str(root / "tests"), str(root)]))
    launch_tools.run(script, world, tmp_path, by_torchrun=by_torchrun)
    for number in range(world):
        words = (tmp_path / f"rank{number}").read_text().split(maxsplit=10)
        assert words[:3] == [str(number), "1", "False"]
        checks, right, memory, mapping, opened, closed, peer = map(int, words[3:10])
        assert checks == right > 20
        assert (memory, mapping, peer) == (0, 0, 0)
        assert opened == closed == 2 * (world - 1)  # two heaps, of each peer
        assert words[10].strip() == "[]"


def test_nobody_frees_memory_that_a_peer_still_maps():
    """SymmetricHeap.close unmaps, then waits for all ranks, then frees."""
    order = []

    class Recorded(SymmetricHeap):
        pass
    with Node(2, name="small") as simulated:
        heap = Recorded(simulated, 4096)
        gather, ask = simulated.gather, simulated.runtime.library.ask
        simulated.gather = lambda own: (order.append("meet"), gather(own))[1]
        simulated.runtime.library.ask = lambda name, *a: (order.append(name), ask(name, *a))[1]
        heap.close()
        simulated.synchronize()
    steps = [name for name in order if name in ("meet", "hipIpcCloseMemHandle", "hipFree")]
    assert steps[:3] == ["hipIpcCloseMemHandle"] * 2 + ["meet"] and set(steps[3:]) == {"hipFree"}
