"""Published and measured times of align & sort: top-8, 256 experts, tiles of 128."""
import json
from pathlib import Path

from ...table import Table

FILE = Path(__file__).with_name("figures.json")


def figures() -> Table:
    """A row per kernel and GPU: us for 8192, 16384, 16384 x 128 and 32768 x 128 tokens (NaN: none), and their
    source."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    columns = {"kernel": [row["what"] for row in data["rows"]]}
    for i, name in enumerate(data["columns"]):
        columns[name] = [float("nan") if row["us"][i] is None else float(row["us"][i]) for row in data["rows"]]
    columns["source"] = [row["source"] for row in data["rows"]]
    return Table(columns, unit="us, by number of tokens", label=f"published; measured ({data['measured']})")
