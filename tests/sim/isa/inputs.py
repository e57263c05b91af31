"""Operand values: edge cases of every type mixed with random bits, and the EXEC masks to run under."""
from . import fp, handwritten, oracle, pcode, values
from .instruction import Instruction
from .state import FULL, LANES, State

INTEGERS = [0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64, 127, 128, 255, 256, 0x7FFF, 0x8000, 0xFFFF, 0x10000,
            0x7FFFFF, 0x800000, 0xFFFFFF, 0x7FFFFFFE, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFE, 0xFFFFFFFF]
REALS = [0.0, 1.0, 0.5, 1.5, 2.0, 2.5, 3.0, 0.25, 0.75, 3.5, 4.5, 0.49999997, 7.0, 10.0, 127.0, 128.5, 255.0, 256.0,
         32767.5, 65504.0, 65535.0, 65536.0, 8388607.5, 8388609.0, 16777217.0, 2147483647.0, 2147483648.0,
         4294967295.0, 4294967296.0, 1e10, 1e-10, 3.4e38, 1e300, 1e-300, 0.1, 1 / 3]


def edges(fmt):
    """Bit patterns of a float format that go wrong easily, both signs."""
    m, e, _ = fp.LAYOUT[fmt]
    top = ((1 << e) - 1) << m
    found = [fp.from_float(fmt, x) for x in REALS]
    found += [0, 1, 2, (1 << m) - 1, 1 << m, (1 << m) + 1, top - 1, top, top | 1 << (m - 1), top | 1,
              top | (1 << m) - 1, (1 << (m - 1)), fp.from_float(fmt, 1.0) - 1, fp.from_float(fmt, 1.0) + 1]
    sign = 1 << (fp.WIDTH[fmt] - 1)
    return found + [b | sign for b in found]


EDGES = {fmt: edges(fmt) for fmt in ("f16", "bf16", "f32", "f64")}


def value(rng, kind, mode):
    """One operand of type ``kind`` (``f32``, ``u32``, ``f16x2``, ...)."""
    if kind in ("f16x2", "bf16x2"):
        return value(rng, kind[:-2], mode) | value(rng, kind[:-2], mode) << 16
    if kind == "f32x2":
        return value(rng, "f32", mode) | value(rng, "f32", mode) << 32
    width = values.typed(kind)[1]
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


def masks(rng):
    """(EXEC, value mode) of each run: full on edge cases, partial on random values, one lane, none."""
    return [(FULL, "edge"), (rng.getrandbits(64) | rng.getrandbits(64), "random"), (1 << rng.randrange(64), "random"), (0, "random")]


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
        if base.startswith("v_pk_") and values.typed(kind)[1] == 16 or base.startswith("v_dot2") and kind in EDGES:
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
                if 32 * i >= 64 or values.typed(kind if "x" not in kind else "b64")[1] <= 32:
                    bits |= rng.getrandbits(32) << 32 * i
            if twin is not None and twin.is_register and twin.kind in "va" and rng.random() < 0.25:
                bits = sum(state.bank(twin.kind)[twin.index + i][lane] << 32 * i
                           for i in range(min(op.count, twin.count)))
            for i, column in enumerate(columns):
                column[lane] = bits >> 32 * i & 0xFFFFFFFF
    elif op.kind == "s":
        bits = value(rng, kind, mode)
        if op.count > 1 and values.typed(kind if "x" not in kind else "b64")[1] <= 32:
            bits = rng.getrandbits(32 * op.count)
        for i in range(op.count):
            state.s[op.index + i] = bits >> 32 * i & 0xFFFFFFFF


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


def vector_states(text, touched, rng, rounds=None):
    ins = Instruction(text)
    kinds = source_kinds(ins)
    out = []
    for mask, mode in rounds or masks(rng):
        state = fresh(rng, touched, mask)
        previous = None
        for op in reversed(ins.operands):
            if op.is_register and op.bare in kinds:
                fill(state, op, kinds[op.bare], rng, mode, previous)
                previous = op
        out.append(state)
    return out


def scalar_states(text, touched, rng, count=12):
    out = []
    for i in range(count):
        state = fresh(rng, touched, rng.getrandbits(64) if i % 3 else FULL if i % 2 else 0)
        ins = Instruction(text)
        previous = None
        for op in reversed(ins.operands):
            if op.kind == "s":
                fill(state, op, "b64" if op.count == 2 else "b32", rng, "edge" if i % 2 else "random")
                if previous is not None and previous.count == op.count and rng.random() < 0.2:
                    for k in range(op.count):
                        state.s[op.index + k] = state.s[previous.index + k]
                previous = op
        out.append(state)
    return out
