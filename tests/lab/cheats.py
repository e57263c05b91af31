"""Submissions that cheat, each with the check that is meant to refuse it: ("read", refusal) before anything runs, or (check, refusal)."""
from dataclasses import dataclass, field

import a2a_lib as a2a

OWN = a2a.all_to_all.rungs["token_flags"].SOURCE.read_text(encoding="utf-8")
COPY = "copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, shape.row_bytes());"
WAIT = "wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);"
SIGNAL = "signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);"
RELAXED = SIGNAL.replace("Order::release", "Order::relaxed")
RESULT = "out[c] = h;"
HEAD = "// a2a: rung token_flags, 3 blocks, 2 waves\n"

# Every rank does all experts for its own tokens, with parameters that the kernel has from `PARAMETERS`, and pushes rows of zeros so
# that the bytes add up.
HOME = '''/* a2a: rung
blocks = 3
waves = 2
[[stages]]
kernel = "home"
arguments = "world shape x topk_ids topk_weights shift scale shifts scales flags junk out"
[[buffers]]
kind = "Symmetric"
name = "flags"
dims = "2 world"
flag = { indices = "parity source", value = "{n}" }
[[buffers]]
kind = "Symmetric"
name = "shifts"
dims = "2 world experts"
[[buffers]]
kind = "Symmetric"
name = "scales"
dims = "2 world experts"
dtype = "float32"
[[buffers]]
kind = "Symmetric"
name = "junk"
dims = "4 world max_tokens dim"
dtype = "float16"
*/
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ __launch_bounds__(1024) void home(
    World world, Shape shape, const half_t* x, const int* topk_ids, const float* topk_weights, const int* shift, const float* scale,
    int* shifts, float* scales, uint32_t* flags, half_t* junk, half_t* out) {
  const int E = shape.experts, W = world.world_size, slot = world.epoch % 2 * W;
  if (blockIdx.x == 0 && wave_in_block() == 0)
    for (int peer = 0; peer < W; ++peer) {
      for (int e = lane_id(); e < E; e += WAVE) {
        world.at(shifts, peer)[(slot + world.rank) * E + e] = shift[e];
        world.at(scales, peer)[(slot + world.rank) * E + e] = scale[e];
      }
      wave_barrier();
      if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(flags + slot + world.rank, peer), world.epoch);
    }
  for (int peer = 0; peer < W; ++peer)
    for (int64_t i = threadIdx.x + blockIdx.x * blockDim.x; i < 2ll * shape.max_tokens * shape.dim; i += gridDim.x * blockDim.x)
      if (peer != world.rank) world.at(junk, peer)[4ll * world.rank * shape.max_tokens * shape.dim + i] = half_t(0.0f);
  fence<Order::release, Scope::system>();
  for (int source = 0; source < W; ++source) wait_equal<Order::acquire, Scope::system>(&flags[slot + source], world.epoch);
  __syncthreads();
  MORE
  for (int t = blockIdx.x; t < shape.num_tokens; t += gridDim.x)
    for (int j = threadIdx.x; j < shape.dim; j += blockDim.x) {
      float sum = 0;
      for (int k = 0; k < shape.topk; ++k) {
        const int e = topk_ids[t * shape.topk + k];
        if (e < 0) continue;
        PARAMETERS
        sum += topk_weights[t * shape.topk + k] * factor * VALUE;
      }
      out[(int64_t)t * shape.dim + j] = half_t(sum);
    }
}
'''
# All that the others pushed is loaded, once it is there, and thrown away.
READ = """for (int source = 0; source < W; ++source)
    for (int i = threadIdx.x + blockIdx.x * blockDim.x; source != world.rank && i < shape.max_tokens * shape.dim;
         i += gridDim.x * blockDim.x) {
      uint32_t* word = (uint32_t*)(junk + 4ll * source * shape.max_tokens * shape.dim) + i;
      for (uint32_t seen = 0xffffffff; (seen & 0xffff) == 0xffff || seen >> 16 == 0xffff;) seen = load_relaxed<Scope::system>(word);
      store_relaxed<Scope::system>(word, 0xffffffffu);
    }
  """
