"""`a2a doctor --workshop`: everything is tried, and one line says what is not well."""
import json

from a2a_lib.course.teach import workshop


def test_one_line_says_what_is_there(call_a2a, monkeypatch, tmp_path):
    for folder in ("notebooks", "exercises"):
        (tmp_path / folder).mkdir()
    (tmp_path / "exercises" / "04_push.hip").write_text("// your code here\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(workshop, "_memory", lambda: (True, "8.0 GB free"))
    monkeypatch.setattr(workshop, "_disk", lambda: (True, "9 GB free"))
    output = call_a2a("doctor", "--workshop").out
    assert output.count("\n") == 1 and output.startswith("a2a workshop: ready; ")
    assert "compile ok" in output and "8 simulated GPUs" in output and "work 1 copy" in output and str(tmp_path) not in output


def test_what_is_not_well_stands_out(call_a2a, monkeypatch):
    def broken():
        raise ValueError("no clang\nand more")

    monkeypatch.setattr(workshop, "_memory", lambda: (False, "1.0 GB free"))
    monkeypatch.setattr(workshop, "_compile", broken)
    monkeypatch.setattr(workshop, "_run", lambda: (True, "ok"))
    monkeypatch.setattr(workshop, "_work", lambda: (True, "1 copies"))
    report = json.loads(call_a2a("doctor", "--workshop", "--json", status=1).out)
    assert not report["ready"] and ["compile", False, "no clang"] in report["tried"]
    assert "memory 1.0 GB free (!)" in workshop.line([tuple(trial) for trial in report["tried"]])


def test_the_machine_is_looked_at():
    for look in (workshop._memory, workshop._disk):
        ok, free = look()
        assert isinstance(ok, bool) and free.endswith("GB free") and float(free.split()[0]) > 0
