"""The page "Your own kernel": its code runs, and prints the output that the page shows below it."""
import contextlib
import io
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "a2a_lib" / "machine" / "device" / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:```text\n(.*?)^```\n)?", re.M | re.S)


def test_the_page_does_what_it_says(monkeypatch):
    monkeypatch.delenv("A2A_TARGET", raising=False)
    names = {}
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) == 5 and sum(bool(printed) for _, printed in blocks) == 4
    for code, printed in blocks:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(code, str(PAGE), "exec"), names)
        assert out.getvalue() == printed