# Rows go to a peer's memory and come back without the peer.
BOUNCED = """for (int peer = 0; peer < W; ++peer)
    if (peer != world.rank) {
      half_t* there = world.at(junk, peer) + (4ll * world.rank + 2) * shape.max_tokens * shape.dim;
      for (int t = blockIdx.x; t < shape.num_tokens; t += gridDim.x)
        for (int j = threadIdx.x; j < shape.dim; j += blockDim.x) there[t * shape.dim + j] = x[t * shape.dim + j];
    }
  fence<Order::acq_rel, Scope::system>();
  __syncthreads();
  """
BACK = """({ const int64_t at = (int64_t)t * shape.dim + (j - by + shape.dim) % shape.dim; const int owner = e / E;
          float(owner == world.rank ? x[at] : (world.at(junk, owner) + (4ll * world.rank + 2) * shape.max_tokens * shape.dim)[at]); })"""
ROW = "float(x[(int64_t)t * shape.dim + (j - by + shape.dim) % shape.dim])"
KNOWN = "const float all[6] = {1, -1, 2, -2, 0.5f, -0.5f}; const float factor = all[e % 6]; const int by = 8 * (e + 1) % shape.dim;"
SENT = "const float factor = scales[slot * E + e]; const int by = shifts[slot * E + e];"

@dataclass(frozen=True)
class Cheat:
    """text: of mine.hip; check: that refuses it; refusal: phrases of its message, separated by |; asked: how it is judged."""

    text: str
    check: str
    refusal: str
    asked: dict = field(default_factory=dict)


