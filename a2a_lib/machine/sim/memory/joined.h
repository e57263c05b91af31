// Text built from pieces.
#pragma once
#include <cstdio>
#include <string>
#include <type_traits>

#include "memory/numerals.h"

namespace a2a {
// Without iostreams, whose locales crash in processes with two C++ runtimes, as PyTorch's packages can bring one.
class Joined {
 public:
  Joined& operator<<(const std::string& s) { return text_ += s, *this; }
  template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
  Joined& operator<<(T number) {
    return text_ += std::to_string(number), *this;
  }
  Joined& operator<<(double number) {  // every digit
    char text[32];
    const Numerals numerals;
    std::snprintf(text, sizeof text, "%.17g", number);
    return text_ += text, *this;
  }
  const std::string& str() const { return text_; }

 private:
  std::string text_;
};
}  // namespace a2a
