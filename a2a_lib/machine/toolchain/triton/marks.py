"""Marks of waits and signals in Triton's gfx942 assembly, in the form of the HIP headers: `; a2a.wait acquire system`.

Each access is judged by its own bits and by the instructions around it, never by its source line, because Triton
inlines everything and a compiler may move code. The sequences are LLVM's (AMDGPUUsage, "Memory Model GFX942"):

    release   buffer_wbl2; s_waitcnt vmcnt(0); access     no store of this block and no acquire between them, on any path
    acquire   access; s_waitcnt vmcnt(0); buffer_inv      no other access between them

An access is a wait if a loop without side effects repeats it and a branch of the loop depends on its value. Triton up
to 3.8 polls with a load; Triton 3.9 adds zero. Every other integer atomic of system scope is a signal, and so is one of
agent scope that releases or acquires. For unmarked accesses, the race detector infers the order from the same bits.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from .. import cache

_NAME = re.compile(r"\s*([a-z]\w+)(.*)")
_LABEL = re.compile(r"([\w.$]+):")
_REGISTER = re.compile(r"\b([vsa])(?:(\d+)|\[(\d+):(\d+)\])|\b(vcc|exec|scc)(?:_lo|_hi)?\b")
_MEMORY = re.compile(r"(global|flat|buffer)_(load|store|atomic)_(\w+)")
AGENT, SYSTEM = 1, 2  # scopes; 0: narrower, or none


@dataclass(frozen=True)
class Instruction:
    """operands: in the text's order; the last one without modifiers. Instructions of the same text are one object, so what
    their properties say is found out once."""

    name: str
    operands: tuple[str, ...]
    modifiers: frozenset[str]

    @cached_property
    def access(self) -> str:
        """"load", "store" or "atomic" for an access to memory that other blocks see; "" for anything else."""
        match = _MEMORY.match(self.name)
        return match[2] if match else ""

    @cached_property
    def operation(self) -> str:
        """"add_x2" of global_atomic_add_x2."""
        match = _MEMORY.match(self.name)
        return match[3] if match else ""

    @property
    def returns(self) -> bool:
        """Whether an atomic returns the value before."""
        return "sc0" in self.modifiers

    @property
    def scope(self) -> int:
        """Scope of an access, buffer_wbl2 or buffer_inv, by its bits (LLVM, AMDGPUUsage, "Memory Model GFX942"). A
        read-modify-write without sc1 has agent scope or a narrower one; the bits do not tell which."""
        if self.access == "atomic":
            return SYSTEM if "sc1" in self.modifiers else AGENT
        return (SYSTEM if "sc0" in self.modifiers else AGENT) if "sc1" in self.modifiers else 0

    @property
    def empties_loads(self) -> bool:
        """Whether it waits until no access of vector memory is in flight."""
        return self.name == "s_waitcnt" and ("vmcnt(0)" in self.operands[0] or self.operands[0] in ("0", "0x0f70"))

    @cached_property
    def data(self) -> str:
        """The operand that an atomic adds or writes."""
        if self.name.startswith("buffer"):
            return self.operands[0]
        return self.operands[2 if self.returns else 1]

    @property
    def address(self) -> tuple[str, ...]:
        """The operands and modifiers that give the address of a load, or of an atomic that returns."""
        if self.name.startswith("buffer"):
            return (*self.operands[1:], *sorted(self.modifiers))
        return (self.operands[1], self.operands[-1], *sorted(self.modifiers))

    @cached_property
    def writes(self) -> frozenset[str]:
        """Registers that it writes; "lds" for any address of the LDS."""
        name, kind = self.name, self.access
        if kind == "store" or kind == "atomic" and not self.returns or not self.operands:
            return frozenset()
        if name.startswith("ds_"):
            return frozenset({"lds"} if name.startswith("ds_write") else registers(self.operands[0]))
        if name.startswith(("s_cbranch", "s_branch", "s_waitcnt", "s_nop", "s_sleep", "s_setprio", "s_setpc")):
            return frozenset()
        if name.startswith(("s_cmp", "s_bitcmp")):
            return frozenset({"scc"})
        places = set(registers(self.operands[0]))
        if name.startswith("s_") and not name.startswith(("s_load", "s_mov", "s_movk")):
            places.add("scc")
        if "saveexec" in name or name.startswith("v_cmpx"):
            places.add("exec")
        if "_co_" in name:
            places |= set(registers(self.operands[1]))
        return frozenset(places)

    @cached_property
    def reads(self) -> frozenset[str]:
        """Registers that it reads, perhaps one too many. `exec`, which masks everything, only for branches that test
        it."""
        name = self.name
        skipped = 0 if self.access == "store" or name.startswith(("ds_write", "s_cmp", "s_bitcmp")) else 1
        places = {register for text in self.operands[skipped:] for register in registers(text)}
        if name.startswith("ds_read"):
            places.add("lds")
        places.discard("exec")
        for register in ("vcc", "exec", "scc"):
            if name.startswith(f"s_cbranch_{register}"):
                places.add(register)
        if name.startswith(("s_cselect", "s_addc", "s_subb", "s_cmov")):
            places.add("scc")
        return frozenset(places)

    @cached_property
    def orders(self) -> bool:
        """Whether it accesses memory that other blocks see, writes back, invalidates, or waits for accesses."""
        return bool(self.access) or self.name in ("buffer_wbl2", "buffer_inv", "s_waitcnt")

    @cached_property
    def read_mask(self) -> int:
        """`reads`, a bit for each register."""
        return mask(self.reads)

    @cached_property
    def write_mask(self) -> int:
        """`writes`, a bit for each register."""
        return mask(self.writes)


def mask(names: Iterable[str]) -> int:
    """A set of registers as an integer: a bit for each."""
    bits = 0
    for name in names:
        bits |= 1 << _BITS.setdefault(name, len(_BITS))
    return bits


_BITS: dict[str, int] = {}  # register -> its bit


def registers(operand: str) -> Iterator[str]:
    """"v[2:3]" -> v2, v3."""
    for kind, single, first, last, special in _REGISTER.findall(operand):
        if special:
            yield special
        else:
            for number in range(int(single or first), int(single or last) + 1):
                yield f"{kind}{number}"


class Flow:
    """The instructions of a kernel in the text's order, the row of each (a line of the assembly, from 0), and its possible
    successors and predecessors (places in `instructions`)."""

    def __init__(self, rows: list[str]):
        self.instructions: list[Instruction] = []
        self.rows: list[int] = []
        labels: dict[str, int] = {}
        for row, text in enumerate(rows):
            if ".amdgpu_metadata" in text:
                break
            if label := _LABEL.match(text):
                labels[label[1]] = len(self.instructions)
            elif match := _NAME.match(text.partition(";")[0]):
                self.instructions.append(_instruction(match[1], match[2]))
                self.rows.append(row)
        self.after = [self._after(i, instruction, labels) for i, instruction in enumerate(self.instructions)]
        self.before: list[list[int]] = [[] for _ in self.instructions]
        for i, following in enumerate(self.after):
            for j in following:
                self.before[j].append(i)

    def _after(self, place: int, instruction: Instruction, labels: dict[str, int]) -> list[int]:
        name, following = instruction.name, place + 1
        if not name.startswith(("s_endpgm", "s_setpc", "s_branch", "s_cbranch")):
            return [following] if following < len(self.instructions) else []
        places = [following] if name.startswith("s_cbranch") else []
        if not name.startswith(("s_endpgm", "s_setpc")) and instruction.operands[0] in labels:
            places.append(labels[instruction.operands[0]])
        return [i for i in places if i < len(self.instructions)]

    def reach(self, place: int, steps: list[list[int]], through: Callable[[int], bool]) -> set[int]:
        """Places reachable by `steps` from `place`, through the places that `through` allows."""
        places: set[int] = set()
        ahead = list(steps[place])
        while ahead:
            i = ahead.pop()
            if i not in places and (i == place or through(i)):
                places.add(i)
                ahead += steps[i]
        return places


@lru_cache(maxsize=1 << 16)
def _instruction(name: str, operands_text: str) -> Instruction:
    operands = [text.strip() for text in operands_text.split(",")] if operands_text.strip() else []
    modifiers: list[str] = []
    if operands and name != "s_waitcnt":
        last, *modifiers = operands.pop().split() or [""]
        if name in ("buffer_wbl2", "buffer_inv"):
            modifiers.append(last)
        else:
            operands.append(last)
    return Instruction(name, tuple(operands), frozenset(modifiers))


_SCOPES = {AGENT: "agent", SYSTEM: "system"}
_ZERO_CHANGES_NOTHING = re.compile(r"(add|sub|or|xor)(_x2)?$")
_TAKES_A_LOCK = re.compile(r"(swap|cmpswap)(_x2)?$")
_NUMBER = re.compile(r"(f16|bf16|f32|f64)$")
_COPIES = {"v_mov_b32_e32", "v_mov_b32", "v_mov_b64_e32", "s_mov_b32", "s_mov_b64", "v_mov_b32_e64"}
_LDS, _MASKED = mask(["lds"]), mask(["exec", "scc"])


@dataclass(frozen=True)
class Mark:
    """kind: "wait" or "signal". order: "relaxed", "acquire", "release", "acq_rel". scope: "agent", "system". decision:
    row of the branch that ends a wait."""

    kind: str
    order: str
    scope: str
    decision: int = -1

    def __str__(self) -> str:
        return f"; a2a.{self.kind} {self.order} {self.scope}"


@lru_cache(maxsize=64)
def marked(asm: str) -> str:
    """The assembly with a mark before each wait and signal. Replaces existing marks. A large kernel's marks take half a second
    to find, so they are kept beside compiled kernels."""
    rows = [row for row in asm.split("\n") if not row.startswith("\t; a2a.")]
    key = cache.key_of("marks", _rules(), rows)
    entry = cache.read(key)
    if entry is None:
        entry = {"marks": [[row, str(mark)] for row, mark in find(rows).items()]}
        cache.write(key, entry)
    for row, mark in entry["marks"]:
        rows[row] = f"\t{mark}\n{rows[row]}"
    return "\n".join(rows)


@lru_cache(maxsize=1)
def _rules() -> str:
    """The text that says what is marked."""
    return Path(__file__).read_text(encoding="utf-8")


def find(rows: list[str]) -> dict[int, Mark]:
    """{row: its mark} of a kernel's assembly."""
    flow = Flow(rows)
    accesses = [i for i, instruction in enumerate(flow.instructions) if instruction.access == "atomic"
                or instruction.access == "load" and instruction.scope]
    if not accesses:
        return {}
    released = _released(flow)
    looks = [i for i in accesses if _looks(flow, i)]
    decisions = {i: row for i in looks if (row := _decision(flow, i)) is not None}
    polls = tuple(decisions.items())
    for i in looks:
        if i not in decisions and (row := _first_look(flow, i, polls)) is not None:
            decisions[i] = row
    mark_of_row = {}
    for i in accesses:
        if mark := _mark(flow, i, released[i], decisions.get(i)):
            mark_of_row[flow.rows[i]] = mark
    return mark_of_row


