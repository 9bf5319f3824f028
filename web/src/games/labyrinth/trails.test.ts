import { expect, test } from 'vitest'
import type { Turn } from '../../lib/turns'
import { trailsOf } from './trails'
import type { Happening } from './types'

const turn = (seat: number, ...events: Happening[]): Turn => ({
  seat,
  turn: 0,
  told: events.map((event, n) => ({ n, event })),
})
const push = (seat: number, arrow: string): Happening => ({
  event: 'pushed',
  seat,
  arrow,
  rotation: 0,
})
const walk = (seat: number, ...path: string[]): Happening => ({
  event: 'moved',
  seat,
  path,
  cell: path.at(-1)!,
})

test('a way lies where the later pushes have brought it, torn where they tear it', () => {
  const turns = [turn(2, push(2, 'N2'), walk(2, 'b1', 'b2', 'c2', 'd2')), turn(3, push(3, 'W2'))]
  // Row 2 went to the right: b1 stays, the rest moves on by one.
  expect(trailsOf(turns, 1).trails).toEqual([
    {
      seat: 2,
      arrow: 'N2',
      start: { x: 1, y: 0 },
      ways: [
        [
          { x: 2, y: 1 },
          { x: 3, y: 1 },
          { x: 4, y: 1 },
        ],
      ],
    },
    { seat: 3, arrow: 'W2', start: undefined, ways: [] },
  ])
})

test('who was carried along sees from where, over several pushes', () => {
  const ride = (cell: string): Happening => ({ event: 'carried', seat: 1, cell })
  const turns = [turn(2, push(2, 'W2'), ride('d2')), turn(3, push(3, 'N4'), ride('d3'))]
  expect(trailsOf(turns, 1).carried).toEqual({ from: { x: 2, y: 1 }, to: { x: 3, y: 2 } })
  expect(trailsOf(turns, 4).carried).toBeUndefined()
})
