"""Links on the site: lessons are pages, exercises are downloads, sources get pages of their own."""
import os
import posixpath
import re
import shutil
from pathlib import Path

LINK = re.compile(r"\[((?:[^\[\]]|`[^`]*`)*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
DOWNLOADS = "_static/downloads"
OUTSIDE = re.compile(r"[a-z]+:")
LANGUAGES = {".hip": "cpp", ".h": "cpp", ".cpp": "cpp", ".py": "python", ".json": "json", ".s": "text", ".md": "markdown",
             ".txt": "text", ".cfg": "ini", ".toml": "toml", ".yml": "yaml"}
# Files that become pages, besides the lessons: name in the checkout -> page.
PAGES = {"a2a_lib/machine/device/README.md": "own_kernel", "a2a_lib/kernels/layer/README.md": "expert_parallel",
         "notebooks/TEACHING.md": "teaching", "notebooks/GLOSSARY.md": "glossary", "notebooks/DICTIONARY.md": "dictionary",
         "notebooks/DEAD_RANK.md": "dead_rank", "README.md": "about", "INSTALL.md": "install",
         "ARCHITECTURE.md": "architecture", "a2a_lib/machine/sim/README.md": "simulated", "a2a_lib/machine/sim/SPEED.md": "speed",
         "benchmarks/CALIBRATION.md": "calibration", "CONTRIBUTING.md": "contributing",
         "CHANGELOG.md": "changes"}


class Links:
    """The files that pages refer to, and their places on the site. root: the checkout. source: the folder Sphinx
    reads."""

    def __init__(self, root: Path, source: Path):
        self.root, self.source, self.shown = root, source, set()

    def rewrite(self, text: str, file: str, page: str) -> str:
        """The text of `file` (its name in the checkout) with its links changed for `page`."""
        def rewritten(match: re.Match) -> str:
            to = self.target(match[2], file)
            if to is None:
                return match[0]
            relative = posixpath.relpath(to, posixpath.dirname(page) or ".")
            if to.startswith(DOWNLOADS):
                return f"{{download}}`{match[1].replace('`', '')} <{relative}>`"
            return f"[{match[1]}]({relative}{match[3] or ''})"

        return LINK.sub(rewritten, text)

    def target(self, link: str, file: str) -> str | None:
        """Target of a link of `file`, from the site's root; None for links out of the course. Raises ValueError for a
        missing file."""
        if OUTSIDE.match(link):
            return None
        name = posixpath.normpath(posixpath.join(posixpath.dirname(file), link))
        path = self.root / name
        if not path.exists():
            raise ValueError(f"{file} links to {link}, which is not there")
        if name in PAGES:
            return PAGES[name] + ".md"
        if path.is_dir():
            return "exercises.md" if name in ("exercises", "solutions") else "about.md"
        if name.startswith("notebooks/") and path.suffix == ".ipynb":
            return "lessons/" + path.name
        if path.suffix == ".ipynb" or name.startswith(("exercises/", "solutions/")):
            return self.download(name)
        if path.suffix in (".png", ".svg", ".webp"):
            return self.download(name, "_images_of_the_course")
        self.shown.add(name)
        return f"sources/{name}.md"

    def download(self, name: str, folder: str = DOWNLOADS) -> str:
        """Copies a file unchanged. Returns its place."""
        to = self.source / folder / name
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.root / name, to)
        return f"{folder}/{name}"

    def write_sources(self) -> None:
        """Writes a page for each source that some page links to."""
        for name in sorted(self.shown):
            path = self.source / "sources" / (name + ".md")
            path.parent.mkdir(parents=True, exist_ok=True)
            text = (self.root / name).read_text(encoding="utf-8")
            language = LANGUAGES.get(os.path.splitext(name)[1], "text")
            fence = "`" * max(5, 1 + max(map(len, re.findall("`+", text)), default=0))  # longer than any in the text
            head = f"---\norphan: true\nnosearch: true\n---\n# {name}\n\n"
            path.write_text(f"{head}{fence}{{code-block}} {language}\n:linenos:\n\n{text}\n{fence}\n", encoding="utf-8")
