"""Functions of HIP's mathematics that few kernels ask for, against PyTorch and mpmath (which PyTorch's sympy brings;
PyTorch's own Bessel functions have seven digits); conversions that say how they
round, against exact arithmetic; lists of HIP's names that have to be there."""
import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest
import torch

from a2a_lib import Draw
from a2a_lib.machine.node import Node

S = torch.special


def bessel(kind, n):
    return lambda x: torch.tensor([float(getattr(mpmath, f"bessel{kind}")(n, float(v))) for v in x], dtype=torch.float64)


TABLE = {  # name: (exact, lowest, highest, relative error, absolute error near zeros)
    "erfinv": (S.erfinv, -0.9999, 0.9999, 4e-15, 0), "erfcinv": (lambda y: S.ndtri(y / 2) * -(0.5**0.5), 1e-200, 1.9, 1e-13, 0),
    "normcdfinv": (S.ndtri, 1e-200, 0.999, 1e-13, 1e-16), "erfcx": (S.erfcx, -9, 200, 1e-13, 0),
    "j0": (bessel("j", 0), -300, 300, 1e-13, 4e-15), "j1": (bessel("j", 1), -300, 300, 1e-13, 4e-15),
    "y0": (bessel("y", 0), 1e-3, 300, 1e-13, 1e-14), "y1": (bessel("y", 1), 1e-3, 300, 1e-12, 1e-14),
    "cyl_bessel_i0": (S.i0, -80, 80, 1e-13, 0), "cyl_bessel_i1": (S.i1, -80, 80, 1e-13, 0),
}
# Every function of "HIP math API" (ROCm 6): one or two numbers in, with and without f; and those with other parameters.
ONE = """acos acosh asin asinh atan atanh cbrt ceil cos cosh cospi cyl_bessel_i0 cyl_bessel_i1 erf erfc erfcinv erfcx erfinv exp
    exp10 exp2 expm1 fabs floor j0 j1 lgamma log log10 log1p log2 logb nearbyint normcdf normcdfinv rcbrt rint round rsqrt sin
    sinh sinpi sqrt tan tanh tgamma trunc y0 y1""".split()
TWO = "atan2 copysign fdim fmax fmin fmod hypot nextafter pow remainder rhypot".split()
OTHER = """o += frexp{f}(x, &n) + ldexp{f}(x, 2) + modf{f}(x, &y) + jn{f}(2, x) + yn{f}(2, x) + powi{f}(x, 3) + remquo{f}(x, y, &n);
    o += scalbln{f}(x, 3l) + scalbn{f}(x, 3) + norm{f}(2, a) + rnorm{f}(2, a) + norm3d{f}(x, y, x) + rnorm3d{f}(x, y, x);
    o += norm4d{f}(x, y, x, y) + rnorm4d{f}(x, y, x, y) + fma{f}(x, y, x) + nan{f}("") + ilogb{f}(x) + llrint{f}(x) + llround{f}(x);
    o += lrint{f}(x) + lround{f}(x) + abs(x) + isfinite(x) + isinf(x) + isnan(x) + signbit(x);
    sincos{f}(x, &y, a); sincospi{f}(x, &y, a);"""
