// memory/pages.h for WebAssembly, whose memory is one array without mappings.
#include "memory/pages.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace a2a {
u64 page_bytes() { return 4096; }

u8* take_pages(u64 bytes) {
  if (bytes > u64{1} << 31) throw std::bad_alloc();
  u8* at = static_cast<u8*>(std::aligned_alloc(4096, size_t((bytes + 4095) & ~u64{4095})));
  if (!at) throw std::bad_alloc();
  std::memset(at, 0, size_t(bytes));
  return at;
}

void give_pages(u8* at, u64) { std::free(at); }

bool fill_pages(u8* at, u64 bytes, u32 pattern) {
  u32* words = reinterpret_cast<u32*>(at);
  std::fill(words, words + bytes / 4, pattern);
  return true;
}

u8* take_huge_pages(u64* bytes) { return take_pages(*bytes); }
}  // namespace a2a
