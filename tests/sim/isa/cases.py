"""Builds the tests of every family: instruction texts, starting states and the oracle of each. Operands are edge cases of every type
mixed with random bits."""
import functools
import re
from pathlib import Path

from . import fp, handwritten, oracle, pcode
from .harness import Test, seeded
from .state import FULL, LANES, Instruction, State, mask, read_operand, registers, write_lane, write_scalar

INTEGERS = [0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64, 127, 128, 255, 256, 0x7FFF, 0x8000, 0xFFFF, 0x10000,
            0x7FFFFF, 0x800000, 0xFFFFFF, 0x7FFFFFFE, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFE, 0xFFFFFFFF]
REALS = [0.0, 1.0, 0.5, 1.5, 2.0, 2.5, 3.0, 0.25, 0.75, 3.5, 4.5, 0.49999997, 7.0, 10.0, 127.0, 128.5, 255.0, 256.0,
         32767.5, 65504.0, 65535.0, 65536.0, 8388607.5, 8388609.0, 16777217.0, 2147483647.0, 2147483648.0,
         4294967295.0, 4294967296.0, 1e10, 1e-10, 3.4e38, 1e300, 1e-300, 0.1, 1 / 3]


def edges(fmt):
    """Bit patterns of a float format that go wrong easily, both signs."""
    m, e, _ = fp.LAYOUT[fmt]
    top = ((1 << e) - 1) << m
    patterns = [fp.from_float(fmt, x) for x in REALS]
    patterns += [0, 1, 2, (1 << m) - 1, 1 << m, (1 << m) + 1, top - 1, top, top | 1 << (m - 1), top | 1,
                 top | (1 << m) - 1, (1 << (m - 1)), fp.from_float(fmt, 1.0) - 1, fp.from_float(fmt, 1.0) + 1]
    sign = 1 << (fp.WIDTH[fmt] - 1)
    return patterns + [b | sign for b in patterns]


EDGES = {fmt: edges(fmt) for fmt in ("f16", "bf16", "f32", "f64")}


def value(rng, kind, mode):
    """One operand of type ``kind`` (``f32``, ``u32``, ``f16x2``, ...)."""
    if kind in ("f16x2", "bf16x2"):
        return value(rng, kind[:-2], mode) | value(rng, kind[:-2], mode) << 16
    if kind == "f32x2":
        return value(rng, "f32", mode) | value(rng, "f32", mode) << 32
    width = pcode.typed(kind)[1]
    if kind in EDGES:
        pick = rng.random()
        if mode == "edge" or pick < 0.2:
            bits = rng.choice(EDGES[kind])
        elif pick < 0.6:
            bits = fp.from_float(kind, rng.uniform(-8, 8))
        else:
            bits = rng.getrandbits(width)
        # the upper half of a 16-bit operand is not part of it
        return bits | (rng.getrandbits(16) << 16 if width == 16 else 0)
    if mode == "edge" or rng.random() < 0.3:
        if width == 64:
            high = rng.choice([0, 0xFFFFFFFF, rng.choice(INTEGERS)])
            return high << 32 | rng.choice(INTEGERS)
        return rng.choice(INTEGERS)
    return rng.getrandbits(max(width, 32))


# EXEC of a run: all lanes, most of them, some, one, none.
ALL, MOST, SOME, ONE, NONE = (lambda rng: FULL, lambda rng: rng.getrandbits(64) | rng.getrandbits(64), lambda rng: rng.getrandbits(64),
                              lambda rng: 1 << rng.randrange(64), lambda rng: 0)


def source_kinds(ins):
    """Operand -> type, for a vector instruction."""
    base = ins.base
    hand = handwritten.LANE.get(base)
    prog = None if hand else pcode.lookup(ins.mnemonic)
    dst, sdst, carry, sources, simm = oracle.parse_vector(ins)
    kinds = {}
    for i, op in enumerate(sources):
        kind = hand.sources[min(i, len(hand.sources) - 1)] if hand else (prog.source_type(f"S{i}") if prog else None)
        kind = kind or "b32"
        if base.startswith("v_pk_") and pcode.typed(kind)[1] == 16 or base.startswith("v_dot2") and kind in EDGES:
            kind = {"f16": "f16x2", "bf16": "bf16x2"}.get(kind, "b32")
        elif base.startswith("v_pk_") and kind == "f32":
            kind = "f32x2"
        elif base.startswith("v_fma_mix"):
            kind = "f16x2" if ins.bits("op_sel_hi", 0, 3)[i] else "f32"
        elif base == "v_cndmask_b32":
            kind = "f32"
        elif "class" in base and i == 1:
            kind = "u32"
        kinds[op.bare] = kind
    if dst is not None:
        result = hand.result if hand else prog.result_type() if prog else None
        kinds.setdefault(dst.bare, "f16x2" if base == "v_pk_fmac_f16" else
                         result if result in EDGES or result == "f64" else "b32")
    return kinds


