// The configuration of a2aSimCreate, as text.
#pragma once
#include "machine/node.h"

namespace a2a::api {
// A flat JSON object of numbers and strings. Throws LoadError for an unknown name or a value out of range.
Config read_config(const char* json);
}  // namespace a2a::api
