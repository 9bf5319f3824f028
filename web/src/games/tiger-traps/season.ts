// A season of Traps as it went: what was turned over, what became of the promise, who got what.
import type { Happening, View } from './types'

/** A card that was turned over; `traits` is undefined where we were not there to see it. */
export interface Turned {
  card: string
  owner: number
  traits: number | undefined
}
/** What became of a promise. */
export type Fate = 'kept' | 'stopped' | 'own-trap' | 'trap' | 'traps' | 'no-card'

export interface Summary {
  season: number
  year: number
  goal: string
  revealer: number
  bid: number
  matched: number
  turned: Turned[]
  fate: Fate
  /** How many traps were hit, and whose the last one was. */
  traps: number
  owner: number
  /** What each seat has won or lost, seat by seat. */
  gains: number[]
}

export class Season {
  turned: Turned[] = []
  #gains: Record<number, number> = {}
  #stopped = false
  #kept = false

  /** Takes note of what happened on the way from `view`; sums up the season if it ended with it. */
  note(events: Happening[], view: View): Summary | undefined {
    if (!this.turned.length) this.turned = cardsOf(view)
    let matched = view.matched
    let sum: Summary | undefined
    for (const event of events) {
      if (event.event === 'revealed') {
        this.turned = [
          ...this.turned,
          { card: event.card, owner: event.owner_seat, traits: event.traits },
        ]
        matched = event.matched
      } else if (event.event === 'took') {
        this.#kept = true
        this.#gain(event.seat, event.pot)
      } else if (event.event === 'trapped') this.#gain(event.owner_seat, 1)
      else if (event.event === 'awarded') this.#gain(event.other_seat, 1)
      else if (event.event === 'gave') {
        this.#stopped = true
        this.#gain(event.seat, -1)
        this.#gain(event.other_seat, 1)
      } else if (event.event === 'paid') this.#gain(event.seat, -event.gems)
      else if (event.event === 'season' || event.event === 'ended') {
        if (view.bid) sum = this.#sum(view, matched)
        this.#begin()
      }
    }
    return sum
  }

  #gain(seat: number, gems: number): void {
    this.#gains[seat] = (this.#gains[seat] ?? 0) + gems
  }
  #begin(): void {
    this.turned = []
    this.#gains = {}
    this.#stopped = this.#kept = false
  }
  #sum(view: View, matched: number): Summary {
    const traps = this.turned.filter((card) => card.traits === 0)
    const last = this.turned.at(-1)
    return {
      season: view.season,
      year: view.year,
      goal: view.goal,
      revealer: view.bidder,
      bid: view.bid,
      matched,
      turned: this.turned,
      fate: this.#fate(view.bidder, traps.length, last),
      traps: traps.length,
      owner: traps.at(-1)?.owner ?? 0,
      gains: view.players.map((_, i) => this.#gains[i + 1] ?? 0),
    }
  }
  #fate(revealer: number, traps: number, last: Turned | undefined): Fate {
    if (this.#kept) return 'kept'
    if (this.#stopped) return 'stopped'
    if (traps > 1) return 'traps'
    if (last?.traits !== 0) return 'no-card'
    return last.owner === revealer ? 'own-trap' : 'trap'
  }
}

/** What lies turned over already, where somebody comes in the middle of it. */
function cardsOf(view: View): Turned[] {
  return view.players.flatMap(({ beside }, i) =>
    beside.map((card) => ({ card, owner: i + 1, traits: undefined })),
  )
}
