"""The judge: submissions that cheat are refused by the check that is meant to, and honest ones are entered under their own time."""
import json
from pathlib import Path

import numpy as np
import pytest
from cheats import COPY, FIRST_BLOCK, HEAD, KNOWN_CHEATS, LATER_CHEATS, MORE_CHEATS, OWN, SENT, changed, home, put
from crossing import read_bytes

import a2a_lib as a2a
from a2a_lib import families
from a2a_lib.errors import A2AError
from a2a_lib.lab.leaderboard import Board, Submission, SubmissionError, checks, process, read, submit, unfenced
from a2a_lib.lab.leaderboard.checks import Asked, judged, with_drawn
from a2a_lib.machine.trace.detail import Detail, steps_of

CHEATS = KNOWN_CHEATS | MORE_CHEATS | LATER_CHEATS
OTHER = b'#include "a2a/a2a.h"\nextern "C" __global__ void other() {}'
ALL = ("compiled", "hazards", "repeats", "schedules", "bytes", "links", "races", "times")
# In `make test`: for each check one of each kind; the others are like them.
SAMPLE = {"experts at home, zeros pushed", "parameters sent, zeros pushed", "wrong at the judged ranks alone", "rows of eight bits",
          "rows of the call before", "careful in the first call",
          *LATER_CHEATS} - {"careful with few tokens", "rows come back, and zeros that are read", "parameters kept from the first call",
                            "parameters of others behind one's own", "careful for the first milliseconds", "careful in the first blocks"}


def asked(seed=7, **options):
    return Asked(**{"seed": seed, "shapes": ("tiny",), "world_size": 4, "schedules": 4, "beside": ()} | options)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if cheat.check == "read" or name in SAMPLE else pytest.mark.soak)
                                  for name, cheat in CHEATS.items()])
def test_a_cheat_is_refused_by_the_check_that_is_meant_to(name, tmp_path, monkeypatch):
    cheat = CHEATS[name]
    monkeypatch.chdir(tmp_path)
    path = put(tmp_path, cheat.text)
    if cheat.check == "read":
        pytest.raises(SubmissionError, read, path).match(cheat.refusal)
        return
    verdict = judged(read(path), asked(**cheat.asked), only=(cheat.check,))
    ((check, ok, seen),) = verdict.checks
    assert check == cheat.check and not ok and not verdict.ok
    assert any(phrase in seen for phrase in cheat.refusal.split("|")), seen


@pytest.mark.soak
@pytest.mark.parametrize("name", [name for name, cheat in CHEATS.items() if cheat.check != "read"])
def test_a_cheat_is_not_entered_whatever_the_seed(name, tmp_path):
    cheat = CHEATS[name]
    given = read(put(tmp_path, cheat.text))
    for seed in range(3):
        assert not judged(given, asked(seed=seed, schedules=8, **cheat.asked)).ok


def test_experts_are_drawn_and_each_rank_has_its_own_alone():
    family = families.of("all_to_all")
    shape, first, second = family.shape("tiny"), family.drawn(1), family.drawn(2)
    assert family.drawn(1).experts(shape) == first.experts(shape) != second.experts(shape) != family.experts(shape)
    kind = with_drawn(families.find("token_flags"), asked().draw("experts"))
    with a2a.Node(4, name="small", target="sim") as node:
        comm, experts = kind(node, shape), kind.family.experts(shape)
        for rank, own in enumerate(comm.local):
            assert own["shift"].to_torch().tolist() == list(experts.shift[4 * rank:4 * rank + 4])
            assert own["scale"].to_torch().tolist() == list(experts.scale[4 * rank:4 * rank + 4])
        problem = kind.family.exact_problem(shape, 4, 3)
        problem.check(comm(problem))


