"""`a2a run --trace FILE`: what happened in the last call, as a file for Perfetto or Chrome's viewer."""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def add(run: "argparse.ArgumentParser") -> None:
    """Adds the option to the parser of `a2a run`."""
    run.add_argument("--trace", default=None, metavar="FILE",
                     help="also write when every wave of the last call did what, one file for all ranks: .pftrace (open "
                          "it at ui.perfetto.dev), .json or .json.gz (Chrome's trace events)")


def refuse(rung: type, path: str) -> str | None:
    """Why no trace of this rung can be written there, or None. Asked before the run."""
    from ..trace.perfetto import check_path
    if getattr(rung, "trace", None) is None:
        return f"{rung.name} is made of PyTorch calls, which leave no trace: --trace needs a rung with kernels"
    try:
        check_path(path)
    except ValueError as error:
        return str(error)
    return None


def save(trace, node, path: str) -> dict:
    """Writes the trace; {"file", "bytes"}, or {"file", "error"} if writing failed after all. With one process per rank
    each writes its own file, FILE.rankN.ENDING: the clocks of two processes' traces have no common zero."""
    from ..trace.perfetto import check_path, write
    file = Path(path)
    if len(node.ranks) < node.world_size:
        ending = check_path(file)
        file = file.with_name(f"{file.name[:-len(ending)]}.rank{node.ranks[0].index}{ending}")
    try:
        return {"file": str(write(trace, file)), "bytes": file.stat().st_size}
    except OSError as error:
        return {"file": str(file), "error": str(error)}


def worded(saved: dict) -> str:
    """The line that `a2a run` prints."""
    if "error" in saved:
        return f"the trace was not written: {saved['error']}"
    return f"trace: {saved['file']}, {saved['bytes'] / 1e6:.1f} MB"
