#include "machine/spin.h"

#include <algorithm>
#include <string_view>

#include "isa/machine.h"
#include "isa/program.h"
#include "isa/table.h"

namespace a2a {
namespace {
constexpr u32 kLongest = 2048;             // instructions of a round
constexpr u64 kLongestTime = u64{1} << 57;  // ps, 40 hours: a loop that goes on longer has no bound

// A copy of a wave, which runs rounds without the machine's clock or memory noticing.
class Trial {
 public:
  Trial(const Core& core, const ResidentWave& of, u64 period) : core_(core), of_(of), period_(period), v_(of.vgprs) {
    static_cast<Wave&>(w_) = of;
    w_.block = of.block;
    w_.gpu = of.gpu;
    w_.cu = of.cu;
    w_.index = of.index;
    w_.simd = of.simd;
    w_.v = v_[0].x;
    w_.scratch = nullptr;
    w_.held = 0;
    w_.watched = w_.modelled = w_.detailed = false;
    if (of.scratch) {
      w_.scratch = static_cast<u8**>(std::calloc(pages(), sizeof(u8*)));
      for (u32 i = 0; i < pages(); ++i)
        if (of.scratch[i]) w_.scratch[i] = static_cast<u8*>(std::malloc(page_bytes()));
    }
    begin(nullptr, 0);
  }
  ~Trial() { w_.free_scratch(); }
  Trial(const Trial&) = delete;

  // The wave's state, plus `n` times a difference.
  void begin(const std::vector<u32>* by, u64 n) {
    std::memcpy(w_.s, of_.s, sizeof w_.s);
    std::memcpy(w_.v, of_.v, v_.size() * sizeof(Lanes));
    for (u32 i = 0; w_.scratch && i < pages(); ++i)
      if (w_.scratch[i] && of_.scratch[i]) std::memcpy(w_.scratch[i], of_.scratch[i], page_bytes());
    w_.scc = of_.scc;
    if (!by) return;
    size_t at = 0;
    each_word(w_, [&](u32& word) { word += u32(n) * (*by)[at++]; });
  }
  std::vector<u32> state() {
    std::vector<u32> all;
    each_word(w_, [&](u32& word) { all.push_back(word); });
    all.push_back(w_.scc);
    return all;
  }
  template <class F>
  void each_word(ResidentWave& w, F f) {
    for (u32& x : w.s) f(x);
    for (u32 i = 0; i < w.vgprs * kLanes; ++i) f(w.v[i]);
    for (u32 i = 0; w.scratch && i < pages(); ++i)
      for (u32 at = 0; w.scratch[i] && at < page_bytes(); at += 4) f(*reinterpret_cast<u32*>(w.scratch[i] + at));
  }
  // What the instructions of the latest round read. looked: a digest for each, and whether it may read what changes
  // from round to round. gaps: between the sides of each comparison for equality, by lane.
  struct Look {
    u64 digest;
    bool may_differ;
  };
  std::vector<Look> looked;
  std::vector<i64> gaps;

  // Runs round `n` after the present. Returns a digest of its way, 0 if it leaves the loop or does more than to look.
  u64 round(u64 n) {
    const auto& insts = of_.program->insts;
    w_.pc = of_.poll->pc;
    u64 way = 1;
    looked.clear();
    gaps.clear();
    for (u32 i = 0; i < kLongest; ++i) {
      const Inst& in = insts[w_.pc];
      way = mix(way ^ w_.pc++);
      look(in);
      if (!step(in, n)) return 0;
      if (w_.pc >= insts.size() || w_.scratch_shift != of_.scratch_shift || !w_.scratch != !of_.scratch) return 0;
      if (w_.pc == of_.poll->pc) return way;
    }
    return 0;
  }

 private:
  const Core& core_;
  const ResidentWave& of_;
  const u64 period_;
  std::vector<Lanes> v_;
  ResidentWave w_;

  u32 pages() const { return of_.scratch_size ? ((of_.scratch_size - 1) >> of_.scratch_shift) + 1 : 0; }
  u32 page_bytes() const { return of_.scratch_stride * kLanes; }

