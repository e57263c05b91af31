"""Graphs on the simulated node: what is captured runs at each launch, in its order; what cannot be captured is refused."""
import time

import pytest
import torch
from node_tools import node_fixture
from perfetto_tools import written

import a2a_lib as a2a
from a2a_lib.errors import A2AError, HipError
from a2a_lib.machine.runtime import graph

SOURCE = '''#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void add(int* x, int by) { *x += by; }
extern "C" __global__ void times(int* x, int by) { *x *= by; }
extern "C" __global__ void nap(int* x, int naps) { for (int i = 0; i < naps; ++i) __builtin_amdgcn_s_sleep(127); *x += 1; }
extern "C" __global__ void sum(int* to, const int* a, const int* b) { *to = *a + *b; }
'''
node = node_fixture(2, name="small", scope="module")


@pytest.fixture(scope="module")
def kernels(node):
    return node.load(SOURCE)


@pytest.fixture
def queue(node):
    """A rank that is done, an integer of it and a stream."""
    rank = node.ranks[0]
    x, stream = rank.zeros(1, torch.int32, "x"), rank.stream()
    node.synchronize()
    return rank, x, stream


def test_nothing_runs_at_the_capture_and_everything_at_each_launch(node, kernels):
    rank = node.ranks[0]
    x, y, stream = rank.zeros(4, torch.int32, "x"), rank.zeros(4, torch.int32, "y"), rank.stream()
    node.synchronize()
    with stream.capture() as replay:
        rank.launch(kernels.add, 1, 1, x, 3, stream=stream)
        rank.copy(y, x, stream=stream)
        rank.launch(kernels.times, 1, 1, y, 5, stream=stream, cooperative=True)
        x[1:].memset_(1, stream)
        stream.write_value(y[3:], 7)
        stream.wait_value(y[3:], 7)
        rank.launch(kernels.add, 1, 1, y[2:], 1, stream=stream)
        pytest.raises(A2AError, replay.launch).match("has nothing to launch")
    node.synchronize()
    assert x.to_torch().tolist() == y.to_torch().tolist() == [0] * 4
    for _ in range(3):
        replay.launch()
    stream.synchronize()
    assert x.to_torch().tolist() == [9, *[0x01010101] * 3]
    assert y.to_torch().tolist() == [45, 0x01010101, 0x01010102, 7]


def test_arguments_are_those_of_the_capture_and_eager_work_keeps_its_place(queue, kernels):
    (rank, x, stream), by = queue, 2
    with stream.capture() as replay:
        rank.launch(kernels.times, 1, 1, x, by, stream=stream)
    by = 1000
    rank.launch(kernels.add, 1, 1, x, 5, stream=stream)
    replay.launch()
    rank.launch(kernels.add, 1, 1, x, 1, stream=stream)
    replay.launch()
    stream.synchronize()
    assert by == 1000 and x.to_torch().item() == 22


def test_an_update_takes_arguments_grids_and_places(node, queue, kernels):
    rank, x, stream = queue
    y, z = rank.zeros(1, torch.int32, "y"), rank.zeros(1, torch.int32, "z")

    def work(by, to):
        rank.launch(kernels.add, 1, 1, x, by, stream=stream)
        to.memset_(by, stream)

    node.synchronize()
    with stream.capture() as replay:
        work(1, y)
    replay.launch()
    with stream.capture(update=replay) as updated:
        work(10, z)
    assert updated is replay and x.to_torch().item() == 1
    replay.launch()
    replay.launch()
    stream.synchronize()
    assert [buffer.to_torch().item() for buffer in (x, y, z)] == [21, 0x01010101, 0x0A0A0A0A]


UPDATES = {"more": "it has 1 operations, the new capture has 2", "kernel": "operation 1 is the kernel add, not times",
           "kind": "operation 1 is of another kind", "cooperative": "operation 1 is cooperative in only one of them"}


@pytest.mark.parametrize("case", UPDATES)
def test_an_update_that_changes_more_is_refused_and_changes_nothing(queue, kernels, case):
    rank, x, stream = queue
    with stream.capture() as replay:
        rank.launch(kernels.add, 1, 1, x, 1, stream=stream)
    with pytest.raises(HipError, match=f"GraphExecUpdateFailure.*cannot be updated, and stays as it is: {UPDATES[case]}"), \
            stream.capture(update=replay):
        if case == "kind":
            x.memset_(1, stream)
        else:
            rank.launch(kernels.times if case == "kernel" else kernels.add, 1, 1, x, 7, stream=stream, cooperative=case == "cooperative")
        if case == "more":
            rank.launch(kernels.add, 1, 1, x, 7, stream=stream)
    with pytest.raises(ValueError, match="one graph of each of these streams"), rank.stream().capture(update=replay):
        pass
    replay.launch()
    stream.synchronize()
    assert x.to_torch().item() == 1


