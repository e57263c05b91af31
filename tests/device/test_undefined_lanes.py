"""`int p; if (lane == 0) p = atomicAdd(q, 1); p = __shfl(p, 0);`: lanes whose value nobody reads may leave it undefined.

clang takes an argument to be defined unless its parameter says otherwise. Then it drops the `if`, and all lanes add.
"""
import pytest
import torch
from node_tools import node_fixture

FORMS = {  # name: (type, atomic on the counter, how lane 0's value reaches all lanes)
    "shfl": ("int", "atomicAdd(counter, 1)", "p = __shfl(p, 0)"),
    "shfl_wide": ("long long", "__hip_atomic_fetch_add(counter, 1ll, 0, __HIP_MEMORY_SCOPE_AGENT)", "p = __shfl(p, 0)"),
    "shfl_float": ("float", "atomicAdd(counter, 1.0f)", "p = __shfl(p, 0)"),
    "shfl_xor": ("int", "atomicAdd(counter, 1)", "p = __shfl_xor(p, lane)"),
    "shfl_up": ("int", "atomicAdd(counter, 1)", "p = __shfl_up(p, lane)"),
    "shfl_down": ("int", "atomicAdd(counter, 1)", "int q = __shfl_down(p, 64 - lane); p = lane ? q : p; p = __shfl(p, 0)"),
    "broadcast": ("int", "atomicAdd(counter, 1)", "p = a2a::broadcast(p)"),
    "broadcast_lane": ("unsigned", "atomicAdd(counter, 1u)", "p = a2a::broadcast(p, 0)"),
    "broadcast_wide": ("double", "atomicAdd(counter, 1.0)", "p = a2a::broadcast(p)"),
    "shuffle": ("int", "atomicAdd(counter, 1)", "p = a2a::shuffle(p, 0)"),
    "shuffle_xor": ("int", "atomicAdd(counter, 1)", "p = a2a::shuffle_xor(p, lane)"),
    "shuffle_up": ("int", "atomicAdd(counter, 1)", "p = a2a::shuffle_up(p, lane)"),
}
DTYPES = {"int": torch.int32, "unsigned": torch.int32, "long long": torch.int64, "float": torch.float32,
          "double": torch.float64}
SOURCE = '#include "a2a/a2a.h"\n' + "".join(
    f"""extern "C" __global__ void {name}({t}* counter, {t}* out) {{
  const int lane = threadIdx.x % 64;
  {t} p;
  if (lane == 0) p = {atomic};
  {spread};
  out[blockIdx.x * blockDim.x + threadIdx.x] = p;
}}
""" for name, (t, atomic, spread) in FORMS.items())
node = node_fixture(1, xcds=1, cus=2, preset="ideal", scope="module")


@pytest.mark.parametrize("opt", ["-O0", "-O3", *(pytest.param(opt, marks=pytest.mark.soak) for opt in ("-O1", "-O2", "-Os"))])
def test_one_lane_adds_for_its_wave(node, opt):
    module, rank = node.load(SOURCE, opt=opt), node.ranks[0]
    for name, (kind, _, _) in FORMS.items():
        counter, out = (rank.zeros(n, dtype=DTYPES[kind]) for n in (1, 4 * 64))
        rank.launch(module[name], 2, 128, counter, out)
        waves = out.to_torch().reshape(4, 64)
        assert counter.to_torch() == 4, f"{name} {opt}: {int(counter.to_torch())} additions by 4 waves"
        assert (waves == waves[:, :1]).all() and sorted(waves[:, 0].tolist()) == [0, 1, 2, 3], (name, opt)
