"""The server as pages and networks meet it."""
