"""Litmus tests: two to four short HIP threads, one outcome, and its frequency on the simulated node.

    a2a.litmus("*x = 1; signal<Order::release, Scope::system>(y, 1);",
               "wait_equal<Order::acquire, Scope::system>(y, 1); r0 = *x;",
               outcome="1:r0 == 0", mode="strict")

prints a histogram of the final states as herd7 does, with one witness (schedule seed) of each. `a2a.litmus.suite` are
the tests of lesson 05, `a2a.litmus.run_suite` runs them. `a2a.litmus.Mailbox` sends that lesson's messages, and
`a2a.litmus.compiled` gives the instructions of an order and a scope.
"""
import sys
import types

from .case import MODES, Histogram, Litmus, State, replay, run
from .instructions import compiled
from .mailbox import Mailbox
from .suite import Result, run_suite, suite

__all__ = ["MODES", "Histogram", "Litmus", "Mailbox", "Result", "State", "compiled", "litmus", "replay", "run", "run_suite",
           "suite"]


def litmus(*threads: str, outcome: str, name: str = "litmus", where: dict | None = None, init: dict | None = None,
           place=None, mode: str = "strict", seeds: int = 1000, first: int = 0) -> Histogram:
    """Compiles and runs one litmus test; returns its `Histogram`.

    threads  two to four bodies of HIP code. Every location is an `int*` of that name; `r0` ... `r7` are the thread's
             own ints, zero at first, and make up the final state. All of a2a/a2a.h can be used, and
               sleep(n)            n * 64 clocks
               wait_stores()       s_waitcnt vmcnt(0): the wave's own loads and stores are complete
               scalar_load(p)      through the scalar cache
               compiler_fence()    keeps the compiler from moving or merging plain accesses across it
    outcome  Python expression over "0:r1" (register r1 of thread 0), locations (their final value) and `hang` (a thread
             never ended), such as "1:r0 == 1 and 1:r1 == 0"
    where    location -> whose memory it is, {"x": "1", "y": "0 uncached"}: rank, then "default" (the default),
             "finegrained" or "uncached". Default: x and y on the last rank. Each has its own cache lines; `x + 1` is in
             the line of x
    init     initial values, 0 by default
    place    per thread "rank", "rank.xcd" or "rank.xcd.cu" (2 XCDs of 2 CUs per GPU). Default: thread i on rank i.
             Threads of the same CU are waves of one block, and may __syncthreads() with each other
    mode     "strict", "hw-spx", "cpx" or "ideal"
    seeds    number of schedules, from seed `first` on. Each has its own delays; a seed gives the same state every time

    Errors: ValueError for inconsistent arguments, CompileError naming "thread 1" and the line, FaultError.
    """
    test = Litmus(name, threads, outcome, where={} if where is None else where, init=init or {}, place=place or ())
    return run(test, mode, seeds=seeds, first=first)


class _Callable(types.ModuleType):
    """Makes the package itself the function: `a2a.litmus(...)` beside `a2a.litmus.suite`."""

    def __call__(self, *threads, **options):
        return litmus(*threads, **options)


sys.modules[__name__].__class__ = _Callable
