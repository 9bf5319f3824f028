// A table's line: says what happened, does what a person wants, and comes back by itself.
import { api } from './api'
import type {
  Bye,
  FromClient,
  FromServer,
  Refused,
  Said,
  StandingOrder,
  TableInfo,
  Update,
} from './contract'
import { freshId } from './fairness'
import { Problem } from './problem'
import { type Line, alone, open } from './transport'

export type State = 'connecting' | 'online' | 'lost' | 'gone'

const MAX_SECONDS = 8
/** A line can die without a word (a tunnel, a lid that was closed): milliseconds. */
const CHECK = 5_000
const UNANSWERED = 10_000
const SILENT = 25_000
/** How long what came too fast waits. */
const AGAIN = 1_000

/** Everything a click became until the server has said what came of it. */
type Wanted = FromClient & { id: string }

/** What a table's line is told. */
export interface Ears {
  update: (update: Update) => void
  said: (said: Said) => void
  /** The line stands, for the first time or again. */
  online: () => void
}

export class Connection {
  line = $state<State>('connecting')
  info = $state.raw<TableInfo>()
  /** The last thing that was refused; cleared by the next thing that is done. */
  refused = $state.raw<Refused>()
  /** Why the last sentence was not said. */
  unsaid = $state.raw<Refused>()
  bye = $state.raw<Bye>()
  /** What was sent and is not answered yet. */
  wanted = $state.raw<Wanted>()
  answered = $state(false)
  /** What this seat has answered in advance; undefined where the table takes no orders. */
  order = $state<StandingOrder>()
  /** Seconds until the next attempt. */
  wait = $state(0)

  readonly key: string
  readonly seat: number
  #ears: Ears
  #n = -1
  #wire: Line | undefined
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #later: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #saying = ''
  #retry = () => this.#again()
  #drop = () => this.#giveUp()
  #heard = 0
  #sent = 0
  #asking = false
  #checks: ReturnType<typeof setInterval>

  constructor(key: string, seat: number, ears: Ears) {
    this.key = key
    this.seat = seat
    this.#ears = ears
    addEventListener('online', this.#retry)
    if (!alone) addEventListener('offline', this.#drop)
    this.#checks = setInterval(() => void this.#check(), CHECK)
    this.#connect()
  }

  act(n: number, action: string): void {
    this.#want({ type: 'act', id: freshId(), n, action })
  }

  undo(n: number): void {
    this.#want({ type: 'undo', id: freshId(), n })
  }

  resign(): void {
    this.#want({ type: 'resign', id: freshId() })
  }

  /** Answers in advance what is asked beside the turn. */
  give = (order: StandingOrder): void => {
    this.#want({ type: 'order', id: freshId(), order })
  }

  /** Plays on oneself, after a bot has taken over. */
  comeBack(): void {
    this.#want({ type: 'back', id: freshId() })
  }

  /** Talk and consent: nothing waits for them, and a lost one is not sent again. */
  tell(
    what:
      | { type: 'say'; text: string }
      | { type: 'ask' | 'agree'; n: number; to: number }
      | { type: 'decline'; n: number },
  ): boolean {
    const id = freshId()
    if (this.line !== 'online' || !this.#wire?.send({ ...what, id })) return false
    if (what.type === 'say') {
      this.#saying = id
      this.unsaid = undefined
    } else this.refused = undefined
    return true
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#later)
    clearInterval(this.#checks)
    removeEventListener('online', this.#retry)
    removeEventListener('offline', this.#drop)
    this.#wire?.close()
  }

  /** Whether the line still stands, where nothing has been heard for long. */
  async #check(): Promise<void> {
    if (this.line !== 'online' || document.hidden || this.#asking) return
    const silent = Date.now() - this.#heard
    if (this.wanted && Math.min(silent, Date.now() - this.#sent) > UNANSWERED) this.#giveUp()
    if (silent < SILENT) return
    this.#asking = true
    const late = new Promise<false>((tell) => setTimeout(tell, UNANSWERED, false))
    const answers = api.look(this.key).then(
      () => true,
      (error: unknown) => !(error instanceof Problem) || error.reason !== 'offline',
    )
    const reached = await Promise.race([answers, late])
    this.#asking = false
    if (reached) this.#heard = Date.now()
    else this.#giveUp()
  }
  /** Leaves a line that may be dead, and tries another. */
  #giveUp(): void {
    if (this.line !== 'online') return
    this.#wire?.close()
    this.#lost()
  }

  /** One thing at a time: a second click while the first is on its way is left out. */
  #want(wanted: Wanted): void {
    if (this.wanted) return
    this.refused = undefined
    this.wanted = wanted
    this.#send()
  }

  /** The same id is played once, so it can be sent again after a lost connection. */
  #send(): void {
    if (!this.wanted) return
    this.#sent = Date.now()
    this.#wire?.send(this.wanted)
  }

  /** A person's clicks never meet the limit: what came too fast is sent again. */
  #sendLater(): void {
    clearTimeout(this.#later)
    this.#later = setTimeout(() => this.#send(), AGAIN)
  }

  #connect(): void {
    this.#wire = open(
      { key: this.key, n: this.#n, seat: this.seat },
      { hear: (message) => this.#take(message), ended: () => this.#lost() },
    )
  }

  #take(message: FromServer): void {
    this.#heard = Date.now()
    if (this.line !== 'online') {
      this.line = 'online'
      this.#tries = 0
      this.#send()
      this.#ears.online()
    }
    switch (message.type) {
      case 'table':
        this.info = message.table
        break
      case 'here':
        this.#seeWhoIsHere(message.seats)
        break
      case 'update':
        this.#n = message.n
        this.answered = message.answered
        this.order = message.order
        if (this.wanted && message.done.includes(this.wanted.id)) this.wanted = undefined
        this.#ears.update(message)
        break
      case 'answered':
        this.answered = true
        if (this.wanted?.id === message.id) this.wanted = undefined
        break
      case 'ordered':
        this.order = message.order
        if (this.wanted?.id === message.id) this.wanted = undefined
        break
      case 'said':
        this.#ears.said(message)
        break
      case 'refused':
        if (message.id === this.#saying) {
          this.unsaid = message
          break
        }
        if (this.wanted?.id === message.id) {
          if (message.reason === 'too-fast') return this.#sendLater()
          this.wanted = undefined
        }
        this.refused = message
        break
      case 'bye':
        this.bye = message
    }
  }

  #seeWhoIsHere(seats: number[]): void {
    if (!this.info) return
    const here = this.info.seats.map((seat) => ({ ...seat, here: seats.includes(seat.seat) }))
    this.info = { ...this.info, seats: here }
  }

  #lost(): void {
    if (this.#closed) return
    if (this.bye && !this.info) {
      this.line = 'gone'
      return
    }
    this.line = 'lost'
    this.wait = Math.min(MAX_SECONDS, 2 ** this.#tries / 2)
    this.#tries += 1
    this.#timer = setTimeout(() => this.#again(), this.wait * 1000 * (0.75 + Math.random() / 2))
  }

  #again(): void {
    if (this.line !== 'lost' || this.#closed) return
    clearTimeout(this.#timer)
    this.line = 'connecting'
    this.#connect()
  }
}
