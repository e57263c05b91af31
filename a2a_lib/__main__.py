"""`python -m a2a_lib`: the `a2a` command."""

import sys

from .cli import main

sys.exit(main())
