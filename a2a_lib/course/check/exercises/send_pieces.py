"""Lesson 14, exercise 3: send_pieces(copy, mine, there, flags, number, pieces), rows and their flags in one stream."""

import torch

from ....errors import DeadlockError
from ....machine.runtime.buffer import Buffer
from ..kit import KERNELS, NAN, A2AError, BudgetError, SymmetricHeap, exercise, quantity, report, small

CASES = ((8, 64, 4), (10, 96, 3), (7, 32, 7), (5, 64, 1), (3, 32, 5), (13, 32, 11))  # rows, numbers per row, pieces
EPOCH = 3


@exercise("14_allgather_gemm.ipynb", "exercise-3")
def send_pieces(trial, function):
    for rows, dim, pieces in CASES:
        trial.case(f"{rows} rows in {quantity(pieces, 'piece')}")
        with small(2, seed=0) as node:
            _case(trial, node, function, rows, dim, pieces)


def _case(trial, node, function, rows, dim, pieces):
    heap, sent = SymmetricHeap(node, 8 * rows * dim + 4096), []
    kernel = node.load(KERNELS / "receive.hip").receive
    target, flags = heap.alloc("there", (rows, dim), torch.float32), heap.alloc("flags", (pieces,), torch.int32)
    x = torch.arange(rows * dim, dtype=torch.float32).view(rows, dim)
    sender, receiver = node.ranks
    mine = sender.from_torch(x, "mine")
    number = sender.from_torch(torch.full((1,), EPOCH, dtype=torch.int32), "number")
    flags[1].fill_(EPOCH - 1)
    target[1].fill_(NAN)
    out, stream = receiver.empty((rows, dim), torch.float32, "out").fill_(NAN), sender.stream()
    to_there, to_flags = heap.translate(target[0], 1), heap.translate(flags[0], 1)

    def copy(to, source):
        """Queues a copy. `sent` gets "rows" or "flag", the first index, and the index after the last."""
        trial.expect(isinstance(to, Buffer) and isinstance(source, Buffer), got=f"copy({to!r}, {source!r})",
                     cause="copy takes two buffers: also the number of the call is in one, `number`")
        if not to.nbytes and not source.nbytes:
            return  # a piece without rows
        row, at, flag = to_there.nbytes // rows, to.address - to_there.address, (to.address - to_flags.address) // 4
        inside = 0 <= at < to_there.nbytes
        trial.expect(to.nbytes and (inside or 0 <= flag < pieces), got=f"a copy to {to!r}", cause=(
            "copy(to, source): `to` is the peer's, some rows of `there` or a flag; `source` is `mine` or `number`"
            if to.nbytes else "that buffer is empty, so nothing is copied: are pieces and flags counted from 0, and rows in rows?"))
        sent.append(("rows", at // row, at // row - (-to.nbytes // row)) if inside else ("flag", flag, flag + 1))
        try:
            sender.copy(to, source, stream)
        except (A2AError, ValueError) as error:
            trial.fail(cause=f"a copy that cannot be queued: {error}")
    node.synchronize()
    receiver.launch(kernel, pieces, 256, target[1], flags[1], out, rows, dim, pieces, EPOCH)
    trial.do(function, copy, mine, to_there, to_flags, number, pieces)
    try:
        node.synchronize()
    except (DeadlockError, BudgetError) as error:
        missing = sorted(set(range(pieces)) - {at for kind, at, _ in sent if kind == "flag"})
        trial.fail(place=f"flags {missing}", expected="set", got="never set",
                   cause=f"the receiver waits for a flag of every piece\n{report(error)}")
    _rows_first(trial, sent, rows, pieces)
    trial.compare(out.to_torch().double(), x.double(), row="row", column="number")
    kinds = [kind for kind, *_ in sent]
    copies, moved = kinds.count("rows"), sum(last - first for kind, first, last in sent if kind == "rows")
    trial.expect(pieces == 1 or kinds.index("flag") != copies, "flag 0 right behind the rows of piece 0", "more rows first",
                 "all flags stand behind all rows: right, but the receiver could have begun with piece 0")
    trial.expect(copies <= pieces, f"{pieces} copies of rows", copies, "a copy costs its start, whatever it carries: all rows of a piece "
                 "go in one")
    if kinds.count("flag") > pieces:
        trial.remark(f"{kinds.count('flag')} flags were copied, and {pieces} are enough: right, but each copy costs its start")
    trial.expect(moved <= rows, f"{rows} rows sent", moved, "rows are sent more than once: each piece has its own")


def _rows_first(trial, sent, rows, pieces):
    """Checks that all rows of a piece come before its flag."""
    before, flagged = set(), set()
    everything = {row for kind, first, last in sent if kind == "rows" for row in range(first, last)}
    for kind, first, last in sent:
        if kind == "rows":
            before |= set(range(first, last))
            continue
        late = set(range(first * rows // pieces, (first + 1) * rows // pieces)) - before
        row = min(late, default=0)
        cause = ("no piece has this row" if row not in everything else "a row of the piece comes after its flag" if sent[0][0] == "rows"
                 else "a stream keeps its order: a flag that is queued first arrives first, and says that rows are there which are not")
        trial.expect(not late or first in flagged, f"the row before flag {first}", "the row after it" if row in everything else "no row",
                     f"{cause}. The bounds are p * n // pieces and (p + 1) * n // pieces, also where pieces does not divide n",
                     piece=first, row=row)
        flagged.add(first)
