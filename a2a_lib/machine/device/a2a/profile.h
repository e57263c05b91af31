// Events from inside a kernel: when a wave starts and stops something, with a tag and an id of the reader's choice.
//
//   enum Tag { SEND, WAIT };                    // the host names them: Profile(node, module, tags=["send", "wait"])
//   Profile profile;                            // first thing in the kernel, in every wave
//   profile.start(SEND, token); ... profile.stop(SEND, token);
//   { auto span = profile.span(WAIT, token); ... }            // stops at the end of its scope
//
// The first lane of a wave records; the other lanes may call too. Each wave appends to a slice of its own, so no two
// waves ever meet at a counter; what does not fit is counted. An event costs reading the clock and one 16-byte store,
// for which nobody waits. A stop says when the wave came there: stores it issued before may still be under way.
//
// The clock: 100 MHz on AMD GPUs (s_memrealtime; 10 ns a tick), nanoseconds on NVIDIA's (%globaltimer; how often it
// is renewed depends on the GPU). Both are the same for all waves of a GPU, and not for two GPUs.
//
// Without a host that attaches a Profile, every event is one comparison. With A2A_NO_PROFILE nothing is left.
#pragma once
#include "a2a/wave.h"

namespace a2a {

// A pointer that is read from memory could point anywhere, and an access through it would count as one of the LDS too:
// the next look at the clock would wait for it. So these say that they point to global memory.
#ifdef A2A_CUDA
#define A2A_GLOBAL
#else
#define A2A_GLOBAL __attribute__((address_space(1)))
#endif

// An event is 16 bytes: ticks (8, low half first; 0: nothing was recorded here), id (4), and twice the tag, + 1 for a
// stop (4).
typedef A2A_GLOBAL Bytes16 ProfileEvent;
typedef A2A_GLOBAL uint32_t ProfileCount;

// Set by the host (a2a_lib/machine/node/profile.py packs it). A slice per (block, wave): events [blocks, waves, capacity], counts
// [blocks, waves]: events a wave recorded or wanted to, over all launches since the host last cleared them.
struct ProfileState {
  ProfileEvent* events;  // null: nothing is recorded
  ProfileCount* counts;
  ProfileCount* outside;  // waves that have no slice
  uint32_t capacity, blocks, waves;
};

}  // namespace a2a

#ifndef A2A_NO_PROFILE

__device__ a2a::ProfileState a2a_profile;  // one per module and GPU

namespace a2a {

class Profile {
 public:
  class Span {
   public:
    __device__ __forceinline__ Span(Profile& profile, int tag, int id) : profile_(profile), tag_(tag), id_(id) {
      profile_.start(tag_, id_);
    }
    __device__ __forceinline__ ~Span() { profile_.stop(tag_, id_); }
    Span(const Span&) = delete;

   private:
    Profile& profile_;
    int tag_, id_;
  };

  __device__ __forceinline__ Profile() {
    const ProfileState state = a2a_profile;
    if (!state.events) return;
    const uint32_t thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    const uint32_t block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
    const uint32_t wave = broadcast(thread / WAVE), slice = block * state.waves + wave;
    first_ = thread % WAVE == 0;
    if (block < state.blocks && wave < state.waves) {
      events_ = state.events + (uint64_t)slice * state.capacity;
      count_ = state.counts + slice;
      used_ = *count_;
      capacity_ = state.capacity;
    } else if (first_) {
      atomicAdd((uint32_t*)state.outside, 1u);
    }
  }
  __device__ __forceinline__ ~Profile() {
    if (count_ && first_) *count_ = used_;
  }
  Profile(const Profile&) = delete;

  __device__ __forceinline__ void start(int tag, int id = 0) { record((uint32_t)tag * 2, id); }
  __device__ __forceinline__ void stop(int tag, int id = 0) { record((uint32_t)tag * 2 + 1, id); }
  __device__ __forceinline__ Span span(int tag, int id = 0) { return Span(*this, tag, id); }

  static __device__ __forceinline__ uint64_t ticks() {  // now
#ifdef A2A_CUDA
    unsigned long long now;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now)::"memory");
#else
    __atomic_signal_fence(__ATOMIC_SEQ_CST);  // no instruction: keeps the compiler from moving accesses past the clock
    const uint64_t now = __builtin_amdgcn_s_memrealtime();
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
#endif
    return now;
  }

 private:
  __device__ __forceinline__ void record(uint32_t tag, int id) {
#ifdef A2A_PROFILE_UNCHECKED  // what the check is for: the next wave's events are overwritten, then whatever comes next
    if (first_ && events_) write(events_ + used_, ticks(), id, tag);
#else
    if (first_ && used_ < capacity_) write(events_ + used_, ticks(), id, tag);
#endif
    ++used_;
  }
  static __device__ __forceinline__ void write(ProfileEvent* event, uint64_t ticks, int id, uint32_t tag) {
    Bytes16 words;
    words.x = (uint32_t)ticks, words.y = (uint32_t)(ticks >> 32), words.z = (uint32_t)id, words.w = tag;
    *event = words;
  }

  ProfileEvent* events_ = nullptr;
  ProfileCount* count_ = nullptr;
  uint32_t used_ = 0, capacity_ = 0;
  bool first_ = false;
};

}  // namespace a2a

#else

namespace a2a {
struct Profile {
  struct Span {
    __device__ __forceinline__ ~Span() {}
  };
  __device__ __forceinline__ Profile() {}
  __device__ __forceinline__ void start(int, int = 0) {}
  __device__ __forceinline__ void stop(int, int = 0) {}
  __device__ __forceinline__ Span span(int, int = 0) { return Span(); }
};
}  // namespace a2a

#endif
