#include "memory/pages.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <map>

namespace a2a {
namespace {
constexpr u64 kPatternFile = 16 << 20;  // a private mapping each, of which a process has about 65000
constexpr u64 kHuge = 2 << 20;

// An unnamed file filled with one value. Mapped privately it reads as that value, and a page costs memory once written.
int pattern_file(u32 pattern) {
  static std::map<u32, int> files;
  if (auto it = files.find(pattern); it != files.end()) return it->second;
#ifdef __linux__
  int f = memfd_create("pattern", 0);
#else
  char name[] = "/tmp/a2a_pattern_XXXXXX";
  int f = mkstemp(name);
  if (f >= 0) unlink(name);
#endif
  if (f < 0) throw std::bad_alloc();
  std::vector<u32> block(1 << 16, pattern);
  for (u64 at = 0; at < kPatternFile; at += block.size() * 4)
    if (write(f, block.data(), block.size() * 4) != ssize_t(block.size() * 4)) throw std::bad_alloc();
  return files[pattern] = f;
}
}  // namespace

// Mappings begin at multiples of the system's page: 4 KiB on x86-64, 16 KiB on Apple silicon, up to 64 KiB elsewhere.
u64 page_bytes() {
  static const u64 bytes = u64(sysconf(_SC_PAGESIZE));
  return bytes;
}

u8* take_pages(u64 bytes) {
  void* p = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) throw std::bad_alloc();
  return static_cast<u8*>(p);
}

void give_pages(u8* at, u64 bytes) { munmap(at, bytes); }

bool fill_pages(u8* at, u64 bytes, u32 pattern) {
  constexpr int prot = PROT_READ | PROT_WRITE, flags = MAP_PRIVATE | MAP_FIXED | MAP_NORESERVE;
  if (!pattern) return mmap(at, bytes, prot, flags | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
  const int file = pattern_file(pattern);
  for (u64 i = 0; i < bytes; i += kPatternFile)
    if (mmap(at + i, std::min(kPatternFile, bytes - i), prot, flags, file, 0) == MAP_FAILED) return false;
  return true;
}

u8* take_huge_pages(u64* bytes) {
  if (*bytes < kHuge) return take_pages(*bytes);
  *bytes = (*bytes + kHuge - 1) & ~(kHuge - 1);
  const u64 room = *bytes + kHuge;
  u8* at = take_pages(room);
  u8* aligned = reinterpret_cast<u8*>((reinterpret_cast<u64>(at) + kHuge - 1) & ~(kHuge - 1));
  if (aligned != at) munmap(at, u64(aligned - at));
  if (u64 rest = room - *bytes - u64(aligned - at)) munmap(aligned + *bytes, rest);
#ifdef MADV_HUGEPAGE
  madvise(aligned, *bytes, MADV_HUGEPAGE);
#endif
  return aligned;
}
}  // namespace a2a
