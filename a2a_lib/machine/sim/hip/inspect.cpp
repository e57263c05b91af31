// The inspection API, which real GPUs do not have: nodes, names, host views, the event record, counters.
#include <cstdio>
#include <cstring>
#include <map>

#include "hip/state.h"
#include "isa/table.h"
#include "machine/crossing.h"
#include "machine/detail.h"
#include "machine/pulse.h"
#include "memory/numerals.h"

using namespace a2a;
using namespace a2a::api;

namespace {
// ---- the configuration of a2aSimCreate ----
// The flat JSON object a2aSimCreate takes: numbers and strings only.
std::map<std::string, std::string> read_flat_json(const std::string& s) {
  constexpr auto between = " \n\t{}:,";
  std::vector<std::string> words;
  for (size_t at = 0; (at = s.find_first_not_of(between, at)) != s.npos;) {
    const bool quoted = s[at] == '"';
    const size_t from = at + quoted, end = std::min(s.find_first_of(quoted ? "\"" : between, from), s.size());
    words.push_back(s.substr(from, end - from));
    at = end + quoted;
  }
  if (words.size() % 2 || (!words.empty() && s[s.find_first_not_of(" \n\t")] != '{'))
    throw LoadError("the configuration is not a flat JSON object");
  std::map<std::string, std::string> out;
  for (size_t i = 0; i < words.size(); i += 2) out[words[i]] = words[i + 1];
  return out;
}

struct Range {
  std::string_view what;  // a constant, or the unit of those without a line of their own
  double least, most;
};
constexpr Range kRanges[] = {
    {"cycle", 1, 1e6},     {"tick", 1, 1e6},       {"jitter", 2, 32},
    {"port_gbps", 0, 1e9}, {"mall_bytes", 0, 1e9}, {"ps", 0, 1e12},
    {"GB/s", 1e-3, 1e9},   {"bytes", 1, 1e9},      {"bytes per cycle", 1, 1e9},
    {"cycles", 1, 1e6},    {"lines", 1, 1e9},      {"instructions", 1, 1e9},
    {"0 or 1", 0, 1},      {"share", 0, 1},
};

void check_constant(const Preset& preset, const std::string& name, double value) {
  for (const Constant& k : constants(preset)) {
    if (k.name != name) continue;
    for (const Range& r : kRanges) {
      if (r.what != name && r.what != k.unit) continue;
      if (value >= r.least && value <= r.most) return;
      char range[64];
      const Numerals numerals;
      std::snprintf(range, sizeof range, "%g to %g ", r.least, r.most);
      throw LoadError("configuration: " + name + " is from " + range + std::string(k.unit));
    }
  }
  throw LoadError("configuration: the clock has no constant `" + name + "`");
}
// Throws LoadError for an unknown name or a value out of range.
Config read_config(const char* json) {
  Config c;
  for (auto& [key, v] : read_flat_json(json ? json : "")) {
    if (key == "arch") {
      c.arch = find_arch(v);
      if (!c.arch) throw LoadError("configuration: no architecture `" + v + "` (" + kGfx942.name + ")");
    } else if (key == "preset") c.preset = v;
    else if (key == "memory") c.memory = v;
    else if (key == "alignment") {
      if (v != "strict" && v != "hardware")
        throw LoadError("configuration: no alignment `" + v + "` (hardware, strict)");
      c.aligned = v == "strict";
    } else {
      double n;
      const Numerals numerals;
      try {
        n = std::stod(v);
      } catch (...) { throw LoadError("configuration: " + key + " is not a number: " + v); }
      if (key == "gpus") c.gpus = int(n);
      else if (key == "nodes") c.nodes = int(n);
      else if (key == "xcds") c.xcds = int(n);
      else if (key == "cus") c.cus = int(n);
      else if (key == "seed") c.seed = std::stoull(v);
      else if (key == "max_events") c.max_events = u64(n);
      else if (key == "max_instructions") c.max_instructions = u64(n);
      else if (key == "max_seconds") c.max_seconds = n;
      else if (key == "max_wait_us") c.max_wait_us = n;
      else if (key == "races") c.races = n != 0;
      else if (key == "threads") c.threads = int(n);
      else if (key == "cores") c.cores = int(n);
      else if (key.starts_with("constant.")) c.constants.push_back({key.substr(9), n});
      else throw LoadError("configuration: unknown key " + key);
    }
  }
  auto range = [](const char* what, int v, int lo, int hi) {
    if (v < lo || v > hi)
      throw LoadError("configuration: " + std::string(what) + " must be from " + std::to_string(lo) + " to " +
                      std::to_string(hi) + ", not " + std::to_string(v));
  };
  if (!(c.max_seconds > 0 && c.max_seconds <= 1e9))
    throw LoadError("configuration: max_seconds must be above 0 and at most 1e9");
  range("gpus", c.gpus, 1, 16);
  range("nodes", c.nodes, 1, c.gpus);
  if (c.gpus % c.nodes)
    throw LoadError("configuration: " + std::to_string(c.gpus) + " GPUs do not divide into " + std::to_string(c.nodes) +
                    " nodes");
  range("threads", c.threads, 0, 256);
  range("cores", c.cores, 0, 1 << 20);
  range("xcds", c.xcds, 1, 16);
  range("cus", c.cus, 1, 64);
  if (!find_preset(c.preset)) throw LoadError("configuration: no preset `" + c.preset + "` (mi300x, h200, ideal)");
  for (const auto& [name, value] : c.constants) check_constant(*find_preset(c.preset), name, value);
  if (!memory_mode(c.memory))
    throw LoadError("configuration: no memory mode `" + c.memory + "` (ideal, strict, hw-spx, cpx)");
  return c;
}

// ---- helpers ----
Gpu* gpu_of(int rank) {
  auto& g = current()->node->gpus;
  return rank < 0 || rank >= int(g.size()) ? nullptr : g[size_t(rank)].get();
}
// The mapping of bytes of the rank's memory; null if they are not.
const Mapping* memory_of(int rank, const void* addr, u64 bytes) {
  const Gpu* g = gpu_of(rank);
  const Mapping* m = g ? g->space.find(address_of(addr)) : nullptr;
  return m && address_of(addr) + bytes - m->base <= m->size ? m : nullptr;
}
// Copies as many items of a list of the detail record as fit; the list's length.
template <class T>
int64_t copy_of(std::vector<T> Detail::* list, void* out, int64_t max) {
  const auto& d = current()->node->detail;
  if (!d) return 0;
  const auto size = int64_t(((*d).*list).size());
  if (out) std::memcpy(out, ((*d).*list).data(), size_t(std::min(max, size)) * sizeof(T));
  return size;
}
}  // namespace

