"""Designs and mutations of the rungs of `all_reduce`: {rung: its variants}. Several rungs share a meeting of blocks, words with a flag, or
data that are their own flag, and the ways to break those."""
from dataclasses import replace

from ..rung.variants import Mutation, Variant, broken, swap

VARIANTS: dict[str, tuple[Variant, ...]] = {}
SUM_FROM_SELF = "each rank begins with itself: other bits at other ranks, where sums are made by all"


def meetings(flags: str, prefix: str = "") -> tuple[Variant, ...]:
    """Ways to break `peers.meet(flags + blockIdx.x * ranks, world.epoch);`, the kernel's only one with these flags."""
    call = f"peers.meet({flags} + blockIdx.x * ranks, world.epoch);"
    at = f"{flags} + blockIdx.x * ranks"

    def met(before: str = "__syncthreads();", tell: str = "Order::release, Scope::system", target: str = f"{at} + world.rank",
            number: str = "world.epoch", hear: str = "Order::acquire, Scope::system", awaited: str = "world.epoch",
            after: str = "__syncthreads();") -> tuple[tuple[str, str], ...]:
        return ((call, f"{before} if (wave_in_block() == 0) {{ peers.signal_all<{tell}>({target}, {number}); "
                       f"peers.wait_all<{hear}>({at}, {awaited}); }} {after}"),)

    return (
        Mutation(f"{prefix}nobody-meets", "a barrier too few: a block goes on at once", ((call, "__syncthreads();"),)),
        Mutation(f"{prefix}release-dropped", "the flag is set by a relaxed store, which may overtake the data",
                 met(tell="Order::relaxed, Scope::system")),
        Mutation(f"{prefix}agent-for-system", "the release stops at its own GPU", met(tell="Order::release, Scope::agent")),
        Mutation(f"{prefix}acquire-dropped", "what was cached before the flag came is read", met(hear="Order::relaxed, Scope::system")),
        Mutation(f"{prefix}others-not-awaited", "the first wave's flag does not wait for what other waves store", met(before="")),
        Mutation(f"{prefix}others-run-ahead", "only the first wave waits for the flags", met(after="")),
        Mutation(f"{prefix}call-before", "a flag of the call before is enough", met(awaited="world.epoch - 1")),
        Mutation(f"{prefix}one-flag", "all blocks of a rank set the flags of block 0, as soon as one of them is there",
                 ((call, f"peers.meet({flags}, world.epoch);"),)),
    )


def words(put: str, got: str, place: str) -> tuple[Variant, ...]:
    """Ways to break words that carry their flag. put: the text of a `put_word(TO, DATA, world.epoch)`; got: of `get_words(from,
    world.epoch, data)` with what stands around it, so that it is there once; place: TO."""
    stored, number = put.rpartition(", ")[0], "world.epoch"
    to, data = stored[len("put_word("):].rsplit(", ", 1)
    halves = f"store_relaxed<Scope::system>((uint32_t*)({to})%s, %s)"
    low, high = halves % ("", data), halves % (" + 1", number)
    return (
        Mutation("no-number", "every call's words carry the same flag",
                 ((put, put.replace(number, "1u")), (got, got.replace(number, "1u")))),
        Mutation("not-awaited", "words are taken as they are found",
                 ((got, got.replace("get_words(from, world.epoch, data)",
                                    "each(ranks, [&](int r) { data[r] = (uint32_t)load_relaxed<Scope::system>(from[r]); })")),)),
        Mutation("flag-first", "a word is stored in two halves, the flag first: it overtakes the data", ((put, f"({high}, {low})"),)),
        Mutation("in-halves", "a word is stored in two halves, the data first, and nothing keeps their order",
                 ((put, f"({low}, {high})"),)),
        Mutation("kept-at-home", "an address is not translated: the words stay with their own rank",
                 ((put, put.replace(to, place)),)),
        Mutation("call-before", "the words of the call before are enough", ((got, got.replace(number, "world.epoch - 1")),)),
    )


