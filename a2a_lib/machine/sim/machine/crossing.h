// Counts bytes that crossed a link and were read by the GPU that got them. Off unless asked for; counting only looks.
// A byte that a GPU stored in a peer's memory counts when that peer reads it, once for each time it came. A byte that a
// GPU loaded from a peer's memory counts at once, unless that GPU had put it there itself: its own bytes coming back
// are nothing that the peer sent.
//
// Bytes that cross can be kept, and carried in a later run in place of what that run's kernels send (`Carried`). The
// answers of that run then depend on these bytes, if its kernels use what they receive. A GPU that loads its own bytes
// back from a peer's memory still gets them as it sent them.
#pragma once
#include <array>
#include <memory>
#include <unordered_map>
#include <vector>

#include "memory/space.h"

namespace a2a {
struct InFlight;

// All that crossed in a run: of each pair of ranks, pieces in the order in which they crossed.
struct Carried {
  struct Piece {
    u64 place;  // allocation << 40 | offset
    u32 bytes;
  };
  struct Link {
    std::vector<Piece> pieces;
    std::vector<u8> bytes;
    size_t piece = 0, byte = 0;  // the next one
  };
  std::vector<Link> links;  // [source * gpus + destination]
};

class Crossing {
 public:
  using Modify = void (*)(u8* memory, const u8* operand);
  enum What { kCount = 1, kKeep, kReplace };
  // kept: what kReplace carries.
  Crossing(int gpus, What, std::unique_ptr<Carried> kept);
  void stored(InFlight&, int rank);  // when it is issued
  void loaded(InFlight&, int rank);
  void loaded(const Allocation&, u64 offset, u32 bytes, int rank, u8* data);
  // A read-modify-write, which left `left`. found: what it found; a GPU that modifies its own bytes finds them as it
  // sent them. Counters and flags: what they carry is never another run's.
  void modified(const Allocation&, u64 offset, u32 bytes, int rank, Modify, const u8* operand, const u8* left,
                u8* found);
  const std::vector<i64>& read() const { return read_; }  // bytes [source * gpus + destination]
  // The first pair of ranks between which other pieces crossed than in the run that was kept; -1: none.
  int diverged() const;
  bool keeps() const { return what_ == kKeep; }
  std::unique_ptr<Carried> take() { return std::move(carried_); }

 private:
  static constexpr u64 kPage = 4096;
  static constexpr u16 kRead = 0x8000;
  struct Page {
    std::array<u16, kPage> from;  // of each byte, 1 + the rank that it came from, 0 for its home; | kRead
    std::array<u8, kPage> sent;  // as its rank sent it
  };
  size_t gpus_;
  What what_;
  std::vector<i64> read_;
  std::unordered_map<u64, std::unique_ptr<Page>> pages_;
  std::unique_ptr<Carried> carried_;
  int diverged_ = -1;
  template <class F> void each(const Allocation&, u64 offset, u64 bytes, bool make, F);
  void carry(size_t from, size_t to, const Allocation&, u64 offset, u8* data, u32 bytes);
  void came(const Allocation&, u64 offset, u64 bytes, int rank, const u8* data);
};
}  // namespace a2a
