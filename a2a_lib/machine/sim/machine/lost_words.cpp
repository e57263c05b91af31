#include "machine/lost_words.h"

#include "memory/json.h"

namespace a2a {
namespace {
constexpr size_t kMost = 64;  // of one GPU's memory
u64 key(const Allocation& m, u64 offset) { return u64(m.id) << 40 | offset >> 2; }
bool carries(u64 a, u64 b) { return a >> 32 && b >> 32 && (a ^ b) >> 32 && u32(a ^ b); }

Json side(const Event& e, const Recorder& names) {
  Json t;
  t.add("rank", e.rank).add("kernel", names.kernels.list[size_t(e.kernel)]).add("block", e.block).add("wave", e.wave);
  return t.add("file", names.files.list[size_t(e.file)])
      .add("line", e.line)
      .add("value", u64(e.bytes))
      .add("time", e.time);
}
}  // namespace

void LostWords::set(Event e, const Word& word) {
  if (!(word.value >> 32)) return;
  e.bytes = i64(word.value);
  word.memory->locate(word.offset, &e.index, &e.symbol);
  auto [it, fresh] = words_.try_emplace(key(*word.memory, word.offset));
  Kept& w = it->second;
  if (!fresh && !w.seen && carries(u64(w.last.bytes), word.value)) {
    w.lost = w.last;
    w.overwrote = true;
  }
  w.last = e;
  w.seen = false;
}

void LostWords::seen(const Event& reader, const Allocation& m, u64 offset, u64 value) {
  auto it = words_.find(key(m, offset));
  if (it == words_.end() || u64(it->second.last.bytes) != value) return;
  Kept& w = it->second;
  w.seen = true;
  if (w.overwrote && list_.size() < kMost) list_.push_back({w.lost, w.last, reader});
  w.overwrote = false;
}

std::string json_of(const std::vector<LostWords::Lost>& list, const Recorder& names) {
  std::string t;
  for (const LostWords::Lost& x : list) {
    Json one;
    if (x.second.symbol >= 0) one.add("symbol", names.symbols.list[size_t(x.second.symbol)]);
    else one.null("symbol");
    one.add("index", x.second.index).add("home", x.second.dst);
    one.add("first", side(x.first, names)).add("second", side(x.second, names)).add("reader", side(x.reader, names));
    t += (t.empty() ? "" : ", ") + one.str();
  }
  return t;
}
}  // namespace a2a