  u64 value(const Operand& o, int lane) const {
    const bool wide = dwords(o.type) == 2;
    if (o.kind != Kind::Vgpr) return wide ? w_.scalar64(o) : w_.scalar(o);
    return w_.reg(o.reg)[lane] | (wide ? u64{w_.reg(o.reg + 1)[lane]} << 32 : 0);
  }
  // Sums, copies and comparisons of words that grow evenly are even, or change once. Other instructions may change
  // their result at any round, so their operands must not change. Among these are instructions on floats and on parts
  // of words.
  void look(const Inst& in) {
    std::string_view name = in.info->name;
    if (name.size() > 2 && name[1] == '_') name.remove_prefix(2);
    constexpr std::string_view kEven[] = {"add",     "sub",     "mov",     "cmp",     "lshl", "mul_lo", "mul_i32",
                                          "mad_u64", "mad_i32", "cselect", "cndmask", "read", "write",  "ashr"};
    constexpr std::string_view kUneven[] = {"_f", "16", "24"};
    const bool even =
        in.unit == Unit::Scratch || in.unit == Unit::Flat ||
        (std::any_of(std::begin(kEven), std::end(kEven), [&](auto x) { return name.starts_with(x); }) &&
         std::none_of(std::begin(kUneven), std::end(kUneven), [&](auto x) { return name.find(x) != name.npos; }));
    const bool compares = name.starts_with("cmp") && (name.find("_eq_") != name.npos ||
                                                      name.find("_ne_") != name.npos || name.find("_lg_") != name.npos);
    u64 digest = 1;
    each_lane(w_.exec() | 1, [&](int l) {
      for (int i = 0; i < in.nsrc; ++i) digest = mix(digest ^ value(in.src[i], l));
      if (!compares || in.nsrc < 2) return;
      const u64 gap = value(in.src[0], l) - value(in.src[1], l);
      gaps.push_back(dwords(in.src[0].type) == 2 ? i64(gap) : i64(i32(gap)));
    });
    looked.push_back({digest, even});
  }

