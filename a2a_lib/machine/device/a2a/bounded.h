// Waits that give up after a bound, say what they saw, and let the kernel end: for real GPUs, where no simulator names the
// rank that everybody waits for. (The waits of sync.h trap after A2A_TIMEOUT_MS. Then the process and its memory are gone.)
//
//   const Bound bound{log, room, rank, us};
//   if (!bound.wait_at_least<Order::acquire, Scope::system>(flag, value, 3)) return bound.dump(flags, n);
//
// After the kernel the host reads `log` (a2a_lib.lab.bounded). All waits of a grid share it. As soon as one has given up, the
// others give up at their next look: the grid ends after about one bound, however many waits it has.
//
// A kernel that has given up has broken the protocol: flags and counters are not what the next call expects. Zero them on all
// ranks before the next call. If one rank waits with a bound, all do, or the others wait for it without end.
#pragma once
#include "a2a/sync.h"

namespace a2a {

// A record: a wait that gave up and the value that it saw, or a word of a dump. 64 bytes.
struct GaveUp {
  uint64_t rank, block, thread;
  int64_t place;  // the caller's number for this wait; -1 - i: word i of a dump
  uint64_t flag, wanted, seen, us;
};

struct Bound {
  uint64_t* log;  // [1 + 8 * room] in memory that the host can read, zero before the launch: their number, then a GaveUp each
  int room, rank;
  uint32_t us;  // of one wait

  template <Order O, Scope S, class T>
  __device__ __forceinline__ bool wait_equal(const T* flag, same_t<T> value, int place) const {
    return wait_until<O, S>(flag, value, place, [=](T seen) { return seen == value; });
  }
  template <Order O, Scope S, class T>
  __device__ __forceinline__ bool wait_at_least(const T* flag, same_t<T> value, int place) const {
    return wait_until<O, S>(flag, value, place, [=](T seen) { return seen >= value; });
  }
  // Polls until done(value) holds, then acquires if O says so. False if it gave up. wanted: for the log.
  template <Order O, Scope S, class T, class Done>
  __device__ __forceinline__ bool wait_until(const T* flag, same_t<T> wanted, int place, Done done) const {
    T seen = load_relaxed<S>(flag);
    for (const long long start = now(); !done(seen); seen = load_relaxed<S>(flag)) {
      const long long waited = now() - start;
      if (waited > us || load_relaxed<Scope::agent>(log) != 0) {
        put(place, flag, (uint64_t)wanted, (uint64_t)seen, (uint64_t)waited);
        return false;
      }
      detail::pause();
    }
    fence<O, S>();
    return true;
  }
  __device__ __forceinline__ static long long now() {  // us
#ifdef A2A_SIM
    return wall_clock64() / 100;
#else
    return detail::now_us();
#endif
  }
  // Writes n flags to the log, by the calling threads.
  template <class T> __device__ __forceinline__ void dump(const T* flags, int n) const {
    for (int i = 0; i < n; ++i) put(-1 - i, flags + i, 0, (uint64_t)load_relaxed<Scope::system>(flags + i), 0);
  }

 private:
  __device__ __forceinline__ void put(int64_t place, const void* flag, uint64_t wanted, uint64_t seen, uint64_t waited) const {
    const uint64_t number = signal_add<Order::relaxed, Scope::agent>(log, 1);
    if (number >= (uint64_t)room) return;
    ((GaveUp*)(log + 1))[number] = {(uint64_t)rank, blockIdx.x, threadIdx.x, place, (uint64_t)flag, wanted, seen, waited};
  }
};

}  // namespace a2a
