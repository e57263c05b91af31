"""Hand-written rules for instructions that move data between lanes; the pseudocode of these is prose or arrays."""
import re

from . import fp
from .handwritten import signed
from .state import LANES, read_operand, write_lane, write_scalar

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