def _mark(flow: Flow, place: int, released: int, decision: int | None) -> Mark | None:
    instruction = flow.instructions[place]
    acquires = _acquired(flow, place) >= instruction.scope
    if decision is not None:
        return Mark("wait", "acquire" if acquires else "relaxed", _SCOPES[instruction.scope], decision)
    if instruction.access == "load" or _NUMBER.search(instruction.operation) or _changes_nothing(flow, place):
        return None
    releases = released >= instruction.scope
    if instruction.scope < SYSTEM and not releases and not acquires:
        return None
    order = {(True, True): "acq_rel", (True, False): "release", (False, True): "acquire"}.get((releases, acquires), "relaxed")
    return Mark("signal", order, _SCOPES[instruction.scope])


def _acquired(flow: Flow, place: int) -> int:
    """The scope of the invalidation that follows the completed access, before any other access. 0: there is none."""
    completed, i, seen = False, place, set()
    while len(flow.after[i]) == 1 and i not in seen:
        seen.add(i)
        i, = flow.after[i]
        instruction = flow.instructions[i]
        if instruction.name == "buffer_inv" and completed:
            return instruction.scope
        if instruction.access or instruction.name == "s_barrier":
            return 0
        completed |= instruction.empties_loads
    return 0


@dataclass(frozen=True)
class _Fence:
    """State that holds on every path to an instruction. started: scope of a write-back that nobody has waited for.
    done: scope of a completed one with no store after it. reading: a later load may be in flight."""

    started: int = 0
    done: int = 0
    reading: bool = False

    def meet(self, other: _Fence) -> _Fence:
        return _Fence(min(self.started, other.started), min(self.done, other.done), self.reading or other.reading)

    def after(self, instruction: Instruction) -> _Fence:
        if instruction.name == "buffer_wbl2":
            return _Fence(instruction.scope, self.done, self.reading)
        if instruction.name == "buffer_inv":  # what the wave acquires now, the write-back before does not release
            return _Fence(self.started, 0, self.reading)
        if instruction.empties_loads:
            return _Fence(0, max(self.done, self.started), False)
        if instruction.name == "s_waitcnt" and "vmcnt" in instruction.operands[0]:
            return _Fence(self.started, self.done, False)
        if instruction.access == "load":
            return _Fence(self.started, self.done, True)
        is_signal = instruction.scope >= SYSTEM and not _NUMBER.search(instruction.operation)
        if instruction.access == "store" or instruction.access == "atomic" and not is_signal:
            return _Fence()
        return self


