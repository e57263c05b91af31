"""`python -m a2a_lib.cli`, the same as `python -m a2a_lib`."""

import sys

from . import main

sys.exit(main())