INTRINSICS = """o += __cosf(x) + __exp10f(x) + __expf(x) + __fadd_rn(x, x) + __fdiv_rn(x, x) + __fmaf_rn(x, x, x) + __fmul_rn(x, x);
    o += __frcp_rn(x) + __frsqrt_rn(x) + __fsqrt_rn(x) + __fsub_rn(x, x) + __log10f(x) + __log2f(x) + __logf(x) + __powf(x, x);
    o += __saturatef(x) + __sinf(x) + __tanf(x) + __fdividef(x, x) + __dadd_rn(x, x) + __ddiv_rn(x, x) + __dmul_rn(x, x);
    o += __drcp_rn(x) + __dsqrt_rn(x) + __dsub_rn(x, x) + __fma_rn(x, x, x) + fdividef(x, x); __sincosf(x, &y, a);
    const unsigned u = n; const int i = n; const unsigned long long w = n;
    o += __brev(u) + __brevll(w) + __byte_perm(u, u, u) + __clz(i) + __clzll(w) + __ffs(i) + __ffsll(w) + __fns32(w, u, i);
    o += __fns64(w, u, i) + __hadd(i, i) + __mul24(i, i) + __mul64hi(w, w) + __mulhi(i, i) + __popc(u) + __popcll(w);
    o += __rhadd(i, i) + __sad(i, i, u) + __uhadd(u, u) + __umul24(u, u) + __umul64hi(w, w) + __umulhi(u, u) + __urhadd(u, u);
    o += __usad(u, u, u) + __funnelshift_l(u, u, u) + __funnelshift_lc(u, u, u) + __funnelshift_r(u, u, u);
    o += __funnelshift_rc(u, u, u) + __bitextract_u64(w, 3, 4) + __bitinsert_u64(w, w, 3, 4) + __lastbit_u32_u64(w);"""


def source():
    ones = "".join(f"out[{i} * n + id] = {name}(x[{i} * n + id]); " for i, name in enumerate(TABLE))
    singles = "".join(f"out[{i} * n + id] = {name}f((float)x[{i} * n + id]); " for i, name in enumerate(TABLE))
    there = [f"extern \"C\" __global__ void all_{T}({T} o, {T} x, {T} y, int n, {T}* out) {{ {T} a[2] = {{x, y}};"
             + "".join(f"o += {name}{f}(x); " for name in ONE) + "".join(f"o += {name}{f}(x, y); " for name in TWO)
             + OTHER.format(f=f) + (INTRINSICS if f else "") + " *out = o + y + a[1] + n; }" for T, f in (("float", "f"), ("double", ""))]
    return f"""#include <hip/hip_runtime.h>
        #include <cmath>
        extern "C" __global__ void doubles(const double* x, double* out, int n) {{
          const int id = blockIdx.x * blockDim.x + threadIdx.x; {ones} }}
        extern "C" __global__ void floats(const double* x, double* out, int n) {{
          const int id = blockIdx.x * blockDim.x + threadIdx.x; {singles} }}
        extern "C" __global__ void orders(double* out, const double* x) {{
          const int id = threadIdx.x;
          for (int k = 0; k < 8; ++k) out[k * 64 + id] = jn(5 * k - 7, x[id]), out[512 + k * 64 + id] = yn(k, fabs(x[id])); }}
        extern "C" __global__ void conversions(const double* d, const long long* w, double* out, long long* whole) {{
          const int id = threadIdx.x;
          {"".join(f"out[{i} * 64 + id] = __double2float_{how}(d[id]); out[{4 + i} * 64 + id] = __ll2float_{how}(w[id]);"
                   f"out[{8 + i} * 64 + id] = __ull2double_{how}(w[id]); out[{12 + i} * 64 + id] = __int2float_{how}((int)w[id]);"
                   f"whole[{i} * 64 + id] = __double2ll_{how}(d[id]); whole[{4 + i} * 64 + id] = __float2int_{how}((float)id / 8 - 4);"
                   for i, how in enumerate(("rn", "rz", "ru", "rd")))} }}
        {" ".join(there)}"""


@pytest.fixture(scope="module")
def loaded():
    with Node(1, name="small") as node:
        yield node.ranks[0], node.load(source(), name="special.hip")


@pytest.mark.parametrize("single", [True, False], ids=["float", "double"])
def test_special_functions(loaded, single):
    rank, module = loaded
    draw = Draw(3)
    between = lambda low, high: low + (high - low) * draw.uniform(64, dtype=torch.float64).numpy()  # noqa: E731
    x = np.stack([between(low, high) if low < 0 or low == 1e-3 else 10 ** between(-5 if single else math.log10(low), 0)
                  for _, low, high, *_ in TABLE.values()])
    x = x.astype(np.float32).astype(float) if single else x
    out = rank.zeros(x.shape, torch.float64)
    rank.launch(module["floats" if single else "doubles"], 1, 64, rank.from_torch(torch.from_numpy(x)), out, 64)
    for (name, (exact, _, _, relative, absolute)), given, got in zip(TABLE.items(), x, out.to_torch().numpy(), strict=True):
        want = exact(torch.from_numpy(given)).numpy()
        far = ~(abs(got - want) <= (2.4e-7 if single else relative) * abs(want) + (1e-7 if single and absolute else absolute))
        assert not far.any(), (name, given[far][:4], got[far][:4], want[far][:4])


