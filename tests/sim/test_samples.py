"""Sample kernels (tests/samples/*.hip) at -O0 to -O3: each equals numpy, and all four equal each other bit for bit."""
import ctypes
from pathlib import Path

import numpy as np
import pytest
import torch

from a2a_lib import Node

SAMPLES = Path(__file__).parents[1] / "samples"
LEVELS = ["-O0", "-O1", "-O2", "-O3"]


@pytest.fixture(scope="module")
def node():
    with Node(gpus=1, xcds=2, cus=4) as node:
        yield node


@pytest.fixture(scope="module")
def modules():
    return {}


@pytest.fixture(scope="module")
def results():
    return {}


def put(rank, array, name):
    tensor = torch.from_numpy(np.ascontiguousarray(array).view(np.uint8).reshape(-1))
    return rank.from_torch(tensor, name)


def get(buffer, like):
    return buffer.to_torch().numpy().view(like.dtype).reshape(like.shape)


class Runner:
    """Runs kernels at one level and compares what they wrote with the levels before."""

    def __init__(self, node, modules, results, opt, test):
        self.node, self.modules, self.results, self.opt, self.test = node, modules, results, opt, test
        self.runs = 0

    def module(self, file):
        if (file, self.opt) not in self.modules:
            self.modules[file, self.opt] = self.node.load(SAMPLES / f"{file}.hip", opt=self.opt)
        return self.modules[file, self.opt]

    def __call__(self, file, kernel, grid, block, *args, same=True, **options):
        """Launches a kernel; arrays go to memory of their own. Returns the arrays afterwards, in order (one: itself).

        same: the results may not depend on the order in which blocks run, so all levels must agree.
        """
        rank = self.node.ranks[0]
        buffers = [(i, put(rank, a, f"{kernel}_{i}")) for i, a in enumerate(args) if isinstance(a, np.ndarray)]
        values = list(args)
        for i, buffer in buffers:
            values[i] = buffer
        rank.launch(self.module(file)[kernel], grid, block, *values, **options)
        arrays = [get(buffer, args[i]) for i, buffer in buffers]
        self.check_levels(kernel, arrays, same)
        return arrays[0] if len(arrays) == 1 else arrays

    def check_levels(self, kernel, arrays, same=True):
        self.runs += 1
        key = self.test, self.runs
        if same and key in self.results:
            other, expected = self.results[key]
            for i, (x, y) in enumerate(zip(arrays, expected)):
                assert x.tobytes() == y.tobytes(), f"{kernel}: array {i} at {self.opt} is not what it is at {other}"
        self.results.setdefault(key, (self.opt, arrays))


@pytest.fixture(params=LEVELS)
def run(request, node, modules, results):
    return Runner(node, modules, results, request.param, request.node.originalname)


@pytest.fixture
def random():
    return np.random.default_rng(7)


def whole(random, shape, low=-8, high=9, dtype=np.float32):
    """Whole numbers as floats: sums are exact in any order."""
    return random.integers(low, high, shape).astype(dtype)


