"""Flags in the data (LL): one record for a row of words, complete, and what is computed from it."""
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
import torch

from a2a_lib.machine.node import Node, SymmetricHeap
from a2a_lib.machine.trace.match import counts, strides
from a2a_lib.machine.trace.records import FLAG_SEEN, FLAG_SET, WAIT

LL = Path(__file__).parent / "kernels" / "ll_all_reduce.hip"
FLAG_LOW = """
#include "a2a/a2a.h"
using namespace a2a;
// The flag in the low half of a word, data in the high one. Wave 1 waits for what wave 0 sends.
extern "C" __global__ void send(uint64_t* words, uint32_t flag) {
  if (blockIdx.x == 0) signal<Order::relaxed, Scope::system>(words + threadIdx.x, (uint64_t)(threadIdx.x * 977) << 32 | flag);
  else wait_until<Order::relaxed, Scope::system>(words + threadIdx.x, [=](uint64_t seen) { return (uint32_t)seen == flag; });
}
// A byte, a half and two words in one allocation, side by side, then the word anew.
extern "C" __global__ void sizes(uint8_t* bytes) {
  if (threadIdx.x) return;
  __hip_atomic_store(bytes + 1, 7, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  signal<Order::relaxed, Scope::system>((uint32_t*)(bytes + 4), 8u);
  signal<Order::relaxed, Scope::system>((uint64_t*)(bytes + 8), (uint64_t)9);
  signal<Order::relaxed, Scope::system>((uint32_t*)(bytes + 4), 10u);
  wait_equal<Order::relaxed, Scope::system>((uint32_t*)(bytes + 4), 10u);
  wait_equal<Order::relaxed, Scope::system>((uint64_t*)(bytes + 8), (uint64_t)9);
}
"""


def run(n, ranks, stride=1, calls=2, memory="ideal", threads=128, values=None, **options):
    """The trace of each call of an LL all-reduce of n floats, [calls]."""
    traces = []
    with Node(ranks, memory=memory, **options) as node:
        module = node.load(LL)
        heap = SymmetricHeap(node, 2 * ranks * n * stride * 8 + (1 << 16))
        box = heap.alloc("box", (2, ranks, n * stride), torch.int64)
        heap.zero_()
        given = values or [torch.arange(n) * (r + 1.0) for r in range(ranks)]
        x = [rank.from_torch(value, "x") for rank, value in zip(node.ranks, given)]
        out = [rank.zeros((n,), torch.float32, "out") for rank in node.ranks]
        for epoch in range(1, calls + 1):
            mark = node.mark()
            for rank, source, result in zip(node.ranks, x, out):
                rank.launch(module.ll_all_reduce, 4, threads, heap.world(rank, epoch), source, box[rank.index], result, n, stride)
            node.synchronize()
            traces.append(node.trace_since(mark))
            assert all(torch.equal(result.to_torch(), sum(given)) for result in out)
    return traces


def words(records):
    """(rank, memory's rank, index, value) of every word that the records stand for."""
    return Counter((int(r["rank"]), int(r["dst"]), int(r["index"]) + k * int(step), int(r["bytes"]))
                   for r, many, step in zip(records, counts(records), strides(records)) for k in range(many))


def of(trace, kind):
    return trace.records[trace.records["kind"] == kind]


@pytest.mark.parametrize(("n", "ranks", "stride", "memory"), [
    (1024, 4, 1, "ideal"), (1024, 2, 1, "strict"), (1000, 3, 2, "ideal"), (520, 2, 1, "hw-spx")])
def test_every_word_is_on_record_once(n, ranks, stride, memory):
    """By the protocol: rank r puts n words into each peer's box, at half epoch % 2, row r. The receiver sees each word."""
    values = [torch.arange(n).float() * (r + 1) for r in range(ranks)]
    for epoch, trace in enumerate(run(n, ranks, stride, memory=memory, values=values), 1):
        sets, seen = of(trace, FLAG_SET), of(trace, FLAG_SEEN)

        def value(sender, i, partial):  # a few words alone keep data and flag in the record
            bits = int(values[sender][i].view(torch.int32))
            return epoch << 32 | bits if partial else epoch
        alone = n // 64 * 64 if n % 64 < 16 else n  # from there on
        wanted = Counter((r, peer, ((epoch % 2 * ranks + r) * n + i) * stride, value(r, i, i >= alone))
                         for r in range(ranks) for peer in range(ranks) if peer != r for i in range(n))
        assert words(sets) == wanted
        assert words(seen) == Counter({(peer, peer, index, value): 1 for r, peer, index, value in wanted})
        per_row = -(-n // 64) if alone == n else n // 64 + n - alone
        assert len(sets) == per_row * ranks * (ranks - 1)
        assert trace.select("flag_set").flag_counts.sum() == n * ranks * (ranks - 1)
        assert {int(s) for s in strides(sets)[counts(sets) > 1]} == {stride}
        if memory == "ideal":
            flags = trace.flags()
            assert sum(flags["words"]) == n * ranks * (ranks - 1) and min(flags["latency_us"]) > 0
            assert (flags["src"] != flags["dst"]).all()
        assert "unknown" not in trace.critical_path().kinds["what"]


def test_data_that_is_equal_everywhere():
    """The flag is the half that is not zero. Records of setting and of seeing agree for any data."""
    for data in (0.0, 1.0):
        for trace in run(256, 2, values=[torch.full((256,), data)] * 2):
            sets, seen = of(trace, FLAG_SET), of(trace, FLAG_SEEN)
            assert set(counts(sets)) == set(counts(seen)) == {64}
            assert set(sets["bytes"]) == set(seen["bytes"]) and len(trace.flags()["symbol"]) == len(seen)


def test_a_flag_in_the_low_half():
    with Node(1, name="small") as node:
        box = node.ranks[0].zeros((64,), torch.int64, "box")
        node.ranks[0].launch(node.load(FLAG_LOW).send, 2, 64, box, 5)
        node.synchronize()
        trace = node.trace
    for kind in (FLAG_SET, FLAG_SEEN, WAIT):
        record, = of(trace, kind)
        assert record["bytes"] == 5
    assert trace.select(["flag_set", "flag_seen"]).flag_counts.tolist() == [64, 64]


def test_flags_of_all_sizes_have_their_own_setters():
    with Node(1, name="small") as node:
        memory = node.ranks[0].zeros((64,), torch.uint8, "memory")
        node.ranks[0].launch(node.load(FLAG_LOW).sizes, 1, 64, memory)
        node.synchronize()
        trace = node.trace
    assert sorted((int(r["index"]), int(r["bytes"])) for r in of(trace, FLAG_SET)) == [(1, 7), (4, 8), (4, 10), (8, 9)]
    assert [(int(r["index"]), int(r["bytes"]), int(r["src"])) for r in of(trace, FLAG_SEEN)] == [(4, 10, 0), (8, 9, 0)]


def test_a_large_trace_is_complete():
    """256 KiB on 8 ranks: 3.7 million words set and as many seen, of which a node keeps 4 million records."""
    trace, = run(65536, 8, calls=1, threads=256)
    assert trace.meta["dropped"] == 0 and len(trace) < 250_000
    for kind in ("flag_set", "flag_seen"):
        assert trace.select(kind).flag_counts.sum() == 65536 * 8 * 7
    assert np.unique(counts(of(trace, FLAG_SEEN))).tolist() == [64]
