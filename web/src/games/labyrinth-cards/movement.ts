// How cards move, as pure functions of the part of the time that has passed.
import { smooth } from '../../lib/motion'
import type { Spot } from '../../lib/places'

/** Milliseconds. */
export const FLIGHT = 380
export const TRACE = 400
export const GATHER = 400
const ARC = 30

/** A card in the air: in an arc, growing or shrinking to the size of where it goes. */
export function flown(from: Spot, to: Spot, t: number): Spot {
  const part = smooth(t)
  const mix = (a: number, b: number) => a + (b - a) * part
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y) - Math.sin(Math.PI * part) * ARC,
    size: mix(from.size, to.size),
  }
}

/** Where cards come to lie together: in the middle of where they were, each half over the last. */
export function gathered(cards: Spot[]): Spot[] {
  const mean = (of: (card: Spot) => number) =>
    cards.reduce((sum, card) => sum + of(card), 0) / cards.length
  const [x, y, size] = [mean((card) => card.x), mean((card) => card.y), mean((card) => card.size)]
  return cards.map((_, i) => ({ x: x + (i - (cards.length - 1) / 2) * size * 0.5, y, size }))
}
