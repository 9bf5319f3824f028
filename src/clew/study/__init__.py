"""Study: what a strong player would do and why, and who was ahead when."""
