"""Lesson 05, exercise 3: send_ring: message m goes to slot (m - 1) % slots of the peer's ring, when it is free."""

import torch

from ..kit import Draw, Post, exercise, quantity

# messages, ints each, slots, naps of the receiver, messages that must be there before it takes one
CASES = ((3, 64, 4, 1, 1), (9, 64, 2, 8, 1), (9, 100, 3, 30, 1), (7, 64, 1, 6, 1), (9, 1500, 3, 0, 1), (25, 64, 11, 4, 1), (8, 64, 3, 2, 3))


@exercise("05_send_ring.hip")
def send_ring(trial, source):
    for seed, (messages, dim, slots, naps, ahead) in enumerate(CASES):
        trial.case(f"{messages} messages of {dim} ints, {quantity(slots, 'slot')}"
                   + f", the receiver takes one when {ahead} are there" * (ahead > 1) + f" (schedule seed {seed})")
        trace = _case(trial, source, messages, dim, slots, naps, ahead, seed)
    return trial.card(trace, remote_bytes=messages * (dim * 4 + 4 + 4), flags=2 * messages)


def _case(trial, source, messages, dim, slots, naps, ahead, seed):
    post = Post(2, seed, {"ring": ((slots, dim), torch.int32), "full": ((1,), torch.uint32), "free": ((1,), torch.uint32)})
    kernel, take = trial.load(post.node, source, "send_ring"), post.other("take_ring")
    sender, receiver = post.node.ranks
    want = Draw(seed).integers(1, 10**6, messages, dim, dtype=torch.int32)
    x, out = sender.from_torch(want, "x"), receiver.zeros((messages, dim), torch.int32, "out")

    def launches():
        receiver.launch(take, 1, 64, out, *post.of(1), post.bases[1], 1, 0, messages, dim, slots, naps, ahead)
        sender.launch(kernel, 1, 64, *post.of(0), x, post.bases[0], 0, 1, messages, dim, slots)

    def hung(error):
        state = [*post.values("full"), post.values("free")[0]]
        return {"place": "`full` on both ranks, and `free` on rank 0", "got": ", ".join(map(str, state)),
                "evidence": [state, len(post.node.trace_since(0).select("flag_set", rank=0, symbol="full"))]}

    trace = trial.run(post.node, launches, hung)
    trial.compare(out.to_torch(), want, row="message")
    sets = len(trace.select("flag_set", rank=0, symbol="full"))
    trial.expect(sets >= messages, f"`full` set {messages} times", f"{sets} times",
                 "`full` tells of every message when it is there: the receiver need not wait for a whole round")
    return trace
