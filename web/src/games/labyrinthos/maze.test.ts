import { describe, expect, it } from 'vitest'
import { edgeOf, offerOf, read, shownOn, tilesOf } from './actions'
import {
  beside,
  cellsOf,
  corridor,
  openSides,
  spotOf,
  turned,
  wallAt,
  wallName,
  wallsOf,
} from './maze'

describe('the maze', () => {
  it('names its cells and what lies beside them', () => {
    expect(spotOf('c2')).toEqual({ x: 2, y: 1 })
    expect(beside('a1', 'north')).toBeUndefined()
    expect(beside('a1', 'east')).toBe('b1')
    expect(beside('g7', 'south')).toBeUndefined()
  })
  it('names a wall from the cell east or south of which it stands', () => {
    expect(wallName('c3', 'west')).toBe('b3 east')
    expect(wallName('c3', 'south')).toBe('c3 south')
    expect(wallAt('b3 east')).toEqual({ x: 200, y: 250, upright: true })
    expect(wallsOf('c3', ['b3 east', 'c3 south', 'd3 east'])).toEqual(['south', 'west'])
  })
  it('turns tiles clockwise and draws their corridors', () => {
    expect([0, 1, 2, 3, -1].map((quarters) => turned(3, quarters))).toEqual([3, 6, 12, 9, 9])
    expect(openSides(11)).toEqual(['north', 'east', 'west'])
    expect(corridor(15)).toBe('M50 0V100M0 50H100')
    expect(corridor(7)).toBe('M50 0V100M100 50H50')
    expect(corridor(3)).toBe('M50 0V50H100')
  })
  it('reads tiles from the strings of a view', () => {
    const cells = cellsOf('f?', 'D?')
    expect(cells[0]).toMatchObject({ name: 'a1', sides: 15, feature: 'door' })
    expect(cells[1]).toMatchObject({ name: 'b1', sides: undefined, feature: '' })
  })
})

describe('actions', () => {
  it('are read', () => {
    expect(read('rotate b2 left')).toMatchObject({ verb: 'rotate', cell: 'b2', way: 'left' })
    expect(read('shift c3 north east')).toMatchObject({ cell: 'c3', side: 'north', to: 'east' })
    expect(read('use bandages foot')).toMatchObject({ key: 'bandages', token: 'foot' })
    expect(read('key gold heal')).toMatchObject({ colour: 'gold', slot: 'heal' })
    expect(read('barter 2 iron')).toMatchObject({ seat: 2, colour: 'iron' })
    expect(read('turn 270').number).toBe(270)
    expect(read('pass')).toEqual({ action: 'pass', verb: 'pass' })
  })
  it('are chosen on the tiles they are about', () => {
    expect(tilesOf(read('wall c3 east'), [], '')).toEqual(['c3', 'd3'])
    expect(tilesOf(read('player 2'), ['a1', 'b5'], '')).toEqual(['b5'])
    expect(tilesOf(read('charge west'), [], 'd4')).toEqual(['c4'])
    expect(edgeOf(read('shift c3 north west'))).toBe('b3 east')
  })
  it('belong to an action of the hero board', () => {
    expect(offerOf(read('shift c3 north west'))).toBe('rotate-wall')
    expect(offerOf(read('use run'))).toBe('run')
    const all = ['move c3', 'rotate c3 left', 'pass'].map(read)
    expect(shownOn(all, 'turn', '').map((option) => option.verb)).toEqual(['move'])
    expect(shownOn(all, 'turn', 'rotate-tile').map((option) => option.verb)).toEqual(['rotate'])
    expect(shownOn(all, 'monster', '')).toHaveLength(3)
  })
})
