"""A name whose cell failed is not what the run before had bound to it."""
import pytest
from IPython.core.interactiveshell import InteractiveShell

from a2a_lib import check
from a2a_lib.course.check import CheckFailed
from a2a_lib.course.unusable import NotRunError

GOOD = "def copy_bytes(n):\n    return n\n"


@pytest.fixture
def shell():
    shell = InteractiveShell()
    assert shell.run_cell("%load_ext a2a_lib").success and shell.run_cell("%load_ext a2a_lib").success
    yield shell
    shell.history_manager.end_session()


def test_a_kernel_that_does_not_compile_any_more(shell):
    source = "#include <hip/hip_runtime.h>\nextern \"C\" __global__ void k(int* x) { x[0] = 1%s }\n"
    assert shell.run_cell("%%hip mine\n" + source % ";").success
    assert not shell.run_cell("%%hip mine\n" + source % "").success
    mine = shell.user_ns["mine"]
    pytest.raises(CheckFailed, check.reverse, mine).match("the cell that defines mine did not compile")
    with pytest.raises(NotRunError, match="Mend that cell and run it again"):
        mine["k"]
    for line in ("--target sim mine", "mine -O9"):
        shell.user_ns["mine"] = None
        assert not shell.run_cell(f"%%hip {line}\n" + source % "").success
        with pytest.raises(CheckFailed, match="the cell that defines mine did not compile"):
            check.reverse(shell.user_ns["mine"])
    assert "sim" not in shell.user_ns
    assert shell.run_cell("%%hip mine\n" + source % ";").success and "k" in shell.user_ns["mine"].kernels


@pytest.mark.parametrize("cell", [GOOD + "1 / 0\n", "1 / 0\n" + GOOD, GOOD + "def (\n"], ids=["after", "before", "syntax"])
def test_a_function_whose_cell_failed(shell, cell):
    assert shell.run_cell(GOOD).success
    first = shell.user_ns["copy_bytes"]
    shell.run_cell(cell)
    now = shell.user_ns["copy_bytes"]
    if cell.startswith(GOOD + "1"):  # it was defined anew before the error
        assert now is not first and now(3) == 3
        return
    pytest.raises(NotRunError, now, 3).match("the cell that defines copy_bytes failed")
    pytest.raises(CheckFailed, check.who_needs, now).match("the cell that defines copy_bytes failed")
    assert len([callback for callback in shell.events.callbacks["post_run_cell"] if callback.__name__ == "ended"]) == 1


def test_loading_the_magics_again_is_silent(capsys):
    shell = InteractiveShell()
    for _ in range(3):
        assert shell.run_cell("%load_ext a2a_lib").success
        assert "hip" in shell.magics_manager.magics["cell"]
    assert capsys.readouterr().out == ""
    assert not [callback for callback in shell.events.callbacks["post_run_cell"] if callback.__name__ == "allow_again"]
