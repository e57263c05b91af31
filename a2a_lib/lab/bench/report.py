"""A recording as text: one table per workload."""
from typing import Any

from ...table import Table

NAN = float("nan")
COLUMNS = ("rung", "launch", "grid", "dispatch", "expert", "combine", "total", "p10", "p90", "x flat", "x dedup",
           "host", "replay")


def table(record: dict[str, Any], workload: str) -> Table:
    """Rows of one workload: medians in us, the spread of the total, and the gap to the speed of light."""
    rows = []
    for row in record["rows"]:
        if row["workload"] != workload or not row["correct"]:
            continue
        us, gap = row["us"], row.get("gap", {})
        grid = f"{row['blocks']}x{row['waves']}" if "waves" in row else str(row.get("blocks", row.get("programs", "-")))
        rows.append((row["rung"], row["launch"] + (", tuned" if "tuned" in row else ""), grid,
                     *(_median(us, part) for part in ("dispatch", "expert", "combine", "total")),
                     us["total"]["p10"], us["total"]["p90"], gap.get("flat", gap.get("wire", NAN)), gap.get("dedup", NAN),
                     _median(us, "host"), _median(us, "replay")))
    for row in record["peers"]:
        if row["workload"] == workload and "us" in row:
            us = row["us"]
            name = ": ".join(row[key] for key in ("peer", "fastest") if row.get(key))
            rows.append((name, "-", "-", NAN, NAN, NAN, _median(us, "total", "exchanges"), NAN, NAN, NAN, NAN,
                         _median(us, "host"), NAN))
    facts = record["workloads"][workload]
    light = ", ".join(f"{kind} {us:.1f}" for kind, us in facts["light_us"].items())
    sizes = (f"{facts['num_experts']} experts, top-{facts['topk']}, dim {facts['dim']}, tokens {facts['num_tokens']}"
             if "num_tokens" in facts else ", ".join(f"{name} {value}" for name, value in facts.items() if name != "light_us"))
    return Table.of_rows(COLUMNS, rows, unit=f"us, medians of the slowest rank; speed of light: {light or '-'} us",
                         label=record["label"], title=f"{workload}: {sizes}")


def _median(us: dict, *names: str) -> float:
    return next((us[name]["median"] for name in names if name in us), NAN)


def text(record: dict[str, Any]) -> str:
    """The whole recording as text for a terminal."""
    floors = record["floors"]
    rate = floors.get("push_GBps")
    events = ", ".join(f"{launch} {times['median']:.1f} us" for launch, times in floors["events"].items())
    lines = [f"{record['label']}, commit {record['commit']}, {record['calls']} calls each", "events alone: " + events
             + (f"; push to all peers at once: {rate:.0f} GB/s per GPU" if rate else ""), record["method"]]
    for workload in record["workloads"]:
        lines += ["", repr(table(record, workload).whole())]
        for row in record["peers"]:
            if row["workload"] == workload and "us" in row:
                parts = ", ".join(f"{name} {times['median']:.1f}" for name, times in row["us"].items())
                lines.append(f"  {row['peer']}: {parts} us ({row['what']}" + (
                    ")" if row.get("correct", True) else "; ANSWER WRONG)"))
        totals = {row["peer"]: row["us"]["total"]["median"] for row in record["peers"]
                  if row["workload"] == workload and row.get("correct", True) and "total" in row.get("us", {})}
        if totals:
            best = min(totals, key=totals.get)
            lines.append(f"  fastest peer: {best}, {totals[best]:.1f} us")
    wrong = [row for row in record["rows"] if not row["correct"]]
    lines += [""] + [f"{row['rung']}, {row['workload']}: FAILED: {row['error']}" for row in wrong]
    lines += [f"{row['peer']}, {row['workload']}: {row['error']}" for row in record["peers"] if "error" in row]
    return "\n".join(lines + record["notes"])
