// A table as it is shown: its line, and what each part of the screen makes of it.
import type { GamePage } from '../games/board'
import { Advice } from './advice.svelte'
import { Again } from './again.svelte'
import { api } from './api'
import { secondsLeft } from './clock'
import { Connection } from './connection.svelte'
import type { TableInfo, Told, Update } from './contract'
import { Earned } from './earned.svelte'
import { Judgement } from './judgement.svelte'
import { askedOf, Log, sentenceOf } from './log.svelte'
import { Moods } from './moods.svelte'
import { namesOf } from './names'
import { callToTurn } from './notify'
import { page } from './page.svelte'
import { Past } from './past.svelte'
import { Planning } from './planning.svelte'
import type { Speed } from './pace'
import { Playback } from './playback.svelte'
import { keep } from './receipts'
import { settings } from './settings.svelte'
import { Talk } from './talk.svelte'
import { type ActorOf, eventsOf, sinceTurnOf, standing, turnsOf } from './turns'
import type { Words } from './words'

/** So many updates may wait for their movement; then we catch up, first faster, then without. */
const MANY_WAITING = 12
const MAX_WAITING = 60
/** Who has more seconds than that left (a clock of days) may wait for what moves. */
const PLENTY = 24 * 3600

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
  readonly judgement: Judgement
  readonly planning: Planning
  readonly earned = new Earned()
  /** Whether we have just seen it end. */
  finale = $state(false)
  readonly again: Again
  /** Whose turn an event belongs to, where the game does not say so. */
  actorOf = $state.raw<ActorOf>()
  /** A turn in one sentence, where the game has one. */
  tell = $state.raw<GamePage['tell']>()

  /** What happened, turn by turn, and what others did since our last one. */
  readonly turns = $derived.by(() => turnsOf(this.log.told, this.actorOf))
  readonly since = $derived.by(() =>
    sinceTurnOf(this.seat, turnsOf(standing(this.log.told), this.actorOf)),
  )

  /** Which of several seats of ours has taken the screen. */
  #taken = $state(0)
  /** Which of them have answered what several are asked at once, and in which position: nobody is
   *  told so of a seat but the seat itself. */
  #answered = $state.raw<{ n: number; seats: number[] }>({ n: -1, seats: [] })

  /** The number of the last update that came, shown or not. */
  #heard = -1

  constructor(key: string, seat = 0) {
    this.key = key
    this.log = new Log(key)
    this.talk = new Talk(key)
    this.advice = new Advice(key, () => this.shown?.n)
    this.past = new Past(key, () => this.seat)
    this.judgement = new Judgement(key)
    this.planning = new Planning(this)
    this.again = new Again(key, this.past, this.playback)
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
  /** How fast we are shown what others do. */
  get speed(): Speed {
    return settings.speedAt(this.info?.game ?? '', this.key)
  }
  get isMyTurn(): boolean {
    const shown = this.shown
    return Boolean(shown && !shown.over && shown.pending.includes(this.seat) && !this.line.answered)
  }
  /** The seats of those who play at this screen. */
  get own(): number[] {
    return this.info?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? []
  }
  /** Which of our seats the screen goes to now: the one that must act though another has it, or the
   * first one, before anybody has seen a hand. */
  get handOver(): number {
    const shown = this.shown
    if (!shown || shown.over || this.playback.moving) return 0
    const own = this.own
    if (own.length < 2 || (this.isMyTurn && this.#taken === this.seat)) return 0
    const answered = this.#haveAnswered
    const asked = own.find((seat) => shown.pending.includes(seat) && !answered.includes(seat))
    if (!this.#taken) return asked ?? this.seat
    return asked && asked !== this.seat ? asked : 0
  }
  get #haveAnswered(): number[] {
    const before = this.#answered.n === this.shown?.n ? this.#answered.seats : []
    return this.line.answered ? [...before, this.seat] : before
  }
  /** Somebody of ours says that the screen is theirs now. */
  takeScreen(seat: number, secrets = true): void {
    this.#taken = seat
    if (seat !== this.seat) this.sitAt(seat, secrets)
  }

  /** Looks through another of our seats; what the one before saw goes, unless all see the same. */
  sitAt(seat: number, secrets = true): void {
    if (this.shown) this.#answered = { n: this.shown.n, seats: this.#haveAnswered }
    this.line?.close()
    this.playback.forget()
    this.again.stop()
    this.past.leave()
    this.advice.hide()
    this.planning.forget()
    if (secrets) {
      this.shown = undefined
      this.log.forget()
    }
    this.#heard = this.shown?.n ?? -1
    this.line = new Connection(this.key, seat, {
      update: (update) => {
        keep(this.key, update.n, update.hash)
        void this.#show(update)
      },
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

  /** What was told after one entry, up to another: each turn as people say it, or the first
   *  sentence of each entry. */
  toldBetween(after: number, upTo: number): string[] {
    const words = this.words
    if (!words) return []
    const isMeant = (told: Told) => told.n > after && told.n <= upTo
    const telling = { words, names: this.names, reader: this.seat }
    return this.turns
      .filter((turn) => turn.told.some(isMeant))
      .flatMap((turn) => {
        const whole = this.tell?.(eventsOf(turn), telling)
        if (whole) return [whole]
        return turn.told
          .filter((told, i, all) => isMeant(told) && told.n !== all[i - 1]?.n)
          .map((told) => sentenceOf(told, words, this.names, this.seat))
      })
  }

  close(): void {
    this.judgement.close()
    this.again.stop()
    this.playback.forget()
    this.line.close()
  }

  /** Shows an update when those before it have been. */
  #show(update: Update): Promise<void> {
    const known = this.#heard
    this.#heard = update.n
    const fresh = update.events.filter((told) => told.n > known)
    const follows = known >= 0 && isOneEntry(fresh)
    const shown = this.playback.show(
      { events: fresh.flatMap((told) => told.event ?? []), view: update.view },
      () => this.#stand(update, fresh),
      () => {
        if (!follows || this.past.moment || this.playback.waiting > MAX_WAITING) return 'once'
        const hurried = update.done.length || this.playback.waiting > MANY_WAITING
        return hurried && this.speed !== 'once' ? 'fast' : this.speed
      },
    )
    if (this.#mustHurry(update)) this.playback.hurry()
    return shown
  }

  /** Whether our time runs: then nothing that moves may take any of it. */
  #mustHurry({ clock, answer_by, pending }: Update): boolean {
    if (clock?.seats.includes(this.seat)) return secondsLeft(clock, this.seat) < PLENTY
    return Boolean(answer_by && pending.includes(this.seat))
  }

  async #stand(update: Update, fresh: Told[]): Promise<void> {
    const before = this.shown
    this.shown = update
    this.finale = Boolean(update.over && before && (this.finale || !before.over))
    if (this.info && this.seat) settings.playsAt(this.info.game, this.key)
    // Where several play at one screen, nobody knows whose trophies they would be.
    if (this.info && this.own.length === 1) {
      if (update.over) void this.earned.end(this.info.game)
      else this.earned.begin(this.info.game)
    }
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
