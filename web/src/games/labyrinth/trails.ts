// Where the ways that were walked lie now, after the pushes that came later.
import { eventsOf, type Turn } from '../../lib/turns'
import { type Arrow, ARROWS, cellOf } from './tiles'
import type { Happening } from './types'

export interface Spot {
  x: number
  y: number
}
export interface Trail {
  seat: number
  /** The arrow that was pushed. */
  arrow: string
  /** What is left of the way: a push in between can tear it. */
  ways: Spot[][]
  /** Where it began, if that tile is still on the board. */
  start: Spot | undefined
}
export interface Trails {
  trails: Trail[]
  /** Where a seat stood before it was carried along, and where it was carried. */
  carried: { from: Spot; to: Spot } | undefined
  /** Pawns that changed places. */
  swaps: { seat: number; from: Spot; to: Spot }[]
}

/** Where a spot of the floor goes with a push; undefined: off the board. */
export function pushed(spot: Spot | undefined, arrow: Arrow): Spot | undefined {
  if (!spot || (arrow.column ? spot.x : spot.y) !== arrow.line) return spot
  const [x, y] = [spot.x + arrow.dx, spot.y + arrow.dy]
  return x >= 0 && x < 7 && y >= 0 && y < 7 ? { x, y } : undefined
}

export function trailsOf(turns: Turn[], reader: number): Trails {
  const found: (Omit<Trail, 'ways' | 'start'> & { path: (Spot | undefined)[] })[] = []
  const swaps: Trails['swaps'] = []
  let carried: Trails['carried']
  for (const turn of turns) {
    let arrow: Arrow | undefined
    for (const event of eventsOf(turn) as Happening[]) {
      if (event.event === 'pushed') {
        arrow = ARROWS.find((one) => one.name === event.arrow)!
        const by = arrow
        for (const one of found) one.path = one.path.map((spot) => pushed(spot, by))
        found.push({ seat: turn.seat, arrow: event.arrow, path: [] })
      } else if (event.event === 'moved' && found.length) {
        found.at(-1)!.path = event.path.map(cellOf)
      } else if (event.event === 'swapped') {
        swaps.push({ seat: event.seat, from: cellOf(event.other_cell), to: cellOf(event.cell) })
      } else if ((event.event === 'carried' || event.event === 'wrapped') && arrow) {
        if (event.seat !== reader) continue
        const to = cellOf(event.cell)
        const stood = event.event === 'carried' ? { x: to.x - arrow.dx, y: to.y - arrow.dy } : to
        carried = { from: carried?.from ?? stood, to }
      }
    }
  }
  const trails = found.map(({ path, ...one }) => ({ ...one, ways: whole(path), start: path[0] }))
  return { trails, carried, swaps }
}

/** The pieces of a way whose spots still lie side by side. */
function whole(path: (Spot | undefined)[]): Spot[][] {
  const ways: Spot[][] = []
  let last: Spot | undefined
  for (const spot of path) {
    if (spot && last && Math.abs(spot.x - last.x) + Math.abs(spot.y - last.y) === 1)
      ways.at(-1)!.push(spot)
    else if (spot) ways.push([spot])
    last = spot
  }
  return ways.filter((way) => way.length > 1)
}
