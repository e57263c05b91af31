#include "isa/directives.h"

#include <algorithm>

#include "isa/text.h"

namespace a2a {
using namespace text;

namespace {
std::vector<std::string> quoted(sv s) {
  std::vector<std::string> out;
  size_t at = 0;
  while ((at = s.find('"', at)) != sv::npos) {
    size_t end = s.find('"', at + 1);
    if (end == sv::npos) break;
    out.emplace_back(s.substr(at + 1, end - at - 1));
    at = end + 1;
  }
  return out;
}

// The bytes of a number of this directive; 0: it is another one.
int width_of(sv d) {
  if (d == ".byte") return 1;
  if (d == ".short" || d == ".half" || d == ".hword" || d == ".2byte") return 2;
  if (d == ".long" || d == ".int" || d == ".word" || d == ".4byte") return 4;
  return d == ".quad" || d == ".8byte" ? 8 : 0;
}
}  // namespace

void Directives::read(sv statement) {
  sv rest = statement;
  const sv d = word(rest);
  if (in_kernel_) {
    if (d == ".end_amdhsa_kernel") in_kernel_ = false;
    else if (starts(d, ".amdhsa_"))
      descriptor.push_back({u32(p.kernels.size() - 1), std::string(d.substr(8)), std::string(rest)});
    else throw LoadError("unknown directive " + std::string(d) + " in .amdhsa_kernel");
    return;
  }
  if (d == ".text") section = Section::Text;
  else if (d == ".section") set_section(rest);
  else if (d == ".data" || d == ".bss" || d == ".rodata") section = Section::Data;
  else if (d == ".amdhsa_kernel") {
    p.kernels.emplace_back().name = std::string(rest);
    in_kernel_ = true;
  } else if (d == ".p2align" || d == ".p2alignl" || d == ".align" || d == ".balign") align(d, rest);
  else if (d == ".comm" || d == ".lcomm") common(rest);
  else if (source_line(d, rest) || symbol(d, rest) || section != Section::Data)
    return;  // outside data the others describe
  else if (!numbers(d, rest) && !block(d, rest)) {
    static const sv ignored[] = {".protected",   ".hidden",   ".local",         ".addrsig",
                                 ".addrsig_sym", ".ident",    ".cfi_sections",  ".cfi_startproc",
                                 ".cfi_endproc", ".internal", ".amdgcn_target", ".amdhsa_code_object_version",
                                 ".uleb128",     ".sleb128",  ".amdgpu_lds",    ".cfi_undefined",
                                 ".cfi_escape"};
    if (std::find(std::begin(ignored), std::end(ignored), d) == std::end(ignored))
      throw LoadError("unknown directive " + std::string(d));
  }
}

bool Directives::source_line(sv d, sv rest) {
  if (d == ".file") {
    auto id = integer(word(rest));
    auto parts = quoted(rest);  // [directory] name
    if (!id || parts.empty()) return true;
    p.files.push_back(parts.size() > 1 && parts[1][0] != '<' ? parts[1] : parts.back());
    file_ids_[u32(*id)] = u16(p.files.size() - 1);
    return true;
  }
  if (d != ".loc") return false;
  auto f = integer(word(rest)), l = integer(word(rest));
  if (!f || !l) return true;
  auto it = file_ids_.find(u32(*f));
  at_.file = it == file_ids_.end() ? 0 : it->second;
  at_.line = u32(*l);
  return true;
}

// Directives about names.
bool Directives::symbol(sv d, sv rest) {
  auto parts = split(rest);
  if (d == ".set") {
    if (parts.size() == 2) p.sets[std::string(parts[0])] = std::string(parts[1]);
  } else if (d == ".type") {
    if (parts.size() == 2 && parts[1] == "@function") functions.insert(std::string(parts[0]));
  } else if (d == ".weak") {
    p.weak.insert(std::string(rest));
  } else if (d == ".size") {
    if (section == Section::Data && parts.size() == 2 && integer(parts[1]))
      p.data_symbols[std::string(parts[0])].size = u64(*integer(parts[1]));
  } else {
    return d == ".globl";
  }
  return true;
}

bool Directives::numbers(sv d, sv rest) {
  const int bytes = width_of(d);
  if (!bytes) return false;
  for (sv v : split(rest)) {
    auto n = integer(v);
    if (!n) p.data_fixes.push_back({p.data.size(), u8(bytes), std::string(v)});
    emit(u64(n.value_or(0)), bytes);
  }
  return true;
}

// Repeated bytes, and text.
bool Directives::block(sv d, sv rest) {
  auto parts = split(rest);
  if (parts.empty()) throw LoadError("directive " + std::string(d) + " without a value");
  if (d == ".zero" || d == ".skip" || d == ".space") {
    u8 fill = parts.size() > 1 ? u8(integer(parts[1]).value_or(0)) : 0;
    p.data.insert(p.data.end(), size_t(integer(parts[0]).value_or(0)), fill);
  } else if (d == ".fill") {
    i64 n = integer(parts[0]).value_or(0), size = parts.size() > 1 ? integer(parts[1]).value_or(1) : 1;
    u64 v = parts.size() > 2 ? u64(integer(parts[2]).value_or(0)) : 0;
    for (i64 i = 0; i < n; ++i) emit(v, int(size));
  } else if (d == ".asciz" || d == ".string" || d == ".ascii") {
    std::string s = unquote(rest);
    p.data.insert(p.data.end(), s.begin(), s.end());
    if (d != ".ascii") p.data.push_back(0);
  } else {
    return false;
  }
  return true;
}

void Directives::set_section(sv name) {
  auto has = [&](sv s) { return starts(name, s); };
  if (has(".text")) section = Section::Text;
  else if (has(".AMDGPU") || has(".debug") || has(".note") || has("\".note") || has("\".AMDGPU") || has(".llvm") ||
           has(".comment"))
    section = Section::Skip;
  else section = Section::Data;
}

void Directives::align(sv d, sv rest) {
  if (section != Section::Data) return;
  const auto parts = split(rest);
  const auto n = parts.empty() ? std::nullopt : integer(parts[0]);
  const bool power = d[1] == 'p';
  if (!n || *n < 0 || *n > (power ? 16 : 1 << 16))
    throw LoadError(std::string(d) + ": cannot align to `" + std::string(rest) + "`");
  const u64 to = power ? u64{1} << *n : std::max<u64>(u64(*n), 1);
  while (p.data.size() % to) p.data.push_back(0);
}

void Directives::common(sv rest) {
  auto parts = split(rest);
  if (parts.size() < 2) throw LoadError("a common symbol without a size");
  while (p.data.size() % 16) p.data.push_back(0);
  auto& s = p.data_symbols[std::string(parts[0])];
  s.offset = p.data.size();
  s.size = u64(integer(parts[1]).value_or(0));
  p.data.insert(p.data.end(), s.size, 0);
}

void Directives::emit(u64 value, int bytes) {
  for (int i = 0; i < bytes; ++i) p.data.push_back(u8(value >> (8 * i)));
}
}  // namespace a2a
