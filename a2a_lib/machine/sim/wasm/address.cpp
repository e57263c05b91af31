// Pointers of 32 bits for addresses of 64: the page's number in a table, above all memory that this process can have.
#include "hip/hip_types.h"

#include <map>
#include <new>
#include <vector>

namespace a2a::api {
namespace {
constexpr u64 kPage = 1 << 16;
constexpr u32 kFirst = 0x8000'0000;
std::vector<u64> pages;
std::map<u64, u32> numbers;
}  // namespace

u64 address_of(const void* p) {
  const u32 at = u32(reinterpret_cast<uintptr_t>(p));
  const u32 page = (at - kFirst) >> 16;
  return at < kFirst || page >= pages.size() ? at : pages[page] * kPage + at % kPage;
}

void* pointer_to(u64 address) {
  if (address < kFirst) return reinterpret_cast<void*>(uintptr_t(address));
  auto [it, fresh] = numbers.try_emplace(address / kPage, u32(pages.size()));
  if (fresh) {
    if (pages.size() >= kFirst / kPage) throw std::bad_alloc();
    pages.push_back(address / kPage);
  }
  return reinterpret_cast<void*>(uintptr_t(kFirst + it->second * u32(kPage) + u32(address % kPage)));
}
}  // namespace a2a::api

// For a caller that has addresses as numbers.
A2A_API a2a::u64 a2aAddress(const void* p) { return a2a::api::address_of(p); }
A2A_API void* a2aPointer(a2a::u64 address) { return a2a::api::pointer_to(address); }
