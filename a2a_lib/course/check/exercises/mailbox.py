"""Lesson 05, exercise 1: produce and consume, one message after the other through one box, without their three bugs."""

import torch

from ....draw import Draw
from ..compare import compare
from ..post import Post
from ..score import wasted
from ..trial import exercise

MESSAGES = 5
TEXT = (100 * torch.arange(1, MESSAGES + 1)[:, None] + torch.arange(64)).int()


@exercise("05_flags.ipynb", "exercise-1")
def mailbox(trial, source):
    """source: HIP with the lesson's kernels `produce` (rank 0) and `consume` (rank 1), for `messages` messages."""
    for home, side in ((1, "pushed"), (0, "pulled")):
        for seed in range(3):
            trial.case(f"{MESSAGES} messages, {side} (schedule seed {seed})")
            _case(trial, source, home, seed, TEXT)
        trial.case(f"{MESSAGES} messages of other numbers, {side}, from a producer of the check's")
        _case(trial, source, home, 3, Draw(9).integers(1, 10**6, TEXT.shape, dtype=torch.int32))


def _case(trial, source, home, seed, want):
    post = Post(trial, 2, seed)
    node = post.node
    produce, consume = (trial.load(node, source, name) for name in ("produce", "consume"))
    box = post.heap.alloc("box", (64,), torch.int32)
    full, free = (post.heap.alloc(name, (1,), torch.uint32) for name in ("full", "free"))
    post.heap.zero_()
    sender, receiver = node.ranks
    out = receiver.from_torch(torch.full((MESSAGES, 64), -1, dtype=torch.int32), "out")
    payload = None if want is TEXT else sender.from_torch(want, "given")

    def launches():
        both_have = [(box[i], full[i], free[i], post.heap.bases[i], home, MESSAGES) for i in (0, 1)]
        if payload is None:
            sender.launch(produce, 1, 64, *both_have[0])
        else:
            sender.launch(post.other.put, 1, 64, *both_have[0], payload)
        receiver.launch(consume, 1, 64, out, *both_have[1])

    def messages(error=None):
        return compare(out.to_torch(), want, row="message", column="value")

    trace = post.run(launches, messages)
    trial.wrong_if(messages())
    for text in wasted(trace, flags=2 * MESSAGES):
        trial.remark(text)
