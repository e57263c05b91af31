"""Lesson 05, exercise 3: send_ring(ring, full, free, x, bases, rank, peer, messages, dim, slots)."""

import torch

from ..failure import NO_VALUE
from ..marks import marks
from ..post import NARROW, Post, number
from ..trial import exercise

# messages, ints each, slots, naps of the receiver, messages that must be there before it takes one
CASES = ((3, 64, 4, 1, 1), (9, 64, 2, 8, 1), (9, 100, 3, 30, 1), (7, 64, 1, 6, 1), (9, 1500, 3, 0, 1), (8, 64, 3, 2, 3))


@exercise
def send_ring(trial, source):
    """source: HIP with a kernel `send_ring`: message m goes to slot (m - 1) % slots of the peer's ring, when it is free."""
    for seed, (messages, dim, slots, naps, ahead) in enumerate(CASES):
        trial.case(f"{messages} messages of {dim} ints, {slots} slot{'s' * (slots > 1)}"
                   + f", the receiver takes one when {ahead} are there" * (ahead > 1) + f" (schedule seed {seed})")
        trace = _case(trial, source, messages, dim, slots, naps, ahead, seed)
    return trial.card(trace, remote_bytes=messages * (dim * 4 + 4 + 4), flags=2 * messages)


def _case(trial, source, messages, dim, slots, naps, ahead, seed):
    post = Post(trial, 2, seed)
    kernel = trial.load(post.node, source, "send_ring")
    ring = post.heap.alloc("ring", (slots, dim), torch.int32)
    full, free = (post.heap.alloc(name, (1,), torch.uint32) for name in ("full", "free"))
    post.heap.zero_()
    sender, receiver = post.node.ranks
    want = torch.randint(1, 10**6, (messages, dim), generator=torch.Generator().manual_seed(seed)).int()
    x, out = sender.from_torch(want, "x"), receiver.zeros((messages, dim), torch.int32, "out")

    def launches():
        receiver.launch(post.other.take_ring, 1, 64, out, ring[1], full[1], free[1], post.heap.bases[1], 1, 0, messages,
                        dim, slots, naps, ahead)
        sender.launch(kernel, 1, 64, ring[0], full[0], free[0], x, post.heap.bases[0], 0, 1, messages, dim, slots)

    trace, race_text = post.run(launches, lambda: _hang(marks(source), *map(number, (*full, free[0])), ahead,
                                                  _times_set(post.node)))
    got = out.to_torch()
    for m, j in (got != want).nonzero().tolist()[:1]:
        later = [k for k in range(m + 1, messages) if int(got[m][-1]) == int(want[k][-1])]
        equal_to = [k for k in range(m) if torch.equal(got[m], want[k])]
        cause = (f"overwritten: message {later[0] + 1} was written into the slot before message {m + 1} was taken from "
                 f"it. Before message m, wait until message m - slots was taken" if later else
                 race_text or f"this is message {equal_to[0] + 1}: message m belongs in slot (m - 1) % slots"
                 if race_text or equal_to else
                 "another place or other values: slot (m - 1) % slots, x row m - 1")
        if torch.equal(ring[0].to_torch()[m % slots], want[m + (messages - 1 - m) // slots * slots]):
            cause = "translate was forgotten for the row: rank 0 wrote it into its own copy of the ring"
        trial.fail(place=f"message {m + 1}, value {j}", where={"message": m + 1, "dim": j}, expected=int(want[m, j]),
                   got=int(got[m, j]), cause=cause)
    if race_text:
        trial.fail(wrong=NO_VALUE, cause=race_text)
    sets = len(trace.select("flag_set", rank=0, symbol="full"))
    if sets < messages:
        trial.fail(expected=f"`full` set {messages} times", got=f"{sets} times",
                   cause="`full` tells of every message when it is there: the receiver need not wait for a whole round")
    return trace


def _times_set(node) -> int:
    """Number of times that rank 0 has set `full`."""
    return len(node.trace_since(0).select("flag_set", rank=0, symbol="full"))


def _hang(kernel_marks, own, theirs, taken, ahead, times_set) -> str:
    """Why somebody waits for ever. own, theirs: `full` on both ranks. taken: `free` on rank 0. told: how often it was
    set."""
    if own:
        return "translate was forgotten for the flag: rank 0 set its own copy of `full`"
    if any(mark.startswith("signal") and not mark.endswith("system") for mark in kernel_marks):
        return f"`full` {NARROW}"
    if theirs == 0 and taken == 0 and not any(mark.startswith("wait") for mark in kernel_marks):
        return "`full` was never set: is the kernel still the stub?"
    if 0 < theirs < times_set:
        return (f"`full` was set {times_set} times, and holds {theirs}: it says how many messages have been sent, m, and not in which "
                "slot the last one lies")
    if 0 < theirs - taken < ahead:
        return (f"the receiver takes a message when {ahead} are there, and rank 0 waits with {theirs - taken} under way: so many "
                "messages as there are slots are under way at once, from the first to the last. Before message m it waits until "
                "message m - slots was taken, and no later one")
    if theirs == taken:
        return (f"{taken} messages were sent and taken, and now rank 0 waits for more: before message m it may wait "
                "only until message m - slots was taken, and the receiver may be further than that (wait_at_least)")
    return ""


SOLUTION = "05_send_ring.hip", None
FULL, WAIT_FULL = "signal<Order::release, Scope::system>(translate(full", "wait_at_least<Order::acquire, Scope::system>(full"
FREE, WAIT_FREE = "signal<Order::release, Scope::system>(translate(free", "wait_at_least<Order::acquire, Scope::system>(free"
MISTAKES = {
    "no credit": ("if (m > slots) {", "if (false) {", "Before message m, wait until message m - slots was taken"),
    "one too many under way": ("(unsigned)(m - slots)", "(unsigned)(m - slots - 1)", "m - slots was taken"),
    "waits too long": ("if (m > slots) {", "if (true) {", "waits for more"),
    "one at a time, one too many": ("(unsigned)(m - slots)", "(unsigned)m", "waits for more"),
    "one under way": ("if (m > slots) {", "if (m > 1) {", "(unsigned)(m - slots)", "(unsigned)(m - 1)",
                      "so many messages as there are slots are under way at once"),
    "one at a time once the ring was full": ("(unsigned)(m - slots)", "(unsigned)(m - 1)", "from the first to the last"),
    "exactly so many taken": ("wait_at_least<Order::acquire, Scope::system>(free", "wait_equal<Order::acquire, Scope::system>(free",
                              "may be further than that"),
    "full is the slot": ("bases, rank, peer), (unsigned)m);", "bases, rank, peer), (unsigned)((m - 1) % slots + 1));",
                         "not in which slot the last one lies"),
    "full once per round": ("if (lane_id() == 0) " + FULL, "if (lane_id() == 0 && (m % slots == 0 || m == messages)) " + FULL,
                            "`full` tells of every message"),
    "translate of the row forgotten": ("translate(ring, bases, rank, peer)", "ring", "forgotten for the row"),
    "not released": (FULL, FULL.replace("release", "relaxed"), "missing release"),
    "credit not acquired": (WAIT_FREE, WAIT_FREE.replace("acquire", "relaxed"), "missing acquire"),
    "agent scope": (FULL, FULL.replace("system", "agent"), "scope too narrow"),
    "translate forgotten": ("translate(full, bases, rank, peer)", "full", "translate was forgotten for the flag"),
    "lanes do not meet": ("+ i];\n    wave_barrier();", "+ i];", "missing wave barrier"),
    "wrong slot": ("(m - 1) % slots * dim;", "m % slots * dim;", "slot (m - 1) % slots"),
}
