"""HIP's mathematics on the simulated node, against Python's library, PyTorch and mpmath (which PyTorch's sympy brings; PyTorch's own
Bessel functions have seven digits); conversions that say how they round, against exact arithmetic; lists of HIP's names that have
to be there; groups of lanes that came together."""
import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest
import torch

from a2a_lib import Draw
from a2a_lib.machine.node import Node


def each(f):
    return lambda x: np.array([f(float(v)) for v in x])


def special(f):
    return lambda x: f(torch.from_numpy(x)).numpy()


def bessel(kind, n):
    """Of the first 64 arguments: mpmath is slow."""
    return each(lambda v: float(getattr(mpmath, f"bessel{kind}")(n, v)))


S, INF = torch.special, math.inf
EDGES = [0, 1, -1, 0.5, 2, 3, -2, 100, -100, 1e-3, 1e-20, 1e-30, 7, 9, 80, -80, 33, 10, 1e10]
ONE = {  # name: (exact, above, below, ulps of a double, absolute error near zeros)
    "sin": (each(math.sin), -101, 101, 40, 0), "cos": (each(math.cos), -101, 101, 40, 0), "tan": (each(math.tan), -101, 101, 40, 0),
    "exp": (each(math.exp), -101, 81, 40, 0), "exp2": (each(math.exp2), -101, 101, 40, 0), "tanh": (np.tanh, -101, 101, 40, 0),
    "cosh": (each(math.cosh), -81, 81, 40, 0), "sinh": (each(math.sinh), -60, 60, 40, 0), "expm1": (each(math.expm1), -60, 60, 40, 0),
    "log": (each(math.log), 0, INF, 40, 0), "log2": (each(math.log2), 0, INF, 40, 0), "log10": (each(math.log10), 0, INF, 40, 0),
    "log1p": (each(math.log1p), -1, 1e3, 40, 0), "sqrt": (np.sqrt, 0, INF, 1, 0), "rsqrt": (lambda x: x**-0.5, 0, INF, 40, 0),
    "cbrt": (each(math.cbrt), -1e6, 1e6, 40, 0), "fabs": (abs, -INF, INF, 0, 0),
    "asin": (each(math.asin), -1, 1, 40, 0), "acos": (each(math.acos), -1, 1, 40, 0), "atan": (each(math.atan), -1e6, 1e6, 40, 0),
    "asinh": (each(math.asinh), -1e6, 1e6, 40, 0), "acosh": (each(math.acosh), 1, 1e5, 40, 0),
    "atanh": (each(math.atanh), -1, 1, 40, 0), "erf": (special(torch.erf), -101, 101, 1000, 0),
    "erfc": (each(math.erfc), -6, 25, 1000, 0), "lgamma": (each(math.lgamma), 1e-3, 90, 1000, 1e-15),
    "tgamma": (each(math.gamma), 0.05, 30, 1000, 0),
    "sinpi": (each(lambda x: math.sin(math.pi * math.remainder(x, 2))), 0.05, 30, 40, 1e-15),
    "logb": (each(lambda x: math.frexp(x)[1] - 1.0), 1e-3, 90, 0, 0), "ceil": (np.ceil, -1e6, 1e6, 0, 0),
    "trunc": (np.trunc, -1e6, 1e6, 0, 0),
    "round": (lambda x: np.copysign(np.floor(abs(x) + 0.5), x), -1e6, 1e6, 0, 0),
    "lround": (lambda x: np.copysign(np.floor(abs(x) + 0.5), x), -60, 60, 0, 0), "llrint": (np.round, -60, 60, 0, 0),
    "erfinv": (special(S.erfinv), -0.9999, 0.9999, 16, 0),
    "erfcinv": (special(lambda y: S.ndtri(y / 2) * -(0.5**0.5)), 1e-200, 1, 400, 0),
    "normcdfinv": (special(S.ndtri), 1e-200, 0.999, 400, 1e-16), "erfcx": (special(S.erfcx), -9, 200, 400, 0),
    "j0": (bessel("j", 0), -300, 300, 400, 4e-15), "j1": (bessel("j", 1), -300, 300, 400, 4e-15),
    "y0": (bessel("y", 0), 1e-3, 300, 400, 1e-14), "y1": (bessel("y", 1), 1e-3, 300, 4000, 1e-14),
    "cyl_bessel_i0": (special(S.i0), -80, 80, 400, 0), "cyl_bessel_i1": (special(S.i1), -80, 80, 400, 0),
}
TWO = {  # name: (exact, ulps of a double)
    "atan2": (math.atan2, 4), "remainder": (math.remainder, 0), "nextafter": (math.nextafter, 0), "hypot": (math.hypot, 4),
    "fmod": (math.fmod, 0), "copysign": (math.copysign, 0)}
