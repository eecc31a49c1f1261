"""The live table without any input or output: what happens to moves between the wire and the rules."""
