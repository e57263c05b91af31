"""A rung with one kernel of the reader's, run stage by stage: receivers that look at rows, the rows that a dispatch takes, and replies.
Shared by the checks of lessons 06 to 08 and 10."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import torch

from ...kernels.all_to_all.in_slots import RankFlags, TokenFlags
from ...kernels.moe import MismatchError, Problem
from .behaviour import unordered
from .cases import GUARD, KERNELS, Case
from .compare import compare, first_wrong, number, some
from .routes import replies, rows_of
from .trial import Trial

EPOCH = 6  # calls begin with epoch 7, so that a hard-coded flag of 1 is noticed
NEVER = -99  # value of recv_count until a count is noted
OLD = -7  # flat token in the metadata of slots where nothing has arrived


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

    def __init__(self, rung: CheckedRung, problem: Problem, before: "list[Attempt]", case: Case):
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


class Taken(Attempt):
    """One dispatch on every rank. want [rank][local expert]: (source, flat token) of the rows that it should get; due: of all of
    them (rank, local expert, row)."""

    STAGES = "dispatch_send", "dispatch_recv"

    def prepare(self):
        self.want, self.noted = rows_of(self.problem), isinstance(self.rung.comm, RankFlags)  # whether recv_count has counts
        self.due = [(d, e, row) for d, own in enumerate(self.want) for e, rows in enumerate(own) for row in range(len(rows))]
        for b in self.rung.b:
            b["recv_x"].memset_(0xFF), b["expert_origin"].memset_(0xFF), b["expert_x"].fill_(GUARD)
            b["expert_count"].zero_()  # combine_recv's work, which does not run here
            if self.noted:
                b["recv_count"].fill_(NEVER)
        old_metadata(self.rung, self.experts, OLD)

    def stored(self):
        return {"expert_x": len(self.due) * self.problem.shape.row_bytes}

    def taken(self):
        """Bytes of the rows that each rank takes."""
        return [self.problem.shape.row_bytes * sum(map(len, own)) for own in self.want]

    def copies(self, name):
        return torch.stack([b[name].to_torch() for b in self.rung.b])

    def wrong(self):
        """Facts of the first wrong count, origin or row."""
        origins, rows, topk = self.copies("expert_origin"), self.copies("expert_x"), self.topk
        sent = [[sum(source == s for rows in own for source, _ in rows) for s in range(self.world)] for own in self.want]
        for name, want in (("recv_count", sent), ("expert_count", [list(map(len, own)) for own in self.want]))[not self.noted:]:
            counts = self.copies(name)
            if facts := first_wrong(counts, torch.tensor(want), "rank, entry", name + "[{1}] of rank {0}", _count,
                                    evidence=[name, counts, unordered(origins.flatten(0, -2))]):
                return facts
        for d, e, row in self.due:
            got, want = [tuple(pair) for pair in origins[d, e, :len(self.want[d][e])].tolist()], self.want[d][e]
            if got[row] not in want or got[row] in got[:row]:
                few = ", ".join(f"({s}, {f})" for s, f in want[:3]) + ", ..." * (len(want) > 3)
                return {"where": {"rank": d, "expert": d * self.experts + e, "row": row}, "expected": f"one of {few} (rank, flat token)",
                        "got": "never written" if got[row] == (-1, -1) else "Origin{%d, %d}" % got[row],
                        "evidence": ["origins", unordered(origins.flatten(0, -2))]}
        at = [(d, e, row, *origins[d, e, row].tolist()) for d, e, row in self.due]  # rank, expert, row, source, flat token
        right = torch.stack([self.problem.tokens[s][flat // topk] for *_, s, flat in at])
        facts = compare(torch.stack([rows[each[:3]] for each in at]), right, row="", where=lambda i: dict(zip(
            ("rank", "expert", "row", "source", "token", "k"), (at[i][0], at[i][0] * self.experts + at[i][1], *at[i][2:4],
                                                               *divmod(at[i][4], topk)))))
        return facts and facts | {"evidence": ["rows", unordered(rows.flatten(0, -2))]}


def _count(value) -> str:
    return "never written" if int(value) == NEVER else number(int(value), "d")


class Watch:
    """The check's own receivers, one per rank. They copy the rows at the moment they see a flag, while the reader's kernel still runs.
    rows[rank] [W, slots, dim] and meta[rank] [W, slots, 2]: the copies; NaN and -1: no copy.

    kernel: "per_slot" or "per_source". counts [rank][source]: number of rows to expect.
    """

    def __init__(self, node, kernel: str, counts, slots: int, dim: int):
        self.kernel, self.slots, self.dim = node.load(KERNELS / "as_seen.hip")[kernel], slots, dim
        self.ranks, world = node.ranks, len(counts)
        self.rows = [rank.empty((world, slots, dim), torch.float16, "rows seen") for rank in node.ranks]
        self.meta = [rank.empty((world, slots, 2), torch.int32, "metadata seen") for rank in node.ranks]
        for buffer in (*self.rows, *self.meta):
            buffer.memset_(0xFF)
        self.counts = [rank.from_torch(torch.tensor(own, dtype=torch.int32), "count")
                       for rank, own in zip(node.ranks, counts)]
        self.streams = [rank.stream() for rank in node.ranks]

    def launch(self, flags: str, rung) -> None:
        """Starts the receivers on streams of their own; they wait for the rung's buffer `flags`."""
        for i, (rank, b) in enumerate(zip(self.ranks, rung.b)):
            rank.launch(self.kernel, len(self.ranks), 64, self.rows[i], self.meta[i], b["recv_x"], b["recv_meta"], b[flags],
                        self.counts[i], self.slots, self.dim, rung.epoch, stream=self.streams[i])


def misrouted(rung: CheckedRung, problem) -> dict | None:
    """Facts of a reply that the latest run never sent or sent more than once; None if all are right."""
    expected, flags, topk = replies(problem), rung.flags_set("reply_flags"), problem.shape.topk
    owner = {key: expert // problem.local_experts for key, expert in expected.items()}
    times = Counter((home, flat) for _, home, flat in flags)
    lost, repeated = [key for key in expected if key not in times], [key for key, n in times.items() if n > 1]
    for key in (lost or repeated)[:1]:
        token, k = divmod(key[1], topk)
        place = f"the reply to rank {key[0]}, token {token}, k {k}"
        return {"where": {"rank": owner[key] if lost else key[0], "token": token, "k": k}, "evidence": ["replies", sorted(flags)], **({
            "place": f"rank {owner[key]}: {place}", "expected": "a row and its flag", "got": "nothing",
            "wrong": f"{len(lost)} of {len(expected)} replies were never sent, by the ranks {some(sorted({owner[key] for key in lost}))}"
        } if lost else {"place": place, "expected": "sent once", "got": f"sent {times[key]} times",
                        "wrong": f"{len(repeated)} of {len(expected)} replies"})}
    return None


def reply_card(trial, trace, problem):
    """The score card of a kernel `combine` in this trace: bytes, flags and time beside the least."""
    expected, row = replies(problem), 2 * problem.shape.dim + 4
    remote = sum(home != expert // problem.local_experts for (home, _), expert in expected.items())
    own = trace.select(kernel="combine")
    return trial.card(own, remote_bytes=remote * row, flags=len(expected), us=own.light().table["light_us"][-1],
                      note="least us: the busiest link at full speed")
