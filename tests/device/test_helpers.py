"""Peers, words with flags, channels and bf16 pairs: right in every memory mode on 1 to 8 ranks, and each protocol broken on
purpose is noticed. The numbers that must come out are made by PyTorch."""
from pathlib import Path

import pytest
import torch

from a2a_lib import Draw, Node, SymmetricHeap
from a2a_lib.errors import A2AError
from a2a_lib.machine.toolchain.compilers import INCLUDE

SOURCE = Path(__file__).parents[1] / "samples" / "helpers.hip"
MODES = ["strict", "hw-spx", "cpx"]
PROTOCOLS = ["gather", "pull", "words", "wide", "channel"]
N, MESSAGES = 70, 5


class Protocol:
    """A kernel of helpers.hip with its buffers on a node: `run` calls it with new rows each time."""

    def __init__(self, node, name, source=None):
        self.node, self.name, world = node, name, node.world_size
        self.kernel = node.load(SOURCE if source is None else source, WORLD=world)[name]
        self.heap = heap = SymmetricHeap(node, 1 << 18)
        per_rank = {"gather": 64, "pull": 256, "words": N, "wide": 3 * N, "channel": 1}[name]
        self.x = [rank.empty(per_rank, torch.int32, "x") for rank in node.ranks]
        n_out = {"gather": 64 * world, "pull": 256 * world, "channel": 64 * MESSAGES}.get(name, per_rank)
        self.out = [rank.empty(n_out, torch.int32, "out") for rank in node.ranks]
        flags = {"gather": (world,), "pull": (2, world)}.get(name, (1,))
        boxes = {"gather": (2, world, 64), "pull": (2, 256), "words": (2, world, N, 2), "wide": (2, world, N, 4), "channel": (2, 64)}
        box = heap.alloc("box", boxes[name], torch.int32)
        self.flags, self.room = heap.alloc("flags", flags, torch.int32), heap.alloc("room", (1,), torch.int32)
        self.arguments = {
            "gather": (1, 64, heap, self.x, box, self.flags, self.out),
            "pull": (2, 128, heap, self.x, box, self.flags, self.out),
            "words": (2, 64, heap, self.x, [b.view(torch.int64) for b in box], self.out, N),
            "wide": (1, 64, heap, self.x, box, self.out, N),
            "channel": (2, 128, heap, box, self.flags, self.room, self.out, 2, MESSAGES)}[name]

    def run(self, calls=3):
        """Outputs of the calls, one after the other, of all ranks."""
        self.heap.zero_()
        outputs = []
        for call in range(1, calls + 1):
            for rank, x in enumerate(self.x):
                x.copy_from(row(rank, call, len(x)))
            outputs += [self.node.call(self.kernel, *self.arguments).outputs]
        return outputs

    def run_at_once(self, calls=4):
        """Makes calls of equal rows without a pause, so that ranks are a call apart. Returns the last call's outputs."""
        self.heap.zero_()
        for rank, x in enumerate(self.x):
            x.copy_from(row(rank, calls, len(x)))
        took = self.node.measure(self.kernel, *self.arguments, warm=0, calls=calls)
        return [None] * (calls - 1) + [took.outputs]

    def right(self, outputs):
        world = self.node.world_size
        for call, of_ranks in enumerate(outputs, 1):
            for rank, out in enumerate(of_ranks or ()):
                rows = torch.stack([row(other, call, len(self.x[0])) for other in range(world)])
                if self.name == "channel":
                    number = torch.arange(MESSAGES)[:, None] + (call - 1) * MESSAGES + (rank - 1) % world * 1000
                    wanted = (number * 100 + torch.arange(63, -1, -1)).flatten()
                else:
                    wanted = rows.flatten() if self.name in ("gather", "pull") else rows.sum(0)
                assert out.tolist() == wanted.tolist(), (self.name, call, rank)


def row(rank, call, n):
    return (torch.arange(n) * 7 + rank * 1000 + call * 100_000).to(torch.int32)


@pytest.mark.sample(3)
@pytest.mark.parametrize("world", [1, 2, 4, 8])
@pytest.mark.parametrize("name", PROTOCOLS)
def test_protocols_are_right(name, world):
    for memory in MODES if world == 4 else MODES[:1]:
        with Node(world, name="small", memory=memory, races=True, seed=world) as node:
            protocol = Protocol(node, name)
            for run in (protocol.run, protocol.run_at_once):
                exploration = node.explore(run, seeds=2 if world == 4 else 1, first=3, check=protocol.right)
                assert not exploration.failing and not node.races, f"{memory}\n{exploration}\n{node.races}"


