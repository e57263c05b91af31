"""The HIP driver against a stand-in for libamdhip64 that writes down every call and checks its handles."""
import gc
import re
from pathlib import Path

import launch_tools
import pytest
import standin_tools as standin
import torch
from standin_tools import stand_in  # noqa: F401

from a2a_lib import DeadlockError, Node, SymmetricHeap
from a2a_lib.errors import A2AError, HipError, LaunchError
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.machine.runtime import cuda, hip
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
    entries = [re.fullmatch(r"(\d+) (\w+)\((.*)\) = (\d+)", line).groups() for line in lines]
    assert [entry for entry in entries if entry[3] != "0" and entry[1::2] != ("hipDeviceEnablePeerAccess", "704")] == []
    return [(int(device), name, text) for device, name, text, _ in entries]


def names(node):
    return [name for _, name, _ in calls(node)]


def test_memory_of_each_kind_is_made_filled_and_freed_on_its_device(node):
    buffer = node.ranks[1].from_torch(torch.arange(8, dtype=torch.int32), memory="finegrained")
    assert calls(node) == [(1, "hipExtMallocWithFlags", "32, 1"), (1, "hipMemcpy", "32, 1")]
    assert buffer.to_torch().tolist() == list(range(8))
    assert [name for name in names(node) if name != "hipDeviceSynchronize"] == ["hipMemcpy"]
    del buffer
    gc.collect()
    assert names(node) == []  # a kernel may be running: not yet
    node.ranks[1].synchronize()
    assert calls(node) == [(1, "hipDeviceSynchronize", ""), (1, "hipFree", "of device 1")]
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
    steps = [(name, text.split(", ")[-1]) for _, name, text in calls(node)]
    assert [step for step in steps if step[0].startswith(("hipEventR", "hipModuleL"))] == [
        ("hipEventRecord", "stream"), ("hipModuleLaunchKernel", "stream"), ("hipEventRecord", "stream")]


def test_cooperative_launches_are_asked_for_and_refused(node):
    module, rank = node.load(COPY), node.ranks[0]
    a, b = rank.zeros(64), rank.zeros(64)
    node.context.recorder.enabled = False
    rank.launch(module.copy, 304, 1024, a, b, 4, cooperative=True)
    requests = [(name, text) for _, name, text in calls(node) if "Cooperative" in name or "Occupancy" in name]
    assert requests == [("hipModuleOccupancyMaxActiveBlocksPerMultiprocessor", "copy, 1024, 0"),
                        ("hipModuleLaunchCooperativeKernel", "copy, 304 1 1, 1024 1 1, 0, default")]
    with pytest.raises(LaunchError, match="608 fit at once"):
        rank.launch(module.copy, 609, 1024, a, b, 4, cooperative=True)


def test_what_is_no_code_object_or_no_kernel_of_it_is_refused(node):
    module = node.load(COPY)
    with pytest.raises(HipError, match=r"hipModuleGetFunction failed: hipErrorOfStandin \(500\)"):
        node.runtime.function(0, module._image.handle(0), "missing")
    with pytest.raises(HipError, match=r"hipModuleLoadData failed: .*\(200\)"):
        node.runtime.load(0, b"no ELF" + bytes(64))


def test_in_one_process_peers_share_addresses_and_copies_are_one_call(node):
    heap = SymmetricHeap(node, 4096)
    log = calls(node)
    assert [call for call in log if "Peer" in call[1]] == [
        (0, "hipDeviceCanAccessPeer", "0, 1"), (0, "hipDeviceEnablePeerAccess", "1, 0"),
        (0, "hipDeviceCanAccessPeer", "1, 0"), (1, "hipDeviceEnablePeerAccess", "0, 0")]
    assert not [name for _, name, _ in log if "Ipc" in name]
    allocated = [text for _, name, text in log if name == "hipExtMallocWithFlags"]
    assert allocated == [f"{2 << 20}, 1"] * 2  # a block of its own, fine-grained
    bases = [base.to_torch().tolist() for base in heap.bases]
    assert bases[0] == bases[1] == [heap._own[rank].address for rank in (0, 1)]
    SymmetricHeap(node, 64)  # access is enabled once
    assert "hipDeviceEnablePeerAccess" not in names(node)
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
    first, second = rank.stream(), rank.stream()
    event = rank.event().record(first)
    second.wait(event)
    later = rank.event().record(second)
    assert later.elapsed_us(event) >= 0
    assert {device for device, name, _ in calls(node) if name != "hipEventElapsedTime"} == {1}
    with pytest.raises(HipError, match=r"\(400\)"):
        node.runtime.stream_call(0, "hipStreamSynchronize", first.handle)  # the stand-in notices a foreign device