def any_int(random, n, dtype):
    """Values of all magnitudes, with the extremes."""
    info = np.iinfo(dtype)
    bits = random.integers(0, info.bits, n)
    x = random.integers(info.min, info.max, n, dtype=dtype, endpoint=True) >> bits.astype(dtype)
    x[:6] = [info.min, info.max, 0, 1, info.max // 2, info.min + 1]
    return x


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
    x, y = random.normal(size=n).astype(np.float16), random.normal(size=n).astype(np.float16)
    x[:3], y[:3] = [6e-5, 65504, 1e-7], [-6e-5, 0, 3e-7]  # near and below the smallest normal number, the largest
    got, _ = run("reduce", "fma_f16", 1, 256, y, x, 1.5, n // 2)
    with np.errstate(over="ignore"):
        assert (got == (x.astype(np.float64) * 1.5 + y).astype(np.float16)).all()


def test_sum_rows_f16(run, random):
    rows = random.normal(size=(8, 300)).astype(np.float16)
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
    x = (random.normal(size=5000) * 20 + 128).clip(0, 255).astype(np.uint8)
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


# Matrix products.

def test_gemm_f32(run, random):
    a, b = whole(random, (32, 48)), whole(random, (16, 48))
    c, *_ = run("gemm", "gemm_f32", (1, 2), 256, np.zeros((32, 16), np.float32), a, b, 16, 48)
    assert (c == a @ b.T).all()


def test_gemm_f16(run, random):
    a, b = whole(random, (64, 40), dtype=np.float16), whole(random, (32, 40), dtype=np.float16)
    c, *_ = run("gemm", "gemm_f16", (1, 2), 64, np.zeros((64, 32), np.float32), a, b, 32, 40)
    assert (c == a.astype(np.float32) @ b.astype(np.float32).T).all()


def test_gemm_bf16(run, random):
    a, b = whole(random, (32, 48), -128, 129), whole(random, (16, 48), -128, 129)
    as_bf16 = [(x.view(np.uint32) >> 16).astype(np.uint16) for x in (a, b)]
    c, *_ = run("gemm", "gemm_bf16", (1, 2), 64, np.zeros((32, 16), np.float32), *as_bf16, 16, 48)
    assert (c == a @ b.T).all()


def test_gemm_fp8(run, random):
    a, b = whole(random, (16, 64)), whole(random, (32, 64))
    as_fp8 = [torch.from_numpy(x).to(torch.float8_e4m3fnuz).view(torch.uint8).numpy() for x in (a, b)]
    c, *_ = run("gemm", "gemm_fp8", (2, 1), 64, np.zeros((16, 32), np.float32), *as_fp8, 32, 64)
    assert (c == a @ b.T).all()


def test_gemm_i8(run, random):
    a, b = (random.integers(-128, 128, (n, 64)).astype(np.int8) for n in (16, 32))
    c, *_ = run("gemm", "gemm_i8", (2, 1), 64, np.zeros((16, 32), np.int32), a, b, 32, 64)
    assert (c == a.astype(np.int32) @ b.astype(np.int32).T).all()


# Rows.

def test_softmax(run, random):
    x = (random.normal(size=(3, 500)) * 5).astype(np.float32)
    got, _ = run("rows", "softmax", 3, 256, np.zeros_like(x), x, 500)
    e = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True))
    np.testing.assert_allclose(got, e / e.sum(axis=1, keepdims=True), rtol=3e-6, atol=1e-12)


def bf16(x):
    return torch.from_numpy(np.asarray(x, np.float32)).to(torch.bfloat16).view(torch.uint16).numpy()


def of_bf16(x):
    return (x.astype(np.uint32) << 16).view(np.float32)


def test_rmsnorm(run, random):
    x, weight = bf16(random.normal(size=(3, 384))), bf16(random.normal(size=384))
    got, *_ = run("rows", "rmsnorm", 3, 256, np.zeros_like(x), x, weight, 384, 1e-5)
    v = of_bf16(x).astype(np.float64)
    expected = v / np.sqrt((v * v).mean(axis=1, keepdims=True) + 1e-5) * of_bf16(weight)
    np.testing.assert_allclose(of_bf16(got), expected, rtol=2**-8)


def test_axpy_bf16(run, random):
    x, y = bf16(random.normal(size=200)), bf16(random.normal(size=200))
    got, _ = run("rows", "axpy_bf16", 1, 256, y, x, 3.0, 200)
    assert (got == bf16(np.float32(3) * of_bf16(x) + of_bf16(y))).all()


# Arithmetic.