def _released(flow: Flow) -> list[int]:
    """For each instruction the widest scope of a release fence that holds on every path to it; 0: none."""
    states: list[_Fence | None] = [None] * len(flow.instructions)
    ahead = {i for i, before in enumerate(flow.before) if not before or i == 0}
    for i in ahead:
        states[i] = _Fence()
    while ahead:
        for i, instruction in enumerate(flow.instructions):
            if i not in ahead:
                continue
            ahead.discard(i)
            out = states[i].after(instruction) if instruction.orders else states[i]
            for j in flow.after[i]:
                state = out if states[j] is None or states[j] is out else states[j].meet(out)
                if state is not states[j] and state != states[j]:
                    states[j] = state
                    ahead.add(j)
    return [0 if state is None or state.reading else state.done for state in states]


def _looks(flow: Flow, place: int) -> bool:
    """Whether an access may poll: it returns a value, and changes none or takes a lock."""
    instruction = flow.instructions[place]
    return instruction.access == "load" or instruction.returns and bool(_TAKES_A_LOCK.match(instruction.operation)
                                                                        or _changes_nothing(flow, place))


def _ahead(flow: Flow, place: int, steps: list[list[int]]) -> set[int]:
    """Places reachable by `steps` from an access without an instruction that changes memory."""
    def through(i: int) -> bool:
        other = flow.instructions[i]
        return other.access in ("", "load") or other.returns and _changes_nothing(flow, i)

    return flow.reach(place, steps, through)


