"""`python -m a2a_lib.cli`, as `python -m a2a_lib`."""

import sys

from . import main

sys.exit(main())