def put(folder, text: str, name: str = "mine.hip"):
    """The path of a new file."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def changed(*changes: tuple[str, str], before: str = "") -> str:
    text = OWN
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return HEAD + text.replace("using namespace a2a;\n", f"using namespace a2a;\n{before}\n")


def careless(where: str) -> str:
    """A wait that acquires nothing: values are right as long as no cache holds old ones."""
    return changed((WAIT, f"if ({where}) {WAIT.replace('acquire', 'relaxed')} else {WAIT}"))


def home(parameters: str, more: str = "", value: str = ROW, before: str = "") -> str:
    """Kernels that do all experts at home."""
    text = HOME.replace("PARAMETERS", parameters).replace("MORE", more).replace("VALUE", value)
    return text.replace("using namespace a2a;\n", f"using namespace a2a;\n{before}\n")


KNOWN_CHEATS = {
    "experts at home, zeros pushed": Cheat(home(KNOWN), "hazards", "routing: random"),
    "parameters sent, zeros pushed": Cheat(home(SENT), "bytes", "work that was not done"),
    "wrong at the judged ranks alone": Cheat(
        changed((SIGNAL, f"if (world.world_size == 8) {RELAXED} else {SIGNAL}")), "races", "missing release", asked={"world_size": 8}),
    "wrong at the judged shape alone": Cheat(
        changed((WAIT, f"if (shape.dim == 128) {WAIT.replace('acquire', 'relaxed')} else {WAIT}")), "races", "missing acquire"),
}
MORE_CHEATS = {
    "answers from memory that is not its own": Cheat(
        changed(("out[c] = h;", "out[c] = ((const Half8*)expert_x)[1ll << 40];")), "hazards", "FaultError"),
    "rows of the call before": Cheat(changed((COPY, f"if (world.epoch != 2) {COPY}")), "repeats", "call 2 with the same routing"),
    "a device variable counts calls": Cheat(
        changed((COPY, f"if (calls < 6) {COPY}"),
                ("if (blockIdx.x == 0) send_counts",
                 "if (blockIdx.x + threadIdx.x == 0) atomicAdd(&calls, 1);\n  if (blockIdx.x == 0) send_counts"),
                before="__device__ int calls;"), "hazards", "routing"),
    "a call like the one before is left out": Cheat(
        changed((COPY, f"if (last[flat] != id) {COPY}\n    last[flat] = id;"), before="__device__ int last[4096];"), "hazards", "routing"),
    "its own flags, set at home": Cheat(
        changed((WAIT, f"signal<Order::release, Scope::system>((uint32_t*)&recv_flags[from], world.epoch); {WAIT}")), "hazards", "routing"),
    "careful when the clock is even": Cheat(
        changed((SIGNAL, f"if (clock64() & 1) {RELAXED} else {SIGNAL}")), "races", "missing release"),
    "careful in small grids": Cheat(
        changed((SIGNAL, f"if (gridDim.x > 3) {RELAXED} else {SIGNAL}")).replace("3 blocks", "4 blocks"), "races", "missing release"),
    "careful in grids that the race detector follows": Cheat(
        changed((SIGNAL, f"if (gridDim.x > 60) {RELAXED} else {SIGNAL}")).replace(HEAD, "// a2a: rung token_flags\n"),
        "races", "missing release", asked={"shapes": ("bench1",), "world_size": 8}),
    "careful in the first call": Cheat(
        changed((WAIT, WAIT.replace("wait_equal", "wait_at_least").replace("world.epoch", "1u"))), "schedules", "schedules go wrong|race"),
    "rows of eight bits": Cheat(
        changed(("h[j] = half_t(factor * float(h[j]));",
                 "h[j] = half_t(factor * __uint_as_float(__float_as_uint(float(h[j])) & 0xfff00000u));")),
        "times", "is wrong|are wrong|expected"),
    "a helper that nobody times": Cheat(changed(before='extern "C" __global__ void helper() {}'), "read", "this one has .*helper"),
}

FIRST_BLOCK = "if (blockIdx.x == 0) send_counts"
# Written against the judge as it is now: what it looks at, where it does not look, and what it believes.
LATER_CHEATS = {
    "zeros are pushed, read and thrown away": Cheat(home(SENT, READ), "links", "another call's rows"),
    "rows come back from the peer's memory without the peer": Cheat(home(SENT, BOUNCED, BACK), "bytes", "work that was not done"),
    "rows come back, and zeros that are read": Cheat(home(SENT, BOUNCED + READ, BACK), "links", "another call's rows"),
    "parameters kept from the first call": Cheat(
        home("const float factor = kept[0][e]; const int by = int(kept[1][e]);",
             READ + "if (world.epoch == 1) for (int e = threadIdx.x; e < E * W; e += blockDim.x) { kept[0][e] = scales[slot * E + e]; "
             "kept[1][e] = shifts[slot * E + e]; } __syncthreads();", before="__device__ float kept[2][64];"), "links", "not used"),
    "parameters of others behind one's own": Cheat(
        changed(("h[j] = half_t(factor * float(h[j]));",
                 "h[j] = half_t((factor + 0 * scale[1 << 20]) * float(h[j]));")), "hazards", "FaultError"),
    "careful in the first call at the judged shape": Cheat(
        careless("shape.dim == 128 && world.epoch > 1"), "times", "missing acquire"),
    "no rows after forty calls": Cheat(changed((COPY, f"if (world.epoch < 40) {COPY}")), "races", "in a row"),
    "careful for the first milliseconds": Cheat(
        careless("wall_clock64() > 260000"), "times", "missing acquire"),
    "careful with few tokens": Cheat(
        careless("shape.num_tokens > 16"), "times", "missing acquire", asked={"shapes": ("test5",)}),
    "careful on small nodes": Cheat(
        careless("__builtin_amdgcn_s_getreg(20 | 3 << 11) > 1"), "races", "missing acquire"),
    "careful in the first blocks": Cheat(
        careless("blockIdx.x > 2").replace(HEAD, "// a2a: rung token_flags\n"), "races", "missing acquire"),
    "careful where buffers are poisoned": Cheat(
        careless("*(const uint16_t*)(recv_x + 1000) != 0xffff"), "schedules", "race|go wrong"),
    "more waves than anybody follows": Cheat(
        changed().replace(HEAD, "// a2a: rung token_flags, 20000 blocks, 16 waves\n"), "races", "choose fewer blocks"),
    "its input is written over": Cheat(
        home(SENT).replace("    }\n}\n", "    }\n  __syncthreads();\n  if (blockIdx.x == 0 && shape.num_tokens) "
                           "((int*)topk_ids)[0] = 0;\n}\n"), "hazards", "topk_ids"),
    "an assertion that fails": Cheat(changed((RESULT, "assert(c != 0); " + RESULT)), "hazards", "assert"),
    "an escape for the terminal": Cheat(changed(before="// \x1b[2J"), "read", "control character"),
}