def _decision(flow: Flow, place: int) -> int | None:
    """The row of the branch by which a poll with this access repeats or ends; None if it is no poll."""
    ahead = _ahead(flow, place, flow.after)
    if place not in ahead:
        return None
    return _branch(flow, place, ahead & _ahead(flow, place, flow.before))


def _first_look(flow: Flow, place: int, polls: tuple[tuple[int, int], ...]) -> int | None:
    """Like `_decision`, for the look before a poll's loop: the same access of the same address, whose value decides
    whether the loop is entered."""
    ahead = _ahead(flow, place, flow.after)
    instruction = flow.instructions[place]
    for poll, decision in polls:
        poll_instruction = flow.instructions[poll]
        if poll in ahead and (instruction.name, instruction.address) == (poll_instruction.name,
                                                                         poll_instruction.address) and _branch(
                flow, place, {place} | ahead & _ahead(flow, poll, flow.before)) is not None:
            return decision
    return None


def _branch(flow: Flow, place: int, inside: set[int]) -> int | None:
    """The row of a branch, among the places `inside`, that depends on the returned value of an access. If there are
    several, the one that the fewest instructions lead to."""
    known, ahead, seen = _dependent(flow, place, inside), [place], {place}
    for i in ahead:
        if len(flow.after[i]) > 1 and flow.instructions[i].read_mask & known[i]:
            return flow.rows[i]
        following = [j for j in flow.after[i] if j in inside and j not in seen]
        seen.update(following)
        ahead += following
    return None


