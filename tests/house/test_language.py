"""Every text that a reader sees can be translated: none stands outside of the catalogue, and English costs nothing.

A made-up language puts each text in brackets. A script that runs a rung, fails in some ways, draws, and is checked prints
the same in it as in English, apart from the brackets, and no word stands outside of them.
"""
import ast
import os
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import catalogue
import foreign
import pytest

from a2a_lib import language
from a2a_lib.language import rules, simulator, template, texts

pytestmark = pytest.mark.xdist_group("language")  # one process collects the texts once
HERE = Path(__file__).parent
NAMES = {"align", "reserve", "tiles"}  # of a family and its rungs


@pytest.fixture(scope="module")
def entries():
    return catalogue.collected()


def translated(source: str) -> str:
    tree = ast.parse(source)
    texts.translate(tree)
    return ast.unparse(tree).partition("\n")[2] or ast.unparse(tree)


def test_sentences_are_whole_and_places_have_names(entries):
    there = {entry.text.text: entry.text for entry in entries}
    assert there["rank {rank}"].places == ("rank",)
    assert "deadlock: no wave can make progress at {at} simulated" in there
    assert there["{counted} of wave {wave} is switched off at {source}, and goes on at {go_on}"].plural == (
        "{counted} of wave {wave} are switched off at {source}, and go on at {go_on}")
    assert there["{number} block"].plural == "{number} blocks" and there["wave"].plural == "waves"


@pytest.mark.parametrize("source, result", [
    ('print(f"rank {r.index:02d} waits")', "print(__say__('rank {index} waits', index=f'{r.index:02d}'))"),
    ('raise E("no such thing")', "raise E(__say__('no such thing'))"),
    ('''x = f"{n} row{'s' if n != 1 else ''} sent"''', "x = __plural__(n, '{n} row sent', '{n} rows sent', n=f'{n}')"),
    ('''x = f"it is {'up' if ok else 'down'} now"''', "x = __say__('it is up now') if ok else __say__('it is down now')"),
    ('x = "a row" + f" of rank {r}" * (r > 0)', "x = __say__('a row of rank {r}', r=f'{r}') if r > 0 else __say__('a row')"),
    ('x = "{a} and {b}"', "x = __say__('{a} and {b}')"),
    ('x = f"{{a}} and {b}"', "x = __say__('{{a}} and {b}', b=f'{b}')"),
    ('print("ready")', "print(__shown_name__('ready'))"),
    ('plot(label="set", fmt="so so")', "plot(label=__shown_name__('set'), fmt='so so')"),
])
def test_texts_become_calls(source, result):
    assert translated(source) == result


@pytest.mark.parametrize("source", [
    'x = "word"', 'def f():\n    """Says what it does."""', 'd["set by"] = 1', 'd = {"set by": 1}', 'x: "two words" = 1',
    'if x == "set by":\n    pass', 're.sub("two words", "", x)', 'x = "#include <a b>"', 'x = "int x; y z;\\n"',
    'SOLUTION = ("two words", "cell of it")', 'Symmetric("flags", "world 2")', 'x = "<div class=\\"two words\\">"',
    '@jit\ndef kernel(x):\n    y = "two words"'])
def test_what_nobody_reads_stays(source):
    tree = ast.parse(source)
    assert texts.translate(tree) == [] and ast.unparse(tree) == ast.unparse(ast.parse(source))


def outside(tree: ast.Module, lines: set[int]) -> list[str]:
    """Literals with words in raised or printed expressions that the rules do not count as texts. lines: first lines of texts."""
    shown = [node.exc for node in ast.walk(tree) if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)]
    shown += [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "print"]
    literals = [(arg.lineno, part.value) for call in shown for arg in call.args for part in literal_parts(arg)]
    known = {line + more for line in lines for more in range(-3, 9)}  # Python 3.11 misplaces parts of f-strings
    return [f"{line}: {value!r}" for line, value in literals if len(rules.WORD.findall(value)) > 1 and line not in known]


