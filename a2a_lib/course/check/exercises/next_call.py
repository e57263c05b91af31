"""Lesson 09, exercise 2: keep(values, n, kept, count, call), whose counter is zero again when a call begins."""

import torch

from ....table import Table
from ..cases import strict
from ..trial import exercise

CALLS = 5
EMPTY = (4,)  # calls without values: they reset the other counter all the same


@exercise
def next_call(trial, source):
    """source: HIP with the kernel `keep(values, n, kept, count, call)`; count: uint32 [2]."""
    for n, blocks, waves, seed in ((40, 1, 1, 1), (700, 6, 2, 2), (5000, 16, 4, 3)):
        with strict(1) as node:
            counted = _calls(trial, node, trial.load(node, source, "keep"), n, blocks, waves, seed)
    return Table({"call": list(range(1, CALLS + 1)), "kept": counted}, title="the last case", label="counted")


def _calls(trial, node, kernel, n, blocks, waves, seed):
    trial.case(f"{CALLS} calls in a row on {n} values each, the fourth on none, {blocks} block{'s' * (blocks > 1)} of {waves} "
               f"wave{'s' * (waves > 1)} (seed {seed})")
    draw, rank = torch.Generator().manual_seed(seed), node.ranks[0]
    sizes = [n if call not in EMPTY else 0 for call in range(1, CALLS + 1)]
    values = [torch.randint(-3, 9, (n,), dtype=torch.int32, generator=draw) * torch.arange(1, n + 1, dtype=torch.int32)
              for n in sizes]
    count = rank.zeros((2,), torch.int32, "count")
    counted, kept_values = [], []
    want = [sorted(v for v in each.tolist() if v > 0) for each in values]
    for call in range(1, CALLS + 1):
        padded = rank.from_torch(torch.cat([values[call - 1], torch.ones(1, dtype=torch.int32)]), "values")
        out = rank.from_torch(torch.full((CALLS * n,), -1, dtype=torch.int32), "kept")
        trial.run(node, lambda: rank.launch(kernel, blocks, 64 * waves, padded, sizes[call - 1], out, count, call),
                  fault=f"call {call}: an address outside of its buffer. There are two counters, count[0] and count[1], and the "
                  "call's own begins at zero: the place in `kept` comes from it")
        counted.append(count.to_torch().tolist()[call % 2])
        kept_values.append([v for v in out.to_torch().tolist() if v != -1])
        if counted[-1] != len(want[call - 1]) or sorted(kept_values[-1]) != want[call - 1]:
            trial.fail(where={"call": call}, place=f"call {call}: count[{call % 2}], and what is in kept",
                       expected=f"{len(want[call - 1])}, and as many values",
                       got=f"{counted[-1]}, and {len(kept_values[-1])} values",
                       cause=_cause(counted, [len(each) for each in want], kept_values, want))
    for race in node.races:
        both = not race.first.atomic and not race.second.atomic
        trial.fail(place=f"{race.symbol}, lines {race.first.line} and {race.second.line}",
                   expected="nothing but its own atomics touches a counter while a call uses it",
                   got=race.why.split("\n")[0],
                   cause="all values were right, but several blocks store the zero, and nothing orders their stores: "
                         "one thread of the whole grid is enough" if both else
                         "all values were right, by luck: the race detector sees a store to a counter that other "
                         "blocks of the same call count with. Zero the counter of the next call, not that of this one")
    return counted


def _cause(counted, want, kept_values, expected):
    call, got = len(counted), counted[-1]
    should, same = want[call - 1], sorted(kept_values[-1]) == expected[call - 1]
    if call > 2 and got == should + want[call - 3]:
        return (f"call {call} went on counting where call {call - 2} stopped: calls {call - 2} and {call} share "
                f"count[{call % 2}], and nobody zeroed it in between. The kernel of call {call - 1} can: "
                "count[(call + 1) % 2]. If yours does: is that block and thread there in every grid?")
    if call > 1 and got in (should + want[call - 2], sum(want[:call])):
        return f"call {call} went on counting where call {call - 1} stopped: calls in a row use different counters"
    if same and got == 0:
        return (f"the values are all there, but count[{call % 2}] is zero: whoever wants to know the count reads "
                "count[call % 2] when the call is over. Are the two counters exchanged, or was the call's own set to "
                "zero?")
    if same and call > 1 and got == want[call - 2]:
        return "count[call % 2] holds the number of the call before: the two counters are exchanged"
    if got < should:
        return ("numbers are missing: the counter was set to zero while other waves of the same call counted with it, "
                "so two values got one place. Zero the counter of the *next* call")
    return "each call begins to count at zero, in count[call % 2]"


SOLUTION = "09_overheads.ipynb", "exercise-2"
MINE, ZERO = "&count[call % 2];", "if (blockIdx.x == 0 && threadIdx.x == 0) count[(call + 1) % 2] = 0;"
MISTAKES = {
    "nobody zeroes": (ZERO, "", "call 3 went on counting where call 1 stopped"),
    "one counter": (MINE + "\n  " + ZERO, "&count[0];", "Are the two counters exchanged, or was"),
    "its own": ("(call + 1) % 2] = 0", "call % 2] = 0", "so two values got one place"),
    "exchanged": (MINE + "\n  " + ZERO, "&count[(call + 1) % 2];\n  if (blockIdx.x == 0 && threadIdx.x == 0) "
                  "count[call % 2] = 0;", "Are the two counters exchanged"),
    "the second block": ("blockIdx.x == 0 &&", "blockIdx.x == 1 &&",
                         "call 3 went on counting where call 1 stopped"),
    "thread 64": ("threadIdx.x == 0)", "threadIdx.x == 64)", "call 3 went on counting where call 1 stopped"),
    "every block": ("if (blockIdx.x == 0 && threadIdx.x == 0)", "if (threadIdx.x == 0)", "several blocks store the zero"),
    "only with values": ("if (blockIdx.x == 0 &&", "if (n > 0 && blockIdx.x == 0 &&", "went on counting where call 3"),
    "far too far": ("(call + 1) % 2] = 0", "(call + 1) * 100000] = 0", "an address outside of its buffer"),
    "another name": ("void keep(", "void hold(", "no kernel is called 'keep'; there are: hold"),
}
