#include "memory/times.h"

#include <algorithm>
#include <bit>

namespace a2a {
Times::Table& Times::own() {
  if (!table_) table_ = std::make_shared<Table>();
  else if (table_.use_count() > 1) table_ = std::make_shared<Table>(*table_);
  return *table_;
}
Times::Chunk& Times::own_chunk(u32 thread) {
  Table& table = own();
  if (table.size() <= thread / kChunk) table.resize(thread / kChunk + 1);
  auto& chunk = table[thread / kChunk];
  if (!chunk) chunk = std::make_shared<Chunk>();
  else if (chunk.use_count() > 1) chunk = std::make_shared<Chunk>(*chunk);
  return *chunk;
}

bool Times::knows(u32 thread, u64 lanes, u32 time) const {
  const Chunk* chunk = chunk_of(thread);
  if (!chunk) return time == 0;
  if (chunk->times[thread % kChunk] >= time) return true;
  auto at = std::lower_bound(chunk->parts.begin(), chunk->parts.end(), part(thread, 0, 0));
  for (; at != chunk->parts.end() && thread_of(*at) == thread % kChunk; ++at) {
    const u32 lane = u32(*at >> 32) & 127;
    if (lane == kMoment ? u32(*at) == time : u32(*at) >= time) lanes &= lane == kMoment ? 0 : ~(u64{1} << lane);
  }
  return lanes == 0;
}

void Times::raise(u32 thread, u32 time) {
  if (of(thread) >= time) return;
  Chunk& chunk = own_chunk(thread);
  chunk.times[thread % kChunk] = time;
  if (chunk.parts.empty()) return;
  const auto begin = std::lower_bound(chunk.parts.begin(), chunk.parts.end(), part(thread, 0, 0));
  const auto end = std::find_if(begin, chunk.parts.end(), [&](Part p) { return thread_of(p) != thread % kChunk; });
  chunk.parts.erase(std::remove_if(begin, end, [&](Part p) { return u32(p) <= time; }), end);
}
void Times::raise_lanes(u32 thread, u64 lanes, u32 time) {
  for (u64 m = lanes; m; m &= m - 1) raise_part(thread, u32(std::countr_zero(m)), time);
}
void Times::raise_part(u32 thread, u32 lane, u32 time) {
  if (of(thread) >= time) return;
  const Part p = part(thread, lane, time);
  auto find = [&](const Chunk& chunk) { return std::lower_bound(chunk.parts.begin(), chunk.parts.end(), p); };
  if (const Chunk* chunk = chunk_of(thread)) {
    auto at = find(*chunk);
    if (at != chunk->parts.end() && (*at == p || same_lane(*at, p))) return;
  }
  Chunk& chunk = own_chunk(thread);
  const size_t at = size_t(find(chunk) - chunk.parts.begin());
  if (at && same_lane(chunk.parts[at - 1], p)) chunk.parts[at - 1] = p;
  else chunk.parts.insert(chunk.parts.begin() + std::ptrdiff_t(at), p);
}
void Times::add_moment(u32 thread, u32 time) { raise_part(thread, kMoment, time); }

// Whether it knows all that the other one knows.
bool Times::Chunk::includes(const Chunk& other) const {
  bool all = true;
  for (u32 k = 0; k < kChunk; ++k) all &= times[k] >= other.times[k];
  if (!all) return false;
  auto mine = parts.begin();
  for (Part p : other.parts) {
    if (times[thread_of(p)] >= u32(p)) continue;
    while (mine != parts.end() && *mine < p) ++mine;
    if (mine == parts.end() || !(*mine == p || same_lane(*mine, p))) return false;
  }
  return true;
}
void Times::Chunk::join(const Chunk& other) {
  for (u32 k = 0; k < kChunk; ++k) times[k] = std::max(times[k], other.times[k]);
  if (parts.empty() && other.parts.empty()) return;
  std::vector<Part> all;
  all.reserve(parts.size() + other.parts.size());
  auto add = [&](Part p) {  // they come sorted: of one lane, the later time last
    if (times[thread_of(p)] >= u32(p)) return;
    if (!all.empty() && (all.back() == p || same_lane(all.back(), p))) all.back() = p;
    else all.push_back(p);
  };
  auto a = parts.cbegin(), b = other.parts.cbegin();
  while (a != parts.cend() || b != other.parts.cend())
    add(b == other.parts.cend() || (a != parts.cend() && *a < *b) ? *a++ : *b++);
  parts = std::move(all);
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
    if ((*table_)[i]->includes(*theirs[i])) continue;
    auto& chunk = own()[i];
    if (theirs[i]->includes(*chunk)) {
      chunk = theirs[i];
      continue;
    }
    if (chunk.use_count() > 1) chunk = std::make_shared<Chunk>(*chunk);
    chunk->join(*theirs[i]);
  }
}
}  // namespace a2a
