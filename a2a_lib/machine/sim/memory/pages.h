// The simulator's interface to a system's memory. pages.cpp has it by mmap, wasm/pages.cpp for WebAssembly.
#pragma once
#include <algorithm>
#include <new>
#include <vector>

#include "memory/common.h"

namespace a2a {
u64 page_bytes();
// Whole pages that read as 0. Throws std::bad_alloc.
u8* take_pages(u64 bytes);
void give_pages(u8* at, u64 bytes);
// Makes whole pages read as `pattern`. They cost memory once written, where the system can do that. False: it has no
// mappings left, and the pages are as they were.
bool fill_pages(u8* at, u64 bytes, u32 pattern);
// As take_pages, on huge pages if `*bytes` is enough for one; rounds it up to them.
u8* take_huge_pages(u64* bytes);

#ifdef __wasm__
constexpr u64 kMostTaken = 1 << 20;  // at once, where no need says more: what nobody touches costs memory here, too
constexpr bool kPrefetches = false;  // __builtin_prefetch does nothing
#else
constexpr u64 kMostTaken = 16 << 20;
constexpr bool kPrefetches = true;
#endif

// Memory for data that is touched in no local order. It uses huge pages if the system has them, because each TLB miss
// on a small page costs as much as the work itself.
// Allocates, and frees only everything at once. For one thread at a time.
class Arena {
 public:
  Arena() = default;
  ~Arena() {
    for (const Chunk& c : chunks_) give_pages(c.at, c.bytes);
  }
  Arena(const Arena&) = delete;

  // Aligned to a line of 64 bytes. Zero, unless the bytes were allocated before a `rewind`.
  void* take(u64 bytes) {
    bytes = (bytes + 63) & ~u64{63};
    for (; chunk_ < chunks_.size(); ++chunk_, used_ = 0)
      if (chunks_[chunk_].bytes - used_ >= bytes) break;
    if (chunk_ == chunks_.size()) grow(bytes);
    u8* p = chunks_[chunk_].at + used_;
    used_ += bytes;
    return p;
  }
  template <class T> T* take(u64 count) { return static_cast<T*>(take(count * sizeof(T))); }
  template <class T> T* make() { return new (take(sizeof(T))) T; }  // the caller destroys it
  void rewind() { chunk_ = used_ = 0; }  // all allocations are then unused

 private:
  struct Chunk {
    u8* at;
    u64 bytes;
  };
  std::vector<Chunk> chunks_;
  size_t chunk_ = 0;
  u64 used_ = 0;
  static constexpr u64 kFirst = 64 << 10;

  // Small nodes need little: chunks double.
  void grow(u64 bytes) {
    const u64 twice = chunks_.empty() ? kFirst : std::min(chunks_.back().bytes * 2, kMostTaken);
    u64 size = std::max(twice, bytes);
    u8* at = take_huge_pages(&size);
    chunks_.push_back({at, size});
    chunk_ = chunks_.size() - 1;
    used_ = 0;
  }
};
}  // namespace a2a
