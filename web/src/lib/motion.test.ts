import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hurry, pause, run, skip, smooth } from './motion'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) =>
    setTimeout(() => frame(performance.now()), 16),
  )
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('goes from nothing to all in the time it is given', async () => {
  const steps: number[] = []
  const moved = run(320, (t) => steps.push(t))
  vi.advanceTimersByTime(400)
  await moved
  expect(steps.length).toBeGreaterThan(10)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(steps.at(-1)).toBe(1)
})

it('ends at once when it is skipped, and so does what follows', async () => {
  const ends: string[] = []
  const chain = (async () => {
    await run(300, (t) => t === 1 && ends.push('first'))
    await pause(900)
    await run(300, (t) => t === 1 && ends.push('second'))
  })()
  vi.advanceTimersByTime(32)
  skip()
  await chain
  expect(ends).toEqual(['first', 'second'])
})

it('takes half of what is left when it is hurried', async () => {
  let ended = false
  void pause(1000).then(() => (ended = true))
  vi.advanceTimersByTime(200)
  hurry()
  await vi.advanceTimersByTimeAsync(350)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(ended).toBe(true)
})

it('moves again after that', async () => {
  const skipped = pause(300)
  skip()
  await skipped
  vi.advanceTimersByTime(1)
  const steps: number[] = []
  const moved = run(200, (t) => steps.push(t))
  vi.advanceTimersByTime(250)
  await moved
  expect(steps.length).toBeGreaterThan(5)
})

it('does not wait for a page that nobody sees', async () => {
  vi.stubGlobal('document', { hidden: true })
  const steps: number[] = []
  await run(300, (t) => steps.push(t))
  expect(steps).toEqual([1])
})

it('begins and ends gently', () => {
  expect([0, 0.5, 1].map(smooth)).toEqual([0, 0.5, 1])
  expect(smooth(0.1)).toBeLessThan(0.1)
})
