// What moves on the table of Traps, one thing after another.
import { pause, run, smooth } from '../../lib/motion'
import { chime } from '../../lib/sound'
import { Season, type Summary, type Turned } from './season'
import type { Happening, Revealed, View } from './types'

const POT = 0
/** No card is worth more traits: only where so few are missing can the next one decide. */
const MOST_TRAITS = 2

/** Milliseconds at the fastest pace: the card lies there, is turned over, and each trait counts. */
const COMES = 260
const HOLD = 600
const HOLD_LAST = 1200
const TURN = 320
const TRAIT = 240
const KEPT = 900
const TRAP = 800
const FLY = 620

/** A gem on its way: 0 to 1 from one place to the other. */
interface Flight {
  from: DOMRect
  to: DOMRect
  far: number
}
/** The card that is just being turned over. */
interface Turning extends Turned {
  seat: number
  /** 0: face down, 1: face up. */
  far: number
  /** How many of its traits are counted. */
  counted: number
  /** Whether it has been weighed: what it is worth may be seen. */
  weighed: boolean
}

export class Scene {
  /** What was turned over this season, in this order. */
  turned = $state.raw<Turned[]>([])
  turning = $state.raw<Turning>()
  /** What the reveal is about while it is shown large: the traits found so far, and what for. */
  stage = $state.raw<{ seat: number; bid: number; matched: number }>()
  /** Whether the table is looked at just now: something flies over it. */
  aside = $state(false)
  /** How it turned out, once it has. */
  end = $state<'' | 'kept' | 'trap'>('')
  flights = $state.raw<Flight[]>([])
  /** The season that has just ended, until it was read. */
  card = $state.raw<Summary>()
  /** What has changed since the present view: of the pot (0) and of each seat. */
  #change = $state.raw<Record<number, number>>({})
  readonly #season = new Season()
  #played: Happening[] | undefined

  gems(place: number, view: View): number {
    const there = place === POT ? view.pot : view.players[place - 1]!.gems
    return there + (this.#change[place] ?? 0)
  }
  /** Whose stack has one card less than the view says. */
  get lifted(): number {
    return this.turning?.owner ?? 0
  }

  /** Whether what was turned over is what lies on the table. */
  isOf(view: View): boolean {
    const lying = view.players.reduce((sum, { beside }) => sum + beside.length, 0)
    return lying > 0 && lying === this.turned.length
  }

  /** `at` says where the gems of a seat (or of the pot) lie on the screen. */
  async play(
    events: Happening[],
    view: View,
    at: (place: number) => DOMRect | undefined,
  ): Promise<void> {
    const sum = this.#note(events, view)
    for (const event of events) await this.#show(event, at)
    // The new view stands where the movement ended.
    queueMicrotask(() => {
      this.turned = this.#season.turned
      this.turning = undefined
      this.end = ''
      this.aside = false
      this.flights = []
      this.#change = {}
      if (sum) this.#sumUp(events, sum)
    })
  }
  /** What happened, also where nothing moved. */
  hear(events: Happening[], view: View): void {
    if (events === this.#played) return
    const sum = this.#note(events, view)
    this.turned = this.#season.turned
    if (sum) this.#sumUp(events, sum)
  }
  #note(events: Happening[], view: View): Summary | undefined {
    this.#played = events
    return this.#season.note(events, view)
  }
  /** The end of the game has a page of its own. */
  #sumUp(events: Happening[], sum: Summary): void {
    this.stage = undefined
    this.card = events.some((event) => event.event === 'ended') ? undefined : sum
  }

  async #show(event: Happening, at: (place: number) => DOMRect | undefined): Promise<void> {
    if (event.event === 'revealed') await this.#turnOver(event)
    else if (event.event === 'took') {
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

  /** The card lies there, is turned over, and each trait of it counts; or it is a trap. */
  async #turnOver(event: Revealed): Promise<void> {
    const { seat, bid, card, traits, owner_seat: owner } = event
    const before = event.matched - traits
    const isFirst = !this.stage
    this.stage = { seat, bid, matched: before }
    this.turning = { seat, card, owner, traits, far: 0, counted: 0, weighed: false }
    if (isFirst) await pause(COMES)
    const decides = bid - before <= MOST_TRAITS
    chime('breath')
    await pause(decides ? HOLD_LAST : HOLD)
    chime('flip')
    await run(TURN, (t) => (this.turning = { ...this.turning!, far: smooth(t) }))
    for (let i = 1; i <= traits; i++) {
      this.stage = { seat, bid, matched: before + i }
      this.turning = { ...this.turning, counted: i, weighed: true }
      chime('count', Math.min(24, 2 * (before + i - 1)))
      await pause(TRAIT)
    }
    this.turning = { ...this.turning, weighed: true }
    if (!traits) await this.#end('trap', TRAP)
    else if (event.matched >= bid) await this.#end('kept', KEPT)
  }
  async #end(how: 'kept' | 'trap', time: number): Promise<void> {
    this.end = how
    chime(how)
    await pause(time)
  }

  async #fly(
    from: number,
    to: number,
    count: number,
    at: (place: number) => DOMRect | undefined,
  ): Promise<void> {
    this.aside = true
    const [start, end] = [at(from), at(to)]
    if (start && end && count) {
      if (this.stage) await pause(COMES)
      this.#move(from, -count)
      const late = 0.35 / count
      await run(FLY, (t) => {
        this.flights = Array.from({ length: count }, (_, i) => ({
          from: start,
          to: end,
          far: smooth(Math.min(1, Math.max(0, (t - i * late) / (1 - late * (count - 1))))),
        }))
      })
      this.flights = []
      this.#move(to, count)
      chime('gem')
    }
    await pause(HOLD)
  }
  #move(place: number, by: number): void {
    this.#change = { ...this.#change, [place]: (this.#change[place] ?? 0) + by }
  }
}
