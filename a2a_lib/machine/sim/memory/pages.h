// The simulator's interface to a system's memory. pages.cpp has it by mmap, wasm/pages.cpp for WebAssembly.
#pragma once
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
}  // namespace a2a
