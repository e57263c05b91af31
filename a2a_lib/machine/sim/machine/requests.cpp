#include "machine/requests.h"

#include <algorithm>

#include "machine/crossing.h"
#include "machine/detail.h"
#include "machine/report.h"
#include "machine/stalls.h"

namespace a2a {
// A store that only the GPU's other XCDs need to see.
static bool narrow(const InFlight& r) { return !r.load && !r.write_back && !r.modify && r.inst->sc1 && !r.inst->sc0; }

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
  if (w.watched && (!r.load || r.modify)) watcher_.publish(w, r);
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
  std::sort(hits.begin(), hits.end(), [&](u32 a, u32 b) { return requests_[a]->issued < requests_[b]->issued; });
  for (u32 id : hits) finish_now(id, m->memory->owner, w.time);
}

void Requests::read(ResidentWave& w, const Inst& in, const Mapping* m, u64 addr, u8* out, u32 bytes, bool scalar) {
  const u64 offset = addr - m->base;
  CacheNote note = scalar ? core_.model->load_scalar(where(w), *m->memory, offset, out, bytes)
                          : core_.model->load(where(w), *m->memory, offset, out, bytes, bits(in));
  if (core_.detail) core_.detail->read(w, in, *m->memory, offset, out, bytes);
  if (core_.crossing) core_.crossing->loaded(*m->memory, offset, bytes, core_.rank, out);
  if (note != CacheNote::None) stale(w, in, note, *m->memory, offset, w.time);
}

void Requests::stale(const ResidentWave& w, const Inst& in, CacheNote note, const Allocation& m, u64 offset, u64 time) {
  ++core_.stale_reads;
  Event e = event_of(w, in, EventKind::Cache);
  e.time = i64(time);
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
}  // namespace a2a
