"""Builds the tests of every family: instruction texts, starting states and the oracle of each."""
import functools
import re
from pathlib import Path

from . import fp, inputs, mfma, oracle
from .harness import Test, seeded
from .instruction import Instruction, registers
from .state import FULL, LANES

DATA = Path(__file__).parent / "data"
# Tested by hand in test_control.py: they change the program counter, time, or nothing that a State holds.
CONTROL = re.compile(r"s_(branch|cbranch|call|getpc|setpc|swappc|getreg|setreg|set_gpr|memtime|memrealtime|nop|sleep|"
                     r"barrier|endpgm|waitcnt|setprio)|buffer_(inv|wbl2)|v_nop")


def begin(text):
    """(registers of the text by bank, its random numbers, the instruction)"""
    return {bank: sorted(numbers) for bank, numbers in registers(text).items()}, seeded(text), Instruction(text)


class Case:
    """A Test and the function that gives its Expected from a starting State."""

    def __init__(self, test, expect=None):
        self.test = test
        self.expect = expect or (lambda state: oracle.apply(test.text, state))


@functools.cache
def catalogue(name="required"):
    """The instructions of data/<name>.txt, whose blocks are mnemonics and, indented, the suffix and operands of their forms."""
    found, mnemonics, forms = [], [], False
    for line in (DATA / f"{name}.txt").read_text().splitlines():
        form = line.strip()
        if line.startswith("#"):
            continue
        if not line.startswith(" "):
            mnemonics, forms = [] if forms else mnemonics, False
            mnemonics += form.split()
            continue
        forms = True
        found += [m if form == "-" else m + form if form.startswith("_") else f"{m} {form}" for m in mnemonics]
    return found


def pick(pattern, name="required"):
    return [x for x in catalogue(name) if re.match(pattern, x)]


# ------------------------------------------------------------------------------------------------ registers only

def vector(text, rounds=None):
    touched, rng, _ = begin(text)
    return Case(Test(text, inputs.vector_states(text, touched, rng, rounds)))


def scalar(text):
    touched, rng, _ = begin(text)
    return Case(Test(text, inputs.scalar_states(text, touched, rng)))


def wave(text, kinds=None):
    """Instructions that look across lanes; ``kinds`` maps an operand to a function rng -> value."""
    touched, rng, _ = begin(text)
    states = []
    for mask in (FULL, FULL, rng.getrandbits(64), 1 << rng.randrange(64), 0):
        state = inputs.fresh(rng, touched, mask)
        for name, make in (kinds or {}).items():
            kind, n = name[0], int(name[1:])
            if kind == "s":
                state.s[n] = make(rng)
            else:
                state.bank(kind)[n] = [make(rng) for _ in range(LANES)]
        states.append(state)
    return Case(Test(text, states))


