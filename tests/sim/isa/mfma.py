"""Matrix instructions: D = A * B + C on the lanes' registers, from the documented register layout.

For M x N x K with B blocks each lane holds, of one block, row ``lane % M`` of A (column of B) and ``K * M * B / 64``
consecutive k. Sources: AMD's matrix instruction calculator and IREE's CDNA3 layout test.
"""
import math
import re

from . import fp
from .state import LANES, read_operand, write_lane

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


def apply(ins, state, exp):
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
