// Calls of HIP while streams are captured: what they may do.
#pragma once
#include "hip/state.h"

namespace a2a::api {
// hipErrorStreamCaptureUnsupported and a sentence, if a capture forbids the call; then it can make no graph any more.
// of_device: if a stream of the current device is captured, in any mode; else if a stream is in a mode that is not
// relaxed.
hipError_t not_while_capturing(const char* call, const char* why, bool of_device = false);
hipError_t not_of_captured(Stream&, const char* call);
hipError_t refused(Capture&, const std::string& call, const std::string& why);
// Records the wait if stream or event is in a capture; *done: whether it was.
hipError_t wait_captured(Stream&, const std::shared_ptr<HipEvent>&, bool* done);
bool in_a_capture(const HipEvent*);
}  // namespace a2a::api
