"""`python -m a2a_lib.course.site [OUT]`"""
import sys

from .build import build

if __name__ == "__main__":
    print(f"{build(*sys.argv[1:2], say=lambda text: print(text, flush=True))}/index.html")