@pytest.mark.parametrize("bits", [32, 64])
def test_divide_int(run, random, bits):
    run.test += str(bits)
    n, i, u = 256, np.dtype(f"i{bits // 8}"), np.dtype(f"u{bits // 8}")
    a, b = any_int(random, n, i), random.permutation(any_int(random, n, i))
    b[b == 0] = 3
    b[(a == np.iinfo(i).min) & (b == -1)] = 1  # overflow is undefined
    got = run("arithmetic", f"divide_{bits}", 1, 256, *(np.zeros(n, t) for t in (i, i, u, u)), a, b, n)[:4]
    quotient = [int(abs(int(x)) // abs(int(y))) * (1 if (x < 0) == (y < 0) else -1) for x, y in zip(a, b)]
    remainder = [int(x) - int(y) * q for x, y, q in zip(a, b, quotient)]
    for x, expected in zip(got, [quotient, remainder, a.view(u) // b.view(u), a.view(u) % b.view(u)]):
        assert (x == np.array(expected, x.dtype)).all()


def test_divide_constant(run, random):
    x = any_int(random, 300, np.int32)
    got, _ = run("arithmetic", "divide_constant", 2, 256, np.zeros((4, 300), np.int32), x, 300)
    wide = x.astype(np.float64)  # exact
    assert (got[0] == np.trunc(wide / 7)).all() and (got[3] == np.trunc(wide / 16)).all()
    assert (got[1] == np.fmod(wide, 1000)).all() and (got[2].view(np.uint32) == x.view(np.uint32) // 10).all()


@pytest.mark.parametrize("bits", [32, 64])
def test_divide_float(run, random, bits):
    run.test += str(bits)
    dtype, n = np.dtype(f"f{bits // 8}"), 300
    scale = 30 if bits == 32 else 300
    a, b = ((random.normal(size=n) * 10.0 ** random.integers(-scale, scale, n)).astype(dtype) for _ in range(2))
    tiny = np.finfo(dtype).smallest_subnormal
    a[:9] = [1, 0, -0.0, np.inf, np.nan, tiny, 1, 5, np.finfo(dtype).max]
    b[:9] = [3, 5, 1, 2, 1, 2, 0, np.inf, tiny]
    got, *_ = run("arithmetic", f"divide_f{bits}", 2, 256, np.zeros(n, dtype), a, b, n)
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(got, a / b)


def test_multiply_64(run, random):
    n = 200
    a, b = any_int(random, n, np.int64).view(np.uint64), any_int(random, n, np.int64).view(np.uint64)[::-1]
    got, *_ = run("arithmetic", "multiply_64", 1, 256, np.zeros((8, n), np.uint64), a, b, n)
    mask = 2**64 - 1
    for column, x, y, in zip(got.T, a.tolist(), b.tolist()):
        sx, sy = (v - 2**64 if v >> 63 else v for v in (x, y))
        expected = [x * y, x * y >> 64, sx * sy >> 64, x + y, x - y, x << (y & 63), x >> (y & 63), sx >> (y & 63)]
        assert column.tolist() == [v & mask for v in expected]


def test_bits(run, random):
    n = 200
    a, b = any_int(random, n, np.int32).view(np.uint32), any_int(random, n, np.int32).view(np.uint32)[::-1]
    got, *_ = run("arithmetic", "bits", 1, 256, np.zeros((12, n), np.uint32), a, b, n)
    for column, x, y in zip(got.T, a.tolist(), b.tolist()):
        text, r = f"{x:032b}", y & 31
        pool = (x << 32 | y).to_bytes(8, "little")
        expected = [text.count("1"), 32 - x.bit_length(), (x & -x).bit_length() - 1 if x else 32, int(text[::-1], 2),
                    int.from_bytes(x.to_bytes(4, "little"), "big"), x << r | x >> (32 - r), x & y | ~x & (y >> 3),
                    x >> 5 & 0x7FF, (((x << 9 & 0xFFFFFFFF) ^ 2**31) - 2**31) >> 20,
                    int.from_bytes(bytes(pool[k] for k in (0, 7, 1, 6)), "little"), x << 32 >> r, (x << 32 | y) >> 11]
        assert column.tolist() == [v & 0xFFFFFFFF for v in expected]


def test_parts(run, random):
    n = 200
    a, b = (random.integers(0, 2**32, n, dtype=np.uint32) for _ in range(2))
    got, *_ = run("arithmetic", "parts", 1, 256, np.zeros((6, n), np.uint32), a, b, n)
    def pieces(x, dtype):
        return x.view(dtype).reshape(n, -1).astype(np.int64)
    low, high = pieces(a, np.int16)[:, 0], pieces(b, np.int16)[:, 1]
    ua, ub = pieces(a, np.uint16), pieces(b, np.uint16)
    expected = [pieces(a, np.uint8).sum(axis=1) + pieces(b, np.uint8).sum(axis=1),
                (pieces(a, np.int8) * pieces(b, np.int8)).sum(axis=1), ua[:, 0] * ub[:, 1],
                (ua[:, 0] + ub[:, 0]) % 2**16 | (ua[:, 1] - ub[:, 1]) % 2**16 << 16, np.minimum(low, high),
                low * high % 2**16]
    assert (got == np.array(expected).astype(np.uint32)).all()


def test_clamps(run, random):
    n = 200
    a, b = any_int(random, n, np.int32), random.permutation(any_int(random, n, np.int32))
    got, *_ = run("arithmetic", "clamps", 1, 256, np.zeros((6, n), np.int32), a, b, n)
    x, y = a.astype(np.int64), b.astype(np.int64)
    expected = [(x + y).clip(-2**31, 2**31 - 1), (a.view(np.uint32).astype(np.int64) - b.view(np.uint32)).clip(0),
                x.clip(-1000, 1000), np.maximum(np.maximum(x, y), x ^ y), abs(x >> 1) + (x << 3),
                x * 5 + (y & 0xFFFFFF) * 3]
    assert (got == np.array(expected).astype(np.int32)).all()


def test_functions_f32(run, random):
    x = np.exp(random.normal(size=250) * 3).astype(np.float32)
    x[:4] = [1, 1e-40, 1e30, 80]  # a subnormal among them
    got, _ = run("arithmetic", "functions_f32", 1, 256, np.zeros((6, 250), np.float32), x, 250)
    wide = x.astype(np.float64)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(got[0], np.sqrt(x))
        np.testing.assert_allclose(got[1], np.exp(wide).astype(np.float32), rtol=3e-7)
        np.testing.assert_allclose(got[2], np.log(wide), rtol=3e-7, atol=1e-7)
        normal = wide > 1e-37  # v_rcp_f32 and v_rsq_f32 give no more than one unit in the last place
        np.testing.assert_allclose(got[3][normal], (1 / wide[normal]), rtol=1.3e-7)
        np.testing.assert_allclose(got[4][normal], (1 / np.sqrt(wide[normal])), rtol=1.3e-7)
    small = wide < 200
    np.testing.assert_allclose(got[5][small], np.sin(2 * np.pi * (wide[small] % 1)), atol=3e-7)


def test_functions_f64(run, random):
    x = np.exp(random.normal(size=200) * 5)
    x[:4] = [0, 2.5, 1e-310, 1e300]
    got, _ = run("arithmetic", "functions_f64", 1, 256, np.zeros((4, 200)), x, 200)
    with np.errstate(over="ignore"):
        expected = [np.sqrt(x), np.floor(x), (x.astype(np.longdouble) * x - 1).astype(np.float64), np.rint(x)]
    for k in (0, 1, 3):
        np.testing.assert_array_equal(got[k], expected[k])
    np.testing.assert_allclose(got[2], expected[2], rtol=1e-15)


def test_rounding(run, random):
    x = (random.normal(size=250) * 10).astype(np.float32)
    x[:9] = [0.5, 1.5, 2.5, -0.5, -1.5, 1e10, -0.0, np.inf, 8388607.5]
    got, _ = run("arithmetic", "rounding", 1, 256, np.zeros((4, 250), np.float32), x, 250)
    np.testing.assert_array_equal(got, [np.floor(x), np.ceil(x), np.trunc(x), np.rint(x)])


def test_conversions(run, random):
    n = 200
    x = random.normal(size=n) * 10.0 ** random.integers(-6, 9, n)
    x[:4] = [0, -1e-9, 65520, 6e-8]
    x = x.clip(-2**31 + 1, 2**31 - 1)
    ints, floats, _ = run("arithmetic", "conversions", 1, 256, np.zeros((4, n), np.int64), np.zeros((4, n)), x, n)
    with np.errstate(over="ignore"):
        f32, scaled = x.astype(np.float32), (x * 1e6).astype(np.int64)
        expected = [f32, f32.astype(np.float16), scaled, abs(x).astype(np.uint64).astype(np.float32)]
    assert (ints == [x.astype(np.int32), abs(x).astype(np.uint32), scaled, f32.astype(np.int64)]).all()
    assert (floats == np.array(expected, np.float64)).all()


# Language.

def i32(x):
    return (int(x) + 2**31) % 2**32 - 2**31


def mix(x, y):
    return i32(x * 31 + (y ^ (x >> 3)))


def test_calls(run):
    n = 100
    out, means = run("language", "calls", 1, 128, np.zeros(n, np.int32), np.zeros(n), n)
    assert out.tolist() == [i32(mix(mix(i, 1), mix(2, i)) + 1) ^ mix(i, i) for i in range(n)]
    assert means.tolist() == [(i + 0.5 * i + (i << 33)) / 4 for i in range(n)]


def test_function_pointers(run):
    x = np.arange(64)
    for which, expected in enumerate([2 * x, x * x, -x]):
        assert (run("language", "function_pointers", 1, 64, np.zeros(64, np.int32), which) == expected + 1).all()


def test_globals(run):
    out, counter = run("language", "globals", 1, 64, np.zeros(64, np.float32), np.zeros(1, np.int32))
    x = np.arange(64)
    assert (out == (x % 4 + 0.5) * 2.0 ** (x % 8)).all() and counter == 5


def test_local_array(run, random):
    order = random.integers(0, 16, 16).astype(np.int32)
    out, _ = run("language", "local_array", 1, 64, np.zeros(64, np.int32), order)
    for i in range(64):
        a = [k * k + i for k in range(16)]
        for k in order:
            a[k] += a[(k + i) & 15]
        total = 0
        for v in a:
            total = total * 3 + v
        assert out[i] == i32(total)


def test_vector_index(run, random):
    v, at = whole(random, (16, 64)), random.integers(0, 16, 9).astype(np.int32)
    out, *_ = run("language", "vector_index", 1, 64, np.zeros(64, np.float32), v, at, at.size)
    for j, k in enumerate(at):
        v[k] = v[k] * 2 + j
    assert (out == (v * np.arange(16)[:, None]).sum(axis=0)).all()


def test_sort_local(run, random):
    x = random.integers(-100, 100, (64, 12)).astype(np.int32)
    to, _ = run("language", "sort_local", 1, 64, np.zeros_like(x), x)
    assert (to == np.sort(x, axis=1)).all()


class Shape(ctypes.Structure):
    _fields_ = [("a", ctypes.c_int8), ("b", ctypes.c_int32), ("c", ctypes.c_double), ("d", ctypes.c_int16 * 5),
                ("e", ctypes.c_void_p)]


def test_struct_argument(run):
    rank = run.node.ranks[0]
    out = put(rank, np.zeros(64, np.float32), "e")
    shape = Shape(-3, 7, 2.5, (1, -2, 3, -4, 5), out.address)
    rank.launch(run.module("language").struct_argument, 1, 64, shape, 200, -5 << 32, 0.5, 8.0)
    i = np.arange(64)
    got = get(out, np.zeros(64, np.float32))
    assert (got == -3 + 7 * i + 2.5 + np.array([1, -2, 3, -4, 5])[i % 5] + 200 - 5 + 4).all()
    run.check_levels("struct_argument", [got])


def test_switches(run, random):
    n = 300
    kind = random.integers(-1, 11, n).astype(np.int32)
    out, _ = run("language", "switches", 2, 256, np.full(n, -7, np.int32), kind, n)
    for i, k in enumerate(kind):
        x = {0: i + 3, 1: i * 5 - 7, 2: i - 7, 3: mix(i, 9), 4: i % 13, 9: -7}.get(int(k), -1)
        if k == 5:
            x = i
            for j in range(i % 7):
                x += j * x
        assert out[i] == x


def test_collatz(run):
    n = 200
    steps = run("language", "collatz", 1, 256, np.zeros(n, np.int32), n)
    for i in range(n):
        x, count = i + 1, 0
        while x != 1 and count < 100:
            x, count = (3 * x + 1 if x % 2 else x // 2), count + 1
        assert steps[i] == count


def test_primes(run):
    out = run("language", "primes", 1, 64, np.zeros(64, np.int32))
    primes = [all(p % q for q in range(2, int(p**0.5) + 1)) and p > 1 for p in range(1, 641)]
    assert (out == np.array(primes).reshape(64, 10).sum(axis=1)).all()


def test_coordinates(run):
    out = run("language", "coordinates", (3, 2, 2), (5, 4, 3), np.zeros((12, 60), np.uint32))
    z, y, x = np.indices((3, 4, 5)).reshape(3, 60)
    bz, by, bx = np.indices((2, 2, 3)).reshape(3, 12, 1)
    assert (out == (x | y << 4 | z << 8 | bx << 12 | by << 16 | bz << 20)).all()


def test_dynamic_lds(run, random):
    x = random.integers(0, 1000, 160).astype(np.int32)
    to, _ = run("language", "dynamic_lds", 1, 160, np.zeros_like(x), x, 33, dynamic_lds=160 * 4)
    assert (to == np.roll(x, -33)).all()


def test_generic_pointers(run, random):
    x = random.integers(0, 1000, 64).astype(np.int32)
    out, _ = run("language", "generic_pointers", 1, 64, np.zeros_like(x), x)
    i = np.arange(64)
    assert (out == np.where(i % 3 == 0, x, np.where(i % 3 == 1, (63 - i) * 100, i + i % 4 * 1000))).all()
