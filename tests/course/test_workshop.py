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
    said = call_a2a("doctor", "--workshop").out
    assert said.count("\n") == 1 and said.startswith("a2a workshop: ready; ")
    assert "compile ok" in said and "8 simulated GPUs" in said and "work 1 copy" in said and str(tmp_path) not in said


def test_what_is_not_well_stands_out(call_a2a, monkeypatch):
    def broken():
        raise ValueError("no clang\nand more")

    monkeypatch.setattr(workshop, "_memory", lambda: (False, "1.0 GB free"))
    monkeypatch.setattr(workshop, "_compile", broken)
    monkeypatch.setattr(workshop, "_run", lambda: (True, "ok"))
    monkeypatch.setattr(workshop, "_work", lambda: (True, "1 copies"))
    found = json.loads(call_a2a("doctor", "--workshop", "--json", status=1).out)
    assert not found["ready"] and ["compile", False, "no clang"] in found["tried"]
    assert "memory 1.0 GB free (!)" in workshop.line([tuple(one) for one in found["tried"]])


def test_the_machine_is_looked_at():
    for look in (workshop._memory, workshop._disk):
        ok, said = look()
        assert isinstance(ok, bool) and said.endswith("GB free") and float(said.split()[0]) > 0
