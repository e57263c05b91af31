"""The less common half of <cmath> on the simulated node, against Python's own library; groups of lanes that came together."""
import math

import numpy as np
import pytest
import torch

from a2a_lib import Draw
from a2a_lib.machine.node import Node

ANY, UNIT, ABOVE_1, SOME, POSITIVE = "any", "unit", "above 1", "some", "positive"
TABLE = {  # name: (exact, domain, ulps of a double)
    "log1p": (math.log1p, "above -1", 40), "expm1": (math.expm1, SOME, 40), "sinh": (math.sinh, SOME, 40),
    "asin": (math.asin, UNIT, 40), "acos": (math.acos, UNIT, 40), "atan": (math.atan, ANY, 40),
    "asinh": (math.asinh, ANY, 40), "acosh": (math.acosh, ABOVE_1, 40), "atanh": (math.atanh, UNIT, 40),
    "erfc": (math.erfc, "below 25", 1000), "lgamma": (math.lgamma, POSITIVE, 1000), "tgamma": (math.gamma, "few", 1000),
    "cbrt": (math.cbrt, ANY, 40), "sinpi": (lambda x: math.sin(math.pi * math.remainder(x, 2)), "few", 40),
    "logb": (lambda x: math.frexp(x)[1] - 1.0, POSITIVE, 0), "lround": (lambda x: math.copysign(math.floor(abs(x) + 0.5), x), SOME, 0),
    "llrint": (lambda x: float(round(x)), SOME, 0),
}
TWO = {"atan2": math.atan2, "remainder": math.remainder, "nextafter": math.nextafter, "hypot": math.hypot}
REDUCED = {"any": (-1e6, 1e6), "unit": (-1, 1), "above 1": (1, 1e5), "some": (-60, 60), "positive": (1e-3, 90),
           "above -1": (-1, 1e3), "below 25": (-6, 25), "few": (0.05, 30)}


def inputs(domain, single):
    low, high = REDUCED[domain]
    draw = Draw(11)
    normal = (np.clip(scale * draw.normal(128, dtype=torch.float64).numpy(), low, high) for scale in (1, 1e-3, 5))
    x = np.concatenate([low + (high - low) * draw.uniform(128, dtype=torch.float64).numpy(), *normal])
    x = x[(x > low) & (x < high)]
    x = np.resize(x, 512)
    return x.astype(np.float32).astype(float) if single else x


@pytest.fixture(scope="module")
def rank_and_module():
    ones = [f"out[{i} * n + id] = {name}(x[{i} * n + id]); " for i, name in enumerate(TABLE)]
    singles = [f"out[{i} * n + id] = {name}f((float)x[{i} * n + id]); " for i, name in enumerate(TABLE)]
    with Node(1, name="small") as node:
        module = node.load(f"""#include <hip/hip_runtime.h>
            #include <hip/hip_cooperative_groups.h>
            #include <cmath>
            extern "C" __global__ void doubles(const double* x, double* out, int n) {{
              const int id = blockIdx.x * blockDim.x + threadIdx.x; {" ".join(ones)} }}
            extern "C" __global__ void floats(const double* x, double* out, int n) {{
              const int id = blockIdx.x * blockDim.x + threadIdx.x; {" ".join(singles)} }}
            extern "C" __global__ void two(const double* x, const double* y, double* out, int n) {{
              const int id = blockIdx.x * blockDim.x + threadIdx.x;
              {" ".join(f"out[{i} * n + id] = std::{name}(x[id], y[id]);" for i, name in enumerate(TWO))} }}
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
            }}""", name="mathematics.hip")
        yield node.ranks[0], module


