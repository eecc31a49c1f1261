"""Side-by-side measurements against peers: everything in one run, on one core, on the same machine."""
