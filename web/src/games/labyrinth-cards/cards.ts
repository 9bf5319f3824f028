// How cards and paths of the card game are drawn. Nothing here decides what is allowed.
import { TREASURES } from '../treasures'
import type { View } from './types'

/** A card on the table, by its place in the view's tuple. */
export interface Lying {
  card: number
  x: number
  y: number
  degrees: number
}
export interface Point {
  x: number
  y: number
}

/** What there is to see and do on a cell of the table. */
export interface Cell extends Point {
  name: string
  card?: Lying
  label: string
  /** Whether a card can be placed there, or this one be taken. */
  on: boolean
  /** Whether the card to place fits as it is turned now. */
  fits?: boolean
  ticked?: boolean | undefined
  /** Whether it would come apart from the rest. */
  apart?: boolean
  last?: boolean
  /** Whether the master would do it here. */
  hinted?: boolean
}

export function lying(table: View['table']): Lying[] {
  return (table as [number, number, number, number][]).map(([card, x, y, degrees]) => ({
    card,
    x,
    y,
    degrees,
  }))
}

export function cellOf(name: string): Point {
  const [x, y] = name.split(',').map(Number)
  return { x: x!, y: y! }
}
export const nameOf = ({ x, y }: Point): string => `${x},${y}`

/** A face as the view has it: open sides (N 1, E 2, S 4, W 8) of each path, and two treasures. */
export interface Face {
  paths: number[]
  treasures: [string, string]
  letters: [string, string]
}
export function faceOf(text: string): Face {
  const letters = [text.at(-2)!, text.at(-1)!] as [string, string]
  return {
    paths: [...text.slice(0, -2)].map((digit) => parseInt(digit, 16)),
    letters,
    treasures: letters.map((letter) => TREASURES[letter.charCodeAt(0) - 97]!) as [string, string],
  }
}

/** Open sides after turning clockwise. */
export function turned(sides: number, degrees: number): number {
  const quarters = degrees / 90
  return ((sides << quarters) | (sides >> (4 - quarters))) & 15
}

const EDGES: Point[] = [
  { x: 50, y: 0 },
  { x: 100, y: 50 },
  { x: 50, y: 100 },
  { x: 0, y: 50 },
]
const MIDDLE: Point = { x: 50, y: 50 }
const at = ({ x, y }: Point): string => `${x} ${y}`
const sidesOf = (sides: number): number[] => [0, 1, 2, 3].filter((side) => sides & (1 << side))

/** Whether this path bends from side to side without coming through the middle. */
function isBend(face: Face, path: number): boolean {
  const [a, b] = sidesOf(face.paths[path]!)
  return face.paths.length === 2 && (b! - a!) % 2 === 1
}

/** The line of one path of a card, in a square of 100. */
export function corridor(face: Face, path: number): string {
  const open = sidesOf(face.paths[path]!)
  if (isBend(face, path))
    return `M${at(EDGES[open[0]!]!)}${arc(EDGES[open[0]!]!, EDGES[open[1]!]!)}`
  if (open.length === 2) return `M${at(EDGES[open[0]!]!)}L50 50L${at(EDGES[open[1]!]!)}`
  const upright = open.includes(0) && open.includes(2)
  const rest = open.filter((side) => side % 2 === (upright ? 1 : 0))
  return (
    (upright ? 'M50 0V100' : 'M0 50H100') +
    rest.map((side) => `M50 50L${at(EDGES[side]!)}`).join('')
  )
}

/** A quarter circle, or part of one, round the corner that two sides share. */
function arc(from: Point, to: Point): string {
  const turn = (from.x - 50) * (to.y - 50) - (from.y - 50) * (to.x - 50)
  return `A50 50 0 0 ${turn > 0 ? 0 : 1} ${at(to)}`
}