# Every function of "HIP math API" (ROCm 6): one or two numbers in, with and without f; and those with other parameters.
OF_ONE = """acos acosh asin asinh atan atanh cbrt ceil cos cosh cospi cyl_bessel_i0 cyl_bessel_i1 erf erfc erfcinv erfcx erfinv exp
    exp10 exp2 expm1 fabs floor j0 j1 lgamma log log10 log1p log2 logb nearbyint normcdf normcdfinv rcbrt rint round rsqrt sin
    sinh sinpi sqrt tan tanh tgamma trunc y0 y1""".split()
OF_TWO = "atan2 copysign fdim fmax fmin fmod hypot nextafter pow remainder rhypot".split()
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
ROUNDED = ("rn", "rz", "ru", "rd")


def source():
    def table(name, T, f):
        ones = "".join(f"out[{i} * n + id] = {function}{f}(({T})x[{i} * n + id]); " for i, function in enumerate(ONE))
        twos = "".join(f"out[{i} * n + id] = {function}{f}(({T})x[id], ({T})y[id]); " for i, function in enumerate(TWO))
        return f"""
        extern "C" __global__ void one_{name}(const double* x, double* out, int n) {{
          const int id = blockIdx.x * blockDim.x + threadIdx.x; {ones} }}
        extern "C" __global__ void two_{name}(const double* x, const double* y, double* out, int n) {{
          const int id = blockIdx.x * blockDim.x + threadIdx.x; {twos}
          out[{len(TWO)} * n + id] = pow{f}(({T})y[id], ({T})x[id]); }}
        extern "C" __global__ void all_{name}({T} o, {T} x, {T} y, int n, {T}* out) {{ {T} a[2] = {{x, y}};
          {"".join(f"o += {function}{f}(x); " for function in OF_ONE)} {"".join(f"o += {function}{f}(x, y); " for function in OF_TWO)}
          {OTHER.format(f=f)} {INTRINSICS if f else ""} *out = o + y + a[1] + n; }}"""
    conversions = "".join(f"""
          out[{i} * 64 + id] = __double2float_{rounding}(d[id]); out[{4 + i} * 64 + id] = __ll2float_{rounding}(w[id]);
          out[{8 + i} * 64 + id] = __ull2double_{rounding}(w[id]); out[{12 + i} * 64 + id] = __int2float_{rounding}((int)w[id]);
          whole[{i} * 64 + id] = __double2ll_{rounding}(d[id]); whole[{4 + i} * 64 + id] = __float2int_{rounding}((float)id / 8 - 4);"""
                          for i, rounding in enumerate(ROUNDED))
    return f"""#include <hip/hip_runtime.h>
        #include <hip/hip_cooperative_groups.h>
        #include <cmath>
        {table("double", "double", "")} {table("float", "float", "f")}
        extern "C" __global__ void orders(double* out, const double* x) {{
          const int id = threadIdx.x;
          for (int k = 0; k < 8; ++k) out[k * 64 + id] = jn(5 * k - 7, x[id]), out[512 + k * 64 + id] = yn(k, fabs(x[id])); }}
        extern "C" __global__ void conversions(const double* d, const long long* w, double* out, long long* whole) {{
          const int id = threadIdx.x; {conversions} }}
        extern "C" __global__ void product(double* o, double x, double y) {{
          o[0] = sin(x * y); o[1] = cos(x * y); o[2] = sinpi(x * y); o[3] = lgamma(x * y); o[4] = asinh(x * y);
          o[5] = logb(x * y); o[6] = remainder(x * y, x); }}
        extern "C" __global__ void together(const int* take, int* out) {{
          const int id = threadIdx.x;
          if (take[id]) {{
            auto group = cooperative_groups::coalesced_threads();
            out[id] = group.size() * 1000 + group.thread_rank();
            out[64 + id] = group.shfl(id, 1);
            out[128 + id] = (int)group.ballot(id & 1);
            out[192 + id] = cooperative_groups::reduce(group, id, cooperative_groups::plus<int>());
            out[256 + id] = group.shfl_down(id, 1) * 4 + group.any(id == 5) * 2 + group.all(id < 64);
          }}
          auto tile = cooperative_groups::tiled_partition<16>(cooperative_groups::this_thread_block());
          out[320 + id] = cooperative_groups::reduce(tile, id, cooperative_groups::greater<int>());
        }}"""


