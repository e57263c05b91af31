"""Lesson 06, exercise 2: the wait in dispatch_recv of rank_flags. A source's flag says that its rows are there, and how
many.
"""

from ..cases import FULL, STRICT, Case
from ..sources import run_calls
from ..trial import exercise

SMALL = Case(8, 2, 64, (5, 0, 3, 1), max_tokens=6, exact=False)
LARGE = Case(12, 3, 4104, (12, 7, 0, 4), blocks=8, drop=0.3, exact=False)
NARROW = Case(12, 4, 520, (12, 0, 1, 2), blocks=2, waves=2, exact=False)  # fewer blocks than sources


@exercise
def take_source(trial, source):
    """source: HIP with the kernel `dispatch_recv` of rank_flags, or the Module that %%hip made."""
    for case, seed, calls in ((SMALL, 71, 2), (LARGE, 72, 3), (NARROW, 73, 1), (STRICT.but(exact=False, races=True), 77, 2),
                              (FULL.but(exact=False), 74, 1)):
        attempt, trace = run_calls(trial, source, case, seed, calls)
    return trial.card(trace.select(kernel="dispatch_recv"), remote_bytes=0, flags=0,
                      note="least: rows are taken from the own memory")


SOLUTION = "06_dispatch_and_combine_one_flag_per_pair.ipynb", "exercise-2"
SYNC = "    __syncthreads();\n    // END SOLUTION"
SOURCE = "&rank_flags[(world.epoch % 2) * world.world_size + source]"
MISTAKES = {
    "any flag": ("seen >> 32 == world.epoch", "seen != 0", "this is the count of two calls ago"),
    "no wait": ("[=](uint64_t seen) { return seen >> 32 == world.epoch; }", "[=](uint64_t seen) { return true; }",
                "the flag was read before it was set"),
    "no barrier": (SYNC, "    // END SOLUTION", "Then __syncthreads(), and only then"),
    "barrier of thread 0": ("    }\n" + SYNC, "      __syncthreads();\n    }\n    // END SOLUTION",
                            "All threads need `count`"),
    "one row behind the last": ("count = (int)(uint32_t)flag - 1;\n      recv_count[source] = count;",
                                "count = (int)(uint32_t)flag;\n      recv_count[source] = count - 1;",
                                "or behind the last row"),
    "the other slot": ("(world.epoch % 2) * world.world_size + source",
                       "((world.epoch + 1) % 2) * world.world_size + source",
                       "are in half epoch % 2"),
    "place of the receiver": (SOURCE, SOURCE.replace("source]", "world.rank]"),
                              "the flag of `source` in this call is rank_flags[epoch % 2, source]"),
    "no - 1": ("(int)(uint32_t)flag - 1", "(int)(uint32_t)flag", "one too many: the flag holds count + 1"),
    "upper half": ("(int)(uint32_t)flag - 1", "(int)(flag >> 32) - 1", "this is the epoch"),
    "upper half alone": ("(int)(uint32_t)flag - 1", "(int)(flag >> 32)", "this is the epoch"),
    "not noted": ("      recv_count[source] = count;\n", "", "no count was noted"),
    "exactly the epoch": ("seen >> 32 == world.epoch", "seen == (uint64_t)world.epoch << 32", "goes on waiting"),
    "relaxed": ("Order::acquire", "Order::relaxed", "nothing says they must be"),
    "scope too narrow": ("Scope::system", "Scope::agent", "acquires at scope system"),
}
