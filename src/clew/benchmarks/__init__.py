"""What `clew bench` measures. Ratios within one run count: machines differ."""
