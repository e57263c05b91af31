"""Computes what one instruction must do to a ``State``, from AMD's pseudocode (``pcode.py``) or a hand-written rule.

``apply(text, state)`` returns an ``Expected``. Rules the pseudocode leaves to prose are here, each with its reason:
operand selection (DPP, SDWA, op_sel, neg, abs, clamp), EXEC, the high half of 16-bit results, address formation.
"""
import re

from . import fp, handwritten, pcode
from .pcode import Value
from .state import LANES, Expected, Instruction, read_operand, write_lane, write_scalar

# LLVM, GCNSubtarget::zeroesHigh16BitsOfDest: on gfx9 these clear bits 31:16 of the destination.
ZERO_HIGH = re.compile(r"v_(cvt_f16_(f32|u16|i16)|(rcp|rsq|sqrt|log|exp|sin|cos|floor|ceil|trunc|rndne|fract|"
                       r"frexp_mant|ldexp|add|sub|subrev|mul|max|min)_f16|frexp_exp_i16_f16|"
                       r"(lshlrev|lshrrev)_b16|ashrrev_i16|(add|sub|subrev|mul_lo|max|min)_u16|(max|min)_i16)$")
APPROXIMATE = re.compile(r"v_(rcp|rcp_iflag|rsq|sqrt|exp|log|sin|cos)_f(16|32|64)$")


