"""The machine state that one instruction test starts from and ends with, and the instruction as clang prints it."""
import re

LANES = 64
FULL = (1 << 64) - 1


def mask(width):
    return (1 << width) - 1


class State:
    """Registers of one wave plus a private piece of global memory, LDS and scratch.

    ``v``/``a``: {number: list of 64 ints}; ``s``: {number: int}; ``vcc``, ``exec``: 64-bit; ``scc``: 0/1; ``m0``;
    ``mem``: bytearray at device address ``base``; ``lds``: bytearray; ``scratch``: one bytearray per lane.
    """

    def __init__(self):
        self.v, self.a, self.s = {}, {}, {}
        self.vcc, self.exec, self.scc, self.m0 = 0, FULL, 0, 0
        self.mem, self.base, self.lds, self.scratch = bytearray(), 0, bytearray(), []

    def copy(self):
        new = State()
        new.__dict__.update(self.__dict__)
        new.v = {n: list(lanes) for n, lanes in self.v.items()}
        new.a = {n: list(lanes) for n, lanes in self.a.items()}
        new.s, new.mem, new.lds = dict(self.s), bytearray(self.mem), bytearray(self.lds)
        new.scratch = [bytearray(p) for p in self.scratch]
        return new

    def active(self):
        return [lane for lane in range(LANES) if self.exec >> lane & 1]

    def bank(self, kind):
        return {"v": self.v, "a": self.a, "s": self.s}[kind]

    def load(self, addr, size):
        at = addr - self.base
        if not 0 <= at <= len(self.mem) - size:
            raise IndexError(f"test reads outside its memory: offset {at}")
        return int.from_bytes(self.mem[at:at + size], "little")

    def store(self, addr, size, value):
        at = addr - self.base
        if not 0 <= at <= len(self.mem) - size:
            raise IndexError(f"test writes outside its memory: offset {at}")
        self.mem[at:at + size] = (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")


class Expected:
    """The expected end of a test: the state, and how strictly each register is compared.

    ``check[(kind, number)]`` is ``(format, ulps)``: ``format`` None compares bits; a float format accepts any NaN for
    a NaN and ``ulps`` units of error; ``f64`` covers the register pair that starts there. ``ignore`` maps
    (kind, number), or a name such as ``vcc``, to a mask of bits not compared. ``either`` maps (kind, number) to further
    values that are right, per lane.
    """

    def __init__(self, state):
        self.state, self.check, self.ignore, self.either = state, {}, {}, {}


def read_operand(state, op, lane=0):
    """Bits of a register operand, all its dwords together."""
    if op.is_register:
        dwords = [state.s[n] if op.kind == "s" else state.bank(op.kind)[n][lane] for n in range(op.index, op.index + op.count)]
        return sum(dword << 32 * i for i, dword in enumerate(dwords))
    name, _, high = op.kind.partition("_")  # such as vcc, vcc_hi, m0
    return getattr(state, name) >> (32 if high else 0) & mask(32 * op.count)


def write_scalar(state, op, value):
    if op.kind == "s":
        for i in range(op.count):
            state.s[op.index + i] = value >> 32 * i & 0xFFFFFFFF
        return
    name, _, high = op.kind.partition("_")
    shift, bits = 32 if high else 0, mask(32 * op.count)
    setattr(state, name, getattr(state, name) & ~(bits << shift) | (value & bits) << shift)


def write_lane(state, op, lane, value):
    bank = state.bank(op.kind)
    for i in range(op.count):
        bank[op.index + i][lane] = value >> 32 * i & 0xFFFFFFFF


# ---- instructions as clang prints them

REGISTER = re.compile(r"([vas])(?:(\d+)|\[(\d+):(\d+)\])$")
NAMED = {"vcc": ("vcc", 2), "vcc_lo": ("vcc", 1), "vcc_hi": ("vcc_hi", 1), "exec": ("exec", 2),
         "exec_lo": ("exec", 1), "exec_hi": ("exec_hi", 1), "m0": ("m0", 1), "scc": ("scc", 1)}


class Operand:
    """One operand: ``kind`` is v, a, s, a named register, ``int``, ``float`` or ``other``."""

    def __init__(self, text):
        self.text = text
        self.neg = self.abs = self.sext = False
        t = text
        while True:
            if t.startswith("-") and not re.match(r"-[\d.]", t):
                self.neg, t = True, t[1:]
            elif t.startswith("|") and t.endswith("|"):
                self.abs, t = True, t[1:-1]
            elif (m := re.match(r"(neg|abs|sext)\((.*)\)$", t)):
                setattr(self, m.group(1), True)
                t = m.group(2)
            else:
                break
        self.bare, self.index, self.count, self.value = t, None, 1, None
        if (m := REGISTER.match(t)):
            self.kind = m.group(1)
            self.index = int(m.group(2) or m.group(3))
            self.count = int(m.group(4)) - self.index + 1 if m.group(3) else 1
        elif t in NAMED:
            self.kind, self.count = NAMED[t]
        elif re.match(r"-?(0x[0-9a-fA-F]+|\d+)$", t):
            self.kind, self.value = "int", int(t, 0)
        elif re.match(r"-?\d+\.\d+$", t):
            self.kind, self.value = "float", float(t)
        else:
            self.kind = "other"

    @property
    def is_register(self):
        return self.kind in ("v", "a", "s")

    def __repr__(self):
        return self.text


def _split(text, sep):
    parts, depth, cur = [], 0, ""
    for c in text:
        depth += c in "[("
        depth -= c in "])"
        if c == sep and depth == 0:
            parts.append(cur.strip())
            cur = ""
        else:
            cur += c
    parts.append(cur.strip())
    return [p for p in parts if p]


class Instruction:
    """``mnemonic``, ``operands`` (list of Operand), ``mods`` (name -> text, or True for a flag)."""

    def __init__(self, text):
        self.text = text.strip()
        self.mnemonic, _, rest = self.text.partition(" ")
        parts = _split(rest, ",")
        self.mods = {}
        if parts:
            operand_words = _split(parts[-1], " ")
            # Bars around a register can hold no space, so the first word is the operand.
            first, extra = operand_words[0], operand_words[1:]
            if ":" in first and not first.startswith(("v[", "a[", "s[")) and "|" not in first and "-" != first[0]:
                first, extra = None, operand_words
            parts = parts[:-1] + ([first] if first else [])
            for word in extra:
                name, colon, value = word.partition(":")
                self.mods[name] = value if colon else True
        self.operands = [Operand(p) for p in parts]
        self.base = re.sub(r"_(e32|e64|dpp|sdwa)$", "", self.mnemonic)

    def bits(self, name, default, count):
        """``op_sel:[0,1,0]`` -> list of ints."""
        if name not in self.mods:
            return [default] * count
        values = [int(x) for x in self.mods[name].strip("[]").split(",")]
        return values + [default] * (count - len(values))

    def number(self, name, default=0):
        value = self.mods.get(name, default)
        return int(value, 0) if isinstance(value, str) else int(value)


def registers(text):
    """All numbered registers of a text: {"v": set, "a": set, "s": set}."""
    banks = {"v": set(), "a": set(), "s": set()}
    for kind, number, lo, hi in re.findall(r"(?<![\w.])([vas])(?:(\d+)\b|\[(\d+):(\d+)\])", text):
        banks[kind].update([int(number)] if number else range(int(lo), int(hi) + 1))
    return banks
