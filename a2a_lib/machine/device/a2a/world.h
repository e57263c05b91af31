// Every kernel of the all-to-all gets two structs from the host, by value, before the buffers:
//
//   __global__ void k(World world, Shape shape, const half_t* x, ...)
//   rank.launch(kernel, grid, threads, heap.world(rank, epoch), shape.for_kernel(num_tokens, world_size), x, ...)
//
// A struct passed by value lies among the kernel's arguments, in constant memory that scalar loads read: its members
// cost what so many ints would. Buffers stay arguments of their own, because reports name them.
#pragma once
#include "a2a/heap.h"

namespace a2a {

// Who this rank is, and where its peers' heaps are. 24 bytes.
struct World {
  const int64_t* bases;  // [world_size] on this rank: every rank's heap, at the address where this rank sees it
  int rank, world_size;
  uint32_t epoch;  // of this call: 1, 2, 3, ..., on all ranks alike

  // The peer's copy of a symmetric object: `translate` with what is known here.
  template <class T> __device__ __forceinline__ T* at(T* own, int peer) const {
    return translate(own, bases, rank, peer);
  }
};

// The sizes of a call. 24 bytes.
struct Shape {
  int num_tokens;  // that this rank brings
  int max_tokens;  // that any rank may bring
  int topk;        // experts per token
  int dim;         // fp16 elements of a row, a multiple of 8
  int experts;     // local experts: of each rank
  int capacity;    // rows of one expert's buffer

  __device__ __forceinline__ int row_bytes() const { return dim * (int)sizeof(half_t); }
};

}  // namespace a2a
