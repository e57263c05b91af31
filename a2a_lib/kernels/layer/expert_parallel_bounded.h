// expert_parallel.hip asks this of the ranks if waits have a bound (-DA2A_BOUND_US): who lives, and whose rows and sums
// count.
//
// Blocks must agree on that. If one block had seen a dying source's counts and another had not, they would place rows
// differently. So each choice is made once per call, by `decide`, before anybody uses it: whether a source's counts are
// in, and whether the sum of a token from a rank is in, all its parts. After a "yes" the flags are there, and the
// ordinary waits end at once.
//
//   state   uint32, symmetric: as in expert_parallel.hip [2 + 2 E], dead [W], beats [W], counts in [W], sums in [W,
//   max_tokens]
#pragma once
#include "a2a/members.h"
#include "a2a/places.h"

struct Living {
  a2a::Members members;
  a2a::Shape shape;
  uint32_t *counts_in, *sums_in;

  __device__ Living(a2a::World world, a2a::Shape shape, uint32_t* state)
      : members{world, state + 2 + 2 * shape.experts, A2A_BOUND_US},
        shape(shape),
        counts_in(members.words + 2 * world.world_size),
        sums_in(counts_in + world.world_size) {}

  __device__ bool lives(int rank) const { return members.lives(rank); }
  __device__ uint64_t all() const { return members.living(); }

  // By all threads of a block: waits for the counts of every source, or until it is dead.
  __device__ void wait_for_counts(const uint64_t* recv_counts) const {
    const int ranks = members.world.world_size;
    const uint32_t epoch = members.world.epoch;
    __shared__ uint32_t missing;
    if (threadIdx.x == 0) missing = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < ranks * shape.experts; i += blockDim.x) {
      const int source = i / shape.experts;
      if (!members.wait<a2a::Order::relaxed>(
              &recv_counts[i], source, [=](uint64_t count) { return count >> 32 && int((count >> 32) - epoch) >= 0; }))
        atomicOr(&missing, 1u << source);
    }
    __syncthreads();
    if (int(threadIdx.x) < ranks) a2a::decide(counts_in + threadIdx.x, epoch, !(missing >> threadIdx.x & 1));
    __syncthreads();
  }
  __device__ bool counted(int source) const {
    return a2a::load_relaxed<a2a::Scope::agent>(counts_in + source) == 2 * members.world.epoch + 1;
  }
  // By a wave: whether the row at a place comes from a living source, all its parts.
  __device__ bool arrives(const uint32_t* recv_flags, int source, int64_t at) const {
    bool come = counted(source);
    for (int part = a2a::lane_id(); come && part < a2a::parts_of(shape); part += WAVE)
      come = members.wait<a2a::Order::relaxed>(
          &recv_flags[a2a::flag_at(shape, at, part)], source,
          [=, *this](uint32_t flag) { return flag > 1 && int(flag - 2 * members.world.epoch) >= 0; });
    return !a2a::wave_ballot(!come);
  }
  // By a lane: whether a rank's sum of a token comes, all its parts.
  __device__ bool replies(const uint32_t* reply_flags, int rank, int t) const {
    bool come = true;
    for (int part = 0; come && part < a2a::parts_of(shape); ++part)
      come = members.wait<a2a::Order::relaxed>(
          &reply_flags[a2a::flag_at(shape, (int64_t)rank * shape.max_tokens + t, part)], rank,
          [=, *this](uint32_t flag) { return flag == members.world.epoch; });
    return a2a::decide(sums_in + rank * shape.max_tokens + t, members.world.epoch, come);
  }
};
