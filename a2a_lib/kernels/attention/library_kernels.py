"""The kernel of `library`: it merges partial results of attention."""
from ...machine.device.triton_names import jit, tl


@jit
def merge_parts(a, a_weight, b, b_weight, out, weight, rows, first, count, heads, head, b_heads, DIM: tl.constexpr, BM: tl.constexpr,
                LAST: tl.constexpr):
    """Merges two partial results of heads `head` to `head` + `b_heads`. A partial result is the attention to some of the keys, with the
    logarithm of its sum of weights.

    a [rows, heads, DIM], a_weight [heads, rows]: of all rows. b [count, b_heads, DIM], b_weight [b_heads, count]: of rows `first` to
    `first` + `count`; the others see none of its keys. out [rows, heads, DIM] and, unless LAST, weight [heads, rows]: may be a and a_weight.
    """
    h = tl.program_id(0) % b_heads
    row = tl.program_id(0) // b_heads * BM + tl.arange(0, BM)
    d = tl.arange(0, DIM)
    inside = row < rows
    theirs = inside & (row >= first) & (row < first + count)
    mine = tl.load(a_weight + (head + h) * rows + row, mask=inside, other=0.0)
    other = tl.load(b_weight + h * count + row - first, mask=theirs, other=float("-inf"))
    most = tl.maximum(mine, other)
    mine, other = tl.exp(mine - most), tl.exp(other - most)
    total = mine + other
    place = (row.to(tl.int64) * heads + head + h)[:, None] * DIM + d[None, :]
    part = ((row - first).to(tl.int64) * b_heads + h)[:, None] * DIM + d[None, :]
    x = tl.load(a + place, mask=inside[:, None], other=0.0).to(tl.float32)
    y = tl.load(b + part, mask=theirs[:, None], other=0.0).to(tl.float32)
    merged = x * (mine / total)[:, None] + y * (other / total)[:, None]
    tl.store(out + place, merged.to(out.dtype.element_ty), mask=inside[:, None])
    if not LAST:
        tl.store(weight + (head + h) * rows + row, most + tl.log(total), mask=inside)
