"""Sample kernels (tests/samples/*.hip) at -O0 to -O3: each equals numpy, and all four equal each other bit for bit."""
import numpy as np
import pytest
from samples_tools import any_int, modules, node, normal, random, results, run, whole  # noqa: F401

# Copies.

@pytest.mark.parametrize("size", [1, 2, 4, 8, 16])
def test_copy(run, random, size):
    run.test += str(size)
    n = 2000 - 37
    source = random.integers(0, 256, (n, size), dtype=np.uint8)
    to, _ = run("copies", f"copy_{size}", 3, 256, np.zeros((n + 9, size), np.uint8), source, n)
    assert (to[:n] == source).all() and not to[n:].any()


def test_widen(run, random):
    n = 300
    b, h = any_int(random, n, np.int8), any_int(random, n, np.int16)
    to, *_ = run("copies", "widen", 2, 192, np.zeros(n, np.int32), b, h, n)
    assert (to == b.astype(np.int32) * 70000 + h).all()


def test_copy_strided(run, random):
    source = random.integers(0, 2**32, 1000, dtype=np.uint32)
    to, _ = run("copies", "copy_strided", 5, 64, np.zeros(310, np.uint32), source, 301, 3, 5)
    assert (to[:301] == source[5::3][:301]).all() and not to[301:].any()


def test_transpose(run, random):
    source = random.random((64, 96), np.float32)
    to, _ = run("copies", "transpose", (3, 2), 256, np.zeros((96, 64), np.float32), source, 64, 96)
    assert (to == source.T).all()


def test_reverse(run, random):
    source = random.integers(0, 256, (2, 128, 16), dtype=np.uint8)
    to, _ = run("copies", "reverse_16", 2, 128, np.zeros_like(source), source)
    assert (to == source[:, ::-1]).all()
    arrays = [any_int(random, 64, dtype) for dtype in (np.uint8, np.uint16, np.uint64)]
    for after, before in zip(run("copies", "reverse_narrow", 1, 64, *arrays), arrays):
        assert (after == before[::-1]).all()


def test_load_to_lds(run, random):
    source = random.integers(0, 2**32, 128, dtype=np.uint32)
    to, _ = run("copies", "load_to_lds", 1, 128, np.zeros_like(source), source)
    assert (to == source[::-1]).all()


# Reductions.

