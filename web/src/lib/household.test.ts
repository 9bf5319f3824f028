import { expect, test } from 'vitest'
import { quartersRound } from './household'

function round(own: number[]): number[] {
  return own.map((seat) => quartersRound(seat, own))
}

test('those at one screen sit around it, clockwise, bots not counted', () => {
  expect(round([1, 2])).toEqual([0, 2])
  expect(round([2, 4])).toEqual([0, 2])
  expect(round([1, 2, 3])).toEqual([0, 1, 2])
  expect(round([1, 2, 3, 4])).toEqual([0, 1, 2, 3])
  expect(round([1, 2, 3, 4, 5, 6])).toEqual([0, 0, 1, 2, 2, 3])
})

test('who plays alone, or watches, sits where the screen is', () => {
  expect(round([2])).toEqual([0])
  expect(quartersRound(0, [1, 2])).toBe(0)
  expect(quartersRound(0, [])).toBe(0)
})
