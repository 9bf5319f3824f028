// What happened, shown: the line slides, pawns ride along and walk, treasures are found.
import { pause, run, smooth } from '../../lib/motion'
import { chime } from '../../lib/sound'
import { ARROWS, cellOf, entered, type Push, treasureOf } from './tiles'
import type { Found, Happening, Moved, Pushed, Seen, Swapped, View } from './types'

/** How far the preview of a push has come: the movement goes on from there. */
export const PREVIEW = 0.24

export class Scene {
  /** A push under way. */
  push = $state.raw<Push>()
  /** Pawns on their way. */
  walks = $state.raw<{ seat: number; x: number; y: number }[]>([])
  /** The path last walked, and by whom. */
  trail = $state.raw<string[]>([])
  trailColour = $state('')
  /** The treasure that was just found. */
  found = $state('')
  /** The message that was just read on the back of a tile. */
  seen = $state('')

  async play(events: Happening[], view: View, next: View, reader: number): Promise<void> {
    for (const event of events) {
      if (event.event === 'pushed') await this.#slide(event, view, next, reader)
      else if (event.event === 'moved') await this.#walk(event, view)
      else if (event.event === 'seen') await this.#read(event)
      else if (event.event === 'swapped') await this.#swap(event)
      else if (event.event === 'found') await this.#find(event)
    }
    // The new view stands where the movement ended.
    queueMicrotask(() => {
      this.push = undefined
      this.walks = []
      this.found = ''
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
    await run(mine ? 300 : 400, (t) => {
      this.push = { arrow, sides, treasure, far: began + (1 - began) * smooth(t) }
    })
  }

  async #walk(event: Moved, view: View): Promise<void> {
    const path = event.path.map(cellOf)
    this.trailColour = view.players[event.seat - 1]!.colour
    this.trail = event.path
    await run(Math.min(400, 80 * path.length), (t) => {
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

  async #find(event: Found): Promise<void> {
    this.found = event.treasure
    chime('found')
    await pause(400)
  }
}
