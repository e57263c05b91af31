// Requests in flight: loads and stores that take effect later than they are issued; read-modify-writes.
#pragma once
#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <vector>

#include "isa/machine.h"
#include "machine/core.h"
#include "machine/flags.h"
#include "machine/waits.h"
#include "machine/watcher.h"
#include "memory/pages.h"

namespace a2a {
// A request in flight: a memory instruction between its issue and its effect.
struct Release;
struct InFlight : Request {
  ResidentWave* wave = nullptr;
  const Inst* inst = nullptr;
  bool through = false, live = false, held = false, write_back = false;
  bool wide = false;  // an agent-scope store that a system-scope write-back has passed: it continues to home
  bool overtaken = false;  // a later load of its wave writes some of its registers
  u64 lost[8];             // lanes that it no longer writes, of each half of its registers, if it is overtaken
  u32 channels = 0;  // of the L2
  u64 issued = 0, reaches = 0, arrives = 0;  // at the L2; in home memory
  u64 due = 0;  // when it is held: at the latest
  u32 events = 0;  // of it in its GPU's queue
  // For a peer's memory, in mode ideal; that GPU uses these fields while the request is there.
  bool changed = false;            // a read-modify-write wrote something
  bool far = false, late = false;  // late: it arrives later than a later request of its block could
  u32 id = 0;
  u64 number = 0;                  // among its wave's operations that vmcnt counts; 0: vmcnt does not count it
  int from = 0;                    // rank
  u64 there = 0, done = 0;         // arrival time; completion time on the clock
  Event origin;                    // of a store or read-modify-write that sets a flag, when it was issued
  struct Setter {
    i16 rank = -1;
    u64 time = 0;
    u64 flag = 0;                  // in the value that the lane saw
  };
  std::vector<Setter> set_by;      // of a poll: the writers of the values that the lanes saw
  std::shared_ptr<const Release> release;  // what an atomic store publishes (race detector)
};

inline u64 value_of(const InFlight& r, int lane) {
  u64 value = 0;
  std::memcpy(&value, r.data[lane], std::min(r.bytes, 8u));
  return value;
}

// Calls f(first lane, bytes) for each run of lanes whose bytes are contiguous on both sides.
template <class F> void pieces(const InFlight& r, F f) {
  if (r.whole && r.bytes == sizeof r.data[0]) return f(0, kLanes * r.bytes);
  for (u64 m = r.exec; m;) {
    const int l = std::countr_zero(m);
    int next = l + 1;
    m &= m - 1;
    for (; r.bytes == sizeof r.data[0] && m && std::countr_zero(m) == next && r.memory_of(next) == r.memory_of(l) &&
           r.offset_of(next) == r.offset_of(l) + u64(next - l) * r.bytes;
         ++next)
      m &= m - 1;
    f(l, u32(next - l) * r.bytes);
  }
}

class Requests {
 public:
  Requests(Core& core, Waits& waits) : core_(core), waits_(waits) {}
  ~Requests() {
    for (InFlight* r : requests_) r->~InFlight();
  }
  Requests(const Requests&) = delete;

  // A request to be filled in and submitted.
  InFlight& make(ResidentWave&, const Inst&, bool load, u32 bytes);
  void submit(ResidentWave&, const Inst&, InFlight&, u64 arrives);
  void submit_write_back(ResidentWave&, const Inst&);
  void step(u32 id, u64 when);  // handles its event in the queue
  void serve(InFlight&, u64 when);   // a peer's request, at this GPU's memory
  void answer(InFlight&);  // an own request has returned
  // Releases held requests of the CU: those of one wave (null: all) in one of these channels.
  void release_held(Cu&, const ResidentWave*, u32 channels);
  // Releases those that the wave's s_waitcnt vmcnt has waited for, and says so to the race detector.
  void waited(ResidentWave&);
  // Earlier accesses of the wave's block to that range take effect now.
  void settle(ResidentWave&, const Mapping*, u64 lo, u64 hi);
  // Before a load or read-modify-write is issued: earlier ones of the wave in flight no longer write its registers.
  void overtake(ResidentWave&, const Inst&);
  // A read that takes effect when it is issued, in memory modes other than ideal.
  void read(ResidentWave&, const Inst&, const Mapping*, u64 addr, u8* out, u32 bytes, bool scalar);
  // Whether the wave has waited for a load that has not read yet.
  bool waits_for(const ResidentWave& w) const { return requests_[w.unread.front()]->number <= w.vm.waited(); }
  // Whether the wave waits for an answer that is later than its time on the clock.
  bool owed(const ResidentWave&) const;
  void clear();

 private:
  Core& core_;
  Waits& waits_;
  Arena arena_;
  std::vector<InFlight*> requests_;
  std::vector<u32> free_;
  u32 building_ = 0;

  // For the race detector (watcher.cpp).
  void publish(ResidentWave&, InFlight&);                    // an atomic store is issued: from now on it can be read
  void published(const InFlight&, int lane, u32 bytes);      // the lanes whose bytes follow this one's are visible
  // A read-modify-write took effect: the values that its lanes found and left.
  void modified(const InFlight&, u64 wrote, const u64* found, const u64* left);
  void observed(const InFlight&, int lane);                  // a lane of an atomic load has read

  u32 free_id();
  void schedule(u32 id, u64 time);
  bool go_far(ResidentWave&, const Inst&, InFlight&);
  void send(ResidentWave&, const Inst&, InFlight&, int home);
  void hold(ResidentWave&, u32 id, u64 late);
  template <class Goes>
  void release(Cu&, Goes);
  void effect_now(InFlight&, u64 when);
  void finish_now(u32 id, int owner, u64 when);
  void go_on(InFlight&);
  void take_off(InFlight&);
  void stale(const ResidentWave&, const Inst&, CacheNote, const Allocation&, u64 offset, u64 time);
  void read_now(InFlight&);
  void write_registers(InFlight&);
  void store_now(InFlight&, u64 when);
  void modify_now(InFlight&, u64 when);
  void arrive_now(InFlight&, u64 when);
  void polled(const InFlight&, int lane);
  void note_words(const InFlight&, int lane);
  // Notes that the lanes' values are flags.
  void note(const InFlight&, u64 lanes, const u64* values, u64 when);
  void set_flags(const InFlight&, u64 lanes, const u64* values, u64 when, const u64* before = nullptr);  // of a store
};
}  // namespace a2a
