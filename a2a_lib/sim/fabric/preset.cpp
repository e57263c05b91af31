#include "fabric/preset.h"

namespace a2a {
namespace {
struct Override { std::string_view name, source; double value; };

// Presentation only: the code stays gfx942, and so do the caches' sizes where they are not named here.
constexpr Override kH200[] = {
    {"cycle", "1980 MHz (NVIDIA: H200)", 505},
    {"l1", "40 cycles (GH200 microbenchmark, markdewing/AI_kernels)", 40 * 505},
    {"l2", "281 cycles (same source)", 281 * 505},
    {"mall", "no such cache", 281 * 505},
    {"memory", "690 cycles (same source)", 690 * 505},
    {"remote", "a relaxed flag takes 0.77 us one way (measured, 4 H200)", 1'100'000},
    {"hbm_gbps", "HBM3e (NVIDIA: H200)", 4800},
    {"mall_gbps", "no such cache", 1e9},
    {"link_gbps", "350 GB/s pushed by each GPU to its peers together (measured, 4 H200); 450 raw", 350},
    {"port_gbps", "one port into the NVSwitch (same measurement)", 350},
    {"mall_bytes", "no such cache", 0},
    {"cu_remote_stores", "340 GB/s from 8 blocks (measured, 4 H200) times the way to a peer", 365},
    {"copy_fixed", "copy engine (measured, 4 H200)", 24'000'000},
    {"copy_gbps", "180 to 223 GB/s (measured, 4 H200)", 200},
    {"queue_gap", "a second empty kernel adds 1.6 us (measured, H200)", 1'500'000},
};

// Every memory operation takes a cycle and nothing has a limit: counts instructions.
Preset ideal() {
  Preset p;
  p.name = "ideal";
  for (u64* t : {&p.lds, &p.scalar, &p.l1, &p.l2, &p.mall, &p.memory, &p.remote, &p.host, &p.atomic, &p.atomic_far, &p.atomic_turn, &p.release,
                 &p.acquire, &p.launch_call, &p.launch, &p.host_call, &p.sync, &p.queue_gap, &p.block_start, &p.start_spread, &p.copy_fixed})
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
