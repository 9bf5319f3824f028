// Movement that explains what happened. Everything here can be skipped.

const underWay = new Set<() => void>()
let skipping = false

/** Ends every movement under way at once, and what follows it without a pause. */
export function skip(): void {
  if (!underWay.size) return
  skipping = true
  for (const end of [...underWay]) end()
  setTimeout(() => (skipping = false))
}

export const smooth = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)

/** Calls `step` with 0 to 1 for so many milliseconds. */
export function run(milliseconds: number, step: (t: number) => void): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      underWay.delete(end)
      step(1)
      done()
    }
    // A hidden page gets no frames.
    if (skipping || document.hidden) return end()
    underWay.add(end)
    const began = performance.now()
    const frame = (now: number) => {
      if (!underWay.has(end)) return
      const t = (now - began) / milliseconds
      if (t >= 1) return end()
      step(Math.max(0, t))
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

export function pause(milliseconds: number): Promise<void> {
  return run(milliseconds, () => undefined)
}
