"""Check of exercise 2 of lesson 08: combine's senders do the experts' work."""

from __future__ import annotations

import torch

from ...alltoall import FusedCombine
from ...errors import FaultError
from ...moe import MismatchError, Problem, Shape
from ...node import Node
from .compare import compare
from .lesson08_replies import due, wrong
from .rung import BUDGET, Rung, rotated
from .score import score_card
from .trial import Trial, exercise

KERNEL = "combine"
ORDER = ("First the row, then wave_barrier(), then signal<Order::release, Scope::system> by lane 0: who sees the flag "
         "must see the row.")


@exercise
def fuse_expert(trial: Trial, source):
    """source: HIP with the kernel `combine` of fused_combine, or its path."""
    with Node(4, max_instructions=BUDGET) as node:
        _case(trial, node, source, Shape("fuse", 16, 4, 88, 12), [12, 7, 0, 4], 91, blocks=3)
        _case(trial, node, source, Shape("fuse", 12, 3, 1032, 8), [8, 5, 1, 6], 92, blocks=2, drop=0.2)
    with Node(4, name="small", memory="strict", max_instructions=BUDGET) as node:
        said = _case(trial, node, source, Shape("fuse", 12, 3, 520, 8), [8, 0, 1, 6], 93, blocks=3).marks
    _order(trial, said)
    with Node(8, max_instructions=BUDGET) as node:
        shape = Shape("fuse", 64, 6, 2048, 32)
        rung = _case(trial, node, source, shape, [20, 31, 9, 25, 0, 14, 28, 17], 94, blocks=32, waves=4)
        own, replies = rung.trace.select(kernel=KERNEL), due(rung.problem)
        there = sum(home != expert // rung.problem.local_experts for (home, _), expert in replies.items())
        return score_card(own, remote_bytes=there * (2 * shape.dim + 4), flags=len(replies),
                          us=own.light().table["light_us"][-1], note="least us: the busiest link at full speed")


def _case(trial, node, source, shape, tokens, seed, blocks, waves=2, drop=0.0):
    problem = Problem.random(shape, node.world_size, seed, True, num_tokens=tokens, drop=drop)
    rung = Rung(trial, node, source, KERNEL, shape, blocks, waves, kind=FusedCombine)
    rung.problem = problem
    trial.case(f"{node.world_size} ranks with {', '.join(map(str, tokens))} tokens, {shape.num_experts} experts, "
               f"top-{shape.topk}, rows of {shape.dim}, memory {node.memory} (seed {seed})")
    for own in rung.b:
        own["reply"].copy_from(torch.full((shape.max_tokens, shape.topk, shape.dim), float("nan"), dtype=torch.half))
    rung.begin(problem)
    rung.run(lambda: rung.start(*FusedCombine.STAGES), lambda error: _explain(error, rung, problem))
    facts = _wrong_rows(rung, problem) or _missing(rung, problem)
    if facts:
        trial.fail(**facts)
    try:
        problem.check([inputs["out"].to_torch() for inputs in rung.call.inputs])
    except MismatchError as error:
        trial.fail(cause=f"in the end every row is there, but a receiver that saw its flag read it too early. {ORDER}\n"
                         f"{error}")
    return rung


def _missing(rung, problem):
    return wrong(rung, problem, "these flags were never set: every row gets one, reply_flags + flat at the peer, with "
                                "the value epoch", "one lane sets the flag, once per row")


def _explain(error, rung, problem):
    if isinstance(error, FaultError):
        return {"cause": "an address outside of its buffer: row `from` of expert_x begins from * dim values in, row "
                         "`flat` of reply flat * dim; a piece before the first one is the row's last: mod dim"}
    facts = _missing(rung, problem)
    set_to = rung.trace.select("flag_set").records
    if not facts and len(set_to):
        return {"cause": "all flags were set, and the receivers wait: do they take the value `epoch`?"}
    return facts


def _wrong_rows(rung, problem):
    """The rows in `reply`, beside what they should be and what they are if a part is left out."""
    expert_of, topk = due(problem), problem.shape.topk
    keys = list(expert_of)
    x = torch.stack([problem.tokens[home][flat // topk] for home, flat in keys]).double()
    experts = [expert_of[key] for key in keys]
    got = torch.stack([rung.b[home]["reply"].to_torch().flatten(0, 1)[flat] for home, flat in keys])

    def other(change):
        return torch.stack([change(row, e) for row, e in zip(x, experts, strict=True)]).half()

    dim, local = problem.shape.dim, problem.local_experts
    want = other(lambda row, e: rotated(row[None], e)[0])
    causes = (
        ("the row as it came: the expert has not worked on it", other(lambda row, e: row)),
        ("the row is scaled, but not rotated", other(lambda row, e: row * _factor(e))),
        ("the row is rotated, but not scaled", other(lambda row, e: rotated(row[None], e)[0] / _factor(e))),
        ("rotated the other way: y[j] comes from x[j - shift], so what stands first moves back by shift",
         other(lambda row, e: torch.roll(row, -_shift(e, dim)) * _factor(e))),
        ("rotated by shift pieces: shift counts values, and a piece has 8",
         other(lambda row, e: torch.roll(row, 8 * _shift(e, dim) % dim) * _factor(e))),
        ("the shift is that of the rank's first expert, for every row: shift[e]",
         other(lambda row, e: torch.roll(row, _shift(e // local * local, dim)) * _factor(e))),
        ("the scale is that of the rank's first expert, for every row: scale[e]",
         other(lambda row, e: torch.roll(row, _shift(e, dim)) * _factor(e // local * local))),
        ("scaled twice", other(lambda row, e: rotated(row[None], e)[0] * _factor(e))),
    )
    facts = compare(got, want, row="row", causes=causes, where=lambda i: {
        "rank": keys[i][0], "token": keys[i][1] // topk, "k": keys[i][1] % topk, "expert": experts[i]})
    lost = [i for i in (got != want).any(1).nonzero().flatten().tolist() if keys[i][0] != experts[i] // local]
    replies = [own["reply"].to_torch().flatten(0, 1) for own in rung.b] if lost else []
    if any(torch.equal(replies[experts[i] // local][keys[i][1]], want[i]) for i in lost):
        facts["cause"] = "forgotten translate: the row stands in the sender's own copy of reply"
    return facts


def _shift(expert, dim):
    return 8 * (expert + 1) % dim


def _factor(expert):
    return (1.0, -1.0, 2.0, -2.0, 0.5, -0.5)[expert % 6]


def _order(trial, said):
    """What no value shows, and still must be there."""
    flag = next((i for i in reversed(range(len(said))) if said[i].startswith("signal")), None)
    if flag is None or said[flag] != "signal release system":
        trial.fail(expected="signal release system", got=said[flag] if flag is not None else "no signal()",
                   cause="all values arrived in time here, but nothing says they must. " + ORDER)
    if said.count("wave barrier") < 2:  # one is the receivers'
        trial.fail(expected="wave_barrier() before the signal", got="none",
                   cause="all values arrived in time here, as the 64 lanes of this wave run in step. Nothing in the "
                         "code says that the other lanes' stores come before lane 0's release. " + ORDER)
