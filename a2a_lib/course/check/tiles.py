"""A persistent GEMM that takes its tiles in the order of a table, for exercises on orders. Its assembly is stored."""

from __future__ import annotations

from ...machine.device.triton_functions import wait_at_least
from ...machine.device.triton_names import jit, tl
from ...machine.node.triton import load

ORDERED = "*fp16:16, *fp16:16, *fp16:16, *i32, *i32, i32, i32, i32, i32:16, i32:16, i32, i32"
BM, BN, BK = 32, 32, 32


@jit
def gemm_in_order(gathered, b, c, flags, order, rank, pieces, count, N, K, epoch, programs,
                  BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """c = gathered b^T in pieces of BM rows each; order [count]: which piece comes when. flags [count]: `epoch` once a
    piece's rows are there; own pieces have none."""
    across = N // BN
    for number in range(tl.program_id(0), count * across, programs):
        piece = tl.load(order + number // across)
        if piece // pieces != rank:
            wait_at_least(flags + piece, epoch)
        m = piece * BM + tl.arange(0, BM)
        n = number % across * BN + tl.arange(0, BN)
        total = tl.zeros((BM, BN), tl.float32)
        for k in range(0, K, BK):
            x = tl.load(gathered + m[:, None] * K + k + tl.arange(0, BK))
            w = tl.load(b + n[:, None] * K + k + tl.arange(0, BK))
            total = tl.dot(x, w.T, total)
        tl.store(c + m[:, None] * N + n, total.to(tl.float16))


def ordered(node):
    """gemm_in_order on a node."""
    return load(node, gemm_in_order, ORDERED, BM=BM, BN=BN, BK=BK, num_warps=4)
