"""The command `tripot`: a table in the terminal. It knows no game, and no player sees more than their view."""
