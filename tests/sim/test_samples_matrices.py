"""Sample kernels (tests/samples/*.hip) at -O0 to -O3: each equals numpy, and all four equal each other bit for bit."""
import numpy as np
import pytest
import torch
from samples_tools import any_int, modules, node, normal, random, results, run, whole  # noqa: F401

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
    x = (normal(random, 3, 500) * 5).astype(np.float32)
    got, _ = run("rows", "softmax", 3, 256, np.zeros_like(x), x, 500)
    e = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True))
    np.testing.assert_allclose(got, e / e.sum(axis=1, keepdims=True), rtol=3e-6, atol=1e-12)


def bf16(x):
    return torch.from_numpy(np.asarray(x, np.float32)).to(torch.bfloat16).view(torch.uint16).numpy()


def of_bf16(x):
    return (x.astype(np.uint32) << 16).view(np.float32)


def test_rmsnorm(run, random):
    x, weight = bf16(normal(random, 3, 384)), bf16(normal(random, 384))
    got, *_ = run("rows", "rmsnorm", 3, 256, np.zeros_like(x), x, weight, 384, 1e-5)
    v = of_bf16(x).astype(np.float64)
    expected = v / np.sqrt((v * v).mean(axis=1, keepdims=True) + 1e-5) * of_bf16(weight)
    np.testing.assert_allclose(of_bf16(got), expected, rtol=2**-8)


def test_axpy_bf16(run, random):
    x, y = bf16(normal(random, 200)), bf16(normal(random, 200))
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
    a, b = ((normal(random, n) * 10.0 ** random.integers(-scale, scale, n)).astype(dtype) for _ in range(2))
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
    x = np.exp(normal(random, 250) * 3).astype(np.float32)
    x[:4] = [1, 1e-40, 1e30, 80]  # a subnormal among them
    got, _ = run("arithmetic", "functions_f32", 1, 256, np.zeros((6, 250), np.float32), x, 250)
    wide = x.astype(np.float64)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(got[0], np.sqrt(x))
        np.testing.assert_allclose(got[1], np.exp(wide).astype(np.float32), rtol=3e-7)
        np.testing.assert_allclose(got[2], np.log(wide), rtol=3e-7, atol=1e-7)
        usual = wide > 1e-37  # v_rcp_f32 and v_rsq_f32 give no more than one unit in the last place
        np.testing.assert_allclose(got[3][usual], (1 / wide[usual]), rtol=1.3e-7)
        np.testing.assert_allclose(got[4][usual], (1 / np.sqrt(wide[usual])), rtol=1.3e-7)
    small = wide < 200
    np.testing.assert_allclose(got[5][small], np.sin(2 * np.pi * (wide[small] % 1)), atol=3e-7)


def test_functions_f64(run, random):
    x = np.exp(normal(random, 200) * 5)
    x[:4] = [0, 2.5, 1e-310, 1e300]
    got, _ = run("arithmetic", "functions_f64", 1, 256, np.zeros((4, 200)), x, 200)
    with np.errstate(over="ignore"):
        expected = [np.sqrt(x), np.floor(x), (x.astype(np.longdouble) * x - 1).astype(np.float64), np.rint(x)]
    for k in (0, 1, 3):
        np.testing.assert_array_equal(got[k], expected[k])
    np.testing.assert_allclose(got[2], expected[2], rtol=1e-15)


def test_rounding(run, random):
    x = (normal(random, 250) * 10).astype(np.float32)
    x[:9] = [0.5, 1.5, 2.5, -0.5, -1.5, 1e10, -0.0, np.inf, 8388607.5]
    got, _ = run("arithmetic", "rounding", 1, 256, np.zeros((4, 250), np.float32), x, 250)
    np.testing.assert_array_equal(got, [np.floor(x), np.ceil(x), np.trunc(x), np.rint(x)])
