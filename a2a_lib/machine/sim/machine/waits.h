// Polling waves: when they are parked, who wakes them, and the record of each wait.
#pragma once
#include <unordered_map>
#include <vector>

#include "machine/core.h"
#include "machine/flags.h"

namespace a2a {
class Waits {
 public:
  explicit Waits(Core& core) : core_(core) {}
  ~Waits() { clear(); }
  Waits(const Waits&) = delete;

  // Before a load that may be a poll. Returns true if the wave was parked instead.
  bool poll(ResidentWave&, const Inst&, const u64* addr, u64 lanes);
  void polled(ResidentWave&, const Inst&, const Poll::Seen&);
  // All waves of a block are at a barrier. Returns true if the block, which polls, was parked there: its waves stay at
  // the barrier, with the times at which they would leave it.
  bool park(Block&, u64 time);
  // All waves of a block are at a barrier, and `last` arrived last. If it has waited for a flag meanwhile, the others'
  // time at the barrier is recorded.
  void behind(Block&, const ResidentWave& last, u64 time);
  void end_wait(ResidentWave&);  // records it
  void leave(ResidentWave&);     // the wave ends
  // Memory changed: wakes the waves that wait for it. near: only waves with the same L2 can see it.
  void wrote(Allocation*, u64 lo, u64 hi, u64 when, const ResidentWave* near = nullptr);
  // A peer's wave starts or stops watching this GPU's memory; memory that a wave of this GPU watches has changed.
  void watch(Watching*);
  void unwatch(Watching*);
  void news(ResidentWave&, u32 life, u64 when);
  // Caches of this GPU drop their copies: wakes the waves whose polls one of them answered. by: a wave whose caches
  // they are, at that scope; none: all caches.
  void dropped(u64 when, const ResidentWave* by = nullptr, u8 scope = 3);
  const std::vector<ResidentWave*>& parked() const { return parked_; }
  void forget_parked() {  // they will never go on
    parked_.clear();
    resting_ = 0;
  }
  // Fails the node if a wait exceeds its bound.
  void check(u64 now) {
    if (now > deadline_) check_bounds(now);
  }
  u64 exit() const { return exit_; }  // when the first loop that is parked may end by itself
  void expire(u64 when);              // lets those go on that may have ended then
  void clear();

 private:
  struct Watch {
    u64 lo, hi;           // bytes of the memory
    ResidentWave* wave;
    Watching* afar;       // of a peer's wave
  };
  Core& core_;
  std::vector<ResidentWave*> parked_;
  size_t resting_ = 0;  // number of these that depend on copies in caches
  std::unordered_map<u64, std::vector<Watch>> watches_;  // by 64-byte line of memory
  u64 deadline_ = ~u64{0};  // when the first parked wait exceeds its bound
  u64 exit_ = ~u64{0};

  std::vector<Word> words_;  // of a wait's end
  std::unordered_map<u64, std::vector<u32>> named_;  // registers, by first and last instruction, of a launch's kernel
  i32 named_of_ = -1;  // that launch

  const std::vector<u32>& named_vectors(const ResidentWave&);
  Digest state_of(ResidentWave&);
  bool looks_again(const ResidentWave&, const u64* addr, u64 lanes) const;
  void find_setters(std::vector<Poll::Seen>&);
  void begin_round(ResidentWave&);
  void look_elsewhere(ResidentWave&, u32 pc);
  static bool watches(const Poll&, const std::vector<PollRead>& reads);
  // A round has ended: true if nothing that it read can have changed since, and all of it is watched.
  bool settled(ResidentWave&, const std::vector<PollRead>& reads);
  void watch(ResidentWave&, std::vector<PollRead> reads);
  void watch_again(ResidentWave&, u64 from);  // makes peers report the next change of watched memory, too
  void unwatch(ResidentWave&);
  bool same_l2(const ResidentWave&, const ResidentWave&) const;
  bool rests_on_copy(const ResidentWave&, const PollRead&) const;
  void enter(const PollRead&, ResidentWave*, Watching*);
  void strike(const PollRead&, const ResidentWave*, const Watching*);
  void tell(int home, EventQueue::Kind, Watching*, u64 time);
  void add_parked(ResidentWave&);
  void unpark(ResidentWave&);
  void park(ResidentWave&);
  bool spins(ResidentWave&);
  void set_deadline(const ResidentWave&);
  void wake_block(ResidentWave& leader, u64 when);
  void record_stay(const ResidentWave&);
  void wake(ResidentWave&, u64 when);
  void resume(ResidentWave&, u64 rounds);
  void check_bounds(u64 now);
  static u64 line_key(const Allocation* a, u64 offset) {
    return (u64(reinterpret_cast<uintptr_t>(a->host)) + offset) >> 6;
  }
};
}  // namespace a2a
