"""A rung with one kernel of the reader's, run stage by stage; what the checks of lessons 06 to 08 and 10 share."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from types import SimpleNamespace
from typing import Callable

import torch

from ... import toolchain
from ...alltoall.token_flags import STAGES, TokenFlags
from ...errors import BudgetError, DeadlockError, FaultError, LaunchError, SimulationError
from ...moe import Problem

EPOCH = 6  # calls begin with epoch 7, so that a flag of 1 shows
REPORT = 5  # lines of the simulator's report that a message shows
BUDGET = 50_000_000  # instructions of one run: an endless loop shows within seconds


class Rung:
    """A rung with the reader's kernel `stage`; its other kernels are the library's.

    kind: the rung's class; comm: the rung; b[rank]: its buffers by name; marks: see `marks`.
    """

    def __init__(self, trial, node, source, stage: str, shape, blocks: int, waves: int = 4, kind=TokenFlags):
        self.trial, self.node = trial, node
        mine = trial.load(node, source, stage)
        self.marks = marks(source, stage)
        self.comm = kind(node, shape, blocks=blocks, waves=waves)
        self.comm.epoch = EPOCH
        self.comm.module = SimpleNamespace(**{name: mine if name == stage else self.comm.kernel(name)
                                              for name in kind.STAGES})
        self.b = self.comm.local
        self.call = None

    @property
    def epoch(self) -> int:
        return self.call.epoch

    def begin(self, problem: Problem) -> None:
        self.call = self.comm._begin(problem)

    def start(self, *stages: str) -> None:
        """Starts these kernels on every rank; `run` waits."""
        for stage in stages:
            self.comm._start(stage, self.call)

    def run(self, launches: Callable[[], None], explain: Callable[[SimulationError], dict]):
        """Calls `launches`, waits, and returns the trace. Where the simulator reports a failure, the check fails with
        the facts of `explain(error)`, the report below their cause."""
        self._mark = self.node.mark()
        try:
            launches()
            self.node.synchronize()
        except LaunchError as error:
            self.trial.fail(cause=f"the kernel's arguments are not those the check passes:\n{error}")
        except SimulationError as error:
            facts = explain(error) or {}
            cause = facts.pop("cause", "") or _USUAL.get(type(error), "")
            self.trial.fail(**facts, cause=f"{cause}\n{report(error)}".lstrip())
        return self.trace

    @property
    def trace(self):
        """What happened since the latest `run` began."""
        return self.node.trace_since(self._mark)

    def flags_set(self, name: str) -> set[tuple[int, int, int]]:
        """Flags set since then: (rank that set it, rank whose memory it is in, index in the flattened buffer)."""
        trace = self.trace.select("flag_set")
        found = trace.records[trace.names("symbol") == name]
        return {(int(r["rank"]), int(r["dst"]), int(r["index"])) for r in found}


_USUAL = {
    FaultError: "an address outside of its buffer",
    DeadlockError: "a wave waits for a flag that nobody will set",
    BudgetError: "does a loop of the kernel never end?",
}


def report(error: SimulationError) -> str:
    """The beginning of the simulator's report, no line wider than a page."""
    lines, said = [], str(error).splitlines()
    if len(said) > REPORT:
        said = [*said[:REPORT], "  ..."]
    for line in said:
        indent = " " * (len(line) - len(line.lstrip()))
        lines += textwrap.wrap(line, 110, initial_indent=indent or "  ", subsequent_indent=indent + "    ",
                               break_long_words=False)
    return "\n".join(lines)


def marks(source, kernel: str) -> list[str]:
    """What a kernel says about its order, from its assembly: "signal release system", "wait acquire system" and
    "wave barrier", in the order of the code."""
    module = getattr(source, "module", source)
    if not hasattr(module, "asm"):
        module = toolchain.compile(Path(source) if "\n" not in str(source) else source)
    body = re.search(rf"^{re.escape(kernel)}:.*?^\s*\.size\s+{re.escape(kernel)},|^{re.escape(kernel)}:.*", module.asm,
                     re.MULTILINE | re.DOTALL)[0]
    return [re.sub(r"a2a\.", "", found) for found in
            re.findall(r";\s*(a2a\.(?:signal|wait) \w+ \w+|wave barrier)", body)]


def rotated(x: torch.Tensor, expert: int) -> torch.Tensor:
    """What expert `expert` answers to rows x [rows, dim], float64. Written from what token_flags.hip and lesson 07 say,
    not with the library's functions."""
    scale = (1.0, -1.0, 2.0, -2.0, 0.5, -0.5)[expert % 6]
    return torch.roll(x.double(), 8 * (expert + 1) % x.shape[1], dims=-1) * scale


def begin(trial, node, source, stage, shape, tokens, seed, blocks, waves, drop=0.0, exact=True, problem=None,
          kind=TokenFlags):
    """(Rung, Problem) of one case, which it announces."""
    problem = problem or Problem.random(shape, node.world_size, seed, exact, num_tokens=tokens, drop=drop)
    rung = Rung(trial, node, source, stage, shape, blocks, waves, kind)
    dropped = sum(int((ids < 0).sum()) for ids in problem.topk_ids)
    trial.case(f"{node.world_size} ranks with {', '.join(map(str, problem.num_tokens))} tokens, {shape.num_experts} "
               f"experts, top-{shape.topk}, rows of {shape.dim}"
               + (f", {dropped} dropped" if dropped else "")
               + f", epoch 7, memory {node.memory} (seed {seed})")
    return rung, problem


def waiting(error) -> tuple[str, list[int], int] | None:
    """The first flag that a deadlock's report says is waited for: symbol, indices, the value it holds."""
    number = r"(\d+)(?: << 32 \| (\d+))?"
    found = re.search(rf"on (\w+)\[([\d, ]+)\] = {number}", str(error)) if isinstance(error, DeadlockError) else None
    if not found:
        return None
    value = int(found[3]) if found[4] is None else int(found[3]) << 32 | int(found[4])
    return found[1], [int(i) for i in found[2].split(",")], value


def require_order(trial, said, flag, until):
    """What no value shows on this node, and still must be there."""
    wait = next((i for i, mark in enumerate(said) if mark.startswith("wait")), None)
    if wait is None or said[wait] != "wait acquire system":
        how = ("there is no wait" if wait is None else
               f"the {said[wait].replace(' ', ' is ', 1)}, and a flag seen so says nothing about anything else")
        trial.fail(expected="wait acquire system", got=said[wait] if wait is not None else "no wait",
                   cause=f"all values were right here, but nothing says they must be: {how}. "
                         f"{flag[0].upper()}{flag[1:]} is set by another GPU, so the wait acquires at scope system. First "
                         "wait_equal<Order::acquire, Scope::system>, then wave_barrier(), then read")
    if "wave barrier" not in said[wait:]:
        trial.fail(expected="wave_barrier() after the wait", got="none",
                   cause="all values were right here, as the 64 lanes of this wave run in step. Nothing in the code "
                         f"says that no lane {until}: the compiler may move loads, and an NVIDIA warp need not run in "
                         "step")
