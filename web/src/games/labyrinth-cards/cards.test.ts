import { describe, expect, it } from 'vitest'
import { cellOf, faceOf, type Lying, nameOf, spotOf, spots, trace, turned } from './cards'

const STRAIGHT = '5ab'
const CORNER = '3ac'
const BENDS = '3cad'

function table(...cards: Lying[]): Map<string, Lying> {
  return new Map(cards.map((card) => [nameOf(card), card]))
}

describe('cards', () => {
  it('reads faces', () => {
    expect(faceOf(BENDS)).toEqual({
      paths: [3, 12],
      letters: ['a', 'd'],
      treasures: ['book', 'crown'],
    })
    expect(turned(3, 90)).toBe(6)
    expect(nameOf(cellOf('2,-1'))).toBe('2,-1')
  })

  it('puts treasures on their paths, apart from each other', () => {
    for (const text of [STRAIGHT, CORNER, BENDS, '7ab', 'fab', '5aab']) {
      const [a, b] = spots(faceOf(text))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(32)
    }
    const lies = { card: 1, x: 1, y: 0, degrees: 90 }
    expect(spotOf(faceOf(STRAIGHT), 0, lies)).toEqual({ x: 176.5, y: 50 })
  })

  it('traces a path along the corridor', () => {
    const cards = table(
      { card: 1, x: 0, y: 0, degrees: 90 },
      { card: 2, x: 1, y: 0, degrees: 180 },
      { card: 3, x: 1, y: 1, degrees: 0 },
    )
    const faces = [STRAIGHT, CORNER, '5ae']
    expect(trace(['0,0', '1,0', '1,1'], 'book', cards, faces)).toBe(
      'M76.5 50L100 50L150 50L150 100L150 123.5',
    )
  })

  it('follows a bend without cutting through the middle', () => {
    const cards = table(
      { card: 1, x: 0, y: -1, degrees: 0 },
      { card: 2, x: 0, y: 0, degrees: 0 },
      { card: 3, x: 1, y: 0, degrees: 90 },
    )
    const line = trace(['0,-1', '0,0', '1,0'], 'book', cards, [STRAIGHT, BENDS, STRAIGHT])
    expect(line).toContain('A50 50 0 0 0 100 50')
    expect(line).not.toContain('L50 50')
  })
})
