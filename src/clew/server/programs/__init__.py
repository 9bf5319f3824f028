"""Who plays without being a person: bots, named programs, programs from afar."""
