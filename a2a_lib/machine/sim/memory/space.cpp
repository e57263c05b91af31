#include "memory/space.h"

#include <algorithm>
#include <cstdio>

#include "memory/pages.h"

namespace a2a {
namespace {
u64 page_up(u64 at) { return (at + page_bytes() - 1) / page_bytes() * page_bytes(); }
}  // namespace

Allocation::Allocation(u64 bytes, i16 home_, MemKind kind_, bool poison) : size(bytes), home(home_), kind(kind_) {
  mapped_ = page_up(std::max<u64>(bytes, 1));
  host = take_pages(mapped_);
  if (!poison || fill_pages(host, mapped_, kPoison)) return;
  give_pages(host, mapped_);
  throw std::bad_alloc();
}

Allocation::~Allocation() { give_pages(host, mapped_); }

void Allocation::make_versions() {
  versions.reset(static_cast<u16*>(std::calloc((size + kLine - 1) / kLine, sizeof(u16))));
  if (!versions) throw std::bad_alloc();
}

void Allocation::fill(u64 offset, u64 bytes, u8 value) {
  constexpr u64 large = 1 << 20;
  const u64 lo = page_up(offset), hi = (offset + bytes) / page_bytes() * page_bytes();
  if (bytes >= large) {
    if (fill_pages(host + lo, hi - lo, value * 0x01010101u)) {
      std::memset(host + offset, value, lo - offset);
      std::memset(host + hi, value, offset + bytes - hi);
      return;
    }
    if (!fill_pages(host + lo, hi - lo, 0)) throw std::bad_alloc();
  }
  std::memset(host + offset, value, bytes);
}

std::vector<i64> Symbol::indices(i64 index) const {
  std::vector<i64> at(shape.size());
  for (size_t d = shape.size(); d-- > 0;) {
    const i64 n = std::max<i64>(shape[d], 1);
    at[d] = d ? index % n : index;
    index /= n;
  }
  return at;
}

const Symbol* Allocation::symbol(u64 offset) const {
  const Symbol* best = nullptr;
  for (const Symbol& s : names)
    if (offset - s.offset < s.bytes && (!best || s.bytes <= best->bytes)) best = &s;
  return best;
}

Json Allocation::element(u64 offset) const {
  const Symbol* s = symbol(offset);
  if (!s) return Json().null("symbol").null("index").null("indices").add("offset", offset);
  const i64 i = s->index(offset);
  return Json("symbol", s->name, "index", i, "indices", s->indices(i), "offset", offset);
}

std::string Allocation::describe(u64 offset) const {
  const Symbol* s = symbol(offset);
  char text[64];
  if (!s) {
    std::snprintf(text, sizeof text, "unnamed memory + 0x%llx", (unsigned long long)offset);
    return text;
  }
  const std::vector<i64> at = s->indices(s->index(offset));
  if (at.empty()) return s->name;
  std::string out = s->name + "[";
  for (size_t d = 0; d < at.size(); ++d) out += (d ? ", " : "") + std::to_string(at[d]);
  return out + "]";
}

// Each rank's addresses start at another place, so that no address of one rank means anything on another; below the
// places where operating systems put programs and libraries, and below 2^48, as buffer descriptors demand.
AddressSpace::AddressSpace(int rank)
    : first_(0x0000'0800'0000'0000 + u64(rank) * kSpan), next_(first_ + (u64(rank * 7 + 3) << 21)) {}

u64 AddressSpace::map(Allocation* memory, bool ipc) {
  constexpr u64 align = 64 << 10, guard = 64 << 10;
  u64 base = next_;
  next_ = (base + memory->size + guard + align - 1) / align * align;
  live_[base] = Mapping{base, memory->size, memory, ipc};
  return base;
}

void AddressSpace::unmap(u64 base) {
  auto it = live_.find(base);
  if (it == live_.end()) return;
  std::string name;
  if (!it->second.memory->names.empty()) name = it->second.memory->names.front().name;
  gone_[base] = Gone{it->second.size, name};
  live_.erase(it);
}

bool AddressSpace::was_mapped(u64 addr, std::string* name) const {
  auto it = gone_.upper_bound(addr);
  if (it == gone_.begin()) return false;
  --it;
  if (addr - it->first >= it->second.size) return false;
  *name = it->second.name;
  return true;
}
}  // namespace a2a
