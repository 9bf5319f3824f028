import { expect, test } from 'vitest'
import type { Planned } from '../../lib/contract'
import { askedOf, changeOf, checked, courseTo, type Pin, readPins, relaid, within } from './pins'
import type { Plan } from './types'

const plan: Plan = {
  tiles: '',
  treasures: '',
  pawns: ['a1'],
  spare: { sides: '3', treasure: '.', back: '' },
  ways: { a1: ['a1'], b1: ['a1', 'b1'], c1: ['a1', 'b1', 'c1'] },
  finds: { c1: 'owl' },
  pushes: [],
}
const spare = { sides: '5', treasure: '.', back: '' }
const course = courseTo('c1', plan, { arrow: 'N2', degrees: 90 }, spare)!
const pin: Pin = { ...course, letter: 'A' }

function told(more: Partial<Plan>): Planned {
  return { n: 1, plan: { ...plan, ...more }, refused: null }
}
const refused: Planned = {
  n: 1,
  plan: null,
  refused: {
    reason: 'illegal',
    text: '',
    message: 'labyrinth-refusal-11',
    rule: 'LB-11',
    values: {},
  },
}
const by = { seat: 2, arrow: 'S2' }

test('a course has its way and what is found', () => {
  expect(course).toMatchObject({ cell: 'c1', finds: 'owl', way: ['a1', 'b1', 'c1'] })
  expect(courseTo('g7', plan, { arrow: 'N2', degrees: 0 }, spare)).toBeUndefined()
})

test('a pin that leads there another way is whole', () => {
  const around = told({ ways: { ...plan.ways, c1: ['a1', 'a2', 'b2', 'c2', 'c1'] } })
  const after = checked(pin, around, by)
  expect(after.broken).toBeUndefined()
  expect(after.way).toHaveLength(5)
})

test('a pin that is broken says by whose push, and how far one gets', () => {
  const torn = told({ ways: { a1: ['a1'], b1: ['a1', 'b1'] } })
  const broken = checked(pin, torn, by)
  expect(broken.broken).toEqual({ by, far: 'b1' })
  expect(checked(broken, torn, { seat: 3, arrow: 'E4' }).broken?.by).toEqual(by)
  expect(checked(broken, told({}), undefined).broken).toBeUndefined()
  expect(checked(pin, refused, by).broken?.problem?.rule).toBe('LB-11')
  expect(checked(pin, told({ finds: {} }), by).broken?.far).toBe('c1')
})

test('what is played in advance is played as it was, or not at all', () => {
  expect(changeOf(course, told({}))).toBeUndefined()
  expect(changeOf(course, refused)).toBe('rule')
  const around = { ...plan.ways, c1: ['a1', 'a2', 'b2', 'c2', 'c1'] }
  expect(changeOf(course, told({ ways: around }))).toBe('way')
  expect(changeOf(course, told({ finds: {} }))).toBe('treasure')
})

test('a tile of the same kind is turned back to how it was to lie', () => {
  // A corner that was to be pushed in open to the east and the south (6), whichever way it comes out.
  const corner = { sides: '3', treasure: '.', back: '' }
  const turn = courseTo('c1', plan, { arrow: 'N2', degrees: 90 }, corner)!
  const laid = ['3', '6', 'c', '9'].map((sides) => relaid(turn, { ...corner, sides })!)
  expect(laid.map(({ degrees }) => degrees)).toEqual([90, 0, 270, 180])
  expect(laid.map(({ tile }) => tile.sides)).toEqual(['3', '6', 'c', '9'])
  expect(laid[2]).toMatchObject({ arrow: 'N2', cell: 'c1', way: turn.way, finds: 'owl' })
  // A straight one lies the same after half a turn: it is turned a quarter at most.
  expect(relaid(course, { ...spare, sides: 'a' })!.degrees).toBe(0)
})

test('another tile cannot take its place', () => {
  expect(relaid(course, { ...spare, sides: '3' })).toBeUndefined()
  expect(relaid(course, { ...spare, treasure: 'b' })).toBeUndefined()
})

test('a straight tile is pushed under the name that differs', () => {
  expect(askedOf({ arrow: 'N2', degrees: 270 }, ['push N2 0', 'push N2 90'])).toBe('push N2 90')
  expect(askedOf({ arrow: 'N2', degrees: 180 }, ['push N2 180'])).toBe('push N2 180')
})

test('the floor is lit step by step', () => {
  expect([...within(plan, 1)]).toEqual(['a1', 'b1'])
  expect(within(undefined, 3).size).toBe(0)
})

test('pins that are stored are read, and nothing else', () => {
  expect(readPins(JSON.stringify([pin, { letter: 'B' }]))).toEqual([pin])
  expect(readPins('{')).toEqual([])
  expect(readPins(null)).toEqual([])
})
