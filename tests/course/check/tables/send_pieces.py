ROWS, FLAG = "        copy(there[begin:end], mine[begin:end])\n", "        copy(flags[piece:piece + 1], number)\n"
BOUNDS = "(p * mine.shape[0] // pieces for p in (piece, piece + 1))"
MISTAKES = {
    "flag first": (ROWS + FLAG, FLAG + ROWS, "a flag that is queued first arrives first"),
    "flags at the end": (FLAG, "    for piece in range(pieces):\n" + FLAG, "could have begun with piece 0"),
    "remainder lost": (BOUNDS, "(p * (mine.shape[0] // pieces) for p in (piece, piece + 1))", "no piece has this row"),
    "flag 0": ("flags[piece:piece + 1]", "flags[0:1]", "waits for a flag of every piece"),
    "no flag": (FLAG, "", "waits for a flag of every piece"),
    "one flag less": (FLAG, "        if piece < pieces - 1:\n    " + FLAG, "waits for a flag of every piece"),
    "row by row": (ROWS, "        for row in range(begin, end):\n            copy(there[row:row + 1], mine[row:row + 1])\n",
                   "a copy costs its start"),
    "bytes as rows": ("mine.shape[0]", "mine.nbytes", "all flags stand behind all rows"),
    "the next flag": ("flags[piece:piece + 1]", "flags[piece + 1:piece + 2]", "that buffer is empty"),
    "a bare number": ("number)", "3)", "copy takes two buffers"),
    "everything each time": (ROWS, "        copy(there, mine)\n", "rows are sent more than once"),
    "to the wrong place": ("there[begin:end]", "there[0:end - begin]", "no piece has this row"),
    "the wrong way": ("copy(there[begin:end], mine[begin:end])", "copy(mine[begin:end], there[begin:end])",
                      "copy(to, source): `to` is the peer's"),
    "all flags": ("flags[piece:piece + 1]", "flags", "a copy that cannot be queued"),
}
ALSO_RIGHT = {"other words": (BOUNDS, "(piece * mine.shape[0] // pieces, (piece + 1) * mine.shape[0] // pieces)")}
