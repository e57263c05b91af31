DONE = "return cut[::-1]"
MISTAKES = {
    "a row is lost": (DONE, "return cut[::-1][1:]", "each row is in one piece"),
    "an empty piece": (DONE, "return [*cut, 0]", "none is empty"),
    "how many pieces": (DONE, "return len(cut)", "a list of whole numbers"),
    "all peers' rows": (DONE, "return cut * peers + cut[:1]", "each row is in one piece"),
    "the first piece alone": (DONE, "return cut[:1] if len(cut) > 1 else cut + cut", "each row is in one piece"),
}
REMARKED = {
    "a first piece, then equal ones": (DONE, """def end(cut):
        gemm, link = rows * gemm_us, 0.0
        for n in cut:
            link += copy_us + n * row_us
            gemm = max(gemm, link) + peers * n * gemm_us
        return gemm
    best = [rows]
    for first in {1, *range(8, rows + 1, max(8, rows // 32))}:
        for pieces in range(1, 33):
            rest = rows - min(first, rows)
            size = max(1, rest // pieces)
            best = min(best, [rows - rest] + [size] * (rest // size) + [rest % size] * (rest % size > 0), key=end)
    return best""", "what comes late should be short"),
    "whole ranks": (DONE, "return [rows]", "the first piece or the last"),
    "row by row": (DONE, "return [1] * rows", "A piece costs its start"),
}
