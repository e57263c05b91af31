"""Starts JupyterLab for `a2a lab`: chooses the lesson and the options."""
import contextlib
import importlib.util
import os
import sys
from pathlib import Path

from ..files import writable
from .work import WORK

EXTENSION = Path(__file__).resolve().parent / "labextension"


def lesson(root: Path, start: str) -> str:
    """The copy of the lesson that begins with `start`, relative to `root`. ValueError without one."""
    lessons = sorted((root / WORK / "notebooks").glob("[0-9][0-9]_*.ipynb"))
    path = next((path for path in lessons if start and path.name.startswith(start)), None)
    if path is None:
        raise ValueError(f"no lesson begins with {start!r}; {', '.join(path.name[:2] for path in lessons)} do")
    return path.relative_to(root).as_posix()


def command(lesson: str, flags: list[str]) -> list[str]:
    """The command line that opens `lesson`. Raises ImportError without JupyterLab."""
    if importlib.util.find_spec("jupyterlab") is None:
        raise ImportError("JupyterLab is not installed: `make setup` in a checkout, else pip install 'a2a-course[lab]'")
    # containers often run as root, and JupyterLab then refuses to start without this
    root = ["--allow-root"] if os.geteuid() == 0 else []
    # The course uses no language servers. Without this, JupyterLab warns of thirty that are not installed.
    quiet = "--LanguageServerManager.autodetect=False"
    return [sys.executable, "-m", "jupyterlab", f"--LabApp.default_url=/lab/tree/{lesson}", quiet, *root, *flags]


def folders_of_its_own(folder: Path) -> dict[str, str]:
    """Variables of JupyterLab and IPython that keep their files in `folder`, where the home folder cannot be written; else {}."""
    if writable(Path.home()):
        return {}
    names = {"JUPYTER_CONFIG_DIR": "config", "JUPYTER_DATA_DIR": "data", "JUPYTER_RUNTIME_DIR": "runtime", "IPYTHONDIR": "ipython"}
    return {name: str(folder / part) for name, part in names.items() if name not in os.environ}


def link_extension() -> None:
    """Gives JupyterLab the C++ colours of %%hip cells. A wheel installs them; an editable install does not."""
    link = Path(sys.prefix, "share", "jupyter", "labextensions", "a2a-lab")
    if link.exists() and not link.is_symlink():
        return
    with contextlib.suppress(OSError):  # the environment belongs to the user: missing colours are not worth an error
        link.parent.mkdir(parents=True, exist_ok=True)
        link.unlink(missing_ok=True)
        link.symlink_to(EXTENSION)
