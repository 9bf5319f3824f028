// A game looked back at: its moments, through whose eyes, which one is shown, and playing on.
import { tick } from 'svelte'
import { api } from './api'
import type { Moment, TableInfo } from './contract'
import { Problem } from './problem'
import { pause } from './motion'
import { Playback } from './playback.svelte'

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

  readonly playback = new Playback()
  readonly key: string
  /** Through whose eyes the address asks to look, if it does. */
  readonly wish: number | undefined

  constructor(key: string, at: number, wish: number | undefined) {
    this.key = key
    this.at = at
    this.wish = wish
  }

  async open(): Promise<void> {
    try {
      const found = await api.look(this.key)
      const asked = this.wish ?? found.seat
      const may = found.status === 'over' || found.seats.some((s) => s.you && s.seat === asked)
      this.info = found
      await this.look(may ? asked : found.seat)
    } catch (error) {
      this.otherRules = error instanceof Problem && error.reason === 'other-rules'
      this.lost = !this.otherRules
    }
  }

  look = async (seat: number): Promise<void> => {
    this.running = false
    const all: Moment[] = []
    for (;;) {
      const from = all.length
      const next = await api.moments(this.key, from, Math.max(0, seat), PORTION, seat === OPEN)
      all.push(...next)
      if (next.length < PORTION) break
    }
    this.eyes = seat
    this.moments = all
    this.at = Math.max(0, Math.min(this.at, all.length - 1))
    this.remember()
  }

  /** The address says what is shown, so that it can be sent to somebody. */
  remember(): void {
    history.replaceState(null, '', `/replay/${this.key}?at=${this.at}&seat=${this.eyes}`)
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
      () => follows,
    )
    this.remember()
    await tick()
  }

  async run(): Promise<void> {
    this.running = true
    if (this.at >= this.last) await this.go(0)
    while (this.running && this.at < this.last) {
      await this.go(this.at + 1, true)
      await pause(BETWEEN / this.speed)
    }
    this.running = false
  }

  toggle = (): void => {
    if (this.running) this.running = false
    else void this.run()
  }

  /** Ends the playing on and goes to a moment at once. */
  stop = (to: number): void => {
    this.running = false
    if (!this.playback.moving) void this.go(to)
  }

  step = (): void => {
    if (!this.playback.moving) void this.go(this.at + 1, true)
  }
}
