"""Sample kernels (tests/samples/*.hip) at -O0 to -O3: each equals numpy, and all four equal each other bit for bit."""
import ctypes

import numpy as np
from samples_tools import get, i32, modules, node, normal, put, random, results, run, whole  # noqa: F401


def test_conversions(run, random):
    n = 200
    x = normal(random, n) * 10.0 ** random.integers(-6, 9, n)
    x[:4] = [0, -1e-9, 65520, 6e-8]
    x = x.clip(-2**31 + 1, 2**31 - 1)
    ints, floats, _ = run("arithmetic", "conversions", 1, 256, np.zeros((4, n), np.int64), np.zeros((4, n)), x, n)
    with np.errstate(over="ignore"):
        f32, scaled = x.astype(np.float32), (x * 1e6).astype(np.int64)
        expected = [f32, f32.astype(np.float16), scaled, abs(x).astype(np.uint64).astype(np.float32)]
    assert (ints == [x.astype(np.int32), abs(x).astype(np.uint32), scaled, f32.astype(np.int64)]).all()
    assert (floats == np.array(expected, np.float64)).all()


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
