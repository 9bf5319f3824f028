"""How an installation of Clew is made: the rules compiled, the page built, both kept."""