/** Where a card's two treasures lie on their paths, in a square of 100. */
export function spots(face: Face): [Point, Point] {
  if (face.paths.length === 2) return [0, 1].map((path) => spotAlong(face, path)) as [Point, Point]
  const open = sidesOf(face.paths[0]!)
  const ends = open.includes(0) && open.includes(2) ? [0, 2] : open.slice(0, 2)
  return ends.map((side) => between(MIDDLE, EDGES[side]!, 0.53)) as [Point, Point]
}
function spotAlong(face: Face, path: number): Point {
  const open = sidesOf(face.paths[path]!)
  if (!isBend(face, path)) return between(MIDDLE, EDGES[open[path ? 1 : 0]!]!, 0.6)
  const [a, b] = [EDGES[open[0]!]!, EDGES[open[1]!]!]
  const corner = { x: a.x + b.x - 50, y: a.y + b.y - 50 }
  return between(corner, MIDDLE, Math.SQRT1_2)
}
function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}
function rotate({ x, y }: Point, degrees: number): Point {
  if (degrees === 90) return { x: 100 - y, y: x }
  if (degrees === 180) return { x: 100 - x, y: 100 - y }
  if (degrees === 270) return { x: y, y: 100 - x }
  return { x, y }
}

/** Where one of the treasures of a card on the table lies, on the table. */
export function spotOf(face: Face, which: number, card: Lying): Point {
  const spot = rotate(spots(face)[which]!, card.degrees)
  return { x: card.x * 100 + spot.x, y: card.y * 100 + spot.y }
}

/** Which side of a cell leads to a neighbour. */
function side(from: Point, to: Point): number {
  if (from.x === to.x) return to.y < from.y ? 0 : 2
  return to.x > from.x ? 1 : 3
}

/**
 * A traced path as a line along its corridor: from the treasure on the first card over the cells
 * in between to its like on the last one.
 */
export function trace(
  path: string[],
  treasure: string,
  cards: ReadonlyMap<string, Lying>,
  faces: string[],
): string {
  let line = ''
  path.forEach((name, i) => {
    const card = cards.get(name)
    if (!card) return
    const face = faceOf(faces[card.card - 1]!)
    const local = (part: Point): Point => ({ x: card.x * 100 + part.x, y: card.y * 100 + part.y })
    const before = path[i - 1]
    const after = path[i + 1]
    const enters = before ? EDGES[side(card, cellOf(before))]! : undefined
    const leaves = after ? EDGES[side(card, cellOf(after))]! : undefined
    const which = face.treasures.indexOf(treasure as never)
    const spot = rotate(spots(face)[Math.max(0, which)]!, card.degrees)
    const [from, to] = [enters ?? spot, leaves ?? spot]
    if (!i) line += `M${at(local(from))}`
    if (bends(face, card.degrees, enters ?? leaves!)) line += moved(from, to, local)
    else if (isStraight(from, to)) line += `L${at(local(to))}`
    else line += `L${at(local(MIDDLE))}L${at(local(to))}`
  })
  return line
}
function moved(from: Point, to: Point, local: (part: Point) => Point): string {
  const turn = (from.x - 50) * (to.y - 50) - (from.y - 50) * (to.x - 50)
  return `A50 50 0 0 ${turn > 0 ? 0 : 1} ${at(local(to))}`
}
function bends(face: Face, degrees: number, edge: Point): boolean {
  const bit = 1 << EDGES.indexOf(edge)
  const path = face.paths.findIndex((sides) => turned(sides, degrees) & bit)
  return path >= 0 && isBend(face, path)
}
function isStraight(from: Point, to: Point): boolean {
  return from.x === to.x || from.y === to.y
}

/** One ink for each family of treasures. */
const FAMILIES: Record<string, string[]> = {
  'var(--lc-ink-red)': ['gold', 'crown', 'ring', 'chest', 'emerald', 'goblet'],
  'var(--lc-ink-blue)': ['book', 'map', 'keys', 'candelabra'],
  'var(--lc-ink-black)': ['skull', 'sword', 'helmet'],
  'var(--lc-ink-green)': ['owl', 'scarab', 'rat', 'spider', 'moth', 'lizard', 'bat', 'dragon'],
  'var(--lc-ink-violet)': ['ghost', 'genie', 'sorceress', 'troll'],
}
const INKS = Object.fromEntries(
  Object.entries(FAMILIES).flatMap(([ink, names]) => names.map((name) => [name, ink])),
)
export const inkOf = (treasure: string): string => INKS[treasure] ?? 'var(--lc-ink-black)'
