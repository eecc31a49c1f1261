"""What holds for every game, and for the house as a whole."""