def data_words(put: str, got: str, place: str, empty: str) -> tuple[Variant, ...]:
    """Ways to break data that are their own flag. put: the text of a `put_data(TO, DATA, minus)`; got: of a `get_data(COUNT, from,
    data);`; place: TO without its translation; empty: the statement that empties the places of `got`, which stands behind it. Each is
    there once."""
    to, data = put.rpartition(", ")[0][len("put_data("):].rsplit(", ", 1)
    count = got[len("get_data("):].partition(",")[0]
    half = f"store_relaxed<Scope::system>((uint32_t*)({to}) + %d, half_word({data}, %d))"
    return (
        Mutation("never-emptied", "places are not made empty: the data of an earlier call are taken for this one's", ((empty, ""),)),
        Mutation("emptied-first", "places are made empty before their data are awaited, which may have come",
                 ((got, f"{empty.strip()} {got}"), (empty, ""))),
        Mutation("zeros-as-they-are", "zeros travel as zeros: their reader waits for ever", ((put, put.replace("minus", "0")),)),
        Mutation("not-awaited", "data are taken as they are found",
                 ((got, f"each({count}, [&](int i) {{ data[i] = load_now(from[i]); }});"),)),
        Mutation("in-halves", "a word is stored in two halves: the first makes it seen",
                 ((put, f"({half % (0, 0)}, {half % (1, 1)})"),)),
        Mutation("kept-at-home", "an address is not translated: the data stay with their own rank",
                 ((put, put.replace(to, place)),)),
    )


COPY = "  for (int i = first; i < pieces; i += step) mine[i] = load_piece<FULL>(x, i, message);\n"
MEET = "  peers.meet(flags + blockIdx.x * ranks, world.epoch);\n"
READ = "piece[rank] = of[rank][i];"
STORE = "    store_piece<FULL>(out, i, message, sum_pieces(message, piece));\n  }\n"
VARIANTS["one_shot"] = (
    Variant("barriers-at-both-ends", "one box, and a second meeting after reading instead of a second box",
           (("(world.epoch % 2) * pieces", "0 * pieces"), (MEET, MEET.replace("world.epoch", "2 * world.epoch - 1")),
            (STORE, STORE + MEET.replace("world.epoch", "2 * world.epoch")))),
    *meetings("flags"),
    Mutation("flag-overtakes", "a block meets the others before it fills its box", ((COPY, ""), (MEET, MEET + COPY))),
    Mutation("one-box", "the parity is missing: a rank that is a call ahead overwrites what others still read",
             (("(world.epoch % 2) * pieces", "0 * pieces"),), stalls=True),
    Mutation("other-order", SUM_FROM_SELF, ((READ, "piece[rank] = of[rank_after(world.rank, rank, ranks)][i];"),)),
    Mutation("read-at-home", "a rank reads its own box in the place of all", (("peers.at(mine, rank)", "mine"),)),
    Mutation("no-short-piece", "what is behind the last whole piece is left out",
             (("pieces = message.pieces();", "pieces = message.bytes / 16;"),)),
)

SEND = """  for (int i = first; i < pieces; i += step) {
    const Bytes16 piece = load_piece<FULL>(x, i, message);
    each(ranks, [&](int k) { at[k][i] = piece; });
  }
"""
VARIANTS["one_shot_push"] = (
    *(one if one.name != "acquire-dropped" else replace(one, silent=
              "nobody reads a box before its flag has come, so no cache holds a line of it")
      for one in meetings("flags")),
    Mutation("flag-overtakes", "a block meets the others before it sends", ((SEND, ""), (MEET, MEET + SEND))),
    Mutation("one-set", "the parity is missing: a rank that is a call ahead overwrites what others still read",
             (("(world.epoch % 2) * ranks", "0 * ranks"),), stalls=True),
    Mutation("other-order", SUM_FROM_SELF,
             (("boxes[(int64_t)rank * pieces + i];",
               "boxes[(int64_t)rank_after(world.rank, rank, ranks) * pieces + i];"),)),
    Mutation("kept-at-home", "an address is not translated: all messages stay with their own rank",
             (("peers.at(boxes + (int64_t)world.rank * pieces, rank_after(world.rank, k, ranks))",
               "boxes + (int64_t)world.rank * pieces"),)),
    Mutation("no-short-piece", "what is behind the last whole piece is left out",
             (("pieces = message.pieces();", "pieces = message.bytes / 16;"),)),
)

