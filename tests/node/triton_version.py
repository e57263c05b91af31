"""Compiles and runs Triton kernels with the Triton that this process imports, and prints what was seen as one line of JSON.
test_triton_versions.py starts it once for each Triton:  python tests/node/triton_version.py [all]

Without `all` the small kernels alone; with it the course's rungs, too.
"""
import json
import os
import re
import sys
import warnings

import sample_tools
import torch
import triton
import triton_samples as samples

from a2a_lib import BudgetError, DeadlockError, Node, SymmetricHeap
from a2a_lib.course.check.trial import CheckFailed, exercises
from a2a_lib.machine.node.triton import at, jit, load, signal, tl, wait
from a2a_lib.machine.trace.records import FLAG_SET, WAIT
from tests.course.check import mistakes

os.environ["A2A_TRITON"] = "compile"  # whatever is stored
warnings.simplefilter("ignore")


@jit
def pass_on(data, flag, other, out, bases, rank, HOW: tl.constexpr, OTHER: tl.constexpr, POLL: tl.constexpr,
            BLOCK: tl.constexpr):
    """Rank 0 stores numbers at rank 1 and sets its flag; rank 1 waits and copies them. OTHER: another flag is signalled, too."""
    i = tl.arange(0, BLOCK)
    if rank == 0:
        tl.store(at(data, bases, 0, 1) + i, i + 1)
        tl.debug_barrier()
        if HOW == "signal":
            signal(at(flag, bases, 0, 1), 1)
        else:
            tl.atomic_add(at(flag, bases, 0, 1), 1, sem=HOW, scope="sys")
        if OTHER:
            signal(other, 1)
    else:
        if POLL == "wait":
            wait(flag, 1)
        else:
            while tl.atomic_add(flag, 0, sem=POLL, scope="sys") != 1:
                pass
        tl.store(out + i, tl.load(data + i))


TYPES = "*i32:16, *i32, *i32, *i32:16, *i64, i32"


def run(races=True, ranks=2, **options):
    """(output of rank 1, races, kinds of records, marks) of `pass_on`; ranks: how many take part, the last ones."""
    with Node(2, name="small", memory="strict", races=races, max_instructions=200_000) as node:
        heap = SymmetricHeap(node, 1 << 14)
        data, flag = heap.alloc("data", (512,), torch.int32), heap.alloc("flag", (1,), torch.int32)
        for buffer in (*data, *flag):
            buffer.zero_()
        kernel = load(node, pass_on, TYPES, BLOCK=512, **options)
        other, out = ([rank.zeros(n, torch.int32, name) for rank in node.ranks] for n, name in ((1, "other"), (512, "out")))
        node.synchronize()
        for i in range(2 - ranks, 2):
            kernel.launch(node.ranks[i], 1, data[i], flag[i], other[i], out[i], heap.bases[i], i)
        node.synchronize()
        right = torch.equal(out[1].to_torch(), torch.arange(1, 513, dtype=torch.int32))
        kinds = node.trace.records["kind"]
        return dict(right=right, races=len(node.races) if races else 0, waits=int((kinds == WAIT).sum()),
                    signals=int((kinds == FLAG_SET).sum()), marks=re.findall(r"; a2a\.(.*)", kernel.module.asm))


def reproductions():
    return {f"{order}, {poll}, {other}, {waves} waves": run(HOW=order, POLL=poll, OTHER=other, num_warps=waves)
            for order in ("relaxed", "release", "signal") for poll in ("wait", "acquire", "relaxed") for other in (0, 1)
            for waves in ((1, 4) if poll == "acquire" else (4,))}


def deadlocks():
    """{kind of wait: the error that ends it} for waits for a flag that no wave sets."""
    errors = {}
    for poll in ("wait", "acquire"):
        for waves in (1, 4):
            try:
                run(races=False, ranks=1, HOW="signal", POLL=poll, OTHER=0, num_warps=waves)
                errors[f"{poll}, {waves} waves"] = "nothing"
            except (DeadlockError, BudgetError) as error:
                errors[f"{poll}, {waves} waves"] = f"{type(error).__name__}: {error}"
    return errors


