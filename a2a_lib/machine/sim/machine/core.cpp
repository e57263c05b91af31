#include "machine/core.h"

#include <algorithm>

#include "isa/table.h"
#include "machine/crossing.h"
#include "machine/detail.h"
#include "memory/common.h"

namespace a2a {
Common::Common(const Config& c)
    : config(c), preset(with(*find_preset(c.preset), c.constants)), timing(preset, c.gpus, c.xcds, c.cus) {
  record.capacity = c.max_events;
  if (c.races) races = std::make_unique<RaceDetector>(record.files.list, [](u16 op) { return all_ops()[op].name; });
  MemoryMode mode;
  if (memory_mode(c.memory, &mode) && mode != MemoryMode::Ideal)
    model = std::make_unique<MemoryModel>(mode, c.gpus, c.xcds, c.cus, c.seed);
  for (int r = 0; r < c.gpus; ++r) {
    auto& g = gpus.emplace_back(std::make_unique<Gpu>(r));
    g->xcd_start.resize(c.xcds);
    for (int x = 0; x < c.xcds; ++x)
      for (int i = 0; i < c.cus; ++i) {
        Cu cu;
        cu.gpu = g.get();
        cu.xcd = x;
        cu.index = i;
        g->cus.push_back(cu);
      }
    g->next_xcd = u32(mix(c.seed * 977 + u64(r)) % u64(c.xcds));
  }
}
Common::~Common() = default;

void Common::fail(std::string kind, Json facts, int hip_error) {
  if (failed.kind.empty()) failed = {std::move(kind), std::move(facts), hip_error};
}

bool Common::streams_empty() const {
  for (auto& g : gpus)
    for (auto& s : g->streams)
      if (!s->ops.empty()) return false;
  return true;
}

Core::Core(Common& n, int r)
    : node(n),
      rank(r),
      config(n.config),
      preset(n.preset),
      timing(n.timing),
      gpus(n.gpus),
      model(n.model),
      races(n.races),
      detail(n.detail),
      crossing(n.crossing),
      window(n.window()),
      link_bytes(size_t(n.config.gpus) * n.config.gpus),
      out(size_t(n.config.gpus)) {}

void Core::fail(std::string kind, Json facts, int hip_error) {
  if (failed.kind.empty()) failed = {std::move(kind), std::move(facts), hip_error};
}

Event event_of(const ResidentWave& w, const Inst& in, EventKind kind) {
  Event e;
  e.time = i64(w.time);
  e.block = i32(w.block->id);
  e.line = i32(in.line);
  e.launch = w.block->launch->id;
  e.kernel = w.block->launch->name;
  e.file = w.block->launch->module->file_ids[in.file];
  e.wave = i16(w.index);
  e.rank = i16(w.gpu->rank);
  e.kind = i16(kind);
  e.stream = i16(w.block->launch->stream->id);
  return e;
}
}  // namespace a2a
