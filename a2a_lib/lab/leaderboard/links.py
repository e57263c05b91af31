"""Checks that answers depend on the bytes that links carry.

A kernel could compute a peer's part at home, and send as many useless bytes as are due. Neither the answer nor a count of bytes
shows this. So the calls run twice, with the same routing, schedule and clock:

1. With other tokens and other parameters of experts. The simulator keeps the bytes that cross each link in the last call.
2. With the true ones. In the last call the simulator replaces the bytes that kernels send by those kept.

A kernel that uses what arrives now answers with the other call's rows for experts of other ranks. A kernel that computes them at
home answers with this call's rows, and is refused. Bytes that a rank loads back from where it stored them are neither kept nor
counted, because the peer did not send them.

This holds for every kernel whose ranks learn of each other only through memory. Which bytes cross, and when, must not depend on the
values of tokens.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ...errors import A2AError
from ...kernels.moe import MismatchError
from ...machine.node import Node
from ...machine.runtime.judge_looks import CARRY, COUNT, KEEP
from ...machine.trace import COPY
from ..bench.verify import poison
from .trial import Trial, of_family, require_inputs, right, sealed

NO_LINE = (1 << 31) - 1  # the race detector follows one line in so many: none


def keep(trial: Trial, problems: Sequence, new_node: Callable[[], Node], shape: Any, **options: Any) -> Any:
    """Runs the calls of `problems` with other values, and keeps the bytes that cross in the last. Returns that call's problem; None
    if the family cannot say what the answer would be."""
    seed = trial.asked.draw("values of another call")
    kind = of_family(trial.kind, trial.family.with_other_values(seed))
    others = [kind.family.other_values(problem, seed + number) for number, problem in enumerate(problems)]
    if others[0] is None:
        return None
    with new_node() as node:
        comm = replace(trial, kind=kind).make(node, shape, **options)
        calls_before(comm, others)
        node.mark()  # as in `last_call`: a look at the node takes time
        node.runtime.library.crossing(KEEP)
        right(comm, others[-1], "a call with other values", timed=True)
        node.runtime.library.crossing(0)
        comm.close()
    return others[-1]


def calls_before(comm: Any, problems: Sequence, lines: tuple[int, int] | None = None) -> None:
    """All calls but the last. lines: what `race_lines` got, if the race detector is on. It does not look at the poison between
    calls, which is ordered, and would take a GB at bench1."""
    library = comm.node.runtime.library
    for number, problem in enumerate(problems[:-1], 1):
        right(comm, problem, f"call {number} of {len(problems)}", timed=True)
        if lines:
            library.race_lines(NO_LINE, 0)
        poison(comm)
        if lines:
            library.race_lines(*lines)


def last_call(comm: Any, problem: Any, other: Any, what: str, require: Callable[[np.ndarray, Any], None] | None = None) -> Any:
    """Checks a call whose links carry the bytes kept of `other`'s call (None: its own bytes). Returns its trace.

    require: called with the call's bytes that crossed and were read [source, destination] and its trace, before the answer is checked.
    """
    library, world, mark = comm.node.runtime.library, comm.world_size, comm.node.mark()
    library.crossing(COUNT if other is None else CARRY)
    call = comm.launch(sealed(problem))
    outputs = comm.result(call)
    read, trace = np.reshape(library.crossing(0, world), (world, world)), comm.node.trace_since(mark)
    copies = trace.between_ranks()
    copies = copies[copies["kind"] == COPY]  # of engines, which place what they bring
    np.add.at(read, (copies["src"], copies["dst"]), copies["bytes"])
    if require is not None:
        require(read, trace)
    require_inputs(comm, problem, call)
    if other is None:
        right(comm, problem, what, outputs)
    else:
        _follows(comm, problem, other, outputs, what)
    return trace


def _is_right(comm: Any, problem: Any, outputs: list) -> bool:
    try:
        comm.check(problem, outputs)
    except (A2AError, AssertionError):
        return False
    return True


def _follows(comm: Any, problem: Any, other: Any, outputs: list, what: str) -> None:
    try:
        comm.check(comm.family.carried(problem, other), outputs)
    except (A2AError, AssertionError) as error:
        if _is_right(comm, problem, outputs):
            raise MismatchError(f"{what}\nthe links carried another call's rows, and the answer is still that of this call's rows: what "
                                "comes over the links is not used") from None
        raise MismatchError(f"{what}, whose links carried another call's rows\n{error}\nan expert of another rank answers with what came "
                            "over the link, whatever its own rank could compute") from None
