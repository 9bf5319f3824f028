// How things move in the maze, as pure functions of the part of the time that has passed.
import { smooth } from '../../lib/motion'
import { type Side, type Spot, wallAt, wallName } from './maze'

/** A wall under way, or growing and shrinking. */
export interface MovingWall extends Spot {
  turn: number
  length: number
}

/** Milliseconds. */
export const STEP = 280
export const SWAP = 400
export const FLIP = 340
export const TURN = 300
export const BUILD = 260
export const SLIDE = 360
export const PROWL = 320
export const ROLL = 400
/** The monster paws the ground before a charge, and the maze shakes after it. */
export const PAWS = 420
export const STRIKE = 220
/** A hero goes through the Door. */
export const ESCAPE = 900
const FASTEST = 200
const SLOWEST = 400

export function between(from: Spot, to: Spot, t: number): Spot {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
}

/** How wide a tile is seen that is turned over: an edge in the middle, where its face changes. */
export function flipped(t: number): number {
  return Math.max(0.02, Math.abs(1 - 2 * smooth(t)))
}

/** The shorter way to turn by so many degrees. */
export function shortWay(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees
}

/** A wall that is placed, or taken away as time goes back. */
export function built(cell: string, side: Side, t: number): MovingWall {
  const { upright, ...at } = wallAt(wallName(cell, side))
  return { ...at, turn: upright ? 90 : 0, length: smooth(t) }
}

/** A wall that slides from one side of a tile to another, turning on its way. */
export function slid(cell: string, side: Side, to: Side, t: number): MovingWall {
  const [from, end] = [wallAt(wallName(cell, side)), wallAt(wallName(cell, to))]
  const [a, b] = [from.upright ? 90 : 0, end.upright ? 90 : 0]
  const part = smooth(t)
  return { ...between(from, end, part), turn: a + (b - a) * part, length: 1 }
}

/** How long a charge takes: the farther the longer, but never long. */
export function chargeTime(from: Spot, to: Spot): number {
  const tiles = Math.hypot(to.x - from.x, to.y - from.y) / 100
  return Math.min(SLOWEST, FASTEST + 50 * tiles)
}

/** A charge gathers speed. */
export function charged(from: Spot, to: Spot, t: number): Spot {
  return between(from, to, t * t)
}
