import { describe, expect, it } from 'vitest'
import {
  BUILD,
  built,
  charged,
  chargeTime,
  FLIP,
  flipped,
  PROWL,
  ROLL,
  shortWay,
  SLIDE,
  slid,
  STEP,
  SWAP,
  TURN,
} from './movement'

describe('a wall', () => {
  it('slides from one side of a tile to another and turns on its way', () => {
    const way = [0, 0.5, 1].map((t) => slid('b2', 'north', 'east', t))
    expect(way).toEqual([
      { x: 150, y: 100, turn: 0, length: 1 },
      { x: 175, y: 125, turn: 45, length: 1 },
      { x: 200, y: 150, turn: 90, length: 1 },
    ])
  })
  it('goes straight across to the opposite side', () => {
    expect(slid('b2', 'west', 'east', 0.5)).toEqual({ x: 150, y: 150, turn: 90, length: 1 })
  })
  it('grows where it is placed', () => {
    expect(built('b2', 'west', 0)).toEqual({ x: 100, y: 150, turn: 90, length: 0 })
    expect(built('b2', 'west', 1).length).toBe(1)
  })
})

describe('a tile', () => {
  it('is an edge in the middle of being turned over', () => {
    expect([0, 0.5, 1].map(flipped)).toEqual([1, 0.02, 1])
  })
  it('turns the shorter way', () => {
    expect([90, 180, 270].map(shortWay)).toEqual([90, 180, -90])
  })
})

describe('the monster', () => {
  const [from, to] = [
    { x: 350, y: 350 },
    { x: 350, y: 50 },
  ]
  it('gathers speed in a charge', () => {
    const way = [0, 0.5, 1].map((t) => charged(from, to, t).y)
    expect(way).toEqual([350, 275, 50])
  })
  it('charges longer the farther it is, but never long', () => {
    expect(chargeTime(from, { x: 350, y: 250 })).toBe(250)
    expect(chargeTime({ x: 50, y: 650 }, { x: 50, y: 50 })).toBe(400)
  })
})

it('takes 160 to 400 milliseconds, whatever moves', () => {
  for (const time of [STEP, SWAP, FLIP, TURN, BUILD, SLIDE, PROWL, ROLL]) {
    expect(time).toBeGreaterThanOrEqual(160)
    expect(time).toBeLessThanOrEqual(400)
  }
})
