"""Helpers that the tests of all-to-alls share: guarded heaps, poison, calls in a row, mutated kernels."""
from contextlib import contextmanager

import torch

from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.moe import Problem
from a2a_lib.kernels.rung import memory
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap

GUARD_BYTES, GUARD = 2048, 0xA5
DELAY = """
#include "a2a/a2a.h"
extern "C" __global__ void delay(int sleeps) { for (int i = 0; i < sleeps; ++i) __builtin_amdgcn_s_sleep(127); }
"""
SLEEP_US = 127 * 64 / 2100  # one s_sleep 127 on the preset's 2100 MHz


class GuardedHeap(SymmetricHeap):
    """A heap with a guard of known bytes behind every allocation."""

    def __init__(self, node, nbytes, **options):
        super().__init__(node, nbytes + 16 * 2 * GUARD_BYTES, **options)

    def alloc(self, name, shape, dtype=torch.float32, align=128):
        buffers = super().alloc(name, shape, dtype, align)
        for guard in super().alloc(name + " guard", (GUARD_BYTES,), torch.uint8, 1):
            guard.memset_(GUARD)
        return buffers

    def check(self):
        for name, buffers in self._buffers.items():
            if name.endswith(" guard"):
                for guard in buffers:
                    touched = (guard.to_torch() != GUARD).nonzero().flatten().tolist()
                    assert not touched, f"rank {guard.rank}: bytes {touched[:8]} of the {name} were written"


@contextmanager
def guarded():
    """Rungs made inside get a `GuardedHeap`."""
    plain, memory.SymmetricHeap = memory.SymmetricHeap, GuardedHeap
    try:
        yield
    finally:
        memory.SymmetricHeap = plain


def make(shape, world=8, *, rung="token_flags", seed=0, node=None, **options):
    """A rung with a guarded heap on a fresh node."""
    with guarded():
        return rungs[rung](node or Node(world, seed=seed), shape, **options)


def poison(comm):
    """NaN (or -1) in everything a call must write before it reads it. Costs no memory where buffers are large."""
    for own in comm.local:
        for name in memory.hollow(comm.buffers):
            own[name].memset_(0xFF)


def check_untouched(comm, problem):
    """Makes one call on poisoned memory and checks that rows that no token uses keep the poison."""
    local, topk, counts = problem.local_experts, problem.shape.topk, problem.flat_tokens()
    for own, rank in zip(comm.local, comm.ranks, strict=True):
        first = rank * local
        mine = counts[:, first:first + local]
        unused = {
            "recv_x": (own["recv_x"], mine.sum(1)), "recv_meta": (own["recv_meta"], mine.sum(1)),
            "expert_x": (own["expert_x"], mine.sum(0)), "expert_y": (own.get("expert_y"), mine.sum(0)),
            "expert_origin": (own["expert_origin"], mine.sum(0)),
        }
        for name, (buffer, used) in unused.items():
            if buffer is None:
                continue
            rows = (buffer.host().view(torch.uint8) == 0xFF).flatten(2).all(2)  # [source or expert, row]
            free = torch.arange(rows.shape[1])[None, :] >= used[:, None]
            assert bool((rows | ~free).all()), f"rank {rank}: {name} was written at an unused row"
        replies = (own["reply"].host().view(torch.uint8) == 0xFF).flatten(2).all(2).flatten()
        wanted = torch.zeros(len(replies), dtype=torch.bool)
        wanted[:problem.num_tokens[rank] * topk] = (problem.topk_ids[rank] >= 0).flatten()
        assert bool((replies | wanted).all()), f"rank {rank}: a reply was written that nobody asked for"


def check_call(comm, problem, untouched=False):
    """One call on poisoned memory with everything checked."""
    poison(comm)
    problem.check(comm(problem))
    comm.heap.check()
    if untouched:
        check_untouched(comm, problem)


def check_parts(comm, problem):
    """One call in two steps: what dispatch delivered, row by row, then the answer."""
    poison(comm)
    received = comm.dispatch(problem)
    problem.check_dispatch(received)
    problem.check(comm.combine(problem, comm.experts(received)))
    comm.heap.check()


def start_in_a_row(comm, problems, delays=None):
    """Starts one call after the other with nothing between them, as processes do that never meet: all inputs are there
    before the first launch, for copying them would wait for the kernels. delays: {rank: us} before its first kernel.
    Returns a function that waits and gives the outputs of every call."""
    calls = [comm.begin(problem) for problem in problems]
    module = comm.node.load(DELAY) if delays else None
    for rank, us in (delays or {}).items():
        comm.node.ranks[rank].launch(module.delay, 1, 64, int(us / SLEEP_US), stream=comm.streams[rank])
    for call in calls:
        for stage in comm.stages:
            comm.start(stage, call)
    return lambda: [comm.result(call) for call in calls]


def check_in_a_row(comm, problems, delays=None):
    for problem, outputs in zip(problems, start_in_a_row(comm, problems, delays)(), strict=True):
        problem.check(outputs)


def draw(shape, world=8, seed=0, **options):
    """An exact random problem."""
    return Problem.random(shape, world, seed, exact=True, **options)


def mutant(old, new, count=1, rung="token_flags"):
    """The rung's own kernels with `old` replaced by `new`; `old` must occur exactly `count` times."""
    text = rungs[rung].SOURCE.read_text()
    assert text.count(old) == count, f"{text.count(old)} times in the kernel: {old}"
    return text.replace(old, new)
