"""A rung with one kernel of the reader's, run stage by stage. Shared by the checks of lessons 06 to 08 and 10."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import torch

from ...kernels.all_to_all.token_flags import TokenFlags
from ...kernels.moe import MismatchError, Problem
from .cases import Case
from .trial import Trial

EPOCH = 6  # calls begin with epoch 7, so that a hard-coded flag of 1 is noticed


class CheckedRung:
    """A rung whose kernel `stage` is the reader's; its other kernels are the library's.

    kind: the rung's class. comm: the rung. call: its latest call, of the number `epoch`. b[rank]: its buffers by name.
    """

    def __init__(self, trial: Trial, node, source, stage: str, shape, blocks: int, waves: int = 4, kind=TokenFlags):
        self.trial, self.node, self.source, self.call = trial, node, source, None
        mine = trial.load(node, source, stage)
        self.comm = kind(node, shape, blocks=blocks, waves=waves)
        self.comm.epoch = EPOCH
        self.comm.use(stage, mine)
        self.b = self.comm.local

    @property
    def epoch(self) -> int:
        return self.call.epoch

    def begin(self, problem: Problem):
        """Begins the rung's next call, and returns it."""
        self.call = self.comm.begin(problem)
        return self.call

    def start(self, *stages: str) -> None:
        """Starts these kernels (default: all) on every rank; `run` waits."""
        for stage in stages or self.comm.STAGES:
            self.comm.start(stage, self.call)

    def run(self, launches: Callable[[], Any], facts: Callable[[Exception], dict | None] = lambda error: None):
        """`Trial.run`. `facts` can already read the trace."""
        self._mark = self.node.mark()
        self.trial.run(self.node, launches, facts)
        return self.trace

    @property
    def trace(self):
        """Records since the latest `run` began."""
        return self.node.trace_since(self._mark)

    def flags_set(self, name: str) -> list[tuple[int, int, int]]:
        """Flags set since then: (rank that set it, rank whose memory it is in, index in the flattened buffer)."""
        trace = self.trace.select("flag_set")
        return [(int(r["rank"]), int(r["dst"]), int(r["index"])) for r in trace.records[trace.names("symbol") == name]]

    def outputs_are(self, problem: Problem, call=None) -> None:
        """Fails unless every rank has the right answer of the call (default: the latest). Returns None."""
        outputs = [inputs["out"].to_torch() for inputs in (call or self.call).inputs]
        try:
            problem.check(outputs)
        except MismatchError as error:
            self.trial.wrong(["outputs", outputs], place="the outputs", wrong=str(error))


class Attempt:
    """One call on every rank. A check prepares the memory before it and judges the memory after it.

    before:          attempts of earlier calls on the same memory
    prepare():       fills memory before the call; begun(): fills the call's own buffers, once it has these and its epoch
    STAGES:          the kernels that launch() starts (default: all)
    wrong():         facts of the first wrong value, with "evidence" (`Trial.wrong`); None or {} if all is right
    stored():        bytes that the reader's kernel has to store, by buffer, for a case with a record of all stores
    """

    STAGES: tuple[str, ...] = ()

    def __init__(self, rung: CheckedRung, problem: Problem, before: list[Attempt], case: Case):
        self.rung, self.problem, self.before, self.case, self.trial = rung, problem, before, case, rung.trial
        shape = problem.shape
        self.world, self.topk, self.dim = problem.world_size, shape.topk, shape.dim
        self.experts, self.slots = problem.local_experts, shape.max_tokens * shape.topk
        self.prepare()
        rung.begin(problem)
        self.begun()

    def prepare(self) -> None:
        pass

    def begun(self) -> None:
        pass

    def launch(self) -> None:
        self.rung.start(*self.STAGES)

    def wrong(self) -> dict | None:
        raise NotImplementedError

    def stored(self) -> dict[str, int]:
        return {}


def attempts(trial: Trial, source, stage: str, kind, case: Case, seed: int, judge, *, calls: int = 1, words: str = "",
             problem: Problem | None = None, node=None):
    """Runs `calls` calls of one case on the same memory, each judged by an Attempt. Returns the last Attempt and its
    trace. node: a node that is open already."""
    if node is None:
        with case.node() as node:
            return attempts(trial, source, stage, kind, case, seed, judge, calls=calls, words=words, problem=problem, node=node)
    rung, before = None, []
    for call in range(calls):
        call_problem = problem or case.problem(stage, seed, call)
        rung = rung or CheckedRung(trial, node, source, stage, call_problem.shape, case.blocks, case.waves, kind)
        text = words or case.words(node, call_problem, seed)
        trial.case(text + f", epoch {EPOCH + 1 + call}" + " on the same memory" * (call > 0))
        attempt = judge(rung, call_problem, list(before), case)
        before.append(attempt)
        trace = rung.run(attempt.launch, lambda error, attempt=attempt: attempt.wrong())
        trial.wrong_if(attempt.wrong())
    if case.detail:
        trial.stores(node, dict(sum((Counter(attempt.stored()) for attempt in before), Counter())), stage)
    return attempt, trace


def old_metadata(rung: CheckedRung, experts: int, flat: int) -> None:
    """Fills every slot's metadata with flat token `flat` of the rank's first expert, so that stale metadata is
    noticed."""
    for rank, b in enumerate(rung.b):
        old = torch.tensor([flat, rank * experts], dtype=torch.int32)
        b["recv_meta"].copy_from(old.expand(b["recv_meta"].shape).contiguous())
