import { describe, expect, it } from 'vitest'
import type { Area, Space } from '../../lib/contract'
import { leads, meant, unsaid } from './choosing'

function space(...actions: string[]): Space {
  return { label: '', text: '', shape: 'cell', colour: '', pieces: [], marked: false, actions }
}

/** Two pawns with two ways each, one of them with a choice on arrival. */
const LEGAL = ['a-c', 'a-d', 'b-d', 'b-d queen', 'pass']
const A = space('a-c', 'a-d')
const B = space('b-d', 'b-d queen')
const C = space('a-c')
const D = space('a-d', 'b-d', 'b-d queen')
const AREAS: Area[] = [{ title: '', columns: 2, spaces: [A, B, C, D] }]

describe('touches', () => {
  it('mean what all of them have in common', () => {
    expect(meant(LEGAL, [])).toEqual(LEGAL)
    expect(meant(LEGAL, [A])).toEqual(['a-c', 'a-d'])
    expect(meant(LEGAL, [A, D])).toEqual(['a-d'])
    expect(meant(LEGAL, [D, A])).toEqual(['a-d'])
  })
  it('lead on only where they tell actions apart', () => {
    const left = meant(LEGAL, [A])
    expect([A, B, C, D].map((one) => leads(one, left, [A]))).toEqual([false, false, true, true])
    expect([A, B, C, D].every((one) => leads(one, LEGAL, []))).toBe(true)
  })
  it('leave the rest to buttons', () => {
    expect(unsaid(AREAS, LEGAL, [])).toEqual(['pass'])
    expect(unsaid(AREAS, meant(LEGAL, [A]), [A])).toEqual([])
    expect(unsaid(AREAS, meant(LEGAL, [B]), [B])).toEqual(['b-d', 'b-d queen'])
  })
})