def exchange():
    """{mistake: races} of the samples' exchange between four ranks."""
    races = {}
    for mistake in ("", *samples.MISTAKES):
        with Node(sample_tools.GPUS, name="small", memory="strict", races=True, seed=1) as node:
            sample_tools.exchange(node, mistake)()
            races[mistake] = len(node.races)
    return races


HAND_WRITTEN = """while tl.atomic_add(flags + source, 0, sem="acquire", scope="sys") < epoch:
                pass"""


def exercise():
    """{answer: "passed" or the message} of the check of lesson 14's exercise, for variants of the solution."""
    table, text = mistakes.table("wait_in_place"), mistakes.solution("wait_in_place").replace("first", "first_row")
    wait_here = table.WAIT
    answers = {"renamed": text, "a poll of its own": text.replace(wait_here, HAND_WRITTEN),
               "no wait": text.replace(wait_here, "pass"), "any call": text.replace(wait_here, "wait_at_least(flags + source, 1)")}
    verdicts = {}
    for name, answer in answers.items():
        try:
            exercises["wait_in_place"](mistakes.answer(answer))
            verdicts[name] = "passed"
        except CheckFailed as error:
            verdicts[name] = str(error)
    return verdicts


COUNTED_WITHOUT_RELEASE = """
@jit
def count_up(counter):
    return tl.atomic_add(counter, 1, sem="acquire", scope="sys")
"""


def senders():
    """{"senders, variant": number of races} of pull_by_waves, unchanged and without the senders' release."""
    from a2a_lib.kernels.ag_gemm import AG_GEMM
    from a2a_lib.kernels.gemm import GemmProblem, GemmShape
    shape, races = GemmShape(m=256, n=128, k=64), {}
    for count in (4, 5):
        for name, source in (("as it is", None), ("no release", COUNTED_WITHOUT_RELEASE)):
            with Node(2, memory="strict", races=True) as node:
                rung = AG_GEMM["pull_by_waves"](node, shape, programs=8, senders=count, source=source)
                rung.write(GemmProblem.random("ag_gemm", shape, 2, seed=1))
                node.synchronize()
                for _ in range(2):
                    rung.launch()
                rung.read()
                races[f"{count}, {name}"] = len(node.races)
    return races


def rungs():
    """{family/rung: what its situations show in mode strict, with the race detector}: "ok" where all is right."""
    from a2a_lib import explore, families
    verdicts = {}
    for family in ("ag_gemm", "gemm_rs", "moe_layer"):
        for name, kind in families.of(family).rungs.items():
            if getattr(kind, "kernel_functions", None):
                tried = explore.rung(f"{family}/{name}", mode="strict", seeds=len(kind.all_situations()), races=True)
                verdicts[f"{family}/{name}"] = "ok" if tried.ok and not tried.races else str(tried)
    return verdicts


def tiles():
    """The us that show.tiles reports for a GEMM that waits for the other rank's rows."""
    from a2a_lib import show
    from a2a_lib.kernels.ag_gemm import AG_GEMM
    from a2a_lib.kernels.gemm import GemmProblem, GemmShape
    with Node(2, name="small", seed=0) as node:
        rung = AG_GEMM["copy_engine"](node, GemmShape(m=256, n=128, k=64), programs=1, gemm_first=True)
        rung(GemmProblem.random("ag_gemm", rung.shape, 2, seed=1))
        table = show.tiles(rung.trace, rank=0, source=rung.source_of).table.to_dict()
        return table["waited_us"]


if __name__ == "__main__":
    parts = [reproductions, deadlocks, exchange, exercise] + [senders, rungs, tiles] * ("all" in sys.argv)
    print(json.dumps({"version": triton.__version__, **{part.__name__: part() for part in parts}}))
