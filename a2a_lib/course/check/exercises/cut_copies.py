"""Lesson 13, exercise 4, open and scored: cut_copies(rows, peers, gemm_us, copy_us, row_us) -> the pieces of each
peer's rows.
"""

from numbers import Integral

from ..trial import exercise

# rows of a rank; peers; us of the GEMM per row; us until a copy's first byte; us per row on the link
CASES = ((64, 1, 0.05, 6, 0.05), (256, 3, 0.05, 6, 0.045), (256, 3, 0.01, 6, 0.045), (1, 2, 1.0, 6, 1.0), (1024, 7, 0.02, 6, 0.32))
TARGET = 1.02  # times the least
NOTE = "until the last row is multiplied, summed over the cases; least: of all ways to cut into one size, and a first piece of its own"


@exercise
def cut_copies(trial, function):
    """function(rows, peers, gemm_us, copy_us, row_us) -> [rows of piece 0, of piece 1, ...], the same for each peer."""
    mine = least = 0.0
    for rows, peers, gemm_us, copy_us, row_us in CASES:
        trial.case(f"{rows} rows per rank, {peers} peers, GEMM {gemm_us} us a row, copies {copy_us} us and {row_us} us a row")
        cut = trial.call(function, rows, peers, gemm_us, copy_us, row_us)
        if not isinstance(cut, (list, tuple)) or not all(isinstance(n, Integral) and n > 0 for n in cut):
            trial.fail(got=cut, cause="the function returns a list of whole numbers above 0: the rows of each piece")
        if sum(cut) != rows:
            trial.fail(expected=f"{rows} rows in all pieces together", got=sum(cut), cause="each row is in one piece")
        mine += _end(cut, rows, peers, gemm_us, copy_us, row_us)
        least += min(_end(sizes, rows, peers, gemm_us, copy_us, row_us) for sizes in _cuts(rows))
    return trial.goal(mine, TARGET * least, least, unit="us", note=NOTE, label="computed",
                      idea="What do the programs wait for, the first piece or the last? A piece costs its start, and what comes late "
                      "should be short.")


def _end(cut, rows, peers, gemm_us, copy_us, row_us) -> float:
    """End in us: own rows first, then piece by piece of all peers. The pieces of one peer are copied one after the
    other, those of different peers side by side."""
    gemm, link = rows * gemm_us, 0.0
    for n in cut:
        link += copy_us + n * row_us
        gemm = max(gemm, link) + peers * n * gemm_us
    return gemm


def _cuts(rows):
    for first in {min(rows, first) for first in (1, *range(8, rows + 1, max(8, rows // 32)), rows)}:
        remaining = rows - first
        for size in {max(1, remaining // n) for n in range(1, 33)}:
            yield [first, *[size] * (remaining // size), *[remaining % size] * (remaining % size > 0)]


SOLUTION = "13_allgather_gemm.ipynb", "exercise-4"
MISTAKES = {
    "a row is lost": ("[size] * (rest // size) + [rest % size] * (rest % size > 0)", "[size] * (rest // size)", "each row is in one piece"),
    "an empty piece": ("return best", "return [*best, 0]", "whole numbers above 0"),
    "how many pieces": ("return best", "return len(best)", "a list of whole numbers"),
    "all peers' rows": ("return best", "return best * peers + best[:1]", "each row is in one piece"),
    "fractions": ("return best", "return [rows / len(best)] * len(best)", "a list of whole numbers"),
    "the first piece alone": ("return best", "return best[:1] if len(best) > 1 else best + best", "each row is in one piece"),
}
REMARKED = {
    "whole ranks": ("return best", "return [rows]", "the first piece or the last"),
    "row by row": ("return best", "return [1] * rows", "A piece costs its start"),
}
