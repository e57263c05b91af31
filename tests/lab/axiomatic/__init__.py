"""An axiomatic checker of small concurrent programs: what LLVM's scoped memory model allows, by brute force.

It shares nothing with the simulated node, neither code nor idea: the node executes instructions through caches, this
enumerates whole executions on paper and throws out those that the axioms forbid. `generate.py` draws random programs.

A program is threads of operations on locations, from and to HIP text. A thread is one lane of a wave of its own. Its place (rank,
XCD, CU) says which scopes include whom: threads of one CU are waves of one block.

The model is LLVM's for AMDGPU: C++20's, with scopes.

* Two operations count for each other only if each one's scope includes the other's thread (LLVM, AMDGPUUsage, "Memory
  Scopes": an operation synchronises with others of a scope that includes it). A release fence with the atomic store behind
  it, and an atomic load with the acquire fence behind it, are in force at the narrower of the two scopes.
* A release sequence is a write and the read-modify-writes that continue it (C++20), each including the one before.
* A block's barrier orders everything before it in all its waves before everything after it.
* happens-before = (program order | synchronises-with | barriers)+. Coherence: happens-before; eco is irreflexive, eco =
  (reads-from | modification order | from-reads)+ of one location; a read-modify-write follows the write it read at once.
* seq_cst: RC11's psc is acyclic among the operations whose scopes include each other. (C++20's single order is stronger in
  corners: it forbids IRIW with seq_cst loads and relaxed stores too. This model forbids only what both forbid.)
* No value out of thin air: what comes behind a wait depends on it, and dependencies with reads-from make no circle. Other
  circles (load buffering) are allowed, as in LLVM: RC11 without its axiom that forbids them.
* Two accesses of one location by different threads, one of them a write, race unless happens-before orders them or both
  are atomic with scopes that include each other. As in LLVM (and unlike C++) a race makes what is read undefined and
  nothing else: such a read may return anything, and so may the last value of a location whose writes race.
"""
import re
from dataclasses import dataclass, field, replace
from itertools import permutations, product
from math import prod

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

    def as_compiled(self) -> "Program":
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


class _Event:
    __slots__ = ("op", "thread", "reads", "writes", "loc", "n")

    def __init__(self, n: int, thread: int, op: Op):
        self.n, self.thread, self.op, self.loc = n, thread, op, op.loc
        self.reads, self.writes = op.reads, op.writes


class Frame:
    """Parts that all executions of a program share: its events, program order, barriers."""

    def __init__(self, program: Program, compiled: bool = False):
        self.program, self.compiled = program, compiled
        locations = sorted({op.loc for ops in program.threads for op in ops if op.loc})
        self.events = [_Event(i, -1, Op("store", loc, program.init.get(loc, 0))) for i, loc in enumerate(locations)]
        self.first = {loc: i for i, loc in enumerate(locations)}
        self.threads = []
        for t, ops in enumerate(program.threads):
            self.threads.append([])
            for op in ops:
                self.threads[t].append(len(self.events))
                self.events.append(_Event(len(self.events), t, op))
        n = len(self.events)
        self.writes = {loc: [e.n for e in self.events if e.writes and e.loc == loc] for loc in locations}
        self.reads = [e.n for e in self.events if e.reads]
        self.po = [0] * n  # bit j of po[i]: i comes before j
        for numbers in self.threads:
            for i, a in enumerate(numbers):
                for b in numbers[i + 1:]:
                    self.po[a] |= 1 << b
        everything = (1 << n) - 1
        base = list(self.po)
        for i in self.first.values():
            base[i] |= everything & ~((1 << len(locations)) - 1)
        self._barriers(base)
        self.base = base
        self.near = _close(base) if compiled else self.po  # before, within a wave; in a compiled program within a block

    def _barriers(self, base):
        blocks = {}
        for t, numbers in enumerate(self.threads):
            at = [n for n in numbers if self.events[n].op.kind == "barrier"]
            blocks.setdefault(self.program.places[t], []).append(at)
        for members in blocks.values():
            with_barriers = [at for at in members if at]
            for same in zip(*with_barriers):  # the k-th barrier of each wave is one barrier
                behind = 0
                for b in same:
                    behind |= self.po[b]
                for b in same:
                    base[b] |= behind

    def choices(self) -> list[list[int]]:
        """Per read the writes that it may read: of its location, and of a wait not those that store something else."""
        def may(r, w):
            op, stored = self.events[r].op, self.events[w].op
            wanted = {"wait": op.value, "cas": op.expect}.get(op.kind)
            return w != r and (wanted is None or stored.kind != "store" or stored.value == wanted)
        return [[w for w in self.writes[self.events[r].loc] if may(r, w)] for r in self.reads]

    def both(self, scope_a: str, a: int, scope_b: str, b: int) -> bool:
        """Whether the operations of threads a and b, of those scopes, include each other. Thread -1: initial values."""
        return a < 0 or b < 0 or (self.program.includes(scope_a, a, b) and self.program.includes(scope_b, b, a))


