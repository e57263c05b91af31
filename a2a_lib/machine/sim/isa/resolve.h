// Names to numbers, once the whole text is read: branch targets, kernel descriptors, needs of each function.
#pragma once
#include <vector>

#include "isa/directives.h"
#include "isa/operand.h"

namespace a2a {
// Throws LoadError for unknown labels and symbols.
void resolve(Program&, const std::vector<LabelFix>&, const std::vector<DescriptorEntry>&);
}  // namespace a2a
