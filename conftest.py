"""Three repairs of nbval 0.11, for every notebook that pytest runs (tests/test_notebooks_hygiene.py tests them).

1. ipykernel does not capture what C code and child processes print where PYTEST_CURRENT_TEST is set: drop it.
2. nbval executes with store_history=False, which makes IPython print a result that a trailing `;` should hide.
3. nbval waits for the reply of a dead kernel until the cell's timeout: look every second whether it lives.
"""

import os
import queue
import signal
import time

try:
    import nbval.kernel as nbval_kernel
except ImportError:  # a plain `pytest tests` needs no notebooks
    nbval_kernel = None


def start_new_kernel_as_outside_pytest(original):
    def start_new_kernel(*args, **kwargs):
        env = dict(kwargs.pop("env", None) or os.environ)
        env.pop("PYTEST_CURRENT_TEST", None)
        return original(*args, env=env, **kwargs)

    return start_new_kernel


def execute_cell_input(self, cell_input, allow_stdin=None):
    return self.kc.execute(cell_input, store_history=True, allow_stdin=allow_stdin, stop_on_error=False)


def await_reply(self, msg_id, timeout=None):
    deadline = None if timeout is None else time.monotonic() + timeout
    while True:
        try:
            message = self.get_message(stream="shell", timeout=1)
        except queue.Empty:
            if not self.is_alive():
                raise RuntimeError(f"the kernel process died while it ran this cell ({exit_reason(self.km)})") from None
            if deadline is not None and time.monotonic() > deadline:
                raise
            continue
        if message["parent_header"].get("msg_id") == msg_id:
            if message["content"]["status"] == "aborted":
                raise RuntimeError("Kernel aborted execution request")
            return


def exit_reason(kernel_manager):
    """How the kernel's process ended: "SIGSEGV", "exit code 3" or "unknown"."""
    process = getattr(kernel_manager.provisioner, "process", None)
    code = None if process is None else process.poll()
    if code is None:
        return "unknown"
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"


if nbval_kernel is not None:
    nbval_kernel.start_new_kernel = start_new_kernel_as_outside_pytest(nbval_kernel.start_new_kernel)
    nbval_kernel.RunningKernel.execute_cell_input = execute_cell_input
    nbval_kernel.RunningKernel.await_reply = await_reply