def _close(edges: list[int]) -> list[int]:
    """Transitive closure; bit i of row i is set where there is a circle."""
    rows = list(edges)
    for k in range(len(rows)):
        bit, row = 1 << k, rows[k]
        if row:
            for i in range(len(rows)):
                if rows[i] & bit:
                    rows[i] |= row
    return rows


def values_of(f: Frame, rf: dict) -> dict | None:
    """The value of every write and every read. None for a cycle of read-modify-writes, or a wait that does not end."""
    written, reading = {}, set()

    def value(w):
        if w in written:
            return written[w]
        op = f.events[w].op
        if op.kind == "store":
            written[w] = op.value
        else:
            if w in reading:
                return None
            reading.add(w)
            before = value(rf[w])
            if before is None:
                return None
            written[w] = before + op.value if op.kind == "add" else op.value
        return written[w]

    read = {}
    for r, w in rf.items():
        read[r] = value(w)
        op = f.events[r].op
        if read[r] is None or (op.kind == "wait" and read[r] != op.value) or (op.kind == "cas" and read[r] != op.expect):
            return None
    for numbers in f.writes.values():
        for w in numbers:
            value(w)
    return {"read": read, "written": written}


def _synchronises(f: Frame, rf: dict) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Pairs (releasing operation, acquiring operation), and pairs (store, acquiring operation) for stores after a release
    fence. In a compiled program, such a store is a release store, so it is ordered, too; and a fence acts on the cache, so
    it serves all waves of its block that a barrier orders after it, or before it."""
    e, pairs, alone = f.events, [], []
    for r, w in rf.items():
        if not e[r].op.atomic or e[w].thread < 0:
            continue
        t = e[r].thread
        sinks = [(r, e[r].op.scope)] if e[r].op.order in _ACQUIRES else []
        sinks += [(x.n, min(x.op.scope, e[r].op.scope, key=SCOPES.index)) for x in e
                  if f.near[r] >> x.n & 1 and x.op.kind == "fence" and x.op.order in _ACQUIRES]
        head, step = w, r
        while e[head].op.atomic and e[head].thread >= 0 and \
                f.both(e[head].op.scope, e[head].thread, e[step].op.scope, e[step].thread):
            u = e[head].thread
            sources = [(head, e[head].op.scope)] if e[head].op.order in _RELEASES else []
            sources += [(x.n, min(x.op.scope, e[head].op.scope, key=SCOPES.index)) for x in e
                        if f.near[x.n] >> head & 1 and x.op.kind == "fence" and x.op.order in _RELEASES]
            alone += [(head, k) for s, scope_s in sources for k, scope_k in sinks
                      if s != head and f.both(scope_s, u, scope_k, t)]
            pairs += [(s, k) for s, scope_s in sources for k, scope_k in sinks if f.both(scope_s, u, scope_k, t)]
            if not e[head].reads:
                break
            head, step = rf[head], head
    return pairs, alone


def happens_before(f: Frame, rf: dict) -> list[int]:
    edges = list(f.base)
    for a, b in _synchronises(f, rf)[0]:
        edges[a] |= 1 << b
    return _close(edges)


def with_release_stores(f: Frame, rf: dict, hb: list[int]) -> list[int]:
    """hb, with what a compiled program's stores behind release fences order: themselves, and nothing else."""
    more = list(hb)
    for a, b in _synchronises(f, rf)[1]:
        more[a] |= 1 << b | hb[b]
    return more


def no_thin_air(f: Frame, rf: dict) -> bool:
    edges = [0] * len(f.events)
    for numbers in f.threads:
        for i, n in enumerate(numbers):
            if f.events[n].op.kind in ("wait", "cas"):
                for later in numbers[i + 1:]:
                    edges[n] |= 1 << later
    for r, w in rf.items():
        edges[w] |= 1 << r
    return not any(row >> i & 1 for i, row in enumerate(_close(edges)))


