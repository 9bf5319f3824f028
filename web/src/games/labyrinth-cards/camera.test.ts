import { describe, expect, it } from 'vitest'
import {
  beyond,
  boxOf,
  contains,
  frame,
  LEAST,
  numbers,
  seen,
  snugIn,
  towards,
  worthSeeing,
  zoomed,
} from './camera'

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

  it('fills a large screen with the cards and where another may go', () => {
    const cards = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 1, y: 2 },
    ]
    const places = [
      { x: -1, y: 0 },
      { x: 2, y: 2 },
    ]
    const large = { width: 1300, height: 1230 }
    const all = worthSeeing(cards, places)
    const camera = frame(all, all, large, LEAST, snugIn(large))
    expect(contains(seen(camera, large), all)).toBe(true)
    // Four columns, and three rows: nothing is kept for a row in which no card can go.
    expect(all).toEqual({ left: -110, top: -26, right: 310, bottom: 326 })
    expect((camera.scale * (all.right - all.left)) / large.width).toBeGreaterThan(0.8)
    expect(worthSeeing(cards, [])).toEqual(boxOf(cards, 26))
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

  it('counts what lies beyond each side', () => {
    const cells = [
      { x: -2, y: 0 },
      { x: 5, y: 0 },
      { x: 5, y: 7 },
      { x: 1, y: 1 },
    ]
    const box = { left: -100, top: -100, right: 500, bottom: 500 }
    expect(beyond(cells, box)).toEqual({ left: 1, top: 0, right: 2, bottom: 1 })
  })

  it('goes to where everything ends, and never so far that one is lost', () => {
    const camera = { x: 0, y: 0, scale: 1 }
    const clear = seen(camera, size)
    const near = { left: -200, top: -500, right: 220, bottom: 200 }
    expect(towards(camera, 'right', near, clear)).toEqual({ x: 40, y: 0, scale: 1 })
    expect(towards(camera, 'left', near, clear)).toEqual({ x: -20, y: 0, scale: 1 })
    expect(towards(camera, 'top', near, clear)).toEqual({ x: 0, y: -240, scale: 1 })
  })

  it('numbers the columns that have cells and are seen', () => {
    expect(numbers(-108, 308, -500, 500)).toEqual([-1, 0, 1, 2])
    expect(numbers(-108, 308, 60, 240)).toEqual([1])
  })
})
