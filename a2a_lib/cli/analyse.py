"""`a2a run --analyse`: critical path, links, speed of light, overlap and balance of the last call."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import argparse

    from ..trace import Trace


def add(run: "argparse.ArgumentParser") -> None:
    """Adds the option to the parser of `a2a run`."""
    run.add_argument("--analyse", action="store_true",
                     help="also print what the run waited for (critical path), how the links were used, beside the "
                          "speed of light, what overlapped, and how evenly the ranks worked")


def analysis(trace: "Trace") -> dict[str, Any]:
    """Plain data, and under "text" what is printed of it. Without "light" where nobody knows how fast a link is."""
    path, links, overlap, balance = trace.critical_path(), trace.links(), trace.overlap(), trace.balance()
    found: dict[str, Any] = {
        "critical_path": {"summary": path.summary, "segments": path.table.to_dict(), "kinds": path.kinds.to_dict()}}
    parts = [repr(path)]
    if links.bytes.any():
        found |= {"links": links.table.to_dict(), "link_ranks": links.ranks.to_dict(), "overlap": overlap.to_dict()}
        parts += [repr(links.ranks), repr(overlap)]
        if links.link_gbps is not None:
            light = trace.light()
            found["light"] = light.table.to_dict()
            parts.append(repr(light))
    found["balance"] = balance.to_dict()
    found["text"] = "\n\n".join([*parts, repr(balance)])
    return found
