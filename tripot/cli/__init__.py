"""The command `tripot`."""
