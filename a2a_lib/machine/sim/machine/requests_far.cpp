// Requests to a peer's memory in mode ideal. A plain one arrives one link latency after its issue, the earliest
// possible time. One that other ranks poll for arrives at its time on the clock. Its answer returns after the same
// latency. So GPUs interact only at the ends of windows, and can be simulated in parallel.
#include <algorithm>

#include "machine/detail.h"
#include "machine/report.h"
#include "machine/requests.h"

namespace a2a {
namespace {
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
// A store that others poll for.
bool is_flag(const Inst& in, const InFlight& r) {
  return !r.load && !r.modify && r.bytes <= 8 && (in.mark != Mark::None || in.sc1);
}
}  // namespace

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
      for (u64 m = mine; m; m &= m - 1) {
        const int l = std::countr_zero(m);
        x->memory[l] = r.memory[l];
        x->offset[l] = r.offset[l];
        std::memcpy(x->data[l], r.data[l], sizeof r.data[l]);
      }
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
  schedule(r.id, r.poll && !r.modify ? w.l2_time : is_flag(in, r) ? r.arrives : w.time);
  return true;
}

void Requests::send(ResidentWave& w, const Inst& in, InFlight& r, int home) {
  r.far = true;
  r.from = core_.rank;
  r.there = w.time + core_.window;
  if (r.modify || is_flag(in, r)) {
    r.there = std::max(r.there, r.arrives);
    r.origin = event_of(w, in, EventKind::FlagSet);
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
    for (u64 m = r.poll ? r.exec : 0; m; m &= m - 1) {
      const int l = std::countr_zero(m);
      note_words(r, l);
      if (r.set_by.empty()) r.set_by.resize(kLanes);
      if (const Writer* by = core_.flags_of(*r.memory_of(l)).writer(*r.memory_of(l), r.offset_of(l)))
        r.set_by[size_t(l)] = {by->rank, by->time, by->put(value_of(r, l)) ? by->value : value_of(r, l)};
    }
  } else arrive_now(r, when);
  core_.send(r.from, when + core_.window, EventQueue::Answer, &r);
}

bool Requests::owed(const ResidentWave& w) const {
  for (u32 id : w.unread)
    if (const InFlight& r = *requests_[id]; r.late && r.done <= w.time && r.there + core_.window > w.time) return true;
  return false;
}

void Requests::answer(InFlight& r, u64) {
  ResidentWave& w = *r.wave;
  if (r.load) read_now(r);
  if (r.late) std::erase(w.block->late, r.id);
  std::erase(r.load ? w.unread : w.pending, r.id);
  r.live = false;
  free_.push_back(r.id);
}
}  // namespace a2a
