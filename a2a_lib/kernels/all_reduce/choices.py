"""Chooses the fastest rung for a number of bytes, from a stored table.

    best(64 << 10, 8)                            # "lamport"
    python -m a2a_lib.kernels.all_reduce.choices          # times the rungs on the simulated node and writes the table, choices.json

choices.json: GPU -> ranks -> [[bytes, rung], ...]. The rung was the fastest in its second call for messages of at most that many
bytes. Larger messages than the last row's get the last row's rung.
"""
import json
from collections.abc import Iterable
from pathlib import Path

from ...files import write_whole

TABLE = Path(__file__).with_name("choices.json")
MEASURED_ON = "simulated mi300x"
CANDIDATES = ("flag_in_data", "lamport", "flag_in_data_two_shot", "lamport_two_shot", "one_shot", "two_shot")
SIZES = tuple(1 << power for power in range(10, 22))
SLOW = 1.5  # a rung that took so much longer than the fastest is not tried with more bytes


def table() -> dict[str, dict[str, list]]:
    """The stored choices."""
    return json.loads(TABLE.read_text(encoding="utf-8"))


def best(nbytes: int, ranks: int, gpu: str = MEASURED_ON) -> str:
    """The name of the best rung for messages of `nbytes` bytes between `ranks` ranks, from the nearest stored number of ranks.
    gpu: its key in the table; MEASURED_ON's for one that is not there. ValueError for fewer than 1 rank or byte."""
    if ranks < 1 or nbytes < 1:
        raise ValueError(f"{nbytes} bytes between {ranks} ranks: at least 1 of both")
    stored = table()
    of_gpu = stored.get(gpu, stored[MEASURED_ON])
    rows = of_gpu[min(of_gpu, key=lambda number: (abs(int(number) - ranks), -int(number)))]
    return next((rung for most, rung in rows if nbytes <= most), rows[-1][1])


def choose(ranks: int, sizes: Iterable[int] = SIZES) -> list[list]:
    """Rows of the table for `ranks` ranks: each candidate's second call is timed on the simulated node."""
    rows: list[list] = []
    tried = list(CANDIDATES)
    for nbytes in sizes:
        us = {name: _second_call(name, nbytes, ranks) for name in tried}
        fastest = min(us, key=lambda name: us[name])
        tried = [name for name in tried if us[name] <= SLOW * us[fastest] or CANDIDATES.index(name) > CANDIDATES.index(fastest)]
        rows = [row for row in rows if row[1] != fastest] + [[nbytes, fastest]]
    return rows


def _second_call(name: str, nbytes: int, ranks: int) -> float:
    from ...machine.node import Node
    from .family import FAMILY

    shape = FAMILY.shape(f"{nbytes}B")
    with Node(ranks, target="sim", seed=0) as node:
        rung, problem = FAMILY.rungs[name](node, shape), FAMILY.problem(shape, ranks)
        for _ in range(2):
            rung(problem)
        return rung.us


if __name__ == "__main__":
    chosen = {str(ranks): choose(ranks) for ranks in (2, 4, 8)}
    stored = (table() if TABLE.exists() else {}) | {MEASURED_ON: chosen}
    write_whole(TABLE, (json.dumps(stored, indent=1) + "\n").encode())
