"""The pages without code: the front page, the lessons, the exercises, the pages for teachers and contributors."""
import json
import re

from .. import addresses
from ..live import pages as live
from ..notebooks import new_cell
from . import predictions, slides
from .links import PAGES, Links

TITLE = re.compile(r"^# (.+)$", re.MULTILINE)

FRONT = """---
html_theme.sidebar_secondary.remove: true
---
# All-to-all

{film}

GPUs send every token to its experts and back: dots are rows, diamonds are flags. This course builds that all-to-all, from
a loop in PyTorch to kernels that write into other GPUs' memory, and hides it behind matrix products. You need no GPU: a **simulated
node** executes the real machine code of your kernels.

{first} is where to begin. {playground}{about} says what you need. On your machine:

```
make lab     # sets everything up and opens JupyterLab at the first lesson
make test    # every test, every notebook, every output compared
```

| lesson | title |
|---|---|
{lessons}

```{{toctree}}
:hidden:

{rest}
```
"""


def write(links: Links, only: list[str] | None = None, rungs: list[str] | None = None) -> None:
    """Writes every page of the course. only: beginnings of lessons' names. rungs: "family/rung" of the rungs of live figures."""
    links.source.mkdir(parents=True, exist_ok=True)
    lessons = lesson_pages(links, only, rungs or [])
    further_pages = ["lessons/index", *(["playground"] if rungs else []), "exercises", "recordings", "api/index"]
    for name, page in PAGES.items():
        if (links.root / name).exists():
            text = (links.root / name).read_text(encoding="utf-8")
            (links.source / f"{page}.md").write_text(links.rewrite(text, name, f"{page}.md"), encoding="utf-8")
            further_pages.append(page)
    exercises(links)
    slides.write(links.root, links.source)
    further_pages.append("slides")
    (links.source / "lessons" / "index.md").write_text(
        "# Lessons\n\nEach says how many minutes it takes.\n\n```{toctree}\n:maxdepth: 1\n\n"
        + "\n".join(page.removeprefix("lessons/") for _, page in lessons) + "\n```\n", encoding="utf-8")
    title, first = lessons[0]
    (links.source / "index.md").write_text(FRONT.format(
        film=live.front(rungs or []), first=f"[{title}]({first})", about="[About the course](about.md)" if "about" in further_pages else "",
        playground="In the [playground](playground.md) you choose what runs. " if rungs else "",
        lessons="\n".join(f"| {title[:2]} | [{title[2:].strip(' ·')}]({page}) |" for title, page in lessons),
        rest="\n".join(further_pages)), encoding="utf-8")


def lesson_pages(links: Links, only: list[str] | None, rungs: list[str]) -> list[tuple[str, str]]:
    """(title, page) of each lesson, with its links changed for the site and its live figure at its end."""
    lessons = []
    (links.source / "lessons").mkdir(exist_ok=True)
    for path in sorted((links.root / "notebooks").glob("[0-9]*.ipynb")):
        name, page = f"notebooks/{path.name}", f"lessons/{path.name}"
        book = json.loads(path.read_text(encoding="utf-8"))
        for cell in book["cells"]:
            if cell["cell_type"] == "markdown":
                cell["source"] = links.rewrite("".join(cell["source"]), name, page)
        fields = predictions.fields(book)
        book["cells"] = [shown for cell in book["cells"] for shown in (
            cell, *([new_cell("markdown", f"field-{cell['id']}", fields[cell["id"]])] if cell["id"] in fields else []))]
        if only and not path.name.startswith(tuple(only)):
            book["cells"] = book["cells"][:1]  # a page that links can point to
        elif figure := live.lesson_figure(path.name[:2], rungs):
            book["cells"].append(new_cell("markdown", "live", figure))
        title = TITLE.search("".join(book["cells"][0]["source"]))[1]
        if repository := addresses.of_environment():
            places = (f"[{where}]({address})" for where, address in addresses.open_in(repository, path.name).items() if where != "page")
            book["cells"].insert(1, new_cell("markdown", "open-in", f"Open in {' or '.join(places)}."))
        (links.source / page).write_text(json.dumps(book), encoding="utf-8")
        lessons.append((title, page))
    return lessons


def exercises(links: Links) -> None:
    """A page with each lesson's exercises and answers, to download."""
    lines = ["# Exercises", "", "An exercise is a hole in a kernel or a function, and a check that says what is wrong. They run"
             " in the checkout of the course: `make lab` opens copies to work in. The answers stand beside them.", "",
             "| lesson | exercise | answer |", "|---|---|---|"]
    for path in sorted((links.root / "exercises").glob("[0-9]*")):
        exercise, answer = (links.download(f"{folder}/{path.name}") for folder in ("exercises", "solutions"))
        lines.append(f"| {path.name[:2]} | {{download}}`{path.name} <{exercise}>` | {{download}}`answer <{answer}>` |")
    (links.source / "exercises.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