def test_fma_f16(run, random):
    n = 500
    x, y = normal(random, n).astype(np.float16), normal(random, n).astype(np.float16)
    x[:3], y[:3] = [6e-5, 65504, 1e-7], [-6e-5, 0, 3e-7]  # near and below the smallest normal number, the largest
    got, _ = run("reduce", "fma_f16", 1, 256, y, x, 1.5, n // 2)
    with np.errstate(over="ignore"):
        assert (got == (x.astype(np.float64) * 1.5 + y).astype(np.float16)).all()


def test_sum_rows_f16(run, random):
    rows = normal(random, 8, 300).astype(np.float16)
    got, _ = run("reduce", "sum_rows_f16", 2, 256, np.zeros(300, np.float16), rows, 300)
    expected = np.zeros(300, np.float32)
    for row in rows:
        expected += row
    assert (got == expected.astype(np.float16)).all()


def test_sums(run, random):
    x = whole(random, 3001)
    total, _ = run("reduce", "sum_waves", 5, 128, np.zeros(1, np.float32), x, x.size)
    assert total == x.sum()
    x = whole(random, 3001, -10**6, 10**6, np.float64)
    total, _ = run("reduce", "sum_block", 1, 512, np.zeros(1), x, x.size)
    assert total == x.sum()


def test_atomics(run, random):
    x = any_int(random, 900, np.int32)
    start = [np.array([2**31 - 1, -2**31, 5], np.int32), np.array([2**32 - 1, 0, 0], np.uint32), np.zeros(2, np.uint64),
             np.zeros(1)]
    i32, u32, u64, f64, _ = run("reduce", "atomics", 4, 256, *start, x, x.size)
    u = x.view(np.uint32)
    assert i32.tolist() == [x.min(), x.max(), int(np.int64(5 - x.sum(dtype=np.int64)).astype(np.int32))]
    assert u32.tolist() == [np.bitwise_and.reduce(u | 0x3000), np.bitwise_or.reduce(u & 0xFF00FF),
                            np.bitwise_xor.reduce(u)]
    assert u64.tolist() == [(x.astype(np.int64).view(np.uint64) << np.uint64(20)).max(), u.sum(dtype=np.uint64)]
    assert f64[0] == x.sum(dtype=np.int64)


def test_atomics_lds(run, random):
    x = any_int(random, 256, np.int32)
    i32, u64, f32, f64, _ = run("reduce", "atomics_lds", 1, 256, np.zeros(6, np.int32), np.zeros(3, np.uint64),
                                np.zeros(1, np.float32), np.zeros(1), x)
    u = x.view(np.uint32).astype(np.uint64) << np.uint64(8)
    assert i32.tolist() == [x.min(), x.max(), int(x.sum(dtype=np.int64).astype(np.int32)),
                            np.bitwise_and.reduce(x), np.bitwise_or.reduce(x), np.bitwise_xor.reduce(x)]
    assert u64.tolist() == [u.min(), u.max(), u.sum()]
    assert f32[0] == (x >> 24).sum() and f64[0] == x.sum(dtype=np.int64)


def test_histogram(run, random):
    x = (normal(random, 5000) * 20 + 128).clip(0, 255).astype(np.uint8)
    counts, _ = run("reduce", "histogram", 6, 192, np.zeros(256, np.uint32), x, x.size)
    assert (counts == np.bincount(x, minlength=256)).all()


# Scans and moves between lanes.

def test_scans(run, random):
    x = random.integers(-1000, 1000, (4, 256)).astype(np.int32)
    waves = np.cumsum(x.reshape(-1, 64), axis=1).reshape(x.shape)
    to, _ = run("scan", "scan_dpp", 16, 64, np.zeros_like(x), x)
    assert (to == waves).all()
    to, _ = run("scan", "scan_shuffle", 4, 256, np.zeros_like(x), x)
    assert (to == waves).all()
    to, _ = run("scan", "scan_block", 4, 256, np.zeros_like(x), x)
    assert (to == np.cumsum(x, axis=1)).all()


def test_dpp_controls(run):
    got = run("scan", "dpp_controls", 1, 64, np.zeros((8, 64), np.int32))
    lane = np.arange(64)
    row, at = lane // 16 * 16, lane % 16
    x = lane + 100
    expected = [x[lane ^ 3], np.where(at + 3 < 16, x[(lane + 3) % 64], -1), x[row + (at - 5) % 16],
                np.where(lane > 0, x[lane - 1], -1), x[(lane + 1) % 64], x[row + 15 - at],
                np.where(at // 4 % 2 == 0, x[lane ^ 7], -1),
                np.where((row == 16) | (row == 32), np.where(at > 0, x[lane - 1], 0), -1)]
    assert (got == expected).all()


def test_lane_moves(run):
    got = run("scan", "lane_moves", 1, 64, np.zeros((6, 64), np.int32))
    lane = np.arange(64)
    x = lane + 100
    expected = [x[lane ^ 1], x[lane ^ 1], x[::-1], x[(lane - 5) % 64], np.full(64, 117 + 100),
                np.where(lane % 2, 0, -1)]
    assert (got == expected).all()


def test_compact(run, random):
    x = random.integers(-50, 50, 1000).astype(np.int32)
    to, count, _ = run("scan", "compact", 4, 256, np.zeros(1024, np.int32), np.zeros(1, np.uint32), x, x.size,
                       same=False)
    kept = x[x > 0]
    assert count == kept.size and (np.sort(to[:kept.size]) == np.sort(kept)).all() and not to[kept.size:].any()
    position = 0  # every wave's elements stand together, in order
    waves = {tuple(w[w > 0]) for w in np.split(np.pad(x, (0, 24)), 16)}
    while position < kept.size:
        wave = next(w for w in waves if tuple(to[position:position + len(w)]) == w)
        waves.remove(wave)
        position += len(wave)


# Synchronisation.

def test_grid_barrier(run):
    a = np.arange(1, 17, dtype=np.int32)
    state, a_after, b_after = run("sync", "ring_rounds", 16, 64, np.zeros(2, np.uint32), a, np.zeros_like(a), 6,
                                  cooperative=True)
    expected = a.copy()
    for _ in range(6):
        expected = expected + np.roll(expected, 1)
    assert (a_after == expected).all() and state.tolist() == [0, 6]


def test_queue(run):
    items = 100
    counter, done, draws = run("sync", "queue", 12, 128, np.zeros(1, np.uint32), np.zeros(items + 3, np.uint32),
                               np.zeros(12, np.uint32), items, same=False)
    assert (done[:items] == np.arange(items) ** 2 + 1).all() and not done[items:].any()
    assert draws.sum() == items and counter == items + 12


def test_lock(run):
    word, counter = run("sync", "lock", 9, 64, np.zeros(1, np.uint32), np.zeros(1, np.int32), 5)
    expected = 0
    for _ in range(45):
        expected = expected * 3 % 1000003 + 1
    assert counter == expected and word == 0


def test_turns(run):
    _, numbers, length = run("sync", "turns", 20, 64, np.zeros(1, np.uint32), np.zeros(20, np.uint32),
                             np.zeros(1, np.uint32))
    assert (numbers == np.arange(20) * 7).all() and length == 20
