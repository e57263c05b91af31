"""Rules for instructions whose pseudocode is missing, is prose, or rounds twice.

``LANE`` holds per-lane rules: source types, result type and a function on bit patterns; ``alternatives`` are further
results a lane may show (the approximate instructions may flush denormals, which the manual leaves open), and
``ALTERNATIVES`` gives the same for instructions that have usable pseudocode. ``WAVE`` holds rules that look across lanes.
"""
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from . import fp
from .state import LANES, read_operand, write_lane, write_scalar

LANE, ALTERNATIVES = {}, {}


@dataclass
class Rule:
    sources: tuple
    result: str
    run: Callable
    context: bool = False
    alternatives: Callable = None


def lane(name, sources, result, context=False, alternatives=None):
    def add(f):
        LANE[name] = Rule(tuple(sources.split()), result, f, context, alternatives)
        return f
    return add


def signed(bits, width):
    return bits - (1 << width) if bits >> (width - 1) & 1 else bits


# -------------------------------------------------------------------------------- rounding, exponents, angles

def _floats(fmt, f):
    """A function of floats as one of bit patterns."""
    return lambda x: fp.from_float(fmt, f(fp.to_float(fmt, x)))


def _rndne(x):
    return math.copysign(float(round(x)), x) if math.isfinite(x) else x


def _fract(x):
    return x - math.floor(x) + 0.0 if math.isfinite(x) else math.nan


def _fract_below_one(fmt):
    bits_of_one = fp.from_float(fmt, 1.0)
    return lambda x: (bits_of_one - 1,) if _floats(fmt, _fract)(x) == bits_of_one else ()  # the hardware stays below 1


def _frexp_exp(fmt, width):
    def run(x):
        v = fp.to_float(fmt, x)
        return (math.frexp(v)[1] if math.isfinite(v) and v else 0) & ((1 << width) - 1)
    return run


def sin_turns(x):
    """sin(2*pi*x) with exact range reduction."""
    if not math.isfinite(x):
        return math.nan
    r = math.remainder(x, 1.0)
    return math.sin(2 * math.pi * (math.copysign(0.5, r) - r if abs(r) > 0.25 else r))


def cos_turns(x):
    r = abs(math.remainder(x, 1.0)) if math.isfinite(x) else math.nan
    return math.cos(2 * math.pi * r) if r < 0.125 else sin_turns(0.25 - r)


def _angle(fmt, f, outside):
    name = f"v_{f.__name__[:3]}_{fmt}"
    # Arguments beyond 256 turns are outside the instruction's domain.
    LANE[name] = Rule((fmt,), fmt, _floats(fmt, f),
                      alternatives=lambda x: _flushed(fmt, f)(x) + (
                          (fp.from_float(fmt, outside),) if abs(fp.to_float(fmt, x)) > 256 else ()))


def _flushed(fmt, f):
    """Results when the input or the output denormal is flushed to zero."""
    def run(x):
        zero = x & (1 << (fp.WIDTH[fmt] - 1))
        out = []
        if fp.is_denormal(fmt, x):
            out.append(fp.from_float(fmt, f(fp.to_float(fmt, zero))))
        y = fp.from_float(fmt, f(fp.to_float(fmt, x)))
        if fp.exponent(fmt, y) == 0 or fp.exponent(fmt, y) == 1:
            out.append(y & (1 << (fp.WIDTH[fmt] - 1)))
        return tuple(out)
    return run


def _rcp(x):
    return math.copysign(math.inf, x) if x == 0 else 1.0 / x


def _rsq(x):
    return math.copysign(math.inf, x) if x == 0 else math.nan if x < 0 or x != x else 1.0 / math.sqrt(x)


for _fmt in ("f16", "f32", "f64"):
    LANE[f"v_rndne_{_fmt}"] = Rule((_fmt,), _fmt, _floats(_fmt, _rndne))
    LANE[f"v_fract_{_fmt}"] = Rule((_fmt,), _fmt, _floats(_fmt, _fract), alternatives=_fract_below_one(_fmt))
    if _fmt != "f64":
        _angle(_fmt, sin_turns, 0.0)
        _angle(_fmt, cos_turns, 1.0)
