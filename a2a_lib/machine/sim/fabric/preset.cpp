#include "fabric/preset.h"

namespace a2a {
namespace {
// Presentation only: the code stays gfx942, and so do the caches' sizes unless they are listed here.
constexpr Override kH200[] = {
    {"cycle", "1980 MHz (NVIDIA: H200)", 505},
    {"lds", "measured (a2a calibrate, H200, 2026-11-21)", 9'700},
    {"l1", "measured (the same); 40 cycles (GH200 microbenchmark, markdewing/AI_kernels)", 18'500},
    {"l2", "measured (the same); 281 cycles (GH200 microbenchmark)", 142'000},
    {"mall", "the L2, which is one: what a part of it lacks, another has", 142'000},
    {"memory", "measured (the same); 690 cycles (GH200 microbenchmark)", 335'000},
    {"remote", "measured (the same)", 855'000},
    {"kernarg", "measured (2026-11-22): 160 bytes of arguments add 35 ns to a kernel of a graph", 40'000},
    {"remote_store", "measured (the same), as a load", 855'000},
    {"atomic", "measured (2026-11-21 and 27, three machines): one atomic add with its result, 232 to 258", 245'000},
    {"atomic_far", "there is one L2", 245'000},
    {"atomic_turn", "there is one L2: a lane a cycle", 505},
    {"release", "measured (the same)", 268'000},
    {"release_turn", "an SM's fence waits for its own stores", 0},
    {"acquire", "an acquiring load takes as long as a relaxed one: measured (2026-11-22), 165 and 164 ns", 505},
    {"release_system", "measured (the same)", 580'000},
    {"acquire_system", "the same at system scope: 165 ns, and a flag of a peer 739 instead of 729 ns", 505},
    {"acquire_fence", "measured (a2a calibrate, H200, 2026-11-21): a fence, not an acquiring load", 289'000},
    {"acquire_fence_system", "measured (the same)", 603'000},
    {"release_beside", "measured (2026-11-22): behind 0.5 to 14 KiB of stores to a peer a release takes 0.9 to 1.1 us",
     530'000},
    {"channel_read_gbps", "no figure: not a limit", 1e9},
    {"cu_loads", "measured (the same): 215 GB/s from the L2 by each SM, times its latency", 245},
    {"wave_remote_loads", "measured (the same)", 27},
    {"l1_gbps", "128 bytes per cycle (NVIDIA: Hopper)", 253},
    {"cu_gbps", "measured (the same), while all SMs read", 216},
    {"hbm_gbps",
     "one rate for reading (measured 4590 to 4713), writing (4308 to 4336), copying (3943 to 3985): the middle", 4330},
    {"mall_gbps", "no figure: not a limit", 1e9},
    {"link_gbps", "measured (the same), 2 GPUs; 350 by each of 4 GPUs to its peers together; 450 raw", 372},
    {"link_crowded_gbps", "no such effect measured", 372},
    {"uncached_in_l2", "there is no such kind of memory", 1},
    {"merge_stores", "an L2 caches its own GPU's memory alone (NVIDIA); no measurement of pieces", 0},
    {"port_gbps", "one port into the NVSwitch: 350 measured on 4 GPUs", 350},
    {"mall_bytes", "the L2, 50 MB in two parts (NVIDIA: H200): CHOICE, each keeps what its SMs use", 25 << 20},
    {"cu_remote_stores", "measured (the same): one block pushes 55 GB/s, times the way to a peer", 370},
    {"block_start", "measured (the same): 1650 blocks a us, by 12 parts of 11 SMs", 7'270},
    {"copy_fixed", "copy engine: 24 us on 4 GPUs", 24'000'000},
    {"copy_gbps", "copy engine: 180 to 223 GB/s on 4 GPUs", 200},
    {"malloc", "measured (cudaMalloc of 4 KiB to 3.5 MiB, medians of 60, H200, 2026-11-21)", 38'000'000},
    {"free", "measured (cudaFree of the same)", 36'000'000},
    {"queue_gap",
     "measured (2026-11-22): one more kernel in a graph, which loads a word, 0.93 us, of which it runs 0.63", 300'000},
    {"graph_replay", "no figure of a graph of one kernel: CHOICE, as long as a launch takes", 1'500'000},
};

// Every memory operation takes a cycle and nothing has a limit: counts instructions.
std::vector<Override> ideal() {
  std::vector<Override> all;
  const auto add = [&](double value, std::initializer_list<std::string_view> names) {
    for (std::string_view name : names) all.push_back({name, "ideal: a cycle, or no limit", value});
  };
  add(double(Preset().cycle),
      {"lds",          "scalar",    "l1",           "l2",          "mall",           "memory",
       "remote",       "host",      "atomic",       "atomic_far",  "atomic_turn",    "remote_store",
       "release_turn", "kernarg",   "release",      "acquire",     "release_system", "acquire_system",
       "launch_call",  "launch",    "host_call",    "malloc",      "free",           "call",
       "sync",         "queue_gap", "graph_replay", "block_start", "start_spread",   "copy_fixed",
       "nic_message",  "nic_post",  "nic"});
  add(1e9, {"l1_gbps", "cu_gbps", "channel_read_gbps", "channel_write_gbps", "mall_gbps", "hbm_gbps", "link_gbps",
            "link_crowded_gbps", "host_gbps", "copy_gbps", "nic_gbps"});
  add(double(~0u), {"cu_loads", "cu_remote_stores", "wave_remote_loads"});
  return all;
}

void set(Preset& p, std::string_view name, double value) {
#define X(type, field, usual, unit, source) \
  if (name == #field) p.field = type(value);
  A2A_PRESET(X)
#undef X
}

Preset with(std::string_view name, std::vector<Override> overrides) {
  Preset p;
  p.name = name;
  for (const Override& o : overrides) set(p, o.name, o.value);
  p.overrides = std::move(overrides);
  return p;
}
}  // namespace

const Preset* find_preset(std::string_view name) {
  static const Preset all[] = {with("mi300x", {}), with("h200", {std::begin(kH200), std::end(kH200)}),
                               with("ideal", ideal())};
  for (const Preset& p : all)
    if (p.name == name) return &p;
  return nullptr;
}

Preset with(const Preset& preset, const std::vector<std::pair<std::string, double>>& constants) {
  Preset p = preset;
  for (const auto& [name, value] : constants) set(p, name, value);
  return p;
}

std::vector<Constant> constants(const Preset& p) {
  std::vector<Constant> all;
#define X(type, field, usual, unit_, source_) all.push_back({#field, unit_, source_, double(p.field)});
  A2A_PRESET(X)
#undef X
  for (Constant& c : all)
    for (const Override& o : p.overrides)
      if (c.name == o.name) c.source = o.source;
  return all;
}
}  // namespace a2a
