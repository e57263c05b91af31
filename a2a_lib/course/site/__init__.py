"""The course as a static site: lessons as they are stored, working players, sources, exercises to download, API.

    a2a site     writes build/site/html (`make site`)

Nothing is executed: pages show the stored outputs of the notebooks. They are plain files and work from any path, from a
disk too. Needs the packages of the extra `site` (Sphinx reads the notebooks through MyST-NB).
"""
from .build import HTML, ROOT, build, server

__all__ = ["HTML", "ROOT", "build", "server"]