TELL = "peers.signal_all<Order::release, Scope::system>(flags + blockIdx.x * peers.size + peers.rank, number)"
AWAIT = "peers.wait_all<Order::acquire, Scope::system>(flags + blockIdx.x * peers.size, number)"
TOLD = "  __syncthreads();\n  if (wave_in_block() == 0) peers.signal_all"
HEARD = "number);\n  __syncthreads();\n"
VARIANTS["two_shot"] = (
    Variant("in_cached_memory", "the rings lie in fine-grained memory, which caches keep: stores that queue at several links go "
            "slower there",
            options=(("heap_memory", "finegrained"),)),
    broken("release-dropped", "flags are set by relaxed stores, which may overtake the data", TELL),
    Mutation("agent-for-system", "releases stop at their own GPU", swap(TELL, "Scope::system", "Scope::agent")),
    broken("acquire-dropped", "what was cached before a flag came is read", AWAIT),
    Mutation("others-not-awaited", "the first wave's flag does not wait for what other waves store",
             swap(TOLD, "  __syncthreads();\n", "")),
    Mutation("others-run-ahead", "only the first wave waits for the flags", swap(HEARD, "  __syncthreads();\n", "")),
    Mutation("parts-not-awaited", "parts are added as they are found", (("await(peers, sent, before + k);", "__syncthreads();"),)),
    Mutation("sums-not-awaited", "a barrier too few: sums are taken as they are found",
             (("await(peers, summed, before + k - 1);", "__syncthreads();"),)),
    Mutation("ring-of-one", "a tile's place is taken while it is read", (("constexpr int RING = 3;", "constexpr int RING = 1;"),)),
    Mutation("tile-before", "the flag of the tile before is enough",
             (("await(peers, sent, before + k);", "await(peers, sent, before + k - 1);"),)),
    Mutation("number-per-call", "tiles are numbered from 1 in every call: flags of the call before are enough",
             (("(world.epoch - 1) * tiles;", "0 * tiles;"),)),
    Mutation("flag-overtakes", "flags are set before the parts are sent",
             (("    if (k < tiles) {  // send\n", "    if (k < tiles) {  // send\n      tell(peers, sent, before + k + 1);\n"),)),
    Mutation("own-part-from-out", "its own part is read after other shares were stored", (
        ("own = load_piece<FULL>(x, rank * share + i, message)", "own = load_piece<FULL>(out, rank * share + i, message)"),)),
    Mutation("kept-at-home", "an address is not translated: sums stay with their own rank",
             (("*peers.at(to, rank_after(rank, j + 1, ranks)) = sum;", "*to = sum;"),)),
)

PUT_WORD = "put_word(at[k] + i, own, world.epoch)"
GOT_WORD = "get_words(from, world.epoch, data)"
VARIANTS["flag_in_data"] = (
    Mutation("one-set", "the parity is missing: a rank that is a call ahead overwrites words that nobody has read, and their reader "
             "waits for ever", (("(world.epoch % 2) * ranks", "0 * ranks"),), stalls=True),
    *(replace(one, stalls=one.name == "in-halves")
      for one in words(PUT_WORD, GOT_WORD, "now + (int64_t)world.rank * count + i")),
    Mutation("other-order", SUM_FROM_SELF,
             (("from[rank] = now + (int64_t)rank * count + i;",
               "from[rank] = now + (int64_t)rank_after(world.rank, rank, ranks) * count + i;"),)),
    Mutation("no-short-word", "what is behind the last whole word is left out",
             (("count = message.words();", "count = message.bytes / 4;"),)),
    Mutation("one-word-each", "a lane does not go on to its next word", (("i < count; i += step", "i < count; i += count"),)),
)

