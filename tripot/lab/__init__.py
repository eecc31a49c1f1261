"""The laboratory: what is learned and measured about games, away from the table."""
