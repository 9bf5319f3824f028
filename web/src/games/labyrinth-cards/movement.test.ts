import { describe, expect, it } from 'vitest'
import { FLIGHT, flown, TRACE } from './movement'

const hand = { x: 0, y: 400, size: 112 }
const table = { x: 300, y: 100, size: 60 }

describe('a card in the air', () => {
  it('leaves where it was and comes down where it goes', () => {
    expect(flown(hand, table, 0)).toEqual(hand)
    const end = flown(hand, table, 1)
    expect(end).toMatchObject({ x: 300, size: 60 })
    expect(end.y).toBeCloseTo(100)
  })
  it('flies in an arc', () => {
    const half = flown(hand, table, 0.5)
    expect(half.x).toBe(150)
    expect(half.y).toBeLessThan(250)
    expect(half.size).toBe(86)
  })
  it('is neither too fast to be seen nor worth waiting for', () => {
    for (const time of [FLIGHT, TRACE]) {
      expect(time).toBeGreaterThanOrEqual(160)
      expect(time).toBeLessThanOrEqual(400)
    }
  })
})
