"""`a2a diff`: what changes between two rungs."""
import difflib
import json

from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.lab import diff


def changed(lines, sign):
    return [line[1:].strip() for line in lines if line.startswith(sign) and not line.startswith(sign * 3)]


def test_a_diff_turns_one_text_into_the_other():
    """The diff shows exactly the lines that are removed or added."""
    lines = diff.differences("rank_flags", "token_flags", context=0)["kernels"]
    rank_flags, token_flags = (diff.kernels_of(name).splitlines() for name in ("rank_flags", "token_flags"))
    removed, added = _differ(rank_flags, token_flags)
    assert sorted(changed(lines, "-")) == sorted(removed)
    assert sorted(changed(lines, "+")) == sorted(added)
    assert any("grid_barrier" in line for line in changed(lines, "-"))
    assert not any("combine_recv(" in line for line in lines), "combine is the same in both"


def _differ(before, after):
    """The lines that only one of the two has. Matches once, because swapped arguments can match differently."""
    blocks = difflib.SequenceMatcher(None, before, after).get_matching_blocks()
    same = [{number for block in blocks for number in range(block[side], block[side] + block.size)} for side in (0, 1)]
    return [[line.strip() for number, line in enumerate(lines) if number not in same[side]]
            for side, lines in enumerate((before, after))]


def test_host_files_of_related_rungs_show_what_is_defined_anew():
    host = diff.differences("sorted", "p2p")["host"]
    assert any("rank.copy(" in line for line in changed(host, "+"))
    assert not any("repeat_interleave" in line for line in changed(host, "+"))
    assert diff.differences("sorted", "p2p").keys() == {"host"}
    assert diff.differences("token_flags", "token_flags") == {"kernels": [], "host": []}


def test_kernels_taken_over_are_compared_too():
    """A rung that brings only some kernels differs in these alone."""
    for name in rungs:
        if hasattr(rungs[name], "SOURCE"):
            text = diff.kernels_of(name)
            assert all(f" {stage}(" in text for stage in rungs[name].STAGES), name
            assert set(rungs[name].SOURCE.read_text().split()) <= set(text.split()), name
    assert diff.kernels_of("sorted") == ""


def test_the_command(call_a2a, monkeypatch):
    plain = call_a2a("diff", "rank_flags", "token_flags").out
    assert plain.startswith("--- rank_flags.hip\n+++ token_flags.hip\n@@") and "\033" not in plain
    assert not any(line[1:].lstrip().startswith("//") for line in call_a2a("diff", "rank_flags", "token_flags", "--code").out.splitlines())
    stat = call_a2a("diff", "rank_flags", "token_flags", "--stat").out.splitlines()
    lines = diff.differences("rank_flags", "token_flags")["kernels"]
    assert stat[0].split()[-2:] == [f"+{len(changed(lines, '+'))}", f"-{len(changed(lines, '-'))}"] and len(stat) == 2
    counts = json.loads(call_a2a("diff", "rank_flags", "token_flags", "--stat", "--json").out)
    assert counts[0]["added"] == len(changed(lines, "+")) and counts[0]["files"] == "rank_flags.hip -> token_flags.hip"
    differences = json.loads(call_a2a("diff", "rank_flags", "token_flags", "--json").out)
    assert differences["kernels"] == lines and differences["first"] == "rank_flags" and "host" in differences
    assert "do not differ" in call_a2a("diff", "sorted", "sorted").out
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\033[32m+" in call_a2a("diff", "rank_flags", "token_flags").out
