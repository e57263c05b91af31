"""Reports of the simulator are data: nothing in the library looks for words in their text."""
import re

import pytest
import sources

TEXT = r"""(?:str\((?:error|caught|failure|exception)\)|f"\{(?:error|caught|failure|exception)\}"|\w+\.args\[0\]|[\w.]*report\["text"\])"""
LOOKS = re.compile(rf"\bin {TEXT}|{TEXT}\.(?:(?:start|end)swith|find|index|count|r?split|r?partition|replace)\(|"
                   rf"\b(?:search|match|fullmatch|findall|finditer|subn?|split)\([^()\n]*{TEXT}")
OTHERS = {  # errors that are no reports
    "course/check/exercises/record_waits.py": "a ProfileError, shown in part",
    "course/work.py": "the system's, of a path", "lab/leaderboard/board.py": "the system's, of a path",
    "machine/node/torchrun.py": "torch.distributed's, of a port that is taken",
    "lab/bench/peers.py": "a peer's kernel, of a number of experts that it does not have",
}


def test_nothing_looks_for_words_in_a_report():
    found = {name for name, text in sources.library().items() if LOOKS.search(text)}
    assert found - set(OTHERS) == set(), "read `error.report` instead (trace/reports)"
    assert found == set(OTHERS), "these exceptions are not needed"


@pytest.mark.parametrize("line", (
    'if "trap" in str(error): pass', 'if re.search("trap", str(error)): pass', 'str(error).startswith("s_trap")',
    'f"{error}".split(":")', 'error.args[0].partition(":")', 'if "trap" in error.report["text"]: pass'))
def test_who_looks_for_words_is_found(line):
    assert LOOKS.search(line)


@pytest.mark.parametrize("line", (
    'if error.report["cause"] == "trap": pass', "print(f'{error}')", "raise HeapError(str(error))",
    'return {"error": str(error)}', "str(error).splitlines()[0]"))
def test_who_reads_the_structure_or_shows_the_text_is_not(line):
    assert not LOOKS.search(line)
