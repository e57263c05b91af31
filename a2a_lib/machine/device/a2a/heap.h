// The symmetric heap seen from a kernel. Every rank maps every rank's heap, each at an address of its own; an object
// lies at the same offset in all of them.
#pragma once
#include "a2a/hip.h"

namespace a2a {

// The peer's copy of a symmetric object: own address - own heap base + the peer's heap base as mapped by this rank.
// bases: int64 [world_size] on this rank. They are loaded at each call, and again after a flag or a store of 8 or 16 bytes,
// which may have changed them: in a loop over peers take `Peers` (a2a/peers.h), or make the addresses before the stores.
template <class T>
__device__ __forceinline__ T* translate(T* own, const int64_t* bases, int rank, int peer) {
  return (T*)((char*)own + (bases[peer] - bases[rank]));
}

}  // namespace a2a