def test_the_answer_follows_the_experts():
    """Compares the answer with a loop that has its own index arithmetic."""
    problem = families.of("all_to_all").drawn(5).exact_problem(a2a.shapes["tiny"], 4, 2)
    for rank, out in enumerate(problem.expected()):
        for token, row in enumerate(problem.tokens[rank].double()):
            right = np.zeros(128)
            for k, expert in enumerate(problem.topk_ids[rank][token].tolist()):
                for i in range(128):
                    right[(i + problem.experts.shift[expert]) % 128] += (
                        float(row[i]) * problem.experts.scale[expert] * float(problem.topk_weights[rank][token, k]))
            assert out[token].tolist() == right.tolist()


def test_a_judged_problem_is_as_large_as_the_shapes_own_and_else_drawn():
    family = families.of("all_to_all")
    shape = family.shape("tiny")
    own, first, second = family.problem(shape, 4), family.judged_problem(shape, 4, 1), family.judged_problem(shape, 4, 2)
    for problem in (first, second):
        problem.validate()
        assert sorted(problem.num_tokens) == sorted(own.num_tokens)
        assert sorted(problem.traffic(dedup=True).flatten().tolist()) == sorted(own.traffic(dedup=True).flatten().tolist())
    assert any(len(a) != len(b) or not bool((a == b).all()) for a, b in zip(first.topk_ids, second.topk_ids))
    assert max(family.judged_problem(shape, 4, 1, most=2).num_tokens) == 2


