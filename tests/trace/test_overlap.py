"""Overlap of work and links: cases worked out by hand, and a ring in which some blocks send rows that others multiply."""
import numpy as np
import pytest
import torch
from trace_tools import launch, moved, trace_of, wave

from a2a_lib.machine.node import Node, SymmetricHeap

# Rank 0, from 100 to 120: block 0 sends to rank 1 from 101 to 119. Block 1 computes from 100 to 110, waits until 112 and
# computes until 114.
SENDER = [wave(0, 100, 120, 0, 0), moved(0, 1, 101, 119, 4096, launch=0, kernel=0, block=0, wave=0)]
ROWS = [launch(0, 100, 120, 0, 0), *SENDER, wave(0, 100, 114, 0, 0, 1), wave(0, 110, 112, 0, 0, 1, 0, "wait")]


def first(table):
    return [float(table[name][0]) for name in ("links_us", "working_us", "both_us", "overlap")]


def test_who_computes_is_told():
    trace = trace_of(ROWS)
    assert first(trace.overlap(blocks=[1])) == [18, 12, 11, 11 / 18]  # 101 to 110 and 112 to 114
    assert first(trace.overlap(blocks=range(2))) == [18, 20, 18, 1], "told so, a sender computes"
    assert first(trace.overlap("send", blocks={0})) == [18, 20, 18, 1]
    said = [trace.overlap(blocks=[0, 1, 2, 5]).unit, trace.overlap("send", blocks=[1]).unit]
    assert "wave of blocks 0 to 2, 5 that" in said[0] and "wave of send of block 1" in said[1]
    assert not any("assumed" in text for text in said)


def test_a_wave_that_only_sends_hides_nothing():
    table = trace_of(ROWS).overlap()
    assert first(table) == [18, 12, 11, 11 / 18]
    assert "assumed: waves that move bytes between ranks for more than half" in table.unit and "(1 of 2)" in table.unit
    often = [*ROWS, *(moved(0, 1, 100 + i, 100.4 + i, 64, launch=0, kernel=0, block=1, wave=0) for i in range(10))]
    assert first(trace_of(often).overlap()) == pytest.approx([18.4, 12, 11.4, 11.4 / 18.4]), "a wave that sends now and then computes"
    alone = trace_of([launch(0, 100, 120, 0, 0), *SENDER]).overlap()
    assert first(alone) == [18, 0, 0, 0] and "(1 of 1)" in alone.unit


def test_traces_of_real_gpus_say_what_they_lack():
    table = trace_of(ROWS[:1], target="hip", device="2 x MI300X").overlap()
    assert "no waves and no transfers" in table.unit


KERNEL = """
#include "a2a/a2a.h"
using namespace a2a;
// Blocks below `senders` copy their share of the rows to the next rank. The others compute.
extern "C" __global__ void ring(const float* rows, float* next, float* out, int n, int senders, int turns) {
  if ((int)blockIdx.x < senders) {
    for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += senders * 256) next[i] = rows[i];
    return;
  }
  float x = threadIdx.x;
  for (int i = 0; i < turns; ++i) x = x * 1.0001f + 1.0f;
  out[(blockIdx.x - senders) * 256 + threadIdx.x] = x;
}
"""


@pytest.mark.parametrize("senders", [1, 2, 8])
def test_senders_do_not_count_as_the_work_that_hides(senders):
    """Four blocks compute for a while. If fewer blocks send, they send longer, and work hides a smaller share. If
    all waves counted as work, every result would be 1."""
    n, workers = 1 << 16, 4
    with Node(2, name="small", xcds=2, cus=8) as node:
        heap, module = SymmetricHeap(node, 1 << 20), node.load(KERNEL, name="ring.hip")
        rows = heap.alloc("rows", (n,), torch.float32)
        sources = [rank.zeros((n,), torch.float32, "source") for rank in node.ranks]
        outs = [rank.zeros((workers * 256,), torch.float32, "out") for rank in node.ranks]
        mark = node.mark()
        for rank, source, out in zip(node.ranks, sources, outs):
            there = heap.translate(rows[rank.index], 1 - rank.index)
            rank.launch(module.ring, senders + workers, 256, source, there, out, n, senders, 2000)
        trace = node.trace_since(mark)
    roles = range(senders, senders + workers)
    told = trace.overlap(blocks=roles)
    assumed = trace.overlap()
    np.testing.assert_allclose(assumed["working_us"], told["working_us"], rtol=0.02)
    waves = trace.select("wave", rank=0).records
    waves = waves[waves["block"] >= senders]
    took = (int((waves["time"] + waves["duration"]).max()) - int(waves["time"].min())) / 1e6
    assert told["working_us"][0] == pytest.approx(took, rel=0.01)
    assert trace.overlap(blocks=range(senders + workers))["overlap"].min() > 0.98, "as it was: whoever runs hides"
    assert told["overlap"][0] == pytest.approx(min(1, told["working_us"][0] / told["links_us"][0]), abs=0.15)
    if senders == 1:
        assert told["overlap"].max() < 0.7
