// What the frame and a game's board say to each other. The frame knows no game.
import type { Component } from 'svelte'
import type { GameEvent, StandingOrder } from '../lib/contract'
import type { Fate } from '../lib/tempers'
import type { Words } from '../lib/words'

export interface BoardProps<V = unknown> {
  view: V
  /** What may be played now; everything else is refused by the server, with the rule. */
  legal: string[]
  /** The reader's seat; 0 is a spectator. */
  seat: number
  names: string[]
  words: Words
  act: (action: string) => void
  /** Whether nothing may move. */
  still: boolean
  /** Whether an action is on its way. */
  busy: boolean
  /** When (seconds since 1970) a question beside the turn is answered for who has not; 0: never. */
  due?: number
  /** What this seat has answered in advance, and how it says so; where the table takes orders. */
  order?: StandingOrder | undefined
  give?: ((order: StandingOrder) => void) | undefined
  /** With all cards open, when the game is looked back at: each seat's view. */
  open?: V[] | undefined
  /** What the reader would see after an action, where that can be asked: nothing is played. */
  after?: ((action: string) => Promise<V | undefined>) | undefined
  /** The view as text, where it is there already. */
  drawing?: string
  /** What the master would play, when the reader has asked for it: shown where it is played. */
  hint?: string | undefined
  /** The table and the number of its last entry, for what only the server can draw. */
  table: string
  n: number
}

export interface BoardExports<V = unknown, E extends GameEvent = GameEvent> {
  /** Shows what happened on the way from the present view to the next. */
  play?(events: E[], next: V): Promise<void>
  /** Notes what happened, also where nothing moves: what dice show, say. */
  hear?(events: E[]): void
  /** What an action is called here, where its notation says too little. */
  label?(action: string): string
}

export interface SeatProps<V = unknown> {
  view: V
  /** Whose seat this is. */
  seat: number
  /** Whether all cards lie open: the view is then the seat's own. */
  open?: boolean
  words: Words
}

/** A game as the page knows it: what is loaded only when it is played. */
export interface GamePage {
  Board: Component<BoardProps<never>, BoardExports<never, never>>
  /** What a seat has, shown beside its name. */
  Seat?: Component<SeatProps<never>>
  /** The colour in which each seat plays, where the game has them. */
  colours?: (view: never) => string[]
  /** What happened to whom, as far as bots take notice of it. */
  fates?(events: GameEvent[]): Fate[]
}

/** What the home page says of a game. */
export interface About {
  minutes: [number, number]
  /** 1 easy, 2 some thought, 3 a lot of it. */
  level: 1 | 2 | 3
  /** What a click on “play now” starts: so many players, with these options. */
  players: number
  options?: Record<string, unknown>
}
