// Names to numbers, once the whole text is read: branch targets, kernel descriptors, what each function needs.
#pragma once
#include <vector>

#include "isa/directives.h"
#include "isa/operand.h"

namespace a2a {
// Throws LoadError for labels and symbols that are not there.
void resolve(Program&, const std::vector<LabelFix>&, const std::vector<DescriptorEntry>&);
}  // namespace a2a