def matrix(text):
    """MFMA: small values, so that a wrong layout or order cannot hide in rounding; one run with special values."""
    touched, rng, ins = begin(text)
    shape = mfma.Shape(ins.base)
    states = []
    for i, mask in enumerate((FULL, FULL, rng.getrandbits(64))):
        state = inputs.fresh(rng, touched, mask)
        for op, kind in zip(ins.operands, (shape.acc, shape.a, shape.b, shape.acc)):
            if not op.is_register:
                continue
            fmt, width = mfma.ELEMENT.get(kind, (kind, 32))
            for lane in range(LANES):
                bits = sum(_element(rng, fmt, width, i) << width * j for j in range(32 * op.count // width))
                oracle.write_lane(state, op, lane, bits)
        states.append(state)
    return Case(Test(text, states))


def _element(rng, fmt, width, i):
    if fmt in ("i8", "i32"):
        return rng.getrandbits(width)
    if i == 1 and rng.random() < 0.01 and fmt in inputs.EDGES:
        return rng.choice(inputs.EDGES[fmt]) if fmt in ("f32", "bf16") and rng.random() < 0.3 else 0
    return rng.choice(_pool(fmt)) if rng.random() < 0.9 else 0


# -------------------------------------------------------------------------------------------------------- memory

def lds(text, size=4096):
    """Distinct, aligned LDS addresses per lane, in random order."""
    touched, rng, ins = begin(text)
    states = []
    ops = ins.operands
    addr = ops[1] if "_rtn_" in ins.base or "_read" in ins.base else ops[0]
    element = "f64" if "f64" in ins.base else "f32" if ins.base.endswith("f32") else None
    for mask in (FULL, rng.getrandbits(64), 1 << rng.randrange(64), 0):
        state = inputs.fresh(rng, touched, mask)
        slots = rng.sample(range(LANES), LANES)
        state.v[addr.index] = [16 * s if mask >> i & 1 else rng.getrandbits(32) for i, s in enumerate(slots)]
        state.lds = _memory(rng, size, ins.base)
        _atomic_data(state, ins, rng, ops[ops.index(addr) + 1:], element)
        if "cmpst" in ins.base:
            _make_equal(state, ins, lambda lane: int.from_bytes(
                state.lds[state.v[addr.index][lane] + ins.number("offset"):][:8], "little"),
                ops[ops.index(addr) + 1])
        states.append(state)
    return Case(Test(text, states, lds=size))


def _memory(rng, size, base):
    if "f16" in base:  # bf16 too
        fmt = "bf16x2" if "bf16" in base else "f16x2"
        return bytearray(b"".join(_tame(rng, fmt).to_bytes(4, "little") for _ in range(size // 4)))
    if base.endswith("f32"):
        return bytearray(b"".join(_tame(rng, "f32").to_bytes(4, "little") for _ in range(size // 4)))
    if base.endswith("f64"):
        return bytearray(b"".join(_tame(rng, "f64", base).to_bytes(8, "little") for _ in range(size // 8)))
    return bytearray(rng.randbytes(size))


@functools.cache
def _pool(fmt):
    """Small values of a float format, none of them NaN, zero or denormal."""
    rng = seeded(fmt)
    reals = [-3.0, -2.0, -1.0, 1.0, 2.0, 3.0] * 8 + [rng.uniform(-4, 4) for _ in range(80)]
    return [fp.from_float(fmt, x) for x in reals]


def _tame(rng, fmt, base=""):
    """Atomics on floats: no NaN and no denormals, which the memory units treat in their own way, but for min and max of f64."""
    if fmt.endswith("x2"):
        return _tame(rng, fmt[:-2]) | _tame(rng, fmt[:-2]) << 16
    return rng.choice(inputs.EDGES[fmt] if re.search("m(in|ax)_(rtn_)?f64", base) else _pool(fmt))


def _atomic_data(state, ins, rng, data, element):
    for op in data:
        fmt = "bf16x2" if "bf16" in ins.base else "f16x2" if "f16" in ins.base else element
        if not fmt or op.kind not in ("v", "a"):
            continue
        for lane in range(LANES):
            oracle.write_lane(state, op, lane, _tame(rng, fmt, ins.base))


def _make_equal(state, ins, current, cmp_op):
    """Half of the compare-and-swaps succeed."""
    for lane in state.active():
        if lane % 2:
            oracle.write_lane(state, cmp_op, lane, current(lane) & ((1 << 32 * cmp_op.count) - 1))


def memory(text, size=2048, scale=16):
    """Global, flat and buffer accesses; inactive lanes hold addresses that would fault."""
    touched, rng, ins = begin(text)
    buffer = ins.base.startswith("buffer")
    ops = ins.operands
    if buffer:
        vaddr, saddr, data = ops[1], ops[2], [ops[0]]
    else:
        loads = "_load_" in ins.base and "_lds_" not in ins.base
        first = 1 if loads or ("_atomic_" in ins.base and "sc0" in ins.mods) else 0
        vaddr, rest = ops[first], ops[first + 1:]
        saddr = next((o for o in rest if o.kind == "s"), None)
        data = [o for o in rest if o.kind in ("v", "a")]
    element = "f64" if "f64" in ins.base else "f32" if ins.base.endswith("f32") else None
    low = 64  # room for negative offsets
    states, slots = [], {}
    for mask in (FULL, rng.getrandbits(64), 1 << rng.randrange(64), 0):
        state = inputs.fresh(rng, touched, mask)
        state.m0 = 256
        state.mem = _memory(rng, size, ins.base)
        slots[id(state)] = rng.sample(range(LANES), LANES)
        _atomic_data(state, ins, rng, data, element)
        if "cmpswap" in ins.base:
            half = data[0].count // 2 * 32
            for lane in state.active():
                if lane % 2 and vaddr.kind == "v":
                    at = low + scale * slots[id(state)][lane] + ins.number("offset")
                    cur = int.from_bytes(state.mem[at:at + half // 8], "little")
                    old = oracle.read_operand(state, data[0], lane) & ((1 << half) - 1)
                    oracle.write_lane(state, data[0], lane, old | cur << half)
        if "_lds_" in ins.base:
            state.lds = bytearray(rng.randbytes(1024))
        states.append(state)

    def prepare(state):
        where = slots.get(id(state))
        if buffer:
            words = [state.base & 0xFFFFFFFF, state.base >> 32, size, 0x27000]
            if "idxen" in ins.mods:
                words[1] |= scale << 16
                words[2] = 60  # the last lanes are out of range
            for i, w in enumerate(words):
                state.s[saddr.index + i] = w
            if len(ops) > 3 and ops[3].kind == "s":
                state.s[ops[3].index] = low
            if vaddr.kind == "v":
                for lane in range(LANES):
                    regs = [state.v[vaddr.index + i] for i in range(vaddr.count)]
                    if "idxen" in ins.mods:
                        regs.pop(0)[lane] = where[lane]
                    if "offen" in ins.mods:
                        near = 0 if "idxen" in ins.mods else low + scale * where[lane]
                        regs.pop(0)[lane] = 0x7FFFFFF0 if near and lane % 16 == 5 else near
            return
        origin = state.base + low
        if saddr is not None:
            for i in range(2):
                state.s[saddr.index + i] = origin >> 32 * i & 0xFFFFFFFF
            origin = 0
        for lane in range(LANES):
            address = origin + scale * where[lane] if state.exec >> lane & 1 else 0xDEAD00000000
            if vaddr.count == 1:
                address &= 0xFFFFFFFF
            oracle.write_lane(state, vaddr, lane, address)

    return Case(Test(text, states, prepare=prepare, lds=1024 if "_lds_" in ins.base else 0))


def scratch(text, size=128):
    touched, rng, ins = begin(text)
    data_first = "_load_" in ins.base
    where = list(ins.operands[1:] if data_first else ins.operands[:1] + ins.operands[2:])
    states = []
    for mask in (FULL, rng.getrandbits(64), 0):
        state = inputs.fresh(rng, touched, mask)
        state.scratch = [bytearray(rng.randbytes(size)) for _ in range(LANES)]
        both = sum(o.kind in "vs" for o in where) == 2
        for op in where:
            if op.kind == "v":
                state.v[op.index] = [4 * rng.randrange(8) if mask >> i & 1 else rng.getrandbits(32)
                                     for i in range(LANES)]
            elif op.kind == "s":
                state.s[op.index] = 16 if both else 4 * rng.randrange(12)
        states.append(state)
    return Case(Test(text, states, scratch=size))


def scalar_load(text, size=512):
    touched, rng, ins = begin(text)
    states = []
    for mask in (FULL, rng.getrandbits(64), 0):
        state = inputs.fresh(rng, touched, mask)
        state.mem = bytearray(rng.randbytes(size))
        for op in ins.operands[2:]:
            if op.kind == "s":
                state.s[op.index] = 4 * rng.randrange(32)
        states.append(state)

    def prepare(state):
        base = ins.operands[1]
        words = [state.base & 0xFFFFFFFF, state.base >> 32, size, 0x27000]
        for i in range(base.count):
            state.s[base.index + i] = words[i]

    return Case(Test(text, states, prepare=prepare))


# -------------------------------------------------------------------------------------------------------- groups

ACROSS = r"v_(readlane|writelane|readfirstlane|swap|accvgpr)|ds_(b?permute|swizzle)"
FLOAT = r"v_\w*_f(16|32|64)(_|$)|v_\w+_(fp8|bf8)"


def _vector_texts(include, exclude=None, name="required"):
    skip = re.compile(ACROSS + r"|\S*_(dpp|sdwa) |v_mfma|v_nop" + (f"|{exclude}" if exclude else ""))
    return [t for t in pick(r"v_", name) if re.match(include, t) and not skip.match(t)]


def lane_number(rng):
    return rng.randrange(256)


def _optional(text):
    return (scalar if text.startswith("s_") else wave if text.startswith("v_accvgpr") else vector)(text)


def _across(text):
    return wave(text, {"v20": lambda r: r.getrandbits(32), "s22": lane_number})


# Family -> what makes a Case of a text, and a function that gives the texts: cases are made only when they are run.
GROUPS = {
    "salu": (scalar, lambda: [t for t in pick(r"s_(?!load|buffer)") + catalogue("salu") if not CONTROL.match(t)]),
    "smem": (scalar_load, lambda: pick(r"s_(load|buffer_load)") + catalogue("smem")),
    "int": (vector, lambda: _vector_texts(
        r"v_", FLOAT + r"|v_cmp|v_pk_|v_dot|v_cvt|v_\w+_co_|v_cndmask|v_pack")),
    "float": (vector, lambda: _vector_texts(FLOAT, r"v_cmp|v_pk_|v_dot|v_cvt|v_pack|v_fma_mix")),
    "convert": (vector, lambda: _vector_texts(r"v_cvt")),
    "compare": (vector, lambda: _vector_texts(r"v_cmp")),
    "carry": (vector, lambda: _vector_texts(r"v_\w+_co_|v_cndmask") + catalogue("carry")),
    "packed": (vector, lambda: _vector_texts(r"v_pk_|v_dot|v_pack|v_fma_mix") + catalogue("packed")),
    "dpp": (vector, lambda: pick(r"v_\S*_dpp ") + catalogue("dpp")),
    "sdwa": (vector, lambda: pick(r"v_\S*_sdwa ") + catalogue("sdwa")),
    "modifiers": (vector, lambda: catalogue("modifiers")),
    "operands": (vector, lambda: catalogue("operands")),
    "across": (_across, lambda: pick(ACROSS) + catalogue("across")),
    "lds": (lds, lambda: pick(r"ds_(?!b?permute|swizzle)") + catalogue("lds")),
    "memory": (memory, lambda: pick(r"(global|flat|buffer)_(load|store)") + catalogue("memory")),
    "atomics": (memory, lambda: pick(r"(global|flat|buffer)_atomic") + catalogue("atomics")),
    "scratch": (scratch, lambda: pick(r"scratch_") + catalogue("scratch")),
    "mfma": (matrix, lambda: pick(r"v_mfma") + catalogue("mfma")),
    "optional": (_optional, lambda: catalogue("optional")),
}


def family(name):
    """The instruction texts of a family, each once."""
    return list(dict.fromkeys(GROUPS[name][1]()))


def group(name):
    """Its cases. All families' together are a gigabyte."""
    return [GROUPS[name][0](text) for text in family(name)]


def texts():
    """Every instruction text under test."""
    return [text for name in GROUPS for text in family(name)]
