"""Programs as data: threads of operations on locations; from and to HIP text.

A thread is one lane of a wave of its own. Its place (rank, XCD, CU) says which scopes include whom: threads of one CU
are waves of one block.
"""
from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

RELAXED, ACQUIRE, RELEASE, ACQ_REL, SEQ_CST = "relaxed", "acquire", "release", "acq_rel", "seq_cst"
_RELEASES, _ACQUIRES = {RELEASE, ACQ_REL, SEQ_CST}, {ACQUIRE, ACQ_REL, SEQ_CST}
SCOPES = ("wave", "workgroup", "agent", "system")


@dataclass(frozen=True)
class Op:
    """One operation.

    kind    "load", "store", "add" (read-modify-write), "cas" (repeated until it succeeds: value for expect), "wait" (a
            load repeated until it sees value), "fence", "barrier" (of the block)
    order   "plain" (not atomic) or an order; of a fence its order
    reg     where the value read goes, "" nowhere
    """

    kind: str
    loc: str = ""
    value: int = 0
    order: str = "plain"
    scope: str = "system"
    reg: str = ""
    expect: int = 0

    @property
    def atomic(self) -> bool:
        return self.order != "plain"

    @property
    def reads(self) -> bool:
        return self.kind in ("load", "wait", "add", "cas")

    @property
    def writes(self) -> bool:
        return self.kind in ("store", "add", "cas")

    def hip(self) -> str:
        """As HIP text, with what the device headers offer. Nothing is moved or merged across it."""
        order, scope, at = f"Order::{self.order}", f"Scope::{self.scope}", self.loc
        into = f"{self.reg} = " if self.reg else ""
        if self.kind == "barrier":
            return "__syncthreads();"
        if self.kind == "fence":
            return f"fence<{order}, {scope}>();"
        if self.kind == "wait":
            return f"{into}wait_equal<{order}, {scope}>({at}, {self.value});"
        if self.kind == "cas":
            return (f"for (;;) {{ int expected = {self.expect}; if (__hip_atomic_compare_exchange_strong({at}, &expected, "
                    f"{self.value}, __ATOMIC_RELAXED, __ATOMIC_RELAXED, SCOPE_{self.scope})) break; sleep(1); }}")
        if self.scope == "workgroup" and (self.kind == "add" or (self.kind == "store" and self.order in _RELEASES)):
            call = "signal_add" if self.kind == "add" else "signal"  # no instruction says so: the headers' mark does
            return f"{into}{call}<{order}, {scope}>({at}, {self.value});"
        if self.kind == "add":
            builtin = f"__hip_atomic_fetch_add({at}, {self.value}, __ATOMIC_{self.order.upper()}, SCOPE_{self.scope});"
            return into + builtin
        if self.kind == "load":
            return f"{into}*({at});" if not self.atomic else \
                f"{into}__hip_atomic_load({at}, __ATOMIC_{self.order.upper()}, SCOPE_{self.scope});"
        if not self.atomic:
            return f"*({at}) = {self.value};"
        return f"__hip_atomic_store({at}, {self.value}, __ATOMIC_{self.order.upper()}, SCOPE_{self.scope});"


@dataclass(frozen=True)
class Program:
    """threads: tuples of Ops; places: per thread (rank, xcd, cu); init: first values, 0 where nothing is said."""

    threads: tuple[tuple[Op, ...], ...]
    places: tuple[tuple[int, int, int], ...]
    init: dict = field(default_factory=dict)

    def includes(self, scope: str, a: int, b: int) -> bool:
        """Whether an operation of that scope by thread a includes thread b."""
        p, q = self.places[a], self.places[b]
        return (scope == "system" or a == b or (scope == "agent" and p[0] == q[0]) or (scope == "workgroup" and p == q))

    def hip(self) -> tuple[str, ...]:
        return tuple(" compiler_fence(); ".join(op.hip() for op in ops) for ops in self.threads)

    def as_compiled(self) -> Program:
        """The program that the machine code of this one spells out: a releasing access is a release fence and a relaxed
        access, an acquiring one a relaxed access and an acquire fence [LLVM: "Memory Model GFX942"]. It orders more than the
        source does, for a fence holds for other accesses too, and in one place less: what an acquiring load acquires is
        ordered before what follows it, not before the load itself. At workgroup scope neither is an instruction."""
        return Program(tuple(tuple(o for op in ops for o in _compiled(op)) for ops in self.threads), self.places, self.init)


def _compiled(op: Op) -> tuple[Op, ...]:
    if op.kind in ("fence", "barrier") or not op.atomic or op.scope == "workgroup":
        return (op,)
    before = (Op("fence", order=RELEASE, scope=op.scope),) if op.writes and op.order in _RELEASES else ()
    after = (Op("fence", order=ACQUIRE, scope=op.scope),) if op.reads and op.order in _ACQUIRES else ()
    return before + (replace(op, order=RELAXED),) + after


