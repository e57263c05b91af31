// Vector clocks that share what they have in common.
#pragma once
#include <array>
#include <memory>
#include <vector>

#include "memory/common.h"

namespace a2a {
// A time of each thread; 0 for those that are missing. Most waves know the same of most others: copies share what is
// equal until one of them changes, so that as many waves can be followed as a full grid has.
class Times {
 public:
  u32 of(u32 thread) const {
    const size_t at = thread / kChunk;
    return table_ && at < table_->size() && (*table_)[at] ? (*(*table_)[at])[thread % kChunk] : 0;
  }
  void raise(u32 thread, u32 time);
  void join(const Times&);
  void clear() { table_.reset(); }

 private:
  static constexpr u32 kChunk = 256;
  using Chunk = std::array<u32, kChunk>;
  using Table = std::vector<std::shared_ptr<Chunk>>;
  std::shared_ptr<Table> table_;
  Table& own();
};
}  // namespace a2a
