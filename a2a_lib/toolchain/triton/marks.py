"""Marks of waits and signals in Triton's gfx942 assembly, as the HIP headers write them: `; a2a.wait acquire system`.

Each access is judged by its own bits and by the instructions around it, never by its source line: Triton inlines
everything, and a compiler may move code. The sequences are LLVM's (AMDGPUUsage, "Memory Model GFX942"):

    release   buffer_wbl2; s_waitcnt vmcnt(0); access     no store of this block between them, on any path
    acquire   access; s_waitcnt vmcnt(0); buffer_inv      no other access between them

An access is a wait if a loop without side effects repeats it and a branch of the loop depends on its value. Triton to 3.8
polls with a load, Triton 3.9 adds zero. Every other integer atomic of system scope is a signal, and so is one of agent
scope that releases or acquires. What has no mark is left to the race detector, which infers order from the same bits.
"""
from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from .flow import AGENT, SYSTEM, Flow, Instruction, registers

_SCOPES = {AGENT: "agent", SYSTEM: "system"}
_ZERO_CHANGES_NOTHING = re.compile(r"(add|sub|or|xor)(_x2)?$")
_TAKES_A_LOCK = re.compile(r"(swap|cmpswap)(_x2)?$")
_NUMBER = re.compile(r"(f16|bf16|f32|f64)$")
_COPIES = {"v_mov_b32_e32", "v_mov_b32", "v_mov_b64_e32", "s_mov_b32", "s_mov_b64", "v_mov_b32_e64"}


@dataclass(frozen=True)
class Mark:
    """kind: "wait" or "signal". order: "relaxed", "acquire", "release", "acq_rel". scope: "agent", "system". decision: the
    row of the branch that ends a wait."""

    kind: str
    order: str
    scope: str
    decision: int = -1

    def __str__(self) -> str:
        return f"; a2a.{self.kind} {self.order} {self.scope}"


@lru_cache(maxsize=64)
def marked(asm: str) -> str:
    """The assembly with a mark before each wait and signal. Marks that it has are made anew."""
    rows = [row for row in asm.split("\n") if not row.startswith("\t; a2a.")]
    marks = find(rows)
    return "\n".join(text for row, code in enumerate(rows) for text in ([f"\t{marks[row]}", code] if row in marks else [code]))


def find(rows: list[str]) -> dict[int, Mark]:
    """{row: its mark} of a kernel's assembly, row by row."""
    flow = Flow(rows)
    accesses = [i for i, one in enumerate(flow.instructions) if one.access == "atomic" or one.access == "load" and one.scope]
    if not accesses:
        return {}
    released = _released(flow)
    looks = [i for i in accesses if _looks(flow, i)]
    decisions = {i: row for i in looks if (row := _decision(flow, i)) is not None}
    polls = tuple(decisions.items())
    for i in looks:
        if i not in decisions and (row := _first_look(flow, i, polls)) is not None:
            decisions[i] = row
    found = {}
    for i in accesses:
        if mark := _mark(flow, i, released[i], decisions.get(i)):
            found[flow.instructions[i].row] = mark
    return found


def _mark(flow: Flow, place: int, released: int, decision: int | None) -> Mark | None:
    one = flow.instructions[place]
    acquires = _acquired(flow, place) >= one.scope
    if decision is not None:
        return Mark("wait", "acquire" if acquires else "relaxed", _SCOPES[one.scope], decision)
    if one.access == "load" or _NUMBER.search(one.operation) or _changes_nothing(flow, place):
        return None
    releases = released >= one.scope
    if one.scope < SYSTEM and not releases and not acquires:
        return None
    order = {(True, True): "acq_rel", (True, False): "release", (False, True): "acquire"}.get((releases, acquires), "relaxed")
    return Mark("signal", order, _SCOPES[one.scope])


def _acquired(flow: Flow, place: int) -> int:
    """The scope of the invalidation that comes when the access is done, before any other access. 0: none comes."""
    done, i, seen = False, place, set()
    while len(flow.after[i]) == 1 and i not in seen:
        seen.add(i)
        i, = flow.after[i]
        one = flow.instructions[i]
        if one.name == "buffer_inv" and done:
            return one.scope
        if one.access or one.name == "s_barrier":
            return 0
        done |= one.empties_loads
    return 0


@dataclass(frozen=True)
class _Fence:
    """What holds on every path to an instruction. started: the scope of a write-back that nobody has waited for. done: of
    one that is complete, no store after it. reading: a load after it may be in flight."""

    started: int = 0
    done: int = 0
    reading: bool = False

    def meet(self, other: _Fence) -> _Fence:
        return _Fence(min(self.started, other.started), min(self.done, other.done), self.reading or other.reading)

    def after(self, one: Instruction) -> _Fence:
        if one.name == "buffer_wbl2":
            return _Fence(one.scope, self.done, self.reading)
        if one.empties_loads:
            return _Fence(0, max(self.done, self.started), False)
        if one.name == "s_waitcnt" and "vmcnt" in one.operands[0]:
            return _Fence(self.started, self.done, False)
        if one.access == "load":
            return _Fence(self.started, self.done, True)
        if one.access == "store" or one.access == "atomic" and (one.scope < SYSTEM or _NUMBER.search(one.operation)):
            return _Fence()
        return self


