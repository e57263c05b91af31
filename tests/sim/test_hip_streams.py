"""HIP's own C API over the simulated node: memory, IPC, streams, events, modules, occupancy; and many nodes at once."""
import ctypes

import pytest
import torch
from hip_api_tools import call, module, node  # noqa: F401

from a2a_lib.errors import A2AError, DeadlockError, HipError

# ---- streams and events ----------------------------------------------------------------------------------------------

def test_a_stream_keeps_its_order(node, module):
    rank = node.ranks[0]
    number, stream = rank.zeros((1,), torch.int32), rank.stream()
    rank.synchronize()
    want = 0
    for i in range(40):
        kernel, by = (module.add, i) if i % 3 else (module.times, 3)
        rank.launch(kernel, 1, 1, number, by, stream=stream)
        want = (want + by if i % 3 else want * 3) & 0xFFFFFFFF
        if i == 20:
            number.memset_(0, stream)
            want = 0
    stream.synchronize()
    assert number.view(torch.uint32).host().item() == want


def test_streams_run_side_by_side(node, module):
    rank = node.ranks[0]
    numbers = rank.zeros((2,), torch.int32)
    streams = [rank.stream() for _ in range(2)]
    node.clear_trace()
    for i, stream in enumerate(streams):
        rank.launch(module.slow, 1, 1, numbers[i:i + 1], 50, i + 1, stream=stream)
    for stream in streams:
        stream.synchronize()
    first, second = sorted(node.trace.select("launch").records, key=lambda record: record["time"])
    assert second["time"] < first["time"] + first["duration"]  # they overlap
    assert {int(first["stream"]), int(second["stream"])} == {1, 2}
    assert numbers.host().tolist() == [1, 2]


def test_a_query_does_not_wait(node, module):
    rank = node.ranks[0]
    number, stream = rank.zeros((1,), torch.int32), rank.stream()
    runtime = node.runtime
    assert runtime.stream_done(0, stream.handle)
    rank.launch(module.slow, 1, 1, number, 50, 9, stream=stream)
    assert not runtime.stream_done(0, stream.handle)
    stream.synchronize()
    assert runtime.stream_done(0, stream.handle)


def test_the_host_clock(node, module):
    rank = node.ranks[0]
    number = rank.zeros((1,), torch.int32)
    rank.synchronize()
    start = rank.time_us
    rank.launch(module.slow, 1, 1, number, 100, 9)
    launched = rank.time_us
    assert 0 < launched - start < 5  # a launch returns at once
    rank.synchronize()
    slept = 100 * 127 * 64 / 2100
    assert slept < rank.time_us - launched < slept + 40
    assert node.ranks[1].time_us < rank.time_us  # each rank's host has its own clock


def test_elapsed_time(node, module, call):
    rank = node.ranks[0]
    number, stream = rank.zeros((1,), torch.int32), rank.stream()
    rank.synchronize()
    start, stop = rank.event(), rank.event()
    start.record(stream)
    rank.launch(module.slow, 1, 1, number, 100, 9, stream=stream)
    stop.record(stream)
    milliseconds = ctypes.c_float()
    with pytest.raises(HipError, match="hipErrorNotReady"):
        call(0, "hipEventElapsedTime", ctypes.byref(milliseconds), start.handle, stop.handle)
    stop.synchronize()
    assert number.to_torch().item() == 9
    launch = node.trace.select("launch").records[-1]
    elapsed = stop.elapsed_us(start)
    assert launch["duration"] / 1e6 <= elapsed <= launch["duration"] / 1e6 + 20
    assert start.elapsed_us(stop) == -elapsed
    with pytest.raises(HipError, match="hipErrorInvalidHandle"):
        call(0, "hipEventElapsedTime", ctypes.byref(milliseconds), start.handle, rank.event().handle)  # never recorded


def test_waits_for_events(node, module):
    one, two = node.ranks[:2]
    number = one.zeros((1,), torch.int32)
    a, b = one.stream(), one.stream()
    node.synchronize()
    done = one.event()
    with pytest.raises(A2AError, match="this event was never recorded"):
        b.wait(done)
    one.launch(module.slow, 1, 1, number, 100, 5, stream=a)
    done.record(a)
    b.wait(done)
    one.launch(module.times, 1, 1, number, 7, stream=b)
    b.synchronize()
    assert number.host().item() == 35
    # Across ranks: an event orders streams of two GPUs.
    theirs = two.zeros((1,), torch.int32)
    two.synchronize()
    one.launch(module.slow, 1, 1, number, 100, 1, stream=a)
    done.record(a)
    there = two.stream()
    there.wait(done)
    two.launch(module.add, 1, 1, theirs, 1, stream=there)
    there.synchronize()
    slow, add = sorted(node.trace.select("launch").records[-2:], key=lambda record: record["time"])
    assert add["time"] >= slow["time"] + slow["duration"]


def test_a_wait_means_the_recording_before_it(node, module):
    """Recording the event again, later, does not concern a stream that waits already. (If it did, these two streams
    would wait for each other.)"""
    rank = node.ranks[0]
    number = rank.zeros((2,), torch.int32)
    rank.synchronize()
    a, b, first, second = rank.stream(), rank.stream(), rank.event(), rank.event()
    rank.launch(module.slow, 1, 1, number[:1], 50, 1, stream=a)
    first.record(b)
    a.wait(first)
    second.record(a)
    b.wait(second)
    first.record(b)
    rank.launch(module.add, 1, 1, number[:1], 1, stream=b)
    node.synchronize()
    assert number.host()[0] == 2


def test_events_of_dropped_work(node, module):
    """A failure ends everything that was queued: nothing waits for it for ever."""
    rank = node.ranks[0]
    stream, event = rank.stream(), rank.event()
    number = rank.zeros((1,), torch.int32)
    flag = rank.zeros((1,), torch.uint32, "flag")
    rank.launch(module.wait_for, 1, 64, flag, number, stream=stream)
    event.record(stream)
    with pytest.raises(DeadlockError):
        event.synchronize()
    event.synchronize()
    other = rank.stream()
    other.wait(event)
    rank.launch(module.add, 1, 1, number, 1, stream=other)
    node.synchronize()
    event.record(stream).synchronize()
    assert number.host().item() == 1


def test_a_stream_of_another_rank_is_refused(node, module, call):
    handle = node.ranks[1].stream().handle
    value = ctypes.c_uint64(node.ranks[0].zeros((1,), torch.int32).address)
    pointers = (ctypes.c_void_p * 2)(ctypes.addressof(value), ctypes.addressof(ctypes.c_int(1)))
    with pytest.raises(HipError, match="the stream belongs to another rank"):
        node.runtime.launch(0, module.add.function(node.ranks[0].context, node.ranks[0].index), (1, 1, 1), (1, 1, 1), 0, handle, pointers)
    with pytest.raises(HipError, match="hipErrorInvalidHandle"):
        call(0, "hipStreamSynchronize", 12345)
