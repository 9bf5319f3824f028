import { describe, expect, it } from 'vitest'
import { FLIGHT, flown, GATHER, gathered, TRACE } from './movement'

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
  it('gathers with the others in their middle, each half over the last', () => {
    const two = [
      { x: 0, y: 0, size: 40 },
      { x: 100, y: 60, size: 40 },
    ]
    expect(gathered(two)).toEqual([
      { x: 40, y: 30, size: 40 },
      { x: 60, y: 30, size: 40 },
    ])
  })
  it('is neither too fast to be seen nor worth waiting for', () => {
    for (const time of [FLIGHT, GATHER, TRACE]) {
      expect(time).toBeGreaterThanOrEqual(160)
      expect(time).toBeLessThanOrEqual(400)
    }
  })
})