  bool step(const Inst& in, u64 n) {
    switch (in.unit) {
      case Unit::Nop:
        if (in.info->family == Family::Own) return false;
        [[fallthrough]];
      case Unit::Salu:
      case Unit::Valu:
      case Unit::Trans:
      case Unit::Branch:
      case Unit::Wait:
      case Unit::Sleep:
      case Unit::Scratch: in.run(w_, in); return true;
      case Unit::Smem: return scalar(in, n);
      case Unit::Vmem:
      case Unit::Flat:
        if (in.unit == Unit::Flat && in_scratch(w_, in)) {
          in.run(w_, in);
          return true;
        }
        return std::string_view(in.info->name) == "buffer_inv" || (in.ndst && vector(in));
      default: return false;
    }
  }
  // In mode ideal a peer may run in parallel, so a word of its memory is the one that the wave's latest round has read.
  bool read(u64 addr, void* to, u32 bytes) const {
    const Mapping* m = of_.gpu->space.find(addr);
    if (!m || addr + bytes - m->base > m->size) return false;
    if (!core_.model && core_.far(*m->memory)) {
      const auto& words = of_.poll->peers;
      const auto word = std::find_if(words.rbegin(), words.rend(), [&](const Poll::Word& x) {
        return x.memory == m->memory && x.offset == addr - m->base && x.bytes == bytes;
      });
      if (word == words.rend()) return false;
      std::memcpy(to, &word->value, bytes);
      return true;
    }
    std::memcpy(to, m->memory->host + (addr - m->base), bytes);
    return true;
  }
  bool scalar(const Inst& in, u64 n) {
    const std::string_view name = in.info->name;
    const auto clock = [&](u64 unit) {
      w_.set_s64(in.dst[0].reg, of_.time / unit + n * ((period_ + unit - 1) / unit));
      return true;
    };
    if (name == "s_memtime") return clock(core_.preset.cycle);
    if (name == "s_memrealtime") return clock(core_.preset.tick);
    if (!name.starts_with("s_load_dword")) return false;
    const u64 addr = (w_.s64(in.src[0].reg) + w_.scalar(in.src[1]) + u64(i64(in.offset))) & ~u64{3};
    return read(addr, w_.s + in.dst[0].reg, 4 * u32(in.dst[0].dwords));
  }
  // Loads, and read-modify-writes that return the value that they found. (They have changed nothing so far.)
  bool vector(const Inst& in) {
    const std::string_view name = in.info->name;
    const bool load = name.find("_load_dword") != name.npos, atomic = name.find("_atomic_") != name.npos;
    if (in.info->mods != Mods::Vmem || !(load || atomic) || in.dst[0].kind != Kind::Vgpr) return false;
    const Operand &from = in.src[0], &base = in.src[in.nsrc - 1];
    const u32 dwords = u32(std::max<int>(in.dst[0].dwords, a2a::dwords(in.dst[0].type)));
    const Lanes lo = *reinterpret_cast<const Lanes*>(w_.reg(from.reg));
    const bool based = in.info->family == Family::GLOBAL && base.kind == Kind::Sgpr;
    const Lanes hi = based ? lo : *reinterpret_cast<const Lanes*>(w_.reg(from.reg + 1));
    for (u64 m = w_.exec(); m; m &= m - 1) {
      const int l = std::countr_zero(m);
      const u64 at = based ? w_.s64(base.reg) + lo.x[l] : lo.x[l] | u64(hi.x[l]) << 32;
      u32 words[4];
      if (dwords > 4 || !read(at + u64(i64(in.offset)), words, 4 * dwords)) return false;
      for (u32 k = 0; k < dwords; ++k) w_.reg(in.dst[0].reg + k)[l] = words[k];
    }
    return true;
  }
};
}  // namespace

Poll::Poll() = default;
Poll::~Poll() = default;

bool in_scratch(const Wave& w, const Inst& in) {
  const u32* hi = w.reg(in.src[0].reg + 1);
  for (u64 m = w.exec(); m; m &= m - 1)
    if (hi[std::countr_zero(m)] != u32(kPrivateBase >> 32)) return false;
  return true;
}

u64 Spin::pass(u64 n) {
  n = std::min(n, rounds);
  for (const Step& s : steps) *s.word += u32(n) * s.by;
  return n;
}

std::unique_ptr<Spin> spin(const Core& core, ResidentWave& w, u64 period) {
  Trial trial(core, w, period);
  const std::vector<u32> now = trial.state();
  const u64 way = trial.round(0);
  if (!way) return nullptr;
  std::vector<u32> by = trial.state();
  const auto looked = trial.looked;
  const auto gaps = trial.gaps;
  if (trial.round(1) != way) return nullptr;
  for (size_t i = 0; i < looked.size(); ++i)
    if (!looked[i].may_differ && looked[i].digest != trial.looked[i].digest) return nullptr;
  const std::vector<u32> then = trial.state();
  if (by.size() != now.size() || then.size() != now.size() || by.back() != now.back() || then.back() != now.back())
    return nullptr;
  by.pop_back();
  auto s = std::make_unique<Spin>();
  u64 most = kLongestTime / period;
  bool wraps = false;
  std::vector<u64> ends;  // rounds after which a word passes 2^31
  for (size_t i = 0; i < by.size(); ++i) {
    const u32 first = by[i];
    by[i] = first - now[i];
    if (then[i] - first != by[i]) return nullptr;
    if (!by[i]) continue;
    const u32 side = now[i] & 0x80000000;
    const bool up = i32(by[i]) > 0;
    const u64 until = up ? u64{~now[i]} / by[i] : u64{now[i]} / (0 - by[i]);
    if (up == !side) ends.push_back(up ? (0x7fffffff - now[i]) / by[i] : (now[i] - side) / (0 - by[i]));
    wraps |= until < most;
    most = std::min(most, until);
  }
  if (by[kExec] || by[kExec + 1] || gaps.size() != trial.gaps.size()) return nullptr;
  bool equal = false;  // the sides of a comparison meet in round `most` + 1, the first of these
  for (size_t i = 0; i < gaps.size(); ++i) {
    const i64 step = trial.gaps[i] - gaps[i];
    if (!step || !gaps[i] || gaps[i] % step || gaps[i] / step > 0) continue;
    const u64 meets = u64(-(gaps[i] / step));
    if (meets > most) continue;
    most = meets - 1;
    equal = true;
  }
  if (most < 1) return nullptr;
  auto same = [&](u64 n) {
    trial.begin(&by, n);
    return trial.round(n) == way;
  };
  ends.push_back(most);
  std::sort(ends.begin(), ends.end());
  u64 least = 1;  // the latest round that is known to be as the others
  for (const u64 end : ends) {
    if (end > most) break;
    if (end <= least) continue;
    u64 past = least + 1;  // the round `past` is not
    for (u64 step = 1; past <= end && same(past); step *= 2) {
      least = past;
      past += step;
    }
    past = std::min(past, end + 1);
    while (least + 1 < past) {
      const u64 middle = least + (past - least) / 2;
      (same(middle) ? least : past) = middle;
    }
    if (least < end) break;
  }
  // A counter that wraps may belong to a longer one, such as a clock's lower half. CHOICE: a wait that lasts longer
  // than a minute has no other bound.
  constexpr u64 kMinute = 60'000'000'000'000;
  if (equal || least < most || (wraps && w.time - w.poll->since + least * period < kMinute)) {
    s->rounds = least;
    s->exit = w.time + least * period;
  }
  size_t i = 0;
  trial.each_word(w, [&](u32& word) {
    if (by[i]) s->steps.push_back({&word, by[i]});
    ++i;
  });
  return s;
}
}  // namespace a2a
