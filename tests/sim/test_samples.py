"""Sample kernels (tests/samples) at -O0 and -O3, with `soak` at -O1 and -O2: each equals numpy, and all levels equal each other bit
for bit. Larger programs: test_foreign.py. Each instruction: isa."""
from pathlib import Path

import numpy as np
import pytest
import torch
from samples_tools import get, put

from a2a_lib import Draw, Node

SAMPLES = Path(__file__).parents[1] / "samples"
LEVELS = ["-O0", pytest.param("-O1", marks=pytest.mark.soak), pytest.param("-O2", marks=pytest.mark.soak), "-O3"]


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


def normal(random, *extents):
    """float64, near normal."""
    return Draw(int(random.integers(2**32))).normal(*extents, dtype=torch.float64).numpy()


def any_int(random, n, dtype):
    """Values of all magnitudes, with the extremes."""
    info = np.iinfo(dtype)
    bits = random.integers(0, info.bits, n)
    x = random.integers(info.min, info.max, n, dtype=dtype, endpoint=True) >> bits.astype(dtype)
    x[:6] = [info.min, info.max, 0, 1, info.max // 2, info.min + 1]
    return x


@pytest.mark.parametrize("size", [1, 2, 4, 8, 16])
def test_copy(run, random, size):
    run.test += str(size)
    n = 2000 - 37
    source = random.integers(0, 256, (n, size), dtype=np.uint8)
    to, _ = run("programs", f"copy_{size}", 3, 256, np.zeros((n + 9, size), np.uint8), source, n)
    assert (to[:n] == source).all() and not to[n:].any()


def test_widen(run, random):
    n = 300
    b, h = any_int(random, n, np.int8), any_int(random, n, np.int16)
    to, *_ = run("programs", "widen", 2, 192, np.zeros(n, np.int32), b, h, n)
    assert (to == b.astype(np.int32) * 70000 + h).all()


def test_load_to_lds(run, random):
    source = random.integers(0, 2**32, 128, dtype=np.uint32)
    to, _ = run("programs", "load_to_lds", 1, 128, np.zeros_like(source), source)
    assert (to == source[::-1]).all()


def test_grid_barrier(run):
    a = np.arange(1, 17, dtype=np.int32)
    state, a_after, b_after = run("programs", "ring_rounds", 16, 64, np.zeros(2, np.uint32), a, np.zeros_like(a), 6,
                                  cooperative=True)
    expected = a.copy()
    for _ in range(6):
        expected = expected + np.roll(expected, 1)
    assert (a_after == expected).all() and state.tolist() == [0, 6]


def mix(x, y):
    return (x * 31 + (y ^ (x >> 3)) + 2**31) % 2**32 - 2**31


def test_vector_index(run, random):
    v, at = whole(random, (16, 64)), random.integers(0, 16, 9).astype(np.int32)
    out, *_ = run("programs", "vector_index", 1, 64, np.zeros(64, np.float32), v, at, at.size)
    for j, k in enumerate(at):
        v[k] = v[k] * 2 + j
    assert (out == (v * np.arange(16)[:, None]).sum(axis=0)).all()


def test_switches(run, random):
    n = 300
    kind = random.integers(-1, 11, n).astype(np.int32)
    out, _ = run("programs", "switches", 2, 256, np.full(n, -7, np.int32), kind, n)
    for i, k in enumerate(kind):
        x = {0: i + 3, 1: i * 5 - 7, 2: i - 7, 3: mix(i, 9), 4: i % 13, 9: -7}.get(int(k), -1)
        if k == 5:
            x = i
            for j in range(i % 7):
                x += j * x
        assert out[i] == x


def test_generic_pointers(run, random):
    x = random.integers(0, 1000, 64).astype(np.int32)
    out, _ = run("programs", "generic_pointers", 1, 64, np.zeros_like(x), x)
    i = np.arange(64)
    assert (out == np.where(i % 3 == 0, x, np.where(i % 3 == 1, (63 - i) * 100, i + i % 4 * 1000))).all()


@pytest.mark.parametrize("bits", [32, 64])
def test_divide_int(run, random, bits):
    run.test += str(bits)
    n, i, u = 256, np.dtype(f"i{bits // 8}"), np.dtype(f"u{bits // 8}")
    a, b = any_int(random, n, i), random.permutation(any_int(random, n, i))
    b[b == 0] = 3
    b[(a == np.iinfo(i).min) & (b == -1)] = 1  # overflow is undefined
    got = run("programs", f"divide_{bits}", 1, 256, *(np.zeros(n, t) for t in (i, i, u, u)), a, b, n)[:4]
    quotient = [int(abs(int(x)) // abs(int(y))) * (1 if (x < 0) == (y < 0) else -1) for x, y in zip(a, b)]
    remainder = [int(x) - int(y) * q for x, y, q in zip(a, b, quotient)]
    for x, expected in zip(got, [quotient, remainder, a.view(u) // b.view(u), a.view(u) % b.view(u)]):
        assert (x == np.array(expected, x.dtype)).all()


def test_divide_constant(run, random):
    x = any_int(random, 300, np.int32)
    got, _ = run("programs", "divide_constant", 2, 256, np.zeros((4, 300), np.int32), x, 300)
    wide = x.astype(np.float64)  # exact
    assert (got[0] == np.trunc(wide / 7)).all() and (got[3] == np.trunc(wide / 16)).all()
    assert (got[1] == np.fmod(wide, 1000)).all() and (got[2].view(np.uint32) == x.view(np.uint32) // 10).all()


@pytest.mark.parametrize("bits", [32, 64])
def test_divide_float(run, random, bits):
    run.test += str(bits)
    dtype, n = np.dtype(f"f{bits // 8}"), 2000
    scale = 30 if bits == 32 else 300
    a, b = ((normal(random, n) * 10.0 ** random.integers(-scale, scale, n)).astype(dtype) for _ in range(2))
    tiny = np.finfo(dtype).smallest_subnormal
    a[:9] = [1, 0, -0.0, np.inf, np.nan, tiny, 1, 5, np.finfo(dtype).max]
    b[:9] = [3, 5, 1, 2, 1, 2, 0, np.inf, tiny]
    got, *_ = run("programs", f"divide_f{bits}", 8, 256, np.zeros(n, dtype), a, b, n)
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(got, a / b)


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
