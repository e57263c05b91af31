"""Lesson 05's tests of message passing and store buffering again, in Triton: what `signal`, `wait` and `put` promise.

Thread 0 is a program on rank 0, thread 1 one on rank 1. Message passing: x (data) and y (flag) lie in rank 1's memory.
Store buffering: each sets the other's y. A program of several waves is a thread like any other.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...machine.device.triton_functions import at, put, signal, signal_add, wait, wait_at_least
from ...machine.device.triton_names import jit, tl
from .case import MODES

FOUR = ("ideal", *MODES)
NEVER = dict.fromkeys(FOUR, "never")
SOMETIMES = dict.fromkeys(MODES, "sometimes") | {"ideal": "never"}  # no caches: what was stored is there
ALWAYS_OPEN = dict.fromkeys(FOUR, "sometimes")                      # no cache is to blame
# Modes with caches let a marked or returning atomic act when it is issued (sim/machine/requests.cpp), and hardly show it.
ALLOWED = dict.fromkeys(MODES, "unspecified") | {"ideal": "sometimes"}
WORDS = 64  # data that a put moves: two lines


@jit
def pass_time(anything, delay):
    """Loads past the caches, each behind the one before."""
    total = 0
    for _ in range(delay):
        total += tl.atomic_add(anything + 2, 0, sem="acquire", scope="sys")
    tl.store(anything + 3, total)


@jit
def message_passing(x, y, ones, result, bases, rank, words, delay, linger, SEND: tl.constexpr, RECEIVE: tl.constexpr,
                    BLOCK: tl.constexpr):
    """Rank 0 sends data and a flag; r0 is what rank 1 reads of the data, x [BLOCK], when it has seen the flag. It has
    read it before."""
    pass_time(result, delay)
    last = BLOCK - 2
    if rank == 0:
        data, flag = at(x, bases, 0, 1), at(y, bases, 0, 1)
        if SEND == "put, signal":
            put(data, ones, words, BLOCK)
            signal(flag, 1)
        elif SEND == "signal":
            tl.store(data + last, 1)
            signal(flag, 1)
        elif SEND == "signal_add":
            tl.store(data + last, 1)
            signal_add(flag, 1)
        elif SEND == "flag first":
            signal(flag, 1)
            tl.store(data + last, 1)
        else:
            tl.store(data + last, 1)
            tl.atomic_xchg(flag, 1, sem="relaxed", scope="sys")
    else:
        tl.store(result + 1, tl.sum(tl.load(x + tl.arange(0, BLOCK))))  # copies of the lines are in the caches
        if RECEIVE == "wait":
            wait(y, 1)
        elif RECEIVE == "wait_at_least":
            wait_at_least(y, 1)
        else:
            while tl.atomic_add(y, 0, sem="relaxed", scope="sys") != 1:
                pass
        tl.store(result, tl.load(x + last))
    pass_time(result, linger)


@jit
def store_buffering(x, y, ones, result, bases, rank, words, delay, linger, SEND: tl.constexpr):
    """Each rank sets the other's flag, then looks at its own."""
    theirs = at(y, bases, rank, 1 - rank)
    pass_time(result, delay)
    if SEND == "signal":
        signal(theirs, 1)
    else:
        tl.atomic_xchg(theirs, 1, sem="relaxed", scope="sys")
    tl.store(result, tl.atomic_add(y, 0, sem="acquire", scope="sys"))
    pass_time(result, linger)


@dataclass(frozen=True)
class TritonLitmus:
    """One test. zero: the registers that are 0 in the outcome asked about, "0:r0" of rank 0's program and "1:r0" of rank
    1's; verdict: mode -> never, sometimes or unspecified (allowed, and perhaps never seen here)."""

    name: str
    kernel: object
    constants: Mapping[str, object]
    zero: tuple[str, ...]
    verdict: Mapping[str, str]
    why: str

    @property
    def outcome(self) -> str:
        return " and ".join(f"{register} == 0" for register in self.zero)

    def state_names(self) -> list[str]:
        return ["0:r0", "1:r0"]

    def holds(self, values: Mapping[str, int] | None) -> bool:
        return values is not None and all(values[register] == 0 for register in self.zero)


def _mp(name: str, send: str, receive: str, verdict: Mapping[str, str], why: str, num_warps: int = 1) -> TritonLitmus:
    return TritonLitmus(name, message_passing, dict(SEND=send, RECEIVE=receive, BLOCK=WORDS, num_warps=num_warps),
                        ("1:r0",), verdict, why)


TRITON_SUITE = {test.name: test for test in (
    _mp("MP+signal+wait", "signal", "wait", NEVER, "what a block stores is there before its signal"),
    _mp("MP+put+signal+wait", "put, signal", "wait", NEVER, "the stores of all waves of the block", num_warps=4),
    _mp("MP+signal_add+wait_at_least", "signal_add", "wait_at_least", NEVER, "the flag is a counter"),
    _mp("MP+flag-first", "flag first", "wait", ALWAYS_OPEN, "the flag is there before the data"),
    _mp("MP+relaxed+wait", "relaxed", "wait", SOMETIMES,
        "nothing writes the data back to memory before the flag is set"),
    _mp("MP+signal+relaxed", "signal", "relaxed", SOMETIMES, "the reader's caches still have the copy it read before"),
    *(TritonLitmus(f"SB+{name}", store_buffering, dict(SEND=send, num_warps=1), ("0:r0", "1:r0"), ALLOWED,
                   why) for name, send, why in (
        ("relaxed", "relaxed", "each looks before the other's flag has come"),
        ("signal+wait", "signal", "release and acquire order one message; they do not make both see the other's"))),
)}
SIGNATURE = "*i32:16, *i32:16, *i32:16, *i32:16, *i64, i32, i32, i32, i32"
KERNELS = [(test.kernel, SIGNATURE, dict(test.constants)) for test in TRITON_SUITE.values()]
