"""Lesson 05, exercise 1: produce (rank 0) and consume (rank 1), one message after the other through one box, without their three bugs."""

import torch

from ..kit import Draw, Post, compare, exercise, wasted

MESSAGES = 5
SHARED = {"box": ((64,), torch.int32), "full": ((1,), torch.uint32), "free": ((1,), torch.uint32)}
TEXT = (100 * torch.arange(1, MESSAGES + 1)[:, None] + torch.arange(64)).int()


@exercise("05_flags.ipynb", "exercise-1")
def mailbox(trial, source):
    for home, side in ((1, "pushed"), (0, "pulled")):
        for seed in range(3):
            trial.case(f"{MESSAGES} messages, {side} (schedule seed {seed})")
            _case(trial, source, home, seed, TEXT)
        trial.case(f"{MESSAGES} messages of other numbers, {side}, from a producer of the check's")
        _case(trial, source, home, 3, Draw(9).integers(1, 10**6, TEXT.shape, dtype=torch.int32))


def _case(trial, source, home, seed, want):
    post = Post(2, seed, SHARED)
    produce, consume = (trial.load(post.node, source, name) for name in ("produce", "consume"))
    sender, receiver = post.node.ranks
    out = receiver.from_torch(torch.full((MESSAGES, 64), -1, dtype=torch.int32), "out")
    producer, given = (produce, ()) if want is TEXT else (post.other("put"), (sender.from_torch(want, "given"),))

    def launches():
        sender.launch(producer, 1, 64, *post.of(0), post.bases[0], home, MESSAGES, *given)
        receiver.launch(consume, 1, 64, out, *post.of(1), post.bases[1], home, MESSAGES)

    def messages(error=None):
        return compare(out.to_torch(), want, row="message", column="value")

    trace = trial.run(post.node, launches, messages)
    trial.wrong_if(messages())
    trial.remark(*wasted(trace, flags=2 * MESSAGES))