def coherent_orders(f: Frame, loc: str, rf: dict, hb: list[int]):
    """Modification orders of one location that are coherent, each a list of its writes."""
    first, *others = f.writes[loc]
    readers = [(r, w) for r, w in rf.items() if f.events[r].loc == loc]
    for rest in permutations(others):
        order = [first, *rest]
        at = {w: i for i, w in enumerate(order)}
        if any(hb[b] >> a & 1 for i, a in enumerate(order) for b in order[i + 1:]):
            continue
        if any(f.events[r].writes and at[r] != at[w] + 1 for r, w in readers):
            continue
        # Where each access stands: a write at its own place, a read just behind the write it read.
        place = [(2 * at[w], w, True) for w in order] + [(2 * at[w] + 1, r, False) for r, w in readers
                                                         if not f.events[r].writes]
        if all(not hb[a] >> b & 1 or pa < pb or (pa == pb and not wa) for pa, a, wa in place for pb, b, _ in place
               if a != b):
            yield order


def sequential(f: Frame, rf: dict, hb: list[int], orders: dict) -> bool:
    """RC11's axiom of seq_cst operations: psc is acyclic (Lahav et al., PLDI 2017), among those that include each other."""
    e, n = f.events, len(f.events)
    sc = [x.n for x in e if x.op.order == "seq_cst" and x.thread >= 0]
    if len(sc) < 2:
        return True
    mo, fr, reads = [0] * n, [0] * n, [0] * n
    for loc, order in orders.items():
        at = {w: i for i, w in enumerate(order)}
        for i, w in enumerate(order):
            for later in order[i + 1:]:
                mo[w] |= 1 << later
        for r, w in rf.items():
            if e[r].loc == loc:
                reads[w] |= 1 << r
                for later in order[at[w] + 1:]:
                    if later != r:
                        fr[r] |= 1 << later
    eco = _close([a | b | c for a, b, c in zip(mo, fr, reads)])
    scb = [mo[i] | fr[i] | f.po[i] for i in range(n)]
    for i in range(n):
        for j in range(n):
            if hb[i] >> j & 1 and e[i].loc and e[i].loc == e[j].loc:
                scb[i] |= 1 << j
    elsewhere = [sum(1 << j for j in range(n) if f.po[i] >> j & 1 and (not e[i].loc or e[i].loc != e[j].loc))
                 for i in range(n)]
    scb = [row | far for row, far in zip(scb, _follow(elsewhere, hb, elsewhere))]
    fence_order = [a | b for a, b in zip(hb, _follow(hb, eco, hb))]
    edges = [0] * n
    for a in sc:
        before = [a] + ([x for x in range(n) if hb[a] >> x & 1] if e[a].op.kind == "fence" else [])
        for b in sc:
            if not f.both(e[a].op.scope, e[a].thread, e[b].op.scope, e[b].thread):
                continue
            after = [b] + ([x for x in range(n) if hb[x] >> b & 1] if e[b].op.kind == "fence" else [])
            fences = e[a].op.kind == e[b].op.kind == "fence"
            if (fences and fence_order[a] >> b & 1) or any(scb[x] >> y & 1 for x in before for y in after):
                edges[a] |= 1 << b
    return not any(row >> i & 1 for i, row in enumerate(_close(edges)))


def _follow(first: list[int], then: list[int], last: list[int]) -> list[int]:
    """The composition first; then; last of three relations."""
    n = len(first)
    middle = [_union(last, then[i], n) for i in range(n)]
    return [_union(middle, first[i], n) for i in range(n)]


def _union(rows: list[int], which: int, n: int) -> int:
    out = 0
    for i in range(n):
        if which >> i & 1:
            out |= rows[i]
    return out


def racing_pairs(f: Frame, hb: list[int]) -> list[tuple[int, int]]:
    pairs = []
    for a in f.events:
        if a.thread < 0 or not (a.reads or a.writes):
            continue
        for b in f.events[a.n + 1:]:
            if b.loc != a.loc or b.thread == a.thread or not (a.writes or b.writes) or not (b.reads or b.writes):
                continue
            if hb[a.n] >> b.n & 1 or hb[b.n] >> a.n & 1:
                continue
            if a.op.atomic and b.op.atomic and f.both(a.op.scope, a.thread, b.op.scope, b.thread):
                continue
            pairs.append((a.n, b.n))
    return pairs


ANY = None  # the value of a read in a race


