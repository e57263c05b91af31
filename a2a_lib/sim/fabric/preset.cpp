#include "fabric/preset.h"

namespace a2a {
namespace {
Preset h200() {  // presentation only: the code stays gfx942
  Preset p;
  p.name = "h200";
  p.cycle = 505;            // 1980 MHz
  p.memory = 348'000;       // ~690 cycles (GH200 microbenchmark, markdewing/AI_kernels)
  p.l2 = 142'000;           // ~281 cycles, same source
  p.remote = 1'500'000;     // "1-2 us" in blogs: to be measured
  p.hbm_gbps = 4800;        // HBM3e, specification
  p.link_gbps = 450;        // NVLink 4, 450 GB/s per direction, any peer
  p.port_gbps = 450;        // one port into the NVSwitch
  return p;
}
Preset ideal() {  // every memory operation a cycle, no bandwidth limits: counts instructions
  Preset p;
  p.name = "ideal";
  p.lds = p.scalar = p.memory = p.l2 = p.atomic = p.remote = p.cycle;
  p.release = p.acquire = p.cycle;
  p.hbm_gbps = p.link_gbps = p.copy_gbps = 1e9;
  p.launch = p.host_call = p.sync = p.queue_gap = p.copy_fixed = p.block_start = p.cycle;
  return p;
}
}  // namespace

const Preset* find_preset(std::string_view name) {
  static const Preset all[] = {Preset{.name = "mi300x"}, h200(), ideal()};
  for (const Preset& p : all)
    if (p.name == name) return &p;
  return nullptr;
}
}  // namespace a2a
