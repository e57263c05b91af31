"""Variants of quantized.hip: designs and mutations."""
from __future__ import annotations

from ..rung.variants import Mutation, Variant
from .shared_variants import meetings

VARIANTS = (
    Variant("fp8", "codes are e4m3 instead of int8: small elements beside a large one keep three bits", options=(("code", "fp8"),)),
    *(one for one in meetings("sent", "parts-") if one.name in (
        "parts-nobody-meets", "parts-release-dropped", "parts-agent-for-system", "parts-others-not-awaited", "parts-others-run-ahead")),
    *(one for one in meetings("summed", "sums-") if one.name in ("sums-nobody-meets", "sums-release-dropped", "sums-call-before")),
    Mutation("no-scale", "the sum's scale is not sent: that of the call before is used",
             (("      if (lane == 0) *peers.at(sum_scales + at / GROUP, r) = scale;\n", ""),)),
    Mutation("half-a-group", "four lanes look for their largest element, eight use the scale of the first",
             (("mask < GROUP; mask *= 2", "mask < GROUP / 2; mask *= 2"),), shows="wrong"),
    Mutation("cut-off", "codes are cut off instead of rounded", (("(uint8_t)(int8_t)rintf(x)", "(uint8_t)(int8_t)x"),), shows="wrong"),
    Mutation("own-not-coded", "a rank adds its own share of an element to itself", (
        ("for (int r = 0; r < ranks && i < share; ++r) {", "for (int r = 0; r < ranks - 1 && i < share; ++r) {"),), shows="wrong"),
)