def _dependent(flow: Flow, place: int, inside: set[int]) -> dict[int, int]:
    """For each of the places `inside` the registers (and "lds"), as a mask, that may hold the returned value of an access, or
    depend on it. A copy keeps the values of other lanes, because it may be one side of a masked choice."""
    known = dict.fromkeys(inside, 0)
    source = mask(registers(flow.instructions[place].operands[0]))
    ahead, order = {place}, sorted(inside)
    while ahead:  # rounds in the text's order: an instruction is looked at again only if a loop brings it more
        for i in order:
            if i not in ahead:
                continue
            ahead.discard(i)
            instruction, here = flow.instructions[i], known[i]
            if i == place:
                out = here | source
            elif instruction.read_mask & here:
                out = here | _results(instruction)
            else:
                out = here if instruction.name.startswith("v_mov") else here & ~(instruction.write_mask & ~_LDS)
            for j in flow.after[i]:
                if j in inside and out & ~known[j]:
                    known[j] |= out
                    ahead.add(j)
    return known


def _results(instruction: Instruction) -> int:
    if instruction.name.startswith("ds_write"):
        return _LDS
    if "saveexec" in instruction.name:  # its first operand is the mask before
        return _MASKED
    return instruction.write_mask


def _changes_nothing(flow: Flow, place: int) -> bool:
    """Whether an atomic leaves the value unchanged: it adds zero."""
    instruction = flow.instructions[place]
    return bool(_ZERO_CHANGES_NOTHING.match(instruction.operation)) and all(
        _is_zero(flow, place, register, 8) for register in registers(instruction.data))


def _is_zero(flow: Flow, place: int, register: str, depth: int) -> bool:
    """Whether a register holds 0 at an instruction, on every path to it."""
    seen: set[int] = set()
    ahead, defined = list(flow.before[place]), False
    if place == 0 or not depth:
        return False
    while ahead:
        i = ahead.pop()
        if i in seen:
            continue
        seen.add(i)
        instruction = flow.instructions[i]
        if register in instruction.writes:
            if instruction.name not in _COPIES or not _copies_zero(flow, i, register, depth):
                return False
            defined = True
        elif not flow.before[i]:
            return False
        else:
            ahead += flow.before[i]
    return defined


def _copies_zero(flow: Flow, place: int, register: str, depth: int) -> bool:
    instruction = flow.instructions[place]
    source = instruction.operands[1]
    if source in ("0", "0x0"):
        return True
    pairs = dict(zip(registers(instruction.operands[0]), registers(source)))
    return register in pairs and _is_zero(flow, place, pairs[register], depth - 1)
