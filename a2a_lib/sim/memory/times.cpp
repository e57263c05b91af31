#include "memory/times.h"

#include <algorithm>

namespace a2a {
Times::Table& Times::own() {
  if (!table_) table_ = std::make_shared<Table>();
  else if (table_.use_count() > 1) table_ = std::make_shared<Table>(*table_);
  return *table_;
}
void Times::raise(u32 thread, u32 time) {
  if (of(thread) >= time) return;
  Table& table = own();
  if (table.size() <= thread / kChunk) table.resize(thread / kChunk + 1);
  auto& chunk = table[thread / kChunk];
  if (!chunk) chunk = std::make_shared<Chunk>();
  else if (chunk.use_count() > 1) chunk = std::make_shared<Chunk>(*chunk);
  (*chunk)[thread % kChunk] = time;
}
void Times::join(const Times& from) {
  if (!from.table_ || table_ == from.table_) return;
  if (!table_) {
    table_ = from.table_;
    return;
  }
  const Table& theirs = *from.table_;
  for (size_t i = 0; i < theirs.size(); ++i) {
    if (!theirs[i] || (i < table_->size() && (*table_)[i] == theirs[i])) continue;
    if (i >= table_->size() || !(*table_)[i]) {
      Table& table = own();
      if (table.size() <= i) table.resize(theirs.size());
      table[i] = theirs[i];
      continue;
    }
    const Chunk &a = *(*table_)[i], &b = *theirs[i];
    bool mine = true, other = true;  // one of the two is nowhere behind
    for (u32 k = 0; k < kChunk; ++k) {
      mine &= a[k] >= b[k];
      other &= b[k] >= a[k];
    }
    if (mine) continue;
    auto& chunk = own()[i];
    if (other) {
      chunk = theirs[i];
      continue;
    }
    if (chunk.use_count() > 1) chunk = std::make_shared<Chunk>(*chunk);
    for (u32 k = 0; k < kChunk; ++k) (*chunk)[k] = std::max((*chunk)[k], (*theirs[i])[k]);
  }
}
}  // namespace a2a