@pytest.fixture(scope="module")
def loaded():
    with Node(1, name="small") as node:
        yield node.ranks[0], {opt: node.load(source(), name="mathematics.hip", opt=opt) for opt in ("-O0", "-O3")}


def inputs(above, below, single):
    """512 numbers, float64: spread evenly, near zero and edges; where `above` is tiny, of all magnitudes."""
    draw, low, high = Draw(11), max(above, -1e6), min(below, 1e6)
    even = draw.uniform(128, dtype=torch.float64).numpy()
    normal = (np.clip(scale * draw.normal(128, dtype=torch.float64).numpy(), low, high) for scale in (1, 1e-3, 5))
    x = 10 ** (even * (-5 if single else math.log10(low))) if low == 1e-200 else np.concatenate(
        [low + (high - low) * even, *normal, np.float32(EDGES)])
    x = np.resize(x[(x > above) & (x < below)], 512)
    return x.astype(np.float32).astype(float) if single else x


@np.errstate(all="ignore")
def check(name, given, got, expected, single, ulps, near_zero=0.0):
    """A float may be off by two units in its last place."""
    expected = np.asarray(expected, float)
    rounded = expected.astype(np.float32)
    unit = np.spacing(abs(rounded)).astype(float) if single else np.spacing(abs(expected))
    far = ~(abs(got - expected) <= (2 if single else ulps) * unit + (1e-7 if single and near_zero > 1e-15 else near_zero))
    far &= (got != rounded) if single else (got != expected)
    assert not far.any(), (name, [values[far][:5] for values in (*given, got, expected)])


@pytest.mark.parametrize("opt", ["-O0", "-O3"])
@pytest.mark.parametrize("precision", ["float", "double"])
def test_of_one_argument(loaded, precision, opt):
    (rank, modules), single = loaded, precision == "float"
    x = np.stack([inputs(above, below, single) for _, above, below, *_ in ONE.values()])
    out = rank.zeros(x.shape, torch.float64)
    rank.launch(modules[opt][f"one_{precision}"], 2, 256, rank.from_torch(torch.from_numpy(x)), out, 512)
    for (name, (exact, _, _, ulps, near_zero)), given, got in zip(ONE.items(), x, out.to_torch().numpy(), strict=True):
        count = 64 if name in ("j0", "j1", "y0", "y1") else 512
        check(name, [given[:count]], got[:count], exact(given[:count]), single, ulps, near_zero)


@pytest.mark.parametrize("opt", ["-O0", "-O3"])
@pytest.mark.parametrize("precision", ["float", "double"])
def test_of_two_arguments(loaded, precision, opt):
    (rank, modules), single, draw = loaded, precision == "float", Draw(3)
    special = [0.0, -0.0, 1.0, -1.0, 2.5, -3.5, *([1e30, 1e-30] if single else [1e300, 5e-324])]
    x = np.concatenate([draw.normal(448, dtype=torch.float64).numpy() * 50, np.repeat(special, 8)])
    y = np.concatenate([draw.normal(448, dtype=torch.float64).numpy() * 3, np.tile(special, 8)])
    y[448:][np.tile(np.array(special) == 0, 8)] = 4.0  # no remainder by zero
    x, y = (v.astype(np.float32).astype(float) if single else v for v in (x, y))
    out = rank.zeros((len(TWO) + 1, 512), torch.float64)
    rank.launch(modules[opt][f"two_{precision}"], 2, 256, *(rank.from_torch(torch.from_numpy(v)) for v in (x, y)), out, 512)
    *of_two, power = out.to_torch().numpy()
    for (name, (exact, ulps)), got in zip(TWO.items(), of_two, strict=True):
        usual = (abs(x) < 1e100) & (abs(y) < 1e100) & ((abs(y) > 1e-300) | (name == "nextafter"))
        if single and name == "nextafter":
            exact = lambda a, b: float(np.nextafter(np.float32(a), np.float32(b)))
        check(name, (x[usual], y[usual]), got[usual], [exact(a, b) for a, b in zip(x[usual].tolist(), y[usual].tolist())], single, ulps)
    usual = (y > 1e-3) & (abs(x) < 80) & (y < 30)
    check("pow", (x[usual], y[usual]), power[usual], y[usual] ** x[usual], single, 500)


def test_bessel_functions_of_other_orders(loaded):
    rank, modules = loaded
    x = np.concatenate([np.linspace(-40, 40, 63), [200.0]])
    out = rank.zeros((16, 64), torch.float64)
    rank.launch(modules["-O3"].orders, 1, 64, out, rank.from_torch(torch.from_numpy(x)))
    for k in range(8):
        j = bessel("j", 5 * k - 7)(x)
        assert np.allclose(out.to_torch()[k].numpy(), j, rtol=1e-11, atol=1e-14), 5 * k - 7
        y = bessel("y", k)(abs(x[x != 0]))
        assert np.allclose(out.to_torch()[8 + k].numpy()[x != 0], y, rtol=1e-11, atol=1e-13), k
        assert (out.to_torch()[8 + k].numpy()[x == 0] == -np.inf).all()