for _name, _f in (("rcp", _rcp), ("rsq", _rsq), ("exp", fp.exp2), ("log", fp.log2), ("rcp_iflag", _rcp)):
    LANE[f"v_{_name}_f32"] = Rule(("f32",), "f32", _floats("f32", _f), alternatives=_flushed("f32", _f))
LANE["v_frexp_exp_i32_f32"] = Rule(("f32",), "i32", _frexp_exp("f32", 32))
LANE["v_frexp_exp_i32_f64"] = Rule(("f64",), "i32", _frexp_exp("f64", 32))
LANE["v_frexp_exp_i16_f16"] = Rule(("f16",), "i16", _frexp_exp("f16", 16))
LANE["v_ldexp_f16"] = Rule(("f16", "i16"), "f16", lambda x, n: fp.ldexp("f16", x & 0xFFFF, signed(n & 0xFFFF, 16)))
LANE["v_cvt_off_f32_i4"] = Rule(("u32",), "f32", lambda x: fp.from_float("f32", signed(x & 15, 4) / 16))


# ------------------------------------------------------------------------------------------ bytes and halves

@lane("v_perm_b32", "u32 u32 u32", "u32")
def perm(s0, s1, selector):
    data = s0 << 32 | s1
    out = 0
    for i in range(4):
        sel = selector >> 8 * i & 255
        if sel >= 13:
            byte = 255
        elif sel == 12:
            byte = 0
        elif sel >= 8:
            byte = 255 if data >> ((sel - 8) * 16 + 15) & 1 else 0
        else:
            byte = data >> 8 * sel & 255
        out |= byte << 8 * i
    return out


@lane("v_cvt_pkrtz_f16_f32", "f32 f32", "b32")
def pkrtz(a, b):
    return (fp.toward_zero("f16", fp.to_float("f32", b)) << 16) | fp.toward_zero("f16", fp.to_float("f32", a))


def _insert_byte(a, n, c, rounding):
    x = fp.to_float("f32", a)
    byte = 0 if x != x or x <= 0 else 255 if x >= 255 else rounding(x)
    shift = 8 * (n & 3)
    return c & ~(255 << shift) & 0xFFFFFFFF | byte << shift


def _to_byte(fmt):
    def run(a, b, *, old, ins, **_):
        new = fp.convert("f32", fmt, b) << 8 | fp.convert("f32", fmt, a)
        return old & 0xFFFF | new << 16 if ins.bits("op_sel", 0, 3)[2] else old & 0xFFFF0000 | new
    return run


def _stochastic(fmt):
    """Add random bits below the kept mantissa, then truncate (v_cvt_sr_*)."""
    def run(a, r, *, old, ins, **_):
        sel = ins.bits("op_sel", 0, 4)
        shift = 8 * (sel[2] | sel[3] << 1)
        v = fp.to_float("f32", a)
        if v != v or math.isinf(v):
            byte = 0x80
        else:
            byte = stochastic_byte(fmt, a, r)
        return old & ~(255 << shift) & 0xFFFFFFFF | byte << shift
    return run


def stochastic_byte(fmt, a, r):
    """f32 bits ``a`` rounded with the random word ``r``: carry in from the dropped bits, then truncate."""
    m, _, bias = fp.LAYOUT[fmt]
    sign = a >> 31
    e = fp.exponent("f32", a) - 127
    mant = a & 0x7FFFFF | (1 << 23 if e > -127 else 0)
    down = 23 - m + max(0, 1 - bias - e)
    total = mant + (r >> (32 - down) if down <= 32 else r << (down - 32))
    q = total >> down
    if e + bias >= 1:
        value = math.ldexp(q, e - m)
    else:
        value = math.ldexp(q, 1 - bias - m)
    return fp.from_float(fmt, -value if sign else value)


