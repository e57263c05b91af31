"""Bytes wanted and bytes moved over links, and which source line wastes them: numbers of packets counted by hand."""
import numpy as np
import pytest
import torch
from trace_tools import called, launch, moved, trace_of

from a2a_lib.machine.node import Node, SymmetricHeap
from a2a_lib.machine.sim import presets

KERNEL = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void scatter(int* there, int rounds) {
  for (int i = 0; i < rounds; ++i) there[(i * 64 + threadIdx.x) * 32] = 7;  // 4 bytes of each line
}
extern "C" __global__ void rows(int* there, int rounds) {
  for (int i = 0; i < rounds; ++i) there[i * 64 + threadIdx.x] = 7;  // whole lines
}
extern "C" __global__ void fetch(const int* there, int* sum, int rounds) {
  int all = 0;
  for (int i = 0; i < rounds; ++i) all += there[(i * 64 + threadIdx.x) * 4];  // 4 bytes of each 16
  sum[threadIdx.x] = all;
}
extern "C" __global__ void add(int* there) { atomicAdd(there + threadIdx.x % 32, 1); }
extern "C" __global__ void flag(uint32_t* there) {
  if (threadIdx.x == 0) signal<Order::relaxed, Scope::system>(there, 1u);
}
"""
LINE = {name: next(i for i, line in enumerate(KERNEL.split("\n"), 1) if text in line)
        for name, text in (("scatter", "* 32] = 7"), ("rows", "+ threadIdx.x] = 7"), ("fetch", "all += "), ("add", "atomicAdd"),
                           ("flag", "signal<"))}


@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_a_part_of_a_line_takes_a_packet(memory):
    """64 lanes, 128 bytes a line, 64 bytes at least a packet; ten rounds of each loop."""
    assert presets.constants("mi300x")["request_bytes"] == 64
    with Node(2, name="small", memory=memory) as node:
        heap, module = SymmetricHeap(node, 1 << 20), node.load(KERNEL, name="packets.hip")
        data = heap.alloc("data", (1 << 17,), torch.int32)
        out = node.ranks[0].zeros((64,), torch.int32, "out")
        heap.zero_()
        there, mark = heap.translate(data[0], 1), node.mark()
        for kernel, arguments in (("scatter", (there, 10)), ("rows", (there, 10)), ("fetch", (there, out, 10)), ("add", (there,)),
                                  ("flag", (there.view(torch.uint32),))):
            node.ranks[0].launch(module[kernel], 1, 64, *arguments)
        links = node.trace_since(mark).links()
    found = {row[0]: row[1:] for row in links.lines.rows()}
    by_hand = {"scatter": ("stores", 10 * 256, 10 * 64 * 64), "rows": ("stores", 2560, 2560),
               "fetch": ("loads", 2560, 10 * 8 * 64),  # 8 lines of 128 bytes hold 64 words that are 16 bytes apart
               "add": ("stores", 256, 64), "flag": ("stores", 4, 64)}
    for kernel, (what, wanted, carried) in by_hand.items():
        assert found[kernel] == (f"packets.hip:{LINE[kernel]}", what, "data", wanted, carried, pytest.approx(wanted / carried)), kernel
    assert links.lines.rows()[0][0] == "scatter", "what wastes most comes first"
    assert links.bytes.tolist() == [[0, 2560 + 2560 + 256 + 4], [2560, 0]]
    assert links.moved.tolist() == [[0, 40960 + 2560 + 64 + 64], [5120, 0]]
    row = dict(zip(links.table.columns, links.table.rows()[0]))
    assert row["moved"] == links.moved[0, 1] and row["carried"] / row["used"] == pytest.approx(row["moved"] / row["bytes"])
    assert f"stores of scatter to data, packets.hip:{LINE['scatter']}, waste most: 0.041 MB for 0.00256 MB (6%)" in repr(links)


def test_whole_lines_waste_nothing():
    with Node(2, name="small") as node:
        heap, module = SymmetricHeap(node, 1 << 20), node.load(KERNEL, name="packets.hip")
        there = heap.translate(heap.alloc("data", (1 << 12,), torch.int32)[0], 1)
        mark = node.mark()
        node.ranks[0].launch(module.rows, 1, 64, there, 10)
        trace = node.trace_since(mark)
    assert trace.links().waste == "" and trace.links().wasted == 0 and "packets" not in repr(trace.links())


@pytest.mark.parametrize("name", ["token_flags", "gemm_rs/slots", "ag_gemm/copy_engine", "megakernel"])
def test_lines_are_all_that_was_moved(name):
    """In every run, source lines and transfers move the same bytes over each link, and copies move exactly their bytes."""
    trace = called(name)
    links, packets = trace.links(), trace.select("packets").records
    wanted = np.zeros_like(links.bytes)
    np.add.at(wanted, (packets["src"], packets["dst"]), packets["index"])
    copies = trace.select("copy").records
    copies = copies[(copies["src"] >= 0) & (copies["dst"] >= 0) & (copies["src"] != copies["dst"])]
    np.add.at(wanted, (copies["src"], copies["dst"]), copies["bytes"])
    assert (wanted == links.bytes).all()
    stores = packets["src"] == packets["rank"]
    assert (packets["bytes"][stores] >= 64).all() and ((links.moved > 0) == (links.bytes > 0)).all()


def test_traces_without_packets_say_so():
    trace = trace_of([launch(0, 100, 120, 0, 0), moved(0, 1, 101, 105, 4000, kernel=0)])
    links = trace.links()
    assert links.moved is None and np.isnan(links.table["moved"][0]) and not links.lines.rows() and links.waste == ""
