// Which ranks live: waits for a peer that end although the peer is dead, and then leave it out for good.
//
//   words   uint32 [2, W] on the symmetric heap, zero at first: dead[r] is not 0 once rank r counts as dead here;
//   beats[r] is
//           the time of rank r's latest sign of life
//
// A rank that waits longer than a quarter of the bound tells all others so: a beat. A wait for rank r ends without its
// flag
//   - as soon as r counts as dead here: another wave, or a peer, has given it up;
//   - when neither the flag nor a beat of r has come for `us`: the rank then counts as dead on all living ranks;
//   - after 3 * us in any case, beats or not: two ranks that wait for each other would otherwise beat for ever.
// Without beats a rank that waits for a dead one would look dead itself to those who wait for it.
//
// `us` has to be longer than a living rank ever works between two of its waits. A rank that is slower is given up, too.
// It is told so. From then on it gives up others for itself alone, and what it writes is not looked at.
#pragma once
#include "a2a/bounded.h"

namespace a2a {

struct Members {
  World world;
  uint32_t* words;
  uint32_t us;

  __device__ __forceinline__ bool lives(int rank) const { return load_relaxed<Scope::system>(words + rank) == 0; }
  __device__ __forceinline__ uint64_t living() const {  // a bit for each rank, in all lanes
    const int lane = lane_id();
    return wave_ballot(lane < world.world_size && lives(lane));
  }
  __device__ __forceinline__ void give_up(int rank) const {
    store_relaxed<Scope::system>(words + rank, 1u);
    if (!lives(world.rank)) return;  // the others have left this rank out: it has no say
    for (int peer = 0; peer < world.world_size; ++peer)
      if (peer == rank || lives(peer)) store_relaxed<Scope::system>(world.at(words, peer) + rank, 1u);
  }
  // Polls until done(value) holds, then acquires if O says so. False: `rank` is dead.
  template <Order O, class T, class Done> __device__ __forceinline__ bool wait(const T* flag, int rank,
                                                                               Done done) const {
    const uint32_t* beats = words + world.world_size;
    const long long start = Bound::now();
    uint32_t beat = load_relaxed<Scope::system>(beats + rank);
    for (long long heard = start; !done(load_relaxed<Scope::system>(flag));) {
      if (!lives(rank)) return false;
      const long long time = Bound::now();
      if (const uint32_t latest = load_relaxed<Scope::system>(beats + rank); latest != beat) {
        beat = latest;
        heard = time;
      }
      if (time - heard > us || time - start > 3LL * us) {
        give_up(rank);
        return false;
      }
      if (time - start > us / 4 && uint32_t(time) - load_relaxed<Scope::system>(beats + world.rank) > us / 4)
        for (int peer = 0; peer < world.world_size; ++peer)
          if (lives(peer))
            store_relaxed<Scope::system>(world.at(words, peer) + world.world_size + world.rank, uint32_t(time));
      detail::pause();
    }
    fence<O, Scope::system>();
    return true;
  }
};

// A choice that all waves of a GPU make alike, in a word of its memory: the first one's `mine` holds in this call.
__device__ __forceinline__ bool decide(uint32_t* word, uint32_t epoch, bool mine) {
  const uint32_t due = 2 * epoch + mine;
  for (uint32_t seen = load_relaxed<Scope::agent>(word);;) {
    if (seen >> 1 == (epoch & 0x7fffffffu)) return seen & 1;
    const uint32_t before = atomicCAS(word, seen, due);
    if (before == seen) return mine;
    seen = before;
  }
}

}  // namespace a2a
