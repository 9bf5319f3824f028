"""Players that are not people: bots, named programs and remote programs."""