def fork_and_join(node, kernels, naps=40):
    """A graph of two naps side by side, then their sum; with its buffers."""
    rank = node.ranks[0]
    a, b, total = (rank.zeros(1, torch.int32, name) for name in ("a", "b", "total"))
    main, side, forked, joined = rank.stream(), rank.stream(), rank.event(), rank.event()
    node.synchronize()
    with main.capture() as replay:
        rank.launch(kernels.add, 1, 1, a, 10, stream=main)
        forked.record(main)
        side.wait(forked)
        rank.launch(kernels.nap, 1, 1, a, naps, stream=main)
        rank.launch(kernels.nap, 1, 1, b, naps, stream=side)
        joined.record(side)
        main.wait(joined)
        rank.launch(kernels.sum, 1, 1, total, a, b, stream=main)
    return replay, total, side, (a, b)


def test_a_fork_and_a_join_run_side_by_side_and_launches_know_their_replay(node, kernels, tmp_path):
    replay, total, side, _kept = fork_and_join(node, kernels)
    node.clear_trace()
    replay.launch()
    replay.launch()
    replay.stream.synchronize()
    assert total.to_torch().item() == 11 * 2 + 2
    records = node.trace.select("launch", kernel="nap").records
    records = records[records["time"].argsort()]
    assert records["time"][1] < records["time"][0] + records["duration"][0] <= records["time"][2]
    assert side.done  # the replay has streams of its own
    replay, *_kept = fork_and_join(node, kernels)
    node.clear_trace()
    for _ in range(2):
        replay.launch()
    replay.stream.synchronize()
    trace = node.trace
    table = trace.replays()
    assert table["replay"].tolist() == [1] * 4 + [2] * 4 and len(set(table["graph"])) == 1 and table["graph"][0].startswith("graph ")
    assert table["kernel"].tolist()[:4].count("nap") == 2
    assert {1, 2} <= {item.args.get("replay") for item in written(trace, tmp_path).slices}


def test_a_replay_costs_what_the_preset_says_and_marks_have_a_time_at_each_launch(node, queue, kernels):
    rank, x, stream = queue
    start, stop = rank.event(), rank.event()
    with stream.capture() as replay:
        rank.launch(kernels.nap, 1, 1, x, 5, stream=stream)
    mark = node.mark()
    rank.launch(kernels.nap, 1, 1, x, 50, stream=stream)  # the host is ahead
    start.record(stream)
    replay.launch()
    stop.record(stream)
    stop.synchronize()
    kernel = node.trace_since(mark).select("launch").records[-1]["duration"] / 1e6
    rows = {row[0]: row[1] / 1e6 for row in a2a.presets.table("mi300x").rows()}
    assert stop.elapsed_us(start) == pytest.approx(kernel + rows["graph_replay"], abs=0.01)
    rank, x, stream = queue
    start, stop = rank.event(), rank.event()
    with stream.capture() as replay:
        start.record_in_graph(stream)
        rank.launch(kernels.nap, 1, 1, x, 5, stream=stream)
        stop.record_in_graph(stream)
    times = []
    for _ in range(2):
        replay.launch()
        times.append(stop.elapsed_us(start))
    assert times[0] > 5 and times[1] == pytest.approx(times[0], rel=0.05)


