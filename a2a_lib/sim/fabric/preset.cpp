#include "fabric/preset.h"

namespace a2a {
namespace {
struct Override { std::string_view name, source; double value; };

// Presentation only: the code stays gfx942, and so do the caches' sizes where they are not named here.
constexpr Override kH200[] = {
    {"cycle", "1980 MHz (NVIDIA: H200)", 505},
    {"lds", "measured (a2a calibrate, H200, 2026-11-21)", 9'700},
    {"l1", "measured (the same); 40 cycles (GH200 microbenchmark, markdewing/AI_kernels)", 18'500},
    {"l2", "measured (the same); 281 cycles (GH200 microbenchmark)", 142'000},
    {"mall", "no such cache", 142'000},
    {"memory", "measured (the same); 690 cycles (GH200 microbenchmark)", 335'000},
    {"remote", "measured (the same)", 855'000},
    {"atomic", "measured (the same): one atomic add with its result", 231'000},
    {"atomic_far", "there is one L2", 231'000},
    {"atomic_turn", "measured (the same): 512 adds per us on one word", 1'950},
    {"release", "measured (the same)", 268'000},
    {"acquire", "measured (the same)", 289'000},
    {"release_system", "measured (the same)", 580'000},
    {"acquire_system", "measured (the same)", 603'000},
    {"channel_read_gbps", "no figure: not a limit", 1e9},
    {"cu_loads", "measured (the same): 215 GB/s from the L2 by each SM, times its latency", 245},
    {"wave_remote_loads", "measured (the same)", 27},
    {"l1_gbps", "128 bytes per cycle (NVIDIA: Hopper)", 253},
    {"cu_gbps", "measured (the same), while all SMs read", 216},
    {"hbm_gbps", "measured (the same); 4800 in NVIDIA's specification", 4590},
    {"mall_gbps", "no such cache", 1e9},
    {"link_gbps", "measured (the same), 2 GPUs; 350 by each of 4 GPUs to its peers together; 450 raw", 372},
    {"port_gbps", "one port into the NVSwitch: 350 measured on 4 GPUs", 350},
    {"mall_bytes", "no such cache", 0},
    {"cu_remote_stores", "measured (the same): one block pushes 55 GB/s, times the way to a peer", 370},
    {"copy_fixed", "copy engine: 24 us on 4 GPUs", 24'000'000},
    {"copy_gbps", "copy engine: 180 to 223 GB/s on 4 GPUs", 200},
    {"malloc", "measured (cudaMalloc of 4 KiB to 3.5 MiB, medians of 60, H200, 2026-11-21)", 38'000'000},
    {"free", "measured (cudaFree of the same)", 36'000'000},
    {"queue_gap", "a second empty kernel adds 1.6 us on an H200", 1'500'000},
};

// Every memory operation takes a cycle and nothing has a limit: counts instructions.
Preset ideal() {
  Preset p;
  p.name = "ideal";
  for (u64* t : {&p.lds, &p.scalar, &p.l1, &p.l2, &p.mall, &p.memory, &p.remote, &p.host, &p.atomic, &p.atomic_far, &p.atomic_turn, &p.release,
                 &p.acquire, &p.release_system, &p.acquire_system, &p.launch_call, &p.launch, &p.host_call, &p.malloc, &p.free, &p.call, &p.sync, &p.queue_gap, &p.block_start, &p.start_spread, &p.copy_fixed})
    *t = p.cycle;
  for (double* b : {&p.l1_gbps, &p.cu_gbps, &p.channel_read_gbps, &p.channel_write_gbps, &p.mall_gbps, &p.hbm_gbps, &p.link_gbps, &p.host_gbps, &p.copy_gbps})
    *b = 1e9;
  p.cu_loads = p.cu_remote_stores = p.wave_remote_loads = ~0u;
  return p;
}

Preset with(std::string_view name, const Override* o, size_t n) {
  Preset p;
  p.name = name;
  for (size_t i = 0; i < n; ++i) {
#define X(type, field, usual, unit, source) if (o[i].name == #field) p.field = type(o[i].value);
    A2A_PRESET(X)
#undef X
  }
  return p;
}
}  // namespace

const Preset* find_preset(std::string_view name) {
  static const Preset all[] = {with("mi300x", nullptr, 0), with("h200", kH200, std::size(kH200)), ideal()};
  for (const Preset& p : all)
    if (p.name == name) return &p;
  return nullptr;
}

std::vector<Constant> constants(const Preset& p) {
  std::vector<Constant> all;
#define X(type, field, usual, unit_, source_) all.push_back({#field, unit_, source_, double(p.field)});
  A2A_PRESET(X)
#undef X
  const Preset& base = *find_preset("mi300x");
  const std::vector<Constant> usual = p.name == base.name ? all : constants(base);
  for (size_t i = 0; i < all.size(); ++i) {
    if (p.name == "ideal" && all[i].value != usual[i].value) all[i].source = "ideal: a cycle, or no limit";
    for (const Override& o : kH200)
      if (p.name == "h200" && all[i].name == o.name) all[i].source = o.source;
  }
  return all;
}
}  // namespace a2a
