"""The command `tripot` as people use it: real processes, lines written to them, files on a disk."""