REFUSED = {
    "stream": ("StreamCaptureUnsupported", "hipStreamSynchronize while stream", lambda r, s, x: s.synchronize()),
    "query": ("StreamCaptureUnsupported", "hipStreamQuery while stream", lambda r, s, x: s.done),
    "device": ("StreamCaptureUnsupported", "a graph has no host that waits", lambda r, s, x: r.synchronize()),
    "malloc": ("StreamCaptureUnsupported", "a graph allocates nothing; allocate before", lambda r, s, x: r.empty(8)),
    "read": ("StreamCaptureUnsupported", "hipMemcpy while stream|hipDeviceSynchronize while", lambda r, s, x: x.to_torch()),
    "outside": ("StreamCaptureIsolation", "an event that was recorded outside", lambda r, s, x: s.wait(r.event().record())),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_captured_is_refused_and_loses_the_capture(queue, case):
    (name, sentence, call), (rank, x, stream) = REFUSED[case], queue
    with pytest.raises(HipError, match="StreamCaptureInvalidated.*the capture is lost") as lost, stream.capture():
        with pytest.raises(HipError, match=sentence) as refused:
            call(rank, stream, x)
        assert "hipError" + name in str(refused.value)
    assert lost
    with stream.capture():  # the stream can be captured again
        pass
    assert x.to_torch().item() == 0


def test_relaxed_captures_let_other_work_run(node, queue, kernels):
    rank, x, stream = queue
    with graph.capture([stream]) as (replay,):
        rank.launch(kernels.add, 1, 1, x, 1, stream=stream)
        rank.launch(kernels.add, 1, 1, x, 10)  # without stream=: at once, and once
        rank.empty(8)
    replay.launch()
    replay.launch()
    node.synchronize()
    assert x.to_torch().item() == 12


def test_captures_that_end_wrongly(node, kernels):
    rank = node.ranks[0]
    x, main, side, event = rank.zeros(1, torch.int32, "x"), rank.stream(), rank.stream(), rank.event()
    with pytest.raises(HipError, match="StreamCaptureUnjoined.*does not wait for"), main.capture():
        event.record(main)
        side.wait(event)
        rank.launch(kernels.add, 1, 1, x, 1, stream=side)
    with pytest.raises(HipError, match="hipErrorCapturedEvent"), main.capture():
        event.record(main)
        event.synchronize()
    with pytest.raises(HipError, match="StreamCaptureInvalidated"), main.capture(), side.capture():
        event.record(side)
        pytest.raises(HipError, main.wait, event).match("StreamCaptureMerge")
    with pytest.raises(ValueError, match="mode is one of"), main.capture("local"):
        pass
    with pytest.raises(HipError, match="IllegalState"), main.capture(), main.capture():
        pass
    rank.launch(kernels.add, 1, 1, x, 1, stream=side)
    node.synchronize()
    assert x.to_torch().item() == 1


def test_memory_that_was_freed_after_the_capture(node, queue, kernels):
    rank, x, stream = queue
    y = rank.zeros(4, torch.int32, "y")
    with stream.capture() as by_kernel:
        rank.launch(kernels.add, 1, 1, x, 1, stream=stream)
    with stream.capture() as by_memset:
        y.memset_(0, stream)
    by_kernel.launch()
    by_memset.launch()
    node.synchronize()
    x.free()
    y.free()
    node.synchronize()
    with pytest.raises(HipError, match=r"replay 2 of graph \d+ uses y\[0\], which was freed after the capture"):
        by_memset.launch()
    by_kernel.launch()
    with pytest.raises(a2a.FaultError, match="this memory .`x`. was freed") as error:
        node.synchronize()
    assert "replay 2 of graph" in str(error.value)


def test_a_buffer_that_is_named_again_is_the_same_and_the_next_piece_of_a_pool_is_not():
    with a2a.Node(1, name="small", races=True) as node:
        rank, kernels, heap = node.ranks[0], node.load(SOURCE), a2a.SymmetricHeap(node, 1 << 12)
        x, stream = rank.zeros(1, torch.int32, "x"), rank.stream()
        y, z = heap.alloc("y", (1,), torch.int32)[0], heap.alloc("z", (1,), torch.int32)[0]
        heap.zero_()
        with stream.capture() as replay:
            rank.launch(kernels.sum, 1, 1, x, x, y, stream=stream)
        rank.name_memory(x)
        heap.name_memory([y, z], 0)
        replay.launch()
        heap.name_memory([y], 0)
        replay.launch()
        node.synchronize()
        heap.clear().alloc("other", (1,), torch.int32)
        with pytest.raises(HipError, match=r"uses y\[0\], which was given back after the capture, and `other` lies there now"):
            replay.launch()
        wide = heap.clear().alloc("wide", (2,), torch.int32)
        for _ in "other", "short":  # smaller, so their names would hide it
            heap.name_memory(wide, 0)
            pytest.raises(HipError, replay.launch).match("`wide` lies there now")
            heap.clear().alloc("short", (1,), torch.int16)
    with a2a.Node(1, name="small", races=True) as node:
        rank, kernels = node.ranks[0], node.load(SOURCE)
        pool, stream = rank.pool(512), rank.stream()
        x = pool.empty(1, torch.int32, "x").zero_()
        with stream.capture() as replay:
            rank.launch(kernels.add, 1, 1, x, 1, stream=stream)
        x.free()
        x = pool.empty(1, torch.int32, "x")
        with pytest.raises(HipError, match=r"uses x\[0\], which was given back after the capture, and `x` lies there now"):
            replay.launch()


def test_a_replay_costs_this_machine_no_more_than_its_launches(queue, kernels):
    rank, x, stream = queue
    with stream.capture() as replay:
        for _ in range(100):
            rank.launch(kernels.add, 1, 1, x, 1, stream=stream)

    def seconds(work):
        best = []
        for _ in range(3):
            start = time.process_time()
            work()
            stream.synchronize()
            best.append(time.process_time() - start)
        return min(best)
    eager = seconds(lambda: [rank.launch(kernels.add, 1, 1, x, 1, stream=stream) for _ in range(100)])
    assert seconds(replay.launch) <= eager
    assert x.to_torch().item() == 600
