// What happened, shown: the line slides, pawns ride along and walk, treasures are found.
import { pause, pauseFor, run, runFor, smooth } from '../../lib/motion'
import { pace } from '../../lib/pace'
import { seatAt, type Spot } from '../../lib/places'
import { chime } from '../../lib/sound'
import { treasureOf } from '../treasures'
import { ARROWS, cellOf, entered, type Push } from './tiles'
import type { Found, Happening, Moved, Pushed, Seen, Swapped, View } from './types'

/** How far the preview of a push has come: the movement goes on from there. */
export const PREVIEW = 0.24
/** Milliseconds: the rest of a push whose beginning was seen already. */
const OWN_PUSH = 300

/** A treasure in the air: where it is, how far it is turned, how much it shines. */
export interface Lift extends Spot {
  treasure: string
  turn: number
  glow: number
  /** How large it gets. */
  most: number
}
/** How much larger than on the board it is while it turns. */
const LARGE = 2.4

export class Scene {
  /** Whether something moves. */
  moves = $state(false)
  /** A push under way. */
  push = $state.raw<Push>()
  /** Pawns on their way. */
  walks = $state.raw<{ seat: number; x: number; y: number }[]>([])
  /** The path last walked, and by whom. */
  trail = $state.raw<string[]>([])
  trailColour = $state('')
  /** The treasure that was just found. */
  found = $state('')
  lift = $state.raw<Lift>()
  /** The message that was just read on the back of a tile. */
  seen = $state('')

  /** `where` says where a cell is on the screen. */
  async play(
    events: Happening[],
    view: View,
    next: View,
    reader: number,
    where: (cell: string) => Spot | undefined,
  ): Promise<void> {
    this.moves = true
    for (const event of events) {
      if (event.event === 'pushed') await this.#slide(event, view, next, reader)
      else if (event.event === 'moved') await this.#walk(event, view)
      else if (event.event === 'seen') await this.#read(event)
      else if (event.event === 'swapped') await this.#swap(event)
      else if (event.event === 'found') await this.#find(event, next, where)
    }
    if (events.some((event) => event.event === 'moved' && event.seat !== reader))
      await pauseFor(pace.now.after)
    // The new view stands where the movement ended.
    queueMicrotask(() => {
      this.moves = false
      this.push = undefined
      this.walks = []
      this.found = ''
      this.lift = undefined
      this.seen = ''
    })
  }

  async #slide(event: Pushed, view: View, next: View, reader: number): Promise<void> {
    this.trail = []
    const arrow = ARROWS.find((one) => one.name === event.arrow)!
    const at = entered(arrow)
    const sides = parseInt(next.tiles[at.y * 7 + at.x]!, 16)
    const treasure = treasureOf(view.spare.treasure)
    const mine = event.seat === reader
    const began = mine ? PREVIEW : 0
    chime('move')
    await runFor(mine ? OWN_PUSH : pace.now.push, (t) => {
      this.push = { arrow, sides, treasure, far: began + (1 - began) * smooth(t) }
    })
    await pauseFor(pace.now.rest)
  }

  async #walk(event: Moved, view: View): Promise<void> {
    const path = event.path.map(cellOf)
    this.trailColour = view.players[event.seat - 1]!.colour
    this.trail = event.path
    const { step, walk } = pace.now
    await runFor(Math.min(walk, step * path.length), (t) => {
      const at = smooth(t) * (path.length - 1)
      const i = Math.max(0, Math.min(path.length - 2, Math.floor(at)))
      const [from, to] = [path[i]!, path[i + 1] ?? path[0]!]
      const part = at - i
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part]
      this.walks = [{ seat: event.seat, x, y }]
    })
  }

  async #read(event: Seen): Promise<void> {
    if (event.message === 'blank') return
    this.seen = event.message
    chime('found')
    await pause(700)
  }

  /** Two pawns change places, each in a curve of its own so that they do not meet. */
  async #swap(event: Swapped): Promise<void> {
    this.trail = []
    const [to, from] = [cellOf(event.cell), cellOf(event.other_cell)]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    chime('move')
    await run(400, (t) => {
      const part = smooth(t)
      const aside = 0.25 * Math.sin(Math.PI * part)
      const way = (seat: number, at: { x: number; y: number }, sign: number) => ({
        seat,
        x: at.x + sign * (dx * part - dy * aside),
        y: at.y + sign * (dy * part + dx * aside),
      })
      this.walks = [way(event.seat, from, 1), way(event.other_seat, to, -1)]
    })
  }

  /** It lifts off where its finder stands, turns, and flies to where the finder sits. */
  async #find(event: Found, next: View, where: (cell: string) => Spot | undefined): Promise<void> {
    this.found = event.treasure
    const spot = where(next.players[event.seat - 1]!.pawn)
    if (!spot) return pauseFor(pace.now.found)
    const { found: time } = pace.now
    const treasure = event.treasure
    const large = grown(spot, LARGE)
    const high = { ...large, y: large.y - spot.size / 2 }
    const most = large.size
    chime('lift')
    await runFor(time * 0.5, (t) => {
      this.lift = { treasure, most, ...mixed(spot, high, smooth(t)), turn: 0, glow: t }
    })
    await runFor(time * 0.9, (t) => {
      this.lift = { treasure, most, ...high, turn: 360 * smooth(t), glow: 1 }
    })
    const seat = seatAt(event.seat)
    await runFor(time * 0.8, (t) => {
      this.lift = { treasure, most, ...mixed(high, seat, smooth(t)), turn: 0, glow: 1 - t }
    })
    this.lift = undefined
    chime('gem')
  }
}

function mixed(from: Spot, to: Spot, part: number): Spot {
  const mix = (a: number, b: number) => a + (b - a) * part
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), size: mix(from.size, to.size) }
}
/** The same spot, so many times as large. */
function grown({ x, y, size }: Spot, times: number): Spot {
  const by = (size * (times - 1)) / 2
  return { x: x - by, y: y - by, size: size * times }
}
