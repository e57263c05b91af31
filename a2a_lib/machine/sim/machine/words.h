// Flags in the data: words of 8 bytes with 4 of data and 4 of flag (LL). One instruction writes or sees up to 64 of
// them, in a row. A record for each word would take hundreds of bytes.
#pragma once
#include "memory/space.h"

namespace a2a {
// The place of the flag in a word.
enum class FlagPart : u8 { All, High, Low };

inline u64 flag_in(u64 word, FlagPart part) {
  return part == FlagPart::High ? word >> 32 : part == FlagPart::Low ? word & 0xffff'ffff : word;
}

struct Word {
  Allocation* memory;
  u64 offset, value;
};

// Words at equal distances in one memory, with the same flag.
struct Row {
  u64 offset = 0, flag = 0;
  u32 count = 1, stride = 0;  // stride: bytes
  FlagPart part = FlagPart::All;
  i64 index = -1;  // of the first, in its symbol
  i16 symbol = -1;
  i16 range = 0;   // for the record
};

// Fewer words get a record each: adjacent counters and flags of ranks or experts are few.
constexpr u32 kLeastRow = 16;

// The row that begins with the first of n words. inside: the flag may be half of a word; otherwise it is all of it.
Row row_of(const Word* words, u32 n, bool inside);
}  // namespace a2a