def test_nothing_stays_behind_when_a_node_or_the_last_reference_to_a_rung_goes(node):
    library = node.runtime.library
    heap = SymmetricHeap(node, 4096)
    rank = node.ranks[0]
    rank.stream(), rank.event()
    heap.close()
    node.synchronize()
    gc.collect()
    node.synchronize()
    assert standin.alive(library, standin.MEMORY) == standin.alive(library, standin.STREAM) == 0
    # The heap and the rung refer to each other. Still, no garbage collection is needed to free them.
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
    log = [(name, text) for _, name, text in calls(node)]
    assert log[0] == ("hipStreamBeginCapture", "2")
    assert ("hipEventRecordWithFlags", "1") in log and ("hipStreamEndCapture", "") in log
    instantiate = log.index(("hipGraphInstantiateWithFlags", "0"))
    assert log[instantiate - 1:instantiate + 2] == [("hipStreamEndCapture", ""), log[instantiate],
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


def test_a_failure_inside_a_capture_leaves_no_stream_in_it_and_no_graph(node, monkeypatch):
    library, streams = node.runtime.library, [rank.stream() for rank in node.ranks]
    with pytest.raises(ZeroDivisionError), capture(streams):
        1 / 0
    with pytest.raises(HipError, match=r"\(901\)"), capture(streams):  # a mark that no graph could set
        node.ranks[0].event().record(streams[0])
    with capture(streams) as graphs:
        pass
    assert len(graphs) == standin.alive(library, standin.EXEC) == 2 and standin.alive(library, standin.GRAPH) == 0
    monkeypatch.setitem(library._functions, "hipGraphInstantiateWithFlags", lambda *arguments: 2)
    with pytest.raises(HipError, match="hipGraphInstantiateWithFlags"), capture(streams):
        pass
    assert standin.alive(library, standin.EXEC) == 2 and standin.alive(library, standin.GRAPH) == 0


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
    report = verify.run(node, ["p2p"], shapes=(FAMILY.hazard_shapes()[0], shapes["tiny"]))
    node.synchronize()
    library = node.runtime.library
    lines = standin.log(library)
    number = node.ranks[0].index
    print(number, len(node.ranks), node.shared_addresses, len(report["checks"]),
          sum(row["ok"] for row in report["checks"]), standin.alive(library, standin.MEMORY),
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
        fields = (tmp_path / f"rank{number}").read_text().split(maxsplit=10)
        assert fields[:3] == [str(number), "1", "False"]
        checks, right, memory, mapping, opened, closed, peer = map(int, fields[3:10])
        assert checks == right > 20
        assert (memory, mapping, peer) == (0, 0, 0)
        assert opened == closed == 2 * (world - 1)  # two heaps, of each peer
        assert fields[10].strip() == "[]"


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


# ---- `Stream.write_value` and `Stream.wait_value`, simulated too

DATA = torch.arange(4096, dtype=torch.int32)


class Copies:
    """Rank 0's stream copies a row to rank 1; rank 1's stream copies on what it got."""

    def __init__(self, seed=0):
        self.node = Node(2, name="small", memory="strict", races=True, seed=seed)
        self.heap = SymmetricHeap(self.node, 1 << 16)
        self.box, self.flags = self.heap.alloc("box", (4096,), torch.int32), self.heap.alloc("flags", (4,), torch.int32)
        self.heap.zero_()
        self.row = self.node.ranks[0].from_torch(DATA, "row")
        self.out = self.node.ranks[1].zeros(4096, torch.int32, "out")
        self.sender, self.receiver = (rank.stream() for rank in self.node.ranks)
        self.node.synchronize()

    def at_peer(self, first, dtype=torch.int32):
        return self.heap.translate(self.flags[0], 1).view(dtype)[first:first + 1]

    def here(self, first, dtype=torch.int32):
        return self.flags[1].view(dtype)[first:first + 1]

    def send(self):
        self.node.ranks[0].copy(self.heap.translate(self.box[0], 1), self.row, self.sender)

    def receive(self):
        self.node.ranks[1].copy(self.out, self.box[1], self.receiver)


@pytest.mark.parametrize(("dtype", "value"), [(torch.int32, 3), (torch.int64, 2**40 + 1), (torch.int32, 2**32 - 1), (torch.int32, -1)])
@pytest.mark.parametrize("condition", ["at least", "equal"])
def test_a_flag_behind_a_copy(dtype, value, condition):
    c = Copies()
    c.receiver.wait_value(c.here(0, dtype), value, condition)
    c.receive()
    c.send()
    c.sender.write_value(c.at_peer(0, dtype), value)
    assert torch.equal(c.out.to_torch(), DATA) and not c.node.races
    assert c.here(0, dtype).to_torch().item() == torch.tensor(value & 2**63 - 1 if value >= 0 else -1).to(dtype).item()


def test_at_least_takes_more_equal_does_not_and_without_the_wait_there_is_a_race():
    c = Copies()
    c.sender.write_value(c.at_peer(0), 9)
    c.receiver.wait_value(c.here(0), 5)
    c.node.synchronize()
    c.receiver.wait_value(c.here(0), 5, "equal")
    with pytest.raises(DeadlockError, match="rank 1, kernel stream_wait_value32.*\n.*flags.* = 9"):
        c.node.synchronize()
    c = Copies()
    c.receive()
    c.send()
    c.sender.write_value(c.at_peer(0), 1)
    c.node.synchronize()
    assert c.node.races
    c = Copies()
    c.receiver.wait_value(c.here(0), 1)
    c.receive()
    c.sender.write_value(c.at_peer(0), 1)
    c.send()
    c.node.synchronize()
    assert c.node.races


def test_a_kernel_waits_for_a_stream_and_a_stream_for_a_kernel():
    c = Copies()
    kernels = c.node.load("""#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void answer(const uint32_t* flag, uint32_t* reply) {
  wait_equal<Order::acquire, Scope::system>(flag, 4);
  signal<Order::release, Scope::system>(reply, 5);
}""")
    c.node.ranks[1].launch(kernels.answer, 1, 1, c.here(0), c.here(1))
    c.receiver.wait_value(c.here(1), 5)
    c.receive()
    c.send()
    c.sender.write_value(c.at_peer(0), 4)
    assert torch.equal(c.out.to_torch(), DATA) and not c.node.races


def test_what_does_not_fit_is_refused():
    c = Copies()
    for call, text in [(lambda: c.sender.write_value(c.here(0), 1), "valid on rank 1 only; use heap.translate"),
                       (lambda: c.receiver.wait_value(c.flags[1], 1), "one integer of 4 or 8 bytes"),
                       (lambda: c.receiver.wait_value(c.here(0).view(torch.float32), 1), "one integer"),
                       (lambda: c.receiver.wait_value(7, 1), "one integer"),
                       (lambda: c.receiver.write_value(c.here(0), 2**32), "no int of 32 bits"),
                       (lambda: c.receiver.write_value(c.here(0), 1.0), "no int of 32 bits"),
                       (lambda: c.receiver.write_value(Copies().here(0), 1), "use heap.translate"),
                       (lambda: c.receiver.wait_value(c.here(0), 1, "less"), "one of 'at least', 'equal', not 'less'")]:
        pytest.raises(ValueError, call).match(text)
    c.node.synchronize()


def test_rocm_and_cuda_are_asked_for_stream_values(stand_in):
    node = Node(1, target="hip")
    flags, stream = node.ranks[0].zeros(4, torch.int32), node.ranks[0].stream()
    standin.clear(node.runtime.library)
    stream.write_value(flags[1:2], -1)
    stream.wait_value(flags[1:2], 6)
    stream.write_value(flags.view(torch.int64)[1:2], 2**40)
    stream.wait_value(flags.view(torch.int64)[1:2], 2**40, "equal")
    asked = [line.partition(" ")[2] for line in standin.log(node.runtime.library) if "Value" in line]
    assert asked == ["hipStreamWriteValue32(4294967295, 0, stream) = 0", "hipStreamWaitValue32(6, 0, 0xffffffff, stream) = 0",
                     "hipStreamWriteValue64(1099511627776, 0, stream) = 0",
                     "hipStreamWaitValue64(1099511627776, 1, 0xffffffffffffffff, stream) = 0"]
    assert flags.to_torch().tolist() == [0, -1, 0, 256]
    node = Node(1, target="hip")
    flag, stream = node.ranks[0].zeros(1, torch.int32), node.ranks[0].stream()
    node.runtime.library._functions["hipStreamWriteValue32"] = hip._missing("hipStreamWriteValue32", "libamdhip64.so")
    with pytest.raises(A2AError, match="libamdhip64.so has no function hipStreamWriteValue32"):
        stream.write_value(flag, 1)
    assert cuda.VALUES == {"hipStreamWriteValue32": "cuStreamWriteValue32_v2", "hipStreamWriteValue64": "cuStreamWriteValue64_v2",
                           "hipStreamWaitValue32": "cuStreamWaitValue32_v2", "hipStreamWaitValue64": "cuStreamWaitValue64_v2"}