def fill(state, op, kind, rng, mode, twin=None):
    """Random contents for a register operand; a quarter of the lanes repeat ``twin`` (for compares)."""
    if op.kind in ("v", "a"):
        bank = state.bank(op.kind)
        columns = [bank.setdefault(op.index + i, [0] * LANES) for i in range(op.count)]
        for lane in range(LANES):
            bits = value(rng, kind, mode)
            for i in range(1, op.count):
                if 32 * i >= 64 or pcode.typed(kind if "x" not in kind else "b64")[1] <= 32:
                    bits |= rng.getrandbits(32) << 32 * i
            if twin is not None and twin.is_register and twin.kind in "va" and rng.random() < 0.25:
                bits = sum(state.bank(twin.kind)[twin.index + i][lane] << 32 * i
                           for i in range(min(op.count, twin.count)))
            for i, column in enumerate(columns):
                column[lane] = bits >> 32 * i & 0xFFFFFFFF
    elif op.kind == "s":
        bits = value(rng, kind, mode)
        if op.count > 1 and pcode.typed(kind if "x" not in kind else "b64")[1] <= 32:
            bits = rng.getrandbits(32 * op.count)
        write_scalar(state, op, bits)


def fresh(rng, touched, exec_mask=FULL):
    """A state with random bits in every touched register."""
    state = State()
    for kind in ("v", "a"):
        for n in touched[kind]:
            state.bank(kind)[n] = [rng.getrandbits(32) for _ in range(LANES)]
    for n in touched["s"]:
        state.s[n] = rng.getrandbits(32)
    state.exec, state.vcc, state.scc = exec_mask, rng.getrandbits(64), rng.getrandbits(1)
    state.m0 = rng.getrandbits(32)
    return state


DATA = Path(__file__).parent / "data"
# Tested by hand in test_control.py: they change the program counter, time, or nothing that a State holds.
CONTROL = re.compile(r"s_(branch|cbranch|call|getpc|setpc|swappc|getreg|setreg|set_gpr|memtime|memrealtime|nop|sleep|"
                     r"barrier|endpgm|waitcnt|setprio)|buffer_(inv|wbl2)|v_nop")


class Case:
    """A Test and the function that gives its Expected from a starting State."""

    def __init__(self, test, expect=None):
        self.test = test
        self.expect = expect or (lambda state: oracle.apply(test.text, state))


@functools.cache
def catalogue(name="required"):
    """The instructions of data/<name>.txt, whose blocks are mnemonics and, indented, the suffix and operands of their forms."""
    instructions, mnemonics, forms = [], [], False
    for line in (DATA / f"{name}.txt").read_text().splitlines():
        form = line.strip()
        if line.startswith("#"):
            continue
        if not line.startswith(" "):
            mnemonics, forms = [] if forms else mnemonics, False
            mnemonics += form.split()
            continue
        forms = True
        instructions += [m if form == "-" else m + form if form.startswith("_") else f"{m} {form}" for m in mnemonics]
    return instructions


def pick(pattern):
    return [x for x in catalogue() if re.match(pattern, x)]


def case(text, masks, finish, **options):
    """The case of a text, with a state for each mask of EXEC, which finish(state, random numbers, instruction, its number) completes."""
    touched, rng, ins = {bank: sorted(numbers) for bank, numbers in registers(text).items()}, seeded(text), Instruction(text)
    states = []
    for number, lanes in enumerate(masks):
        states.append(fresh(rng, touched, lanes(rng)))
        finish(states[-1], rng, ins, number)
    return Case(Test(text, states, **options))


