import { beforeEach, expect, it, vi } from 'vitest'
import { pause, run, skip } from './motion'

let frames: ((now: number) => void)[] = []

beforeEach(() => {
  frames = []
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame))
})

it('goes from 0 to 1 in its time', async () => {
  const began = performance.now()
  const seen: number[] = []
  const done = run(400, (t) => seen.push(t))
  for (const later of [100, 300, 500]) frames.shift()!(began + later)
  await done
  expect(seen.length).toBe(3)
  expect(seen[0]).toBeLessThan(seen[1]!)
  expect(seen[2]).toBe(1)
})

it('ends at once when it is skipped, with all that follows without a pause', async () => {
  const ends: string[] = []
  const shown = (async () => {
    await run(400, () => undefined)
    ends.push('the slide')
    await pause(400)
    ends.push('the walk')
  })()
  skip()
  await shown
  expect(ends).toEqual(['the slide', 'the walk'])
})

it('takes no time on a hidden page', async () => {
  vi.stubGlobal('document', { hidden: true })
  let far = 0
  await run(400, (t) => (far = t))
  expect(far).toBe(1)
})
