#include "machine/print.h"

#include <algorithm>
#include <cstring>
#include <tuple>

#include "machine/core.h"
#include "machine/report.h"
#include "memory/fault.h"
#include "memory/numerals.h"

namespace a2a {
namespace {
constexpr size_t kMostBytes = 1 << 20, kMostText = 8 << 10, kMostArguments = 64;

enum ArgumentKind : u64 { Signed, Unsigned, Floating, Pointer };
struct Argument { u64 kind, value; };

// A byte at a flat address from the lane's view: its scratch, its block's LDS, or memory. False: nothing is there.
bool byte_at(Core& n, const ResidentWave& w, int lane, u64 addr, u8* out) {
  const u32 high = u32(addr >> 32), low = u32(addr);
  if (high == u32(kPrivateBase >> 32)) {
    if (low >= w.scratch_size) return false;
    const u8* there = w.scratch_at(u32(lane), low);
    *out = there ? *there : u8(kPoison >> low % 4 * 8);
    return true;
  }
  if (high == u32(kSharedBase >> 32)) {
    if (low >= w.lds_size) return false;
    *out = w.lds[low];
    return true;
  }
  const Mapping* m = w.gpu->space.find(addr);
  if (!m) return false;
  if (n.model) n.model->load(where(w), *m->memory, addr - m->base, out, 1, {});
  else *out = m->memory->host[addr - m->base];
  return true;
}
u64 word_at(Core& n, const ResidentWave& w, int lane, u64 addr) {
  u8 bytes[8];
  for (int i = 0; i < 8; ++i)
    if (!byte_at(n, w, lane, addr + u64(i), bytes + i)) throw Fault("print", {}, lane);
  u64 x;
  std::memcpy(&x, bytes, 8);
  return x;
}
std::string text_at(Core& n, const ResidentWave& w, int lane, u64 addr, size_t most = kMostText) {
  if (!addr) return "(null)";
  std::string t;
  for (u8 c; t.size() < most; t += char(c)) {
    if (!byte_at(n, w, lane, addr + t.size(), &c)) return t + "(no memory at this address)";
    if (!c) return t;
  }
  return t + "...";
}

// One conversion "%..." of C: flags, width, precision, length, and the letter behind `at`.
struct Conversion {
  std::string flags;  // with width and precision, for the host's own printf
  int precision = -1;
  int bytes = 4;  // of an integer, by its length
  char letter = 0;
};

class Formatter {
 public:
  Formatter(Core& n, const ResidentWave& w, int lane, std::string format, std::vector<Argument> arguments)
      : n_(n), w_(w), lane_(lane), format_(std::move(format)), arguments_(std::move(arguments)) {}

  std::string run() {
    while (at_ < format_.size() && out_.size() < kMostText) {
      if (format_[at_] != '%') out_ += format_[at_++];
      else if (at_ + 1 < format_.size() && format_[at_ + 1] == '%') out_ += '%', at_ += 2;
      else one();
    }
    return out_;
  }

 private:
  Core& n_;
  const ResidentWave& w_;
  int lane_;
  std::string format_;
  std::vector<Argument> arguments_;
  size_t at_ = 0, next_ = 0;
  std::string out_;

  char here() const { return at_ < format_.size() ? format_[at_] : 0; }
  bool is(const char* set) const { return here() && std::strchr(set, here()); }

  // A number, or * for the next argument; at most three digits, because a width of millions is a mistake.
  std::string number(int* value = nullptr) {
    int n = 0;
    if (here() == '*') {
      ++at_;
      n = next_ < arguments_.size() ? int(arguments_[next_++].value) : 0;
    } else {
      while (is("0123456789")) n = std::min(n * 10 + (format_[at_++] - '0'), 999);
    }
    n = std::clamp(n, -999, 999);
    if (value) *value = n;
    return n ? std::to_string(n) : "";
  }

  Conversion conversion() {
    Conversion c;
    c.flags = "%";
    for (++at_; is("-+ #0"); ++at_) c.flags += format_[at_];
    c.flags += number();
    if (here() == '.') {
      ++at_;
      number(&c.precision);
      if (c.precision >= 0) c.flags += "." + std::to_string(c.precision);
    }
    for (int h = 0; is("hlLqjzt"); ++at_) {
      if (here() == 'h') c.bytes = h++ ? 1 : 2;
      else c.bytes = 8;
    }
    if (here()) c.letter = format_[at_++];
    return c;
  }

  template <class T>
  void with(const std::string& how, T value) {
    char t[1200];
    const Numerals numerals;
    std::snprintf(t, sizeof t, how.c_str(), value);
    out_ += t;
  }

