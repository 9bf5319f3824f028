// A game looked back at: its moments, through whose eyes, which one is shown, and playing on.
import { tick } from 'svelte'
import { api } from './api'
import type { Moment, TableInfo } from './contract'
import { Problem } from './problem'
import { Questions } from './latest.svelte'
import { pause } from './motion'
import { Playback } from './playback.svelte'
import { to } from './router.svelte'

/** Not a seat: everybody's cards at once. */
export const OPEN = -1

const PORTION = 100
const BETWEEN = 700

export class Replay {
  info = $state.raw<TableInfo>()
  moments = $state.raw<Moment[]>([])
  /** Through whose eyes: a seat, 0 for a spectator, or OPEN. */
  eyes = $state(0)
  at = $state(0)
  running = $state(false)
  speed = $state(1)
  lost = $state(false)
  /** Whether it was played by rules that the server no longer has. */
  otherRules = $state(false)

  readonly last = $derived(Math.max(0, this.moments.length - 1))
  readonly shown = $derived(this.moments[Math.min(this.at, this.last)])
  readonly over = $derived(this.info?.status === 'over')
  /** Whose view it is: what one may not look back at is shown as spectators see it. */
  readonly seat = $derived(
    (this.shown?.view as { seat?: number } | undefined)?.seat ?? Math.max(0, this.eyes),
  )

  /** Whom the sentences call “you”: nobody but ourselves. */
  readonly reader = $derived(this.eyes > 0 && this.isMine(this.eyes) ? this.eyes : 0)

  readonly playback = new Playback()
  readonly key: string
  /** Through whose eyes the address asks to look, if it does. */
  readonly wish: number | undefined
  readonly #looks = new Questions()
  readonly #runs = new Questions()
  #closed = false

  constructor(key: string, at: number, wish: number | undefined) {
    this.key = key
    this.at = at
    this.wish = wish
  }

  async open(): Promise<void> {
    try {
      const found = await api.look(this.key)
      this.info = found
      await this.look(this.#eyesFor(this.wish ?? found.seat, found))
    } catch (error) {
      this.otherRules = error instanceof Problem && error.reason === 'other-rules'
      this.lost = !this.otherRules
    }
  }

  /** Through whose eyes to begin: a stranger who was sent a link sees all cards open. */
  #eyesFor(asked: number, found: TableInfo): number {
    if (asked <= 0 || this.isMine(asked)) return asked === OPEN && !this.over ? found.seat : asked
    if (!this.over) return found.seat
    return found.seat ? asked : OPEN
  }

  isMine(seat: number): boolean {
    return Boolean(this.info?.seats[seat - 1]?.you)
  }

  look = async (seat: number): Promise<void> => {
    this.running = false
    const wanted = this.#looks.next()
    const all = await this.#all(Math.max(0, seat), seat === OPEN)
    if (seat > 0 && !this.isMine(seat)) {
      // What another player was told says “your goal”: to us it is told as to everybody.
      const told = await this.#all(0)
      all.forEach((moment, i) => (all[i] = { ...moment, events: told[i]?.events ?? [] }))
    }
    if (!wanted()) return
    this.eyes = seat
    this.moments = all
    this.at = Math.max(0, Math.min(this.at, all.length - 1))
    this.remember()
  }

  async #all(seat: number, uncovered = false): Promise<Moment[]> {
    const all: Moment[] = []
    for (;;) {
      const next = await api.moments(this.key, all.length, seat, PORTION, uncovered)
      all.push(...next)
      if (next.length < PORTION) return all
    }
  }

  /** The address says what is shown, so that it can be sent to somebody. */
  remember(): void {
    if (this.#closed) return
    history.replaceState(null, '', to(`/replay/${this.key}?at=${this.at}&seat=${this.eyes}`))
  }

  /** To a moment; the next one can be shown happening. */
  async go(to: number, moves = false): Promise<void> {
    const target = Math.max(0, Math.min(this.last, to))
    const next = this.moments[target]
    if (!next) return
    const follows = moves && target === this.at + 1
    const events = next.events.flatMap((told) => told.event ?? [])
    await this.playback.show(
      { events, view: next.view },
      () => {
        this.at = target
      },
      () => (follows ? 'fast' : 'once'),
    )
    this.remember()
    await tick()
  }

  /** Plays on, to the end or up to a moment. */
  async run(until = this.last): Promise<void> {
    const wanted = this.#runs.next()
    this.running = true
    if (this.at >= this.last) await this.go(0)
    while (this.running && wanted() && this.at < Math.min(until, this.last)) {
      await this.go(this.at + 1, true)
      await pause(BETWEEN / this.speed)
    }
    if (wanted()) this.running = false
  }

  toggle = (): void => {
    if (this.running) this.running = false
    else void this.run()
  }

  /** Ends the playing on and goes to a moment at once. */
  stop = (to: number): void => {
    this.running = false
    this.playback.hurry()
    void this.go(to)
  }

  /** Somebody is on another page now: its address is not ours. */
  close(): void {
    this.running = false
    this.#closed = true
    this.#looks.forget()
    this.playback.forget()
  }

  step = (): void => {
    if (!this.playback.moving) void this.go(this.at + 1, true)
  }
}
