// Requests: loads that read, and stores that are seen, later than they are issued; fences; read-modify-writes.
#include <algorithm>

#include "node/node.h"
#include "node/request.h"

namespace a2a {
static MemoryModel::Where where(const Wave& w) { return {w.gpu->rank, w.cu->xcd, w.cu->index}; }
static MemoryModel::Bits bits(const Inst& in) { return {u8(in.sc1 * 2 + in.sc0), in.nt}; }

u32 Node::new_request() {
  if (free_requests_.empty()) {
    free_requests_.push_back(u32(requests_.size()));
    requests_.push_back(std::make_unique<Request>());
  }
  u32 id = free_requests_.back();
  free_requests_.pop_back();
  return id;
}

Request& hook_request(Wave& w, const Inst& in, bool load, u32 bytes) {
  Node& n = *w.node;
  Request& r = *n.requests_[n.building_ = n.new_request()];
  r.wave = &w;
  r.inst = &in;
  r.load = load;
  r.poll = r.through = false;
  r.live = true;
  r.release.reset();
  r.bytes = bytes;
  r.issued = w.time;
  return r;
}

void hook_submit(Wave& w, const Inst& in, Request& r, u64 arrives) {
  Node& n = *w.node;
  r.arrives = std::max(arrives, w.l2_time);
  if (w.watched && !r.load && (in.mark != Mark::None || in.sc1)) r.release = n.races->release(w, in, r.exec);
  (r.load ? w.unread : w.pending).push_back(n.building_);
  ++w.block->requests;
  bool ideal_store = !r.load && !n.model;  // without caches a store is simply there once it arrives
  n.push(ideal_store ? r.arrives : w.l2_time, Node::kRequest, nullptr, n.building_);
}

void Node::request_step(u32 id, u64 when) {
  Request& r = *requests_[id];
  if (!r.live) { free_requests_.push_back(id); return; }  // settled early, or its wave was dropped
  Wave& w = *r.wave;
  if (r.load) {
    read_now(r);
    r.live = false;
    std::erase(w.unread, id);
    --w.block->requests;
    free_requests_.push_back(id);
    return;
  }
  if (model && !r.through) {
    store_now(r, when);
    if (r.through) { push(std::max(r.arrives, when), kRequest, nullptr, id); return; }
  } else {
    arrive_now(r, when);
  }
  r.live = false;
  std::erase(w.pending, id);
  --w.block->requests;
  free_requests_.push_back(id);
}

void Node::read_now(Request& r) {
  Wave& w = *r.wave;
  bool noted = false;
  for (u64 m = r.exec; m; m &= m - 1) {
    int l = std::countr_zero(m);
    Allocation& mem = *r.memory[l];
    if (!model) {
      std::memcpy(r.data[l], mem.host + r.offset[l], r.bytes);
    } else if (CacheNote note = model->load(where(w), mem, r.offset[l], r.data[l], r.bytes, bits(*r.inst)); note != CacheNote::None && !noted) {
      noted = true;
      ++stale_reads;
      Event e = event(w, *r.inst, EventKind::Cache);
      e.time = i64(r.issued);
      e.bytes = i64(note);
      e.dst = mem.home;
      mem.describe(r.offset[l], &e.index, &e.symbol);
      record.add(e);
    }
    u32 first;
    std::memcpy(&first, r.data[l], 4);
    if (r.bytes >= 4 && first == kPoison && never_written++ == 0) never_written_first = mem.describe(r.offset[l]) + ", read by " + place_of(w, *r.inst);
    if (r.poll && races) races->observe(w, *r.inst, mem, r.offset[l], r.exec);
    if (r.poll && w.poll) {
      u64 value = 0;
      std::memcpy(&value, r.data[l], std::min(r.bytes, 8u));
      polled(w, *r.inst, mem, r.offset[l], value);
    }
  }
  r.finish(w, *r.inst, r);
}

// It reaches the own L2. What goes through to home memory arrives there later.
void Node::store_now(Request& r, u64 when) {
  Wave& w = *r.wave;
  for (u64 m = r.exec; m; m &= m - 1) {
    int l = std::countr_zero(m);
    if (model->store(where(w), *r.memory[l], r.offset[l], r.data[l], r.bytes, bits(*r.inst))) r.through = true;
    else if (r.inst->mark != Mark::None || r.inst->sc1) set_flag(r, l, when);
    wrote(r.memory[l], r.offset[l], r.offset[l] + r.bytes, when, &w);  // waves of this XCD may see it now
  }
}

void Node::arrive_now(Request& r, u64 when) {
  Wave& w = *r.wave;
  for (u64 m = r.exec; m; m &= m - 1) {
    int l = std::countr_zero(m);
    Allocation& mem = *r.memory[l];
    if (model) model->arrive(where(w), mem, r.offset[l], r.data[l], r.bytes);
    else std::memcpy(mem.host + r.offset[l], r.data[l], r.bytes);
    if (r.inst->mark != Mark::None || r.inst->sc1) set_flag(r, l, when);
    wrote(&mem, r.offset[l], r.offset[l] + r.bytes, when);
  }
}

void Node::set_flag(const Request& r, int lane, u64 when) {
  if (r.bytes > 8) return;
  Allocation& mem = *r.memory[lane];
  if (r.release) races->publish(mem, r.offset[lane], r.release, false);
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
void Node::settle(Wave& w, const Mapping* m, u64 lo, u64 hi) {
  std::vector<u32> hits;
  auto look = [&](const std::vector<u32>& ids) {
    for (u32 id : ids) {
      const Request& r = *requests_[id];
      for (u64 e = r.exec; e; e &= e - 1) {
        int l = std::countr_zero(e);
        u64 at = m->base + r.offset[l];
        if (r.memory[l] == m->memory && at < hi && at + r.bytes > lo) { hits.push_back(id); break; }
      }
    }
  };
  for (Wave* x : w.block->waves) {
    look(x->unread);
    look(x->pending);
  }
  std::sort(hits.begin(), hits.end(), [&](u32 a, u32 b) { return requests_[a]->issued < requests_[b]->issued; });
  for (u32 id : hits) {
    Request& r = *requests_[id];
    if (r.load) read_now(r);
    else {
      if (model && !r.through) store_now(r, w.time);
      if (!model || r.through) arrive_now(r, w.time);
    }
    r.live = false;  // its place in the table is given back when its event comes
    std::erase(r.load ? r.wave->unread : r.wave->pending, id);
    --w.block->requests;
  }
}

u8* hook_rmw(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 bytes, u8*) {
  return w.node->model->prepare_rmw(where(w), *m->memory, addr - m->base, bytes, in.sc1);
}
void hook_rmw_done(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 bytes) { w.node->model->done_rmw(where(w), *m->memory, addr - m->base, bytes, in.sc1); }
void hook_read(Wave& w, const Inst& in, const Mapping* m, u64 addr, u8* out, u32 bytes, bool scalar) {
  Node& n = *w.node;
  CacheNote note = scalar ? n.model->load_scalar(where(w), *m->memory, addr - m->base, out, bytes) : n.model->load(where(w), *m->memory, addr - m->base, out, bytes, bits(in));
  if (note == CacheNote::None) return;
  ++n.stale_reads;
  Event e = n.event(w, in, EventKind::Cache);
  e.bytes = i64(note);
  e.dst = m->memory->home;
  m->memory->describe(addr - m->base, &e.index, &e.symbol);
  n.record.add(e);
}

// buffer_wbl2 queues behind all earlier stores of the CU, not of the wave alone [implied by D; M: cklxx/fleet-mi300x]: after
// a barrier one wave may release for its block.
void hook_fence(Wave& w, const Inst& in, bool release) {
  Node& n = *w.node;
  if (w.watched) {
    Scope scope = Scope(bits(in).scope);
    if (release) n.races->release_fence(w, scope);
    else n.races->acquire_fence(w, scope);
  }
  if (release) {
    w.vm.push(std::max({w.time, w.vm.last, w.cu->store_done}) + n.jitter(w, n.preset.release));
    if (n.model) n.submit_write_back(w, in);
  } else {
    w.time += n.jitter(w, n.preset.acquire);
    if (n.model) n.model->invalidate(where(w), bits(in).scope);
  }
}
void Node::submit_write_back(Wave& w, const Inst& in) {
  u64 at = w.time;
  for (u64 t : w.cu->channel) at = std::max(at, t);
  u32 id = new_request();
  Request& r = *requests_[id];
  r.wave = &w;
  r.inst = &in;
  r.live = true;
  r.exec = 0;
  push(at, kWriteBack, nullptr, id);
}
void Node::write_back_now(u32 id) {
  Request& r = *requests_[id];
  if (r.live) model->write_back(where(*r.wave), bits(*r.inst).scope);
  r.live = false;
  free_requests_.push_back(id);
}
}  // namespace a2a
