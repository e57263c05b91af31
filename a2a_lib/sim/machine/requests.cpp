// Requests: loads that read, and stores that are seen, later than they are issued; fences; read-modify-writes.
#include <algorithm>

#include "machine/detail.h"
#include "machine/node.h"
#include "machine/in_flight.h"

namespace a2a {
static MemoryModel::Bits bits(const InFlight& r) { return {r.wide ? u8(3) : u8(r.inst->sc1 * 2 + r.inst->sc0), r.inst->nt, r.poll}; }
static bool narrow(const InFlight& r) { return !r.load && !r.write_back && r.inst->sc1 && !r.inst->sc0; }

u32 Node::free_request() {
  if (free_requests_.empty()) {
    free_requests_.push_back(u32(requests_.size()));
    requests_.push_back(std::make_unique<InFlight>());
  }
  u32 id = free_requests_.back();
  free_requests_.pop_back();
  return id;
}

InFlight& Node::new_request(ResidentWave& w, const Inst& in, bool load, u32 bytes) {
  InFlight& r = *requests_[building_ = free_request()];
  r.wave = &w;
  r.inst = &in;
  r.load = load;
  r.poll = r.through = r.held = r.write_back = r.wide = false;
  r.live = true;
  r.release.reset();
  r.bytes = bytes;
  r.issued = w.time;
  return r;
}

void Node::submit(ResidentWave& w, const Inst& in, InFlight& r, u64 arrives) {
  r.arrives = std::max(arrives, w.l2_time);
  if (w.watched && !r.load) publish(w, r);
  (r.load ? w.unread : w.pending).push_back(building_);
  if (model && narrow(r)) w.cu->narrow.push_back(building_);
  ++w.block->requests;
  if (detail) detail->issued(r);
  if (model && in.mark == Mark::None && model->random() % 16 == 0) { hold(w, building_); return; }
  bool ideal_store = !r.load && !model;  // without caches a store is simply there once it arrives
  schedule(building_, ideal_store ? r.arrives : w.l2_time);
}

// CHOICE: one request in 16 waits long in its channel's queue, a load until its value is needed, a store up to `held` more.
// Nothing may show that was promised: s_waitcnt, buffer_wbl2, the wave's end and later requests to the same channel let it
// go on. So it changes what is seen and never how long a wave takes; for the same reason no signal and no look of a wait is held.
void Node::hold(ResidentWave& w, u32 id) {
  InFlight& r = *requests_[id];
  u64 most = r.load ? w.vm.last - std::min(w.vm.last, w.l2_time) : preset.held;
  r.held = true;
  r.channels = w.l2_channels;
  r.reaches = w.l2_time;
  w.cu->held.push_back(id);
  ++w.held;
  schedule(id, w.l2_time + most * (model->random() & 1023) / 1024);
}

// In its turn, after what the CU sent to the channel before.
void Node::release_held(Cu& cu, const ResidentWave* wave, u32 channels) {
  std::erase_if(cu.held, [&](u32 id) {
    InFlight& r = *requests_[id];
    if ((wave && r.wave != wave) || !(r.channels & channels)) return false;
    r.held = false;
    --r.wave->held;
    schedule(id, std::max(r.reaches, now));
    return true;
  });
}

// Its place in the table is given back with its last event.
void Node::schedule(u32 id, u64 time) {
  ++requests_[id]->events;
  push(time, kRequest, nullptr, id);
}

// A request takes effect at once.
void Node::finish_now(u32 id, u64 when) {
  InFlight& r = *requests_[id];
  ResidentWave& w = *r.wave;
  if (r.load) read_now(r);
  else {
    if (model && !r.through) store_now(r, when);
    if (!model || r.through) arrive_now(r, when);
  }
  r.live = false;
  if (narrow(r)) std::erase(w.cu->narrow, id);
  if (r.held) { std::erase(w.cu->held, id); --w.held; }
  std::erase(r.load ? w.unread : w.pending, id);
  --w.block->requests;
}

void Node::request_step(u32 id, u64 when) {
  InFlight& r = *requests_[id];
  --r.events;
  if (r.live && r.through && when < r.arrives) return;  // an event from before it was let go
  if (r.live) {
    ResidentWave& w = *r.wave;
    if (r.held) {
      r.held = false;
      std::erase(w.cu->held, id);
      --w.held;
    }
    if (r.load) read_now(r);
    else if (r.write_back) {
      const u8 scope = bits(*r.inst).scope;
      model->write_back(where(w), scope);
      // It queues behind all the CU has sent. What of that goes no further than the GPU's other XCDs goes home now [D: a
      // release covers every store that happens before it, whatever the store's scope].
      if (scope == 3)
        for (u32 store : w.cu->narrow)
          if (requests_[store]->issued <= r.issued) requests_[store]->wide = true;
      if (detail) detail->written_back(r);
    }
    else if (model && !r.through) {
      store_now(r, when);
      if (r.through) { schedule(id, std::max(r.arrives, when)); return; }
    } else {
      arrive_now(r, when);
    }
    r.live = false;
    if (narrow(r)) std::erase(w.cu->narrow, id);
    std::erase(r.load ? w.unread : w.pending, id);
    --w.block->requests;
  }
  if (!r.events) free_requests_.push_back(id);
}

namespace {
// Lanes whose bytes lie one behind the other, here and there, in one piece: f(first lane, bytes of all).
template <class F> void pieces(const InFlight& r, F f) {
  for (u64 m = r.exec; m;) {
    const int l = std::countr_zero(m);
    int next = l + 1;
    m &= m - 1;
    for (; r.bytes == sizeof r.data[0] && m && std::countr_zero(m) == next && r.memory[next] == r.memory[l] &&
           r.offset[next] == r.offset[l] + u64(next - l) * r.bytes; ++next) m &= m - 1;
    f(l, u32(next - l) * r.bytes);
  }
}
}  // namespace

void Node::read_now(InFlight& r) {
  ResidentWave& w = *r.wave;
  bool noted = false;
  pieces(r, [&](int l, u32 bytes) {
    Allocation& mem = *r.memory[l];
    if (!model) {
      std::memcpy(r.data[l], mem.host + r.offset[l], bytes);
    } else if (CacheNote note = model->load(where(w), mem, r.offset[l], r.data[l], bytes, bits(r)); note != CacheNote::None && !noted) {
      noted = true;
      ++stale_reads;
      Event e = event(w, *r.inst, EventKind::Cache);
      e.time = i64(r.issued);
      e.bytes = i64(note);
      e.dst = mem.home;
      mem.describe(r.offset[l], &e.index, &e.symbol);
      record.add(e);
    }
    if (detail) detail->lanes(r, l, bytes);
  });
  for (u64 m = r.exec; m; m &= m - 1) {
    int l = std::countr_zero(m);
    Allocation& mem = *r.memory[l];
    u32 first;
    std::memcpy(&first, r.data[l], 4);
    if (r.bytes >= 4 && first == kPoison && never_written++ == 0) never_written_first = mem.describe(r.offset[l]) + ", read by " + place_of(w, *r.inst);
    observed(r, l);
    if (r.poll && w.poll) {
      u64 value = 0;
      std::memcpy(&value, r.data[l], std::min(r.bytes, 8u));
      polled(w, *r.inst, mem, r.offset[l], r.bytes, value);
    }
  }
  if (detail) detail->loaded(r);
  r.finish(w, *r.inst, r);
}

// It reaches the own L2. What goes through to home memory arrives there later.
void Node::store_now(InFlight& r, u64 when) {
  ResidentWave& w = *r.wave;
  pieces(r, [&](int l, u32 bytes) {
    if (model->store(where(w), *r.memory[l], r.offset[l], r.data[l], bytes, bits(*r.inst))) { r.through = true; return; }
    published(r, l, bytes);
    if (r.inst->mark != Mark::None || r.inst->sc1) set_flag(r, l, when);
    wrote(r.memory[l], r.offset[l], r.offset[l] + bytes, when, &w);  // waves of this XCD may see it now
  });
  if (detail) detail->stored(r);
}

void Node::arrive_now(InFlight& r, u64 when) {
  ResidentWave& w = *r.wave;
  pieces(r, [&](int l, u32 bytes) {
    Allocation& mem = *r.memory[l];
    if (model) model->arrive(where(w), mem, r.offset[l], r.data[l], bytes, bits(r));
    else std::memcpy(mem.host + r.offset[l], r.data[l], bytes);
    published(r, l, bytes);
    if (r.inst->mark != Mark::None || r.inst->sc1) set_flag(r, l, when);
    wrote(&mem, r.offset[l], r.offset[l] + bytes, when);
  });
  if (detail) detail->arrived(r);
}

void Node::set_flag(const InFlight& r, int lane, u64 when) {
  if (r.bytes > 8) return;
  Allocation& mem = *r.memory[lane];
  Event e = event(*r.wave, *r.inst, EventKind::FlagSet);
  u64 value = 0;
  std::memcpy(&value, r.data[lane], r.bytes);
  e.time = i64(r.issued);
  e.duration = i64(when - r.issued);
  e.src = i16(r.wave->gpu->rank);
  e.dst = mem.home;
  e.bytes = i64(value);
  mem.describe(r.offset[lane], &e.index, &e.symbol);
  signal(e, &mem, r.offset[lane], value);
}

// What takes effect when it is issued (a read-modify-write; in mode ideal all but atomic loads and stores) comes after what
// its block did to the same bytes before: waves of one block may be ordered by no more than a barrier [D: their requests
// stay in order up to the L2]. So loads that have yet to read do so now, and stores under way take effect.
void Node::settle(ResidentWave& w, const Mapping* m, u64 lo, u64 hi) {
  std::vector<u32> hits;
  auto look = [&](const std::vector<u32>& ids) {
    for (u32 id : ids) {
      const InFlight& r = *requests_[id];
      for (u64 e = r.exec; e; e &= e - 1) {
        int l = std::countr_zero(e);
        u64 at = m->base + r.offset[l];
        if (r.memory[l] == m->memory && at < hi && at + r.bytes > lo) { hits.push_back(id); break; }
      }
    }
  };
  for (ResidentWave* x : w.block->waves) {
    look(x->unread);
    look(x->pending);
  }
  std::sort(hits.begin(), hits.end(), [&](u32 a, u32 b) { return requests_[a]->issued < requests_[b]->issued; });
  for (u32 id : hits) finish_now(id, w.time);
}

void Node::read(ResidentWave& w, const Inst& in, const Mapping* m, u64 addr, u8* out, u32 bytes, bool scalar) {
  const u64 offset = addr - m->base;
  CacheNote note = scalar ? model->load_scalar(where(w), *m->memory, offset, out, bytes)
                          : model->load(where(w), *m->memory, offset, out, bytes, bits(in));
  if (detail) detail->read(w, in, *m->memory, offset, out, bytes);
  if (note == CacheNote::None) return;
  ++stale_reads;
  Event e = event(w, in, EventKind::Cache);
  e.bytes = i64(note);
  e.dst = m->memory->home;
  m->memory->describe(offset, &e.index, &e.symbol);
  record.add(e);
}

// buffer_wbl2 queues behind all earlier stores of the CU, not of the wave alone [implied by D; M: cklxx/fleet-mi300x]: after
// a barrier one wave may release for its block.
void Node::fence(ResidentWave& w, const Inst& in, bool release) {
  const u8 scope = bits(in).scope;
  if (detail && release) detail->fence(w, in, true);
  if (w.watched) {
    if (release) races->release_fence(w.thread, Scope(scope));
    else races->acquire_fence(w.thread, Scope(scope), w.exec());
  }
  if (release) {
    if (!w.cu->held.empty()) release_held(*w.cu, nullptr, ~0u);
    w.vm.push(released(w, scope));
    if (model) submit_write_back(w, in);
  } else {
    acquired(w, scope);
    if (model) model->invalidate(where(w), scope);
    if (detail) detail->fence(w, in, false);
  }
}
// Behind all the CU has sent. CHOICE: one in 4 takes up to `held` more, if the wave does not wait for it.
void Node::submit_write_back(ResidentWave& w, const Inst& in) {
  u64 at = w.time;
  for (u64 t : w.cu->channel) at = std::max(at, t);
  InFlight& r = new_request(w, in, false, 0);
  const u32 id = building_;
  r.exec = 0;
  r.write_back = true;
  r.reaches = at;
  w.pending.push_back(id);
  ++w.block->requests;
  if (model->random() % 4) return schedule(id, at);
  r.held = true;
  r.channels = 1u << 31;  // of no load or store
  w.cu->held.push_back(id);
  ++w.held;
  schedule(id, at + preset.held * (model->random() & 1023) / 1024);
}
}  // namespace a2a
