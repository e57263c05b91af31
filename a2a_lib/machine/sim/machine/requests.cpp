#include "machine/requests.h"

#include <string_view>

#include "isa/table.h"
#include "machine/crossing.h"
#include "machine/detail.h"
#include "machine/report.h"
#include "machine/stalls.h"

namespace a2a {
namespace {
// A store that only the GPU's other XCDs need to see.
bool narrow(const InFlight& r) { return !r.load && !r.write_back && !r.modify && r.inst->sc1 && !r.inst->sc0; }
bool overlap(const InFlight& a, const InFlight& b) {
  for (u64 x = a.exec; x; x &= x - 1) {
    const int l = std::countr_zero(x);
    for (u64 y = b.exec; y; y &= y - 1) {
      const int k = std::countr_zero(y);
      if (a.memory_of(l) == b.memory_of(k) && a.offset_of(l) < b.offset_of(k) + b.bytes &&
          b.offset_of(k) < a.offset_of(l) + a.bytes)
        return true;
    }
  }
  return false;
}

// A store that others poll for. Its lanes must not be merged, so that `pieces` gives lane by lane.
bool sets_flags(const InFlight& r) {
  return !r.load && !r.modify && r.bytes <= 8 && (r.inst->mark != Mark::None || r.inst->sc1);
}

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

static MemoryModel::Bits bits(const InFlight& r) { return {r.wide ? u8(3) : bits(*r.inst).scope, r.inst->nt, r.poll}; }

u32 Requests::free_id() {
  if (free_.empty()) {
    free_.push_back(u32(requests_.size()));
    requests_.push_back(arena_.make<InFlight>());
  }
  u32 id = free_.back();
  free_.pop_back();
  requests_[id]->id = id;
  return id;
}

InFlight& Requests::make(ResidentWave& w, const Inst& in, bool load, u32 bytes) {
  InFlight& r = *requests_[building_ = free_id()];
  r.wave = &w;
  r.inst = &in;
  r.load = load;
  r.whole = r.poll = r.through = r.held = r.write_back = r.wide = r.far = r.late = r.overtaken = false;
  r.modify = nullptr;
  r.live = true;
  r.release.reset();
  r.bytes = bytes;
  r.due = 0;
  r.issued = w.time;
  return r;
}

void Requests::submit(ResidentWave& w, const Inst& in, InFlight& r, u64 arrives) {
  r.arrives = std::max(arrives, w.l2_time);
  r.number = in.unit == Unit::Smem ? 0 : w.vm.issued;
  if (core_.crossing && !r.load && !r.modify) core_.crossing->stored(r, core_.rank);
  if (w.watched && (!r.load || r.modify)) publish(w, r);
  if (!core_.model && go_far(w, in, r)) return;
  if (core_.model && narrow(r)) w.cu->narrow.push_back(building_);
  (r.load ? w.unread : w.pending).push_back(building_);
  ++w.block->requests;
  if (core_.detail) core_.detail->issued(r);
  const bool held = core_.model && in.mark == Mark::None && core_.model->random() % 16 == 0;
  const u64 late = core_.model && !r.load ? late_store(w, core_.config.stalls) : 0;
  if (held || late) return hold(w, building_, late);
  bool ideal_store = !r.load && !core_.model;  // without caches a store is simply there once it arrives
  schedule(building_, ideal_store ? r.arrives : w.l2_time);
}

// CHOICE: one request in 16 waits long in its channel's queue: a load until its value is needed, a store up to `held`
// more. This must not break a promise, so s_waitcnt, buffer_wbl2, the wave's end and later requests to the same channel
// release it. It therefore changes values but never the time of a wave. For the same reason no signal and no poll is
// held. In schedules with stalls, which have times of their own, any store may be: `late` is how long at most.
void Requests::hold(ResidentWave& w, u32 id, u64 late) {
  InFlight& r = *requests_[id];
  u64 most = r.load ? w.vm.last - std::min(w.vm.last, w.l2_time) : core_.preset.held;
  r.held = true;
  r.channels = w.l2_channels;
  r.reaches = w.l2_time;
  w.cu->held.push_back(id);
  ++w.held;
  schedule(id, w.l2_time + (late ? late : most * (core_.model->random() & 1023) / 1024));
  if (late) r.due = w.l2_time + late;
}

// In its turn, after the CU's earlier requests to the channel.
template <class Goes>
void Requests::release(Cu& cu, Goes goes) {
  std::erase_if(cu.held, [&](u32 id) {
    InFlight& r = *requests_[id];
    if (!goes(r)) return false;
    r.held = false;
    --r.wave->held;
    schedule(id, std::max(r.reaches, core_.now));
    return true;
  });
}
// A wave that ends waits for its late stores, and for write-backs that later requests have overtaken. CHOICE: it
// hurries the others.
void Requests::release_held(Cu& cu, const ResidentWave* wave, u32 channels) {
  release(cu, [&](const InFlight& r) {
    if (wave && (r.wave != wave || (r.due && wave->time < wave->vm.last && r.number < wave->vm.issued))) return false;
    return (r.channels & channels) != 0;
  });
}

// A write-back that later requests of the wave may overtake takes as long as the wait for it may.
void Requests::waited(ResidentWave& w) {
  const u64 done = w.vm.waited();
  if (w.watched) core_.races->waited(w.thread, done);
  if (!w.held) return;
  release(*w.cu, [&](InFlight& r) {
    if (r.wave != &w || r.number > done) return false;
    if (r.write_back && r.number < w.vm.issued) r.reaches = std::max(r.reaches, std::min(r.due, w.time));
    return true;
  });
}

// Its place in the table is freed with its last event.
void Requests::schedule(u32 id, u64 time) {
  ++requests_[id]->events;
  core_.push(time, EventQueue::Request, nullptr, id);
}

void Requests::effect_now(InFlight& r, u64 when) {
  if (r.modify) modify_now(r, when);
  if (r.load) read_now(r);
  else if (!r.modify) {
    if (core_.model && !r.through) store_now(r, when);
    if (!core_.model || r.through) arrive_now(r, when);
  }
}

// The lanes of a request in that GPU's memory take effect at once.
void Requests::finish_now(u32 id, int owner, u64 when) {
  InFlight& r = *requests_[id];
  u64 others = 0;
  for (u64 m = r.exec; m; m &= m - 1)
    if (r.memory_of(std::countr_zero(m))->owner != owner) others |= m & ~(m - 1);
  const bool through = r.through;
  r.exec &= ~others;
  effect_now(r, when);
  if (others) {  // the others continue
    r.exec = others;
    r.through = through;
    return;
  }
  go_on(r);
  take_off(r);
}

// It is no longer held.
void Requests::go_on(InFlight& r) {
  if (!r.held) return;
  r.held = false;
  std::erase(r.wave->cu->held, r.id);
  --r.wave->held;
}

// It has taken effect.
void Requests::take_off(InFlight& r) {
  ResidentWave& w = *r.wave;
  r.live = false;
  if (narrow(r)) std::erase(w.cu->narrow, r.id);
  std::erase(r.load ? w.unread : w.pending, r.id);
  --w.block->requests;
}

void Requests::step(u32 id, u64 when) {
  InFlight& r = *requests_[id];
  --r.events;
  if (r.live && r.through && when < r.arrives) return;  // an event from before it was released
  if (r.live) {
    ResidentWave& w = *r.wave;
    go_on(r);
    if (r.modify) modify_now(r, when);
    if (r.load) read_now(r);
    else if (r.modify) {  // done
    } else if (r.write_back) {
      const u8 scope = bits(*r.inst).scope;
      core_.model->write_back(where(w), scope);
      // It queues behind all requests of the CU. Stores among them that only the GPU's other XCDs need to see go home
      // now [D: a release covers every store that happens before it, whatever the store's scope].
      if (scope == 3)
        for (u32 store : w.cu->narrow)
          if (requests_[store]->issued <= r.issued) requests_[store]->wide = true;
      if (core_.detail) core_.detail->written_back(r);
    } else if (core_.model && !r.through) {
      store_now(r, when);
      if (r.through) {
        schedule(id, std::max(r.arrives, when));
        return;
      }
    } else {
      arrive_now(r, when);
    }
    take_off(r);
  }
  if (!r.events) free_.push_back(id);
}

// Some instructions take effect when issued: a read-modify-write whose value is awaited, or that the headers mark; in
// mode ideal all but atomic loads and stores. They come after earlier accesses of their block to the same bytes,
// because only a barrier may order the waves of one block [D: their requests stay in order up to the L2]. So pending
// loads read now, and stores in flight take effect.
void Requests::settle(ResidentWave& w, const Mapping* m, u64 lo, u64 hi) {
  std::vector<u32> hits;
  auto look = [&](const std::vector<u32>& ids) {
    for (u32 id : ids) {
      const InFlight& r = *requests_[id];
      if (r.far) continue;  // ordered where it arrives
      for (u64 e = r.exec; e; e &= e - 1) {
        int l = std::countr_zero(e);
        u64 at = m->base + r.offset_of(l);
        if (r.memory_of(l) == m->memory && at < hi && at + r.bytes > lo) {
          hits.push_back(id);
          break;
        }
      }
    }
  };
  for (ResidentWave* x : w.block->waves) {
    look(x->unread);
    look(x->pending);
  }
  // Several waves may issue at the same time: std::sort would leave their order to the C++ library.
  std::stable_sort(hits.begin(), hits.end(), [&](u32 a, u32 b) { return requests_[a]->issued < requests_[b]->issued; });
  for (u32 id : hits) finish_now(id, m->memory->owner, w.time);
}

void Requests::read(ResidentWave& w, const Inst& in, const Mapping* m, u64 addr, u8* out, u32 bytes, bool scalar) {
  const u64 offset = addr - m->base;
  const MemoryModel::Bits how = scalar ? MemoryModel::Bits{0, false} : bits(in);
  CacheNote note = core_.model->load(where(w), *m->memory, offset, out, bytes, how, scalar);
  if (core_.detail) core_.detail->read(w, in, *m->memory, offset, out, bytes);
  if (core_.crossing) core_.crossing->loaded(*m->memory, offset, bytes, core_.rank, out);
  if (note != CacheNote::None) stale(w, in, note, *m->memory, offset, w.time);
}

void Requests::stale(const ResidentWave& w, const Inst& in, CacheNote note, const Allocation& m, u64 offset, u64 time) {
  ++core_.stale_reads;
  Event e = event_of(w, in, EventKind::Cache, time);
  e.bytes = i64(note);
  e.dst = m.home;
  m.locate(offset, &e.index, &e.symbol);
  core_.record.add(e);
}

// It queues behind all requests of the CU. CHOICE: one in 4 takes up to `held` more, if the wave does not wait for it.
void Requests::submit_write_back(ResidentWave& w, const Inst& in) {
  u64 at = w.time;
  for (u64 t : w.cu->channel) at = std::max(at, t);
  InFlight& r = make(w, in, false, 0);
  const u32 id = building_;
  r.exec = 0;
  r.write_back = true;
  r.number = w.vm.issued;
  r.reaches = at;
  w.pending.push_back(id);
  ++w.block->requests;
  if (core_.model->random() % 4) return schedule(id, at);
  r.held = true;
  r.channels = 1u << 31;  // of no load or store
  w.cu->held.push_back(id);
  ++w.held;
  schedule(id, r.due = at + core_.preset.held * (core_.model->random() & 1023) / 1024);
}

// All work is dropped.
void Requests::clear() {
  free_.clear();
  for (u32 i = 0; i < requests_.size(); ++i) {
    requests_[i]->live = false;
    requests_[i]->events = 0;
    free_.push_back(i);
  }
}

// ---- the effects of a request: a load reads, a store reaches the L2, a write-through reaches home ----
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
  each_lane(r.exec, [&](int l) {
    Allocation& mem = *r.memory_of(l);
    u32 first;
    std::memcpy(&first, r.data[l], 4);
    if (r.bytes >= 4 && first == kPoison && core_.never_written++ == 0)
      core_.never_written_first = mem.element(r.offset_of(l)).add(place_of(w, *r.inst)).str();
    observed(r, l);
    if (r.poll && !r.far) note_words(r, l);
    if (r.poll && w.poll) polled(r, l);
  });
  if (core_.detail) core_.detail->loaded(r);
  if (core_.crossing) core_.crossing->loaded(r, core_.rank);
  write_registers(r);
}

// Notes that the lane has read a word of this GPU's memory. (Its wave may be a peer's, which runs in parallel, so its
// time is not read.)
void Requests::note_words(const InFlight& r, int l) {
  Flags& flags = core_.flags_of(*r.memory_of(l));
  if (!flags.words || r.bytes != 8) return;
  Event e = event_of(*r.wave, *r.inst, EventKind::FlagSeen, r.issued);
  e.bytes = i64(value_of(r, l));
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
    published(r, l, bytes);
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
    published(r, l, bytes);
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
  each_lane(r.exec, [&](int l) {
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
    if (found[l] == left[l]) return;
    wrote |= u64{1} << l;
    waits_.wrote(&mem, r.offset_of(l), r.offset_of(l) + r.bytes, when);
  });
  r.changed = wrote != 0;
  if (wrote && r.bytes <= 8) {
    if (r.inst->sc1 || r.inst->mark == Mark::Signal) set_flags(r, wrote, left, when);
    else note(r, wrote, left, when);
  }
  if (core_.races) modified(r, wrote, found, left);
}

// Who changed words that are no flags, for reports alone.
void Requests::note(const InFlight& r, u64 lanes, const u64* values, u64 when) {
  const Event e = event_of(*r.wave, *r.inst, EventKind::FlagSet, when);
  each_lane(lanes, [&](int l) {
    const Allocation& mem = *r.memory_of(l);
    core_.flags_of(mem).note(writer_of(e, values[l]), mem, r.offset_of(l));
  });
}

void Requests::set_flags(const InFlight& r, u64 lanes, const u64* values, u64 when, const u64* before) {
  Word words[kLanes];
  int lane[kLanes];
  u32 n = 0;
  each_lane(lanes, [&](int l) {
    lane[n] = l;
    words[n++] = {r.memory_of(l), r.offset_of(l), values[l]};
  });
  Event e = r.far ? r.origin : event_of(*r.wave, *r.inst, EventKind::FlagSet, r.issued);
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

// Requests to a peer's memory in mode ideal. A plain one arrives one link latency after its issue, the earliest
// possible time. One that other ranks poll for arrives at its time on the clock. Its answer returns after the same
// latency. So GPUs interact only at the ends of windows, and can be simulated in parallel.

// Lanes of a peer's memory leave as requests of their own, one for each peer. False: there are none.
bool Requests::go_far(ResidentWave& w, const Inst& in, InFlight& r) {
  u64 away = r.whole && core_.far(*r.memory[0]) ? r.exec : 0;
  for (u64 m = r.whole ? 0 : r.exec; m; m &= m - 1)
    if (core_.far(*r.memory_of(std::countr_zero(m)))) away |= m & ~(m - 1);
  if (!away) return false;
  const u64 here = r.exec & ~away;
  while (away) {
    const int home = r.memory_of(std::countr_zero(away))->owner;
    u64 mine = r.whole ? away : 0;
    for (u64 m = away & ~mine; m; m &= m - 1)
      if (r.memory_of(std::countr_zero(m))->owner == home) mine |= m & ~(m - 1);
    away &= ~mine;
    InFlight* x = &r;
    if (here || away) {
      x = &make(w, in, r.load, r.bytes);
      x->poll = r.poll;
      x->place = r.place;
      x->finish = r.finish;
      x->modify = r.modify;
      x->release = r.release;
      x->arrives = r.arrives;
      x->number = r.number;
      each_lane(mine, [&](int l) {
        x->memory[l] = r.memory[l];
        x->offset[l] = r.offset[l];
        std::memcpy(x->data[l], r.data[l], sizeof r.data[l]);
      });
    }
    x->exec = mine;
    send(w, in, *x, home);
  }
  if (!here) return true;
  r.exec = here;  // its own memory's
  (r.load ? w.unread : w.pending).push_back(r.id);
  ++w.block->requests;
  if (core_.detail) core_.detail->issued(r);
  // Scheduled like a request of its own: lanes that take effect when issued do so now.
  schedule(r.id, r.poll && !r.modify ? w.l2_time : sets_flags(r) ? r.arrives : w.time);
  return true;
}

void Requests::send(ResidentWave& w, const Inst& in, InFlight& r, int home) {
  r.far = true;
  r.from = core_.rank;
  r.there = w.time + core_.window;
  if (r.modify || sets_flags(r)) {
    r.there = std::max(r.there, r.arrives);
    r.origin = event_of(w, in, EventKind::FlagSet, w.time);
  }
  // A later access of its block to the same bytes must not arrive before it.
  for (u32 id : w.block->late)
    if (requests_[id]->there > r.there && overlap(*requests_[id], r)) r.there = requests_[id]->there;
  if ((r.late = r.there > w.time + core_.window)) w.block->late.push_back(r.id);
  w.far_due = std::max(w.far_due, r.there + core_.window);
  r.done = in.unit == Unit::Smem ? w.lgkm.last : w.vm.last;
  (r.load ? w.unread : w.pending).push_back(r.id);
  if (core_.detail) core_.detail->issued(r);
  core_.send(home, r.there, EventQueue::Far, &r);
}

void Requests::serve(InFlight& r, u64 when) {
  r.set_by.clear();
  if (r.modify) modify_now(r, when);
  else if (r.load) {
    pieces(r, [&](int l, u32 bytes) { std::memcpy(r.data[l], r.memory_of(l)->host + r.offset_of(l), bytes); });
    each_lane(r.poll ? r.exec : 0, [&](int l) {
      note_words(r, l);
      if (r.set_by.empty()) r.set_by.resize(kLanes);
      if (const Writer* by = core_.flags_of(*r.memory_of(l)).writer(*r.memory_of(l), r.offset_of(l)))
        r.set_by[size_t(l)] = {by->rank, by->time, by->put(value_of(r, l)) ? by->value : value_of(r, l)};
    });
  } else arrive_now(r, when);
  core_.send(r.from, when + core_.window, EventQueue::Answer, &r);
}

bool Requests::owed(const ResidentWave& w) const {
  for (u32 id : w.unread)
    if (const InFlight& r = *requests_[id]; r.late && r.done <= w.time && r.there + core_.window > w.time) return true;
  return false;
}

void Requests::answer(InFlight& r) {
  ResidentWave& w = *r.wave;
  if (r.load) read_now(r);
  if (r.late) std::erase(w.block->late, r.id);
  std::erase(r.load ? w.unread : w.pending, r.id);
  r.live = false;
  free_.push_back(r.id);
}
}  // namespace a2a
