// What a2aSimCreate is told, as text.
#pragma once
#include "machine/node.h"

namespace a2a::api {
// A flat JSON object of numbers and strings. Throws LoadError for what it does not know or what is out of range.
Config read_config(const char* json);
}  // namespace a2a::api
