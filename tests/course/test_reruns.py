"""A cell that is run again says nothing new: `%load_ext a2a_lib` is silent."""
from IPython.core.interactiveshell import InteractiveShell


def test_loading_the_magics_again_is_silent(capsys):
    shell = InteractiveShell()
    for _ in range(3):
        assert shell.run_cell("%load_ext a2a_lib").success
        assert "hip" in shell.magics_manager.magics["cell"]
    assert capsys.readouterr().out == ""
    assert not [callback for callback in shell.events.callbacks["post_run_cell"] if callback.__name__ == "allow_again"]
