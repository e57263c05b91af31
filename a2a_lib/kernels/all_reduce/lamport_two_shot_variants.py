"""Variants of lamport_two_shot.hip: mutations."""
from __future__ import annotations

from dataclasses import replace

from ..rung.variants import Mutation
from .shared_variants import data_words

PUT = "put_data(peers.at(to, rank_after(rank, j + 1, ranks)), data[j], minus)"
GOT = "get_data(ranks, from, data);"
EMPTY = "      each(ranks, [&](int r) { make_empty(from[r]); });\n"

VARIANTS = (
    *(replace(one, stalls=one.name == "never-emptied") for one in data_words(PUT, GOT, "to", EMPTY)),
    Mutation("sums-not-awaited", "sums are taken as they are found",
             (("get_data(ranks - 1, from, data);", "each(ranks - 1, [&](int i) { data[i] = load_now(from[i]); });"),)),
    Mutation("sums-never-emptied", "the places of sums are not made empty: an earlier tile's are taken for this one's",
             (("      each(ranks - 1, [&](int j) { make_empty(from[j]); });\n", ""),), shows="wrong"),
    Mutation("one-memory", "sums lie where the parts do, which others still read",
             (("place(sums, k - 1, rank)", "place(parts, k - 1, rank)"), ("place(sums, k - 2, rank", "place(parts, k - 2, rank"))),
    Mutation("ring-of-one", "a place is used again at once: what came is made empty, or overwritten",
             (("constexpr int RING = 5;", "constexpr int RING = 1;"),)),
    Mutation("places-per-call", "the ring begins anew in every call, with places that are in use",
             (("(world.epoch - 1) * tiles;", "0 * tiles;"),), stalls=True),
    Mutation("share-rounded-down", "what is left over has no rank",
             (("share = (data_of(message) + ranks - 1) / ranks", "share = data_of(message) / ranks"),), shows="wrong"),
    Mutation("no-short-data", "what is behind the last whole word is left out",
             (("share = (data_of(message) + ranks - 1)", "share = (message.bytes / (int)sizeof(Data) + ranks - 1)"),), shows="wrong"),
    Mutation("sums-kept-at-home", "an address is not translated: sums stay with their own rank",
             (("put_data(peers.at(to, rank_after(rank, j + 1, ranks)), sum, minus)", "put_data(to, sum, minus)"),), shows="deadlock"),
    Mutation("own-sum-lost", "a rank sends its sums, and does not keep them",
             (("      store_data<FULL>(out, rank * share + to_reduce, message, as_sent(sum, minus));\n", ""),), shows="wrong"),
)
