def main() -> None:
    print("clew")
