"""Tuned grids and shares of roles, which beat a rung's default grid (grids.py).

tuned.json: GPU -> rows {"rung", "world", "cus", "bytes", "blocks", "waves"}. Rungs whose blocks have roles also have
"roles", the blocks of each role but the last. "us", "usual_us" and "label" are the gain, and its source. `a2a bench RUNG
--tune --keep` writes rows anew. A caller who names a grid gets that one.
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

TABLE = Path(__file__).with_name("tuned.json")
ALIKE = 2  # a row holds for sizes down to this fraction of its own


def gpu(node) -> str:
    """The name under which rows of a node's GPUs stand."""
    return f"simulated {node.preset}" if node.target == "sim" else node.runtime.device_name(node.ranks[0].device)


def table() -> dict[str, list[dict[str, Any]]]:
    return json.loads(TABLE.read_text(encoding="utf-8"))


def row_for(rung) -> dict[str, Any] | None:
    """The row of a rung at its shape on its node, None where nothing like it was tuned."""
    node, size = rung.node, rung.bytes_per_rank
    cus = node.ranks[0].compute_units
    rows = [row for row in table().get(gpu(node), ()) if (row["rung"], row["world"], row["cus"]) == (
        rung.name, rung.world_size, cus) and row["bytes"] / ALIKE <= size <= row["bytes"] * ALIKE]
    return min(rows, key=lambda row: abs(row["bytes"] - size), default=None)
