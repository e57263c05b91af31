"""LDS, global, flat, buffer, scratch and scalar memory: address formation here, the data from the pseudocode."""
from . import pcode, values
from .state import LANES, read_operand, write_lane, write_scalar
from .values import Value


def run_memory(prog, env, load, store, address):
    prog.run(env, load=lambda a, k, w: Value(k, w, load(a.number & values.mask(64), w // 8)),
             store=lambda a, v, k, w: store(a.number & values.mask(64), w // 8, v.get(k, w).bits), calc_addr=address)


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
        raise values.Unsupported(f"no oracle for {ins.mnemonic}")
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
            write_lane(new, dst, lane, (value.number if value.kind == "i" else value.bits) & values.mask(width))


def address(family, ins, ops, state, lane, offset):
    if family == "buffer":
        return buffer_address(ins, ops, state, lane, offset)
    base = sum(read_operand(state, op, lane) for op in ops if op.kind in ("v", "s"))
    return base + offset & values.mask(32 if family == "scratch" else 64)


def buffer_address(ins, ops, state, lane, offset):
    """Linear (not swizzled) buffers: base + soffset + offset + stride * index, with the range check of gfx9."""
    v, srsrc, soffset = ops
    words = [state.s[srsrc.index + i] for i in range(4)]
    base, stride, records = words[0] | (words[1] & 0xFFFF) << 32, words[1] >> 16 & 0x3FFF, words[2]
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