def test_bessel_functions_of_other_orders(loaded):
    rank, module = loaded
    x = np.concatenate([np.linspace(-40, 40, 63), [200.0]])
    out = rank.zeros((16, 64), torch.float64)
    rank.launch(module.orders, 1, 64, out, rank.from_torch(torch.from_numpy(x)))
    for k in range(8):
        j = bessel("j", 5 * k - 7)(torch.from_numpy(x)).numpy()
        assert np.allclose(out.to_torch()[k].numpy(), j, rtol=1e-11, atol=1e-14), 5 * k - 7
        y = bessel("y", k)(torch.from_numpy(abs(x[x != 0]))).numpy()
        assert np.allclose(out.to_torch()[8 + k].numpy()[x != 0], y, rtol=1e-11, atol=1e-13), k
        assert (out.to_torch()[8 + k].numpy()[x == 0] == -np.inf).all()


def test_conversions_that_say_how_they_round(loaded):
    rank, module = loaded
    r = np.random.default_rng(4)
    normal = Draw(4).normal(60, dtype=torch.float64).numpy()
    d = np.concatenate([normal[:40] * 1e5, normal[40:] * 1e-3, [0.5, -0.5, 2.5, 1e9]])
    w = np.concatenate([r.integers(-2**62, 2**62, 30), r.integers(-2**31, 2**31, 30),
                        [2**63 - 1, -1, 2**24 + 1, 2**53 + 1]]).astype(np.int64)
    out, whole = rank.zeros((16, 64), torch.float64), rank.zeros((8, 64), torch.int64)
    rank.launch(module.conversions, 1, 64, rank.from_torch(torch.from_numpy(d)), rank.from_torch(torch.from_numpy(w)), out, whole)
    got, ints = out.to_torch().numpy(), whole.to_torch().numpy()

    def rounded(value, how, dtype):
        near = dtype(float(value)) if isinstance(value, float) else dtype(value)
        off = (Fraction(float(near)) > value) - (Fraction(float(near)) < value)
        down = how == "rd" or how == "rz" and value > 0
        if how == "rn" or off == 0 or (off > 0) != down:
            return float(near)
        return float(np.nextafter(near, dtype(-np.inf if down else np.inf)))
    for i, how in enumerate(("rn", "rz", "ru", "rd")):
        assert got[i].tolist() == [rounded(v, how, np.float32) for v in d.tolist()]
        assert got[4 + i].tolist() == [rounded(v, how, np.float32) for v in w.tolist()]
        assert got[8 + i].tolist() == [rounded(v % 2**64, how, np.float64) for v in w.tolist()]
        assert got[12 + i].tolist() == [rounded((v + 2**31) % 2**32 - 2**31, how, np.float32) for v in w.tolist()]
        whole_of = {"rn": round, "rz": math.trunc, "ru": math.ceil, "rd": math.floor}[how]
        assert ints[i].tolist() == [whole_of(v) for v in d.tolist()]
        assert ints[4 + i].tolist() == [whole_of(k / 8 - 4) for k in range(64)]


def test_every_function_of_the_documented_list_runs(loaded):
    rank, module = loaded
    for name, dtype in (("all_float", torch.float32), ("all_double", torch.float64)):
        out = rank.zeros(1, dtype)
        rank.launch(module[name], 1, 1, 0.0, 0.25, 0.5, 3, out)
        assert torch.isnan(out.to_torch()).all()  # nan("") is one of them
