"""Variants of flag_in_data_two_shot.hip: mutations."""
from __future__ import annotations

from ..rung.variants import Mutation
from .shared_variants import words

PUT = "put_word(peers.at(parts + mine + i, r), data[r], world.epoch)"
GOT = "get_words(from, world.epoch, data);\n    const uint32_t sum"
SEND_SUM = "    each(ranks, [&](int r) { put_word(peers.at(sums + mine + i, r), sum, world.epoch); });\n"
GET_SUMS = "    get_words(from, world.epoch, data);\n    each(ranks, [&](int r) { store_word"

VARIANTS = (
    *words(PUT, GOT, "parts + mine + i"),
    Mutation("sums-not-awaited", "sums are taken as they are found", (
        (GET_SUMS, GET_SUMS.replace("get_words(from, world.epoch, data)",
                                    "each(ranks, [&](int r) { data[r] = (uint32_t)load_relaxed<Scope::system>(from[r]); })")),)),
    Mutation("one-memory", "sums lie where the parts do, which others still read", ((SEND_SUM, SEND_SUM.replace("sums +", "parts +")),
             ("from[r] = sums + (int64_t)r", "from[r] = parts + (int64_t)r"))),
    Mutation("every-rank-sums", "a rank sums the parts of its neighbour's share", (
        ("load_word<FULL>(x, r * share + i, message); });\n", "load_word<FULL>(x, rank_after(r, 1, ranks) * share + i, message); });\n"),),
        shows="wrong"),
    Mutation("share-rounded-down", "the words that are left over have no rank", (
        ("share = (message.words() + ranks - 1) / ranks;", "share = message.words() / ranks;"),), shows="wrong"),
    Mutation("own-sum-only", "the sum is sent to every rank but kept nowhere: out has the parts",
             (("sum, world.epoch);", "data[r], world.epoch);"),), shows="wrong"),
    Mutation("no-short-word", "what is behind the last whole word is left out",
             (("share = (message.words() + ranks - 1) / ranks;", "share = (message.bytes / 4 + ranks - 1) / ranks;"),), shows="wrong"),
)
