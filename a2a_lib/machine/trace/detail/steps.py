"""The steps of the detail record: 88 bytes each, and their bytes of data."""
from typing import Any

import numpy as np

from ..records import PS_PER_US, simulated

STEP = np.dtype([
    ("time", "<i8"), ("issued", "<i8"), ("offset", "<i8"), ("index", "<i8"), ("data", "<i8"),  # ps; element
    ("bytes", "<i4"), ("op", "<i4"), ("block", "<i4"), ("line", "<i4"), ("launch", "<i4"), ("memory", "<i4"),
    ("kernel", "<i2"), ("symbol", "<i2"), ("file", "<i2"), ("wave", "<i2"), ("rank", "<i2"), ("home", "<i2"),
    ("kind", "u1"), ("level", "u1"), ("xcd", "u1"), ("cu", "u1"), ("lanes", "u1"), ("mark", "u1"), ("scope", "u1"),
    ("item", "u1"), ("pad", "<i4"),  # item: bytes per lane
])
KINDS = ("issue", "at_l2", "at_home", "load", "rmw", "write_back", "written_back", "invalidate", "start", "end", "copy",
         "home")
(ISSUE, AT_L2, AT_HOME, LOAD, RMW, WRITE_BACK, WRITTEN_BACK, INVALIDATE, START, END, COPY, HOME) = range(len(KINDS))
LEVELS = ("memory", "vL1", "L2", "scalar cache", "agent level")
MEMORY, L1, L2, SCALAR, AGENT = range(len(LEVELS))
MARK_SIGNAL, MARK_WAIT = 1, 2
LINE = 128  # bytes of a cache line
NOT_NEGATIVE = ("time", "issued", "offset", "bytes", "line", "pad")
AS_FOUND = -2  # op of a `home`
POISON = 0xFFF5FFF5  # value of never-written memory

assert STEP.itemsize == 88


class Steps:
    """The steps of a run, and their data.

    steps: structured array [steps] of dtype STEP, in the order in which they took effect. data: uint8 [bytes].
    strings, meta: see `Trace`. meta["dropped"]: steps that did not fit.
    """

    def __init__(self, steps: np.ndarray, data: Any, strings: dict[str, list[str]] | None = None,
                 meta: dict[str, Any] | None = None):
        if steps.dtype != STEP:
            raise TypeError(f"steps have dtype trace.detail.STEP, not {steps.dtype}")
        self.steps, self.data = steps, np.frombuffer(data, dtype=np.uint8)
        self.strings = {"kernels": [], "symbols": [], "files": []} | (strings or {})
        self.meta = {"target": "sim", "dropped": 0} | (meta or {})

    def __len__(self) -> int:
        return len(self.steps)

    def __repr__(self) -> str:
        counts = {KINDS[kind]: int((self.steps["kind"] == kind).sum()) for kind in np.unique(self.steps["kind"])}
        text = ", ".join(f"{count} {kind}" for kind, count in counts.items()) or "nothing recorded"
        dropped = f"; {self.meta['dropped']} dropped" if self.meta["dropped"] else ""
        return f"{type(self).__name__}({text}{dropped}; {self.label})"

    @property
    def label(self) -> str:
        """As `Trace.label`: "simulated (preset mi300x, memory strict)"."""
        return simulated(self.meta)

    def values(self, at: int) -> np.ndarray:
        """uint8 [bytes]: the data of step number `at`."""
        step = self.steps[at]
        return self.data[int(step["data"]):int(step["data"]) + int(step["bytes"])] if step["bytes"] else self.data[:0]

    def symbol(self, at: int) -> str:
        number = int(self.steps["symbol"][at])
        return self.strings["symbols"][number] if 0 <= number < len(self.strings["symbols"]) else ""


def us(ps: int) -> float:
    return int(ps) / PS_PER_US


def steps_of(rows) -> tuple[np.ndarray, bytes]:
    """(steps, data) from dicts of fields: kind and level by name or number, `values`: bytes. For tests."""
    steps, data = np.zeros(len(rows), dtype=STEP), bytearray()
    for name in STEP.names:
        steps[name] = -1 if np.issubdtype(STEP[name], np.signedinteger) and name not in NOT_NEGATIVE else 0
    for step, row in zip(steps, rows):
        for name, value in row.items():
            if name == "values":
                step["data"], step["bytes"] = len(data), len(value)
                data += bytes(value)
            elif name in ("kind", "level") and isinstance(value, str):
                step[name] = (KINDS if name == "kind" else LEVELS).index(value)
            else:
                step[name] = value
        if "issued" not in row:
            step["issued"] = step["time"]
    return steps, bytes(data)
