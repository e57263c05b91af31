"""Lesson 00, exercise 2: reverse(dst, src, n), piece i of dst (16 bytes) is piece n - 1 - i of src."""

import torch

from ..cases import HBM_BYTES_PER_US, LEAST, NAN, graded
from ..trial import exercise

GUARD = 777_777.0  # fills the memory around the kernel's input
CASES = ((64, 1, 64), (1000, 4, 256), (5, 3, 128), (1000, 2, 128), (1, 1, 64))  # pieces, blocks, lanes of each


@exercise
def reverse(trial, source):
    """source: HIP with a kernel `reverse`: piece i of dst (16 bytes) is piece n - 1 - i of src."""
    return graded(trial, source, "reverse", _case, CASES, (500, 8, 64), {"dst": 500 * 16}, (60_001, 608, 256))


def _case(trial, node, kernel, n, grid, block):
    trial.case(f"{n} pieces, {grid} block{'s' * (grid > 1)} of {block} lanes")
    rank, lanes = node.ranks[0], grid * block
    piece = torch.arange(4.0 * n).view(n, 4)
    around = torch.full((1, 4), GUARD)
    padded = rank.from_torch(torch.cat([around, piece, around]), "src")
    out = rank.from_torch(torch.full((n + 2, 4), NAN), "dst")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, block, out[1:n + 1], padded[1:n + 1], n),
                      fault="an address outside of its buffer: which i has the last lane?")
    everything = out.to_torch()
    got, want = everything[1:-1], piece.flip(0)
    if not bool(torch.isnan(everything[[0, -1]]).all()):
        edge = -1 if bool(torch.isnan(everything[0]).all()) else 0
        trial.fail(place="dst, behind its last piece" if edge else "dst, before its first piece",
                   expected="never written (not yours)", got=f"{float(everything[edge][0]):g}",
                   cause="the kernel writes outside of `dst`: there are n pieces, 0 to n - 1")
    written = ~torch.isnan(got).any(1)
    shifted = torch.cat([around, want])[:n]
    causes = [("off by one: the last piece of src is src[n - 1]; here piece i came from src[n - i]", shifted),
              ("off by one: piece i came from src[n - 2 - i]", torch.cat([want, around])[1:]),
              ("this is a plain copy: piece i comes from piece n - 1 - i", piece),
              ("the numbers within the pieces are reversed, too: a piece of 16 bytes moves as it is", want.flip(1))]
    trial.compare(got, want, row="piece", column="number", causes=causes,
                  cause=_reverse_cause(written, n, grid, block, lanes))
    return trial.card(trace, us=2 * 16 * n / HBM_BYTES_PER_US, note=LEAST) if n > 10_000 else None


def _reverse_cause(written, n, grid, block, lanes) -> str:
    """The cause, from the pieces that were written: they show which lanes worked."""
    count, number = int(written.sum()), torch.arange(n)
    mask = written if not bool(written.flip(0)[0]) or bool(written[0]) else written.flip(0)
    if not count or count == n:
        return ""
    if n > lanes and torch.equal(mask, number < lanes):
        return (f"{lanes} of {n} pieces were written: {grid} blocks x {block} lanes are {lanes} lanes, so each goes on "
                f"with a further piece, {lanes} later")
    if grid > 1 and torch.equal(mask, number % lanes < block) or torch.equal(mask, number < block):
        return "only the lanes of one block did different work: is blockIdx.x in the index? Do all blocks come to the loop?"
    if torch.equal(mask, number % block == 0) or torch.equal(mask, number % lanes < grid):
        return "all lanes of a block do the same piece: is threadIdx.x in the index?"
    if count == n - 1 and not bool(written[0] and written[-1]):
        return f"off by one: the {'first' if not written[0] else 'last'} piece was never written"
    return ""


SOLUTION = "00_the_node_in_front_of_you.ipynb", "exercise-2"
START = "blockIdx.x * blockDim.x + threadIdx.x"
MISTAKES = {
    "one round": ("i += lanes", "i += n", "so each goes on with a further piece"),
    "no block": (START, "threadIdx.x", "is blockIdx.x in the index?"),
    "no thread": (START, "blockIdx.x * blockDim.x", "is threadIdx.x in the index?"),
    "off by one in the source": ("src[n - 1 - i]", "src[n - i]", "the last piece of src is src[n - 1]"),
    "off by one the other way": ("src[n - 1 - i]", "src[n - 2 - i]", "piece i came from src[n - 2 - i]"),
    "off by one at the end": ("i < n;", "i < n - 1;", "off by one: the last piece was never written"),
    "one too many": ("i < n;", "i <= n;", "the kernel writes outside of `dst`"),
    "starts at 1": (START, START + " + 1", "off by one: the first piece was never written"),
    "a copy": ("src[n - 1 - i]", "src[i]", "this is a plain copy"),
    "numbers reversed": ("src[n - 1 - i]", "src[n - 1 - i].wzyx", "a piece of 16 bytes moves as it is"),
    "endless": ("i += lanes", "i += n / 1000", "does a loop of the kernel never end?"),
    "serial": ("blockIdx.x * blockDim.x + threadIdx.x; i < n; i += lanes)\n    dst",
               "0; i < n; ++i)\n    if (threadIdx.x + blockIdx.x == 0) "
               "for (int k = 0; k < 900; ++k) dst", "Or does one wave the work of all?"),
    "far outside": ("src[n - 1 - i]", "src[n * 1000 - i]", "which i has the last lane?"),
    "another kernel": ("void reverse(", "void turn(", "no kernel is called 'reverse'"),
    "another signature": ("int n)", "int n, int more)", "the kernel's arguments are not those"),
}
REMARKED = {
    "all blocks do the same": ("i += lanes", "i += blockDim.x", "each piece is written"),
    "blocks do the same lanes' work": ("i += lanes", "i += gridDim.x", "each piece is written"),
}
