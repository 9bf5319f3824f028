import { expect, test } from 'vitest'
import { Season } from './season'
import type { Happening, View } from './types'

/** Seat 2 of three has promised 5 in season 3. */
const VIEW = {
  season: 3,
  year: 1,
  goal: 'blue-lady',
  bid: 5,
  bidder: 2,
  matched: 0,
  players: [{ beside: [] }, { beside: [] }, { beside: [] }],
} as unknown as View

function turned(owner: number, traits: number, matched: number): Happening {
  const card = traits ? 'blue-lady' : 'red-tiger'
  const own = owner === 2
  return { event: 'revealed', seat: 2, owner_seat: owner, own, card, traits, matched, bid: 5 }
}
const NEXT: Happening = { event: 'season', season: 4, goal: 'red-lady', pot: 3, seat: 3 }

test('a kept promise is summed up with all cards that were turned over', () => {
  const season = new Season()
  expect(season.note([turned(2, 2, 2)], VIEW)).toBeUndefined()
  const took: Happening = { event: 'took', seat: 2, pot: 3, gems: 4 }
  const sum = season.note([turned(1, 2, 5), took, NEXT], { ...VIEW, matched: 3 })!
  expect(sum).toMatchObject({ season: 3, revealer: 2, bid: 5, matched: 5, fate: 'kept' })
  expect(sum.turned.map((card) => card.owner)).toEqual([2, 1])
  expect(sum.gains).toEqual([0, 3, 0])
})

test('a trap of one’s own, and who gets the gem for it', () => {
  const season = new Season()
  season.note([turned(2, 0, 0)], VIEW)
  const awarded: Happening = { event: 'awarded', seat: 2, other_seat: 1, gems: 2 }
  const sum = season.note([awarded, { event: 'emptied', seat: 2 }, NEXT], VIEW)!
  expect(sum).toMatchObject({ fate: 'own-trap', matched: 0, gains: [1, 0, 0] })
})

test('several traps are counted, and the next season begins with nothing', () => {
  const season = new Season()
  const trapped: Happening = { event: 'trapped', seat: 2, owner_seat: 3, gems: 1 }
  season.note([turned(3, 0, 0), trapped], VIEW)
  const sum = season.note([turned(3, 0, 0), trapped, { event: 'emptied', seat: 2 }, NEXT], VIEW)!
  expect(sum).toMatchObject({ fate: 'traps', traps: 2, owner: 3, gains: [0, 0, 2] })
  const gave: Happening = { event: 'gave', seat: 2, other_seat: 1, gems: 2 }
  const next = season.note([gave, NEXT], VIEW)!
  expect(next).toMatchObject({ fate: 'stopped', traps: 0, gains: [1, -1, 0] })
})
