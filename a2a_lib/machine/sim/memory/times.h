// Vector clocks that share what they have in common.
#pragma once
#include <array>
#include <memory>
#include <vector>

#include "memory/common.h"

namespace a2a {
// A vector clock: one time per thread, 0 if the thread is missing. It may also hold times of lanes and of instructions.
// Most waves know the same times of most others. So copies share equal parts until one of them changes. This makes
// clocks for a full grid of waves affordable.
class Times {
 public:
  u32 of(u32 thread) const {
    const Chunk* chunk = chunk_of(thread);
    return chunk ? chunk->times[thread % kChunk] : 0;
  }
  // Whether it knows these lanes of the thread up to that time, or that time alone.
  bool knows(u32 thread, u64 lanes, u32 time) const;
  void raise(u32 thread, u32 time);
  void raise_lanes(u32 thread, u64 lanes, u32 time);
  void add_moment(u32 thread, u32 time);  // of one instruction alone
  void join(const Times&);
  void clear() { table_.reset(); }

 private:
  static constexpr u32 kChunk = 256;  // threads
  // thread % kChunk << 39 | lane << 32 | time; kMoment in place of a lane: that time alone
  using Part = u64;
  static constexpr u32 kMoment = 64;
  struct Chunk {
    std::array<u32, kChunk> times{};
    std::vector<Part> parts;  // sorted, one of each lane, none that `times` includes

    bool includes(const Chunk&) const;
    void join(const Chunk&);
  };
  using Table = std::vector<std::shared_ptr<Chunk>>;
  std::shared_ptr<Table> table_;

  static Part part(u32 thread, u32 lane, u32 time) { return u64(thread % kChunk) << 39 | u64(lane) << 32 | time; }
  static u32 thread_of(Part p) { return u32(p >> 39); }
  static bool same_lane(Part a, Part b) { return a >> 32 == b >> 32 && !(a >> 38 & 1); }
  const Chunk* chunk_of(u32 thread) const {
    const size_t at = thread / kChunk;
    return table_ && at < table_->size() ? (*table_)[at].get() : nullptr;
  }
  void raise_part(u32 thread, u32 lane, u32 time);
  Table& own();
  Chunk& own_chunk(u32 thread);
};
}  // namespace a2a
