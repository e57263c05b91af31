DONE, KEY = "return visitors", "(n == excess[e // local], n, -room[rank])"
MISTAKES = {
    "nobody visits": (DONE, "return []", "a rank has more rows than the quota"),
    "one is missing": (DONE, "return visitors[1:]", "a rank has more rows than the quota"),
    "twice": (DONE, "return visitors + visitors", "an expert visits a rank twice"),
    "at home": (DONE, "return [(e, e // local, n) for e, rank, n in visitors]", "nobody visits at home"),
    "more than it has": (DONE, "return [(e, rank, n + rows[e]) for e, rank, n in visitors]", "an expert gives away more rows than it has"),
    "in halves": (DONE, "return [(e, rank, part) for e, rank, n in visitors for part in ([n] if n < 2 else [n // 2, n - n // 2])]",
                  "an expert visits a rank twice"),
}
REMARKED = {
    "the two rulers": (KEY, "(-(e // local), -rank, n)", "Which visitors end something?"),
}
