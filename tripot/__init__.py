"""Tripot: five French card games to play, to study and to teach to machines."""

from tripot import compiled

__version__ = "0.3.0"

compiled.choose()
