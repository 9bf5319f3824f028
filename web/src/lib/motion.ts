// Movement that explains what happened. Everything here can be skipped.
import { pace } from './pace'

/** What ends a movement under way, and what halves the rest of it. */
interface Movement {
  end: () => void
  hurry: () => void
}
const underWay = new Set<Movement>()
let skipping = false

/** Ends every movement under way at once, and what follows from it. */
export function skip(): void {
  if (!underWay.size) return
  skipping = true
  for (const movement of [...underWay]) movement.end()
  // What follows begins in promises, before anything else does.
  setTimeout(() => (skipping = false))
}

/** Halves what is left of every movement under way. */
export function hurry(): void {
  for (const movement of underWay) movement.hurry()
}

export const smooth = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)

/** Calls `step` with 0 to 1 for so many milliseconds, more at a slower pace. */
export function run(milliseconds: number, step: (t: number) => void): Promise<void> {
  return runFor(milliseconds * pace.now.stretch, step)
}

export function pause(milliseconds: number): Promise<void> {
  return run(milliseconds, () => undefined)
}

/** The same where the time is that of the pace already. */
export function runFor(milliseconds: number, step: (t: number) => void): Promise<void> {
  return new Promise((done) => {
    let began = performance.now()
    let next = 0
    const end = () => {
      cancelAnimationFrame(next)
      underWay.delete(movement)
      step(1)
      done()
    }
    const hurry = () => {
      began -= (milliseconds - (performance.now() - began)) / 2
    }
    const movement = { end, hurry }
    const frame = (now: number) => {
      const t = (now - began) / milliseconds
      if (t >= 1 || document.hidden) return end()
      step(Math.max(0, t))
      next = requestAnimationFrame(frame)
    }
    // A hidden page gets no frames.
    if (skipping || document.hidden) return end()
    underWay.add(movement)
    next = requestAnimationFrame(frame)
  })
}

export function pauseFor(milliseconds: number): Promise<void> {
  return milliseconds ? runFor(milliseconds, () => undefined) : Promise.resolve()
}
