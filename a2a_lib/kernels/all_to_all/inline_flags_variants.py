"""Variants of inline_flags.hip: designs and mutations."""
from ..rung.variants import Mutation
from .places_variants import UNCHECKED

_STORE = """  store_relaxed<Scope::system>(&to->word[0], stamp | a);
  store_relaxed<Scope::system>(&to->word[1], stamp | b);
"""
_LOAD = """  pair.word[0] = load_relaxed<Scope::system>(&from->word[0]);
  pair.word[1] = load_relaxed<Scope::system>(&from->word[1]);
"""
_LATE = "if (from[i] && uint32_t(pairs[i].word[j] >> 32) < world.epoch) missing"

VARIANTS = (
    UNCHECKED,
    Mutation("torn-words", "data and call number are two stores of 4 bytes", ((_STORE, """\
  store_relaxed<Scope::system>((uint32_t*)to + 1, world.epoch);
  store_relaxed<Scope::system>((uint32_t*)to + 3, world.epoch);
  store_relaxed<Scope::system>((uint32_t*)to, a);
  store_relaxed<Scope::system>((uint32_t*)to + 2, b);
"""),)),
    Mutation("torn-loads", "data and call number are two loads of 4 bytes, the data first", ((_LOAD, """  uint32_t half[4];
  for (int i = 0; i < 4; ++i) half[i] = load_relaxed<Scope::system>((const uint32_t*)from + i);
  __builtin_amdgcn_s_sleep(20);
  for (int i = 1; i < 4; i += 2) half[i] = load_relaxed<Scope::system>((const uint32_t*)from + i);
  for (int i = 0; i < 2; ++i) pair.word[i] = (uint64_t)half[2 * i + 1] << 32 | half[2 * i];
"""),)),
    Mutation("agent-for-system", "words are written to the own GPU's L2", (
        ("store_relaxed<Scope::system>(&to->word[0]", "store_relaxed<Scope::agent>(&to->word[0]"),
        ("store_relaxed<Scope::system>(&to->word[1]", "store_relaxed<Scope::agent>(&to->word[1]"))),
    Mutation("plain-stores", "words are written with stores that may stay in the L2", (
        ("store_relaxed<Scope::system>(&to->word[0], stamp | a);", "to->word[0] = stamp | a;"),
        ("store_relaxed<Scope::system>(&to->word[1], stamp | b);", "to->word[1] = stamp | b;"))),
    Mutation("choices-for-rows", "a row is taken as soon as its choices are there",
             (("  load_pairs(world, from, pairs);\n  for (int i = 0; i < PIECES; ++i) {",
               "  load_pairs(World{nullptr, 0, 0, 0}, from, pairs);\n  for (int i = 0; i < PIECES; ++i) {"),)),
    Mutation("words-not-waited-for", "data is taken as it is", ((_LATE, _LATE.replace("< world.epoch", "< 0")),)),
    Mutation("previous-call", "words of the call before are good enough",
             ((_LATE, _LATE.replace("< world.epoch", "+ 1 < world.epoch")),)),
    Mutation("exact-words", "a wait that ends at this call's words only: the word of a source that is ahead is never seen",
             ((_LATE, _LATE.replace("< world.epoch", "!= world.epoch")),
              ("return uint32_t(seen >> 32) >= world.epoch;", "return uint32_t(seen >> 32) == world.epoch;"))),
    Mutation("none-not-told", "a source says nothing to ranks that it has no row for",
             (("if (part == 0 && lane < shape.topk)", "if (part == 0 && wanted && lane < shape.topk)"),)),
    Mutation("tail-not-told", "a source says nothing about the places of tokens that it does not have",
             (("for (int item = team.number; item < shape.max_tokens * team.items; item += team.count)",
               "for (int item = team.number; item < shape.num_tokens * team.items; item += team.count)"),)),
)
