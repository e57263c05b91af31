"""The waits of a run, and the use of its links, beside the speed of light: `a2a run --analyse`."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..machine.trace import Trace


def analysis(trace: Trace) -> dict[str, Any]:
    """Critical path, links, speed of light, overlap and balance of a trace as plain data, with their printed form as
    "text". Without "light" if the bandwidth of a link is unknown."""
    path, links, overlap, balance = trace.critical_path(), trace.links(), trace.overlap(), trace.balance()
    data: dict[str, Any] = {
        "critical_path": {"summary": path.summary, "segments": path.table.to_dict(), "kinds": path.kinds.to_dict()}}
    parts = [repr(path)]
    if links.bytes.any():
        data |= {"links": links.table.to_dict(), "link_ranks": links.ranks.to_dict(),
                 "link_lines": links.lines.to_dict(), "overlap": overlap.to_dict()}
        parts += [repr(links), repr(overlap)]
        if links.link_gbps is not None:
            light = trace.light()
            data["light"] = light.table.to_dict()
            parts.append(repr(light))
    data["balance"] = balance.to_dict()
    data["text"] = "\n\n".join([*parts, repr(balance)])
    return data