LANE["v_cvt_pk_fp8_f32"] = Rule(("f32", "f32"), "b32", _to_byte("fp8"), context=True)
LANE["v_cvt_pk_bf8_f32"] = Rule(("f32", "f32"), "b32", _to_byte("bf8"), context=True)
LANE["v_cvt_sr_fp8_f32"] = Rule(("f32", "u32"), "b32", _stochastic("fp8"), context=True)
LANE["v_pk_mov_b32"] = Rule(("b64", "b64"), "b64", lambda a, b, *, ins, **_: (
    (a >> 32 * ins.bits("op_sel", 0, 2)[0] & 0xFFFFFFFF)
    | (b >> 32 * ins.bits("op_sel", 0, 2)[1] & 0xFFFFFFFF) << 32), context=True)
LANE["v_cvt_pk_u8_f32"] = Rule(
    ("f32", "u32", "u32"), "u32", lambda a, n, c: _insert_byte(a, n, c, math.trunc),
    alternatives=lambda a, n, c: (_insert_byte(a, n, c, round),))  # the manual does not give the rounding
LANE["v_cvt_sr_bf8_f32"] = Rule(("f32", "u32"), "b32", _stochastic("bf8"), context=True)
for _fmt in ("fp8", "bf8"):
    LANE[f"v_cvt_f32_{_fmt}"] = Rule(("b32",), "f32", (lambda n: lambda x: fp.convert(n, "f32", x & 255))(_fmt))
    LANE[f"v_cvt_pk_f32_{_fmt}"] = Rule(("b32",), "b64", (lambda n: lambda x: (
        fp.convert(n, "f32", x >> 8 & 255) << 32 | fp.convert(n, "f32", x & 255)))(_fmt))


# -------------------------------------------------------------------------------------------- mixed precision

def _mix(ins, state, i, at):
    """Operand ``i`` of v_fma_mix*: f32, or the half of an f16 pair chosen by op_sel."""
    op = ins.operands[1 + i]
    if op.kind == "float":
        bits = fp.from_float("f32", op.value)
    elif op.kind == "int":
        bits = op.value & 0xFFFFFFFF
    else:
        bits = read_operand(state, op, at)
    fmt = "f32"
    if ins.bits("op_sel_hi", 0, 3)[i]:
        fmt, bits = "f16", bits >> 16 * ins.bits("op_sel", 0, 3)[i] & 0xFFFF
    x = fp.to_float(fmt, bits)
    x = abs(x) if op.abs else x
    return -x if op.neg else x


def _fma_mix(a, b, c, *, old, ins, lane, state):
    return fp.fma("f32", *(_mix(ins, state, i, lane) for i in range(3)))


def _fma_mix_half(shift):
    def run(a, b, c, *, old, ins, lane, state):
        half = fp.convert("f32", "f16", _fma_mix(a, b, c, old=old, ins=ins, lane=lane, state=state))
        if "clamp" in ins.mods:
            x = fp.to_float("f16", half)
            half = 0 if x != x or x <= 0 else 0x3C00 if x > 1 else half
        return old & ~(0xFFFF << shift) & 0xFFFFFFFF | half << shift
    return run


LANE["v_fma_mix_f32"] = Rule(("b32",) * 3, "f32", _fma_mix, context=True)
LANE["v_fma_mixlo_f16"] = Rule(("b32",) * 3, "b32", _fma_mix_half(0), context=True)
LANE["v_fma_mixhi_f16"] = Rule(("b32",) * 3, "b32", _fma_mix_half(16), context=True)


# --------------------------------------------------------------------------------------------------- division

