// A table as it is shown: its line, and what each part of the screen makes of it.
import { Advice } from './advice.svelte'
import { api } from './api'
import { Connection } from './connection.svelte'
import type { TableInfo, Told, Update } from './contract'
import { askedOf, Log, sentenceOf } from './log.svelte'
import { Moods } from './moods.svelte'
import { namesOf } from './names'
import { callToTurn } from './notify'
import { page } from './page.svelte'
import { Past } from './past.svelte'
import { Playback } from './playback.svelte'
import { Talk } from './talk.svelte'
import type { Words } from './words'

/** So many updates may wait for their movement; then we catch up without. */
const MOST_WAITING = 12

export class Game {
  line = $state.raw<Connection>()!
  /** What is on the screen: never ahead of what its movement has explained. */
  shown = $state.raw<Update>()
  words = $state.raw<Words>()

  readonly key: string
  readonly playback = new Playback()
  readonly log: Log
  readonly talk: Talk
  readonly moods = new Moods()
  readonly advice: Advice
  readonly past: Past

  /** The number of the last update that came, shown or not. */
  #heard = -1

  constructor(key: string, seat = 0) {
    this.key = key
    this.log = new Log(key)
    this.talk = new Talk(key)
    this.advice = new Advice(key, () => this.shown?.n)
    this.past = new Past(key, () => this.seat)
    this.sitAt(seat)
  }

  get info(): TableInfo | undefined {
    return this.line.info
  }
  /** The seat through whose eyes we look; 0 is a spectator. */
  get seat(): number {
    return this.line.seat || (this.info?.seat ?? 0)
  }
  get names(): string[] {
    return namesOf(this.info)
  }
  /** What may be played: nothing while something still moves or is on its way. */
  get legal(): string[] {
    if (this.past.moment || this.playback.moving || this.line.wanted || !this.shown) return []
    return this.shown.legal
  }
  /** Whether a bot plays for us, until we are back. */
  get isAway(): boolean {
    return Boolean(this.shown && !this.shown.over && this.shown.away.includes(this.seat))
  }
  /** People at the table who are not at this screen. */
  get company(): boolean {
    return Boolean(this.info?.seats.some((seat) => seat.kind === 'human' && !seat.you))
  }
  get isMyTurn(): boolean {
    const shown = this.shown
    return Boolean(shown && !shown.over && shown.pending.includes(this.seat) && !this.line.answered)
  }
  /** Seats of ours that must act now though another one has the screen. */
  get handOver(): number {
    const shown = this.shown
    if (!shown || shown.over || this.playback.moving) return 0
    const own = this.info?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? []
    if (own.length < 2 || this.isMyTurn) return 0
    return own.find((seat) => shown.pending.includes(seat) && seat !== this.seat) ?? 0
  }

  /** Looks through another of our seats; what the one before saw goes, unless all see the same. */
  sitAt(seat: number, secrets = true): void {
    this.line?.close()
    this.playback.forget()
    this.past.leave()
    if (secrets) {
      this.shown = undefined
      this.log.forget()
    }
    this.#heard = this.shown?.n ?? -1
    this.line = new Connection(this.key, seat, {
      update: (update) => void this.#show(update),
      said: (said) => this.talk.hear([said]),
      online: () => void this.talk.read(),
    })
  }

  act = (action: string): void => {
    if (this.shown && !this.playback.moving) this.line.act(this.shown.n, action)
  }
  /** What we would see after an action; nothing is played. */
  after = async (action: string): Promise<unknown> => {
    try {
      return await api.after(this.key, action, this.seat)
    } catch {
      return undefined
    }
  }
  undo = (): void => {
    if (this.shown) this.line.undo(this.shown.n)
  }
  /** Asks everybody to go back to how it stood after entry `to`; alone we simply do. */
  goBack = (to: number): void => {
    if (this.shown) this.line.tell({ type: 'ask', n: this.shown.n, to })
    this.past.leave()
  }

  close(): void {
    this.playback.forget()
    this.line.close()
  }

  /** Shows an update when those before it have been. */
  #show(update: Update): Promise<void> {
    const known = this.#heard
    this.#heard = update.n
    const fresh = update.events.filter((told) => told.n > known)
    const follows = known >= 0 && isOneEntry(fresh)
    return this.playback.show(
      { events: fresh.flatMap((told) => told.event ?? []), view: update.view },
      () => this.#stand(update, fresh),
      () => follows && !this.past.moment && this.playback.waiting <= MOST_WAITING,
    )
  }

  async #stand(update: Update, fresh: Told[]): Promise<void> {
    const before = this.shown
    this.shown = update
    if (!before || update.gap) await this.log.read(update.n, this.seat)
    else this.log.add(fresh)
    if (this.shown !== update) return
    this.#announce(before ? fresh : [])
    this.moods.after(before, update, fresh, this.info?.seats ?? [])
    if (before && this.isMyTurn && !before.pending.includes(this.seat))
      callToTurn(this.key, this.words)
  }

  #announce(fresh: Told[]): void {
    const words = this.words
    if (!words) return
    const sentences = fresh.map((told) => sentenceOf(told, words, this.names, this.seat))
    if (this.isMyTurn) sentences.push(askedOf(this.shown, words))
    if (sentences.length) page.announce(sentences.join(' '))
  }
}

/** Only within one entry, played by somebody, are both views known. */
function isOneEntry(fresh: Told[]): boolean {
  return fresh.length > 0 && fresh.every((told) => told.n === fresh[0]!.n && told.event)
}
