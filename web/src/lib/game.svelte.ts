// A table as it is shown: one thing after another, each with its movement, and all of it told.
import type { BoardExports } from '../games/board'
import { api } from './api'
import { Connection } from './connection.svelte'
import { page } from './page.svelte'
import type { GameEvent, TableInfo, Told, Update } from './protocol'
import { settings } from './settings.svelte'
import { chime } from './sound'
import type { Words } from './words'

/** So many updates may wait for their movement; then we catch up without. */
const MOST_WAITING = 12

export class Game {
  line = $state.raw<Connection>()!
  /** What is on the screen: never ahead of what its movement has explained. */
  shown = $state.raw<Update>()
  told = $state.raw<Told[]>([])
  moving = $state(false)
  words = $state.raw<Words>()
  board: BoardExports<unknown> | undefined

  readonly key: string
  #waiting: Update[] = []
  #closed = false

  constructor(key: string, seat = 0) {
    this.key = key
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
    return this.moving || this.line.wanted || !this.shown ? [] : this.shown.legal
  }
  get isMyTurn(): boolean {
    const shown = this.shown
    return Boolean(shown && !shown.over && shown.pending.includes(this.seat) && !this.line.answered)
  }
  /** Seats of ours that must act now though another one has the screen. */
  get handOver(): number {
    const shown = this.shown
    if (!shown || shown.over || this.moving) return 0
    const own = this.info?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? []
    if (own.length < 2 || this.isMyTurn) return 0
    return own.find((seat) => shown.pending.includes(seat) && seat !== this.seat) ?? 0
  }

  /** Looks through another of our seats. */
  sitAt(seat: number): void {
    this.line?.close()
    this.shown = undefined
    this.told = []
    this.#waiting = []
    this.line = new Connection(this.key, seat, (update) => this.#hear(update))
  }

  act = (action: string): void => {
    if (this.shown && !this.moving) this.line.act(this.shown.n, action)
  }
  /** What we would see after an action; nothing is played. */
  after = async (action: string): Promise<unknown> => {
    try {
      return await api.after(this.key, action, this.line.seat)
    } catch {
      return undefined
    }
  }
  undo = (): void => {
    if (this.shown) this.line.undo(this.shown.n)
  }

  close(): void {
    this.#closed = true
    this.line.close()
  }

  #hear(update: Update): void {
    this.#waiting.push(update)
    if (!this.moving) void this.#showAll()
  }

  async #showAll(): Promise<void> {
    this.moving = true
    try {
      while (this.#waiting.length && !this.#closed) await this.#show(this.#waiting.shift()!)
    } finally {
      this.moving = false
    }
  }

  async #show(update: Update): Promise<void> {
    const before = this.shown
    const fresh = update.events.filter((told) => told.n > (before?.n ?? -1))
    const events = eventsOf(fresh)
    if (before && events && !settings.still && this.#waiting.length < MOST_WAITING)
      await this.board?.play?.(events, update.view)
    this.shown = update
    if (!before || update.gap) await this.#readLog(update.n)
    else this.told = [...this.told, ...fresh]
    this.#announce(before ? fresh : [])
    if (before && this.isMyTurn && !before.pending.includes(this.seat)) chime('turn')
  }

  async #readLog(n: number): Promise<void> {
    try {
      const log = await api.log(this.key, 0, this.line.seat)
      this.told = log.filter((told) => told.n <= n)
    } catch {
      // The log is not worth a lost game.
    }
  }

  #announce(fresh: Told[]): void {
    const words = this.words
    if (!words) return
    const sentences = fresh.map((told) => sentenceOf(told, words, this.names, this.seat))
    if (this.isMyTurn) sentences.push(askedOf(this.shown, words))
    if (sentences.length) page.announce(sentences.join(' '))
  }
}

/** The game's events, if all of one entry: only then are both views known. */
function eventsOf(fresh: Told[]): GameEvent[] | undefined {
  if (!fresh.length || fresh.some((told) => told.n !== fresh[0]!.n || !told.event)) return undefined
  return fresh.map((told) => told.event!)
}

/** What players are called; equal names get their seat's number. */
export function namesOf(info: TableInfo | undefined): string[] {
  const names = info?.seats.map((seat) => nameOf(seat.name, seat.kind)) ?? []
  return names.map((name, i) =>
    names.filter((other) => other === name).length > 1
      ? page.say('terminal-numbered', { name, seat: i + 1 })
      : name,
  )
}

function nameOf(name: string, kind: string): string {
  const bot = `bot-${kind}`
  return kind !== 'human' && page.words?.has(bot) ? page.say(bot) : name
}

export function sentenceOf(told: Told, words: Words, names: string[], reader: number): string {
  if (told.table)
    return words.say(`left-${told.table}`, { name: names[(told.seat ?? 1) - 1] ?? '' })
  return told.event ? words.event(told.event, names, reader) : ''
}

/** What the player in turn is asked. */
export function askedOf(shown: Update | undefined, words: Words): string {
  const asked = (shown?.view as { asked?: string } | undefined)?.asked
  const message = `${words.game}-asked-${asked}`
  return asked && words.has(message) ? words.say(message) : words.say('page-your-turn')
}
