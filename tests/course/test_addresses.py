"""README's table leads to each lesson, and an address gets into all files or into none."""
import re
import tomllib

import pytest
import yaml

from a2a_lib.course import addresses
from a2a_lib.course.addresses import ROOT

LESSONS = sorted(path.name for path in (ROOT / "notebooks").glob("[0-9]*.ipynb"))
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_readme_leads_to_every_lesson():
    assert re.findall(r"^\| \[\*\*\d\d\*\* [^\]]*\]\(notebooks/([^)]+)\)", README, re.M) == LESSONS


@pytest.mark.parametrize("repository", ["somebody/a2a-course", "Some.Body/x"])
def test_an_address_gets_into_each_row_and_out_again(repository):
    there = addresses.readme(README, repository)
    rows = [line for line in there.splitlines() if re.match(r"\| \[\*\*\d\d", line)]
    assert len(rows) == len(LESSONS)
    owner, name = repository.lower().split("/")
    for row, lesson in zip(rows, LESSONS, strict=True):
        assert f"(https://{owner}.github.io/{name}/lessons/{lesson.removesuffix('.ipynb')}.html)" in row and row.count("|") == 3
    assert there.count("/badge.svg") == 3 and "badge_logo" in there
    assert addresses.readme(there, repository) == there and addresses.readme(there, None) == addresses.readme(README, None)


def test_the_files_name_one_repository_or_none():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    source = project.get("urls", {}).get("Source")
    repository = source and source.removeprefix("https://github.com/")
    for name, write in addresses.WRITERS.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        assert write(text, repository) == text, f"python -m a2a_lib.course.addresses {repository or repr('')}"


def test_project_and_citation_stay_readable():
    text = addresses.project((ROOT / "pyproject.toml").read_text(), "a/b")
    assert tomllib.loads(text)["project"]["urls"] == {"Source": "https://github.com/a/b"}
    assert addresses.project(text, None) == addresses.project((ROOT / "pyproject.toml").read_text(), None)
    cited = yaml.safe_load(addresses.citation((ROOT / "CITATION.cff").read_text(), "a/b"))
    assert cited["repository-code"] == "https://github.com/a/b" and cited["cff-version"] == "1.2.0"


def test_workflows_name_their_repository(monkeypatch):
    monkeypatch.setenv("GITHUB_REPOSITORY", "a/b")
    assert addresses.of_environment() == "a/b"
    monkeypatch.setenv("GITHUB_REPOSITORY", "")
    assert addresses.of_environment() is None
    assert addresses.main(["a b"]) == 2 and addresses.main([]) == 2


def test_readme_links_to_the_site_on_its_first_screen():
    text = (addresses.ROOT / "README.md").read_text(encoding="utf-8")
    linked = addresses.readme(text, "Some-One/course")
    place = "https://some-one.github.io/course/"
    assert linked.index(f"]({place})") < linked.index("make lab") and f"]({place}playground.html)" in linked
    assert addresses.readme(linked, None) == addresses.readme(text, None)
