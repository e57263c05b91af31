"""Lesson 12, exercise 2: word_sum(world, x, words, out, n): an all-reduce whose data carry their flag."""

import torch

from ..messages import CASES, STUB, Calls
from ..trial import exercise

STALLED = (3, 301, 2, 2)


@exercise
def word_sum(trial, source):
    """source: HIP with the kernel `word_sum`. words [2, ranks, n] of 8 bytes is symmetric, zero before the first call."""
    for seed, case in enumerate(CASES):
        _case(trial, source, case, seed, stalls=False)
    for seed in range(12):
        _case(trial, source, STALLED, seed, stalls=True)


def _case(trial, source, case, seed, stalls):
    ranks, n, *_ = case
    calls = Calls(trial, source, "word_sum", case, seed, {"words": ((2, ranks, n), torch.int64)}, stalls)
    with calls.node:
        calls.run(lambda: _hang(calls), "an address outside of its buffer: words has 2 sets of ranks * n words")
        trial.settle()


def _hang(calls) -> str:
    """Why a lane waits for ever."""
    ranks = calls.node.world_size
    words = [copy.to_torch() for copy in calls.memory["words"]]
    numbers = [copy >> 32 & 0xffffffff for copy in words]
    from_others = [copy[:, [r for r in range(ranks) if r != rank]] for rank, copy in enumerate(words)]
    if not any(bool(copy.any()) for copy in words):
        return "no word was put: every rank puts its words at every rank, itself too, before it gets any"
    if ranks > 1 and not any(bool(part.any()) for part in from_others):
        return ("in each memory only the rank's own row was written: words go to every peer (world.at), into the row of the rank that "
                "sends them")
    if not bool(words[0].any()) or any(bool((copy[:, rank] == 0).all()) for rank, copy in enumerate(words)):
        return "a rank waits for its own words, and has put none at home"
    if max(int(copy.max()) for copy in numbers) == 1 and all(bool((copy[1] == 1).all()) for copy in numbers):
        return "all words of call 1 are there, with flag 1, and somebody waits for another flag: it is the call's number, world.epoch"
    if not any(bool(copy[1].any()) for copy in words) or not any(bool(copy[0].any()) for copy in words):
        return ("only one of the two sets is used: a rank that is a call ahead overwrites words that nobody has read, and their reader "
                "waits for ever. Calls take turns: world.epoch % 2")
    if max(int(copy.max()) for copy in numbers) > 4 or min(int(copy.max()) for copy in numbers) == 0:
        return "the word's flag is this call's number, world.epoch: put_word(to, data, flag), get_word(from, flag)"
    return ("a lane waits for a word that nobody will put: rank r's word i of this call lies at [world.epoch % 2, r, i], at every rank")


SOLUTION = "12_all_reduce.ipynb", "exercise-2"
PUT = "put_word(world.at(now + (int64_t)world.rank * n + i, peer), float_bits(x[i]), world.epoch);"
GET = "get_word(now + (int64_t)rank * n + i, world.epoch)"
MISTAKES = {
    "one set": ("(int64_t)(world.epoch % 2) * ranks * n", "0", "only one of the two sets is used"),
    "words at home": (PUT, PUT.replace("world.at(now + (int64_t)world.rank * n + i, peer)", "now + (int64_t)world.rank * n + i"),
                      "only the rank's own row"),
    "none at home": ("for (int peer = 0; peer < ranks; ++peer) ", "for (int peer = 0; peer < ranks; ++peer) if (peer != world.rank) ",
                     "has put none at home"),
    "not awaited": (GET, "(uint32_t)load_relaxed<Scope::system>(now + (int64_t)rank * n + i)", "read too early"),
    "the call before": (GET, GET.replace("world.epoch)", "world.epoch - 1)"), "waits for another flag"),
    "always the same flag": (PUT, PUT.replace("world.epoch)", "1u)"), GET, GET.replace("world.epoch)", "1u)"), "read before this call's"),
    "place of the peer": (PUT, PUT.replace("(int64_t)world.rank * n", "(int64_t)peer * n"), "only the rank's own row"),
    "begins with itself": (GET, GET.replace("(int64_t)rank * n", "(int64_t)((world.rank + rank) % ranks) * n"),
                           "begins with its own message"),
    "numbers, not bits": ("float_bits(x[i])", "(uint32_t)(int)x[i]", "in float"),
    "one element per thread": ("i < n; i += step", "i < n; i += n", "does every element have a thread?"),
    "nothing": (PUT, "", "float sum = 0;", "return; float sum = 0;", STUB),
}
ALSO_RIGHT = {"the next rank first": ("world.rank * n + i, peer)", "world.rank * n + i, (world.rank + peer) % ranks)")}
