"""Lesson 12, exercise 3: put and take, a value and the call's number in one word of 8 bytes."""

import torch

from ....node.heap import SymmetricHeap
from ..cases import strict
from ..trial import exercise

N, CALLS = 96, 3


@exercise
def words(trial, source):
    """source: HIP with the kernels `send_words` (rank 0) and `take_words` (rank 1), each with World, a buffer, words,
    n."""
    for seed in range(4):
        trial.case(f"{CALLS} calls of {N} values each (schedule seed {seed})")
        with strict(2, seed) as node:
            _calls(trial, node, source, seed)
    return None


def _calls(trial, node, source, seed):
    send, take = (trial.load(node, source, name) for name in ("send_words", "take_words"))
    heap = SymmetricHeap(node, N * 8)
    box = heap.alloc("words", (N,), torch.int64)
    heap.zero_()
    sender, receiver = node.ranks
    draw = torch.Generator().manual_seed(seed)
    before = None
    for call in range(1, CALLS + 1):
        want = torch.randint(-2**31, 2**31, (N,), generator=draw).int()
        values, out = sender.from_torch(want, "values"), receiver.from_torch(torch.full((N,), -7, dtype=torch.int32), "out")

        def launches(values=values, out=out, call=call):
            receiver.launch(take, 1, 64, heap.world(1, call), box[1], out, N)
            sender.launch(send, 1, 64, heap.world(0, call), values, box[0], N)

        trial.run(node, launches, deadlock="`take` waits for a word that never comes: does `put` write the call's number "
                                           "into the upper 4 bytes, and does `take` look for it there?")
        got = out.to_torch()
        bad = (got != want).nonzero().flatten().tolist()
        if bad:
            trial.fail(where={"call": call, "value": bad[0]}, place=f"call {call}, value {bad[0]}", expected=int(want[bad[0]]),
                       got=int(got[bad[0]]), wrong=f"{len(bad)} of {N} values",
                       cause=_cause(got, want, before, bad[0], call, box[1].to_torch()))
        before = want
    if len(node.races):
        trial.fail(cause="nothing orders these accesses: a word is written and read with one atomic access of system scope, "
                         "store_relaxed<Scope::system> and wait_until<Order::relaxed, Scope::system>")


def _cause(got, want, before, i, call, present) -> str:
    if not bool(present.any()):
        return "no word was written: is `put` still empty?"
    if not bool(got.any()):
        return "the words are there, and `take` gives 0 for all: is it still the stub? Or does it not wait?"
    if bool((got == call).all()):
        return "that is the call's number, the word's upper half: the value is the lower one"
    if int(got[i]) == (0 if before is None else int(before[i])):
        return ("the value that was there before: `take` has to wait for this call's number, and the number must not be "
                "there before its value: both in one store")
    return "the lower 4 bytes of the word are the value, as it is: is it widened as an unsigned number?"


SOLUTION = "12_past_the_published_kernels.ipynb", "exercise-3"
PUT = "store_relaxed<Scope::system>(word, (uint64_t)call << 32 | value);"
WAIT = "return (uint32_t)wait_until<Order::relaxed, Scope::system>(word, [=](uint64_t seen) { return seen >> 32 == call; });"
MISTAKES = {
    "not waited for": (WAIT, "return (uint32_t)load_relaxed<Scope::system>(word);", "does it not wait?"),
    "any number": (WAIT, WAIT.replace("seen >> 32 == call", "seen != 0"), "has to wait for this call's number"),
    "number first": (PUT, "store_relaxed<Scope::system>((uint32_t*)word + 1, call);\n"
                          "  store_relaxed<Scope::system>((uint32_t*)word, value);", "both in one store"),
    "nothing put": (PUT, "", WAIT, "return 0;", "no word was written"),
    "the upper half": (WAIT, WAIT.replace("return (uint32_t)wait", "return (uint32_t)(wait").replace("; });", "; }) >> 32);"),
                       "the word's upper half"),
    "sign extended": (PUT, PUT.replace("| value", "| (int64_t)(int)value"), "a word that never comes"),
    "number in the lower half": (PUT, PUT.replace("(uint64_t)call << 32 | value", "(uint64_t)value << 32 | call"),
                                 "does `put` write the call's number into the upper 4 bytes"),
    "a plain store": (PUT, "*word = (uint64_t)call << 32 | value;", "nothing orders these accesses"),
}
