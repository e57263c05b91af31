"""What `--tune` found, kept: rows of rungs/tuned.json, which rungs look up by themselves."""
from __future__ import annotations

import json
from typing import Any

from ...files import write_whole
from ...node import Node
from ...rungs import tuning
from . import workloads

LEAST_GAIN = 0.02  # a grid that gains less than this share is not worth a row


def keep(node: Node, found: dict[str, Any]) -> list[str]:
    """Writes the grids of a measurement with `grids` that were faster than what the rung launched by itself, by LEAST_GAIN
    at least; where none was, what was there before stays. Sentences that say what was kept."""
    table, said = tuning.table(), []
    rows, cus = table.setdefault(tuning.gpu(node), []), node.ranks[0].compute_units
    first = found["rows"][0]["launch"] if found["rows"] else ""
    for row in found["rows"]:
        if not row.get("correct") or "tuned" not in row or row["launch"] != first:
            continue
        usual = next(other for other in found["rows"] if "tuned" not in other and all(
            other.get(name) == row[name] for name in ("rung", "workload", "launch")))
        shape, us, before = workloads.find(row["workload"]).shape, row["us"]["total"]["median"], usual["us"]["total"]["median"]
        place = {"rung": row["rung"], "world": node.world_size, "cus": cus, "bytes": shape.max_tokens * shape.row_bytes}
        if us <= (1 - LEAST_GAIN) * before:
            rows[:] = [other for other in rows if any(other[name] != value for name, value in place.items())]
            grid = {name: row[name] for name in ("blocks", "waves", "roles") if row.get(name)}
            rows.append(place | grid | {"us": us, "usual_us": before, "label": found["label"]})
            said.append(f"{row['rung']}, {row['workload']}: {grid} takes {us:.2f} us instead of {before:.2f}")
    rows.sort(key=lambda row: (row["rung"], row["world"], row["cus"], row["bytes"]))
    lines = [f' "{gpu}": [\n' + ",\n".join(f"  {json.dumps(row)}" for row in kept) + "\n ]" for gpu, kept in sorted(table.items()) if kept]
    write_whole(tuning.TABLE, ("{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n").encode())
    return said or ["nothing was kept: no grid was faster by 2 %"]