def _div_scale(fmt):
    """The manual's rule, its prose tests spelled out: ``x == DENORM`` is 0 < |x| < least normal number.

    Where 1/d and n/d are both small the manual prints +64 for the denominator, which overflows; it must be -64. The
    manual does not say what a quotient that rounds to zero counts as, so there both results pass (flag None), as they do
    for one that rounds up to the least normal number.
    """
    least = Fraction({"f32": 2.0 ** -126, "f64": 2.0 ** -1022}[fmt])
    far, step, tiny = {"f32": (96, 64, 23), "f64": (768, 128, 53)}[fmt]

    def run(s0, s1, s2):
        d, n = fp.to_float(fmt, s1), fp.to_float(fmt, s2)
        up, down = fp.ldexp(fmt, s0, step), fp.ldexp(fmt, s0, -step)
        if n == 0 or d == 0:
            return fp.QUIET_NAN[fmt], 0
        if fp.exponent(fmt, s2) - fp.exponent(fmt, s1) >= far:
            return (up if s0 == s1 else s0), 1
        if fp.is_denormal(fmt, s1):
            return up, 0
        if not math.isfinite(n) or not math.isfinite(d):
            return s0, None
        q, small = abs(Fraction(n) / Fraction(d)), 1 < least * abs(Fraction(d))  # 1/d
        lost = 2 * q <= Fraction(fp.to_float(fmt, 1)) or abs(q / least - 1) < Fraction(1, 1 << 20)
        if small:
            return (down if q >= least or s0 == s1 else s0), None if lost else int(q < least)
        if q < least:
            return (up if s0 == s2 else s0), None if lost else 1
        return (up if fp.exponent(fmt, s2) <= tiny else s0), None if lost else 0

    def both_sides(s0, s1, s2):
        d, n = fp.to_float(fmt, s1), fp.to_float(fmt, s2)
        q = abs(Fraction(n) / Fraction(d)) if n and d and math.isfinite(n) and math.isfinite(d) else None
        if n and d and (q is None or q < 4 * Fraction(fp.to_float(fmt, 1)) or abs(q / least - 1) < Fraction(1, 1 << 20)):
            return s0, fp.ldexp(fmt, s0, step), fp.ldexp(fmt, s0, -step)
        return ()
    return run, both_sides


for _fmt in ("f32", "f64"):
    _run, _others = _div_scale(_fmt)
    LANE[f"v_div_scale_{_fmt}"] = Rule((_fmt,) * 3, _fmt, _run, alternatives=_others)


def _div_fmas(fmt, scale):
    """Undoes v_div_scale with one rounding, up or down as the size of the addend shows.

    The CDNA3 manual prints a fixed 2**32 (2**64 for f64), which cannot undo a scaling by 2**64; RDNA3's has this form.
    """
    bias = fp.LAYOUT[fmt][2]

    def run(a, b, c, *, old, ins, lane, state):
        x, y, z = (fp.to_float(fmt, v) for v in (a, b, c))
        plain = fp.fma(fmt, x, y, z)
        if not state.vcc >> lane & 1 or not all(map(math.isfinite, (x, y, z))):
            return plain
        exact = Fraction(x) * Fraction(y) + Fraction(z)
        n = scale if fp.exponent(fmt, c) > bias else -scale
        return fp.from_fraction(fmt, exact * Fraction(2) ** n) if exact else plain
    return run


def _fixup_overflow(fmt):
    """A quotient that overflows for certain may come out as infinity whatever the estimate says."""
    largest = Fraction(fp.to_float(fmt, (((1 << fp.LAYOUT[fmt][1]) - 1) << fp.LAYOUT[fmt][0]) - 1))

    def run(q, d, n):
        x, y = fp.to_float(fmt, d), fp.to_float(fmt, n)
        if not math.isfinite(x) or not math.isfinite(y) or not x or abs(Fraction(y)) <= largest * abs(Fraction(x)):
            return ()
        return (fp.from_float(fmt, math.copysign(math.inf, x) * math.copysign(1.0, y)),)
    return run


for _fmt in ("f16", "f32", "f64"):
    ALTERNATIVES[f"v_div_fixup_{_fmt}"] = _fixup_overflow(_fmt)
LANE["v_div_fmas_f32"] = Rule(("f32",) * 3, "f32", _div_fmas("f32", 64), context=True)
LANE["v_div_fmas_f64"] = Rule(("f64",) * 3, "f64", _div_fmas("f64", 128), context=True)


# ---- data between lanes; the pseudocode of these is prose or arrays

WAVE = {}


def wave(*names):
    def add(f):
        for name in names:
            WAVE[name] = f
        return f
    return add


@wave("v_readfirstlane_b32")
def readfirstlane(ins, state, exp):
    active = state.active()
    write_scalar(exp.state, ins.operands[0], read_operand(state, ins.operands[1], active[0] if active else 0))


@wave("v_readlane_b32")
def readlane(ins, state, exp):
    write_scalar(exp.state, ins.operands[0], read_operand(state, ins.operands[1], _scalar(ins, state, 2) & 63))


