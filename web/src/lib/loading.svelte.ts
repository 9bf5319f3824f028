// What must be there before the page can answer: how much of it is, and whether a newer page waits.

class Loading {
  /** From 0 to 1. */
  #part = $state(1)
  /** Puts the newer page in place of this one; undefined if there is none. */
  update = $state.raw<() => void>()
  #tell: () => void = () => undefined
  /** Resolves when everything has come. */
  readonly ready = new Promise<void>((done) => (this.#tell = done))

  get part(): number {
    return this.#part
  }
  set part(part: number) {
    this.#part = part
    if (part === 1) this.#tell()
  }
}

export const loading = new Loading()