def vector(text):
    kinds = source_kinds(Instruction(text))

    def finish(state, rng, ins, number):
        previous = None
        for op in reversed(ins.operands):
            if op.is_register and op.bare in kinds:
                fill(state, op, kinds[op.bare], rng, "random" if number else "edge", previous)
                previous = op
    return case(text, (ALL, MOST, ONE, NONE), finish)


def scalar(text):
    def finish(state, rng, ins, number):
        previous = None
        for op in reversed(ins.operands):
            if op.kind == "s":
                fill(state, op, "b64" if op.count == 2 else "b32", rng, "edge" if number % 2 else "random")
                if previous is not None and previous.count == op.count and rng.random() < 0.2:
                    write_scalar(state, op, read_operand(state, previous))
                previous = op
    return case(text, [SOME if i % 3 else ALL if i % 2 else NONE for i in range(12)], finish)


def wave(text):
    """Instructions that look across lanes."""
    return case(text, (ALL, ALL, SOME, ONE, NONE), lambda *_: None)


def matrix(text):
    """MFMA: small values, so that a wrong layout or order cannot hide in rounding; one run with special values."""
    def finish(state, rng, ins, number):
        shape = handwritten.Shape(ins.base)
        for op, kind in zip(ins.operands, (shape.acc, shape.a, shape.b, shape.acc)):
            fmt, width = handwritten.ELEMENT.get(kind, (kind, 32))
            for lane in range(LANES) if op.is_register else ():
                write_lane(state, op, lane, sum(_element(rng, fmt, width, number) << width * j for j in range(32 * op.count // width)))
    return case(text, (ALL, ALL, SOME), finish)


def _element(rng, fmt, width, i):
    if fmt in ("i8", "i32"):
        return rng.getrandbits(width)
    if i == 1 and rng.random() < 0.01 and fmt in EDGES:
        return rng.choice(EDGES[fmt]) if fmt in ("f32", "bf16") and rng.random() < 0.3 else 0
    return rng.choice(_pool(fmt)) if rng.random() < 0.9 else 0


def lds(text, size=4096):
    """Distinct, aligned LDS addresses per lane, in random order."""
    def finish(state, rng, ins, number):
        addr, *data = ins.operands[1 if "_rtn_" in ins.base or "_read" in ins.base else 0:]
        slots = rng.sample(range(LANES), LANES)
        state.v[addr.index] = [16 * s if state.exec >> i & 1 else rng.getrandbits(32) for i, s in enumerate(slots)]
        state.lds = _memory(rng, size, ins.base)
        _atomic_data(state, ins, rng, data)
        for lane in state.active() if "cmpst" in ins.base else ():
            if lane % 2:  # half of the compare-and-swaps succeed
                current = state.lds[state.v[addr.index][lane] + ins.number("offset"):][:4 * data[0].count]
                write_lane(state, data[0], lane, int.from_bytes(current, "little"))
    return case(text, (ALL, SOME, ONE, NONE), finish, lds=size)


def _element_of(base):
    """The float format that an instruction's memory has, or None."""
    return ("bf16x2" if "bf16" in base else "f16x2" if "f16" in base else "f32" if base.endswith("f32") else
            "f64" if base.endswith("f64") else None)


def _memory(rng, size, base):
    fmt = _element_of(base)
    width = 8 if fmt == "f64" else 4
    values = (_tame(rng, fmt, base).to_bytes(width, "little") for _ in range(size // width))
    return bytearray(b"".join(values) if fmt else rng.randbytes(size))


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
    return rng.choice(EDGES[fmt] if re.search("m(in|ax)_(rtn_)?f64", base) else _pool(fmt))


def _atomic_data(state, ins, rng, data):
    fmt = _element_of(ins.base)
    for op in data:
        for lane in range(LANES) if fmt and op.kind in ("v", "a") else ():
            write_lane(state, op, lane, _tame(rng, fmt, ins.base))


def memory(text, size=2048, scale=16):
    """Global, flat and buffer accesses; inactive lanes hold addresses that would fault."""
    ins = Instruction(text)
    buffer, ops = ins.base.startswith("buffer"), ins.operands
    if buffer:
        vaddr, saddr, data = ops[1], ops[2], [ops[0]]
    else:
        loads = "_load_" in ins.base and "_lds_" not in ins.base
        first = 1 if loads or ("_atomic_" in ins.base and "sc0" in ins.mods) else 0
        vaddr, rest = ops[first], ops[first + 1:]
        saddr = next((o for o in rest if o.kind == "s"), None)
        data = [o for o in rest if o.kind in ("v", "a")]
    low, slots = 64, {}  # room for negative offsets; places of the lanes, by state

    def finish(state, rng, ins, number):
        state.m0 = 256
        state.mem = _memory(rng, size, ins.base)
        where = slots[id(state)] = rng.sample(range(LANES), LANES)
        _atomic_data(state, ins, rng, data)
        for lane in state.active() if "cmpswap" in ins.base and vaddr.kind == "v" else ():
            if lane % 2:  # half of the compare-and-swaps succeed
                half = data[0].count // 2 * 32
                at = low + scale * where[lane] + ins.number("offset")
                current = int.from_bytes(state.mem[at:at + half // 8], "little")
                write_lane(state, data[0], lane, read_operand(state, data[0], lane) & mask(half) | current << half)
        if "_lds_" in ins.base:
            state.lds = bytearray(rng.randbytes(1024))

    def prepare(state):
        where, index = slots[id(state)], "idxen" in ins.mods
        if buffer:
            records, stride = (60, scale) if index else (size, 0)  # with an index the last lanes are out of range
            write_scalar(state, saddr, state.base | stride << 48 | records << 64 | 0x27000 << 96)
            if len(ops) > 3 and ops[3].kind == "s":
                state.s[ops[3].index] = low
            for lane in range(LANES) if vaddr.kind == "v" else ():
                near = 0 if index else low + scale * where[lane]
                offset = 0x7FFFFFF0 if near and lane % 16 == 5 else near
                write_lane(state, vaddr, lane, (where[lane] | offset << 32 if "offen" in ins.mods else where[lane]) if index else offset)
            return
        origin = state.base + low
        if saddr is not None:
            write_scalar(state, saddr, origin)
            origin = 0
        for lane in range(LANES):
            write_lane(state, vaddr, lane, origin + scale * where[lane] if state.exec >> lane & 1 else 0xDEAD00000000)

    return case(text, (ALL, SOME, ONE, NONE), finish, prepare=prepare, lds=1024 if "_lds_" in ins.base else 0)


def scratch(text, size=128):
    def finish(state, rng, ins, number):
        state.scratch = [bytearray(rng.randbytes(size)) for _ in range(LANES)]
        where = list(ins.operands[1:] if "_load_" in ins.base else ins.operands[:1] + ins.operands[2:])
        both = sum(o.kind in "vs" for o in where) == 2
        for op in where:
            if op.kind == "v":
                state.v[op.index] = [4 * rng.randrange(8) if state.exec >> i & 1 else rng.getrandbits(32) for i in range(LANES)]
            elif op.kind == "s":
                state.s[op.index] = 16 if both else 4 * rng.randrange(12)
    return case(text, (ALL, SOME, NONE), finish, scratch=size)


def scalar_load(text, size=512):
    ins = Instruction(text)

    def finish(state, rng, ins, number):
        state.mem = bytearray(rng.randbytes(size))
        for op in ins.operands[2:]:
            if op.kind == "s":
                state.s[op.index] = 4 * rng.randrange(32)
    return case(text, (ALL, SOME, NONE), finish,
                prepare=lambda state: write_scalar(state, ins.operands[1], state.base | size << 64 | 0x27000 << 96))


ACROSS = r"v_(readlane|writelane|readfirstlane|swap|accvgpr)|ds_(b?permute|swizzle)"
FLOAT = r"v_\w*_f(16|32|64)(_|$)|v_\w+_(fp8|bf8)"


def _vector_texts(include, exclude=None):
    skip = re.compile(ACROSS + r"|\S*_(dpp|sdwa) |v_mfma|v_nop" + (f"|{exclude}" if exclude else ""))
    return [t for t in pick(r"v_") if re.match(include, t) and not skip.match(t)]


def _optional(text):
    return (scalar if text.startswith("s_") else wave if text.startswith("v_accvgpr") else vector)(text)


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
    "across": (wave, lambda: pick(ACROSS) + catalogue("across")),
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
