"""Checks of lesson 05, flags. Each runs what the reader wrote in memory mode strict under several schedule seeds, with the
race detector on: right values by luck are not enough."""

from __future__ import annotations

import re
from pathlib import Path

import torch

from ...errors import A2AError, DeadlockError
from ...node.heap import SymmetricHeap
from ...node import Node
from ...toolchain import compile as compile_source
from .score import score_card
from .trial import Trial, exercise

BUDGET = 50_000_000
SEEDS = 6

OTHER_SIDE = '''
#include "a2a/a2a.h"
using namespace a2a;
// Takes one message of n ints from inbox, once `ready` is set. One block.
extern "C" __global__ void take(int* out, const int* inbox, const unsigned* ready, int n) {
  if (threadIdx.x == 0) wait_at_least<Order::acquire, Scope::system>(ready, 1u);
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = inbox[i];
}
// Takes message after message from a ring of slots, slowly, and gives each slot back. One wave.
extern "C" __global__ void take_ring(int* out, const int* ring, const unsigned* full, unsigned* free, const int64_t* bases,
                                     int rank, int peer, int messages, int dim, int slots, int naps) {
  for (int m = 1; m <= messages; ++m) {
    if (lane_id() == 0) wait_at_least<Order::acquire, Scope::system>(full, (unsigned)m);
    wave_barrier();
    for (int nap = 0; nap < naps * (m % 3); ++nap) __builtin_amdgcn_s_sleep(127);
    const int* row = ring + (m - 1) % slots * dim;
    for (int i = lane_id(); i < dim; i += WAVE) out[(m - 1) * dim + i] = row[i];
    wave_barrier();
    if (lane_id() == 0) signal<Order::release, Scope::system>(translate(free, bases, rank, peer), (unsigned)m);
  }
}
'''


def _marks(source) -> list[tuple[str, str, str]]:
    """("signal" or "wait", order, scope) of everything marked in the reader's code."""
    module = getattr(source, "module", source)
    if isinstance(module, (str, Path)):
        module = compile_source(module if "\n" in str(module) else Path(module))
    return re.findall(r"; a2a\.(signal|wait) (\w+) (\w+)", module.asm)


def _why(races) -> str:
    """The first race, told to the reader; "" if there is none."""
    # A flag whose scope is too narrow races itself; its data are the better story, and come first.
    found = sorted(races, key=lambda race: race.first.atomic or race.second.atomic)
    if not found:
        return ""
    race = found[0]
    where = "\n".join(f"  {'atomic ' * side.atomic}{'write' if side.write else 'read'} by rank {side.rank}, {side.kernel}, "
                      f"line {side.line}" for side in (race.first, race.second))
    return f"{race.why}\nthe race detector names, on {race.symbol}:\n{where}"


def _both(*said: str) -> str:
    return "\n".join(filter(None, said))


class _Post:
    """One node with a heap, for one input."""

    def __init__(self, trial: Trial, ranks: int, seed: int, nbytes: int = 1 << 18):
        self.trial = trial
        self.node = Node(ranks, name="small", memory="strict", seed=seed, races=True, max_instructions=BUDGET)
        self.heap = SymmetricHeap(self.node, nbytes)
        self.heap.alloc("before", (64,), torch.int32)
        self.other = self.node.load(OTHER_SIDE, name="other_side.hip")

    def run(self, launches, hang):
        """Runs; returns (trace or None, what to say about a hang, the detector's words)."""
        mark = self.node.mark()
        try:
            launches()
            self.node.synchronize()
        except DeadlockError as error:
            try:
                races = _why(self.node.races)
            except A2AError:
                races = ""
            self.trial.fail(cause=hang() or f"{races or 'somebody waits for ever'}\n{error}")
        except A2AError:
            self.trial.run(self.node, launches, fault="an address that is not the kernel's")
            raise
        return self.node.trace_since(mark), _why(self.node.races)


# ---- mailbox: produce(box, full, free, bases, home, messages), consume(out, box, full, free, bases, home, messages)