BROKEN = [  # protocol, header or kernel, text, what stands there instead
    ("gather", "helpers.hip", "  wave_barrier();  // every lane's", "  // every lane's", ["races"]),
    ("gather", "helpers.hip", "inbox + world.epoch % 2 * world.world_size * WAVE", "inbox", ["races"]),
    ("gather", "helpers.hip", "peers.signal_all<Order::release", "peers.signal_all<Order::relaxed", ["races"]),
    ("gather", "helpers.hip", "peers.wait_all<Order::acquire", "peers.wait_all<Order::relaxed", ["races"]),
    ("gather", "peers.h", "signal<O, S>(of_lane(flag), value)", "signal<O, S>(flag, value)", ["DeadlockError"]),
    ("gather", "peers.h", "flags + lane_id(), value", "flags + rank, value", ["races"]),
    ("pull", "peers.h", "__syncthreads();  // the other waves' stores come first", "", ["races"]),
    ("pull", "peers.h", "    __syncthreads();\n  }\n};", "  }\n};", ["races"]),
    ("pull", "helpers.hip", "box + world.epoch % 2 * n", "box", ["races"]),
    ("wide", "words.h", "  signal<Order::release, Scope::system>(&to->flag", "  signal<Order::relaxed, Scope::system>(&to->flag",
     ["races"]),
    ("wide", "words.h", "wait_equal<Order::acquire, Scope::system>(&from->flag", "wait_equal<Order::relaxed, Scope::system>(&from->flag",
     ["races"]),
    ("channel", "channel.h", "wait_for(room, n + 1 - depth)", "wait_for(room, n - depth)", ["races"]),
    ("channel", "channel.h", "signal<Order::release, Scope::system>(count", "signal<Order::relaxed, Scope::system>(count", ["races"]),
    ("channel", "channel.h", "    __syncthreads();  // all threads have stored, or read\n", "", ["races"]),
    ("channel", "channel.h", "full, n + 1)", "full, n)", ["races"]),
]


def broken_source(file, old, new):
    """helpers.hip with one header's text in it, changed."""
    text = SOURCE.read_text()
    if file != "helpers.hip":
        header = (INCLUDE / "a2a" / file).read_text().replace("#pragma once\n", "")
        text = text.replace(f'#include "a2a/{file}"\n', "", 1)
        at = text.index("#include")
        assert old in header
        text = text[:at] + header.replace(old, new) + "".join(line for line in text[at:].splitlines(True)
                                                              if file != "peers.h" or "channel.h" not in line)
    else:
        assert old in text
        text = text.replace(old, new)
    return text


@pytest.mark.sample(3)
@pytest.mark.parametrize(("name", "file", "old", "new", "kinds"), BROKEN)
def test_what_is_broken_is_noticed(name, file, old, new, kinds):
    with Node(4, name="small", memory="strict", races=True, seed=1) as node:
        source = broken_source(file, old, new)
        if file == "peers.h":  # of which channel.h has another copy
            source = source[:source.index("// Block 0 sends")]
        protocol = Protocol(node, name, source)
        for run in (protocol.run_at_once, protocol.run):
            exploration = node.explore(run, seeds=3, check=protocol.right)
            ends = {outcome.kind for outcome in exploration.outcomes if outcome.failed} | ({"races"} if node.races else set())
            if ends & set(kinds):
                return
        raise AssertionError((ends, exploration))


PAUSE = "for (int k = 0; k < 40 * world.rank; ++k) __builtin_amdgcn_s_sleep(127);\n    "
LATE_READER, LATE_WRITER = "get_words(from", "for (int p = 0; p < WORLD; ++p) {\n      if (p != world.rank) put_word"
ONE_SET = ("box + world.epoch % 2 * WORLD * n", "box")
ANY_FLAG = ("(uint32_t)(word[i] >> 32) != flag", "(uint32_t)(word[i] >> 32) == 0")


@pytest.mark.parametrize(("late", "change", "kind"), [
    (LATE_READER, ("", ""), "right"), (LATE_WRITER, ("", ""), "right"),
    (LATE_READER, ONE_SET, "DeadlockError"),  # the next call's words overwrite what a reader still waits for
    (LATE_WRITER, ANY_FLAG, "wrong")])  # a reader takes the word of the call before the last
