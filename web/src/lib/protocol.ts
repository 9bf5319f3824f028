// What goes over the wire, as src/clew/table/messages.py has it.

export interface GameEvent {
  event: string
  [field: string]: unknown
}

/** Something that happened: an event of the game, or something the table did. */
export interface Told {
  n: number
  event?: GameEvent
  table?: 'resign' | 'forfeit' | 'takeover' | 'return' | 'undo' | 'takeback'
  seat?: number
  to?: number
}

export interface Outcome {
  termination: string
  rule: string
  winners: number[]
  ranks: number[]
  scores: number[]
}

export interface Update {
  type: 'update'
  n: number
  events: Told[]
  view: unknown
  legal: string[]
  pending: number[]
  answered: boolean
  undo: boolean
  left: number[]
  away: number[]
  over: Outcome | null
  /** Beside the turn: when (seconds since 1970) the question is answered for who has not. */
  answer_by?: number | null
  /** The standing order of this seat, which nobody else is told. */
  order?: StandingOrder
  clock: Running | null
  done: string[]
  gap: boolean
}

/** Declines what is asked beside the turn: until it ends, but for attacks, or not at all. */
export type StandingOrder = 'turn' | 'attacked' | 'none'

/** To one seat alone: its standing order is stored. */
export interface Ordered {
  type: 'ordered'
  id: string
  order: StandingOrder
}

/** A clock as everybody sees it: `left` by seat at the time `since` (seconds since 1970). */
export interface Running {
  left: number[]
  since: number
  /** For whom it runs. */
  seats: number[]
}

export interface Clock {
  kind: 'move' | 'bank' | 'days'
  amount: number
  increment: number
}

export interface Answered {
  type: 'answered'
  id: string
  n: number
}

export interface Refused {
  type: 'refused'
  id: string
  reason:
    'unreadable' | 'illegal' | 'stale' | 'not-yours' | 'not-running' | 'unavailable' | 'too-fast'
  text: string
  message: string
  rule: string
}

export interface Bye {
  type: 'bye'
  reason: string
}

export interface SeatInfo {
  seat: number
  /** open, human, program (from afar), program:name (of the server), or a bot's name. */
  kind: string
  name: string
  here: boolean
  you: boolean
  host: boolean
}

export interface TableSettings {
  spectators: boolean
  delay: number
  rated: boolean
  /** Whether programs from afar may take open seats uninvited. */
  programs: boolean
  hints: boolean
  clock: Clock | null
  on_timeout: 'bot' | 'forfeit'
}

/** Somebody asks to go back to how it stood after entry `to`; it stands for number `n`. */
export interface Proposal {
  n: number
  seat: number
  to: number
  agreed: number[]
}

export interface TableInfo {
  key: string
  game: string
  rules: number
  options: Record<string, unknown>
  settings: TableSettings
  public: boolean
  status: 'open' | 'playing' | 'over' | 'closed'
  seats: SeatInfo[]
  commitment: string
  created: number
  started: string
  result: Outcome | null
  proposal: Proposal | null
  /** The key of the table where they play again. */
  rematch: string
  seat: number
}

/** A table where I sit, and whose turn it is there. */
export interface MyTable extends TableInfo {
  pending: number[]
  turn: boolean
}

export interface TableNews {
  type: 'table'
  table: TableInfo
}

/** The seats whose players have the table open now. */
export interface Here {
  type: 'here'
  seats: number[]
}

/** What somebody said at the table. */
export interface Said {
  type: 'said'
  number: number
  seat: number
  name: string
  text: string
  time: number
}

export type FromServer = Update | Answered | Ordered | Refused | Bye | TableNews | Here | Said

export type FromClient =
  | { type: 'act'; id: string; n: number; action: string }
  | { type: 'undo'; id: string; n: number }
  | { type: 'resign'; id: string }
  | { type: 'order'; id: string; order: StandingOrder }
  | { type: 'back'; id: string }
  | { type: 'say'; id: string; text: string }
  | { type: 'ask'; id: string; n: number; to: number }
  | { type: 'agree'; id: string; n: number }
  | { type: 'decline'; id: string; n: number }

export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  enum?: (string | number)[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  default?: unknown
  minimum?: number
  maximum?: number
}

export interface GameInfo {
  id: string
  name: string
  tagline: string
  rules: number
  players: number[]
  bots: string[]
  /** How strong each bot has shown to be in a league, in openskill's figures. */
  ratings: Record<string, { rating: number }>
  /** What each bot is like, to be read after its name. */
  manners: Record<string, string>
  /** Whether it has a tutorial. */
  learn: boolean
  /** Whether a seat may see what others may not. */
  secrets: boolean
  schema: { options: Schema; $defs: Record<string, Schema> }
}

export interface Rule {
  number: string
  parts: { tag: string; text: string }[]
}

export interface Rulebook {
  rules: Rule[]
  text: string
  common: string
}