def _released(flow: Flow) -> list[int]:
    """For each instruction the widest scope of a release fence that holds on every path to it; 0: none."""
    states: list[_Fence | None] = [None] * len(flow.instructions)
    ahead = [i for i, before in enumerate(flow.before) if not before or i == 0]
    for i in ahead:
        states[i] = _Fence()
    while ahead:
        i = ahead.pop()
        out = states[i].after(flow.instructions[i])
        for j in flow.after[i]:
            state = out if states[j] is None else states[j].meet(out)
            if state != states[j]:
                states[j] = state
                ahead.append(j)
    return [0 if state is None or state.reading else state.done for state in states]


def _looks(flow: Flow, place: int) -> bool:
    """Whether an access may be one of a wait: it returns a value, and changes none or takes a lock."""
    one = flow.instructions[place]
    return one.access == "load" or one.returns and bool(_TAKES_A_LOCK.match(one.operation) or _changes_nothing(flow, place))


def _ahead(flow: Flow, place: int, steps: list[list[int]]) -> set[int]:
    """Places that `steps` lead to from an access without anything that changes memory."""
    return flow.reach(place, steps, lambda other: other.access in ("", "load") or other.returns and _changes_nothing(
        flow, flow.place_of[other.row]))


def _decision(flow: Flow, place: int) -> int | None:
    """The row of the branch by which a poll with this access goes round again or ends; None: it is no poll."""
    ahead = _ahead(flow, place, flow.after)
    if place not in ahead:
        return None
    return _branch(flow, place, ahead & _ahead(flow, place, flow.before))


def _first_look(flow: Flow, place: int, polls: tuple[tuple[int, int], ...]) -> int | None:
    """The same for the look before a poll's loop: the same access of the same address, whose value decides whether the loop
    is entered."""
    ahead = _ahead(flow, place, flow.after)
    one = flow.instructions[place]
    for poll, decision in polls:
        other = flow.instructions[poll]
        if poll in ahead and (one.name, one.address) == (other.name, other.address) and _branch(
                flow, place, {place} | ahead & _ahead(flow, poll, flow.before)) is not None:
            return decision
    return None


def _branch(flow: Flow, place: int, inside: set[int]) -> int | None:
    """The row of the branch that depends on what an access returned, among the places `inside`: of several the one that the
    fewest instructions lead to."""
    known, ahead, seen = _dependent(flow, place, inside), [place], {place}
    for i in ahead:
        if len(flow.after[i]) > 1 and flow.instructions[i].reads & known[i]:
            return flow.instructions[i].row
        following = [j for j in flow.after[i] if j in inside and j not in seen]
        seen.update(following)
        ahead += following
    return None


def _dependent(flow: Flow, place: int, inside: set[int]) -> dict[int, frozenset[str]]:
    """For each of the places `inside` the registers (and "lds") that may hold what an access returned, or follow from it.
    A copy leaves what other lanes hold: it may be one side of a masked choice."""
    known: dict[int, frozenset[str]] = dict.fromkeys(inside, frozenset())
    source = frozenset(registers(flow.instructions[place].operands[0]))
    ahead = [place]
    while ahead:
        i = ahead.pop()
        one = flow.instructions[i]
        if i == place:
            out = known[i] | source
        elif one.reads & known[i]:
            out = known[i] | _results(one)
        else:
            out = known[i] if one.name.startswith("v_mov") else known[i] - (one.writes - {"lds"})
        for j in flow.after[i]:
            if j in inside and not out <= known[j]:
                known[j] |= out
                ahead.append(j)
    return known


def _results(one: Instruction) -> frozenset[str]:
    if one.name.startswith("ds_write"):
        return frozenset({"lds"})
    if "saveexec" in one.name:  # its first operand is the mask before
        return frozenset({"exec", "scc"})
    return one.writes


def _changes_nothing(flow: Flow, place: int) -> bool:
    """Whether an atomic leaves what it finds: it adds zero."""
    one = flow.instructions[place]
    return bool(_ZERO_CHANGES_NOTHING.match(one.operation)) and all(
        _is_zero(flow, place, register, 8) for register in registers(one.data))


def _is_zero(flow: Flow, place: int, register: str, depth: int) -> bool:
    """Whether a register holds 0 at an instruction, whichever way led there."""
    seen: set[int] = set()
    ahead, defined = list(flow.before[place]), False
    if place == 0 or not depth:
        return False
    while ahead:
        i = ahead.pop()
        if i in seen:
            continue
        seen.add(i)
        one = flow.instructions[i]
        if register in one.writes:
            if one.name not in _COPIES or not _copies_zero(flow, i, register, depth):
                return False
            defined = True
        elif not flow.before[i]:
            return False
        else:
            ahead += flow.before[i]
    return defined


def _copies_zero(flow: Flow, place: int, register: str, depth: int) -> bool:
    one = flow.instructions[place]
    source = one.operands[1]
    if source in ("0", "0x0"):
        return True
    pairs = dict(zip(registers(one.operands[0]), registers(source)))
    return register in pairs and _is_zero(flow, place, pairs[register], depth - 1)
