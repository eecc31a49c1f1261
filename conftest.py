"""Settings for all tests."""

import signal

from hypothesis import settings

# In a shell's background interrupts are ignored, and programs that tests start there would ignore them too.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("tripot", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("tripot")
