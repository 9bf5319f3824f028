import { describe, expect, it } from 'vitest'
import { boxOf, contains, frame, LEAST, numbers, seen, zoomed } from './camera'

const size = { width: 360, height: 320 }

describe('the camera', () => {
  it('shows everything where it fits', () => {
    const all = boxOf([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ])
    const camera = frame(all, all, size)
    expect(contains(seen(camera, size), all)).toBe(true)
    expect(camera.x).toBe(100)
  })

  it('keeps cards large enough for a finger and shows what matters', () => {
    const all = boxOf([
      { x: -9, y: -9 },
      { x: 9, y: 9 },
    ])
    const focus = boxOf([{ x: 8, y: -7 }], 20)
    const camera = frame(all, focus, size)
    expect(camera.scale).toBe(LEAST)
    expect(contains(seen(camera, size), focus)).toBe(true)
  })

  it('zooms around the finger', () => {
    const camera = { x: 0, y: 0, scale: 1 }
    const near = zoomed(camera, 1.5, { x: 300, y: 50 }, size)
    const under = (c: typeof camera) => c.x + (300 - 180) / c.scale
    expect(under(near)).toBeCloseTo(under(camera))
  })

  it('numbers the columns that have cells and are seen', () => {
    expect(numbers(-108, 308, -500, 500)).toEqual([-1, 0, 1, 2])
    expect(numbers(-108, 308, 60, 240)).toEqual([1])
  })
})
