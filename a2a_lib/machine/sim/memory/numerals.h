// Numbers as text with C's own decimal point. A process may have another locale, after a notebook's locale.setlocale or
// from a window toolkit. The `0.5` in assembly would then be read as 0.
#pragma once
#include <clocale>
#if defined(__APPLE__)
#include <xlocale.h>
#else
#include <locale.h>
#endif

namespace a2a {
// While one exists, this thread reads and prints numbers as C does.
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