PUT_PART = "put_word(peers.at(parts + mine + i, r), data[r], world.epoch)"
GOT_PART = "get_words(from, world.epoch, data);\n    const uint32_t sum"
SEND_SUM = "    each(ranks, [&](int r) { put_word(peers.at(sums + mine + i, r), sum, world.epoch); });\n"
GET_SUMS = "    get_words(from, world.epoch, data);\n    each(ranks, [&](int r) { store_word"
VARIANTS["flag_in_data_two_shot"] = (
    *words(PUT_PART, GOT_PART, "parts + mine + i"),
    Mutation("sums-not-awaited", "sums are taken as they are found", (
        (GET_SUMS, GET_SUMS.replace("get_words(from, world.epoch, data)",
                                    "each(ranks, [&](int r) { data[r] = (uint32_t)load_relaxed<Scope::system>(from[r]); })")),)),
    Mutation("one-memory", "sums lie where the parts do, which others still read", ((SEND_SUM, SEND_SUM.replace("sums +", "parts +")),
             ("from[r] = sums + (int64_t)r", "from[r] = parts + (int64_t)r"))),
    Mutation("every-rank-sums", "a rank sums the parts of its neighbour's share", (
        ("load_word<FULL>(x, r * share + i, message); });\n", "load_word<FULL>(x, rank_after(r, 1, ranks) * share + i, message); });\n"),)),
    Mutation("share-rounded-down", "the words that are left over have no rank", (
        ("share = (message.words() + ranks - 1) / ranks;", "share = message.words() / ranks;"),)),
    Mutation("own-sum-only", "the sum is sent to every rank but kept nowhere: out has the parts",
             (("sum, world.epoch);", "data[r], world.epoch);"),)),
    Mutation("no-short-word", "what is behind the last whole word is left out",
             (("share = (message.words() + ranks - 1) / ranks;", "share = (message.bytes / 4 + ranks - 1) / ranks;"),)),
)

PUT_DATA = "put_data(at[k] + i, own, minus)"
GOT_DATA = "get_data(ranks, from, data);"
EMPTY_DATA = "    each(ranks, [&](int rank) { make_empty(from[rank]); });\n"
VARIANTS["lamport"] = (
    Mutation("one-set", "the parity is missing: a rank that is a call ahead overwrites data that nobody has read",
             (("(world.epoch % 2) * ranks", "0 * ranks"),), stalls=True),
    *data_words(PUT_DATA, GOT_DATA, "now + (int64_t)world.rank * count + i", EMPTY_DATA),
    Mutation("other-order", SUM_FROM_SELF,
             (("from[rank] = now + (int64_t)rank * count + i;",
               "from[rank] = now + (int64_t)rank_after(world.rank, rank, ranks) * count + i;"),)),
    Mutation("no-short-data", "what is behind the last whole word is left out",
             (("count = data_of(message);", "count = message.bytes / (int)sizeof(Data);"),)),
    Mutation("one-word-each", "a lane does not go on to its next data", (("i < count; i += step", "i < count; i += count"),)),
    Mutation("sent-again", "a lane sends its first data once more", (
        ("      own = load_data<FULL>(x, i + step, message);\n", ""),)),
)