@wave("v_writelane_b32")
def writelane(ins, state, exp):
    write_lane(exp.state, ins.operands[0], _scalar(ins, state, 2) & 63, _scalar(ins, state, 1))


def _scalar(ins, state, i):
    op = ins.operands[i]
    if op.kind == "float":
        return fp.from_float("f32", op.value)
    return op.value & 0xFFFFFFFF if op.kind == "int" else read_operand(state, op)


@wave("v_swap_b32")
def swap(ins, state, exp):
    a, b = ins.operands
    for at in state.active():
        write_lane(exp.state, a, at, read_operand(state, b, at))
        write_lane(exp.state, b, at, read_operand(state, a, at))


@wave("v_accvgpr_read_b32", "v_accvgpr_write_b32", "v_accvgpr_mov_b32")
def accvgpr(ins, state, exp):
    dst, src = ins.operands
    for at in state.active():
        write_lane(exp.state, dst, at, read_operand(state, src, at) if src.is_register else _scalar(ins, state, 1))


@wave("ds_bpermute_b32")
def bpermute(ins, state, exp):
    dst, addr, data = ins.operands
    for at in state.active():
        src = (read_operand(state, addr, at) + ins.number("offset")) // 4 % 64
        write_lane(exp.state, dst, at, read_operand(state, data, src) if state.exec >> src & 1 else 0)


