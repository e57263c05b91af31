"""The axioms, and every execution of a small program judged by them.

The model is LLVM's for AMDGPU: C++20's, with scopes.

* Two operations count for each other only if each one's scope includes the other's thread (LLVM, AMDGPUUsage, "Memory
  Scopes": an operation synchronises with others of a scope that includes it). A release fence with the atomic store behind
  it, and an atomic load with the acquire fence behind it, are in force at the narrower of the two scopes.
* A release sequence is a write and the read-modify-writes that continue it (C++20), each including the one before.
* A block's barrier orders everything before it in all its waves before everything behind it.
* happens-before = (program order | synchronises-with | barriers)+. Coherence: happens-before; eco is irreflexive, eco =
  (reads-from | modification order | from-reads)+ of one location; a read-modify-write follows the write it read at once.
* seq_cst: RC11's psc is acyclic among the operations whose scopes include each other. (C++20's single order is stronger in
  corners: it forbids IRIW with seq_cst loads and relaxed stores too. Here only what both promise is promised.)
* No value out of thin air: what comes behind a wait depends on it, and dependencies with reads-from make no circle. Other
  circles (load buffering) are allowed, as in LLVM: RC11 without its axiom that forbids them.
* Two accesses of one location by different threads, one of them a write, race unless happens-before orders them or both
  are atomic with scopes that include each other. As in LLVM (and unlike C++) a race makes what is read undefined and
  nothing else: such a read may return anything, and so may the last value of a location whose writes race.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations, product

from .program import Op, Program

_RANK = {"wave": 0, "workgroup": 1, "agent": 2, "system": 3}
_RELEASES = {"release", "acq_rel", "seq_cst"}
_ACQUIRES = {"acquire", "acq_rel", "seq_cst"}


ANY = None  # the value of a read in a race


@dataclass
class Verdict:
    """What is allowed.

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


class _Event:
    __slots__ = ("op", "thread", "reads", "writes", "loc", "n")

    def __init__(self, n: int, thread: int, op: Op):
        self.n, self.thread, self.op, self.loc = n, thread, op, op.loc
        self.reads, self.writes = op.reads, op.writes


class _Frame:
    """What all executions of a program share: its events, program order, barriers."""

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


def _narrower(a: str, b: str) -> str:
    return a if _RANK[a] < _RANK[b] else b


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


def _values(f: _Frame, rf: dict) -> dict | None:
    """What every write stores and every read reads, or None: a circle of read-modify-writes, a wait that does not end."""
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


def _synchronises(f: _Frame, rf: dict) -> list[tuple[int, int]]:
    """Pairs (releasing operation, acquiring operation)."""
    e, pairs = f.events, []
    for r, w in rf.items():
        if not e[r].op.atomic or e[w].thread < 0:
            continue
        t = e[r].thread
        sinks = [(r, e[r].op.scope)] if e[r].op.order in _ACQUIRES else []
        sinks += [(n, _narrower(e[n].op.scope, e[r].op.scope)) for n in f.threads[t]
                  if n > r and e[n].op.kind == "fence" and e[n].op.order in _ACQUIRES]
        head, step = w, r
        while e[head].op.atomic and e[head].thread >= 0 and \
                f.both(e[head].op.scope, e[head].thread, e[step].op.scope, e[step].thread):
            u = e[head].thread
            sources = [(head, e[head].op.scope)] if e[head].op.order in _RELEASES else []
            sources += [(n, _narrower(e[n].op.scope, e[head].op.scope)) for n in f.threads[u]
                        if n < head and e[n].op.kind == "fence" and e[n].op.order in _RELEASES]
            if f.compiled:  # a store behind a release fence is the code of a release store, which orders itself too
                sources += [(head, scope) for n, scope in sources if n != head]
            pairs += [(s, k) for s, scope_s in sources for k, scope_k in sinks if f.both(scope_s, u, scope_k, t)]
            if not e[head].reads:
                break
            head, step = rf[head], head
    return pairs


