// What moves in The Lady and the Tiger: Labyrinth, one thing after another.
import { run, smooth } from '../../lib/motion'
import { chime } from '../../lib/sound'
import { cellOf, cubPlace, placeOf } from './grid'
import type { Arrived, Happening, Stepped, Swapped, View } from './types'

/** Milliseconds: a Door opens, a cub goes through, and it shuts. */
const OPENS = 300
const GOES = 480
const SHUTS = 220

interface Way {
  from: string
  to: string
  far: number
}

export class Scene {
  /** Cards that change places, and how far they have come. */
  swap = $state.raw<Way>()
  /** A cub between two cards. */
  step = $state.raw<Way & { colour: string }>()
  /** A Door through which a cub goes: how far it is open, and how far the cub has gone (0 to 1). */
  door = $state.raw<{ cell: string; colour: string; open: number; gone: number }>()

  async play(events: Happening[], view: View): Promise<void> {
    for (const event of events) {
      if (event.event === 'stepped') await this.#walk(event, view)
      else if (event.event === 'swapped') await this.#swap(event)
      else if (event.event === 'arrived') await this.#open(event, view)
    }
    // The new view stands where the movement ended.
    queueMicrotask(() => {
      this.swap = undefined
      this.step = undefined
      this.door = undefined
    })
  }

  /** Whether a card is on its way. */
  moves(name: string): boolean {
    return this.swap?.from === name || this.swap?.to === name
  }
  /** Where a card is: two that change places pass each other on either side. */
  placeOf(name: string): { x: number; y: number } {
    const here = placeOf(cellOf(name))
    if (!this.swap || !this.moves(name)) return here
    const { from, to, far } = this.swap
    const there = placeOf(cellOf(from === name ? to : from))
    const lift = Math.sin(Math.PI * far) * (from === name ? 26 : -26)
    const along = here.y === there.y
    return {
      x: here.x + (there.x - here.x) * far + (along ? 0 : lift),
      y: here.y + (there.y - here.y) * far + (along ? lift : 0),
    }
  }
  /** Where the cub on its way is: it hops. */
  get walker(): { colour: string; x: number; y: number } | undefined {
    if (!this.step) return undefined
    const { colour, from, to, far } = this.step
    const [a, b] = [placeOf(cellOf(from)), placeOf(cellOf(to))]
    const at = cubPlace(colour, 0, 1, true)
    const hop = Math.sin(Math.PI * far) * 14
    return { colour, x: a.x + (b.x - a.x) * far + at.x, y: a.y + (b.y - a.y) * far + at.y - hop }
  }

  async #walk(event: Stepped, view: View): Promise<void> {
    const colour = view.players[event.seat - 1]!.colour
    chime('move')
    await run(300, (t) => {
      this.step = { colour, from: event.cell, to: event.other_cell, far: smooth(t) }
    })
  }
  async #swap(event: Swapped): Promise<void> {
    chime('move')
    await run(400, (t) => {
      this.swap = { from: event.cell, to: event.other_cell, far: smooth(t) }
    })
  }
  /** It swings open, the cub goes in and grows small, and it falls shut. */
  async #open(event: Arrived, view: View): Promise<void> {
    const { colour } = view.players[event.seat - 1]!
    const cell = event.cell
    chime('door')
    await run(OPENS, (t) => (this.door = { cell, colour, open: smooth(t), gone: 0 }))
    this.step = undefined
    await run(GOES, (t) => (this.door = { cell, colour, open: 1, gone: smooth(t) }))
    await run(SHUTS, (t) => (this.door = { cell, colour, open: 1 - t * t, gone: 1 }))
    chime('found')
  }
}
