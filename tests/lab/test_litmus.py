"""Litmus tests: the suite's verdicts in every mode, the code clang makes, the learner's own tests, the command."""
import json
import re

import pytest

import a2a_lib as a2a
from a2a_lib.lab.litmus import MODES, Litmus, replay, run, run_suite, suite
from a2a_lib.lab.litmus.suite import Result, code_of

SENDS = "*x = 1; signal<Order::release, Scope::system>(y, 1);"
RELAXED = "*x = 1; signal<Order::relaxed, Scope::system>(y, 1);"
WAITS = "wait_equal<Order::acquire, Scope::system>(y, 1); r0 = *x;"


# ---- the suite

@pytest.mark.parametrize("mode", MODES)
def test_every_verdict_holds(mode):
    """In 45 schedules; what should happen sometimes and did not, in more."""
    wrong = {r.histogram.test.name: r for r in run_suite(mode=mode, seeds=45) if not r.ok}
    rare = [name for name, result in wrong.items() if result.verdict == "sometimes" and not result.missing]
    assert len(rare) < 10
    wrong |= {name: result for name in rare for result in run_suite([name], mode, seeds=150)}
    assert not {name: result.violation for name, result in wrong.items() if not result.ok}


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
def test_every_verdict_holds_for_many_seeds(mode):
    wrong = {r.histogram.test.name: r.violation for r in run_suite(mode=mode, seeds=20_000, first=10_000) if not r.ok}
    assert not wrong


def test_waves_that_hang_leave_their_registers():
    """To the kernels of later schedules, which need the same compute unit. A hundred such waves fill it."""
    assert run(suite["poll+workgroup+cu"], seeds=300).hangs > 150


def test_the_suite_covers_every_row_and_says_why():
    assert {test.row for test in suite.values()} >= set(range(1, 19))
    for test in suite.values():
        assert set(test.verdict) == set(MODES) and test.why and test.status, test.name
        assert set(test.status.split()) <= {"D", "M", "X", "H"}, test.name


@pytest.mark.parametrize("mode", MODES)
def test_what_differs_between_the_modes(mode):
    """Some outcomes occur in strict only. hw-spx shows why wrong code often works on hardware."""
    lucky = run(suite["MP+agent-release+gpu"], mode, seeds=200)
    assert lucky.observation == ("Never" if mode == "hw-spx" else "Sometimes")


# ---- the compiler

def test_a_plain_polling_loop_is_not_a_poll():
    """clang may assume that no other thread writes the flag. So it reads the flag once, before the loop."""
    code = code_of(Litmus("plain", ("*y = 1;", "while (*y == 0) {}"), "hang", where={"y": "0"}, place=("0.0", "0.1")))
    code = code[code.index("litmus:"):]
    loops = re.findall(r"^(\.?\w+):\n((?:(?!^\.?\w+:$).*\n)*?)s_c?branch\w* \1$", code, re.M)
    assert not any("global_load" in body for _, body in loops)
    plain = Litmus("plain", ("*y = 1;", "while (*y == 0) {}"), "hang", where={"y": "0"}, place=("0.0", "0.1"))
    polled = Litmus("polled", ("*y = 1;", "while (!load_relaxed<Scope::agent>(y)) {}"), "hang", where={"y": "0"},
                    place=("0.0", "0.1"))
    assert "global_load_dword" in code_of(polled) and code_of(plain) != code_of(polled)


@pytest.mark.parametrize("scope, bits", [("agent", "sc1"), ("system", "sc0 sc1")])
def test_what_release_and_acquire_compile_to(scope, bits):
    code = code_of(Litmus("mp", (SENDS.replace("system", scope), WAITS.replace("system", scope)), "1:r0 == 0"))
    assert f"buffer_wbl2 {bits}\ns_waitcnt vmcnt(0)\nglobal_store_dword" in code
    assert f"buffer_inv {bits}\n" in code


# ---- the learner's own

def test_a_histogram_as_herd7_prints_it():
    seen = a2a.litmus(RELAXED, WAITS, outcome="1:r0 == 0", name="mine", seeds=200)
    text = repr(seen)
    assert text.startswith("Test mine (mode strict, 200 seeds, simulated)\nHistogram (2 states)\n")
    assert re.search(r"^\d+ +\*> 1:r0=0; +seed \d+$", text, re.M)
    assert f"Positive: {seen.positive}, Negative: {seen.negative}\nCondition exists (1:r0 == 0)" in text
    assert text.endswith(f"Observation mine Sometimes {seen.positive} {seen.negative}")
    assert seen.positive + seen.negative == 200 and seen.rate == seen.positive / 200
    assert a2a.litmus(SENDS, WAITS, outcome="1:r0 == 0", seeds=50).observation == "Never"
    assert a2a.litmus(SENDS, WAITS, outcome="1:r0 == 1", seeds=50).observation == "Always"
    assert json.loads(json.dumps(seen.to_dict()))["positive"] == seen.positive


