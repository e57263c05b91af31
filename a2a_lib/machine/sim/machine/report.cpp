#include "machine/report.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "isa/program.h"
#include "isa/table.h"

namespace a2a {
namespace {
// ---- the value that a polling wave waits for, if its registers tell ----
struct Awaited {
  const char* relation;  // "equal", "other than", "at least", "less than", "more than", "at most"
  u64 value;
  bool upper;  // of the upper 32 bits of a word of 64
};
constexpr int kSteps = 64;  // instructions from the poll to the comparison, at most
using Register = std::pair<Kind, u16>;

// The part of the loaded word that a register holds: dword 0 or 1.
using Holds = std::map<Register, int>;

u32 dword_of(const ResidentWave& w, const Operand& o, int at, int lane) {
  if (o.kind == Kind::Vgpr) return w.v[size_t(o.reg + at) * kLanes + size_t(lane)];
  if (o.kind == Kind::Sgpr) return w.s[o.reg + at];
  return u32(o.value >> 32 * at);
}

// "v_cmp_lt_u32": {"lt", 1 dword}; {"", 0} for an instruction that compares no integers.
std::pair<std::string_view, int> comparison(std::string_view name) {
  for (std::string_view prefix : {"v_cmp_", "s_cmp_"}) {
    if (!name.starts_with(prefix)) continue;
    name.remove_prefix(prefix.size());
    const size_t type = name.find('_');
    if (type == std::string_view::npos) return {};
    const std::string_view of = name.substr(type + 1, 3);
    if (of == "u32" || of == "i32") return {name.substr(0, type), 1};
    if (of == "u64" || of == "i64") return {name.substr(0, type), 2};
  }
  return {};
}

// The relation that ends the wait, from the comparison "seen OP value". It is the one that does not hold for the value
// seen so far. order: seen <=> value.
const char* relation(std::string_view op, bool seen_first, int order) {
  if (op == "eq" || op == "ne" || op == "lg") return order ? "equal" : "other than";
  if (op != "lt" && op != "ge" && op != "gt" && op != "le") return nullptr;
  const bool least = (op == "lt" || op == "ge") == seen_first;
  if (least) return order < 0 ? "at least" : "less than";
  return order <= 0 ? "more than" : "at most";
}
int order(u64 a, u64 b, int dwords, bool is_signed) {
  const int unused = 64 - 32 * dwords;
  if (!is_signed) return (a << unused > b << unused) - (a << unused < b << unused);
  const i64 x = i64(a << unused), y = i64(b << unused);
  return (x > y) - (x < y);
}

// Follows the word that the poll at `pc` loads to the comparison that ends the wait, over moves, the LDS and barriers.
// Returns none if another instruction changes it. lane: of the word. saw: the value it read, which did not end the
// wait.
std::optional<Awaited> awaited(const ResidentWave& w, u32 pc, int lane, u64 saw) {
  const auto& insts = w.program->insts;
  const Inst& look = insts[pc];
  if (!look.ndst || look.dst[0].kind != Kind::Vgpr) return {};
  const int dwords = look.dst[0].dwords;
  Holds holds;
  for (int i = 0; i < dwords && i < 2; ++i) holds[{Kind::Vgpr, u16(look.dst[0].reg + i)}] = i;
  int in_lds = -1;
  auto held = [&](const Operand& o) {
    auto it = holds.find({o.kind, o.reg});
    return it == holds.end() ? -1 : it->second;
  };
  for (int step = 0; step < kSteps && ++pc < insts.size(); ++step) {
    const Inst& in = insts[pc];
    const std::string_view name = in.info->name;
    if (in.unit == Unit::End) return {};
    if (name.starts_with("s_branch")) {
      pc = in.target - 1;
      continue;
    }
    if (const auto [op, size] = comparison(name); size && in.nsrc >= 2) {
      const int first = held(in.src[0]), second = held(in.src[1]);
      if ((first < 0) == (second < 0)) continue;
      const Operand& value = in.src[first < 0 ? 0 : 1];
      const int part = first < 0 ? second : first;
      if (size == 2 && part) return {};
      u64 bits = dword_of(w, value, 0, lane);
      if (size == 2) bits |= u64(dword_of(w, value, 1, lane)) << 32;
      const bool is_signed = name.find("_i") != std::string_view::npos;
      const char* told = relation(op, first >= 0, order(saw >> 32 * part, bits, size, is_signed));
      if (!told) return {};
      return Awaited{told, bits, size == 1 && part == 1};
    }
    if (name.starts_with("ds_write") || name.starts_with("ds_read")) {
      const bool write = name.starts_with("ds_write");
      if (write && in.nsrc >= 2 && held(in.src[1]) >= 0) in_lds = held(in.src[1]);
      if (!write && in_lds >= 0) holds[{in.dst[0].kind, in.dst[0].reg}] = in_lds;
      continue;
    }
    const bool moves =
        name.starts_with("v_mov_b32") || name.starts_with("s_mov_b32") || name.starts_with("v_readfirstlane_b32");
    const int part = moves ? held(in.src[0]) : -1;
    for (int i = 0; i < in.ndst; ++i)
      for (int k = 0; k < in.dst[i].dwords; ++k) holds.erase({in.dst[i].kind, u16(in.dst[i].reg + k)});
    if (part >= 0) holds[{in.dst[0].kind, in.dst[0].reg}] = part;
  }
  return {};
}

// ---- parts of reports ----
std::string file_of(const ResidentWave& w, const Inst& in) {
  const std::string& f = w.program->files[in.file];
  return f.substr(f.find_last_of('/') + 1);
}
// The value of a word of memory: a signed number, or an unsigned one of 64 bits; null if nobody ever wrote it.
void add_value(Json& json, const Allocation& m, u64 offset, u32 bytes) {
  u64 value = 0;
  bytes = u32(std::min<u64>({bytes, 8, m.size - offset}));
  std::memcpy(&value, m.host + offset, bytes);
  json.add("bytes", bytes);
  const u64 poison = bytes == 8 ? u64{kPoison} << 32 | kPoison : kPoison;
  if (value == poison) json.null("value");
  else if (bytes < 8) json.add("value", i32(value));
  else json.add("value", value);
}
void add_rank(Json& json, const char* key, int rank) {
  if (rank >= 0) json.add(key, rank);
  else json.null(key);
}
const Flags& flags_of(const Common& n, const Allocation& m) { return *n.flags[size_t(std::max<int>(m.owner, 0))]; }
// Whether this launch set the symbol in its own rank's memory alone.
bool only_at_home(const Common& n, i32 launch, i16 symbol) {
  u32 own = 0, others = 0;
  for (const Flags* f : n.flags) {
    const auto [a, b] = f->sets(launch, symbol);
    own += a;
    others += b;
  }
  return own && !others;
}
// The writer of the same element of the same symbol in another rank's memory: a forgotten translate writes there.
const Writer* misplaced(const Common& n, const Allocation& want, u64 offset) {
  const Symbol* s = want.symbol(offset);
  if (!s) return nullptr;
  for (auto& g : n.gpus)
    for (auto& [addr, m] : g->memory) {
      if (m->home == want.home) continue;
      for (const Symbol& t : m->names) {
        if (t.name != s->name) continue;
        const Writer* by = flags_of(n, *m).writer(*m, t.offset + (offset - s->offset));
        if (!by || by->rank != m->home) continue;
        // A rank also sends to itself. The write is suspicious only if that launch set this symbol nowhere else.
        if (only_at_home(n, by->launch, t.id)) return by;
      }
    }
  return nullptr;
}
// Ranks in order, then launches, blocks, waves.
bool in_order(const ResidentWave* a, const ResidentWave* b) {
  return std::tuple(a->gpu->rank, a->block->launch->id, a->block->id, a->index) <
         std::tuple(b->gpu->rank, b->block->launch->id, b->block->id, b->index);
}
// Launches with blocks on a GPU, but for one of them: who has the room that its other blocks lack.
std::vector<Json> holders(const Launch* but, const std::vector<ResidentWave*>& all) {
  std::map<i32, std::pair<const Launch*, bool>> launches;  // by number; whether all waves wait
  for (const ResidentWave* w : all) {
    if (w->gpu != but->gpu || w->block->launch == but) continue;
    auto& [launch, waits] = launches.try_emplace(w->block->launch->id, nullptr, true).first->second;
    launch = w->block->launch;
    waits &= w->state == State::Parked || w->state == State::AtBarrier;
  }
  std::vector<Json> list;
  for (auto& [id, of] : launches)
    list.push_back(Json("kernel", of.first->kernel->source_name, "stream", of.first->stream->id, "blocks",
                        of.first->running, "waits", of.second));
  return list;
}
std::vector<Json> not_started(const Common& n, const std::vector<ResidentWave*>& all) {
  std::vector<Json> list;
  for (auto& g : n.gpus)
    for (Launch* l : g->dispatching)
      list.push_back(Json("rank", l->gpu->rank, "kernel", l->kernel->source_name, "blocks",
                          l->grid.count() - l->next_block, "of", l->grid.count(), "running", l->running, "stream",
                          l->stream->id, "holders", holders(l, all)));
  return list;
}
// Names of the kernels whose waves wait.
std::set<std::string> waiting_kernels(const std::vector<ResidentWave*>& waves) {
  std::set<std::string> names;
  for (const ResidentWave* w : waves) names.insert(w->block->launch->kernel->source_name);
  return names;
}
// A row for each of these kernels and each rank: how many kernels the rank launched, how often this one, and the latest
// launch's blocks.
std::vector<Json> launched(const Common& n, const std::set<std::string>& names) {
  std::vector<Json> list;
  for (const std::string& name : names)
    for (auto& g : n.gpus) {
      const auto it = g->launched.find(name);
      const bool any = it != g->launched.end();
      list.push_back(Json("kernel", name, "rank", g->rank, "of_all", g->launched.size(), "launches",
                          any ? it->second.first : 0, "blocks", any ? it->second.second : 0));
    }
  return list;
}
// Unfinished launches of which blocks have ended.
std::vector<Json> ended(const std::vector<const Launch*>& launches) {
  std::vector<Json> list;
  for (const Launch* l : launches)
    if (l->next_block > l->running)
      list.push_back(Json("rank", l->gpu->rank, "kernel", l->kernel->source_name, "stream", l->stream->id, "blocks",
                          l->next_block - l->running, "of", l->grid.count()));
  return list;
}
std::vector<i64> list_of(const Dim3& d) { return {i64(d.x), i64(d.y), i64(d.z)}; }

// Ranks of unfinished launches that have an address in that symbol of a peer's memory as an argument.
std::vector<i64> given_to(const std::vector<const Launch*>& launches, const Allocation& m, u64 offset) {
  const Symbol* symbol = m.symbol(offset);
  std::set<i64> ranks;
  for (const Launch* l : launches) {
    if (!symbol || l->gpu->rank == m.home || !l->kernargs) continue;
    for (u64 at = 0; at + 8 <= std::min<u64>(l->kernel->kernarg_size, l->kernargs->size); at += 8) {
      u64 address;
      std::memcpy(&address, l->kernargs->host + at, 8);
      const Mapping* there = l->gpu->space.find(address);
      if (there && there->memory == &m && m.symbol(address - there->base) == symbol) ranks.insert(l->gpu->rank);
    }
  }
  return {ranks.begin(), ranks.end()};
}
std::vector<const Launch*> unfinished(const Common& n, const std::vector<ResidentWave*>& waves) {
  std::map<std::pair<int, i32>, const Launch*> launches;  // by rank and number: an address would order them by chance
  auto add = [&](const Launch* l) { launches[{l->gpu->rank, l->id}] = l; };
  for (auto& g : n.gpus) std::for_each(g->dispatching.begin(), g->dispatching.end(), add);
  for (const ResidentWave* w : waves) add(w->block->launch);
  std::vector<const Launch*> list;
  for (auto& [at, l] : launches) list.push_back(l);
  return list;
}

// The rank whose L2 has another value of the word, which nothing has written back; -1: none.
int kept_by(const Common& n, const Allocation& m, u64 offset, u32 bytes) {
  if (!n.model) return -1;
  const u64 line = offset / kLine, at = offset % kLine;
  for (auto& g : n.gpus)
    for (int x = 0; x < n.config.xcds; ++x) {
      CacheCopy copy;
      if (!n.model->peek(CacheLevel::L2, {g->rank, x, 0}, m, line, &copy)) continue;
      if ((copy.dirty[at >> 6] | copy.through[at >> 6]) >> (at & 63) & 1)
        if (std::memcmp(copy.data + at, m.host + offset, bytes)) return g->rank;
    }
  return -1;
}

// The writer of the only element of that symbol that any rank has set there, and its offset; null if there are more.
std::pair<const Writer*, u64> only_writer(const Common& n, const Allocation& m, u64 offset) {
  const Symbol* s = m.symbol(offset);
  std::pair<const Writer*, u64> only{};
  if (!s || s->bytes / std::max<u64>(s->item, 1) > 4096) return only;
  for (u64 at = s->offset; at < s->offset + s->bytes; at += s->item)
    if (const Writer* by = flags_of(n, m).writer(m, at)) {
      if (only.first) return {};
      only = {by, at};
    }
  return only;
}

// Who wrote, and in which line.
template <class By>
Json writer_of(const Common& n, const By& by) {
  return Json("rank", by.rank, "file", n.record.files.list[size_t(by.file)], "line", by.line);
}

// A word that a wave waits for: its place, its value, its writer, or else the writer of its copy at home.
Json word(const Common& n, const ResidentWave& w, const Allocation& m, u64 offset, u32 bytes) {
  Json t = m.element(offset);
  add_rank(t, "owner", m.home);
  add_value(t, m, offset, bytes);
  const Symbol* symbol = m.symbol(offset);
  t.add("floating", symbol && symbol->floating && u32(symbol->item) == bytes);
  const Writer* by = flags_of(n, m).writer(m, offset);
  Json set;
  if (by) {
    const Block& b = *w.block;
    const bool own = by->launch == b.launch->id && by->block == i32(b.id) && by->wave == i16(w.index);
    const i32 replay = by->launch < 0 ? 0 : n.launches[size_t(by->launch)].replay.number;
    set = writer_of(n, *by).add(Json("time", by->time, "this_wave", own, "replay", replay, "since", by->since));
    if (const auto& old = by->over; old.rank >= 0) set.add("over", writer_of(n, old).add("value", old.value));
  }
  t.add("set_by", set);
  add_rank(t, "kept_by", by ? -1 : kept_by(n, m, offset, bytes));
  bool shared = false;  // whether another rank has an address of it
  for (auto& g : n.gpus)
    for (auto& [base, at] : g->space.live()) shared |= at.memory == &m && g->rank != m.home;
  t.add("shared", shared);
  const Writer* copy = by ? nullptr : misplaced(n, m, offset);
  t.add("own_copy", copy ? writer_of(n, *copy).add("time", copy->time) : Json());
  if (by) return t;
  const auto [alone, at] = only_writer(n, m, offset);
  if (alone) t.add("only_set", m.element(at).add(writer_of(n, *alone)));
  return t;
}

// Ranks that node.kill has stopped.
std::vector<Json> killed(const Common& n) {
  std::vector<Json> list;
  for (auto& g : n.gpus)
    if (g->dead) list.push_back(Json("rank", g->rank, "at", g->dies));
  return list;
}

u32 waits_at(const Poll& p) { return p.waiting ? p.wait_pc : p.pc; }

// Whether a running wave polls: a loop that also counts, looks at a clock or changes its scratch is never parked. Then
// its latest poll is at most a few microseconds old, and it has read little since.
bool polls(const ResidentWave& w) {
  constexpr u64 kRound = 20'000'000;
  if (w.state != State::Ready || !w.poll) return false;
  const Poll& p = *w.poll;
  return p.pc != ~0u && !p.reads.empty() && p.reads.size() <= 64 && w.time < p.last + kRound;
}

Json waiter(const Common& n, const ResidentWave& w, const std::vector<const Launch*>& launches = {}) {
  const Poll& p = *w.poll;
  const Inst& in = w.program->insts[waits_at(p)];
  std::vector<Json> words;
  const u8* last = nullptr;
  auto add = [&](Allocation* m, u64 offset, u32 bytes, const u64* saw, int lane) {
    if (m->host + offset == last) return;
    last = m->host + offset;
    Json t = word(n, w, *m, offset, bytes).add("given_to", given_to(launches, *m, offset));
    if (const auto wanted = saw ? awaited(w, waits_at(p), lane, *saw) : std::nullopt)
      t.add("awaited", Json("relation", wanted->relation, "value", wanted->value, "upper", wanted->upper));
    else t.null("awaited");
    words.push_back(t);
  };
  if (p.waiting)
    for (auto& s : p.seen)
      if (const u64 looking = s.lanes & p.looking)
        add(s.memory, s.offset, s.bytes, &s.value, std::countr_zero(looking));
  if (words.empty())
    for (auto& r : p.watched.empty() ? p.reads : p.watched) add(r.memory, r.offset, in.ndst == 2 ? 8u : 4u, nullptr, 0);
  Json left;
  if (const auto& f = w.left; f.memory)
    left = f.memory->element(f.offset).add(Json("value", f.value, "file", file_of(w, *f.inst), "line", f.inst->line));
  return place_of(w, in)
      .add("left", left)
      .add("since", p.waiting                 ? p.wait_start
                    : w.state == State::Ready ? p.since
                                              : p.last)
      .add("words", words);
}
}  // namespace

Json place_of(const ResidentWave& w, const Inst& in) {
  const Block& b = *w.block;
  Json t("rank", w.gpu->rank, "kernel", b.launch->kernel->source_name, "block", list_of(b.at), "grid",
         list_of(b.launch->grid), "wave", w.index, "stream", b.launch->stream->id, "graph", b.launch->replay.graph,
         "replay", b.launch->replay.number);
  if (in.line) t.add("file", file_of(w, in)).add("line", in.line);
  else t.null("file").null("line");
  return t.add("assembly_line", in.asm_line).add("mnemonic", in.info->name);
}

Json bad_address(const Common& n, int rank, u64 addr, u64 bytes, const char* access) {
  const AddressSpace& space = n.gpus[rank]->space;
  Json t("access", access, "bytes", bytes, "address", addr);
  if (addr < 65536) return t.add("cause", "null").null("symbol");
  std::string name;
  auto symbol = [&]() -> Json& { return name.empty() ? t.null("symbol") : t.add("symbol", name); };
  if (space.was_mapped(addr, &name)) return symbol().add("cause", "freed");
  const Mapping* below = space.below(addr);
  const u64 past = !below ? ~u64{0} : addr > below->base + below->size ? addr - (below->base + below->size) : 0;
  auto beside = [&](const char* cause, const Mapping& m) {
    const Allocation& a = *m.memory;
    if (!a.names.empty()) name = a.names.front().name;
    symbol().add("cause", cause).add("offset", i64(addr - m.base)).add("size", m.size).add("ipc", m.ipc);
    add_rank(t, "owner", a.home);
    return t.add("last", a.size ? a.element(a.size - 1) : Json());
  };
  auto above = space.live().upper_bound(addr);
  if (above != space.live().end() && above->second.memory->kind != MemKind::Kernarg &&
      above->first - addr <= std::min<u64>(64 << 10, past))
    return beside("before_start", above->second);
  if (below && past < (128 << 10)) return beside("past_end", *below);
  for (auto& other : n.gpus) {
    if (other->rank == rank || !other->space.owns(addr)) continue;
    t.add("owner", other->rank).add("node", n.node_of(rank)).add("owner_node", n.node_of(other->rank));
    const Mapping* m = other->space.find(addr);
    if (!m) return t.add("cause", "other_rank").null("symbol").null("index").null("indices").null("offset");
    t.add("cause", n.node_of(rank) == n.node_of(other->rank) ? "other_rank" : "other_node");
    return t.add(m->memory->element(addr - m->base));
  }
  // A product of 32 bits that wrapped: the true address is 2^32 elements higher, or lower.
  for (u64 item = 1; item <= 16; item *= 2)
    for (const bool up : {true, false}) {
      const u64 away = item << 32, there = up ? addr + away : addr - away;
      const Mapping* m = space.find(there);
      if (!m || m->memory->kind == MemKind::Kernarg) continue;
      const Symbol* s = m->memory->symbol(there - m->base);
      if (!s || u64(s->item) != item) continue;
      t.add("cause", "wrapped").add("away", away).add("before", up);
      return t.add(m->memory->element(there - m->base));
    }
  return t.add("cause", "unmapped").null("symbol");
}

Json fault_report(const Common& n, const ResidentWave& w, const Inst& in, const Fault& f) {
  Json t = f.facts;
  t.add("killed", killed(n));
  t.add(place_of(w, in)).add("at", w.time);
  if (f.lane < 0) return t.null("lane").null("thread");
  return t.add("lane", f.lane).add("thread", u32(w.index) * kLanes + u32(f.lane));
}

Json whereabouts(const Common& n, std::vector<ResidentWave*> all) {
  std::sort(all.begin(), all.end(), in_order);
  struct Group {
    Json example;
    u64 waves = 0;
  };
  std::map<std::tuple<std::string, std::string, State>, Group> groups;  // of a kernel, at a line
  for (ResidentWave* w : all) {
    const bool waits = w->state == State::Parked || polls(*w), behind = w->state == State::AtBarrier;
    const Inst& in = w->program->insts[waits ? waits_at(*w->poll) : w->pc - behind];
    // In the order of the words for a place.
    const std::string line =
        in.line ? file_of(*w, in) + ":" + std::to_string(in.line) : "assembly line " + std::to_string(in.asm_line);
    Group& g = groups[{w->block->launch->kernel->source_name, line, w->state}];
    if (g.waves++) continue;
    g.example = waits ? waiter(n, *w) : place_of(*w, in);
    g.example.add("state", waits ? "waits" : behind ? "barrier" : "runs");
  }
  std::vector<Group> order;
  for (auto& [key, g] : groups) order.push_back(g);
  std::stable_sort(order.begin(), order.end(), [](const Group& a, const Group& b) { return a.waves > b.waves; });
  std::vector<Json> places;
  for (Group& g : order) places.push_back(g.example.add("waves", g.waves));
  return Json("at", n.latest, "waves", all.size(), "places", places, "killed", killed(n), "not_started",
              not_started(n, all));
}

Json wait_report(const Common& n, const ResidentWave& w, u64 at) {
  return Json("at", at, "bound_us", n.config.max_wait_us, "waiting", std::vector{waiter(n, w)}, "killed", killed(n),
              "waves", 1);
}

Json deadlock_report(const Common& n, const std::vector<ResidentWave*>& parked, const std::vector<ResidentWave*>& all) {
  // Two waves represent all that wait at the same place.
  std::vector<ResidentWave*> order = parked;
  std::sort(order.begin(), order.end(), in_order);
  std::map<std::tuple<int, i32, u32>, int> groups;
  std::vector<Json> waiting, streams;
  const std::vector<const Launch*> launches = unfinished(n, all);
  for (ResidentWave* w : order)
    if (groups[{w->gpu->rank, w->block->launch->id, waits_at(*w->poll)}]++ < 2)
      waiting.push_back(waiter(n, *w, launches));
  u32 barrier = 0;
  const ResidentWave* first = nullptr;
  for (ResidentWave* w : all)
    if (w->state == State::AtBarrier && w->block && !w->block->parked) {
      if (!first) first = w;
      ++barrier;
    }
  for (const Stream* s : n.all_streams())
    if (!s->busy && !s->ops.empty() && s->waiting) streams.push_back(Json("rank", s->gpu->rank, "stream", s->id));
  Json t("at", n.latest, "waiting", waiting, "waves", order.size());
  if (first) t.add("barrier", place_of(*first, first->program->insts[first->pc - 1]).add("waves", barrier));
  else t.null("barrier");
  return t.add(Json("not_started", not_started(n, all), "streams", streams, "killed", killed(n), "ended",
                    ended(launches), "launches", launched(n, waiting_kernels(order))));
}

const Mapping* resolve(const Common& n, const ResidentWave& w, u64 addr, u64 bytes, int lane, const char* access) {
  const Mapping* m = w.gpu->space.find(addr);
  if (m && addr + bytes - m->base <= m->size) {
    const Gpu* home = w.mortal && m->memory->home >= 0 ? n.gpus[size_t(m->memory->home)].get() : nullptr;
    if (!home || !home->faults || home == w.gpu || w.time < home->dies) return m;
    Json t = m->memory->element(addr - m->base);
    throw Fault(t.add(Json("access", access, "bytes", bytes, "address", addr, "cause", "killed", "owner", home->rank)),
                lane);
  }
  throw Fault(bad_address(n, w.gpu->rank, addr, bytes, access), lane);
}
}  // namespace a2a
