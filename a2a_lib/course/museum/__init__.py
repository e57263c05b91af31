"""A museum of bugs: kernels of several GPUs that others shipped, each rebuilt in a few lines of our own.

    EXHIBITS                           name -> `Exhibit`: what was seen, the cause, the tool that finds it, its source
    EXHIBITS["end_barrier"].explore()  runs the broken kernel under schedules; mended=True, or a source of yours
    CAUSES                             the eight causes
    look("end_barrier", "races")       what a tool sees in one schedule; exercises count the looks

NAME.hip has both kernels of an exhibit, told apart by `#if MENDED`. They follow the mechanism of a public report, and no
line of its code.
"""
from .exhibit import CAUSES, TOOLS, Exhibit, Stage, catalogue, tools, until_found
from .exhibits import EXHIBITS
from .judge import header, judge
from .looks import look

__all__ = ["CAUSES", "EXHIBITS", "TOOLS", "Exhibit", "Stage", "catalogue", "header", "judge", "look", "tools", "until_found"]