class Lanes:
    """Operand access of one vector instruction: which lane reads what, which lanes write."""

    def __init__(self, ins, state):
        self.ins, self.state = ins, state
        self.active = state.active()
        self.source_lane = list(range(LANES))
        self.zero_source = [False] * LANES
        self.dpp = next((m for m in ins.mods if m in DPP), None)
        if self.dpp:
            self._apply_dpp()
        self.packed = ins.base.startswith(("v_pk_", "v_dot"))

    def _apply_dpp(self):
        mods = self.ins.mods
        rows, banks = self.ins.number("row_mask", 15), self.ins.number("bank_mask", 15)
        zero = "bound_ctrl" in mods
        keep = []
        for lane in self.active:
            if not rows >> (lane // 16) & 1 or not banks >> (lane % 16 // 4) & 1:
                continue
            src = DPP[self.dpp](lane, mods[self.dpp])
            if src is None or not self.state.exec >> src & 1:
                # ISA manual: an invalid source lane disables the write, or reads 0 with bound_ctrl.
                if not zero:
                    continue
                self.zero_source[lane] = True
            else:
                self.source_lane[lane] = src
            keep.append(lane)
        self.active = keep

    def raw(self, op, lane, kind):
        """Bits of an operand before modifiers; ``kind`` is the type it is read as."""
        width = max(pcode.typed(kind)[1], 32)
        if op.kind == "int":
            if kind == "f64" and not -16 <= op.value <= 64:
                return (op.value & 0xFFFFFFFF) << 32
            return op.value & pcode.mask(width)
        if op.kind == "float":
            fmt = {16: "f16", 64: "f64"}.get(pcode.typed(kind)[1], "f32")
            return fp.from_float(fmt, op.value)
        return read_operand(self.state, op, lane)

    def source(self, i, op, lane, kind):
        """Bits of source ``i`` with DPP, SDWA, op_sel and neg/abs applied."""
        if self.dpp and i == 0:
            bits = 0 if self.zero_source[lane] else self.raw(op, self.source_lane[lane], kind)
        else:
            bits = self.raw(op, lane, kind)
        ins = self.ins
        if f"src{i}_sel" in ins.mods:
            bits = select(bits, ins.mods[f"src{i}_sel"], op.sext)
        if self.packed:
            return self._packed(i, op, bits, kind)
        width = pcode.typed(kind)[1]
        if "op_sel" in ins.mods and width == 16:
            bits = bits >> 16 * ins.bits("op_sel", 0, 4)[i] & 0xFFFF
        sign = 1 << ((width if width in (16, 64) else 32) - 1)
        if op.abs:
            bits &= ~sign
        if op.neg:
            bits ^= sign
        return bits

    def _packed(self, i, op, bits, kind):
        ins = self.ins
        wide = ins.base.endswith("_f32") and ins.base.startswith("v_pk_")
        if ins.base == "v_pk_mov_b32":
            return bits
        w = 32 if wide else 16
        if "dot4" in ins.base or "dot8" in ins.base or (i == 2 and "dot2" in ins.base):
            return bits
        lo = bits >> w * ins.bits("op_sel", 0, 3)[i] & pcode.mask(w)
        hi = bits >> w * ins.bits("op_sel_hi", 1, 3)[i] & pcode.mask(w)
        lo ^= ins.bits("neg_lo", 0, 3)[i] << (w - 1)
        hi ^= ins.bits("neg_hi", 0, 3)[i] << (w - 1)
        return hi << w | lo


def select(bits, sel, sext):
    """SDWA source select."""
    if sel == "DWORD":
        return bits
    kind, n = sel.split("_")
    w = 8 if kind == "BYTE" else 16
    field = bits >> int(n) * w & pcode.mask(w)
    return (field | 0xFFFFFFFF << w) & 0xFFFFFFFF if sext and field >> (w - 1) else field


def place(bits, old, sel, unused):
    """SDWA destination select."""
    if sel == "DWORD":
        return bits
    kind, n = sel.split("_")
    w = 8 if kind == "BYTE" else 16
    lo = int(n) * w
    field = (bits & pcode.mask(w)) << lo
    if unused == "UNUSED_PRESERVE":
        return old & ~(pcode.mask(w) << lo) & 0xFFFFFFFF | field
    if unused == "UNUSED_SEXT" and bits >> (w - 1) & 1:
        return field | ~pcode.mask(lo + w) & 0xFFFFFFFF
    return field


# DPP controls: lane, argument -> source lane or None (ISA manual, table of DPP_CTRL).
def _row(lane, index):
    return lane // 16 * 16 + index if 0 <= index < 16 else None


DPP = {
    "quad_perm": lambda n, a: n // 4 * 4 + [int(x) for x in a.strip("[]").split(",")][n % 4],
    "row_shl": lambda n, a: _row(n, n % 16 + int(a)),
    "row_shr": lambda n, a: _row(n, n % 16 - int(a)),
    "row_ror": lambda n, a: _row(n, (n % 16 - int(a)) % 16),
    "wave_shl": lambda n, a: n + 1 if n < 63 else None,
    "wave_rol": lambda n, a: (n + 1) % 64,
    "wave_shr": lambda n, a: n - 1 if n > 0 else None,
    "wave_ror": lambda n, a: (n - 1) % 64,
    "row_mirror": lambda n, a: _row(n, 15 - n % 16),
    "row_half_mirror": lambda n, a: n // 8 * 8 + 7 - n % 8,
    "row_bcast": lambda n, a: (n // 16 * 16 - 1 if n >= 16 else None) if a == "15" else (31 if n >= 32 else None),
    "row_newbcast": lambda n, a: n // 16 * 16 + int(a),
}


def saturate(base, s, bits):
    """Integer results with clamp saturate instead of wrapping."""
    m = re.match(r"v_(pk_)?(add|sub|subrev|mad)_(?:(co)_)?([ui])(\d+)(?:_[ui](\d+))?$", base)
    if not m:
        raise pcode.Unsupported(f"clamp on {base}")
    op, kind, width = m.group(2), m.group(4), int(m.group(5))

    def saturated(operands, w, narrow):
        x = [Value(kind, n, v & pcode.mask(n)).number for v, n in zip(operands, narrow)]
        r = {"add": lambda: x[0] + x[1], "sub": lambda: x[0] - x[1], "subrev": lambda: x[1] - x[0],
             "mad": lambda: x[0] * x[1] + x[2]}[op]()
        lo, hi = (-(1 << (w - 1)), pcode.mask(w - 1)) if kind == "i" else (0, pcode.mask(w))
        return max(lo, min(hi, r)) & pcode.mask(w)

    if m.group(1):
        return saturated([v & 0xFFFF for v in s], 16, [16] * 3) | saturated([v >> 16 for v in s], 16, [16] * 3) << 16
    if m.group(6):
        narrow = [int(m.group(6))] * 2 + [width]
        return saturated(s, width, narrow)
    return saturated(s, width, [width] * 3)


def clamp_float(fmt, bits):
    """[0, 1]; NaN gives 0 (DX10_CLAMP is set for compute kernels)."""
    if fp.is_nan(fmt, bits):
        return 0
    x = fp.to_float(fmt, bits)
    return 0 if x <= 0 else fp.from_float(fmt, 1.0) if x > 1 else bits


def parse_vector(ins):
    """-> (destination, scalar destination, carry-in, sources, simm32)."""
    ops, base = list(ins.operands), ins.base
    sdst = carry = simm = None
    if base.startswith("v_cmp"):
        return None, ops[0], None, ops[1:], None
    dst = ops.pop(0)
    if "_co_" in base or base in ("v_div_scale_f32", "v_div_scale_f64", "v_mad_u64_u32", "v_mad_i64_i32"):
        sdst = ops.pop(0)
    if re.match(r"v_(addc|subb|subbrev)_co|v_cndmask", base):
        carry = ops.pop()
    if base in ("v_fmamk_f32", "v_madmk_f16", "v_fmamk_f16"):
        simm = ops.pop(1)
    elif base in ("v_fmaak_f32", "v_madak_f16", "v_fmaak_f16"):
        simm = ops.pop(2)
    return dst, sdst, carry, ops, simm


def vector(ins, state, exp):
    base, new = ins.base, exp.state
    hand = handwritten.LANE.get(base)
    prog = None if hand else pcode.lookup(ins.mnemonic)
    if not hand and prog is None:
        raise pcode.Unsupported(f"no oracle for {ins.mnemonic}")
    dst, sdst, carry, sources, simm = parse_vector(ins)
    lanes = Lanes(ins, state)
    kinds = list(hand.sources) if hand else [prog.source_type(f"S{i}") or "b32" for i in range(len(sources))]
    result = hand.result if hand else prog.result_type()
    fmt = result if result in fp.WIDTH else None
    if base == "v_cndmask_b32":
        kinds = ["f32", "f32"]  # neg and abs are allowed
    is_cmp = base.startswith("v_cmp")
    vcc_out = unknown = 0
    carry_in = read_operand(state, carry) if carry is not None else state.vcc
    literal = lanes.raw(simm, 0, "f16" if "f16" in base else "f32") if simm is not None else 0
    opsel = sum(b << i for i, b in enumerate(ins.bits("op_sel", 0, 4)))
    width = 64 if is_cmp else 32 * dst.count
    for lane in lanes.active:
        s = [lanes.source(i, op, lane, kinds[i]) for i, op in enumerate(sources)]
        old = 0 if is_cmp else read_operand(state, dst, lane)
        if hand:
            s = [v & pcode.mask(max(16, pcode.typed(k)[1])) for v, k in zip(s, kinds)]
            out = hand.run(*s, **({"old": old, "ins": ins, "lane": lane, "state": state} if hand.context else {}))
            bits, flag = out if isinstance(out, tuple) else (out, 0)
        else:
            env = {f"S{i}": Value("b", pcode.typed(kinds[i])[1] if pcode.typed(kinds[i])[1] > 32 else
                                  max(32, 32 * op.count if op.is_register else 32), v)
                   for i, (op, v) in enumerate(zip(sources, s))}
            env.update(D0=Value("b", width, old), VCC=Value("u", 64, carry_in), laneId=Value("u", 32, lane),
                       OPSEL=Value("u", 4, opsel), SIMM32=Value("b", 32, literal), SIMM16=Value("b", 16, literal & 0xFFFF),
                       EXEC=Value("u", 64, 0), D1=Value("b", 1, 0))
            prog.run(env)
            bits = env["D0"].bits
            if is_cmp:
                flag = bits >> lane & 1
            elif "D1" in prog.writes:
                flag = env["D1"].bits
            else:
                flag = env["VCC"].bits >> lane & 1 if "VCC" in prog.writes else 0
        if flag is None:
            unknown |= 1 << lane
        else:
            vcc_out |= flag << lane
        if is_cmp:
            continue
        if "clamp" in ins.mods:
            bits = finish_clamp(base, result, s, bits)
        bits = half_result(ins, base, len(sources), result, bits, old)
        if "dst_sel" in ins.mods:
            value = bits & 0xFFFF if pcode.typed(result or "b32")[1] == 16 else bits
            bits = place(value, old, ins.mods["dst_sel"], ins.mods.get("dst_unused", "UNUSED_PAD"))
        write_lane(new, dst, lane, bits)
    if is_cmp or sdst is not None:
        # ISA manual: bits of inactive lanes are written as zero.
        write_scalar(new, sdst, vcc_out)
        if sdst.kind == "s":
            for i in range(2):
                exp.ignore["s", sdst.index + i] = unknown >> 32 * i & 0xFFFFFFFF
        else:
            exp.ignore["vcc"] = unknown
        if base.startswith("v_cmpx"):
            new.exec = vcc_out
    if not is_cmp:
        note_precision(ins, base, result, fmt, dst, exp)
        others = hand.alternatives if hand else handwritten.ALTERNATIVES.get(base)
        if others:
            exp.either[(dst.kind, dst.index)] = [
                others(*[lanes.source(i, op, lane, kinds[i]) & pcode.mask(pcode.typed(kinds[i])[1])
                         for i, op in enumerate(sources)])
                if lane in lanes.active else () for lane in range(LANES)]


def finish_clamp(base, result, s, bits):
    if base.startswith("v_fma_mix") and result == "b32":
        return bits  # done by the rule, on the written half
    if re.search(r"_[ui](16|32|64)$", base) or re.search(r"mad_[ui]\d+_[ui]\d+", base):
        return saturate(base, s, bits)
    if base.startswith("v_pk_") and base.endswith("f16"):
        return clamp_float("f16", bits & 0xFFFF) | clamp_float("f16", bits >> 16) << 16
    if base.startswith("v_pk_") and base.endswith("f32"):
        return clamp_float("f32", bits & 0xFFFFFFFF) | clamp_float("f32", bits >> 32) << 32
    if result == "f16":
        return bits >> 16 << 16 | clamp_float("f16", bits & 0xFFFF)
    return clamp_float(result, bits)


def half_result(ins, base, nsrc, result, bits, old):
    """Places a 16-bit result in its 32-bit register."""
    if not result or pcode.typed(result)[1] != 16 or base.startswith(("v_pk_", "v_pack", "v_fma_mix")):
        return bits
    if ins.bits("op_sel", 0, 4)[nsrc]:
        return (bits & 0xFFFF) << 16 | old & 0xFFFF
    if ZERO_HIGH.match(base) or "op_sel" not in ins.mods:
        return bits & 0xFFFF
    return old >> 16 << 16 | bits & 0xFFFF


def note_precision(ins, base, result, fmt, dst, exp):
    ulps = 1 if APPROXIMATE.match(base) else 0
    key = (dst.kind, dst.index)
    if base.startswith("v_pk_") and base.endswith("f16") and "fmac" not in base or base == "v_pk_fmac_f16":
        exp.check[key] = ("f16x2", ulps)
    elif base.startswith("v_pk_") and base.endswith("f32"):
        for i in range(2):
            exp.check[(dst.kind, dst.index + i)] = ("f32", ulps)
    elif base == "v_cvt_pk_f32_fp8" or base == "v_cvt_pk_f32_bf8":
        for i in range(2):
            exp.check[(dst.kind, dst.index + i)] = ("f32", 0)
    elif base in ("v_cvt_pkrtz_f16_f32", "v_pack_b32_f16"):
        exp.check[key] = ("f16x2", 0)
    elif fmt and ins.mods.get("dst_sel", "DWORD") == "DWORD":
        exp.check[key] = (fmt, ulps)
    elif fmt == "f16" and ins.mods["dst_sel"].startswith("WORD"):
        exp.check[key] = ("f16x2", ulps)
    narrow = result and pcode.typed(result)[1] == 16 and not base.startswith(("v_pk_", "v_fma_mix"))
    if narrow and not ZERO_HIGH.match(base) and "op_sel" not in ins.mods and "dst_sel" not in ins.mods:
        # Neither the manual nor LLVM promises the other half of these.
        exp.ignore[key] = 0xFFFF0000


def scalar(ins, state, exp):
    prog = pcode.lookup(ins.mnemonic)
    if prog is None:
        raise pcode.Unsupported(f"no oracle for {ins.mnemonic}")
    new, ops = exp.state, list(ins.operands)
    env = {"SCC": Value("u", 1, state.scc), "EXEC": Value("u", 64, state.exec), "VCC": Value("u", 64, state.vcc),
           "M0": Value("b", 32, state.m0)}
    dst = None
    if "D0" in prog.writes:
        dst = ops.pop(0)
        env["D0"] = Value("b", 32 * dst.count, read_operand(state, dst))
    for i, op in enumerate(ops):
        kind = prog.source_type(f"S{i}") or "b32"
        width = max(32, pcode.typed(kind)[1])
        if op.kind == "int":
            value = op.value & pcode.mask(width)
        elif op.kind == "float":
            value = fp.from_float("f64" if width == 64 else "f32", op.value)
        else:
            value, width = read_operand(state, op), 32 * op.count
        env[f"S{i}"] = Value("b", width, value)
    prog.run(env)
    if "EXEC" in prog.writes:
        new.exec = env["EXEC"].bits
    if dst is not None:
        write_scalar(new, dst, env["D0"].bits & pcode.mask(32 * dst.count))
    if "SCC" in prog.writes:
        new.scc = env["SCC"].bits & 1
    if "M0" in prog.writes:
        new.m0 = env["M0"].bits & 0xFFFFFFFF


def apply(text, state):
    """Returns the Expected result of one instruction on ``state``, which is not changed."""
    ins = Instruction(text)
    exp = Expected(state.copy())
    whole = handwritten.WAVE.get(ins.base)
    if whole:
        whole(ins, state, exp)
    elif ins.base.startswith("v_mfma"):
        handwritten.matrix_product(ins, state, exp)
    elif ins.base.startswith("v_"):
        vector(ins, state, exp)
    elif ins.base.startswith("ds_"):
        lds(ins, state, exp)
    elif ins.base.startswith(("s_load", "s_buffer_load")):
        scalar_memory(ins, state, exp)
    elif ins.base.startswith("s_"):
        scalar(ins, state, exp)
    else:
        vector_memory(ins, state, exp)
    return exp


# ---- memory: address formation here, the data from the pseudocode

def run_memory(prog, env, load, store, address):
    prog.run(env, load=lambda a, k, w: Value(k, w, load(a.number & pcode.mask(64), w // 8)),
             store=lambda a, v, k, w: store(a.number & pcode.mask(64), w // 8, v.get(k, w).bits), calc_addr=address)


def lds(ins, state, exp):
    prog, new = pcode.lookup(ins.mnemonic), exp.state
    ops = list(ins.operands)
    dst = ops.pop(0) if ("RETURN_DATA" in prog.writes and ("_rtn_" in ins.base or "_read" in ins.base)) else None
    offset = ins.number("offset")
    o0, o1 = ins.number("offset0", offset & 255), ins.number("offset1", offset >> 8)

    def load(addr, size):
        return int.from_bytes(new.lds[addr:addr + size], "little")

    def store(addr, size, value):
        assert addr + size <= len(new.lds), "test writes outside its LDS"
        new.lds[addr:addr + size] = value.to_bytes(size, "little")

    for lane in state.active():
        addr = read_operand(state, ops[0], lane)
        data = [(op, read_operand(state, op, lane)) for op in ops[1:]]
        env = {"ADDR": Value("u", 32, addr), "OFFSET": Value("u", 16, offset), "OFFSET0": Value("u", 8, o0), "OFFSET1": Value("u", 8, o1),
               "EFFECTIVE": Value("u", 32, addr + offset), "ADDR_BASE": Value("u", 32, addr)}
        for name, (op, value) in zip(("DATA", "DATA2"), data):
            env[name] = Value("b", 32 * op.count, value)
        if dst is not None:
            env["RETURN_DATA"] = Value("b", 32 * dst.count, read_operand(state, dst, lane))
        run_memory(prog, env, load, store,
                   lambda a, p, q: Value("u", 32, a.number + p.number + (q.number << 8)))
        if dst is not None:
            write_lane(new, dst, lane, env["RETURN_DATA"].bits)


def vector_memory(ins, state, exp):
    prog, new = pcode.lookup(ins.mnemonic), exp.state
    if prog is None:
        raise pcode.Unsupported(f"no oracle for {ins.mnemonic}")
    family = ins.base.split("_")[0]
    ops, mods = list(ins.operands), ins.mods
    atomic, is_load = "_atomic_" in ins.base, "_load_" in ins.base
    dst = data = None
    if family == "buffer":
        data = ops.pop(0)
        if is_load or (atomic and "sc0" in mods):
            dst = data
    else:
        if is_load or (atomic and "sc0" in mods):
            dst = ops.pop(0)
        if not is_load:
            data = ops.pop(1)
    offset = ins.number("offset")
    for lane in state.active():
        where = address(family, ins, ops, state, lane, offset)
        if where is None:  # buffer range check: loads give 0, stores are dropped
            if dst is not None:
                write_lane(new, dst, lane, 0)
                if atomic:  # the manual does not say what these return: 0 or the old register pass
                    for i in range(dst.count):
                        others = exp.either.setdefault((dst.kind, dst.index + i), [()] * LANES)
                        others[lane] = (state.bank(dst.kind)[dst.index + i][lane],)
            continue
        if family == "scratch":
            private = new.scratch[lane]
            load = (lambda a, n, p=private: int.from_bytes(p[a:a + n], "little"))

            def store(a, n, v, p=private):
                assert a + n <= len(p), "test writes outside its scratch"
                p[a:a + n] = v.to_bytes(n, "little")
        else:
            load, store = new.load, new.store
        env = {"EFFECTIVE": Value("u", 64, where)}
        if data is not None:
            value = Value("b", 32 * data.count, read_operand(state, data, lane))
            env["DATA"] = env["VDATA"] = value
        if dst is not None:
            old = Value("b", 32 * dst.count, read_operand(state, dst, lane))
            env["RETURN_DATA"] = old
            if is_load:
                env["VDATA"] = old
        run_memory(prog, env, load, store, lambda *args: Value("u", 64, where))
        if dst is not None:
            width = 32 * dst.count
            value = env["VDATA" if is_load else "RETURN_DATA"]
            write_lane(new, dst, lane, (value.number if value.kind == "i" else value.bits) & pcode.mask(width))


def address(family, ins, ops, state, lane, offset):
    if family == "buffer":
        return buffer_address(ins, ops, state, lane, offset)
    base = sum(read_operand(state, op, lane) for op in ops if op.kind in ("v", "s"))
    return base + offset & pcode.mask(32 if family == "scratch" else 64)


def buffer_address(ins, ops, state, lane, offset):
    """Linear (not swizzled) buffers: base + soffset + offset + stride * index, with the range check of gfx9."""
    v, srsrc, soffset = ops
    descriptor = [state.s[srsrc.index + i] for i in range(4)]
    base, stride, records = descriptor[0] | (descriptor[1] & 0xFFFF) << 32, descriptor[1] >> 16 & 0x3FFF, descriptor[2]
    index = voffset = 0
    if v.kind == "v":
        regs = [state.v[v.index + i][lane] for i in range(v.count)]
        if "idxen" in ins.mods:
            index = regs.pop(0)
        if "offen" in ins.mods:
            voffset = regs.pop(0)
    extra = soffset.value if soffset.kind == "int" else read_operand(state, soffset)
    where = voffset + offset
    if (index >= records) if stride else (where >= records):
        return None
    return base + extra + where + stride * index


def scalar_memory(ins, state, exp):
    prog = pcode.lookup(ins.mnemonic)
    dst, base, *offsets = ins.operands
    where = read_operand(state, base) + ins.number("offset")
    for op in offsets:
        where += op.value if op.kind == "int" else read_operand(state, op)
    env = {"SDATA": Value("b", 32 * dst.count, 0)}
    run_memory(prog, env, state.load, None, lambda *args: Value("u", 64, where & ~3))
    write_scalar(exp.state, dst, env["SDATA"].bits)
