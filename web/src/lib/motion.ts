// Movement that explains what happened. Everything here can be skipped.

const underWay = new Set<() => void>()
let skipping = false

/** Ends every movement under way at once, and what follows from it. */
export function skip(): void {
  if (!underWay.size) return
  skipping = true
  for (const end of [...underWay]) end()
  // What follows begins in promises, before anything else does.
  setTimeout(() => (skipping = false))
}

export const smooth = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)

/** Calls `step` with 0 to 1 for so many milliseconds. */
export function run(milliseconds: number, step: (t: number) => void): Promise<void> {
  return new Promise((done) => {
    const began = performance.now()
    let next = 0
    const end = () => {
      cancelAnimationFrame(next)
      underWay.delete(end)
      step(1)
      done()
    }
    const frame = (now: number) => {
      const t = (now - began) / milliseconds
      if (t >= 1 || document.hidden) return end()
      step(Math.max(0, t))
      next = requestAnimationFrame(frame)
    }
    // A hidden page gets no frames.
    if (skipping || document.hidden) return end()
    underWay.add(end)
    next = requestAnimationFrame(frame)
  })
}

export function pause(milliseconds: number): Promise<void> {
  return run(milliseconds, () => undefined)
}
