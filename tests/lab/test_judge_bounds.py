"""The judge limits a submission's compilers, memory, printed text and time. It also refuses NaN and control characters."""
import json
import os
import threading
import time

import pytest
from cheats import HEAD, OWN, RESULT, changed, put

import a2a_lib as a2a
from a2a_lib.errors import A2AError
from a2a_lib.lab.leaderboard import Board, SubmissionError, process, read, submit
from a2a_lib.lab.leaderboard.checks import Asked, judged
from a2a_lib.machine.toolchain import CompileError, compilers
from a2a_lib.machine.toolchain import compile as compile_source

DOUBLED = "".join(f"#define A{n + 1} A{n} A{n}\n" for n in range(40)) + "#define A0 x[0] += 1;\n"
ENDLESS = f'#include "a2a/a2a.h"\n{DOUBLED}extern "C" __global__ void k(volatile int* x) {{ A34 }}'


def test_a_compiler_without_an_end_is_ended(monkeypatch):
    monkeypatch.setattr(compilers, "MOST_SECONDS", 1.0)
    begin = time.monotonic()
    with pytest.raises(CompileError, match="the compiler found no end in 1 s"):
        compile_source(ENDLESS, name="mine.hip")
    assert time.monotonic() - begin < 20


@pytest.mark.soak
def test_a_compiler_that_takes_all_memory_is_ended(monkeypatch):
    monkeypatch.setattr(compilers, "MOST_MEMORY", 700_000_000)
    with pytest.raises(CompileError, match="more than 1 GB of memory|memory"):
        compile_source(ENDLESS.replace("{ A34 }", "{ A26 }"), name="mine.hip")


def test_messages_of_a_compiler_are_cut_off():
    with pytest.raises(CompileError) as error:
        compile_source("".join(f"#warning {'w' * 900}\n" for _ in range(300)) + "#error last", name="mine.hip")
    assert len(str(error.value)) <= compilers.MOST_WORDS


def test_the_last_of_what_was_printed_is_kept(tmp_path):
    read_end, write_end = os.pipe()
    ends = []
    tail = process._Tail(os.fdopen(read_end, "rb"), lambda: ends.append(1))
    with os.fdopen(write_end, "wb") as pipe:
        for _ in range(2000):
            pipe.write(b"y" * 5000)
        pipe.write(b"last")
    tail.join()
    assert tail.count == 10_000_004 and len(tail.text()) == process.TAIL and tail.text().endswith("ylast")
    assert not ends


def test_a_flood_of_printed_text_ends_the_judge(tmp_path, monkeypatch):
    monkeypatch.setattr(process, "MOST_PRINTED", 100_000)
    text = changed((RESULT, f'for (int line = 0; line < 5; ++line) printf("%s", "{"x" * 900}"); {RESULT}'))
    with pytest.raises(A2AError, match="printed more than 0 MiB: the judge has ended"):
        submit(put(tmp_path, text), shape="tiny", world_size=4, schedules=1, beside=[], board=Board(tmp_path / "board.json"))


class Ended(Exception):
    pass


@pytest.mark.parametrize("name, value, message", [("MOST_SECONDS", 0.0, "no verdict after"), ("MOST_MEMORY", 1e-9, "GB of memory")])
def test_a_judge_that_takes_too_much_is_ended(name, value, message, monkeypatch):
    def end(why):
        raise Ended(why)

    monkeypatch.setattr(process, name, value)
    pytest.raises(Ended, process._bound, end).match(message)


# A process that tells a verdict at once; test_judge.py has one that judges.
TELLS = """import json, sys
given = json.loads(sys.stdin.readline())["given"]
verdict = json.loads(VERDICT) | {"name": given["name"], "digest": given["digest"]}
verdict["entries"][0] |= {"name": given["name"], "digest": given["digest"]}
print(json.dumps({"verdict": verdict}))"""


def test_two_submissions_at_once_are_both_entered(tmp_path, monkeypatch):
    asked = Asked(seed=3, shapes=("tiny",), world_size=4, beside=())
    told = judged(read(put(tmp_path, HEAD + OWN)), asked, only=("times",)).to_dict()
    monkeypatch.setattr(process, "_START", TELLS.replace("VERDICT", repr(json.dumps(told))))
    board, verdicts = Board(tmp_path / "board.json"), {}

    def enter(name):
        verdicts[name] = submit(put(tmp_path, HEAD + OWN + f"// {name}\n", f"{name}.hip"), shape="tiny", world_size=4, schedules=1,
                                beside=[], board=board)

    threads = [threading.Thread(target=enter, args=(name,)) for name in ("one", "two")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(verdict.ok for verdict in verdicts.values()), verdicts
    assert sorted(entry.name for entry in board.entries()) == ["one", "two"]


@pytest.mark.parametrize("check", ["hazards", "times"])
def test_an_output_of_nan_is_wrong(check, tmp_path):
    text = changed((RESULT, f"h[0] = half_t(__builtin_nanf(\"\")); {RESULT}"))
    ((_, ok, seen),) = judged(read(put(tmp_path, text)), Asked(seed=3, shapes=("tiny",), world_size=4, beside=()), only=(check,)).checks
    assert not ok and "NaN" in seen


def test_a_buffer_of_all_memory_is_refused(tmp_path):
    text = '/* a2a: rung\nlike = "token_flags"\nblocks = 3\nwaves = 2\n[[buffers]]\nkind = "Rows"\nname = "x"\ndims = "%d %d"\n*/\n'
    asked = Asked(seed=3, shapes=("tiny",), world_size=4, beside=())
    verdict = judged(read(put(tmp_path, text % (10**9, 10**9) + OWN)), asked, only=("hazards",))
    assert not verdict.ok


def test_no_control_characters(tmp_path):
    for character in ("\x00", "\x1b", "\x7f", "\x9b"):
        with pytest.raises(SubmissionError, match="control character"):
            read(put(tmp_path, HEAD + f"// {character}\n" + OWN))
    assert a2a.leaderboard.read(put(tmp_path, HEAD + "// é, 漢字\t\r\n" + OWN)).digest