@exercise
def mailbox(trial: Trial, source):
    """source: HIP with the kernels `produce` (rank 0) and `consume` (rank 1) of the lesson, for `messages` messages."""
    for home, side in ((1, "pushed"), (0, "pulled")):
        for seed in range(SEEDS // 2):
            trial.case(f"5 messages, {side} (schedule seed {seed})")
            post = _Post(trial, 2, seed)
            node, messages = post.node, 5
            kernels = [trial.load(node, source, name) for name in ("produce", "consume")]
            box = post.heap.alloc("box", (64,), torch.int32)
            full, free = (post.heap.alloc(name, (1,), torch.uint32) for name in ("full", "free"))
            post.heap.zero_()
            out = node.ranks[1].from_torch(torch.full((messages, 64), -1, dtype=torch.int32), "out")

            def launches():
                for rank, kernel, first in zip(node.ranks, kernels, ([], [out])):
                    i = rank.index
                    rank.launch(kernel, 1, 64, *first, box[i], full[i], free[i], post.heap.bases[i], home, messages)

            def hang():
                if any(kind == "signal" and scope != "system" for kind, _, scope in _marks(source)):
                    return ("a flag is set with a scope that does not include another GPU: it stays on the GPU of the rank "
                            "that set it, and the peer waits for ever")
                return ""

            trace, why = post.run(launches, hang)
            got = out.to_torch()
            want = (100 * torch.arange(1, messages + 1)[:, None] + torch.arange(64)).int()
            if why or not torch.equal(got, want):
                bad = (got != want).any(1).nonzero().flatten().tolist()
                where = bad[0] if bad else 0
                lane = int((got != want)[where].nonzero()[0]) if bad else 0
                trial.fail(place=f"message {where + 1}, value {lane}" if bad else "", where={"message": where + 1} if bad else {},
                           expected=int(want[where, lane]) if bad else None, got=int(got[where, lane]) if bad else None,
                           wrong=f"{len(bad)} of {messages} messages" if bad else
                           "no value, this time: but two accesses are ordered by nothing",
                           cause=_both(why, "overwritten: a later message was written into the box before this one was "
                                            "taken. The producer waits until `free` says m - 1"
                                            if bad and int(got[where, lane]) > int(want[where, lane]) else "")
                           or "the messages are 100 * m + lane")
    return None


# ---- send_all(inbox, ready, arrived, x, length, bases, rank, peer, rows, pitch)

@exercise
def send_all(trial: Trial, source):
    """source: HIP with a kernel `send_all`: copies rows of uneven length to the peer's inbox, then sets one flag for all."""
    pitch = 512
    for rows, grid, seed in ((24, 1, 0), (24, 6, 1), (24, 6, 2), (40, 8, 3)):
        trial.case(f"{rows} rows, {grid} block{'s' * (grid > 1)} of 4 waves (schedule seed {seed})")
        post = _Post(trial, 2, seed)
        node, n = post.node, rows * pitch
        kernel = trial.load(node, source, "send_all")
        inbox = post.heap.alloc("inbox", (rows, pitch), torch.int32)
        ready = post.heap.alloc("ready", (1,), torch.uint32)
        post.heap.zero_()
        length = torch.tensor([1 if row % 4 == 0 else 1 + row * row * 37 % pitch for row in range(rows)])
        draw = torch.Generator().manual_seed(seed)
        x = torch.randint(1, 10**6, (rows, pitch), generator=draw) * (torch.arange(pitch) < length[:, None])
        sender, receiver = node.ranks
        given = [sender.zeros((1,), torch.uint32, "arrived"), sender.from_torch(x.int(), "x"),
                 sender.from_torch(length.int(), "length")]
        out = receiver.zeros((rows, pitch), torch.int32, "out")

        def launches():
            receiver.launch(post.other.take, 1, 256, out, inbox[1], ready[1], n)
            sender.launch(kernel, grid, 256, inbox[0], ready[0], *given, post.heap.bases[0], 0, 1, rows, pitch)

        def hang():
            if int(ready[0].to_torch().to(torch.int64)):
                return "translate was forgotten for the flag: rank 0 set its own copy"
            arrived = int(given[0].to_torch().to(torch.int64))
            if arrived == 0:
                return "the flag was never set: is the kernel still the stub?"
            return (f"`arrived` is {arrived} at the end, for {grid} blocks, and nobody set the flag. signal_add returns the "
                    "value *before* its own addition")

        trace, why = post.run(launches, hang)
        got = out.to_torch()
        bad = (got != x).any(1).nonzero().flatten().tolist()
        sets = len(trace.select("flag_set", symbol="ready")) if "ready" in trace.strings["symbols"] else 0
        if sets > 1:
            trial.fail(where={}, expected="1 flag set", got=f"{sets} flags set",
                       cause="every block sets the flag, the first one long before the last has stored. Only the block that "
                             "arrives last may: signal_add returns how many were there before")
        if bad or why:
            cause = why if why and not why.startswith("nothing orders") else f"{_send_cause(source, grid)}\n{why}"
            trial.fail(place=f"row {bad[0]}" if bad else "", where={"row": bad[0]} if bad else {},
                       expected="the row" if bad else None, got="old values in the inbox when the flag was seen" if bad else None,
                       wrong=f"{len(bad)} of {rows} rows" if bad else
                       "no value, this time: but two accesses are ordered by nothing", cause=cause)
    return score_card(trace, remote_bytes=int(length.sum()) * 4 + 4)


def _send_cause(source, grid) -> str:
    released = [scope for kind, order, scope in _marks(source) if kind == "signal" and order != "relaxed"]
    if released and "system" not in released:
        return ("all is released at scope agent, which reaches the blocks of the own GPU and nobody else: the rows are for "
                "another GPU, so the last release on the way there is one at Scope::system")
    if grid == 1:
        return ("a release covers the caller's stores, not those of waves that are still storing: __syncthreads() before "
                "the block's thread 0 releases")
    return "the flag was set before all blocks had arrived: is it the last one that sets it?"


# ---- send_ring(ring, full, free, x, bases, rank, peer, messages, dim, slots)

@exercise
def send_ring(trial: Trial, source):
    """source: HIP with a kernel `send_ring`: message m goes to slot (m - 1) % slots of the peer's ring, when it is free."""
    for messages, dim, slots, naps, seed in ((3, 64, 4, 1, 0), (9, 64, 2, 8, 1), (9, 100, 3, 30, 2), (7, 64, 1, 6, 3)):
        trial.case(f"{messages} messages of {dim} ints, {slots} slot{'s' * (slots > 1)} (schedule seed {seed})")
        post = _Post(trial, 2, seed)
        node = post.node
        kernel = trial.load(node, source, "send_ring")
        ring = post.heap.alloc("ring", (slots, dim), torch.int32)
        full, free = (post.heap.alloc(name, (1,), torch.uint32) for name in ("full", "free"))
        post.heap.zero_()
        sender, receiver = node.ranks
        want = torch.randint(1, 10**6, (messages, dim), generator=torch.Generator().manual_seed(seed)).int()
        x = sender.from_torch(want, "x")
        out = receiver.zeros((messages, dim), torch.int32, "out")

        def launches():
            receiver.launch(post.other.take_ring, 1, 64, out, ring[1], full[1], free[1], post.heap.bases[1], 1, 0, messages,
                            dim, slots, naps)
            sender.launch(kernel, 1, 64, ring[0], full[0], free[0], x, post.heap.bases[0], 0, 1, messages, dim, slots)

        def hang():
            own, theirs = (int(full[i].to_torch().to(torch.int64)) for i in (0, 1))
            taken = int(free[0].to_torch().to(torch.int64))
            if own:
                return "translate was forgotten for the flag: rank 0 set its own copy of `full`"
            if any(kind == "signal" and scope != "system" for kind, _, scope in _marks(source)):
                return "`full` is set with a scope that does not include another GPU: it never leaves rank 0's GPU"
            if theirs == 0 and taken == 0 and not any(kind == "wait" for kind, _, _ in _marks(source)):
                return "`full` was never set: is the kernel still the stub?"
            if theirs == taken:
                return (f"{taken} messages were sent and taken, and now rank 0 waits for more: before message m it may wait "
                        "only until message m - slots was taken")
            return ""

        trace, why = post.run(launches, hang)
        got = out.to_torch()
        for m in range(messages):
            if torch.equal(got[m], want[m]):
                continue
            later = [k for k in range(m + 1, messages) if torch.equal(got[m], want[k]) or int(got[m][-1]) == int(want[k][-1])]
            cause = (f"overwritten: message {later[0] + 1} was written into the slot before message {m + 1} was taken from it. "
                     "Before message m, wait until message m - slots was taken" if later else why)
            slot = [k for k in range(m) if torch.equal(got[m], want[k])]
            if not later and slot and not why:
                cause = f"this is message {slot[0] + 1}: message m belongs in slot (m - 1) % slots"
            j = int((got[m] != want[m]).nonzero()[0])
            trial.fail(place=f"message {m + 1}, value {j}", where={"message": m + 1, "dim": j}, expected=int(want[m, j]),
                       got=int(got[m, j]), cause=cause or "another place or other values: slot (m - 1) % slots, x row m - 1")
        if why:
            trial.fail(wrong="no value, this time: but two accesses are ordered by nothing", cause=why)
    return score_card(trace, remote_bytes=messages * (dim * 4 + 4 + 4), flags=2 * messages)