def test_words_where_ranks_are_late(late, change, kind):
    source = broken_source("words.h", "", "").replace(late, PAUSE + late)
    assert source.count(PAUSE) == 1 and change[0] in source
    with Node(4, name="small", memory="strict", races=True, seed=1) as node:
        protocol = Protocol(node, "words", source.replace(*change) if change[0] else source)
        exploration = node.explore(protocol.run if late == LATE_WRITER else protocol.run_at_once, seeds=2, check=protocol.right)
        assert {outcome.kind for outcome in exploration.outcomes} == {kind}, exploration


def test_a_wait_for_a_word_that_nobody_sends_is_a_deadlock():
    with Node(2, seed=0) as node:
        protocol = Protocol(node, "words")
        protocol.heap.zero_()
        with pytest.raises(A2AError, match="deadlock"):
            node.ranks[0].launch(protocol.kernel, 1, 64, protocol.heap.world(0, 1), *[
                arg[0] if isinstance(arg, list) else arg for arg in protocol.arguments[3:]])
            node.synchronize()


PACK = """
#include "a2a/bf16.h"
using namespace a2a;
extern "C" __global__ void pack(const float* x, uint32_t* out, float* back, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n / 2; i += gridDim.x * blockDim.x) {
    out[i] = pack_bf16(x[2 * i], x[2 * i + 1]);
    back[2 * i] = bf16_low(out[i]), back[2 * i + 1] = bf16_high(out[i]);
  }
}
extern "C" __global__ void eight(const Bytes16* x, const Bytes16* y, Bytes16* out, int n) {
  for (int i = threadIdx.x; i < n / 8; i += blockDim.x) {
    float sum[8] = {};
    add_bf16(sum, x[i]);
    add_bf16(sum, y[i]);
    out[i] = pack_bf16(sum);
  }
}
"""


def test_bf16_rounds_as_pytorch_does():
    """Every exponent and sign, NaN, infinities, denormals, ties both ways, and their neighbours."""
    upper = torch.arange(0, 1 << 16, 5, dtype=torch.int64) << 16
    lower = torch.tensor([0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFF])
    bits = (upper[:, None] | lower).flatten()
    bits = bits[:len(bits) // 2 * 2]
    x = bits.to(torch.int32).view(torch.float32)
    wanted = x.bfloat16()
    with Node(1, seed=0) as node:
        rank, module = node.ranks[0], node.load(PACK)
        out, back = rank.empty(len(x) // 2, torch.int32, "out"), rank.empty(len(x), torch.float32, "back")
        node.call(module.pack, 8, 256, rank.from_torch(x), out, back, len(x))
        packed = out.to_torch().view(torch.bfloat16)
        nan = wanted.isnan()
        assert torch.equal(packed.view(torch.int16)[~nan], wanted.view(torch.int16)[~nan])
        assert nan.any() and set(packed.view(torch.int16)[nan].tolist()) == {0x7FC0}
        assert torch.equal(back.to_torch()[~nan], wanted.float()[~nan])
        a, b = (Draw(seed).normal(512, dtype=torch.bfloat16) for seed in (1, 2))
        out = rank.empty(512, torch.bfloat16, "out")
        node.call(module.eight, 1, 64, rank.from_torch(a), rank.from_torch(b), out, 512,
                  outputs=[out], check=(a.float() + b.float()).bfloat16())


LOOPS = """
#include "a2a/peers.h"
using namespace a2a;
extern "C" __global__ void by_world(World world, Bytes16* box, Bytes16 value) {
  for (int p = 0; p < world.world_size; ++p) world.at(box + world.rank * WAVE, p)[lane_id()] = value;
}
extern "C" __global__ void by_peers(World world, Bytes16* box, Bytes16 value) {
  const Peers peers(world);
  for (int p = 0; p < world.world_size; ++p) peers.at(box + world.rank * WAVE, p)[lane_id()] = value;
}
"""


def test_what_a_loop_over_peers_costs():
    """Simulated us per peer, as peers.h and lesson 04 say: 0.55 where the bases are loaded again, next to nothing with Peers."""
    us = {}
    for world in (2, 8):
        with Node(world, seed=0) as node:
            heap, module = SymmetricHeap(node, 1 << 14), node.load(LOOPS)
            box = heap.alloc("box", (world * 256,), torch.int32)
            for name in ("by_world", "by_peers"):
                us[name, world] = node.measure(module[name], 1, 64, heap, box, bytes(16)).us[0]
    per_peer = {name: (us[name, 8] - us[name, 2]) / 6 for name in ("by_world", "by_peers")}
    assert round(per_peer["by_world"], 1) in (0.5, 0.6) and per_peer["by_peers"] < 0.05, per_peer
