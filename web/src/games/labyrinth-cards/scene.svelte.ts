// What happened, shown: cards fly to the table, paths light up, what is taken gathers and flies to
// its owner.
import { tick } from 'svelte'
import { pause, run, smooth } from '../../lib/motion'
import { chime } from '../../lib/sound'
import { cellOf, type Lying, lying, nameOf, type Point } from './cards'
import { seatAt, type Spot } from '../../lib/places'
import { FLIGHT, flown, GATHER, gathered, TRACE } from './movement'
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
  flights = $state.raw<Flight[]>([])
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
      this.flights = []
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
    const [from, to] = [seatAt(event.seat), screen.onScreen(cell)]
    await run(FLIGHT, (t) => (this.flights = [{ ...lies, ...flown(from, to, t) }]))
    await pause(160)
  }

  async #take(events: Taken[], view: View, screen: Screen): Promise<void> {
    screen.show(events.flatMap((event) => event.path.map(cellOf)))
    await run(TRACE, (t) => (this.tracing = { connections: events, far: smooth(t) }))
    chime('found')
    await pause(280)
    const cards = lying(view.table).filter((card) =>
      events.some((event) => event.cell === nameOf(card)),
    )
    if (cards.length) await this.#gather(cards, events[0]!.seat, screen)
  }

  /** All of them lift off and lie together like a hand of cards; then they go to their owner. */
  async #gather(cards: Lying[], seat: number, screen: Screen): Promise<void> {
    const from = cards.map((card) => screen.onScreen(card))
    const hand = gathered(from)
    const fly = (time: number, starts: Spot[], ends: Spot[]) =>
      run(time, (t) => {
        this.flights = cards.map((card, i) => ({ ...card, ...flown(starts[i]!, ends[i]!, t) }))
      })
    this.gone = cards.map((card) => card.card)
    this.tracing = undefined
    await tick()
    chime('gather')
    await fly(GATHER, from, hand)
    await pause(240)
    const owner = seatAt(seat)
    await fly(
      FLIGHT,
      hand,
      hand.map(() => owner),
    )
    this.flights = []
    chime('gem')
  }
}
