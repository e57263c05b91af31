"""Random inputs that are the same bits on every machine.

Only raw 64-bit words of numpy's Philox are used, because the algorithm fixes their stream, unlike numpy's
distributions. Only integer operations and correctly rounded ones turn them into numbers: no logarithm, no cosine. Each
(seed, purpose, rank) has its own Philox key, so changing one thing leaves the rest as it was.
"""

import math
from functools import cache

import numpy as np

COUNTS, TOKENS, IDS, WEIGHTS, DROPS, EXPERTS, LABELS = range(7)  # purposes
CHUNK = 1 << 15  # numbers that are made together

ROUTINGS = ("uniform", "one_expert", "hot_expert", "one_rank", "empty_rank")


def raw(seed: int, purpose: int, rank: int, n: int) -> np.ndarray:
    """n words, uint64."""
    key = np.array([seed % 2**64, (purpose << 32) | rank], dtype=np.uint64)
    return np.random.Philox(key=key).random_raw(n)


def token_count(seed: int, rank: int, max_tokens: int) -> int:
    """Uniform in [1, max_tokens), as in the competition; 1 if max_tokens is 1."""
    return 1 + int(raw(seed, COUNTS, rank, 1)[0]) % max(1, max_tokens - 1)


@cache
def _token_values() -> np.ndarray:
    """float16 [262141]: the token of every sum of four 16-bit numbers."""
    sums = np.arange(4 * 65535 + 1, dtype=np.int64)
    return ((sums - 2 * 65535) * (math.sqrt(3) / 65536)).astype(np.float16)


def token_rows(seed: int, rank: int, num_tokens: int, dim: int) -> np.ndarray:
    """[num_tokens, dim] float16, mean 0, variance 1: the sum of four uniform numbers, close to a normal one."""
    raw_words = raw(seed, TOKENS, rank, num_tokens * dim)
    rows = np.empty(num_tokens * dim, dtype=np.float16)
    halves = np.uint64(0x0000FFFF0000FFFF)
    for first in range(0, len(rows), CHUNK):  # so many fit in a processor's cache
        some = raw_words[first:first + CHUNK]
        pairs = (some & halves) + (some >> np.uint64(16) & halves)
        sums = (pairs >> np.uint64(32)) + (pairs & np.uint64(0xFFFFFFFF))
        np.take(_token_values(), sums.view(np.int64), out=rows[first:first + CHUNK], mode="clip")
    return rows.reshape(num_tokens, dim)


def exact_token_rows(seed: int, rank: int, num_tokens: int, dim: int, limit: int) -> np.ndarray:
    """[num_tokens, dim] float16, integers of [-limit, limit] without 0, so that a value that never arrived is
    noticed."""
    n = num_tokens * dim
    byte = raw(seed, TOKENS, rank, -(-n // 8)).astype("<u8").view("u1")[:n]
    table = np.array([*range(-limit, 0), *range(1, limit + 1)], dtype=np.float16)
    return table[byte % len(table)].reshape(num_tokens, dim)


def weights(seed: int, rank: int, num_tokens: int, topk: int) -> np.ndarray:
    """[num_tokens, topk] float32, uniform in (0, 1]."""
    raw_words = raw(seed, WEIGHTS, rank, num_tokens * topk)
    return (((raw_words >> np.uint64(40)) + np.uint64(1)).astype(np.float32) / np.float32(2**24)).reshape(num_tokens,
                                                                                                          topk)


def exact_weights(seed: int, rank: int, num_tokens: int, topk: int) -> np.ndarray:
    """[num_tokens, topk] float32, each 1, 1/2 or 1/4."""
    raw_words = raw(seed, WEIGHTS, rank, num_tokens * topk)
    return np.array([1, 0.5, 0.25], dtype=np.float32)[raw_words % np.uint64(3)].reshape(num_tokens, topk)


def choices(seed: int, rank: int, num_tokens: int, shape, world_size: int, routing: str, target: int,
            drop: float) -> np.ndarray:
    """[num_tokens, topk] int32: distinct experts per token, -1 for a dropped choice. See `Problem.random`."""
    experts, owner = np.arange(shape.num_experts), np.arange(shape.num_experts) // shape.local_experts(world_size)
    allowed = {
        "uniform": experts >= 0,
        "one_expert": experts == target,
        "hot_expert": experts != target,  # the other experts; the hot one is put in below
        "one_rank": owner == target,
        "empty_rank": owner != target,
    }[routing]
    pool = experts[allowed]
    keys = raw(seed, IDS, rank, num_tokens * (shape.num_experts + 1)).reshape(num_tokens, shape.num_experts + 1)
    ids = np.full((num_tokens, shape.topk), -1, dtype=np.int32)
    drawn = pool[np.argsort(keys[:, :-1][:, allowed], axis=1, kind="stable")[:, :shape.topk]]
    ids[:, :drawn.shape[1]] = drawn
    if routing == "hot_expert":
        ids[np.arange(num_tokens), keys[:, -1] % np.uint64(shape.topk)] = target
    if drop > 0:
        uniform = (raw(seed, DROPS, rank, ids.size) >> np.uint64(11)).astype(np.float64) / 2**53
        ids[uniform.reshape(ids.shape) < drop] = -1
    return ids
