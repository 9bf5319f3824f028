import { describe, expect, it } from 'vitest'
import { treasureOf } from '../treasures'
import { ARROWS, cellOf, corridor, nameOf, turned } from './tiles'

describe('tiles', () => {
  it('turn clockwise', () => {
    expect([0, 1, 2, 3].map((quarters) => turned(0b0011, quarters))).toEqual([3, 6, 12, 9])
    expect(turned(0b0101, 1)).toBe(0b1010)
  })
  it('have corridors to their open sides', () => {
    expect(corridor(5)).toBe('M50 0L50 50L50 100')
    expect(corridor(3)).toBe('M50 0L50 50L100 50')
    expect(corridor(7)).toBe('M50 0V100M50 50H100')
  })
  it('name their cells and treasures', () => {
    expect(cellOf('c2')).toEqual({ x: 2, y: 1 })
    expect(nameOf(6, 6)).toBe('g7')
    expect(treasureOf('a')).toBe('book')
    expect(treasureOf('.')).toBe('')
  })
  it('are pushed from twelve places, inwards', () => {
    expect(ARROWS).toHaveLength(12)
    expect(ARROWS.find((arrow) => arrow.name === 'E4')).toMatchObject({ line: 3, dx: -1, dy: 0 })
  })
})
