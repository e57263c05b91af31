"""tests/kernels.py: a kernel that is a copy is as one that started from nothing."""
import json
import os

import pytest

from tests import kernels

manager = pytest.importorskip("jupyter_client.manager")
launcher = pytest.importorskip("jupyter_client.launcher")
provisioning = pytest.importorskip("jupyter_client.provisioning.local_provisioner")

ASK = """
import json, multiprocessing, os, random, signal, sys, threading
print(json.dumps({"path": sys.path, "folder": os.getcwd(), "argv": sys.argv[:1], "name": __name__,
                  "environment": {k: v for k, v in os.environ.items() if k not in ("JPY_PARENT_PID", "PYTEST_CURRENT_TEST")},
                  "leads": os.getpgrp() == os.getpid(), "main": multiprocessing.current_process().name,
                  "interrupt": signal.getsignal(signal.SIGINT).__name__, "stdin": os.read(0, 1).decode(),
                  "figures": __import__("matplotlib").rcParams["backend"], "parent": os.environ["JPY_PARENT_PID"]
                  == str(os.getppid())}))
"""


def asked(tmp_path):
    km, kc = manager.start_new_kernel(cwd=str(tmp_path), env={**os.environ, "A2A_MARK": "here"})
    outputs = []
    try:
        kc.execute_interactive(ASK, output_hook=lambda m: outputs.append(m["content"].get("text", "")), timeout=120)
        return json.loads("".join(outputs)), km.provisioner.process
    finally:
        kc.stop_channels()
        km.shutdown_kernel(now=True)


def test_it_is_as_one_that_started_from_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(provisioning, "launch_kernel", launcher.launch_kernel)
    plain, _ = asked(tmp_path)
    monkeypatch.setattr(provisioning, "launch_kernel", kernels.launch_kernel)
    copy, process = asked(tmp_path)
    assert isinstance(process, kernels.Kernel) and copy["environment"]["A2A_MARK"] == "here"
    assert copy == plain
