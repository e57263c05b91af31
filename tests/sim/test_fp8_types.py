"""ROCm's 8-bit types on the simulated node, by the definitions of their formats: each code and its number, the nearest number
with ties to the even code."""
import numpy as np
import pytest
import torch

import a2a_lib as a2a
from a2a_lib import Node

KINDS = {  # mantissa bits, bias, the largest number's code, what lies beyond it, FNUZ
    "__hip_fp8_e4m3": (3, 7, 0x7e, 0x7f, False), "__hip_fp8_e5m2": (2, 15, 0x7b, 0x7c, False),
    "__hip_fp8_e4m3_fnuz": (3, 8, 0x7f, 0x80, True), "__hip_fp8_e5m2_fnuz": (2, 16, 0x7f, 0x80, True)}
SOURCE = """#include <hip/hip_fp8.h>
template <class F> __global__ void encode(const double* x, unsigned char* y, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    y[i] = F((float)x[i]).__x;
    y[n + i] = F(x[i]).__x;
    y[2 * n + i] = F((_Float16)x[i]).__x;
  }
}
template <class F> __global__ void open_ended(const float* x, unsigned char* y, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) y[i] = __hip_cvt_float_to_fp8(x[i], __HIP_NOSAT, F::kind);
}
template <class F> __global__ void decode(float* y, _Float16* z) {
  F f;
  f.__x = threadIdx.x;
  y[threadIdx.x] = f;
  z[threadIdx.x] = __hip_cvt_fp8_to_halfraw(f.__x, F::kind).data;
}
template <class Two, class Four> __global__ void several(const float4* x, float4* y, float2* z) {
  y[threadIdx.x] = Four(x[threadIdx.x]);
  z[threadIdx.x] = Two(float2{x[threadIdx.x].y, x[threadIdx.x].z});
}
"""
SOURCE += "".join(
    f"template __global__ void encode<{k}>(const double*, unsigned char*, int);\n"
    f"template __global__ void open_ended<{k}>(const float*, unsigned char*, int);\n"
    f"template __global__ void decode<{k}>(float*, _Float16*);\n"
    f"template __global__ void several<{k.replace('fp8', 'fp8x2')}, {k.replace('fp8', 'fp8x4')}>(const float4*, float4*, float2*);\n"
    for k in KINDS)


@pytest.fixture(scope="module")
def loaded():
    with Node(1, name="small", preset="ideal") as node:
        yield node.ranks[0], node.load(SOURCE)


def numbers(mantissa, bias, most, fnuz):
    """The finite numbers of codes 0 to `most`."""
    codes = np.arange(most + 1)
    fraction, exponent = codes % 2**mantissa, codes >> mantissa
    return np.where(exponent == 0, fraction * 2.0 ** (1 - bias - mantissa),
                    (2**mantissa + fraction) * 2.0 ** (exponent - bias - mantissa))


def nearest(x, kind, saturate=True):
    """The codes of finite numbers. The next number after the largest one decides what is beyond."""
    mantissa, bias, most, beyond, fnuz = KINDS[kind]
    grid = numbers(mantissa, bias, most, fnuz)
    grid = np.append(grid, 2 * grid[-1] - grid[-2])
    distance = np.abs(grid[None] - np.abs(x)[:, None])
    codes = np.where(distance == distance.min(1, keepdims=True), np.arange(len(grid)) % 2, 2).argmin(1)
    codes = np.where(np.abs(x) >= grid[-1], most + 1, codes)
    sign = np.signbit(x) * 0x80
    result = np.where(codes <= most, codes | sign, most | sign if saturate else beyond | sign)
    return np.where((codes == 0) & fnuz, 0, result)  # FNUZ has no -0


def values():
    draw = a2a.Draw(3)
    spread = draw.normal(2000).double() * 2.0 ** (draw.integers(-18, 19, 2000, dtype=torch.int32).double())
    grids = [numbers(*format_, fnuz) for *format_, _, fnuz in KINDS.values()]
    ties = [sign * (a + b) / 2 for grid in grids for a, b in zip(grid, grid[1:]) for sign in (1, -1)]
    close = [t * (1 + e) for t in ties for e in (2.0**-40, -2.0**-40)]
    edges = [0.0, -0.0, 448, 464, 464.1, 480, 240, 247, 248, 249, 57344, 61439, 61440, 61441, 65504, 1e30, -1e30, 2.0**-140,
             2.0**-30]
    return np.array([*spread.tolist(), *ties, *close, *edges])


