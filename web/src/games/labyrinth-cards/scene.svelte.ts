// What happened, shown: cards fly to the table, paths light up, cards fly to their owner.
import { tick } from 'svelte'
import { pause, run, smooth } from '../../lib/motion'
import { chime } from '../../lib/sound'
import { cellOf, type Lying, lying, nameOf, type Point } from './cards'
import { FLIGHT, flown, type Placed as Spot, TRACE } from './movement'
import type { Connection, Happening, Placed, Taken, View } from './types'

/** A card in the air. */
export interface Flight extends Spot {
  card: number
  degrees: number
}

/** Where things are on the screen. */
export interface Screen {
  onScreen(cell: Point): Spot
  /** Brings cells into view. */
  show(cells: Point[]): void
}

export class Scene {
  flight = $state.raw<Flight>()
  /** Paths that light up, and how far they have. */
  tracing = $state.raw<{ connections: Connection[]; far: number }>()
  /** Cards that have left the table though the view still has them. */
  gone = $state.raw<number[]>([])

  async play(events: Happening[], view: View, screen: Screen): Promise<void> {
    for (const event of events) if (event.event === 'placed') await this.#place(event, view, screen)
    const taken = events.filter((event) => event.event === 'taken')
    if (taken.length) await this.#take(taken, view, screen)
    // The new view stands where the movement ended.
    queueMicrotask(() => {
      this.flight = undefined
      this.tracing = undefined
      this.gone = []
    })
  }

  async #place(event: Placed, view: View, screen: Screen): Promise<void> {
    const cell = cellOf(event.cell)
    screen.show([cell])
    chime('move')
    // Whoever laid it saw it lie there already.
    if (view.hand.includes(event.card) && event.seat === view.seat) return
    const lies = { card: event.card, degrees: event.rotation }
    await this.#fly(lies, seatOf(event.seat), screen.onScreen(cell))
    await pause(160)
  }

  async #take(events: Taken[], view: View, screen: Screen): Promise<void> {
    screen.show(events.flatMap((event) => event.path.map(cellOf)))
    await run(TRACE, (t) => (this.tracing = { connections: events, far: smooth(t) }))
    chime('found')
    await pause(280)
    const cards = lying(view.table)
    for (const event of events) {
      const card = cards.find((one) => nameOf(one) === event.cell)
      if (!card) continue
      const from = screen.onScreen(card)
      this.gone = [...this.gone, event.card]
      this.tracing = undefined
      await tick()
      await this.#fly(card, from, seatOf(event.seat))
      this.flight = undefined
    }
  }

  #fly({ card, degrees }: Pick<Lying, 'card' | 'degrees'>, from: Spot, to: Spot): Promise<void> {
    return run(FLIGHT, (t) => (this.flight = { card, degrees, ...flown(from, to, t) }))
  }
}

/** Where a player sits on the screen. */
function seatOf(seat: number): Spot {
  const box = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect()
  return box
    ? { x: box.x + box.width / 2 - 20, y: box.y + box.height / 2 - 20, size: 40 }
    : { x: innerWidth / 2, y: -60, size: 40 }
}