  void one() {
    const size_t start = at_;
    const Conversion c = conversion();
    if (!c.letter || !std::strchr("diouxXcpsfFeEgGaA", c.letter)) {
      out_ += format_.substr(start, at_ - start);
      return;
    }
    if (next_ >= arguments_.size()) {
      out_ += "(no argument for " + format_.substr(start, at_ - start) + ")";
      return;
    }
    const Argument a = arguments_[next_++];
    const bool floating = std::strchr("fFeEgGaA", c.letter);
    if (floating != (a.kind == Floating) || (c.letter == 's' && a.kind != Pointer)) {
      out_ += std::string("(") +
              (a.kind == Floating  ? "a floating-point number"
               : a.kind == Pointer ? "a pointer"
                                   : "an integer") +
              " for " + format_.substr(start, at_ - start) + ")";
      return;
    }
    if (floating) {
      f64 x;
      std::memcpy(&x, &a.value, 8);
      with(c.flags + c.letter, x);
    } else if (c.letter == 's') {
      with(c.flags + "s", text_at(n_, w_, lane_, a.value, c.precision >= 0 ? size_t(c.precision) : kMostText).c_str());
    } else if (c.letter == 'c') {
      with(c.flags + "c", int(a.value));
    } else if (c.letter == 'p') {
      char t[32];
      std::snprintf(t, sizeof t, "0x%llx", (unsigned long long)a.value);
      with(c.flags + "s", static_cast<const char*>(t));
    } else {
      const int up = 64 - 8 * c.bytes;
      const u64 bits = a.value << up;
      if (c.letter == 'd' || c.letter == 'i') with(c.flags + "lld", static_cast<long long>(bits) >> up);
      else with(c.flags + "ll" + c.letter, static_cast<unsigned long long>(bits >> up));
    }
  }
};

std::string quote(const std::string& in) {
  std::string out = "\"";
  for (char c : in) {
    char t[8];
    if (c == '"' || c == '\\') (out += '\\') += c;
    else if (u8(c) < 32 || u8(c) > 126) std::snprintf(t, sizeof t, "\\u%04x", u8(c)), out += t;
    else out += c;
  }
  return out + '"';
}
}  // namespace

void Prints::add(Printed p) {
  std::lock_guard lock(mutex_);
  if (bytes_ + p.text.size() + 64 > kMostBytes) {
    ++dropped;
    return;
  }
  bytes_ += p.text.size() + 64;
  all_.push_back(std::move(p));
}

std::string Prints::take() {
  std::lock_guard lock(mutex_);
  std::stable_sort(all_.begin(), all_.end(), [](const Printed& a, const Printed& b) {
    return std::tuple(a.time, a.rank, a.launch, a.block, a.thread) <
           std::tuple(b.time, b.rank, b.launch, b.block, b.thread);
  });
  std::string t = "[";
  for (auto& p : all_)
    t += (t.size() > 1 ? ", " : "") + ("{\"time\": " + std::to_string(p.time)) +
         ", \"rank\": " + std::to_string(p.rank) + ", \"kernel\": " + quote(p.kernel) +
         ", \"block\": " + std::to_string(p.block) + ", \"thread\": " + std::to_string(p.thread) +
         ", \"place\": " + quote(p.place) + ", \"text\": " + quote(p.text) + "}";
  all_.clear();
  bytes_ = 0;
  return t + "]";
}

void print(Core& n, ResidentWave& w, const Inst& in, u64 lanes, const u64* records) {
  for (; lanes; lanes &= lanes - 1) {
    const int lane = std::countr_zero(lanes);
    const u64 record = records[lane];
    const u64 count = std::min<u64>(word_at(n, w, lane, record + 8), kMostArguments);
    std::vector<Argument> arguments;
    for (u64 i = 0; i < count; ++i)
      arguments.push_back({word_at(n, w, lane, record + 16 + 16 * i), word_at(n, w, lane, record + 24 + 16 * i)});
    Printed p;
    p.time = w.time;
    p.rank = w.gpu->rank;
    p.launch = w.block->launch->id;
    p.block = w.block->id;
    p.thread = u32(w.index) * kLanes + u32(lane);
    p.kernel = w.block->launch->kernel->source_name;
    const std::string& file = w.program->files[in.file];
    p.place = file.substr(file.find_last_of('/') + 1) + ":" + std::to_string(in.line);
    p.text = Formatter(n, w, lane, text_at(n, w, lane, word_at(n, w, lane, record)), std::move(arguments)).run();
    n.printed.push_back(std::move(p));
  }
}

void assertion(Core& n, ResidentWave& w, u64 lanes, const u64* records) {
  const int lane = lanes ? std::countr_zero(lanes) : 0;
  const u64 record = records[lane];
  throw Fault(
      "assert",
      Json("condition", text_at(n, w, lane, word_at(n, w, lane, record)), "assert_file",
           text_at(n, w, lane, word_at(n, w, lane, record + 8)), "assert_line", word_at(n, w, lane, record + 16)),
      lane);
}
}  // namespace a2a
