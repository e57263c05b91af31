"""Calibration: microbenchmarks on a node, beside what others have published.

    report = calibrate()                         # every row on the simulated node, preset mi300x
    report = calibrate(only=["l1", "l2"], preset="h200")
    print(report)

The kernels are in lab/calibrate/. They also run on real GPUs: `calibrate(target="cuda")`.
"""
from collections.abc import Callable, Iterable

from ...machine.node import Node
from ...machine.sim import presets
from .bench import Bench
from .report import Outcome, Report
from .rows import AGREE, AIM, ROWS, Published, Row

__all__ = ["AGREE", "AIM", "Outcome", "Published", "ROWS", "Report", "Row", "calibrate"]


def calibrate(only: Iterable[str] | None = None, *, preset: str = "mi300x", target: str = "sim", seed: int = 0,
              gpus: int | None = None, announce: Callable[[str], None] = lambda name: None) -> Report:
    """Measures rows and compares them with published values for that preset (real GPUs: for h200 or mi300x).

    only: names of rows (default: all), measured in the order of ROWS. announce: called with each name before it is
    measured. Simulated rows do not depend on each other: each has a node of its own, whose GPUs have as many CUs as the
    preset's. Raises ValueError for an unknown name, ConfigError for an unknown preset.
    """
    chosen = list(ROWS) if only is None else list(only)
    unknown = [name for name in chosen if name not in ROWS]
    if unknown:
        raise ValueError(f"no row is called {', '.join(unknown)}; there are {', '.join(ROWS)}")
    if target == "sim":
        compared, label = preset, f"simulated (preset {preset}, memory ideal)"
    else:
        bench = Bench(Node(gpus, target=target))
        compared, label = ("h200" if target == "cuda" else "mi300x"), bench.node.trace.label
    outcomes = []
    for name in (name for name in ROWS if name in chosen):
        announce(name)
        if target == "sim":
            with Node(gpus, preset=preset, seed=seed, **presets.size(preset)) as node:
                value = ROWS[name].value(Bench(node))
        else:
            value = ROWS[name].value(bench)
        outcomes.append(Outcome(ROWS[name], value, ROWS[name].published.get(compared, ())))
    return Report(outcomes, label, target, preset if target == "sim" else None)
