// Assembler expressions: .set values, max(a, b), totalnumvgprs(...), symbol differences.
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "memory/common.h"

namespace a2a {
// Evaluates `text`; `symbol` gives the value of a name or throws LoadError.
i64 evaluate(std::string_view text, const std::function<i64(const std::string&)>& symbol);
}  // namespace a2a
