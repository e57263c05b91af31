// The effects of a request: a load reads, a store reaches the L2, a write-through reaches home, a read-modify-write
// reads and writes.
#include <algorithm>
#include <string_view>

#include "isa/table.h"
#include "machine/crossing.h"
#include "machine/detail.h"
#include "machine/report.h"
#include "machine/requests.h"

namespace a2a {
static MemoryModel::Bits bits(const InFlight& r) { return {r.wide ? u8(3) : bits(*r.inst).scope, r.inst->nt, r.poll}; }

namespace {
// A store that others poll for. Its lanes must not be merged, so that `pieces` gives lane by lane.
bool sets_flags(const InFlight& r) { return r.bytes <= 8 && (r.inst->mark != Mark::None || r.inst->sc1); }

// The vector registers that a load or read-modify-write returns into. A buffer's returns into those of its operand.
struct Registers { u32 first = 0, count = 0; };
Registers result_of(const Inst& in) {
  const bool over = !in.ndst && in.info->marks == Marks::Any && in.sc0;
  if (!in.ndst && !over) return {};
  const Operand& to = over ? in.src[0] : in.dst[0];
  if (to.kind != Kind::Vgpr) return {};
  return {to.reg, u32(std::max<int>(to.dwords, dwords(to.type)))};
}
}  // namespace

// Results that vmcnt counts return to a wave's registers in the order of issue [D: CDNA3 ISA, "Data dependency
// resolution"], so clang puts no wait between two loads into a register. Here a request reads at a time of its own.
void Requests::overtake(ResidentWave& w, const Inst& in) {
  const Registers to = result_of(in);
  if (!to.count) return;
  const std::string_view name = in.info->name;
  const bool low = !name.ends_with("_d16_hi"), high = !name.ends_with("_d16");
  for (u32 id : w.unread) {
    InFlight& r = *requests_[id];
    const Registers of = result_of(*r.inst);
    for (u32 k = 0; k < of.count; ++k) {
      if (of.first + k < to.first || of.first + k >= to.first + to.count) continue;
      if (!r.overtaken) std::memset(r.lost, 0, sizeof r.lost);
      r.overtaken = true;
      if (low) r.lost[2 * k] |= w.exec();
      if (high) r.lost[2 * k + 1] |= w.exec();
    }
  }
}

void Requests::write_registers(InFlight& r) {
  ResidentWave& w = *r.wave;
  if (!r.overtaken) return r.finish(w, *r.inst, r);
  const Registers of = result_of(*r.inst);
  u32 later[4 * kLanes];
  std::memcpy(later, w.reg(of.first), of.count * sizeof(Lanes));
  r.finish(w, *r.inst, r);
  for (u32 half = 0; half < 2 * of.count; ++half)
    for (u64 m = r.lost[half]; m; m &= m - 1) {
      const size_t at = (half / 2 * kLanes + u32(std::countr_zero(m))) * 4 + half % 2 * 2;
      std::memcpy(reinterpret_cast<u8*>(w.reg(of.first)) + at, reinterpret_cast<u8*>(later) + at, 2);
    }
}

void Requests::read_now(InFlight& r) {
  ResidentWave& w = *r.wave;
  if (r.modify) {  // the value it found
    for (u64 m = r.exec; m && w.poll; m &= m - 1) polled(r, std::countr_zero(m));
    if (r.changed) side_effect(w);
    return write_registers(r);
  }
  bool noted = false;
  pieces(r, [&](int l, u32 bytes) {
    Allocation& mem = *r.memory_of(l);
    if (r.far) {  // it comes with the bytes
    } else if (!core_.model) {
      std::memcpy(r.data[l], mem.host + r.offset_of(l), bytes);
    } else if (CacheNote note = core_.model->load(where(w), mem, r.offset_of(l), r.data[l], bytes, bits(r));
               note != CacheNote::None && !noted) {
      noted = true;
      stale(w, *r.inst, note, mem, r.offset_of(l), r.issued);
    }
    if (core_.detail) core_.detail->lanes(r, l, bytes);
  });
  for (u64 m = r.exec; m; m &= m - 1) {
    int l = std::countr_zero(m);
    Allocation& mem = *r.memory_of(l);
    u32 first;
    std::memcpy(&first, r.data[l], 4);
    if (r.bytes >= 4 && first == kPoison && core_.never_written++ == 0)
      core_.never_written_first = mem.element(r.offset_of(l)).add(place_of(w, *r.inst)).str();
    watcher_.observed(r, l);
    if (r.poll && !r.far) note_words(r, l);
    if (r.poll && w.poll) polled(r, l);
  }
  if (core_.detail) core_.detail->loaded(r);
  if (core_.crossing) core_.crossing->loaded(r, core_.rank);
  write_registers(r);
}

// Notes that the lane has read a word of this GPU's memory. (Its wave may be a peer's, which runs in parallel, so its
// time is not read.)
void Requests::note_words(const InFlight& r, int l) {
  Flags& flags = core_.flags_of(*r.memory_of(l));
  if (!flags.words || r.bytes != 8) return;
  const ResidentWave& w = *r.wave;
  Event e;
  e.time = i64(r.issued);
  e.bytes = i64(value_of(r, l));
  e.block = i32(w.block->id);
  e.line = i32(r.inst->line);
  e.kernel = w.block->launch->name;
  e.file = w.block->launch->module->file_ids[r.inst->file];
  e.wave = i16(w.index);
  e.rank = i16(w.gpu->rank);
  flags.words->seen(e, *r.memory_of(l), r.offset_of(l), u64(e.bytes));
}

void Requests::polled(const InFlight& r, int l) {
  Poll::Seen seen{r.memory_of(l), r.offset_of(l), value_of(r, l), value_of(r, l), u64{1} << l, 0, r.bytes};
  if (r.far) {
    seen.afar = true;
    if (!r.set_by.empty()) {
      seen.set_by = r.set_by[size_t(l)].rank;
      seen.set_at = r.set_by[size_t(l)].time;
      seen.flag = r.set_by[size_t(l)].flag;
    }
  }
  waits_.polled(*r.wave, *r.inst, seen);
}

// The store reaches its own L2. Write-throughs reach home memory later.
void Requests::store_now(InFlight& r, u64 when) {
  ResidentWave& w = *r.wave;
  const bool flags = sets_flags(r);
  u64 values[kLanes], set = 0;
  pieces(r, [&](int l, u32 bytes) {
    if (core_.model->store(where(w), *r.memory_of(l), r.offset_of(l), r.data[l], bytes, bits(*r.inst))) {
      r.through = true;
      return;
    }
    watcher_.published(r, l, bytes);
    if (flags) {
      set |= u64{1} << l;
      values[l] = value_of(r, l);
    }
    waits_.wrote(r.memory_of(l), r.offset_of(l), r.offset_of(l) + bytes, when, &w);  // waves of this XCD may see it now
  });
  if (set) set_flags(r, set, values, when);
  if (core_.detail) core_.detail->stored(r);
}

void Requests::arrive_now(InFlight& r, u64 when) {
  ResidentWave& w = *r.wave;
  const bool flags = sets_flags(r);
  u64 values[kLanes], before[kLanes] = {}, set = 0;
  pieces(r, [&](int l, u32 bytes) {
    Allocation& mem = *r.memory_of(l);
    if (flags) std::memcpy(&before[l], mem.host + r.offset_of(l), r.bytes);
    if (core_.model) core_.model->arrive(where(w), mem, r.offset_of(l), r.data[l], bytes, bits(r));
    else std::memcpy(mem.host + r.offset_of(l), r.data[l], bytes);
    watcher_.published(r, l, bytes);
    if (flags) {
      set |= u64{1} << l;
      values[l] = value_of(r, l);
    }
    waits_.wrote(&mem, r.offset_of(l), r.offset_of(l) + bytes, when);
  });
  if (set) set_flags(r, set, values, when, before);
  if (core_.detail) core_.detail->arrived(r);
}

// A read-modify-write takes place at the level its scope asks for, lane by lane, lowest lane first.
void Requests::modify_now(InFlight& r, u64 when) {
  ResidentWave& w = *r.wave;
  u64 found[kLanes] = {}, left[kLanes] = {}, wrote = 0;
  for (u64 m = r.exec; m; m &= m - 1) {
    const int l = std::countr_zero(m);
    Allocation& mem = *r.memory_of(l);
    u8* at = core_.model ? core_.model->prepare_rmw(where(w), mem, r.offset_of(l), r.bytes, r.inst->sc1)
                         : mem.host + r.offset_of(l);
    std::memcpy(&found[l], at, r.bytes);
    r.modify(at, r.data[l]);
    std::memcpy(&left[l], at, r.bytes);
    if (core_.model) core_.model->done_rmw(where(w), mem, r.offset_of(l), r.bytes, r.inst->sc1);
    if (core_.detail) core_.detail->rmw(r, l, at);
    u64 came = found[l];
    if (core_.crossing)
      core_.crossing->modified(mem, r.offset_of(l), r.bytes, w.gpu->rank, r.modify, r.data[l],
                               reinterpret_cast<u8*>(&left[l]), reinterpret_cast<u8*>(&came));
    std::memcpy(r.data[l], &came, r.bytes);
    find_left(w, *r.inst, core_.flags_of(mem), mem, r.offset_of(l), found[l]);
    if (found[l] == left[l]) continue;
    wrote |= u64{1} << l;
    waits_.wrote(&mem, r.offset_of(l), r.offset_of(l) + r.bytes, when);
  }
  r.changed = wrote != 0;
  if (wrote && r.bytes <= 8) {
    if (r.inst->sc1 || r.inst->mark == Mark::Signal) set_flags(r, wrote, left, when);
    else note(r, wrote, left, when);
  }
  if (core_.races) watcher_.modified(r, wrote, found, left);
}

// Who changed words that are no flags, for reports alone.
void Requests::note(const InFlight& r, u64 lanes, const u64* values, u64 when) {
  Event e = event_of(*r.wave, *r.inst, EventKind::FlagSet);
  e.time = i64(when);
  for (u64 m = lanes; m; m &= m - 1) {
    const int l = std::countr_zero(m);
    const Allocation& mem = *r.memory_of(l);
    core_.flags_of(mem).note(writer_of(e, values[l]), mem, r.offset_of(l));
  }
}

void Requests::set_flags(const InFlight& r, u64 lanes, const u64* values, u64 when, const u64* before) {
  Word words[kLanes];
  int lane[kLanes];
  u32 n = 0;
  for (u64 m = lanes; m; m &= m - 1) {
    const int l = std::countr_zero(m);
    lane[n] = l;
    words[n++] = {r.memory_of(l), r.offset_of(l), values[l]};
  }
  Event e = r.far ? r.origin : event_of(*r.wave, *r.inst, EventKind::FlagSet);
  e.time = i64(r.issued);
  e.duration = i64(when - r.issued);
  e.src = e.rank;
  const bool inside = r.bytes == 8 && !r.modify;  // 4 bytes of data, 4 of flag
  for (u32 i = 0; i < n;) {
    const Allocation& mem = *words[i].memory;
    const Row row = row_of(words + i, inside ? n - i : 1, true);
    e.dst = mem.home;
    e.bytes = i64(row.flag);
    e.index = row.index;
    e.symbol = row.symbol;
    e.range = row.range;
    Flags& flags = core_.flags_of(mem);
    if (row.count > 1) flags.set(e, mem, row);
    else flags.set(e, mem, row.offset, row.flag, before ? before + lane[i] : nullptr);
    for (u32 k = i; flags.words && k < i + row.count; ++k) flags.words->set(e, words[k]);
    i += row.count;
  }
}
}  // namespace a2a
