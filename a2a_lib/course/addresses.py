"""Links that open a lesson without installing anything, once the course lies in a repository on GitHub.

    python -m a2a_lib.course.addresses OWNER/NAME     # writes the links of README.md, pyproject.toml and CITATION.cff

README.md has its badges between comment marks, which stay empty until somebody gives a repository; then a lesson's row leads to
its page on the site, which opens it elsewhere. The site's workflow passes its own repository in GITHUB_REPOSITORY.
"""
import os
import re
import sys
from pathlib import Path

from ..files import write_whole

ROOT = Path(__file__).resolve().parents[2]
REPOSITORY = re.compile(r"[\w.-]+/[\w.-]+")
BADGES = re.compile(r"(<!-- badges -->\n).*?(<!-- end of badges -->)", re.S)
SITE = re.compile(r"(<!-- site -->\n).*?(<!-- end of site -->)", re.S)
LESSON = re.compile(r"^\| \[\*\*(?P<number>\d\d)\*\* (?P<title>.*?)\]\([^)]*\) \| (?P<builds>.*?) \|$", re.M)


def open_in(repository: str, lesson: str) -> dict[str, str]:
    """{where: address} at which the notebook `lesson` ("00_....ipynb") opens."""
    owner, name = repository.split("/")
    return {
        "page": f"https://{owner.lower()}.github.io/{name}/lessons/{lesson.removesuffix('.ipynb')}.html",
        "Binder": f"https://mybinder.org/v2/gh/{repository}/HEAD?urlpath=lab/tree/work/notebooks/{lesson}",
        "Codespaces": f"https://codespaces.new/{repository}",
    }


def badges(repository: str | None) -> str:
    """README's badges: tests, containers, release, site. Empty without a repository."""
    if repository is None:
        return ""
    on_github = f"https://github.com/{repository}"
    rows = [f"[![{name}]({on_github}/actions/workflows/{name}.yml/badge.svg)]({on_github}/actions/workflows/{name}.yml)"
            for name in ("test", "containers", "site")]
    rows.append(f"[![release](https://img.shields.io/github/v/release/{repository})]({on_github}/releases)")
    first = next((ROOT / "notebooks").glob("00_*.ipynb")).name
    rows.append(f"[![Binder](https://mybinder.org/badge_logo.svg)]({open_in(repository, first)['Binder']})")
    return "\n".join(rows) + "\n"


def site(repository: str | None) -> str:
    """README's line with the published site and its playground. Empty without a repository."""
    if repository is None:
        return ""
    owner, name = repository.split("/")
    page = f"https://{owner.lower()}.github.io/{name}/"
    return f"**[Read the course]({page})** · **[run eight GPUs in your browser]({page}playground.html)**\n"


def readme(text: str, repository: str | None) -> str:
    """README with the badges, the site and the links of `repository`. Raises ValueError for a lesson that has no notebook."""
    def row(match: re.Match) -> str:
        lesson = next((path.name for path in (ROOT / "notebooks").glob(f"{match['number']}_*.ipynb")), None)
        if lesson is None:
            raise ValueError(f"README.md names lesson {match['number']}, which notebooks/ does not have")
        place = f"notebooks/{lesson}" if repository is None else open_in(repository, lesson)["page"]
        return f"| [**{match['number']}** {match['title']}]({place}) | {match['builds']} |"

    text = SITE.sub(lambda match: match[1] + site(repository) + match[2], text)
    return LESSON.sub(row, BADGES.sub(lambda match: match[1] + badges(repository) + match[2], text))


def project(text: str, repository: str | None) -> str:
    """pyproject.toml with the addresses of `repository`."""
    text = re.sub(r"\n\[project\.urls\]\n(?:\w+ = .*\n)*", "", text)
    if repository is None:
        return text
    urls = f'\n[project.urls]\nSource = "https://github.com/{repository}"\n'
    return text.replace("\n[tool.scikit-build]", urls + "\n[tool.scikit-build]", 1)


def citation(text: str, repository: str | None) -> str:
    """CITATION.cff with the address of `repository`."""
    text = re.sub(r"^repository-code: .*\n", "", text, flags=re.M)
    line = f"repository-code: https://github.com/{repository}\n" if repository else ""
    return re.sub(r"^(license: .*\n)", lambda match: match[1] + line, text, flags=re.M)


def of_environment() -> str | None:
    """The repository in which a GitHub workflow runs, else None."""
    name = os.environ.get("GITHUB_REPOSITORY", "")
    return name if REPOSITORY.fullmatch(name) else None


WRITERS = {"README.md": readme, "pyproject.toml": project, "CITATION.cff": citation}


def main(arguments: list[str]) -> int:
    """Writes the three files. Returns 2 unless there is one argument: OWNER/NAME, or "" to remove the links."""
    if len(arguments) != 1 or arguments[0] and not REPOSITORY.fullmatch(arguments[0]):
        print("usage: python -m a2a_lib.course.addresses OWNER/NAME ('' takes the addresses out)", file=sys.stderr)
        return 2
    for name, write in WRITERS.items():
        path = ROOT / name
        write_whole(path, write(path.read_text(encoding="utf-8"), arguments[0] or None).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
