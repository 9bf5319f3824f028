import { describe, expect, it } from 'vitest'
import { fates as ofCards } from '../games/labyrinth-cards/fates'
import { fates as ofTraps } from '../games/tiger-traps/fates'
import type { Taken } from '../games/labyrinth-cards/types'
import type { Trapped } from '../games/tiger-traps/types'
import { Tempers } from './tempers'
import type { SeatInfo } from './contract'

function table(...kinds: string[]): SeatInfo[] {
  return kinds.map((kind, i) => ({
    seat: i + 1,
    kind,
    face: '',
    name: kind,
    here: true,
    you: i === 0,
    ready: true,
    choice: '',
    talks: false,
    host: i === 0,
    handle: '',
    avatar: null,
  }))
}

const TRAP: Trapped = { event: 'trapped', seat: 1, owner_seat: 2, gems: 1 }

describe('what bots show', () => {
  it('is a greeting, but for a master', () => {
    expect(new Tempers().greet(table('human', 'novice'))).toEqual({ seat: 2, text: '/hello' })
    expect(new Tempers().greet(table('human', 'master'))).toBeUndefined()
  })

  it('is thanks from a master into whose trap somebody ran', () => {
    const sign = new Tempers().after(20, table('human', 'master'), ofTraps([TRAP]))
    expect(sign).toEqual({ seat: 2, text: '/thanks' })
  })

  it('is an oops where a novice itself ran into one', () => {
    const own = { ...TRAP, seat: 2, owner_seat: 1 }
    const sign = new Tempers().after(20, table('human', 'novice'), ofTraps([own]))
    expect(sign).toEqual({ seat: 2, text: '/oops' })
  })

  it('is respect for a large take, not for a small one', () => {
    const taken: Taken = {
      event: 'taken',
      seat: 1,
      card: 7,
      treasure: 'owl',
      cell: 'c3',
      path: ['b3', 'c3'],
    }
    const seats = table('human', 'adept')
    expect(new Tempers().after(20, seats, ofCards([taken, taken, taken]))?.text).toBe(
      '/well-played',
    )
    expect(new Tempers().after(20, seats, ofCards([taken, taken]))).toBeUndefined()
  })

  it('comes now and then only, but at the end in any case', () => {
    const tempers = new Tempers()
    const seats = table('human', 'novice')
    expect(tempers.after(20, seats, ofTraps([TRAP]))).toBeDefined()
    expect(tempers.after(24, seats, ofTraps([TRAP]))).toBeUndefined()
    expect(tempers.after(28, seats, ofTraps([TRAP]))).toBeDefined()
    expect(tempers.after(29, seats, [], [1])).toEqual({ seat: 2, text: '/good-game' })
  })

  it('is nothing where people, programs or other bots play', () => {
    const seats = table('human', 'human', 'program', 'greedy')
    expect(new Tempers().after(20, seats, [], [1])).toBeUndefined()
  })
})