@pytest.mark.parametrize("single", [True, False], ids=["float", "double"])
def test_within_an_ulp_or_two(rank_and_module, single):
    rank, module = rank_and_module
    x = np.stack([inputs(domain, single) for _, domain, _ in TABLE.values()])
    out = rank.zeros(x.shape, torch.float64)
    rank.launch(module["floats" if single else "doubles"], 2, 256, rank.from_torch(torch.from_numpy(x)), out, 512)
    for (name, (exact, _, ulps)), given, got in zip(TABLE.items(), x, out.to_torch().numpy(), strict=True):
        expected = np.array([exact(float(v)) for v in given])
        unit = np.spacing(abs(expected.astype(np.float32))).astype(float) if single else np.spacing(abs(expected))
        rest = 1e-15 if name in ("lgamma", "sinpi") else 0.0  # absolute, near their zeros
        far = ~(abs(got - expected) <= (2 if single else max(ulps, 1)) * unit + rest)
        assert not far.any(), (name, given[far][:5], got[far][:5], expected[far][:5])


def test_of_two_arguments(rank_and_module):
    rank, module = rank_and_module
    draw = Draw(3)
    special = [0.0, -0.0, 1.0, -1.0, 2.5, -3.5, 1e300, 5e-324]
    x = np.concatenate([draw.normal(448, dtype=torch.float64).numpy() * 50, np.repeat(special, 8)])
    y = np.concatenate([draw.normal(448, dtype=torch.float64).numpy() * 3, np.tile(special, 8)])
    y[448:][np.tile(np.array(special) == 0, 8)] = 4.0  # no remainder by zero
    out = rank.zeros((len(TWO), 512), torch.float64)
    rank.launch(module.two, 2, 256, rank.from_torch(torch.from_numpy(x)), rank.from_torch(torch.from_numpy(y)), out, 512)
    for (name, exact), got in zip(TWO.items(), out.to_torch().numpy(), strict=True):
        expected = np.array([exact(a, b) for a, b in zip(x.tolist(), y.tolist(), strict=True)])
        many = 4 if name in ("atan2", "hypot") else 0
        usual = (abs(x) < 1e100) & (abs(y) < 1e100) & ((abs(y) > 1e-300) | (name == "nextafter"))
        assert (abs(got - expected) <= many * np.spacing(abs(expected)))[usual].all(), name


def test_of_a_product():
    """If x is a product, clang contracts x - x to its rounding error. So no test for finite values may use x - x."""
    with Node(1, name="small") as node:
        rank, module = node.ranks[0], node.load("""#include <hip/hip_runtime.h>
            extern "C" __global__ void k(double* o, double x, double y) {
              o[0] = sin(x * y); o[1] = cos(x * y); o[2] = sinpi(x * y); o[3] = lgamma(x * y); o[4] = asinh(x * y);
              o[5] = logb(x * y); o[6] = remainder(x * y, x); }""")
        out = rank.zeros(7, torch.float64)
        rank.launch(module.k, 1, 1, out, 0.3277, 3.1)
        z = 0.3277 * 3.1
        expected = [math.sin(z), math.cos(z), math.sin(math.pi * z), math.lgamma(z), math.asinh(z), -0.0 + math.frexp(z)[1] - 1,
                    math.remainder(z, 0.3277)]
        assert np.allclose(out.to_torch().numpy(), expected, rtol=1e-11, atol=1e-15)


def test_lanes_that_came_together(rank_and_module):
    rank, module = rank_and_module
    take = Draw(1).integers(0, 2, 64, dtype=torch.int32)
    lanes = [lane for lane in range(64) if take[lane]]
    out = rank.zeros((6, 64), torch.int32)
    rank.launch(module.together, 1, 64, rank.from_torch(take), out)
    found = out.to_torch()
    votes = sum(1 << i for i, lane in enumerate(lanes) if lane & 1) & 0xffffffff
    for i, lane in enumerate(lanes):
        after = lanes[min(i + 1, len(lanes) - 1)]
        assert found[:5, lane].tolist()[:2] == [len(lanes) * 1000 + i, lanes[1]]
        assert found[2, lane].item() & 0xffffffff == votes and found[3, lane] == sum(lanes)
        assert found[4, lane] == after * 4 + (5 in lanes) * 2 + 1
    assert found[5].tolist() == [lane // 16 * 16 + 15 for lane in range(64)]