def test_conversions_that_say_how_they_round(loaded):
    rank, modules = loaded
    r = np.random.default_rng(4)
    normal = Draw(4).normal(60, dtype=torch.float64).numpy()
    d = np.concatenate([normal[:40] * 1e5, normal[40:] * 1e-3, [0.5, -0.5, 2.5, 1e9]])
    w = np.concatenate([r.integers(-2**62, 2**62, 30), r.integers(-2**31, 2**31, 30),
                        [2**63 - 1, -1, 2**24 + 1, 2**53 + 1]]).astype(np.int64)
    out, whole = rank.zeros((16, 64), torch.float64), rank.zeros((8, 64), torch.int64)
    rank.launch(modules["-O3"].conversions, 1, 64, rank.from_torch(torch.from_numpy(d)), rank.from_torch(torch.from_numpy(w)), out, whole)
    got, ints = out.to_torch().numpy(), whole.to_torch().numpy()

    def rounded(value, rounding, dtype):
        near = dtype(float(value)) if isinstance(value, float) else dtype(value)
        off = (Fraction(float(near)) > value) - (Fraction(float(near)) < value)
        down = rounding == "rd" or rounding == "rz" and value > 0
        if rounding == "rn" or off == 0 or (off > 0) != down:
            return float(near)
        return float(np.nextafter(near, dtype(-np.inf if down else np.inf)))
    for i, rounding in enumerate(ROUNDED):
        assert got[i].tolist() == [rounded(v, rounding, np.float32) for v in d.tolist()]
        assert got[4 + i].tolist() == [rounded(v, rounding, np.float32) for v in w.tolist()]
        assert got[8 + i].tolist() == [rounded(v % 2**64, rounding, np.float64) for v in w.tolist()]
        assert got[12 + i].tolist() == [rounded((v + 2**31) % 2**32 - 2**31, rounding, np.float32) for v in w.tolist()]
        whole_of = {"rn": round, "rz": math.trunc, "ru": math.ceil, "rd": math.floor}[rounding]
        assert ints[i].tolist() == [whole_of(v) for v in d.tolist()]
        assert ints[4 + i].tolist() == [whole_of(k / 8 - 4) for k in range(64)]


def test_every_function_of_the_documented_list_runs_also_of_a_product(loaded):
    rank, modules = loaded
    for name, dtype in (("all_float", torch.float32), ("all_double", torch.float64)):
        out = rank.zeros(1, dtype)
        rank.launch(modules["-O3"][name], 1, 1, 0.0, 0.25, 0.5, 3, out)
        assert torch.isnan(out.to_torch()).all()  # nan("") is one of them
    # If x is a product, clang contracts x - x to its rounding error. So no test for finite values may use x - x.
    out = rank.zeros(7, torch.float64)
    rank.launch(modules["-O3"].product, 1, 1, out, 0.3277, 3.1)
    z = 0.3277 * 3.1
    expected = [math.sin(z), math.cos(z), math.sin(math.pi * z), math.lgamma(z), math.asinh(z), -0.0 + math.frexp(z)[1] - 1,
                math.remainder(z, 0.3277)]
    assert np.allclose(out.to_torch().numpy(), expected, rtol=1e-11, atol=1e-15)


def test_lanes_that_came_together(loaded):
    rank, modules = loaded
    take = Draw(1).integers(0, 2, 64, dtype=torch.int32)
    lanes = [lane for lane in range(64) if take[lane]]
    out = rank.zeros((6, 64), torch.int32)
    rank.launch(modules["-O3"].together, 1, 64, rank.from_torch(take), out)
    answers = out.to_torch()
    votes = sum(1 << i for i, lane in enumerate(lanes) if lane & 1) & 0xffffffff
    for i, lane in enumerate(lanes):
        after = lanes[min(i + 1, len(lanes) - 1)]
        assert answers[:5, lane].tolist()[:2] == [len(lanes) * 1000 + i, lanes[1]]
        assert answers[2, lane].item() & 0xffffffff == votes and answers[3, lane] == sum(lanes)
        assert answers[4, lane] == after * 4 + (5 in lanes) * 2 + 1
    assert answers[5].tolist() == [lane // 16 * 16 + 15 for lane in range(64)]