def test_every_witness_leads_to_its_state_again():
    test = suite["SB+relaxed+xcd"]
    for first in (0, 37):
        seen = run(test, "strict", seeds=100, first=first)
        assert len(seen.states) > 2
        for state in seen.states:
            assert replay(test, "strict", state.witness).values == state.values
            assert run(test, "strict", seeds=1, first=state.witness).states[0].values == state.values
    again = seen.replay()
    assert test.holds(again.values) and len(again.trace.select("flag_set")) and again.error == ""
    assert again.trace.digest() == seen.replay().trace.digest()


def test_a_thread_that_never_ends_is_a_state():
    seen = run(suite["poll+workgroup+cu"], "strict", seeds=50)
    assert seen.hangs and seen.states[0].values is None and "hang" in repr(seen)
    assert "waits since" in seen.replay().error
    assert a2a.litmus("r0 = 1;", "while (!load_relaxed<Scope::agent>(y)) {}", outcome="hang",
                      seeds=2).observation == "Always"


def test_final_values_initial_values_and_four_threads():
    counts = "atomicAdd(x, 1);"
    seen = a2a.litmus(counts, counts, counts, counts, outcome="x == 9", where={"x": "0"}, init={"x": 5}, seeds=20,
                      place=("0.0.0", "0.0.1", "0.1.0", "0.1.1"))
    assert seen.observation == "Always" and seen.states[0].values == {"x": 9}


@pytest.mark.parametrize("threads, more, message", [
    ((SENDS,), {}, "two to four threads, not 1"),
    ((SENDS,) * 5, {}, "two to four threads, not 5"),
    ((SENDS, WAITS), {"outcome": "1:r3 == 0"}, "names something that no thread sets"),
    ((SENDS, WAITS), {"outcome": "1:r0 == "}, "is no expression"),
    ((SENDS, WAITS), {"place": ("0",)}, "2 threads, but 1 place"),
    ((SENDS, WAITS), {"place": ("0", "0.7")}, "there are ranks 0 to 7, XCDs 0 to 1"),
    ((SENDS, WAITS), {"where": {"x": "1 fine", "y": "1"}}, "a rank, then one of"),
    ((SENDS, WAITS), {"where": {"r1": "1"}}, "is no name for a location"),
    ((SENDS, WAITS), {"init": {"w": 1}}, "init names 'w'"),
    ((SENDS, "__syncthreads();" + WAITS), {}, "no two threads have the same place"),
])
def test_what_does_not_fit_together_is_refused(threads, more, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        a2a.litmus(*threads, **{"outcome": "1:r0 == 0", "seeds": 1} | more)


def test_a_compile_error_names_the_thread():
    with pytest.raises(a2a.CompileError, match=r"thread 1:2:.*error"):
        a2a.litmus(SENDS, "r0 = 1;\nr0 = undeclared;", outcome="1:r0 == 0", seeds=1)


# ---- a2a litmus

def test_the_command(call_a2a):
    out = call_a2a("litmus", "MP+norel+gpu", "MP+system+push", "--schedules", "50").out
    assert re.search(r"Observation MP\+norel\+gpu (Sometimes|Always) \d\d", out)
    assert "Observation MP+system+push Never 0 50" in out
    assert "2 tests, mode strict, 50 seeds each: no verdicts violated" in out
    assert len(call_a2a("litmus", "--list").out.splitlines()) == len(suite)
    data = json.loads(call_a2a("litmus", "CoWW+system", "--memory", "cpx", "--schedules", "20", "--json").out)
    assert data["mode"] == "cpx" and data["violated"] == 0 and data["tests"][0]["negative"] == 20


def test_the_command_fails_where_a_verdict_does_not_hold(monkeypatch, call_a2a):
    right = suite["MP+norel+gpu"]
    wrong = Litmus("MP+norel+gpu", right.threads, right.outcome, where=right.where, place=right.place,
                   verdict={"strict": "never"})
    monkeypatch.setitem(suite, "MP+norel+gpu", wrong)
    assert "VIOLATED: 1:r0 == 0 must never happen; seed" in call_a2a("litmus", "MP+norel+gpu", "--schedules", "20", status=1).out
    assert "no litmus test is called 'nonsense'" in call_a2a("litmus", "nonsense", status=2).err


def test_violations_are_named():
    never = run(Litmus("mp", (SENDS, WAITS), "1:r0 == 0"), seeds=10)
    assert Result(never, "never").ok and Result(never, "unspecified").ok
    assert "at least 1%" in Result(never, "sometimes").violation
    assert "lacks s_nothing" in Result(never, "never", ("s_nothing",)).violation
    hangs = run(Litmus("hangs", ("", "while (!load_relaxed<Scope::agent>(y)) r0 = 1;"), "1:r0 == 7"), seeds=2)
    assert "never ended" in Result(hangs, "never").violation
