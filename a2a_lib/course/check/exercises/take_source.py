"""Lesson 06, exercise 2: the wait in dispatch_recv of rank_flags. A source's flag says that its rows are there, and how many."""

import torch

from ....errors import SimulationError
from ....machine.node import Node
from ..cases import FULL, MANY, STRICT, Case
from ..kit import NEVER, BudgetError, CheckedRung, RankFlags, Taken, attempts, exercise, old_metadata

SMALL = Case(8, 2, 64, (5, 0, 3, 1), max_tokens=6, exact=False)
LARGE = Case(12, 3, 4104, (12, 7, 0, 4), blocks=8, drop=0.3, exact=False, memory="whole")
WORD = Case(16, 8, 8, (140, 0), max_tokens=140, routing="one_rank", target=1, exact=False, blocks=32, memory="small")  # above 1023
WIDE, ROWS = Case(8, 8, 8, (1, 1), max_tokens=9000, blocks=2), 70000
NARROW = Case(12, 4, 520, (12, 0, 2), blocks=2, waves=2, exact=False)  # fewer blocks than sources


@exercise("06_dispatch_and_combine_one_flag_per_pair.ipynb", "exercise-2")
def take_source(trial, source):
    trial.repeats = True  # blocks that share a source all note its count
    for case, seed, calls in ((SMALL, 71, 2), (LARGE, 72, 3), (NARROW, 73, 1), (MANY, 75, 1), (STRICT.but(exact=False), 77, 2),
                              (WORD, 78, 1), (FULL.but(exact=False), 74, 1)):
        _, trace = attempts(trial, source, "dispatch_recv", RankFlags, case, seed, Taken, calls=calls)
    _wide(trial, source)
    return trial.card(trace.select(kernel="dispatch_recv"), remote_bytes=0, flags=0,
                      note="least: rows are taken from the own memory")


def _wide(trial, source):
    """A count beyond 16 bits. The host writes the flags, and the kernel is stopped when it has noted their counts: to take as many
    rows would last seconds."""
    trial.case(f"flags that the host has set, for {ROWS} rows: the counts alone")
    with Node(2, name="small", max_instructions=20_000) as node:
        rung = CheckedRung(trial, node, source, "dispatch_recv", WIDE.shape("wide"), WIDE.blocks, kind=RankFlags)
        rung.begin(WIDE.problem("wide", 76))
        for b in rung.b:
            b["rank_flags"].copy_from(torch.full((2, 2), rung.epoch << 32 | ROWS + 1))
            b["recv_count"].fill_(NEVER)
        old_metadata(rung, WIDE.experts // 2, 0)
        trial.node = node
        try:
            rung.start("dispatch_recv")
            node.synchronize()
        except BudgetError:
            pass
        except SimulationError as error:
            trial.stopped(error)
        counts = [b["recv_count"].to_torch().tolist() for b in rung.b]
    if counts != [[ROWS] * 2] * 2:
        trial.wrong([counts], place="recv_count of both ranks", expected=ROWS, got=counts)
