// Pins: what is planned, and whether it still leads where it did. Pure: the rules have answered.
import type { Planned, Problem } from '../../lib/contract'
import { turned } from './tiles'
import type { Plan, Spare } from './types'

export const LETTERS = ['A', 'B', 'C'] as const

/** A way that is planned: a push, and where one would stand then. */
export interface Course {
  arrow: string
  degrees: number
  /** The tile that is pushed in. */
  tile: Pick<Spare, 'sides' | 'treasure'>
  cell: string
  way: string[]
  /** What is found there: a treasure, `home` or nothing. */
  finds: string
}

export interface Pin extends Course {
  letter: string
  broken?: Breach | undefined
}

/** Why a pin leads there no more. */
export interface Breach {
  /** Whose push it was, and at which arrow; nothing if it was no push. */
  by?: { seat: number; arrow: string } | undefined
  /** How far one would still get; nothing if the push itself is forbidden. */
  far?: string
  problem?: Problem
}

/** What of a course is no longer as it was when it was to be played in advance. */
export type Change = 'rule' | 'way' | 'treasure'

export function pushOf({ arrow, degrees }: Pick<Course, 'arrow' | 'degrees'>): string {
  return `push ${arrow} ${degrees}`
}

/** The push of a course among those that can be told apart: a straight tile lies the same after half
 *  a turn, and is pushed under one of the two names only. */
export function askedOf(course: Pick<Course, 'arrow' | 'degrees'>, pushes: string[]): string {
  const half = { ...course, degrees: course.degrees % 180 }
  return [course, half].map(pushOf).find((one) => pushes.includes(one)) ?? pushOf(course)
}

/** The same course with the tile that is in the hand now: one of the same kind is turned until it lies
 *  as planned, however it comes out of the maze. Nothing if it is of another kind. */
export function relaid<C extends Course>(course: C, spare: Spare): C | undefined {
  const planned = turned(parseInt(course.tile.sides, 16), course.degrees / 90)
  const [sides, treasure] = [parseInt(spare.sides, 16), spare.treasure]
  const quarters = [0, 1, 2, 3].find((quarter) => turned(sides, quarter) === planned)
  if (quarters === undefined || treasure !== course.tile.treasure) return undefined
  return { ...course, degrees: quarters * 90, tile: { sides: spare.sides, treasure } }
}

/** How far the tile of a push is turned. */
export function degreesOf(push: string): number {
  return Number(push.split(' ')[2])
}

/** The cells at most so many steps away. */
export function within(plan: Plan | undefined, steps: number): Set<string> {
  const ways = Object.entries(plan?.ways ?? {})
  return new Set(ways.filter(([, way]) => way.length - 1 <= steps).map(([cell]) => cell))
}

/** The course to a cell, if it can be reached. */
export function courseTo(
  cell: string,
  plan: Plan,
  push: Pick<Course, 'arrow' | 'degrees'>,
  { sides, treasure }: Spare,
): Course | undefined {
  const way = plan.ways[cell]
  if (!way) return undefined
  return { ...push, tile: { sides, treasure }, cell, way, finds: plan.finds[cell] ?? '' }
}

/** A pin after something happened: it leads there still, perhaps another way, or it is broken. */
export function checked(pin: Pin, told: Planned, by: Breach['by']): Pin {
  const plan = told.plan as Plan | null
  const cause = pin.broken ? pin.broken.by : by
  if (told.refused || !plan)
    return { ...pin, broken: { by: cause, ...(told.refused && { problem: told.refused }) } }
  const way = plan.ways[pin.cell]
  if (way && (plan.finds[pin.cell] ?? '') === pin.finds) return { ...pin, way, broken: undefined }
  const far = way ? pin.cell : pin.way.findLast((cell) => plan.ways[cell])
  return { ...pin, broken: { by: cause, ...(far && { far }) } }
}

/** What has changed of a course, which was to be played as it was, with a tile of the same kind:
 *  nothing if it may be played. */
export function changeOf(course: Course, told: Planned): Change | undefined {
  const plan = told.plan as Plan | null
  if (told.refused || !plan) return 'rule'
  if (plan.ways[course.cell]?.join() !== course.way.join()) return 'way'
  return (plan.finds[course.cell] ?? '') === course.finds ? undefined : 'treasure'
}

/** What is stored of a table's pins, if it is still what we write. */
export function readPins(text: string | null): Pin[] {
  try {
    const found = JSON.parse(text ?? '[]') as Pin[]
    return found.filter((pin) => pin.letter && pin.arrow && pin.cell && Array.isArray(pin.way))
  } catch {
    return []
  }
}
