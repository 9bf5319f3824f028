// Movement that explains what happened. Everything here can be skipped.

let skipping = false

/** Ends every movement under way at once. */
export function skip(): void {
  skipping = true
  setTimeout(() => (skipping = false))
}

export const smooth = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)

/** Calls `step` with 0 to 1 for so many milliseconds. */
export function run(milliseconds: number, step: (t: number) => void): Promise<void> {
  return new Promise((done) => {
    const began = performance.now()
    const frame = (now: number) => {
      const t = skipping || document.hidden ? 1 : Math.min(1, (now - began) / milliseconds)
      step(Math.max(0, t))
      if (t < 1) requestAnimationFrame(frame)
      else done()
    }
    // A hidden page gets no frames.
    if (document.hidden) {
      step(1)
      done()
    } else requestAnimationFrame(frame)
  })
}

export function pause(milliseconds: number): Promise<void> {
  return run(milliseconds, () => undefined)
}
