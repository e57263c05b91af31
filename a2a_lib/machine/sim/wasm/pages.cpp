// memory/pages.h for WebAssembly, whose memory is one array that grows: without mappings, and nothing goes back.
#include "memory/pages.h"

#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <new>
#include <vector>

namespace a2a {
namespace {
std::map<u64, std::vector<u8*>> given;  // back, by size
constexpr u64 kPage = 4096;
u64 whole(u64 bytes) { return (bytes + kPage - 1) / kPage * kPage; }
}  // namespace

u64 page_bytes() { return kPage; }

// The smallest piece that somebody gave back, if it is not much too large; else memory that is new, and so reads as 0.
u8* take_pages(u64 bytes) {
  const u64 size = whole(bytes);
  if (size > u64{1} << 31) throw std::bad_alloc();
  for (auto it = given.lower_bound(size); it != given.end() && it->first <= 2 * size; ++it) {
    if (it->second.empty()) continue;
    u8* at = it->second.back();
    const u64 rest = it->first - size;
    it->second.pop_back();
    if (rest) given[rest].push_back(at + size);
    std::memset(at, 0, size_t(size));
    return at;
  }
  void* end = sbrk(0);
  const u64 skip = (kPage - u64(reinterpret_cast<uintptr_t>(end)) % kPage) % kPage;
  void* p = sbrk(intptr_t(skip + size));
  if (p == reinterpret_cast<void*>(intptr_t{-1})) throw std::bad_alloc();
  return static_cast<u8*>(p) + skip;
}

void give_pages(u8* at, u64 bytes) { given[whole(bytes)].push_back(at); }

bool fill_pages(u8* at, u64 bytes, u32 pattern) {
  u32* words = reinterpret_cast<u32*>(at);
  std::fill(words, words + bytes / 4, pattern);
  return true;
}

u8* take_huge_pages(u64* bytes) { return take_pages(*bytes = whole(*bytes)); }
}  // namespace a2a
