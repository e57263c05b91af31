"""`--trace FILE` of `a2a run`."""
from __future__ import annotations

from pathlib import Path

from . import check_path, write

HELP = ("write what happened in the last call as one file for all ranks: .pftrace (for ui.perfetto.dev), .json or .json.gz "
        "(Chrome's trace events)")


def refuse(rung: type, path: str) -> str | None:
    """Why no trace of this rung can be written there, or None. Asked before the run."""
    if getattr(rung, "trace", rung) is None:
        return f"{rung.name} is made of PyTorch calls, which leave no trace: --trace needs a rung with kernels"
    try:
        check_path(path)
    except ValueError as error:
        return str(error)
    return None


def save(trace, node, path: str) -> dict:
    """Writes the trace; {"file", "bytes"}. With one process per rank each writes its own file, FILE.rankN.ENDING: the
    clocks of two processes' traces have no common zero."""
    path = Path(path)
    if len(node.ranks) < node.world_size:
        ending = check_path(path)
        path = path.with_name(f"{path.name[:-len(ending)]}.rank{node.ranks[0].index}{ending}")
    return {"file": str(write(trace, path)), "bytes": path.stat().st_size}
