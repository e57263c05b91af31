"""The constants of the clock, by preset, read from the simulator."""
import functools

from ...table import Table
from .library import inspect

NAMES = ("mi300x", "h200", "ideal")

# TFLOP/s of one GPU, dense, as its vendor publishes them: AMD Instinct MI300X data sheet, NVIDIA H200 data sheet.
PEAKS = {
    "mi300x": {"matrix f16": 1307.4, "matrix fp8": 2614.9, "vector f32": 163.4},
    "h200": {"matrix f16": 989.5, "matrix fp8": 1979.0, "vector f32": 67.0},
}
# {preset: XCDs, CUs of an XCD} of a simulated node that is compared with another GPU. H200: 12 XCDs of 11 CUs are its 132 SMs.
# Their 12 L2s of 4 MiB hold 48 MiB of its 50 MiB (CHOICE).
SIZES = {"h200": (12, 11)}


@functools.cache
def _rows(name: str) -> tuple[dict, ...] | None:
    rows = inspect("a2aSimPreset", name)
    return rows and tuple(rows)


def rows(name: str) -> list[dict]:
    """Name, value, unit and source of every constant of a preset. Errors as `constants`."""
    if (constants := _rows(name)) is None:
        raise ValueError(f"no preset is called {name!r}; there are {', '.join(NAMES)}")
    return [dict(row) for row in constants]


def constants(name: str) -> dict[str, float]:
    """All constants of a preset ("mi300x", "h200", "ideal"), by the names of `a2a_lib/machine/sim/fabric/preset.h`. Times in
    ps, bandwidths (`..._gbps`) in GB/s (1e9 bytes per second), sizes in bytes; `table` has units and sources.

    Raises ValueError for an unknown preset, A2AError if the simulator is not built.
    """
    return {row["name"]: row["value"] for row in rows(name)}


def table(name: str) -> Table:
    """`constants` as a table: name, value, unit, source. Raises ValueError for an unknown preset."""
    all_rows = rows(name)
    return Table({column: [row[column] for row in all_rows] for column in ("name", "value", "unit", "source")},
                 title=f"constants of the preset {name}")


def size(name: str) -> dict[str, int]:
    """`Node`'s options for a simulated GPU with as many CUs as the one of the preset: "xcds" and "cus", or none for its
    usual size."""
    return dict(zip(("xcds", "cus"), SIZES.get(name, ())))


def peaks(name: str) -> dict[str, float]:
    """Published peak TFLOP/s of the GPU of a preset, by unit and format; empty for "ideal"."""
    return PEAKS.get(name, {})