PUT_TILE = "put_data(peers.at(to, rank_after(rank, j + 1, ranks)), data[j], minus)"
GOT_TILE = "get_data(ranks, from, data);"
EMPTY_TILE = "      each(ranks, [&](int r) { make_empty(from[r]); });\n"
VARIANTS["lamport_two_shot"] = (
    *(replace(one, stalls=one.name == "never-emptied") for one in data_words(PUT_TILE, GOT_TILE, "to", EMPTY_TILE)),
    Mutation("sums-not-awaited", "sums are taken as they are found",
             (("get_data(ranks - 1, from, data);", "each(ranks - 1, [&](int i) { data[i] = load_now(from[i]); });"),)),
    Mutation("sums-never-emptied", "the places of sums are not made empty: an earlier tile's are taken for this one's",
             (("      each(ranks - 1, [&](int j) { make_empty(from[j]); });\n", ""),)),
    Mutation("one-memory", "sums lie where the parts do, which others still read",
             (("place(sums, k - 1, rank)", "place(parts, k - 1, rank)"), ("place(sums, k - 2, rank", "place(parts, k - 2, rank"))),
    Mutation("ring-of-one", "a place is used again at once: what came is made empty, or overwritten",
             (("constexpr int RING = 5;", "constexpr int RING = 1;"),)),
    Mutation("places-per-call", "the ring begins anew in every call, with places that are in use",
             (("(world.epoch - 1) * tiles;", "0 * tiles;"),), stalls=True),
    Mutation("share-rounded-down", "what is left over has no rank",
             (("share = (data_of(message) + ranks - 1) / ranks", "share = data_of(message) / ranks"),)),
    Mutation("no-short-data", "what is behind the last whole word is left out",
             (("share = (data_of(message) + ranks - 1)", "share = (message.bytes / (int)sizeof(Data) + ranks - 1)"),)),
    Mutation("sums-kept-at-home", "an address is not translated: sums stay with their own rank",
             (("put_data(peers.at(to, rank_after(rank, j + 1, ranks)), sum, minus)", "put_data(to, sum, minus)"),)),
    Mutation("own-sum-lost", "a rank sends its sums, and does not keep them",
             (("      store_data<FULL>(out, rank * share + to_reduce, message, as_sent(sum, minus));\n", ""),)),
)

VARIANTS["quantized"] = (
    Variant("fp8", "codes are e4m3 instead of int8: small elements beside a large one keep three bits", options=(("code", "fp8"),)),
    *(one for one in meetings("sent", "parts-") if one.name in (
        "parts-nobody-meets", "parts-release-dropped", "parts-agent-for-system", "parts-others-not-awaited", "parts-others-run-ahead")),
    *(one for one in meetings("summed", "sums-") if one.name in ("sums-nobody-meets", "sums-release-dropped", "sums-call-before")),
    Mutation("no-scale", "the sum's scale is not sent: that of the call before is used",
             (("      if (lane == 0) *peers.at(sum_scales + at / GROUP, r) = scale;\n", ""),)),
    Mutation("half-a-group", "four lanes look for their largest element, eight use the scale of the first",
             (("mask < GROUP; mask *= 2", "mask < GROUP / 2; mask *= 2"),)),
    Mutation("cut-off", "codes are cut off instead of rounded", (("(uint8_t)(int8_t)rintf(x)", "(uint8_t)(int8_t)x"),)),
    Mutation("own-not-coded", "a rank adds its own share of an element to itself", (
        ("for (int r = 0; r < ranks && i < share; ++r) {", "for (int r = 0; r < ranks - 1 && i < share; ++r) {"),)),
)