@dataclass
class Verdict:
    """The outcomes that the model allows for a program.

    outcomes    final states of consistent executions, each a frozenset of ("1:r0", value) and ("x", value); ANY where a
                race leaves the value open
    racy        whether some execution has a race
    executions  how many were consistent
    """

    outcomes: set = field(default_factory=set)
    racy: bool = False
    executions: int = 0
    values: frozenset = frozenset()

    def allows(self, holds) -> bool:
        """Whether a final state (a dict) with holds(state) is allowed."""
        for outcome in self.outcomes:
            fixed = {name: value for name, value in outcome if value is not ANY}
            free = [name for name, value in outcome if value is ANY]
            if any(holds(fixed | dict(zip(free, some))) for some in product(self.values, repeat=len(free))):
                return True
        return False

    def allows_state(self, state: dict) -> bool:
        """Whether this final state, which need not name everything, is allowed."""
        return any(all(value is ANY or state.get(name, value) == value for name, value in outcome)
                   for outcome in self.outcomes)


def size(program: Program) -> int:
    """The work of `judge` for a program: the number of ways to choose the write of each read."""
    return prod(map(len, Frame(program).choices()))


def judge(program: Program, *, final: bool = True, most: int = 200_000) -> Verdict:
    """All outcomes that the model allows, and whether the program has a race.

    final: whether final values of locations are asked for (dearer). ValueError: more than `most` candidates."""
    f = Frame(program)
    choices = f.choices()
    if (count := prod(map(len, choices))) > most:
        raise ValueError(f"{count} ways to read: too many for brute force")
    verdict, numbers = Verdict(), {0}
    fences = any(x.op.order == "seq_cst" for x in f.events)
    for picked in product(*choices):
        rf = dict(zip(f.reads, picked))
        values = values_of(f, rf)
        if values is None or not no_thin_air(f, rf):
            continue
        hb = happens_before(f, rf)
        if any(row >> i & 1 for i, row in enumerate(hb)) or any(hb[r] >> w & 1 for r, w in rf.items()):
            continue
        per_location = {loc: coherent_orders(f, loc, rf, hb) for loc in f.writes}
        per_location = {loc: list(orders) if final or fences else [next(orders, None)]
                        for loc, orders in per_location.items()}
        if any(not orders or orders[0] is None for orders in per_location.values()):
            continue
        racing = racing_pairs(f, hb)
        undefined = {n for pair in racing for n in pair}
        unsettled = {f.events[a].loc for a, b in racing if f.events[a].writes and f.events[b].writes}
        registers = {f"{f.events[r].thread}:{f.events[r].op.reg}": ANY if r in undefined else v
                     for r, v in values["read"].items() if f.events[r].op.reg}
        seen = False
        for orders in product(*per_location.values()):
            orders = dict(zip(per_location, orders))
            if fences and not sequential(f, rf, hb, orders):
                continue
            seen = True
            verdict.executions += 1
            last = {loc: ANY if loc in unsettled else values["written"][order[-1]] for loc, order in orders.items()}
            verdict.outcomes.add(frozenset((registers | (last if final else {})).items()))
            numbers.update(values["written"].values())
            if not final:
                break
        verdict.racy |= seen and bool(racing)
    verdict.values = frozenset(numbers)
    return verdict


def races_of(program: Program, read: dict[tuple[int, int], int], *, coherent: bool = False) -> set[str] | None:
    """The locations that race in one execution, named by what its reads saw.

    program: as its machine code reads (`Program.as_compiled`). read: (thread, number of the operation in it) -> value.
    Every write of the program must store another value, so that values name writes. None: no write stored such a value, or
    (coherent) no order of the writes of a location fits them."""
    f = Frame(program, compiled=True)
    rf, pending = {}, {}
    for t, numbers in enumerate(f.threads):
        for i, n in enumerate(numbers):
            if f.events[n].reads:
                pending[n] = read[t, i]
    written = {}
    for loc, numbers in f.writes.items():
        for w in numbers:
            op = f.events[w].op
            written[w] = op.value if op.kind in ("store", "cas") else pending[w] + op.value
    for r, value in pending.items():
        writes = [w for w in f.writes[f.events[r].loc] if w != r and written[w] == value]
        if len(writes) != 1:
            return None
        rf[r] = writes[0]
    hb = happens_before(f, rf)
    if coherent and not all(any(True for _ in coherent_orders(f, loc, rf, hb)) for loc in f.writes):
        return None
    return {f.events[a].loc for a, _ in racing_pairs(f, with_release_stores(f, rf, hb))}
