// The maze as it is drawn: cells, sides, corridors, walls. A tile is 100 wide.
import type { View } from './types'

export const SIDES = ['north', 'east', 'south', 'west'] as const
export type Side = (typeof SIDES)[number]

export interface Spot {
  x: number
  y: number
}

const STEPS: Record<Side, Spot> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
}

const FEATURES: Record<string, string> = {
  '.': 'plain',
  w: 'wall',
  m: 'minotaur',
  h: 'hide',
  t: 'trap',
  p: 'passage',
  D: 'door',
  B: 'bronze',
  S: 'silver',
  G: 'gold',
  I: 'iron',
  '1': 'sostrate',
  '2': 'diodotus',
  '3': 'akikios',
  '4': 'leona',
}
export const COLOURS = ['bronze', 'silver', 'gold', 'iron']
export const HEROES = ['sostrate', 'diodotus', 'akikios', 'leona']

export function nameOf(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`
}
export function spotOf(cell: string): Spot {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell[1]) - 1 }
}
export function indexOf(cell: string): number {
  const { x, y } = spotOf(cell)
  return y * 7 + x
}
/** What lies beside a cell, if anything does. */
export function beside(cell: string, side: Side): string | undefined {
  const { x, y } = spotOf(cell)
  const to = { x: x + STEPS[side].x, y: y + STEPS[side].y }
  return to.x < 0 || to.x > 6 || to.y < 0 || to.y > 6 ? undefined : nameOf(to.x, to.y)
}
export function stepOf(side: Side): Spot {
  return STEPS[side]
}
export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4]!
}

/** A side of a cell as walls are named: east or south of a cell. */
export function wallName(cell: string, side: Side): string {
  const other = side === 'west' || side === 'north' ? beside(cell, side) : undefined
  return other ? `${other} ${opposite(side)}` : `${cell} ${side}`
}
/** The middle of a wall, and whether it stands upright. */
export function wallAt(wall: string): Spot & { upright: boolean } {
  const [cell, side] = wall.split(' ') as [string, Side]
  const { x, y } = spotOf(cell)
  const step = STEPS[side]
  return {
    x: x * 100 + 50 + step.x * 50,
    y: y * 100 + 50 + step.y * 50,
    upright: step.x !== 0,
  }
}
export function wallsOf(cell: string, walls: string[]): Side[] {
  return SIDES.filter((side) => walls.includes(wallName(cell, side)))
}

/** Open sides after so many quarter turns clockwise. */
export function turned(sides: number, quarters: number): number {
  let now = sides
  for (let i = ((quarters % 4) + 4) % 4; i > 0; i--) now = ((now << 1) | (now >> 3)) & 15
  return now
}
export function openSides(sides: number): Side[] {
  return SIDES.filter((_, i) => sides & (1 << i))
}

/** The middle line of a tile's paths. */
export function corridor(sides: number): string {
  const ends = ['M50 0V50', 'M100 50H50', 'M50 100V50', 'M0 50H50']
  const corners: Record<number, string> = {
    3: 'M50 0V50H100',
    6: 'M100 50H50V100',
    12: 'M50 100V50H0',
    9: 'M0 50H50V0',
  }
  if (corners[sides]) return corners[sides]
  const lines = (sides & 5) === 5 ? ['M50 0V100'] : []
  if ((sides & 10) === 10) lines.push('M0 50H100')
  const drawn = ((sides & 5) === 5 ? 5 : 0) | ((sides & 10) === 10 ? 10 : 0)
  ends.forEach((end, i) => {
    if (sides & ~drawn & (1 << i)) lines.push(end)
  })
  return lines.join('')
}

export interface MazeCell extends Spot {
  name: string
  /** Undefined while it lies face down. */
  sides: number | undefined
  feature: string
}

/** The tiles as the strings of a view have them. */
export function cellsOf(tiles: string, features: string): MazeCell[] {
  return [...tiles].map((tile, i) => {
    const x = i % 7
    const y = Math.floor(i / 7)
    return {
      x,
      y,
      name: nameOf(x, y),
      sides: tile === '?' ? undefined : parseInt(tile, 16),
      feature: FEATURES[features[i]!] ?? '',
    }
  })
}

/** Where heroes that share a tile stand on it, beside the monster if it is there too. */
export function standing(view: View, seat: number): Spot {
  const cell = view.players[seat - 1]!.cell
  const here = view.players.flatMap((player, i) => (player.cell === cell ? [i + 1] : []))
  const all = here.length + (view.monster_cell === cell ? 1 : 0)
  const among = here.indexOf(seat)
  const { x, y } = spotOf(cell)
  if (all === 1) return { x: x * 100 + 50, y: y * 100 + 50 }
  const angle = (among / all) * 2 * Math.PI + Math.PI / 4
  return {
    x: x * 100 + 50 + Math.cos(angle) * 27,
    y: y * 100 + 50 + Math.sin(angle) * 27,
  }
}
export function lair(view: View): Spot {
  const { x, y } = spotOf(view.monster_cell)
  const shared = view.players.some((player) => player.cell === view.monster_cell)
  return { x: x * 100 + (shared ? 38 : 50), y: y * 100 + (shared ? 34 : 50) }
}
