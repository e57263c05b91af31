"""Triton kernels of the tests. Their assembly is in stored/ beside this file, so that machines without Triton run them."""
from a2a_lib.machine.node.triton import (
    at,
    at_each,
    get_words,
    jit,
    nic_wait,
    put,
    put_signal,
    put_words,
    signal,
    signal_each,
    tl,
    wait,
    wait_each,
)


@jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, tl.load(x + i, mask=i < n) + tl.load(y + i, mask=i < n), mask=i < n)


@jit
def softmax(x, out, columns, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    row = tl.load(x + tl.program_id(0) * columns + i, mask=i < columns, other=-float("inf")).to(tl.float32)
    top = tl.exp(row - tl.max(row, axis=0))
    tl.store(out + tl.program_id(0) * columns + i, top / tl.sum(top, axis=0), mask=i < columns)


@jit
def matmul(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    row = tl.program_id(0) * BM + tl.arange(0, BM)
    column = tl.program_id(1) * BN + tl.arange(0, BN)
    total = tl.zeros((BM, BN), tl.float32)
    for start in range(0, K, BK):
        k = start + tl.arange(0, BK)
        left = tl.load(a + row[:, None] * K + k[None, :])
        total = tl.dot(left, tl.load(b + k[:, None] * N + column[None, :]), total)
    tl.store(c + row[:, None] * N + column[None, :], total.to(c.dtype.element_ty))


@jit
def ring(inbox, flags, source, bases, rank, world_size, n, epoch, BLOCK: tl.constexpr):
    """Sends n elements to the next rank's inbox and waits for those of the one before."""
    after = (rank + 1) % world_size
    put(at(inbox, bases, rank, after), source, n, BLOCK)
    signal(at(flags, bases, rank, after), epoch)
    wait(flags, epoch)
    for start in range(0, n, BLOCK):
        i = start + tl.arange(0, BLOCK)
        tl.store(source + i, 2 * tl.load(inbox + i, mask=i < n), mask=i < n)


@jit
def exchange(inbox, flags, row, out, bases, rank, world_size, n, epoch, BLOCK: tl.constexpr, MISTAKE: tl.constexpr):
    """Every rank's row to every rank's inbox [world_size, n]; out [n] = their sum."""
    for distance in range(world_size):
        peer = (rank + distance) % world_size
        if MISTAKE == "flag before data":
            signal(at(flags, bases, rank, peer) + rank, epoch)
        put(at(inbox, bases, rank, peer) + rank * n, row, n, BLOCK)
        if MISTAKE != "flag before data":
            signal(at(flags, bases, rank, peer) + rank, epoch)
    i = tl.arange(0, BLOCK)
    total = tl.zeros((BLOCK,), tl.int32)
    for distance in range(world_size):
        source = (rank + world_size - distance) % world_size
        if MISTAKE == "wrong rank":
            wait(flags + (source + 1) % world_size, epoch)
        elif MISTAKE != "no wait":
            wait(flags + source, epoch)
        total += tl.load(inbox + source * n + i, mask=i < n)
    tl.store(out + i, total, mask=i < n)


@jit
def across(nic, inbox, flags, row, out, bases, rank, peer, n, epoch, BLOCK: tl.constexpr):
    """Numbers to a rank of another node, and those that come from there."""
    for start in range(0, n, BLOCK):
        i = start + tl.arange(0, BLOCK)
        tl.store(row + i, rank + i, mask=i < n)
    number = put_signal(nic, at(inbox, bases, rank, peer), row, 4 * n, at(flags, bases, rank, peer), epoch)
    wait(flags, epoch)
    for start in range(0, n, BLOCK):
        i = start + tl.arange(0, BLOCK)
        tl.store(out + i, tl.load(inbox + i, mask=i < n), mask=i < n)
    nic_wait(nic, number)


EXCHANGE = "*i32:16, *i32, *i32:16, *i32:16, *i64, i32, i32, i32, i32"
MISTAKES = ("no wait", "flag before data", "wrong rank")
@jit
def gather_each(x, inbox, flags, out, bases, rank, epoch, WORLD: tl.constexpr, LANES: tl.constexpr, MISTAKE: tl.constexpr):
    """out [WORLD] = x [1] of every rank. inbox: symmetric [2, WORLD]; flags: symmetric [WORLD]."""
    peers = tl.arange(0, LANES)
    there = peers < WORLD
    now = inbox + epoch % 2 * WORLD
    tl.store(at_each(now + rank, bases, rank, peers, there), tl.load(x), mask=there)
    signal_each(at_each(flags + rank, bases, rank, peers, there), epoch, there)
    if MISTAKE == "early":
        wait_each(flags + peers, epoch - 1, there)
    elif MISTAKE == "one flag":
        wait_each(flags + peers, epoch, peers == rank)
    else:
        wait_each(flags + peers, epoch, there)
    tl.store(out + peers, tl.load(now + peers, mask=there), mask=there)


@jit
def sum_words(x, box, out, bases, rank, epoch, n, WORLD: tl.constexpr, BLOCK: tl.constexpr):
    """out [n] = sum of every rank's x [n], int32. box: symmetric [2, WORLD, n] of words with flags."""
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    own = tl.load(x + i, mask=inside, other=0)
    now = box + epoch % 2 * (WORLD * n)
    for k in tl.static_range(1, WORLD):
        put_words(at(now + rank * n, bases, rank, (rank + k) % WORLD) + i, own, epoch, inside)
    total = own
    for k in tl.static_range(1, WORLD):
        total += get_words(now + (rank + k) % WORLD * n + i, epoch, inside)
    tl.store(out + i, total, mask=inside)


SIGNATURES = {
    "add": ("*fp32:16, *fp32:16, *fp32:16, i32", dict(BLOCK=256)),
    "softmax": ("*fp16:16, *fp32:16, i32", dict(BLOCK=128, num_warps=2)),
    "matmul fp16": ("*fp16:16, *fp16:16, *fp32:16, i32:16, i32:16, i32:16", dict(BM=64, BN=32, BK=32)),
    "matmul bf16": ("*bf16:16, *bf16:16, *fp32:16, i32:16, i32:16, i32:16", dict(BM=32, BN=32, BK=16, num_warps=1)),
    "matmul fp8": ("*fp8e4b8:16, *fp8e4b8:16, *fp32:16, i32:16, i32:16, i32:16", dict(BM=32, BN=32, BK=32)),
    "ring": ("*i32:16, *i32, *i32:16, *i64, i32, i32, i32, i32", dict(BLOCK=256)),
    "across": ("*i64:16, *i32:16, *i32, *i32:16, *i32:16, *i64, i32, i32, i32, i32", dict(BLOCK=256)),
    "ring alone": ("*i32:16, *i32, *i32:16, *i64, i32, i32, i32, i32", dict(BLOCK=256, num_warps=1)),
    **{f"exchange {mistake}": (EXCHANGE, dict(BLOCK=256, num_warps=2, MISTAKE=mistake)) for mistake in ("", *MISTAKES)},
    **{f"gather_each {world}{mistake}": ("*i32, *i32, *i32, *i32, *i64, i32, i32",
                                         dict(WORLD=world, LANES=max(2, world), MISTAKE=mistake.strip()))
       for world, mistake in ((1, ""), (2, ""), (8, ""), (2, " early"), (2, " one flag"))},
    **{f"sum_words {world}": ("*i32, *i64, *i32, *i64, i32, i32, i32", dict(WORLD=world, BLOCK=256)) for world in (1, 2, 8)},
}
