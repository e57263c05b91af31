#include "machine/words.h"

#include <algorithm>

#include "machine/record.h"

namespace a2a {
namespace {
FlagPart part_of(u64 value, u64 differences) {
  if (differences) return differences >> 32 ? FlagPart::Low : FlagPart::High;
  return value >> 32 ? FlagPart::High : FlagPart::All;  // data that is equal everywhere, or no data
}

// Sets the row's range of indices. False: its words are not all elements of one symbol.
bool name(const Allocation& m, Row& row) {
  if (row.symbol < 0) {
    row.range = range_of(row.count, 1);
    return true;
  }
  const Symbol& s = *m.symbol(row.offset);
  const u64 end = row.offset + u64(row.count - 1) * row.stride + 8;
  const u64 item = u64(s.item);
  if (end > s.offset + s.bytes || row.stride % item || row.stride / item > kMostStride) return false;
  for (const Symbol& other : m.names)
    if (&other != &s && other.bytes <= s.bytes && other.offset < end && other.offset + other.bytes > row.offset)
      return false;
  row.range = range_of(row.count, u32(row.stride / item));
  return true;
}
}  // namespace

Row row_of(const Word* words, u32 n, bool inside) {
  Row row;
  row.offset = words[0].offset;
  row.flag = words[0].value;
  words[0].memory->locate(row.offset, &row.index, &row.symbol);
  n = std::min(n, kMostWords);
  if (n < kLeastRow || words[1].offset < words[0].offset + 8) return row;
  const u64 stride = words[1].offset - words[0].offset;
  if (stride > 8 * kMostStride) return row;
  u64 differences = 0;
  u32 count = 1;
  for (; count < n; ++count) {
    const Word& w = words[count];
    const u64 with = differences | (w.value ^ row.flag);
    if (w.memory != words[0].memory || w.offset != words[count - 1].offset + stride) break;
    if (inside ? with >> 32 && u32(with) : with != 0) break;
    differences = with;
  }
  if (count < kLeastRow) return row;
  Row whole = row;
  whole.count = count;
  whole.stride = u32(stride);
  if (inside) whole.part = part_of(row.flag, differences);
  whole.flag = flag_in(row.flag, whole.part);
  return name(*words[0].memory, whole) ? whole : row;
}
}  // namespace a2a
