// cooperative_groups of newer ROCm: scans of tiles and of coalesced lanes, copies by a group, a barrier in two halves.
// ROCm has its own.
#pragma once
#include "a2a/hip_groups.h"

namespace cooperative_groups {
// The op of all values up to the lane's own, in the order of ranks. All lanes of the group take part.
template <class Group, class T, class Op> __device__ inline T inclusive_scan(const Group& group, T v, Op op) {
  const unsigned rank = group.thread_rank();
  for (unsigned by = 1; by < group.size(); by *= 2) {
    const T below = group.shfl_up(v, by);
    if (rank >= by) v = op(below, v);
  }
  return v;
}
template <class Group, class T> __device__ inline T inclusive_scan(const Group& group, T v) {
  return inclusive_scan(group, v, plus<T>());
}
// The op of all values below the lane's own. Rank 0 gets T{}, which is the neutral element of a sum.
template <class Group, class T, class Op> __device__ inline T exclusive_scan(const Group& group, T v, Op op) {
  const T below = group.shfl_up(inclusive_scan(group, v, op), 1);
  return group.thread_rank() ? below : T{};
}
template <class Group, class T> __device__ inline T exclusive_scan(const Group& group, T v) {
  return exclusive_scan(group, v, plus<T>());
}

// Copies `bytes` bytes, an element a thread in turn. The group's next barrier completes the copy.
template <class Group, class T>
__device__ inline void memcpy_async(const Group& group, T* to, const T* from, size_t bytes) {
  for (size_t i = group.thread_rank(); i < bytes / sizeof(T); i += group.size()) to[i] = from[i];
  const size_t whole = bytes / sizeof(T) * sizeof(T);
  for (size_t i = whole + group.thread_rank(); i < bytes; i += group.size()) ((char*)to)[i] = ((const char*)from)[i];
}
}  // namespace cooperative_groups
