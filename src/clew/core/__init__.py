"""The contract that every game keeps: State, Chance, Log, bit boards, and Game around them."""
