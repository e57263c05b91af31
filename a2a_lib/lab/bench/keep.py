"""Keeps the results of `--tune`: rows of rungs/tuned.json, in which rungs look up their grids."""
import json
from typing import Any

from ...files import write_whole
from ...kernels.rung import tuning
from ...machine.node import Node
from . import workloads

LEAST_GAIN = 0.02  # a smaller gain is not worth a row


def keep(node: Node, record: dict[str, Any]) -> list[str]:
    """Saves tuned grids that beat the default by LEAST_GAIN. Keeps other rows. Returns sentences about the saved
    rows."""
    table, sentences = tuning.table(), []
    rows, cus = table.setdefault(tuning.gpu(node), []), node.ranks[0].compute_units
    first = record["rows"][0]["launch"] if record["rows"] else ""
    for row in record["rows"]:
        if not row.get("correct") or "tuned" not in row or row["launch"] != first:
            continue
        usual = next(candidate for candidate in record["rows"] if "tuned" not in candidate and all(
            candidate.get(name) == row[name] for name in ("rung", "workload", "launch")))
        shape, us, before = workloads.find(row["workload"]).shape, row["us"]["total"]["median"], usual["us"]["total"]["median"]
        place = {"rung": row["rung"], "world": node.world_size, "cus": cus, "bytes": shape.max_tokens * shape.row_bytes}
        if us <= (1 - LEAST_GAIN) * before:
            rows[:] = [candidate for candidate in rows
                       if any(candidate[name] != value for name, value in place.items())]
            grid = {name: row[name] for name in ("blocks", "waves", "roles") if row.get(name)}
            rows.append(place | grid | {"us": us, "usual_us": before, "label": record["label"]})
            sentences.append(f"{row['rung']}, {row['workload']}: {grid} takes {us:.2f} us instead of {before:.2f}")
    rows.sort(key=lambda row: (row["rung"], row["world"], row["cus"], row["bytes"]))
    lines = [f' "{gpu}": [\n' + ",\n".join(f"  {json.dumps(row)}" for row in gpu_rows) + "\n ]" for gpu,
             gpu_rows in sorted(table.items()) if gpu_rows]
    write_whole(tuning.TABLE, ("{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n").encode())
    return sentences or ["nothing was kept: no grid was faster by 2 %"]
