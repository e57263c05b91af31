"""The machine state one instruction test starts from and ends with."""
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
    k = op.kind
    if k in ("v", "a"):
        bank = state.bank(k)
        if op.count == 1:
            return bank[op.index][lane]
        return sum(bank[op.index + i][lane] << 32 * i for i in range(op.count))
    if k == "s":
        return sum(state.s[op.index + i] << 32 * i for i in range(op.count))
    if k == "vcc":
        return state.vcc & mask(32 * op.count)
    if k == "exec":
        return state.exec & mask(32 * op.count)
    if k in ("vcc_hi", "exec_hi"):
        return (state.vcc if k == "vcc_hi" else state.exec) >> 32
    if k == "m0":
        return state.m0
    if k == "scc":
        return state.scc
    raise ValueError(f"operand {op.text}")


def write_scalar(state, op, value):
    k = op.kind
    if k == "s":
        for i in range(op.count):
            state.s[op.index + i] = value >> 32 * i & 0xFFFFFFFF
    elif k == "vcc":
        state.vcc = value if op.count == 2 else state.vcc >> 32 << 32 | value
    elif k == "exec":
        state.exec = value if op.count == 2 else state.exec >> 32 << 32 | value
    elif k == "vcc_hi":
        state.vcc = state.vcc & 0xFFFFFFFF | value << 32
    elif k == "exec_hi":
        state.exec = state.exec & 0xFFFFFFFF | value << 32
    elif k == "m0":
        state.m0 = value & 0xFFFFFFFF
    else:
        raise ValueError(f"destination {op.text}")


def write_lane(state, op, lane, value):
    bank = state.bank(op.kind)
    for i in range(op.count):
        bank[op.index + i][lane] = value >> 32 * i & 0xFFFFFFFF
