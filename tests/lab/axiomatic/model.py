"""The axioms, and every execution of a small program judged by them.

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
from dataclasses import dataclass, field
from itertools import product

from .program import Program
from .relations import (
    Frame,
    coherent_orders,
    happens_before,
    no_thin_air,
    racing_pairs,
    sequential,
    values_of,
    with_release_stores,
)

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


def ways(choices: list[list]) -> int:
    """The number of executions to look at, before modification orders."""
    count = 1
    for c in choices:
        count *= len(c)
    return count


def size(program: Program) -> int:
    """The work of `judge` for a program: the number of ways to choose the write of each read."""
    return ways(Frame(program).choices())


def judge(program: Program, *, final: bool = True, most: int = 200_000) -> Verdict:
    """All outcomes that the model allows, and whether the program has a race.

    final: whether final values of locations are asked for (dearer). ValueError: more than `most` candidates."""
    f = Frame(program)
    choices = f.choices()
    if (count := ways(choices)) > most:
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
        found = [w for w in f.writes[f.events[r].loc] if w != r and written[w] == value]
        if len(found) != 1:
            return None
        rf[r] = found[0]
    hb = happens_before(f, rf)
    if coherent and not all(any(True for _ in coherent_orders(f, loc, rf, hb)) for loc in f.writes):
        return None
    return {f.events[a].loc for a, _ in racing_pairs(f, with_release_stores(f, rf, hb))}
