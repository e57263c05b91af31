// Numbers as text with C's own decimal point. A process may have another: a notebook that calls locale.setlocale, a
// window toolkit that does; and `0.5` in the assembly would be read as 0.
#pragma once
#include <clocale>
#if defined(__APPLE__)
#include <xlocale.h>
#else
#include <locale.h>
#endif

namespace a2a {
// While one lives, this thread reads and prints numbers as C does.
class Numerals {
 public:
  Numerals() : before_(uselocale(plain())) {}
  ~Numerals() { uselocale(before_); }
  Numerals(const Numerals&) = delete;

 private:
  locale_t before_;
  static locale_t plain() {
    static const locale_t c = newlocale(LC_ALL_MASK, "C", locale_t{});
    return c;
  }
};
}  // namespace a2a
