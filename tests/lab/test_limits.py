"""Limits of containers, from folders that look like /proc and /sys: cgroups of version 1 and 2, limits on any level."""
import json
import os

import pytest

from a2a_lib import Node
from a2a_lib.lab import doctor
from a2a_lib.machine.node import config as config_module
from a2a_lib.machine.node import node as module
from a2a_lib.machine.sim import limits

GIB = 2**30


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """Makes a machine of 64 cores and 128 GiB, of which 100 are free, with the given files."""
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(64)), raising=False)

    def make(files):
        meminfo = f"MemTotal: {128 * GIB // 1024} kB\nMemFree: 7 kB\nMemAvailable: {100 * GIB // 1024} kB\n"
        for name, text in {"proc/meminfo": meminfo, **files}.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
        return limits.limits(tmp_path)

    return make


def test_whole_cores_are_those_of_the_limits(monkeypatch):
    assert limits.whole_cores() == limits.limits().processes
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {0}, raising=False)
    assert limits.whole_cores() == limits.limits().processes == 1


def test_a_simulated_node_takes_as_many_threads_as_cores_are_left(monkeypatch):
    """The default applies only where the caller gives no number."""
    given = []
    monkeypatch.setattr(module, "load_runtime", lambda target, config=None, load=module.load_runtime:
                        given.append(config) or load(target, config))
    monkeypatch.setattr(config_module, "whole_cores", lambda: 1)
    for asked in ({}, {"threads": 3}):
        with Node(2, name="small", **asked):
            pass
    assert [config["cores"] for config in given] == [1, 1] and given[1]["threads"] == 3


V1 = "4:memory:/docker/f00\n3:cpu,cpuacct:/docker/f00\n1:name=systemd:/\n"


def version_1(at):
    return {"memory/": {f"{at}memory.limit_in_bytes": 2 * GIB, f"{at}memory.usage_in_bytes": GIB,
                        f"{at}memory.stat": f"inactive_file 1\ntotal_inactive_file {GIB // 2}"},
            "cpu/": {f"{at}cpu.cfs_quota_us": 300000, f"{at}cpu.cfs_period_us": 100000}}


@pytest.mark.parametrize("groups, folders, cores, memory, free", [
    ("0::/\n", {"": {"memory.max": "max", "cpu.max": "max 100000"}}, 64, 128 * GIB, 100 * GIB),
    ("4:memory:/\n3:cpu:/\n", {"memory/": {"memory.limit_in_bytes": 9223372036854771712}, "cpu/": {"cpu.cfs_quota_us": -1,
                                                                                                "cpu.cfs_period_us": 100000}},
     64, 128 * GIB, 100 * GIB),
    ("0::/\n", {"": {"cpu.max": "150000 100000", "memory.max": 4 * GIB, "memory.current": 3 * GIB,
                     "memory.stat": f"anon 5\ninactive_file {GIB}"}}, 1.5, 4 * GIB, 2 * GIB),
    ("0::/pod/box\n", {"pod/box/": {"memory.max": 8 * GIB, "cpu.max": "max 100000"},
                       "pod/": {"cpu.max": "200000 100000", "memory.max": 6 * GIB}}, 2, 6 * GIB, 6 * GIB),
    (V1, version_1(""), 3, 2 * GIB, 3 * GIB // 2), (V1, version_1("docker/f00/"), 3, 2 * GIB, 3 * GIB // 2),
], ids=["no limits", "no limits, version 1", "version 2 in a container", "of a group above", "version 1 in a container",
        "version 1 on the host"])
def test_limits_of_groups(machine, groups, folders, cores, memory, free):
    files = {f"sys/fs/cgroup/{folder}{name}": f"{text}\n" for folder, texts in folders.items() for name, text in texts.items()}
    allowed = machine({"proc/self/cgroup": groups, **files})
    assert (allowed.cores, allowed.memory, allowed.free, allowed.processes) == (cores, memory, free, int(cores))


def test_fewer_cores_by_affinity_and_no_proc(machine, monkeypatch, tmp_path):
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {3, 4}, raising=False)
    allowed = limits.limits(tmp_path / "nothing")
    assert allowed.cores == 2 and allowed.memory == allowed.machine_memory == allowed.free > 0


def test_the_doctor_tells_what_the_container_allows(monkeypatch, call_a2a):
    small = limits.Limits(cores=2, machine_cores=64, memory=3 * 10**9, machine_memory=128 * 10**9, free=10**9)
    monkeypatch.setattr(doctor, "limits", lambda: small)
    findings = doctor.examine()
    assert "2 of 64 cores, 3.0 of 128.0 GB of memory (1.0 GB free)" in doctor.report(findings)
    assert any("3.0 GB of memory" in problem for problem in findings["problems"])
    assert json.loads(call_a2a("doctor", "--json").out)["machine"]["cores"] == 2


def test_the_doctor_tells_what_would_be_downloaded(monkeypatch):
    assert doctor.examine()["download"] is None, "everything is here"
    monkeypatch.setattr(doctor, "version_of", lambda name: None if name == "torch" else "1")
    monkeypatch.setattr(doctor.sys, "platform", "linux")
    findings = doctor.examine()
    assert "torch is not installed: make setup" in findings["problems"]
    assert f"make setup downloads about {doctor.DOWNLOAD_GB} GB and fills {doctor.DISK_GB} GB" in doctor.report(findings)
    assert "TORCH=cuda" in doctor.report(findings)
