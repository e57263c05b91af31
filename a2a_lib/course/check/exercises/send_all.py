"""Lesson 05, exercise 2: send_all copies rows of uneven length to the peer's inbox, then sets one flag for a whole grid."""

import torch

from ..kit import Draw, Post, exercise, quantity

PITCH = 512


@exercise("05_flags.ipynb", "exercise-2")
def send_all(trial, source):
    for rows, grid, seed in ((3, 6, 4), (24, 1, 0), (24, 6, 1), (24, 5, 2), (40, 8, 3)):
        trial.case(f"{rows} rows, {quantity(grid, 'block')} of 4 waves (schedule seed {seed})")
        length = torch.tensor([1 if row % 4 == 0 else 1 + row * row * 37 % PITCH for row in range(rows)])
        trace = _case(trial, source, rows, grid, seed, length)
    return trial.card(trace, remote_bytes=int(length.sum()) * 4 + 4)


def _case(trial, source, rows, grid, seed, length):
    post = Post(2, seed, {"inbox": ((rows, PITCH), torch.int32), "ready": ((1,), torch.uint32)})
    kernel, take = trial.load(post.node, source, "send_all"), post.other("take")
    x = Draw(seed).integers(1, 10**6, rows, PITCH) * (torch.arange(PITCH) < length[:, None])
    sender, receiver = post.node.ranks
    arrived = sender.zeros((1,), torch.uint32, "arrived")
    given = sender.from_torch(x.int(), "x"), sender.from_torch(length.int(), "length")
    out = receiver.zeros((rows, PITCH), torch.int32, "out")

    def launches():
        receiver.launch(take, 1, 256, out, *post.of(1), rows * PITCH)
        sender.launch(kernel, grid, 256, *post.of(0), arrived, *given, post.bases[0], 0, 1, rows, PITCH)

    def flag(error=None):
        own, value = post.values("ready")
        return {} if value == 1 else {"place": "ready on rank 1", "expected": 1, "got": value,
                                      "evidence": [value, own, int(arrived.to_torch())]}

    trace = trial.run(post.node, launches, flag)
    sets = len(trace.select("flag_set", symbol="ready")) if "ready" in trace.strings["symbols"] else 0
    if sets > 1:
        trial.wrong(["sets", sets > 1], expected="1 flag set", got=f"{sets} flags set")
    trial.compare(out.to_torch(), x, row="row", column="number")
    trial.wrong_if(flag())
    return trace
