// What moves on the table of Traps, one thing after another.
import { pause, run, smooth } from '../../lib/motion'
import { chime } from '../../lib/sound'
import type { Happening, Revealed, View } from './types'

const POT = 0
/** A gem on its way: 0 to 1 from one place to the other. */
interface Flight {
  from: DOMRect
  to: DOMRect
  far: number
}

export class Scene {
  /** The card that is just being turned over, and on whose stack it lay. */
  turning = $state.raw<{ seat: number; card: string }>()
  /** Where a trap has just sprung. */
  sprung = $state(0)
  /** Traits found so far, as they are counted. */
  matched = $state<number>()
  flights = $state.raw<Flight[]>([])
  /** What has changed since the present view: of the pot (0) and of each seat. */
  #change = $state.raw<Record<number, number>>({})

  gems(place: number, view: View): number {
    const there = place === POT ? view.pot : view.players[place - 1]!.gems
    return there + (this.#change[place] ?? 0)
  }

  /** `at` says where the gems of a seat (or of the pot) lie on the screen. */
  async play(events: Happening[], at: (place: number) => DOMRect | undefined): Promise<void> {
    for (const event of events) await this.#show(event, at)
    // The new view stands where the movement ended.
    queueMicrotask(() => {
      this.turning = undefined
      this.sprung = 0
      this.matched = undefined
      this.flights = []
      this.#change = {}
    })
  }

  async #show(event: Happening, at: (place: number) => DOMRect | undefined): Promise<void> {
    if (event.event === 'revealed') await this.#turnOver(event)
    else if (event.event === 'took') {
      chime('found')
      await this.#fly(POT, event.seat, event.pot, at)
    } else if (event.event === 'trapped') {
      await this.#fly(POT, event.owner_seat, 1, at)
    } else if (event.event === 'awarded') {
      await this.#fly(POT, event.other_seat, 1, at)
    } else if (event.event === 'gave') {
      await this.#fly(event.seat, event.other_seat, 1, at)
    } else if (event.event === 'paid') {
      await this.#fly(event.seat, POT, event.gems, at)
    } else if (['bid', 'passed', 'built'].includes(event.event)) await pause(320)
  }

  /** The card, then each trait it is worth; or the trap. */
  async #turnOver(event: Revealed): Promise<void> {
    this.turning = { seat: event.owner_seat, card: event.card }
    await pause(400)
    for (let i = event.traits - 1; i >= 0; i--) {
      this.matched = event.matched - i
      chime('move')
      await pause(220)
    }
    if (event.traits) return
    this.sprung = event.owner_seat
    chime('refused')
    await pause(400)
  }

  async #fly(
    from: number,
    to: number,
    count: number,
    at: (place: number) => DOMRect | undefined,
  ): Promise<void> {
    const [start, end] = [at(from), at(to)]
    if (start && end && count) {
      this.#move(from, -count)
      const late = 0.35 / count
      await run(400, (t) => {
        this.flights = Array.from({ length: count }, (_, i) => ({
          from: start,
          to: end,
          far: smooth(Math.min(1, Math.max(0, (t - i * late) / (1 - late * (count - 1))))),
        }))
      })
      this.flights = []
      this.#move(to, count)
    }
    await pause(240)
  }
  #move(place: number, by: number): void {
    this.#change = { ...this.#change, [place]: (this.#change[place] ?? 0) + by }
  }
}
