"""The relations of one execution: what happens before what, which modification orders are coherent, which accesses race."""
from itertools import permutations

from .program import Op, Program

_RANK = {"wave": 0, "workgroup": 1, "agent": 2, "system": 3}
_RELEASES = {"release", "acq_rel", "seq_cst"}
_ACQUIRES = {"acquire", "acq_rel", "seq_cst"}


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
        sinks += [(x.n, _narrower(x.op.scope, e[r].op.scope)) for x in e
                  if f.near[r] >> x.n & 1 and x.op.kind == "fence" and x.op.order in _ACQUIRES]
        head, step = w, r
        while e[head].op.atomic and e[head].thread >= 0 and \
                f.both(e[head].op.scope, e[head].thread, e[step].op.scope, e[step].thread):
            u = e[head].thread
            sources = [(head, e[head].op.scope)] if e[head].op.order in _RELEASES else []
            sources += [(x.n, _narrower(x.op.scope, e[head].op.scope)) for x in e
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