PUT_ROW = "put_data(to, given, minus)"
GOT_ROW = "get_data(ranks, from, data);"
EMPTY_ROW = "    if (i < share) each(ranks, [&](int r) { make_empty(from[r]); });\n"
SQUARES = "put_word(peers.of_lane(squares + of_row(n, rank) * own_chunks + chunk), float_bits(sum_of_squares), world.epoch)"
OF_SQUARES = "lane < words ? of_squares + lane : nullptr"
GET_BOTH = f"get_both(i < all ? from : nullptr, {OF_SQUARES}, world.epoch, total)"
H = "const Data total = with_residual(row, data, extra, sum_of_squares);"
VARIANTS["with_norm"] = (
    *data_words(PUT_ROW, GOT_ROW, "parts + of_row(n, rank) * share + (i - peer * share)", EMPTY_ROW),
    Mutation("sums-not-awaited", "sums are taken as they are found",
             ((f"float sum_of_squares = {GET_BOTH};", "if (i < all) total = load_now(from);\n    float sum_of_squares = "
                                                      f"{GET_BOTH.replace('i < all ? from : nullptr', 'nullptr')};"),)),
    Mutation("sums-never-emptied", "the places of sums are not made empty: an earlier call's are taken for this one's",
             (("      make_empty(from);\n", ""),)),
    Mutation("squares-not-awaited", "sums of squares are taken as they are found",
             ((GET_BOTH, f"{GET_BOTH.replace(OF_SQUARES, 'nullptr')} + "
                         "(lane < words ? bits_float((uint32_t)load_relaxed<Scope::system>(of_squares + lane)) : 0.0f)"),)),
    Mutation("squares-no-number", "every call's sums of squares carry the same number",
             ((SQUARES, SQUARES.replace("world.epoch", "1u")), (GET_BOTH, GET_BOTH.replace("world.epoch", "1u")))),
    Mutation("own-squares", "each rank takes the squares of its own share for the row",
             ((OF_SQUARES, "lane < words ? squares + of_row(n, rank) * own_chunks + lane % own_chunks : nullptr"),)),
    Mutation("no-residual", "the residual is left out", ((H, H.replace("extra", "Data{}")),)),
    Mutation("of-the-sum", "the sum's squares are added, without the residual",
             ((H, f"float others; {H.replace('sum_of_squares', 'others')} with_residual(row, data, Data{{}}, sum_of_squares);"),)),
    Mutation("one-weight", "every chunk has the weights of the first",
             (("factor = load(weight, 0, at);", "factor = load(weight, 0, lane);"),
              ("factor = load(weight, 0, i);", "factor = load(weight, 0, lane);"))),
)

PUT_BOX = "put_data(to[k] + after, given, minus)"
GOT_BOX = "get_data(ranks, from, data);"
EMPTY_BOX = "      each(ranks, [&](int rank) { make_empty(from[rank]); });\n"
FROM = "from[rank] = now + rank * box + (int64_t)n * count + i;"
GET_SQUARES = "bits_float(get_word(squares + n * chunks + k, world.epoch))"
VARIANTS["with_norm_one_shot"] = (
    *(change for change in data_words(PUT_BOX, GOT_BOX, "now + world.rank * box + (int64_t)n * count + i", EMPTY_BOX)
      if change.name != "emptied-first"),
    Mutation("one-set", "the parity is missing: a rank that is a call ahead overwrites data that nobody has read",
             (("world.epoch % 2 * ranks * box", "0 * ranks * box"),), stalls=True),
    Mutation("other-order", SUM_FROM_SELF, ((FROM, FROM.replace("rank * box", "rank_after(world.rank, rank, ranks) * box")),)),
    Mutation("squares-not-awaited", "sums of squares are taken as they are found",
             ((GET_SQUARES, "bits_float((uint32_t)load_relaxed<Scope::system>(squares + n * chunks + k))"),)),
    Mutation("squares-no-number", "every call's sums of squares carry the same number",
             (("put_word(squares + t, float_bits(sum_of_squares), world.epoch)", "put_word(squares + t, float_bits(sum_of_squares), 1u)"),
              (GET_SQUARES, GET_SQUARES.replace("world.epoch", "1u")))),
    Mutation("own-squares", "a wave takes the squares of its own chunk for the row's",
             ((GET_SQUARES, "chunks * bits_float(get_word(squares + t, world.epoch))"),)),
    Mutation("residual-of-the-first", "every chunk has the residual of the wave's first",
             (("      if (t != first) extra = load(residual, n, i);\n", ""),)),
)
