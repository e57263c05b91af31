"""Lesson 13, exercise 3: put and take, a value and the call's number in one word of 8 bytes."""

import torch

from ....draw import Draw
from ....machine.node.heap import SymmetricHeap
from ....machine.trace.detail import WRITE_BACK
from ..cases import strict
from ..trial import exercise

N, CALLS = 96, 3


@exercise
def words(trial, source):
    """source: HIP with the kernels `send_words` (rank 0) and `take_words` (rank 1), each with World, a buffer, words,
    n."""
    for seed in range(4):
        trial.case(f"{CALLS} calls of {N} values each (schedule seed {seed})")
        with strict(2, seed, detail=not seed) as node:
            _calls(trial, node, source, seed)
            if not seed and bool((node.detail.steps["kind"] == WRITE_BACK).any()):
                trial.remark("right, and a store is a release, which writes caches back first. Value and number in one store of 8 bytes "
                             "need "
                             "none: the word itself is all there is")


def _calls(trial, node, source, seed):
    send, take = (trial.load(node, source, name) for name in ("send_words", "take_words"))
    heap = SymmetricHeap(node, N * 8)
    box = heap.alloc("words", (N,), torch.int64)
    heap.zero_()
    sender, receiver = node.ranks
    draw = Draw(seed)
    for call in range(1, CALLS + 1):
        want = draw.integers(-2**31, 2**31, N, dtype=torch.int32)
        values, out = sender.from_torch(want, "values"), receiver.from_torch(torch.full((N,), -7, dtype=torch.int32), "out")

        def launches(values=values, out=out, call=call):
            receiver.launch(take, 1, 64, heap.world(1, call), box[1], out, N)
            sender.launch(send, 1, 64, heap.world(0, call), values, box[0], N)

        trial.run(node, launches)
        trial.compare(out.to_torch()[:, None], want[:, None], row="value", column="call")


SOLUTION = "13_past_the_published_kernels.ipynb", "exercise-3"
PUT = "store_relaxed<Scope::system>(word, (uint64_t)call << 32 | value);"
WAIT = "return (uint32_t)wait_until<Order::relaxed, Scope::system>(word, [=](uint64_t seen) { return seen >> 32 == call; });"
MISTAKES = {
    "not waited for": (WAIT, "return (uint32_t)load_relaxed<Scope::system>(word);",
                       "`take` returns before the word is there, and finds 0"),
    "any number": (WAIT, WAIT.replace("seen >> 32 == call", "seen != 0"),
                   "`take` waits for any number: the one of the call before is there already"),
    "number first": (PUT, "store_relaxed<Scope::system>((uint32_t*)word + 1, call);\n"
                          "  store_relaxed<Scope::system>((uint32_t*)word, value);",
                     "the number is stored before the value: both go in one store"),
    "nothing put": (PUT, "", WAIT, "return 0;",
                    "your code is missing"),
    "the upper half": (WAIT, WAIT.replace("return (uint32_t)wait", "return (uint32_t)(wait").replace("; });", "; }) >> 32);"),
                       "the upper half of the word, the call's number, is taken for the value"),
    "sign extended": (PUT, PUT.replace("| value", "| (int64_t)(int)value"), "the value is widened with its sign, over the call's number"),
    "number in the lower half": (PUT, PUT.replace("(uint64_t)call << 32 | value", "(uint64_t)value << 32 | call"),
                                 "number and value are exchanged: the number is the upper half"),
    "a plain store": (PUT, "*word = (uint64_t)call << 32 | value;", "flag not atomic"),
}
REMARKED = {"two stores, the second released": (
    PUT, "store_relaxed<Scope::system>((uint32_t*)word, value);\n  store_release<Scope::system>((uint32_t*)word + 1, call);", "need none"),
            "a release": (PUT, PUT.replace("store_relaxed", "store_release"), "need none")}
