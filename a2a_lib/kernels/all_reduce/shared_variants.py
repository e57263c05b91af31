"""Mutations that several rungs share: of a meeting of blocks, and of words with a flag."""
from __future__ import annotations

from ..rung.variants import Mutation, Variant


def meetings(flags: str, prefix: str = "") -> tuple[Variant, ...]:
    """Ways to break `peers.meet(flags + blockIdx.x * ranks, world.epoch);`, the kernel's only one with these flags."""
    call = f"peers.meet({flags} + blockIdx.x * ranks, world.epoch);"
    at = f"{flags} + blockIdx.x * ranks"

    def met(before: str = "__syncthreads();", tell: str = "Order::release, Scope::system", target: str = f"{at} + world.rank",
            number: str = "world.epoch", hear: str = "Order::acquire, Scope::system", awaited: str = "world.epoch",
            after: str = "__syncthreads();") -> tuple[tuple[str, str], ...]:
        return ((call, f"{before} if (wave_in_block() == 0) {{ peers.signal_all<{tell}>({target}, {number}); "
                       f"peers.wait_all<{hear}>({at}, {awaited}); }} {after}"),)

    return (
        Mutation(f"{prefix}nobody-meets", "a barrier too few: a block goes on at once", ((call, "__syncthreads();"),)),
        Mutation(f"{prefix}release-dropped", "the flag is set by a relaxed store, which may overtake the data",
                 met(tell="Order::relaxed, Scope::system")),
        Mutation(f"{prefix}agent-for-system", "the release stops at its own GPU", met(tell="Order::release, Scope::agent")),
        Mutation(f"{prefix}acquire-dropped", "what was cached before the flag came is read", met(hear="Order::relaxed, Scope::system")),
        Mutation(f"{prefix}others-not-awaited", "the first wave's flag does not wait for what other waves store", met(before="")),
        Mutation(f"{prefix}others-run-ahead", "only the first wave waits for the flags", met(after="")),
        Mutation(f"{prefix}call-before", "a flag of the call before is enough", met(awaited="world.epoch - 1")),
        Mutation(f"{prefix}one-flag", "all blocks of a rank set the flags of block 0, as soon as one of them is there",
                 ((call, f"peers.meet({flags}, world.epoch);"),)),
    )


def words(put: str, got: str, place: str) -> tuple[Variant, ...]:
    """Ways to break words that carry their flag. put: the text of a `put_word(TO, DATA, world.epoch)`; got: of `get_words(from,
    world.epoch, data)` with what stands around it, so that it is there once; place: TO."""
    stored, number = put.rpartition(", ")[0], "world.epoch"
    to, data = stored[len("put_word("):].rsplit(", ", 1)
    halves = f"store_relaxed<Scope::system>((uint32_t*)({to})%s, %s)"
    low, high = halves % ("", data), halves % (" + 1", number)
    return (
        Mutation("no-number", "every call's words carry the same flag",
                 ((put, put.replace(number, "1u")), (got, got.replace(number, "1u")))),
        Mutation("not-awaited", "words are taken as they are found",
                 ((got, got.replace("get_words(from, world.epoch, data)",
                                    "each(ranks, [&](int r) { data[r] = (uint32_t)load_relaxed<Scope::system>(from[r]); })")),)),
        Mutation("flag-first", "a word is stored in two halves, the flag first: it overtakes the data", ((put, f"({high}, {low})"),)),
        Mutation("in-halves", "a word is stored in two halves, the data first, and nothing keeps their order",
                 ((put, f"({low}, {high})"),)),
        Mutation("kept-at-home", "an address is not translated: the words stay with their own rank",
                 ((put, put.replace(to, place)),), shows="deadlock"),
        Mutation("call-before", "the words of the call before are enough", ((got, got.replace(number, "world.epoch - 1")),)),
    )


SUM_FROM_SELF = "each rank begins with itself: other bits at other ranks, where sums are made by all"


def data_words(put: str, got: str, place: str, empty: str) -> tuple[Variant, ...]:
    """Ways to break data that are their own flag. put: the text of a `put_data(TO, DATA, minus)`; got: of a `get_data(COUNT, from,
    data);`; place: TO without its translation; empty: the statement that empties the places of `got`, which stands behind it. Each is
    there once."""
    to, data = put.rpartition(", ")[0][len("put_data("):].rsplit(", ", 1)
    count = got[len("get_data("):].partition(",")[0]
    half = f"store_relaxed<Scope::system>((uint32_t*)({to}) + %d, half_word({data}, %d))"
    return (
        Mutation("never-emptied", "places are not made empty: the data of an earlier call are taken for this one's", ((empty, ""),),
                 shows="wrong"),
        Mutation("emptied-first", "places are made empty before their data are awaited, which may have come",
                 ((got, f"{empty.strip()} {got}"), (empty, ""))),
        Mutation("zeros-as-they-are", "zeros travel as zeros: their reader waits for ever", ((put, put.replace("minus", "0")),),
                 shows="deadlock"),
        Mutation("not-awaited", "data are taken as they are found",
                 ((got, f"each({count}, [&](int i) {{ data[i] = load_now(from[i]); }});"),)),
        Mutation("in-halves", "a word is stored in two halves: the first makes it seen",
                 ((put, f"({half % (0, 0)}, {half % (1, 1)})"),)),
        Mutation("kept-at-home", "an address is not translated: the data stay with their own rank",
                 ((put, put.replace(to, place)),), shows="deadlock"),
    )
