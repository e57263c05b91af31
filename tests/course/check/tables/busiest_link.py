US = "return source, destination, 2 * us"
MISTAKES = {
    "diagonal": ("s != d and rows", "rows", "rows that stay on their rank count: they cross no link"),
    "exchanged": (US, US.replace("source, destination", "destination, source"), "source and destination are exchanged"),
    "dispatch alone": (US, US.replace("2 * ", ""), "dispatch alone counts: in combine the same rows come back"),
    "one expert": (".sum(2)", ".amax(2)", "the rows for one expert count: a link carries those for all experts of its destination"),
    "whole rank": ("int(rows[source, destination])", "int(rows[source].sum() - rows[source, source])",
                   "all rows of a rank count: it has a link to each peer"),
    "seconds": ("gbps * 1e3", "gbps * 1e9", "the time is in seconds: 1 GB/s is 1e3 bytes in a us"),
    "bits": ("row_bytes /", "8 * row_bytes /", "GB/s are taken for bits: they are bytes"),
    "experts in turn": ("view(world, world, experts // world).sum(2)", "view(world, experts // world, world).sum(1)",
                        "rank r gets every W-th expert: it owns r * E/W to (r + 1) * E/W - 1"),
    "bytes twice": ("row_bytes /", "2 * row_bytes /", "a row's bytes count twice"),
    "float32": (".sum(2)", ".float().sum(2)", "rows are added in float32, which does not hold their number"),
    "int32": ("int(rows[source, destination]) * row_bytes", "float((rows[source, destination]).int() * row_bytes)",
              "bytes are computed in int32, which does not hold them"),
    "last of several": ("> rows[source, destination]", ">= rows[source, destination]",
                        "the last of several links that carry most is taken: the first is asked for"),
}