def literal_parts(node):
    return [part for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def test_nothing_is_raised_or_printed_outside_of_the_catalogue(entries):
    lines = defaultdict(set)
    for file, _, line in (place.partition(":") for entry in entries for place in entry.places if ":" in place):
        lines[file].add(int(line))
    missing = [f"{file}:{row}" for file, tree in template.sources().items() for row in outside(tree, lines[file])]
    assert missing == []


def words_outside(text: str) -> set[str]:
    """Words in no brackets."""
    while (inner := re.sub(f"{catalogue.OPEN}[^{catalogue.OPEN}{catalogue.CLOSE}]*{catalogue.CLOSE}", " ", text)) != text:
        text = inner
    text = re.sub(r"(?s)usage: .*?\n\n|--[\w-]+ |\{[a-z,-]*\}", " ", text)  # what is typed
    return set(re.findall(r"(?<![\w`./-])[A-Za-z]*[a-z]{3,}(?![\w`./-])", text))


def alike(text: str) -> str:
    """The text without the differences that brackets cause: widths of columns, ends of lines, a first capital letter."""
    return " ".join(re.sub(r"-{2,}", "", catalogue.plain(text)).split()).lower()


def test_a_made_up_language_reaches_every_word(tmp_path, capsys, entries):
    catalogue.write(tmp_path, entries)
    environment = os.environ | {"A2A_LANGUAGE": "xx", "A2A_LOCALE": str(tmp_path), "A2A_CACHE_DIR": str(tmp_path / "cache"),
                                "PYTHONPATH": str(HERE.parents[1])}
    result = subprocess.run([sys.executable, str(HERE / "foreign.py")], env=environment, capture_output=True, text=True, timeout=500)
    assert result.returncode == 0, result.stderr
    foreign.main()
    english = capsys.readouterr().out
    assert catalogue.OPEN not in english and alike(result.stdout) == alike(english)
    assert words_outside(result.stdout) - NAMES == set()


def test_english_loads_nothing(monkeypatch, tmp_path):
    monkeypatch.setenv("LANGUAGE", "en_GB:en")
    monkeypatch.setenv("A2A_LOCALE", str(tmp_path))
    assert language.chosen() is None and language._catalogue is None
    script = "import sys, a2a_lib.table; sys.exit('a2a_lib.language.texts' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], timeout=100).returncode == 0


def test_the_template_is_gettexts(entries):
    pot = template.pot(entries)
    assert pot.count("\nmsgid ") == len(entries) and "python-brace-format" in pot and 'msgctxt "name"' in pot


CPP = r'''
#include "two words.h"
// "a comment here"
  if (!s) return report(hipErrorInvalidValue, "launch", who + std::to_string(b.count()) + " threads in a block; at most " +
                        std::to_string(std::min(k.max_block, kMax)) + " (bounds)");
  r.why = "one text "
          "of two";
  fail(std::string("no kernel `") + name + "`");
'''


def test_texts_of_the_simulator_are_found_and_recognised():
    threads = "{who}{count} threads in a block; at most {kMax} (bounds)"
    assert [text for text, _ in simulator.texts_of(CPP)] == [threads, "one text of two", "no kernel `{name}`"]
    there = [(threads, "{who}[{kMax} < {count}]"), ("launch of {k}: ", "<{k}>: ")]
    assert simulator.found_in(there, "launch of f: 65 threads in a block; at most 64 (bounds)") == "<f>: [64 < 65]"
    assert simulator.found_in(there, "another") == "another"


def test_no_words_stand_between_tags():
    """Pages that Python writes take their words from the catalogue. No literal with tags contains words."""
    untranslated = []
    for file, tree in template.sources().items():
        docstrings = {id(node.body[0].value) for node in ast.walk(tree) if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef))
                      and node.body and isinstance(node.body[0], ast.Expr)}
        for part in literal_parts(tree):
            if not re.search(r"</\w|aria-label=|<[hp]\d?>", part.value):
                continue
            text = re.sub(r"(?s)<(style|script|title)\b.*?</\1>|\{\{[^{}]+\}\}|\{\w+\}", "", part.value)
            between = re.findall(r'(?:^|>)([^<>=]*)</?\w|aria-label="([^"]*)|>([^<>]*)$', text)
            untranslated += [f"{file}:{part.lineno}: {word}" for words in between for word in re.findall(r"[A-Za-z]{3,}", " ".join(words))
                      if id(part) not in docstrings and "__global__" not in part.value and "SVG" not in word]
    assert untranslated == []
