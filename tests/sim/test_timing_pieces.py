"""Pieces of a line that is stored to a peer: when they share the packets of 64 bytes that a link carries. Counted by hand."""
import pytest
import torch

from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.sim import presets

SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;

// Each thread stores a line of its own, 8 bytes a round, as tiles of matrix products do.
extern "C" __global__ void pieces(uint64_t* lines, int rounds) {
  const int line = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; i < rounds; ++i) __builtin_nontemporal_store(uint64_t(i), lines + line * 16 + i);
}
// Eight waves store 1024 bytes each, which begin within a line.
extern "C" __global__ void shifted(Bytes16* lines) { lines[threadIdx.x + 4] = Bytes16{1, 2, 3, 4}; }
// As pieces, 2 us between two rounds.
extern "C" __global__ void slowly(uint64_t* lines, int rounds) {
  for (int i = 0; i < rounds; ++i) {
    __builtin_nontemporal_store(uint64_t(i), lines + threadIdx.x * 16 + i);
    for (const int64_t begun = wall_clock64(); wall_clock64() < begun + 200;) {}
  }
}
// The same, and a release in each round: of its own block, or of the next one, which lies in another XCD.
extern "C" __global__ void released(uint64_t* lines, int rounds, int by) {
  for (int i = 0; i < rounds; ++i) {
    if (blockIdx.x == 0) __builtin_nontemporal_store(uint64_t(i), lines + threadIdx.x % 64 * 16 + i);
    if ((int)blockIdx.x == by) fence<Order::release, Scope::system>();
    for (const int64_t begun = wall_clock64(); wall_clock64() < begun + 200;) {}
  }
}
// Wave w stores a quarter of each line, 32 bytes, as neighbouring waves of a tile do.
extern "C" __global__ void quarters(Bytes16* lines) {
  const int lane = threadIdx.x % 64, wave = threadIdx.x / 64;
  lines[lane / 2 * 8 + wave * 2 + lane % 2] = Bytes16{1, 2, 3, 4};
}
// Blocks store the halves of lines: the two of an XCD those of the same ones.
extern "C" __global__ void halves(Bytes16* lines, int xcds) {
  const int lane = threadIdx.x % 64, half = blockIdx.x / xcds;
  lines[(blockIdx.x % xcds * 16 + lane / 4) * 8 + half * 4 + lane % 4] = Bytes16{1, 2, 3, 4};
}
extern "C" __global__ void flags(uint32_t* words) { signal<Order::relaxed, Scope::system>(words + threadIdx.x, 1u); }
"""
LINES, LEAST = 512, 64  # threads, and bytes of a packet


@pytest.fixture(scope="module")
def node():
    with Node(2, xcds=2, cus=4) as node:
        assert presets.constants(node.preset)["request_bytes"] == LEAST
        yield node


def moved(node, kernel, *arguments, memory="finegrained", blocks=1, threads=LINES, dtype=torch.int64):
    """Bytes that rank 0's link to rank 1 carried for one launch."""
    module, heap = node.load(SOURCE), SymmetricHeap(node, 1 << 20, memory=memory)
    data = heap.translate(heap.alloc("data", (1 << 14,), dtype)[0], 1)
    mark = node.mark()
    words = {"pieces": torch.uint64, "slowly": torch.uint64, "released": torch.uint64, "flags": torch.uint32}
    node.ranks[0].launch(module[kernel], blocks, threads, data.view(words.get(kernel, dtype)), *arguments)
    node.synchronize()
    carried = int(node.trace_since(mark).links().moved[0, 1])
    heap.close()
    return carried


def test_pieces_of_a_line_meet_in_the_l2(node):
    """16 rounds fill 512 lines. Pieces that do not meet take one packet each."""
    alone, full = 16 * LINES * LEAST, LINES * 128
    for kernel in ("pieces", "slowly"):
        assert moved(node, kernel, 1) == moved(node, kernel, 8) == LINES * LEAST
        assert moved(node, kernel, 9) == LINES * (LEAST + 8)  # only what the packets lack
        assert moved(node, kernel, 16) == moved(node, kernel, 16, memory="default") == full
        assert moved(node, kernel, 16, memory="uncached") == alone, "no cache holds them"


def test_a_release_writes_the_pieces_back(node):
    """A release ends each of 16 rounds, so the next round's stores find no line to join. A release of another XCD writes none back."""
    assert moved(node, "released", 16, 0, threads=64) == 16 * 64 * LEAST
    assert moved(node, "released", 16, 1, blocks=2, threads=64) == 64 * 128


def test_a_preset_says_whether_they_do():
    with Node(2, xcds=2, cus=4, constants={"merge_stores": 0}) as node:
        assert moved(node, "pieces", 16) == 16 * LINES * LEAST
    assert presets.constants("h200")["merge_stores"] == 0


def test_waves_of_an_xcd_share_packets_and_other_xcds_do_not(node):
    assert moved(node, "quarters", threads=256) == 32 * 128  # 32 lines, a quarter by each of four waves
    assert moved(node, "quarters", threads=256, memory="uncached") == 4 * 32 * LEAST
    assert moved(node, "halves", 2, blocks=2, threads=64) == 2 * 16 * LEAST  # blocks 0 and 1: half of each of their XCD's 16 lines
    assert moved(node, "halves", 2, blocks=4, threads=64) == 2 * 16 * 128  # and the other half by a neighbour, never of less than 64
    assert moved(node, "halves", 1, blocks=2, threads=64) == 2 * 16 * LEAST


@pytest.mark.parametrize("memory", ["finegrained", "uncached"])
def test_what_fills_most_of_its_lines_takes_its_bytes(node, memory):
    assert moved(node, "shifted", memory=memory) == LINES * 16


def test_flags_take_a_packet_each(node):
    """64 words in two lines, by stores at system scope: one instruction, so two packets; a second one two more."""
    assert moved(node, "flags", dtype=torch.int32, threads=64) == 4 * 64
    assert moved(node, "flags", dtype=torch.int32, threads=128) == 2 * 4 * 64


def test_bytes_that_share_packets_take_less_time():
    """64 blocks store 16384 lines in 16 pieces each: eight times the bytes where each piece takes a packet."""
    took = {}
    for merge in (0, 1):
        with Node(2, constants={"merge_stores": merge}) as node:
            module, heap = node.load(SOURCE), SymmetricHeap(node, 16 << 20)
            data = heap.translate(heap.alloc("data", (1 << 20,), torch.int64)[0], 1).view(torch.uint64)
            mark = node.mark()
            node.ranks[0].launch(module.pieces, 64, 256, data, 16)
            took[merge] = node.trace_since(mark).stages()["total"][0]
    assert took[0] > 5 * took[1]
