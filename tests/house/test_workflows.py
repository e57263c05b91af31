"""Workflows and containers, as far as reading goes: pinned, with the least rights, and what they run is there."""
import json
import os
import re
from pathlib import Path

import hosts
import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
DOCKERFILE = (ROOT / "Dockerfile").read_text()


def jobs(path):
    return yaml.safe_load(path.read_text())["jobs"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_and_jobs_end(path):
    """Actions are pinned by major version or by commit. The workflow may only read, and each job has a time limit."""
    book = yaml.safe_load(path.read_text())
    assert book["permissions"] == {"contents": "read"}
    for name, job in book["jobs"].items():
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file(), job["uses"]
            continue
        assert job["timeout-minutes"] <= 90, name
        for step in job["steps"]:
            if "uses" in step:
                assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|[0-9a-f]{40})", step["uses"]), step["uses"]
            if step.get("uses", "").startswith("actions/checkout"):
                assert step["with"]["persist-credentials"] is False


def test_one_major_of_each_action():
    versions_of = {}
    for path in WORKFLOWS:
        for action, version in re.findall(r"uses: ([\w-]+/[\w-]+)@(\S+)", path.read_text()):
            versions_of.setdefault(action, set()).add(version)
    assert {action: versions for action, versions in versions_of.items() if len(versions) > 1} == {}


def test_scripts_that_workflows_run_are_there():
    text = "".join(path.read_text() for path in WORKFLOWS)
    scripts = set(re.findall(r"(?<![\w/$])(\.ci/[\w-]+)", text)) | {".ci/in-container"}
    assert scripts >= {".ci/run", ".ci/wheel", ".ci/first-five-minutes", ".ci/release-notes"}
    assert [name for name in scripts if not os.access(ROOT / name, os.X_OK)] == []


def test_tests_run_on_every_python_and_with_pips_default():
    rows = jobs(ROOT / ".github" / "workflows" / "test.yml")["test"]["strategy"]["matrix"]["include"]
    assert {row["python"] for row in rows if row["torch"] == "cpu"} == {"3.11", "3.12", "3.13"}
    assert any(row["torch"] == "cuda" for row in rows)


def test_the_shards_of_the_soak_are_all_tests(request):
    """The workflow runs each part of `make soak` once. Parts are disjoint, and together they are everything."""
    conftest = next(plugin for plugin in request.config.pluginmanager.get_plugins() if hasattr(plugin, "in_shard"))
    job = jobs(ROOT / ".github" / "workflows" / "soak.yml")["soak"]
    shards, command = job["strategy"]["matrix"]["shard"], job["steps"][-1]["run"]
    assert shards == list(range(1, len(shards) + 1)) and command == f"make soak SHARD=${{{{ matrix.shard }}}}/{len(shards)}"
    items = request.session.items
    places = [[part for part in shards if conftest.in_shard(item, part, len(shards))] for item in items]
    assert all(len(place) == 1 for place in places)
    books = {item.path: place for item, place in zip(items, places, strict=True) if item.path.suffix == ".ipynb"}
    assert all(books[item.path] == place for item, place in zip(items, places, strict=True) if item.path in books)
    assert conftest.shard("3/12") == (3, 12)
    for text in ("0/3", "4/3", "3", "1/0", "a/b"):
        pytest.raises(pytest.UsageError, conftest.shard, text).match("such as 3/12")


def test_every_row_of_hosts_runs_with_the_oldest_and_the_newest():
    rows = jobs(ROOT / ".github" / "workflows" / "hosts.yml")["hosts"]["strategy"]["matrix"]["include"]
    assert {row["row"] for row in rows} == set(hosts.ROWS) and {row["python"] for row in rows} == {"3.11", "3.12", "3.13", "3.14"}
    least = re.search(r'"torch>=([\d.]+)"', (ROOT / "pyproject.toml").read_text())[1]
    assert {f"=={least}.*", ""} <= {row["torch"] for row in rows}


def test_every_container_is_built_and_executes_the_first_lesson():
    steps = {name: " ".join(step.get("run", "") for step in job["steps"])
             for name, job in jobs(ROOT / ".github" / "workflows" / "containers.yml").items()}
    assert set(steps) == {"image", "devcontainer", "binder"}
    assert all("in-container" in commands for commands in steps.values())
    assert "jupyter execute" in (ROOT / ".ci" / "in-container").read_text()


def test_the_image_installs_once_without_cuda_and_keeps_work():
    stages = re.split(r"^FROM ", DOCKERFILE, flags=re.M)[1:]
    assert [stage.split("\n")[0].split(" AS ")[-1] for stage in stages[:2]] == ["tools", "wheel"]
    final = stages[-1]
    assert "download.pytorch.org/whl/cpu" in final and "o['hub']" in final and "g++" not in final
    assert final.index("install -d -o ${NB_USER}") < final.index("\nUSER ${NB_UID}\n") < final.index("\nCMD")
    assert final.count("a2a work") == 1 and json.loads(re.search(r"^CMD (\[.*\])$", final, re.M)[1])[:3] == ["a2a", "lab", "--"]
    assert all(f"-v a2a-work:/home/jovyan/work {word}" in text.replace("\n", " ") for word, text in
               (("a2a-course", DOCKERFILE), ("a2a-course", (ROOT / "INSTALL.md").read_text())))


def test_the_devcontainer_uses_the_stage_without_packages():
    settings = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text())
    assert settings["build"]["target"] == "tools" and settings["remoteUser"] == "jovyan"
    # The editor connects after this command (waitFor's default), and a prebuild runs it, too.
    assert settings["updateContentCommand"].startswith("make setup") and "postCreateCommand" not in settings
    assert settings["remoteEnv"]["PATH"].startswith("${containerWorkspaceFolder}/.venv/bin:")
    tools = re.split(r"^FROM ", DOCKERFILE, flags=re.M)[1]
    assert "pip" not in tools, "the checkout's own .venv has the packages"


def test_what_images_leave_out_is_what_git_ignores():
    ignored = {line.strip("/") for line in (ROOT / ".gitignore").read_text().splitlines()}
    left_out = {line for line in (ROOT / ".dockerignore").read_text().splitlines() if "**" not in line} - {".git"}
    assert left_out <= ignored and {".venv", "build", "work", "a2a_lib/_native"} <= left_out
