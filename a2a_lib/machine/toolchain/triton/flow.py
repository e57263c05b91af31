"""The control flow of a kernel's gfx942 assembly, and the registers that each instruction reads and writes."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

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
