"""Wrong answers to the exercises of lesson 05 (test_check.py tries them), and others that are right."""
import pytest

from a2a_lib.course import check

LESSON = "05_flags.ipynb"
FULL, WAIT_FULL = "signal<Order::release, Scope::system>(translate(full", "wait_at_least<Order::acquire, Scope::system>(full"
FREE, WAIT_FREE = "signal<Order::release, Scope::system>(translate(free", "wait_at_least<Order::acquire, Scope::system>(free"
ADD, READY = "signal_add<Order::acq_rel, Scope::system>", "signal<Order::release, Scope::system>(translate(ready"

WRONG = {
    "mailbox": ((LESSON, "exercise-1"), {
        "full not released": (FULL, FULL.replace("release", "relaxed"), "missing release"),
        "full not acquired": (WAIT_FULL, WAIT_FULL.replace("acquire", "relaxed"), "missing acquire"),
        "waits at agent scope": (WAIT_FULL, WAIT_FULL.replace("system", "agent"), "scope too narrow"),
        "set at agent scope": (FULL, FULL.replace("system", "agent"), "a scope that does not include another GPU"),
        "lanes do not meet before full": ("lane_id();\n    wave_barrier();\n    if (lane_id() == 0) " + FULL,
                                          "lane_id();\n    if (lane_id() == 0) " + FULL, "missing wave barrier"),
        "lanes do not meet before free": ("[lane_id()];\n    wave_barrier();\n", "[lane_id()];\n", "missing wave barrier"),
        "free not released": ("    if (lane_id() == 0) " + FREE, "    if (lane_id() == 0) " + FREE.replace("release", "relaxed"), "missing release"),
        "free not waited for": ("    if (lane_id() == 0) " + WAIT_FREE + ", m - 1);", "", "overwritten: a later message was written"),
    }),
    "send_all": ((LESSON, "exercise-2"), {
        "waves do not meet": ("  __syncthreads();\n", "", "__syncthreads() before"),
        "arrive relaxed": (ADD, ADD.replace("acq_rel", "relaxed"), "too weak in more than one way"),
        "arrive without acquire": (ADD, ADD.replace("acq_rel", "release"), "missing acquire"),
        "the flag at agent scope": (READY, READY.replace("system", "agent"), "scope too narrow"),
        "every block sets it": (f" && {ADD}(arrived, 1u) == gridDim.x - 1", "", "every block sets the flag"),
        "nobody is last": ("gridDim.x - 1", "gridDim.x", "the value *before* its own addition"),
        "the flag relaxed": (READY, READY.replace("release", "relaxed"), "missing release"),
        "translate forgotten": ("translate(ready, bases, rank, peer)", "ready", "translate was forgotten for the flag"),
        "no flag": ("signal<Order::release, Scope::system>(translate(ready, bases, rank, peer), 1u)", "(void)ready",
                    "nobody set the flag"),
    }),
    "send_ring": (("05_send_ring.hip", None), {
        "no credit": ("if (m > slots) {", "if (false) {", "Before message m, wait until message m - slots was taken"),
        "one too many under way": ("(unsigned)(m - slots)", "(unsigned)(m - slots - 1)", "m - slots was taken"),
        "waits too long": ("if (m > slots) {", "if (true) {", "waits for more"),
        "one at a time, one too many": ("(unsigned)(m - slots)", "(unsigned)m", "waits for more"),
        "not released": (FULL, FULL.replace("release", "relaxed"), "missing release"),
        "credit not acquired": (WAIT_FREE, WAIT_FREE.replace("acquire", "relaxed"), "missing acquire"),
        "agent scope": (FULL, FULL.replace("system", "agent"), "scope too narrow"),
        "translate forgotten": ("translate(full, bases, rank, peer)", "full", "translate was forgotten for the flag"),
        "lanes do not meet": ("+ i];\n    wave_barrier();", "+ i];", "missing wave barrier"),
        "wrong slot": ("(m - 1) % slots * dim;", "m % slots * dim;", "slot (m - 1) % slots"),
    }),
}

COUNT = ADD + "(arrived, 1u)"
ALSO_RIGHT = {
    "arrive at agent scope": (ADD, ADD.replace("system", "agent")),
    "the last block acquires by a fence": (
        f"if (threadIdx.x == 0 && {COUNT} == gridDim.x - 1)\n    {READY}",
        f"if (threadIdx.x == 0 && {COUNT.replace('acq_rel, Scope::system', 'release, Scope::agent')} == gridDim.x - 1) "
        f"{{ fence<Order::acquire, Scope::agent>(); {READY}"),
    "fences for all": (
        f"if (threadIdx.x == 0 && {COUNT} == gridDim.x - 1)\n    {READY}",
        "if (threadIdx.x == 0) fence<Order::release, Scope::agent>();\n  if (threadIdx.x == 0 && "
        f"{COUNT.replace('acq_rel, Scope::system', 'relaxed, Scope::agent')} == gridDim.x - 1) "
        f"{{ fence<Order::acquire, Scope::agent>(); {READY}"),
}


@pytest.mark.parametrize("name", ALSO_RIGHT)
def test_send_all_may_release_within_the_gpu_first(name):
    """Agent scope among the blocks, then system scope by the last: happens-before composes along the chain."""
    from test_check import answer, solution
    old, new = ALSO_RIGHT[name]
    text = solution(LESSON, "exercise-2")
    assert text.count(old) == 1
    text = text.replace(old, new)
    if "{ fence" in new:
        text = text.replace("peer), 1u);", "peer), 1u); }")
    assert repr(check.send_all(answer(text))).startswith("send_all: passed (")