A2A_API const char* a2aSimVersion() { return A2A_VERSION; }
// The source's form of a C++ name, "" if it is none; valid until the thread's next call.
A2A_API const char* a2aSimDemangle(const char* mangled) {
  thread_local std::string name;
  name = demangled(mangled);
  return name.c_str();
}
A2A_API const char* a2aSimLastError() { return state().error_json.c_str(); }
A2A_API int a2aSimCreate(const char* json) {
  try {
    auto n = std::make_unique<NodeState>();
    n->node = std::make_unique<Node>(read_config(json));
    auto& s = state();
    for (size_t i = 0; i < s.nodes.size(); ++i)
      if (!s.nodes[i]) {
        s.nodes[i] = std::move(n);
        return s.current = int(i);
      }
    s.nodes.push_back(std::move(n));
    return s.current = int(s.nodes.size()) - 1;
  } catch (const std::exception& e) {
    report(hipErrorInvalidValue, "config", e.what());
    return -1;
  }
}
A2A_API int a2aSimUse(int id) {
  auto& s = state();
  if (id < 0 || id >= int(s.nodes.size()) || !s.nodes[size_t(id)])
    return report(hipErrorInvalidHandle, "config", "there is no node " + std::to_string(id));
  s.current = id;
  return 0;
}
A2A_API void a2aSimDestroy(int id) {
  auto& s = state();
  if (id < 0 || id >= int(s.nodes.size())) return;
  s.nodes[size_t(id)].reset();
  if (s.current == id) s.current = -1;
}
A2A_API int a2aSimName(int rank, const void* addr, size_t bytes, const char* name, int item, const int64_t* shape,
                       int ndim) {
  const u64 a = address_of(addr);
  const Mapping* m = memory_of(rank, addr, bytes);
  if (!m) return report(hipErrorInvalidValue, "memory", "a2aSimName: not memory of rank " + std::to_string(rank));
  if (!name || !*name) {  // no name: deletes those in the range
    std::erase_if(m->memory->names, [&](const Symbol& o) {
      return o.offset >= a - m->base && o.offset + o.bytes <= a - m->base + bytes;
    });
    return hipSuccess;
  }
  const int size = std::max(item < 0 ? -item : item, 1);  // below 0: of floating-point numbers
  Node& n = *current()->node;
  Symbol s{a - m->base, bytes, name, size, {}, n.record.symbols.id(name), 0, item < 0};
  if (shape) s.shape.assign(shape, shape + ndim);
  auto& names = m->memory->names;
  std::erase_if(names, [&](const Symbol& o) {
    if (o.offset != s.offset || o.bytes != s.bytes) return false;
    if (o.name == s.name) s.number = o.number;  // the same name again: it is still the same buffer
    return true;
  });
  if (!s.number) s.number = ++n.names_given;
  names.push_back(std::move(s));
  return hipSuccess;
}
A2A_API void* a2aSimHostPointer(int rank, const void* addr, size_t bytes) {
  const Mapping* m = memory_of(rank, addr, bytes);
  return m ? m->memory->host + (address_of(addr) - m->base) : nullptr;
}
// Sets the queue of the rank's NIC: int64 [1 + entries, 8], zero at first (machine/nic.h).
A2A_API int a2aSimNic(int rank, const void* addr, int entries) {
  const u64 a = address_of(addr);
  const Mapping* m = entries < 1 ? nullptr : memory_of(rank, addr, u64(1 + entries) * 64);
  if (!m || m->ipc || a % 8)
    return report(hipErrorInvalidValue, "memory", "a2aSimNic: not memory of rank " + std::to_string(rank));
  current()->node->attach_nic(rank, *m->memory, a - m->base, u32(entries));
  return hipSuccess;
}
// The number of the next record; the remaining records from number `first` on (null: their number); and the number of
// lost ones.
A2A_API int64_t a2aSimEventCount() { return int64_t(current()->node->record.count()); }
A2A_API int64_t a2aSimEvents(void* out, int64_t first, int64_t max) {
  return int64_t(current()->node->record.read(u64(first), static_cast<Event*>(out), u64(std::max<int64_t>(0, max))));
}
A2A_API int64_t a2aSimEventsDropped(int64_t first) { return int64_t(current()->node->record.lost(u64(first))); }
A2A_API void a2aSimEventsClear() { current()->node->record.clear(); }
A2A_API const char* a2aSimStrings() {
  auto& r = current()->node->record;
  const Json lists("kernels", r.kernels.list, "symbols", r.symbols.list, "files", r.files.list);
  return (state().scratch = lists.str()).c_str();
}
A2A_API int64_t a2aSimTime(int rank) {
  Node& n = *current()->node;
  if (rank >= 0 && rank < int(n.gpus.size())) return int64_t(n.gpus[size_t(rank)]->host_time);
  u64 t = n.now;
  for (auto& g : n.gpus) t = std::max(t, g->host_time);
  return int64_t(t);
}
// Keeps a rank's host busy for `ps` picoseconds; < 0: for the preset's time of an operator's call.
A2A_API int a2aSimHostWork(int rank, const char* name, int64_t ps) {
  Gpu* g = gpu_of(rank);
  if (!g) return hipErrorInvalidDevice;
  Node& n = *current()->node;
  n.host_call(*g, name, ps < 0 ? n.preset.call : u64(ps));
  return hipSuccess;
}
A2A_API const char* a2aSimCounters() {
  Node& n = *current()->node;
  const Tally tally = n.tally();
  const size_t g = n.gpus.size();
  std::string links;
  std::vector<Json> caches;  // of each rank: lines found and not found in each cache (of the clock), bytes of HBM
  for (size_t i = 0; i < g; ++i) {
    links += i ? "], [" : "[[";
    for (size_t j = 0; j < g; ++j) links += (j ? ", " : "") + std::to_string(n.link_bytes(i * g + j));
    const Counters& c = n.timing.counters(int(i));
    caches.push_back(Json("l1_hits", c.l1.hits, "l1_misses", c.l1.misses, "scalar_hits", c.scalar.hits, "scalar_misses",
                          c.scalar.misses, "l2_hits", c.l2.hits, "l2_misses", c.l2.misses, "mall_hits", c.mall.hits,
                          "mall_misses", c.mall.misses, "hbm_bytes", c.hbm_bytes));
  }
  Json t("instructions", n.instructions(), "waves", n.waves_started(), "lds_cycles", tally.bank_cycles,
         "lds_conflict_cycles", tally.bank_cycles - tally.bank_least, "vector_pieces", tally.pieces,
         "vector_pieces_least", tally.pieces_least, "stale_reads", n.stale_reads(), "never_written_reads",
         n.never_written());
  t.put("never_written_first", n.never_written_first.empty() ? "null" : n.never_written_first);
  t.add("events", n.record.read(0, nullptr, 0)).add("events_dropped", n.record.lost(0));
  return (state().scratch = t.put("link_bytes", links + "]]").add("caches", caches).str()).c_str();
}
// JSON list of the race detector's reports so far; a2aSimRacesClear deletes them.
A2A_API const char* a2aSimRaces() {
  auto& r = current()->node->races;
  return (state().scratch = r ? r->json() : "[]").c_str();
}
A2A_API void a2aSimRacesClear() {
  auto& r = current()->node->races;
  if (r) r->clear();
}
// The detail record (machine/detail.h): starts afresh with room for `steps` (0: ends), and is read as bytes.
A2A_API void a2aSimDetail(int64_t steps) {
  Node& n = *current()->node;
  n.detail = steps > 0 ? std::make_unique<Detail>(n, size_t(steps)) : nullptr;
}
A2A_API int64_t a2aSimDetailSteps(void* out, int64_t max) { return copy_of(&Detail::steps, out, max); }
A2A_API int64_t a2aSimDetailData(void* out, int64_t max) { return copy_of(&Detail::data, out, max); }
A2A_API int64_t a2aSimDetailDropped() {
  auto& d = current()->node->detail;
  return d ? int64_t(d->dropped) : 0;
}
// Bytes that crossed a link and were read where they came (machine/crossing.h): the count ends (0) or starts afresh,
// alone (1), keeping the bytes that cross (2), or carrying instead the bytes kept last, of any node (3).
A2A_API void a2aSimCrossing(int32_t what) {
  static std::unique_ptr<Carried> kept;
  Node& n = *current()->node;
  if (n.crossing && n.crossing->keeps()) kept = n.crossing->take();
  if (what == 0) n.crossing = nullptr;
  else
    n.crossing = std::make_unique<Crossing>(n.config.gpus, Crossing::What(what), what == 3 ? std::move(kept) : nullptr);
}
// [source * gpus + destination] of a pair between which other bytes crossed than were kept; -1: none.
A2A_API int32_t a2aSimDiverged() {
  const auto& c = current()->node->crossing;
  return c ? c->diverged() : -1;
}
// The race detector looks at one of `every` lines of 64 bytes, which the salt chooses. 1: it looks at all lines.
A2A_API void a2aSimRaceLines(uint32_t every, uint64_t salt) {
  if (auto& races = current()->node->races) races->look_at(every, salt);
}
// int64 [source, destination]
A2A_API void a2aSimCrossed(int64_t* out) {
  const auto& c = current()->node->crossing;
  if (c && out) std::copy(c->read().begin(), c->read().end(), out);
}
// Sets the longest pause of waves before some memory instructions, in us; 0: no pauses. The list of lost words starts
// anew.
A2A_API void a2aSimStalls(double us) {
  Node& n = *current()->node;
  if (us < 0) return;  // unchanged
  n.config.stalls = us;
  for (Flags* f : n.flags) f->words = us > 0 ? std::make_unique<LostWords>() : nullptr;
}
// JSON list of the words that, since then, were overwritten before anybody had read them, and read later.
A2A_API const char* a2aSimLostWords() {
  Node& n = *current()->node;
  std::vector<Json> all;
  for (Flags* f : n.flags)
    if (f->words)
      for (const LostWords::Lost& x : f->words->list()) all.push_back(json_of(x, n.record));
  return (state().scratch = json_list(all)).c_str();
}
// From a moment (ps) on, waves of the rank do nothing; faults: its memory answers no peer either.
A2A_API void a2aSimKill(int32_t rank, uint64_t at, int32_t faults) {
  Node& n = *current()->node;
  n.kill(*n.gpus[size_t(rank)], at, faults != 0);
}
A2A_API void a2aSimSeed(uint64_t seed) { current()->node->reseed(seed); }
// The instructions of the table as a JSON list of {name, family, matrix_cycles}: for tests and documentation.
A2A_API const char* a2aSimInstructions() {
  std::vector<Json> all;
  for (auto& op : all_ops())
    all.push_back(Json("name", op.name, "family", name_of(op.family), "matrix_cycles", op.matrix_cycles));
  return (state().scratch = json_list(all)).c_str();
}
// The simulated hardware (isa/arch.h), as a JSON object; `null` for an unknown architecture.
A2A_API const char* a2aSimArch(const char* name) {
  static thread_local std::string json;
  const Arch* a = find_arch(name);
  if (!a) return "null";
  const Json t("name", a->name, "gpu", a->gpu, "xcds", a->xcds, "cus", a->cus, "hbm_bytes", a->hbm_bytes, "clock_khz",
               a->clock_khz, "wave_size", kLanes, "simds", kSimds, "max_block", kMaxBlock, "waves_per_simd",
               a->waves_per_simd, "vgprs_per_simd", a->vgprs_per_simd, "vgpr_granule", a->vgpr_granule,
               "sgprs_per_simd", a->sgprs_per_simd, "sgpr_granule", a->sgpr_granule, "lds_bytes", a->lds_bytes,
               "lds_granule", a->lds_granule, "lds_banks", a->lds_banks, "cache_line", kLine, "l2_channels", kChannels);
  return (json = t.str()).c_str();
}
// Progress of a run that another thread of the caller waits for: wave instructions, and simulated ps. From any thread.
A2A_API void a2aSimPulse(uint64_t* instructions, uint64_t* ps) {
  *instructions = pulse.instructions.load(std::memory_order_relaxed);
  *ps = pulse.time.load(std::memory_order_relaxed);
}
// The texts that kernels have printed: their number; the texts (machine/print.h), which are then deleted; the number of
// texts that did not fit.
A2A_API int64_t a2aSimPrintedCount() { return int64_t(current()->node->prints.count()); }
A2A_API const char* a2aSimPrinted() { return (state().scratch = current()->node->prints.take()).c_str(); }
A2A_API int64_t a2aSimPrintedDropped() { return int64_t(current()->node->prints.dropped); }
// The constants of a preset as a JSON list of {name, value, unit, source}; `null` for an unknown preset.
A2A_API const char* a2aSimPreset(const char* name) {
  static thread_local std::string json;
  std::vector<Json> all;
  const Preset* p = find_preset(name);
  if (!p) return "null";
  for (auto& c : constants(*p))
    all.push_back(Json("name", std::string(c.name), "value", c.value, "unit", std::string(c.unit), "source",
                       std::string(c.source)));
  return (json = json_list(all)).c_str();
}
