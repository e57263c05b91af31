"""Helpers that the tests of moe share."""
import random

import pytest
import torch

from a2a_lib.kernels.moe import (
    Problem,
    Received,
    Shape,
)

SMALL = Shape("small", 16, 4, 128, 12, 3)  # 16 pieces of 16 bytes: all shifts differ


def perfect_dispatch(problem, rng=None):
    """The rows that every rank should receive, in random order."""
    rng = rng or random.Random(0)
    local, received = problem.local_experts, []
    for rank in range(problem.world_size):
        found = []
        for src, ids in enumerate(problem.topk_ids):
            for t, k in (ids // local == rank).nonzero().tolist():
                found.append((src, t, k, int(ids[t, k]) % local))
        rng.shuffle(found)
        src, token, k, expert = torch.tensor(found, dtype=torch.int64).reshape(-1, 4).unbind(1)
        rows = [problem.tokens[s][t] for s, t, _, _ in found]
        rows = torch.stack(rows) if rows else torch.empty(0, problem.shape.dim, dtype=torch.float16)
        received.append(Received(rows, src, token, k, expert, torch.bincount(src, minlength=problem.world_size),
                                 torch.bincount(expert, minlength=local)))
    return received


# ---- checking outputs ------------------------------------------------------------------------------------------------

@pytest.fixture(params=[True, False], ids=["exact", "float"])
def problem(request):
    p = Problem.random(SMALL, 4, 20, request.param, num_tokens=[5, 0, 12, 7])
    for weights in p.topk_weights:
        weights.clamp_(min=0.25)  # so that a message can tell which choice is wrong
    return p