def test_the_least_time_is_of_the_busiest_link_both_ways(tmp_path, monkeypatch):
    """Rows in both directions may share a link at once. The judge refuses a time below the least."""
    kind, family = families.find("token_flags"), families.of("all_to_all")
    problem = family.judged_problem(family.shape("tiny"), 4, 1)
    due, local = np.zeros((4, 4), dtype=int), 4
    for rank, ids in enumerate(problem.topk_ids):
        for row in ids.tolist():
            for peer in {expert // local for expert in row if expert >= 0} - {rank}:
                due[rank, peer] += 256
                due[peer, rank] += 256
    assert (family.due_bytes(problem, kind) == due).all()
    half = family.due_bytes(problem, families.find("fp8_rows"))
    assert (half <= due).all() and (half < due).any() and (half + half.T == 3 * (due + due.T) // 4).all()
    path = put(tmp_path, HEAD + OWN)
    monkeypatch.setattr(checks, "_least_us", lambda *given: 1000.0)
    verdict = judged(read(path), asked(), only=("times",))
    assert not verdict.ok and "below the least" in verdict.checks[-1][2] and verdict.entries == []


def test_bytes_count_when_their_receiver_reads_them():
    row = dict(memory=5, offset=0, bytes=16, values=bytes(16), rank=0, home=1)
    steps = [dict(row, kind="issue"), dict(row, kind="issue", offset=16), dict(row, kind="load", rank=1, bytes=24, values=bytes(24)),
             dict(row, kind="load", rank=1), dict(row, kind="load", rank=2, bytes=8, values=bytes(8)),
             dict(row, kind="issue"), dict(row, kind="issue", rank=1), dict(row, kind="load", rank=1)]
    bytes_read = read_bytes(Detail(*steps_of(steps)), 3)
    assert bytes_read.tolist() == [[0, 24, 0], [0, 0, 8], [0, 0, 0]], "once each time they came; overwritten at home: none; pulled: at once"


@pytest.mark.parametrize("rung", ["token_flags", "inline_flags"])
def test_the_simulator_counts_the_bytes_that_the_detail_record_shows(rung):
    kind = families.find(rung)
    problem = kind.family.judged_problem(kind.family.shape("tiny"), 4, 3)
    with a2a.Node(4, name="small", target="sim", memory="strict", xcds=2, cus=4, detail=True, seed=5) as node:
        comm = kind(node, problem.shape, blocks=3, waves=2)
        library = node.runtime.library
        library.crossing(True)
        comm(problem)
        crossed = np.reshape(library.crossing(False, 4), (4, 4))
        assert (crossed == read_bytes(node.detail, 4)).all() and (crossed >= kind.family.due_bytes(problem, kind)).all()
        assert library.crossing(False, 4) == [0] * 16


def test_a_seed_repeats_a_verdict(tmp_path):
    path = put(tmp_path, changed((COPY, f"if (flat % 2) {COPY}")))
    verdict, again, other = (judged(read(path), asked(seed=seed), only=("hazards",)) for seed in (3, 3, 4))
    assert verdict.checks == again.checks != other.checks and "seed 3" in repr(verdict)


def test_an_honest_kernel_is_entered_from_a_process_of_its_own(tmp_path, monkeypatch, capfd):
    """The judging process loads no modules from the folder or from the environment's path. What the kernels print is counted and not
    shown."""
    for name in ("json.py", "torch.py", "sitecustomize.py", "numpy.py"):
        (tmp_path / name).write_text("import os; os._exit(3)")
    work = tmp_path / "work"
    work.mkdir()
    (work / "mine.hip").write_text(changed((FIRST_BLOCK, f'if (blockIdx.x + threadIdx.x == 0) printf("xxx");\n  {FIRST_BLOCK}')))
    monkeypatch.setenv("A2A_LEADERBOARD", str(work / "board.json"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    verdict = submit("mine.hip", shape="tiny", world_size=4, schedules=2, beside=["fp8_rows", "token_flags"], goal=100)
    assert verdict.ok and verdict.reached and "goal 100 us: reached" in repr(verdict), verdict
    assert [name for name, _, _ in verdict.checks] == list(ALL)
    (entry,) = Board().entries()
    assert entry == verdict.entries[0] and entry.judged == "" and entry.rung == "token_flags"
    assert 0 < entry.light_us < entry.us and set(entry.beside) == {"fp8_rows", "token_flags"}
    (note,) = verdict.notes
    assert note.startswith("its kernels printed ") and note in repr(verdict) and "xxx" not in "".join(capfd.readouterr())


def test_the_judge_keeps_to_the_budget_of_a_call(tmp_path, monkeypatch):
    """A2A_MAX_SECONDS reaches the process that judges: an endless loop ends there, and the verdict says why."""
    (tmp_path / "mine.hip").write_text(HEAD + OWN)
    monkeypatch.setenv("A2A_LEADERBOARD", str(tmp_path / "board.json"))
    monkeypatch.setenv("A2A_MAX_SECONDS", "0.001")
    verdict = submit(tmp_path / "mine.hip", shape="tiny", world_size=4, schedules=2, beside=[])
    assert not verdict.ok and "0.001 s" in repr(verdict), verdict


def test_a_rung_declared_in_its_first_lines_has_the_stages_of_the_one_it_is_like(tmp_path):
    (tmp_path / "own.hip").write_text('/* a2a: rung\nlike = "token_flags"\nblocks = 3\nwaves = 2\n*/\n' + OWN)
    given = read(tmp_path / "own.hip")
    kind, like = given.kind(tmp_path), families.find("token_flags")
    assert kind.stages == like.stages and kind.buffers == like.buffers
    assert given.grid == {"blocks": 3, "waves": 2} and given.rung == "own" and not given.python
    assert judged(given, asked(), only=("hazards", "races")).ok
    stage = "[[stages]]\nkernel = 'a'\narguments = ''\ngroups = "
    (tmp_path / "one.hip").write_text(f"/* a2a: rung\n{stage}1\n*/\n{OWN}")
    assert read(tmp_path / "one.hip").kind(tmp_path).stages[0].groups == 1
    (tmp_path / "one.hip").write_text(f"/* a2a: rung\n{stage}0\n*/\n{OWN}")
    pytest.raises(SubmissionError, read, tmp_path / "one.hip").match("groups of a Stage is 0")


NO_SUBMISSIONS = [("mine.txt", b"", None, "not mine.txt"), ("none.hip", None, None, "there is no file"),
                  ("mine.hip", OTHER, None, "the kernels other fit no rung of the ladder"),
                  ("mine.hip", OTHER, "token_flags", "token_flags takes the kernels .*combine_recv.* this one has other"),
                  ("mine.py", b"1 / 0", None, "mine.py is Python, which has to run"), ("mine.hip", b"\xff", None, "no text|UTF-8"),
                  ("mine.hip", b"x" * 2_000_000, None, "too many")]


@pytest.mark.parametrize("name, data, rung, cause", NO_SUBMISSIONS, ids=[cause[:20] for *_, cause in NO_SUBMISSIONS])
def test_what_is_no_submission(name, data, rung, cause, tmp_path):
    if data is not None:
        (tmp_path / name).write_bytes(data)
    pytest.raises(SubmissionError, read, tmp_path / name, rung).match(cause)


def test_the_command_says_why_not(tmp_path, call_a2a):
    path = put(tmp_path, changed((COPY, f"if (flat % 2) {COPY}")))
    verdict = json.loads(call_a2a("submit", str(path), "--shape", "tiny", "--world-size", "4", "--json", status=1).out)
    assert not verdict["ok"] and verdict["entries"] == [] and verdict["checks"][-1]["check"] == "hazards" and verdict["seed"] > 0


WRONG_TABLES = {
    "shapes = 3": "declares shapes", "like = 'nonesuch'": "no rung is called", "family = 'align'": "no rungs that are declared",
    "": "declares no stages", "stages = 3": "not a list", "[[stages]]\nkernel = 3\narguments = ''": "kernel of a Stage is 3",
    "[[stages]]\nkernel = 'a'\narguments = ''\nrole = 'x'": "role is 'x'", "[[stages]]\ncall = 'a'": "a Stage has no call",
    "like = 'token_flags'\n[[buffers]]\nkind = 'Heap'": "a buffer's kind is one of",
    "like = 'token_flags'\n[[buffers]]\nkind = 'Rows'\nname = 'a'\ndims = '1'\ndtype = 'int3'": "no dtype is called 'int3'",
    "like = 'token_flags'\nblocks = 'all'": "blocks is 'all'", "like = 'token_flags'\noutputs_of = 'x'": "outputs_of is 'x'",
    "like = token_flags": "no TOML", "like = ['x']": "like is .'x'., not a str", "a = " + "[" * 20000: "no TOML",
    "like = 'token_flags'\n[[buffers]]\nkind = ['Rows']": "a buffer's kind is one of",
    "like = 'token_flags'\n[[buffers]]\nkind = 'Rows'\nname = 'a'\ndims = '1'\ndtype = [1]": "no dtype is called",
}


@pytest.mark.parametrize("tables", WRONG_TABLES, ids=lambda tables: tables[:30])
def test_wrong_tables_are_named(tables, tmp_path):
    path = put(tmp_path, f'/* a2a: rung\n{tables}\n*/\n#include "a2a/a2a.h"\nextern "C" __global__ void a(a2a::Shape s) {{}}')
    pytest.raises(SubmissionError, read, path).match(WRONG_TABLES[tables])


@pytest.mark.soak
def test_parameters_that_are_sent_pass_everything_but_the_bytes(tmp_path):
    """Only the checks of bytes on links refuse such parameters. One counts bytes that the receiver reads, at a small shape and
    in the timed call. The other puts another call's bytes on the links."""
    path = put(tmp_path, home(SENT))
    assert judged(read(path), asked(), only=tuple(name for name in ALL if name not in ("bytes", "links", "times"))).ok


def test_bytes_that_nobody_reads_are_refused_in_the_timed_call(tmp_path):
    """A kernel may send only needed bytes at the small shape of the byte check, and more in the timed call."""
    path = put(tmp_path, home(SENT))
    ((name, ok, seen),) = judged(read(path), asked(), only=("times",)).checks
    assert not ok and "work that was not done" in seen and "of which rank" in seen


RUNGS = [full for family in families.FAMILIES for full in families.of(family).full_names()
         if families.find(full).files() and not families.find(full).on_cluster]
QUICK = {"align/one_block", "ag_gemm/copy_engine", "gemm_rs/slots", "all_reduce/one_shot"}


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in QUICK else pytest.mark.soak) for name in RUNGS])
@pytest.mark.usefixtures("stored_assembly")
def test_a_rung_of_every_family_would_be_entered(name, tmp_path, monkeypatch):
    """Triton's rungs as they are, for their texts need Triton."""
    kind, path = families.find(name), tmp_path / "mine.hip"
    if hasattr(kind, "SOURCE"):
        path.write_text(f"// a2a: rung {name}\n" + kind.SOURCE.read_text(encoding="utf-8"))
        given, kind = read(path), None
    else:
        given = Submission("mine", name, "", "ab")
        monkeypatch.setattr(checks, "_compiled", lambda trial: "")
    world_size = min(4, families.find(name).family.world_size)
    verdict = judged(given, asked(world_size=world_size, shapes=(), schedules=2), kind)
    assert verdict.ok, verdict


@pytest.mark.parametrize("shape", ["64KiB", "1x1024", "1x77xf32"])
def test_a_spelled_shape_is_entered(shape):
    kind = families.find("all_reduce/one_shot")
    given = Submission("mine", "all_reduce/one_shot", kind.SOURCE.read_text(encoding="utf-8"), "ab")
    verdict = judged(given, asked(world_size=2, shapes=(shape,)), only=("times",))
    assert [entry.shape for entry in verdict.entries] == [shape], verdict


def test_a_process_that_ends_without_a_verdict_is_an_error(tmp_path, monkeypatch):
    path = put(tmp_path, HEAD + OWN)
    for start, kind, message in (("import os; os._exit(7)", A2AError, "ended without a verdict .status 7."),
                                 ("import sys; sys.stderr.write('x' * 1_000_000 + 'last'); exit(1)", A2AError, "xlast$"),
                                 ("print('{\"error\": \"SubmissionError\", \"text\": \"why\"}')", SubmissionError, "why")):
        monkeypatch.setattr(process, "_START", start)
        pytest.raises(kind, submit, path, shape="tiny", board=Board(tmp_path / "board.json")).match(message)
    pytest.raises(ValueError, submit, path, shape="tiny", world_size=3).match("16 experts")


def test_python_runs_where_it_may_and_the_board_says_so(tmp_path):
    """The submission has its own problem: the family of tests/rung/broadcast, with its inputs, its right answer and its least bytes."""
    family = Path(__file__).parents[1] / "rung"
    path = tmp_path / "mine.py"
    path.write_text(f"import sys\nsys.path.insert(0, {str(family)!r})\nfrom broadcast.broadcast import Broadcast\n"
                    "class Mine(Broadcast):\n    name = 'mine'\n    idea = 'a broadcast'\n")
    (tmp_path / "mine.hip").write_text((family / "broadcast" / "broadcast.hip").read_text())
    pytest.raises(SubmissionError, read, path).match("submit it with --unfenced")
    verdict = submit(path, unfenced=True, shape="tiny", schedules=2, beside=[], board=Board(tmp_path / "board.json"), seed=3)
    assert verdict.ok, verdict
    (entry,) = Board(tmp_path / "board.json").entries()
    assert (entry.judged, entry.rung, entry.shape, entry.world_size) == ("unfenced, seed 3", "mine", "tiny", 4)
    assert Board(tmp_path / "board.json").table()["judged"].tolist() == ["unfenced, seed 3"]


@pytest.mark.parametrize("more, message", [("print = 1 / 0", "ZeroDivisionError"), ("", "defines 0 rungs")])
def test_unfenced_python_that_breaks_is_named(more, message, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(f"{more}\n")
    pytest.raises(SubmissionError, unfenced.class_of, read(path, unfenced=True)).match(message)