@pytest.mark.parametrize("kind", KINDS)
def test_to_fp8(loaded, kind):
    rank, module = loaded
    x = values()
    n, y = len(x), rank.zeros((3, len(x)), dtype=torch.uint8)
    rank.launch(module[f"encode<{kind}>"], 1, 256, rank.from_torch(torch.from_numpy(x)), y, n)
    single, double, half = y.to_torch().numpy()
    assert (single == nearest(x.astype(np.float32), kind)).all()
    assert (double == nearest(x, kind)).all()
    with np.errstate(over="ignore"):
        small = np.abs(x.astype(np.float16)) < np.inf
    assert (half == nearest(np.where(small, x, 0).astype(np.float16).astype(np.float64), kind))[small].all()
    if not KINDS[kind][4]:  # the FNUZ kinds beyond their largest number: the instruction's answer, tested in sim/isa
        rank.launch(module[f"open_ended<{kind}>"], 1, 256, rank.from_torch(torch.from_numpy(x).float()), y, n)
        assert (y.to_torch()[0].numpy() == nearest(x.astype(np.float32), kind, saturate=False)).all()


@pytest.mark.parametrize("kind", KINDS)
def test_from_fp8(loaded, kind):
    rank, module = loaded
    mantissa, bias, most, beyond, fnuz = KINDS[kind]
    y, z = rank.zeros(256), rank.zeros(256, dtype=torch.float16)
    rank.launch(module[f"decode<{kind}>"], 1, 256, y, z)
    y, z = y.to_torch().numpy(), z.to_torch().numpy()
    expected = np.full(256, np.nan)
    finite = numbers(mantissa, bias, most, fnuz)
    expected[:len(finite)], expected[128:128 + len(finite)] = finite, -finite
    if kind == "__hip_fp8_e5m2":
        expected[0x7c], expected[0xfc] = np.inf, -np.inf
    if fnuz:
        expected[0x80] = np.nan
    assert np.array_equal(y, expected, equal_nan=True) and np.array_equal(z, expected.astype(np.float16), equal_nan=True)


@pytest.mark.parametrize("kind", ["__hip_fp8_e4m3", "__hip_fp8_e5m2"])
def test_nan_and_infinity(loaded, kind):
    """ROCm saturates finite numbers alone."""
    rank, module = loaded
    y = rank.zeros((3, 4), dtype=torch.uint8)
    x = rank.from_torch(torch.tensor([np.inf, -np.inf, np.nan, 1.0], dtype=torch.float64))
    rank.launch(module[f"encode<{kind}>"], 1, 64, x, y, 4)
    beyond = KINDS[kind][3]
    assert (y.to_torch()[:, :2] == torch.tensor([beyond, beyond | 0x80], dtype=torch.uint8)).all()
    assert (y.to_torch()[:, 2] & 0x7f == 0x7f).all()


@pytest.mark.parametrize("kind", KINDS)
def test_two_and_four(loaded, kind):
    rank, module = loaded
    mantissa, bias, most, _, fnuz = KINDS[kind]
    x = a2a.Draw(4).normal(64, 4) * 20
    y, z = rank.zeros((64, 4)), rank.zeros((64, 2))
    rank.launch(module[f"several<{kind.replace('fp8', 'fp8x2')}, {kind.replace('fp8', 'fp8x4')}>"], 1, 64, rank.from_torch(x), y, z)
    grid = numbers(mantissa, bias, most, fnuz)
    codes = nearest(x.numpy().astype(np.float64).reshape(-1), kind)
    expected = (grid[codes & 0x7f] * np.where(codes & 0x80, -1, 1)).reshape(64, 4)
    assert (y.to_torch().numpy() == expected).all() and (z.to_torch().numpy() == expected[:, 1:3]).all()