def _happens_before(f: _Frame, rf: dict) -> list[int]:
    edges = list(f.base)
    for a, b in _synchronises(f, rf):
        edges[a] |= 1 << b
    return _close(edges)


def _no_thin_air(f: _Frame, rf: dict) -> bool:
    edges = [0] * len(f.events)
    for numbers in f.threads:
        for i, n in enumerate(numbers):
            if f.events[n].op.kind in ("wait", "cas"):
                for later in numbers[i + 1:]:
                    edges[n] |= 1 << later
    for r, w in rf.items():
        edges[w] |= 1 << r
    return not any(row >> i & 1 for i, row in enumerate(_close(edges)))


def _orders(f: _Frame, loc: str, rf: dict, hb: list[int]):
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


def _sequential(f: _Frame, rf: dict, hb: list[int], orders: dict) -> bool:
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


def _races(f: _Frame, hb: list[int]) -> list[tuple[int, int]]:
    found = []
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
            found.append((a.n, b.n))
    return found


def ways(choices: list[list]) -> int:
    """How many executions there are to look at, before modification orders."""
    count = 1
    for c in choices:
        count *= len(c)
    return count


def size(program: Program) -> int:
    """How much work `judge` has with a program: the number of ways its reads may read."""
    return ways(_Frame(program).choices())


def judge(program: Program, *, final: bool = True, most: int = 200_000) -> Verdict:
    """All outcomes that the model allows, and whether the program has a race.

    final: whether final values of locations are asked for (dearer). ValueError: more than `most` candidates."""
    f = _Frame(program)
    choices = f.choices()
    if (count := ways(choices)) > most:
        raise ValueError(f"{count} ways to read: too many for brute force")
    verdict, numbers = Verdict(), {0}
    fences = any(x.op.order == "seq_cst" for x in f.events)
    for picked in product(*choices):
        rf = dict(zip(f.reads, picked))
        values = _values(f, rf)
        if values is None or not _no_thin_air(f, rf):
            continue
        hb = _happens_before(f, rf)
        if any(row >> i & 1 for i, row in enumerate(hb)) or any(hb[r] >> w & 1 for r, w in rf.items()):
            continue
        per_location = {loc: _orders(f, loc, rf, hb) for loc in f.writes}
        per_location = {loc: list(orders) if final or fences else [next(orders, None)]
                        for loc, orders in per_location.items()}
        if any(not orders or orders[0] is None for orders in per_location.values()):
            continue
        races = _races(f, hb)
        undefined = {n for pair in races for n in pair}
        unsettled = {f.events[a].loc for a, b in races if f.events[a].writes and f.events[b].writes}
        registers = {f"{f.events[r].thread}:{f.events[r].op.reg}": ANY if r in undefined else v
                     for r, v in values["read"].items() if f.events[r].op.reg}
        seen = False
        for orders in product(*per_location.values()):
            orders = dict(zip(per_location, orders))
            if fences and not _sequential(f, rf, hb, orders):
                continue
            seen = True
            verdict.executions += 1
            last = {loc: ANY if loc in unsettled else values["written"][order[-1]] for loc, order in orders.items()}
            verdict.outcomes.add(frozenset((registers | (last if final else {})).items()))
            numbers.update(values["written"].values())
            if not final:
                break
        verdict.racy |= seen and bool(races)
    verdict.values = frozenset(numbers)
    return verdict


def races_of(program: Program, read: dict[tuple[int, int], int]) -> set[str] | None:
    """The locations that race in one execution, named by what its reads saw.

    program: as its machine code reads (`Program.as_compiled`). read: (thread, number of the operation in it) -> value. Every write of the program must store another value, so that
    values name writes. None: no consistent execution reads these values."""
    f = _Frame(program, compiled=True)
    rf, pending = {}, dict()
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
        found = [w for w in f.writes[f.events[r].loc] if w != r and written[w] == value]
        if len(found) != 1:
            return None
        rf[r] = found[0]
    hb = _happens_before(f, rf)
    return {f.events[a].loc for a, _ in _races(f, hb)}
