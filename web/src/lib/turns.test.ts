import { expect, test } from 'vitest'
import type { GameEvent, Told } from './contract'
import { sinceTurnOf, standing, turnsOf } from './turns'

const told = (n: number, event: string, seat: number, turn?: number): Told =>
  ({ n, event: { event, seat, ...(turn && { turn }) } as GameEvent }) as Told

const LABYRINTH = [
  told(0, 'turn', 1, 1),
  told(1, 'pushed', 1),
  told(1, 'carried', 3),
  told(2, 'moved', 1),
  told(2, 'turn', 2, 2),
  told(3, 'pushed', 2),
  told(4, 'moved', 2),
  told(4, 'turn', 3, 3),
]

test('a turn begins when the game says so, and who is carried along has none', () => {
  const turns = turnsOf(LABYRINTH)
  expect(turns.map(({ seat, turn, told }) => [seat, turn, told.length])).toEqual([
    [1, 1, 3],
    [2, 2, 2],
    [3, 3, 0],
  ])
})

test('where a game does not say so, a turn lasts until somebody else acts', () => {
  const actorOf = (event: GameEvent) =>
    event.event === 'took' ? undefined : (event as GameEvent & { seat: number }).seat
  const turns = turnsOf([told(1, 'bid', 1), told(2, 'bid', 2), told(2, 'took', 1)], actorOf)
  expect(turns.map(({ seat, told }) => [seat, told.length])).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('what others did is kept until one acts oneself', () => {
  const since = (all: Told[]) => sinceTurnOf(3, turnsOf(all)).map(({ seat }) => seat)
  expect(since(LABYRINTH)).toEqual([1, 2])
  expect(since([...LABYRINTH, told(5, 'pushed', 3)])).toEqual([])
  expect(since([...LABYRINTH, told(5, 'moved', 3), told(5, 'turn', 1, 4)])).toEqual([])
})

test('who begins has a turn, too, whoever leaves before', () => {
  const left = { n: 1, table: 'resign', seat: 1 } as Told
  const turns = turnsOf([left, told(2, 'pushed', 2), told(2, 'carried', 3), told(3, 'turn', 3, 2)])
  expect(turns.map(({ seat, told }) => [seat, told.length])).toEqual([
    [0, 1],
    [2, 2],
    [3, 0],
  ])
})

test('what was taken back has not happened', () => {
  const undone = { n: 5, table: 'undo', seat: 2, to: 3 } as Told
  expect(standing([...LABYRINTH, undone]).map(({ n }) => n)).toEqual([0, 1, 1, 2, 2, 3])
})
