// A table as it is shown: one thing after another, each with its movement, and all of it told.
import type { BoardExports, GamePage } from '../games/board'
import { api } from './api'
import type { GameEvent, Hint, Moment, Said, TableInfo, Told, Update } from './contract'
import { Connection } from './connection.svelte'
import { tellOfTurn } from './notify'
import { namesOf } from './names'
import { page } from './page.svelte'
import { settings } from './settings.svelte'
import { chime } from './sound'
import { Tempers, type Sign } from './tempers'
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
  /** What was said at the table. */
  said = $state.raw<Said[]>([])
  /** The earlier moment that is looked at, or nothing. */
  past = $state.raw<Moment>()
  /** What the master would do, if it was asked for: about the position that is shown. */
  advice = $state.raw<Hint>()
  /** What a bot shows just now of how it takes things. */
  sign = $state.raw<Sign>()
  board: BoardExports<unknown> | undefined
  fates: GamePage['fates']

  readonly key: string
  #waiting: Update[] = []
  #closed = false
  readonly #tempers = new Tempers()

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
    if (this.past || this.moving || this.line.wanted || !this.shown) return []
    return this.shown.legal
  }
  /** The advice that is still worth something. */
  get hint(): Hint | undefined {
    return this.advice && this.advice.n === this.shown?.n ? this.advice : undefined
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
    if (!shown || shown.over || this.moving) return 0
    const own = this.info?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? []
    if (own.length < 2 || this.isMyTurn) return 0
    return own.find((seat) => shown.pending.includes(seat) && seat !== this.seat) ?? 0
  }

  /** Looks through another of our seats; what the one before saw goes, unless all see the same. */
  sitAt(seat: number, secrets = true): void {
    this.line?.close()
    if (secrets) {
      this.shown = undefined
      this.told = []
    }
    this.past = undefined
    this.#waiting = []
    this.line = new Connection(this.key, seat, {
      update: (update) => this.#hear(update),
      said: (said) => this.#hearSaid([said]),
      online: () => void this.#readTalk(),
    })
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
  askHint = async (): Promise<Hint | undefined> => {
    const hint = await api.hint(this.key, this.seat)
    if (hint.n === this.shown?.n) this.advice = hint
    return this.hint
  }
  undo = (): void => {
    if (this.shown) this.line.undo(this.shown.n)
  }

  /** Shows how it stood after entry `n`, as far as we may look back. */
  lookAt = async (n: number): Promise<void> => {
    try {
      const [moment] = await api.moments(this.key, n, this.seat, 1)
      this.past = moment
    } catch {
      page.announce(page.say('page-went-wrong'))
    }
  }
  lookAtNow = (): void => {
    this.past = undefined
  }
  /** Asks everybody to go back to the moment that is looked at. */
  askToGoBack = (): void => {
    if (!this.past || !this.shown) return
    this.line.tell({ type: 'ask', n: this.shown.n, to: this.past.n })
    this.past = undefined
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
    const moves = !settings.still && !this.past && this.#waiting.length < MOST_WAITING
    if (before && events && moves) await this.board?.play?.(events, update.view)
    this.board?.hear?.(fresh.flatMap((told) => told.event ?? []))
    this.shown = update
    if (!before || update.gap) await this.#readLog(update.n)
    else this.told = [...this.told, ...fresh]
    this.#announce(before ? fresh : [])
    this.#showTemper(before, update, fresh)
    if (before && this.isMyTurn && !before.pending.includes(this.seat)) this.#callToTurn()
  }

  #showTemper(before: Update | undefined, update: Update, fresh: Told[]): void {
    const seats = this.info?.seats ?? []
    if (!settings.signs || before?.over) return
    if (!before && !update.over && update.n <= seats.length) this.sign = this.#tempers.greet(seats)
    if (!before) return
    const fates = this.fates?.(fresh.flatMap((told) => told.event ?? [])) ?? []
    const sign = this.#tempers.after(update.n, seats, fates, update.over?.winners)
    if (sign) this.sign = sign
  }

  #callToTurn(): void {
    chime('turn')
    const words = this.words
    if (words) tellOfTurn(this.key, words.say(`${words.game}-name`))
  }

  async #readTalk(): Promise<void> {
    try {
      this.#hearSaid(await api.talk(this.key, this.said.at(-1)?.number ?? 0))
    } catch {
      // Who may not look on is not told what was said.
    }
  }

  #hearSaid(said: Said[]): void {
    const last = this.said.at(-1)?.number ?? 0
    const fresh = said.filter((one) => one.number > last)
    if (fresh.length) this.said = [...this.said, ...fresh]
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
