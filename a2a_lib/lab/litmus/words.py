"""The vocabulary of litmus cases: verdicts, places, and the sentences of message passing."""
from .case import MODES, Litmus

NEVER = dict.fromkeys(MODES, "never")
SOMETIMES = dict.fromkeys(MODES, "sometimes")
UNSPECIFIED = dict.fromkeys(MODES, "unspecified")
NOT_ON_HARDWARE = {"strict": "sometimes", "hw-spx": "never", "cpx": "sometimes"}
SEVERAL_L2 = {"strict": "sometimes", "hw-spx": "sometimes", "cpx": "never"}  # cpx: an agent has one L2

STALE = "1:r0 == 0"
XCDS, GPUS, CU = ("0.0", "0.1"), ("0", "1"), ("0", "0")  # two XCDs of a GPU; two GPUs; two waves of one block
CUS = ("0.0.0", "0.0.1")                                   # two CUs of one XCD
HERE = {"x": "0", "y": "0"}     # both in rank 0's memory
PUSH = {"x": "1", "y": "1"}     # in the consumer's
PULL = {"x": "0", "y": "1"}     # the data in the producer's memory, the flag in the consumer's


def mp(name, store, load, *, place=XCDS, where=HERE, verdict, **more) -> Litmus:
    return Litmus(name, (store, load), more.pop("outcome", STALE), where=where, place=place, verdict=verdict, **more)


def release(scope: str) -> str:
    return f"*x = 1; signal<Order::release, Scope::{scope}>(y, 1);"


def relaxed(scope: str) -> str:
    return f"*x = 1; signal<Order::relaxed, Scope::{scope}>(y, 1);"


def acquire(scope: str) -> str:
    return f"wait_equal<Order::acquire, Scope::{scope}>(y, 1); r0 = *x;"


def no_acquire(scope: str) -> str:
    return f"wait_equal<Order::relaxed, Scope::{scope}>(y, 1); r0 = *x;"


CACHED = "r1 = *x; "            # the consumer has read the data before: a copy lies in its L1 (and its L2)
DRAINED = "*x = 1; wait_stores(); signal<Order::relaxed, Scope::agent>(y, 1);"
