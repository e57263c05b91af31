"""What a run waited for, how its links were used, beside the speed of light: `a2a run --analyse`."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..trace import Trace


def analysis(trace: Trace) -> dict[str, Any]:
    """Critical path, links, speed of light, overlap and balance of a trace as plain data, and under "text" what is
    printed of it. Without "light" where nobody knows how fast a link is."""
    path, links, overlap, balance = trace.critical_path(), trace.links(), trace.overlap(), trace.balance()
    found: dict[str, Any] = {
        "critical_path": {"summary": path.summary, "segments": path.table.to_dict(), "kinds": path.kinds.to_dict()}}
    parts = [repr(path)]
    if links.bytes.any():
        found |= {"links": links.table.to_dict(), "link_ranks": links.ranks.to_dict(),
                  "link_lines": links.lines.to_dict(), "overlap": overlap.to_dict()}
        parts += [repr(links), repr(overlap)]
        if links.link_gbps is not None:
            light = trace.light()
            found["light"] = light.table.to_dict()
            parts.append(repr(light))
    found["balance"] = balance.to_dict()
    found["text"] = "\n\n".join([*parts, repr(balance)])
    return found