@wave("ds_permute_b32")
def permute(ins, state, exp):
    dst, addr, data = ins.operands
    out = [0] * LANES
    for at in state.active():
        out[(read_operand(state, addr, at) + ins.number("offset")) // 4 % 64] = read_operand(state, data, at)
    for at in state.active():
        write_lane(exp.state, dst, at, out[at])


def swizzle_source(lane_id, offset):
    """ds_swizzle_b32: quad permutation when bit 15 is set, else and/or/xor masks inside 32 lanes."""
    if offset & 0x8000:
        return lane_id // 4 * 4 + (offset >> 2 * (lane_id % 4) & 3)
    i = lane_id & 31
    return lane_id & 32 | ((i & offset & 31) | offset >> 5 & 31) ^ offset >> 10 & 31


@wave("ds_swizzle_b32")
def swizzle(ins, state, exp):
    dst, src = ins.operands
    text = ins.mods.get("offset", "0")
    offset = swizzle_offset(text) if text.startswith("swizzle") else int(text, 0)
    for at in state.active():
        source = swizzle_source(at, offset)
        write_lane(exp.state, dst, at, read_operand(state, src, source) if state.exec >> source & 1 else 0)


def swizzle_offset(text):
    mode, *args = re.match(r"swizzle\((.*)\)", text).group(1).replace('"', "").split(",")
    if mode == "QUAD_PERM":
        return 0x8000 | sum(int(a) << 2 * i for i, a in enumerate(args))
    if mode == "BITMASK_PERM":
        bits = {"0": (0, 0, 0), "1": (0, 1, 0), "p": (1, 0, 0), "i": (1, 0, 1)}
        both = [bits[c] for c in args[0]]
        return sum(v << (4 - i) + 5 * k for i, b in enumerate(both) for k, v in enumerate(b))
    if mode == "BROADCAST":
        return (31 & ~(int(args[0]) - 1)) | int(args[1]) << 5
    if mode == "SWAP":
        return 31 | int(args[0]) << 10
    return 31 | (int(args[0]) - 1) << 10  # REVERSE


@wave("global_load_lds_dword", "global_load_lds_ubyte", "global_load_lds_sbyte", "global_load_lds_ushort",
      "global_load_lds_sshort")
def load_lds(ins, state, exp):
    size = 4 if ins.base.endswith("dword") else 1 if ins.base.endswith("byte") else 2
    for at in state.active():
        base = sum(read_operand(state, op, at) for op in ins.operands if op.kind in ("v", "s"))
        value = state.load(base + ins.number("offset"), size)
        if "_s" in ins.base.split("lds")[1]:
            value = signed(value, 8 * size) & 0xFFFFFFFF
        to = (state.m0 & 0xFFFF) + ins.number("offset") + 4 * at
        exp.state.lds[to:to + 4] = value.to_bytes(4, "little")


# ---- matrix instructions

ELEMENT = {"f32": ("f32", 32), "xf32": ("f32", 32), "f16": ("f16", 16), "bf16": ("bf16", 16), "i8": ("i8", 8),
           "f64": ("f64", 64), "fp8": ("fp8", 8), "bf8": ("bf8", 8)}


class Shape:
    def __init__(self, mnemonic):
        m = re.match(r"v_mfma_(f32|i32|f64)_(\d+)x(\d+)x(\d+)_(?:(\d+)b_)?(\w+?)(?:_(fp8|bf8))?$", mnemonic)
        self.acc = m.group(1)
        self.size, self.k, self.blocks = int(m.group(2)), int(m.group(4)), int(m.group(5) or 1)
        self.a, self.b = m.group(6), m.group(7) or m.group(6)
        self.per_lane = self.k * self.size * self.blocks // 64

    def element(self, lane, j):
        """A's (block, row, k) of element ``j`` in ``lane``; B is the same with column for row."""
        return lane // self.size % self.blocks, lane % self.size, lane // (self.size * self.blocks) * self.per_lane + j

    def result(self, lane, r):
        """(block, row, column) of accumulator element ``r``."""
        col = lane % self.size
        if self.size == 4:
            if self.acc == "f64":
                return lane // 16, lane // 4 % 4, col
            return lane // 4, r, col
        if self.acc == "f64":
            return 0, 4 * r + lane // 16, col
        rows = 16 if self.size == 32 else 4
        step = LANES // self.size * 4
        q = r % rows
        return r // rows, step * (q // 4) + 4 * (lane // self.size) + q % 4, col

    @property
    def results(self):
        return self.size * self.size * self.blocks // 64


def _elements(state, op, lane, kind, count):
    fmt, width = ELEMENT[kind]
    bits = read_operand(state, op, lane)
    out = []
    for j in range(count):
        e = bits >> width * j & ((1 << width) - 1)
        out.append((e - 256 if e > 127 else e) if fmt == "i8" else fp.to_float(fmt, e))
    return out


def matrix_product(ins, state, exp):
    """EXEC is ignored by these instructions."""
    shape = Shape(ins.base)
    dst, a_op, b_op, c_op = ins.operands
    a, b = {}, {}
    for lane in range(LANES):
        for m, op, kind in ((a, a_op, shape.a), (b, b_op, shape.b)):
            for j, x in enumerate(_elements(state, op, lane, kind, shape.per_lane)):
                m[shape.element(lane, j)] = x
    width = 2 if shape.acc == "f64" else 1
    slack = {}
    for lane in range(LANES):
        value = 0
        for r in range(shape.results):
            block, row, col = shape.result(lane, r)
            pairs = [(a[block, row, k], b[block, col, k]) for k in range(shape.k)]
            if c_op.is_register:
                raw = read_operand(state, c_op, lane) >> 32 * width * r & ((1 << 32 * width) - 1)
                c = (raw - (1 << 32) if raw >> 31 else raw) if shape.acc == "i32" else fp.to_float(shape.acc, raw)
            else:
                c = c_op.value
            total = c + sum(x * y for x, y in pairs) if shape.acc == "i32" else _sum(c, pairs)
            bits = total & 0xFFFFFFFF if shape.acc == "i32" else fp.from_float(shape.acc, total)
            value |= bits << 32 * width * r
            if shape.acc != "i32":
                scale = abs(c) + sum(abs(x * y) for x, y in pairs)
                eps = 2.0 ** -52 if shape.acc == "f64" else 2.0 ** -10 if shape.a == "xf32" else 2.0 ** -23
                slack[lane, r] = eps * (shape.k + 1) * scale if math.isfinite(scale) else 0.0
        write_lane(exp.state, dst, lane, value)
    if shape.acc != "i32":
        for r in range(shape.results):
            exp.check[(dst.kind, dst.index + width * r)] = (
                shape.acc, [slack[lane, r] for lane in range(LANES)])


def _sum(c, pairs):
    values = [c] + [x * y for x, y in pairs]
    if all(map(math.isfinite, values)):
        return math.fsum(values)
    return sum(values)
