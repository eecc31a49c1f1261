"""`python -m tripot` is the command `tripot`."""

import sys

from tripot.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
