"""What every game is made of: seats, turns, secrets and logs. It knows no game."""
