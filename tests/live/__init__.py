"""The live table: what holds without a server."""