class Unreadable(ValueError):
    """HIP text that is none of the forms below."""


def _signal(loc, value, order, scope, kind="store", reg=""):
    """signal() and signal_add(): the headers make the release a fence before a relaxed access."""
    first = (Op("fence", order=RELEASE, scope=scope),) if order in (RELEASE, ACQ_REL, SEQ_CST) else ()
    left = {RELEASE: RELAXED, ACQ_REL: ACQUIRE}.get(order, order)
    return first + (Op(kind, loc, value, left, scope, reg),)


def _wait(loc, value, order, scope, reg=""):
    """wait_equal(): relaxed polls, then an acquire fence."""
    then = (Op("fence", order=ACQUIRE, scope=scope),) if order == ACQUIRE else ()
    return (Op("wait", loc, value, SEQ_CST if order == SEQ_CST else RELAXED, scope, reg),) + then


_REG, _LOC, _TAGS = r"(?:(r\d) = )?", r"(\w+(?: \+ \d+)?)", r"<Order::(\w+), Scope::(\w+)>"
_BUILTIN = r"__ATOMIC_(\w+), (?:SCOPE_|__HIP_MEMORY_SCOPE_)(\w+)"
_FORMS = [  # regular expression of one statement -> its operations
    (r"\*\(?(\w+)\)? = (\d+);", lambda m: (Op("store", m[1], int(m[2])),)),
    (rf"(r\d) = \*\(?{_LOC}\)?;", lambda m: (Op("load", m[2], reg=m[1]),)),
    (rf"__builtin_nontemporal_store\((\d+), {_LOC}\);", lambda m: (Op("store", m[2], int(m[1])),)),
    (rf"(r\d) = __builtin_nontemporal_load\({_LOC}\);", lambda m: (Op("load", m[2], reg=m[1]),)),
    (rf"signal{_TAGS}\({_LOC}, (\d+)\);", lambda m: _signal(m[3], int(m[4]), m[1], m[2])),
    (rf"{_REG}signal_add{_TAGS}\({_LOC}, (\d+)\);", lambda m: _signal(m[4], int(m[5]), m[2], m[3], "add", m[1] or "")),
    (rf"{_REG}wait_equal{_TAGS}\({_LOC}, (\d+)\);", lambda m: _wait(m[4], int(m[5]), m[2], m[3], m[1] or "")),
    (rf"while \(!load_(relaxed|acquire)<Scope::(\w+)>\({_LOC}\)\) (?:sleep\(1\);|\{{[^}}]*\}})",
     lambda m: (Op("wait", m[3], 1, m[1], m[2]),)),
    (rf"{_REG}load_(relaxed|acquire)<Scope::(\w+)>\({_LOC}\);", lambda m: (Op("load", m[4], 0, m[2], m[3], m[1] or ""),)),
    (rf"store_(relaxed|release)<Scope::(\w+)>\({_LOC}, (\d+)\);",
     lambda m: (Op("store", m[3], int(m[4]), m[1], m[2]),)),
    (rf"fence{_TAGS}\(\);", lambda m: (Op("fence", order=m[1], scope=m[2]),)),
    (rf"__hip_atomic_store\({_LOC}, (\d+), {_BUILTIN}\);",
     lambda m: (Op("store", m[1], int(m[2]), m[3].lower(), m[4].lower()),)),
    (rf"(r\d) = __hip_atomic_load\({_LOC}, {_BUILTIN}\);",
     lambda m: (Op("load", m[2], 0, m[3].lower(), m[4].lower(), m[1]),)),
    (rf"{_REG}__hip_atomic_fetch_add\({_LOC}, (\d+), {_BUILTIN}\);",
     lambda m: (Op("add", m[2], int(m[3]), m[4].lower(), m[5].lower(), m[1] or ""),)),
    (rf"{_REG}atomicAdd\({_LOC}, (\d+)\);", lambda m: (Op("add", m[2], int(m[3]), RELAXED, "agent", m[1] or ""),)),
    (r"__syncthreads\(\);", lambda m: (Op("barrier"),)),
    (r"__threadfence\(\);", lambda m: (Op("fence", order=SEQ_CST, scope="agent"),)),
    (r"(?:sleep\(\d+\)|wait_stores\(\)|compiler_fence\(\));", lambda m: ()),  # of time, and of this compiler: no promise
]
_FORMS = [(re.compile(pattern), make) for pattern, make in _FORMS]


def parse(threads, places, init=None) -> Program:
    """A `Program` out of HIP bodies in the suite's forms. Raises Unreadable, naming the text it does not know."""
    return Program(tuple(_thread(text) for text in threads), tuple(places), dict(init or {}))


def _thread(text: str) -> tuple[Op, ...]:
    ops, rest = [], text.strip()
    while rest:
        for pattern, make in _FORMS:
            if m := pattern.match(rest):
                ops += make(m)
                rest = rest[m.end():].lstrip()
                break
        else:
            raise Unreadable(rest)
    return tuple(ops)
