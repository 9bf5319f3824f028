"""What happens at a table, with storage and the network around it."""
