// How cards move, as pure functions of the part of the time that has passed.
import { smooth } from '../../lib/motion'

/** Where a card is on the screen, and how large. */
export interface Placed {
  x: number
  y: number
  size: number
}

/** Milliseconds. */
export const FLIGHT = 380
export const TRACE = 400
const ARC = 30

/** A card in the air: in an arc, growing or shrinking to the size of where it goes. */
export function flown(from: Placed, to: Placed, t: number): Placed {
  const part = smooth(t)
  const mix = (a: number, b: number) => a + (b - a) * part
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y) - Math.sin(Math.PI * part) * ARC,
    size: mix(from.size, to.size),
  }
}
