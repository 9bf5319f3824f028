// What the frame and a game's board say to each other. The frame knows no game.
import type { Component } from 'svelte'
import type { GameEvent, Planned, SeatInfo, StandingOrder } from '../lib/contract'
import type { Fate } from '../lib/tempers'
import type { ActorOf, Turn } from '../lib/turns'
import type { Words } from '../lib/words'

/** Who sits somewhere, as far as one sees it. */
export type Seated = Pick<SeatInfo, 'kind' | 'face' | 'avatar'>

export interface BoardProps<V = unknown> {
  view: V
  /** What may be played now; everything else is refused by the server, with the rule. */
  legal: string[]
  /** The reader's seat; 0 is a spectator. */
  seat: number
  names: string[]
  /** Who sits at each seat, where somebody does: their faces. */
  seated?: Seated[]
  words: Words
  act: (action: string) => void
  /** Whether nothing may move. */
  still: boolean
  /** Whether an action is on its way. */
  busy: boolean
  /** Whether what sums up may wait until it was read: nobody's time runs. */
  waits?: boolean
  /** When (seconds since 1970) a question beside the turn is answered for who has not; 0: never. */
  due?: number
  /** What this seat has answered in advance, and how it says so; where the table takes orders. */
  order?: StandingOrder | undefined
  give?: ((order: StandingOrder) => void) | undefined
  /** With all cards open, when the game is looked back at: each seat's view. */
  open?: V[] | undefined
  /** What the reader would see after an action, where that can be asked: nothing is played. */
  after?: ((action: string) => Promise<V | undefined>) | undefined
  /** What the master would play, when the reader has asked for it: shown where it is played. */
  hint?: string | undefined
  /** What others have done since the reader's last turn: marked on the board. */
  since?: Turn[]
  /** What is planned, where somebody does. */
  planner?: unknown
  /** The number of the last entry. */
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

/** To whom a turn is told. */
export interface Telling {
  words: Words
  names: string[]
  /** The reader's seat; 0 is a spectator. */
  reader: number
}

/** What a turn's chip is made of. */
export interface ChipProps<V = unknown, E extends GameEvent = GameEvent> {
  events: E[]
  /** The view as it is now. */
  view: V
  seat: number
  words: Words
}

/** A game as the page knows it: what is loaded only when it is played. */
export interface GamePage {
  Board: Component<BoardProps<never>, BoardExports<never, never>>
  /** What a seat has, shown beside its name. */
  Seat?: Component<SeatProps<never>>
  /** The colour in which each seat plays, where the game has them. */
  colours?: (view: never) => string[]
  /** A turn in one sentence as people say it, where the game has one. */
  tell?(events: GameEvent[], telling: Telling): string
  /** The events that this sentence tells. */
  covers?: string[]
  actorOf?: ActorOf
  /** What somebody did in a turn, as small signs. */
  Chip?: Component<ChipProps<never, never>>
  /** What happened to whom, as far as bots take notice of it. */
  fates?(events: GameEvent[]): Fate[]
}

/** What a game's planner asks of its table. */
export interface PlanTable {
  readonly key: string
  readonly seat: number
  /** What could be done if it were our turn; undefined if nobody can say now. */
  ask(asked: string): Promise<Planned | undefined>
  act(action: string): void
  /** Shows what became of a plan, also to who does not look at it. */
  tell(notice: string): void
  /** Back to the table as it is. */
  leave(): void
  /** What is planned is shown on the board. */
  readonly open: boolean
}

export interface PanelProps<P = unknown, V = unknown> {
  planner: P
  /** The table as it is. */
  view: V
  words: Words
  names: string[]
  /** Whether it is our turn. */
  mine: boolean
  /** The number of the position that is shown. */
  n: number
}

/** Plan mode of a game, loaded when somebody first plans. */
export interface PlanPage {
  Planner: new (table: PlanTable) => unknown
  /** What is said of it beside the board. */
  Panel: Component<PanelProps<never, never>>
}

/** What stands for a winner: in a box of 100 round the middle. */
export type Trophy = Component<{ view: never; seat: number }> | undefined
