"""No word of the course is used before it is explained, in prose or in the code of a lesson.

WORDS names the cell that explains a word. A lesson's first cell, which lists its outcomes, and what follows "We have seen" may look ahead.
"""
import re

import pytest
from lesson_tools import ROOT, cells

# Cell -> the words that it explains. A word with a backslash is a regular expression. Case counts only in code.
PROSE = {
    "00/map-text": "XCD | CU\\b | SIMD | wave | lane | L1 | L2 | Infinity Cache",
    "00/targets-text": "kernel | thread | block | grid | published | counted | fp16 | __shared__ | __syncthreads | atomicAdd | "
                       "half_t | __device__",
    "00/listing-read": "EXEC\\b", "00/predict-link": "peer\\b | scratch", "00/table-read": "schedule | seed",
    "01/router": "router", "01/loop": "flat token", "01/sort": "slot\\b | stable",
    "01/map-text": "gather | scatter-reduce | grouped GEMM", "01/first-try-why": "updates is \\*\\*lost",
    "01/rows-text": "copy_row | wave_in_grid | waves_in_grid | Half8 | broadcast\\(", "01/race-text": "owner",
    "01/roofline-text": "roofline",
    "02/why-align": "tile", "02/padding-text": "histogram | placement", "02/one-block": "LDS",
    "02/two-read": "barrier of the whole grid | Amdahl", "02/many-read": "release | acquire | flag\\b",
    "02/one-word-text": "relaxed | scope | agent | signal_add | wait_until", "02/one-word-read": "cooperative",
    "02/counters-read": "coalesced | bank\\b",
    "03/layout": "expert parallelism | dispatch | combine | all-to-all", "03/bytes-read": "rung",
    "03/counts": "splits | all_to_all_single", "03/empty-text": "collective",
    "04/access": "xGMI | peer access", "04/handle": "IPC",
    "04/heap-text": "symmetric heap | heap bases | translate | offset",
    "04/forget": "wait_equal | wave_barrier | signal`", "04/push-pull": "pushed | pulled | clock64",
    "04/clock-text": "poll", "04/cu-text": "all-gather", "04/links-text": "speed of light",
    "04/p2p-text": "p2p` | copy engine | stream\\b | inbox\\*",
    "05/box-kernels": "wait_at_least", "05/release-acquire": "stale", "05/break-1-text": "race detector",
    "05/break-2-text": "vL1", "05/break-3-text": "probe", "05/compiles": "sc0 | sc1 | buffer_inv",
    "05/modes-text": "fine-grained | uncached", "05/uncached-text": "litmus test",
    "06/reset-text": "parity", "06/path-ask": "critical path",
    "08/hang-text": "co-residency",
    "19/four": "dgrad | wgrad",
    "22/first-race-ask": "symptom",
}
CODE = {  # word of a `%%hip` cell -> the cell that explains it
    "00/targets-text": "__global__ | __device__ | __launch_bounds__ | __syncthreads | __shared__ | atomicAdd | half_t | blockIdx "
    "| threadIdx | blockDim | gridDim",
    "00/predict-link": "lane_id | Bytes16",
    "01/rows-text": "WAVE | wave_in_grid | waves_in_grid | copy_row | Half8 | broadcast",
    "02/one-word-text": "signal_add | wait_until | Order | Scope", "04/heap-text": "translate | bases",
    "04/forget": "signal | wait_equal | wave_barrier", "04/push-pull": "clock64", "05/box-kernels": "wait_at_least",
}


def lessons() -> list[tuple[str, str, str]]:
    """(cell, its type, its source) of all lessons, in their order, without what may look ahead."""
    sources = []
    for path in sorted((ROOT / "notebooks").glob("[0-9]*.ipynb")):
        for cell in cells(path):
            if cell["id"] != "title":
                text = cell["source"].split("## We have seen")[0]
                sources.append((f"{path.name[:2]}/{cell['id']}", cell["cell_type"], re.sub(r"\]\([^)]*\)", "]", text)))
    return sources


def early(word: str, explained: str, cells: list[tuple[str, str, str]], code: bool = False) -> str:
    """The problem with the word's first place in `cells`, or ""."""
    pattern = re.compile((r"(?<!\w)" if word[0].isalnum() else "") + (word if "\\" in word else re.escape(word) + (r"\b" if code else "")),
                         0 if code else re.IGNORECASE)
    order = [cell for cell, _, _ in cells]
    if explained not in order:
        return f"{word}: no cell {explained}"
    if code:
        texts = [(cell, re.sub(r"//.*", "", text)) for cell, _, text in cells if text.startswith("%%hip")]
    else:
        texts = [(cell, text) for cell, kind, text in cells if kind == "markdown"]
        if not pattern.search(dict(texts).get(explained, "")):
            return f"{word}: not in {explained}"
    first = next((cell for cell, text in texts if pattern.search(text)), explained)
    return "" if order.index(first) >= order.index(explained) else f"{word}: in {first}, explained in {explained}"


@pytest.mark.parametrize("code", [False, True], ids=["prose", "code"])
def test_words_are_explained_before_they_are_used(code):
    cells = lessons()
    problems = [early(word, cell, cells, code) for cell, terms in (CODE if code else PROSE).items() for word in terms.split(" | ")]
    assert not any(problems), "\n".join(filter(None, problems))


def test_an_early_word_is_found():
    cells = [("00/a", "markdown", "A flag is set."), ("00/b", "markdown", "A **flag** is a number."), ("00/c", "code",
                                                                                                       "%%hip x\nflag(); // wave")]
    assert early("flag", "00/b", cells) == "flag: in 00/a, explained in 00/b"
    assert early("flag", "00/a", cells) == early("number", "00/b", cells) == ""
    assert early("wave", "00/b", cells) == "wave: not in 00/b" and early("flag", "00/d", cells) == "flag: no cell 00/d"
    assert early("flag", "00/b", cells, code=True) == early("wave", "00/b", cells, code=True) == ""
    assert early("flag", "00/c", [cells[2], *cells[:2]], code=True) == "" and early("flag", "00/b", [cells[2], *cells[:2]], code=True)
