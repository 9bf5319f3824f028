// What goes over the wire, as src/clew/server/protocol.py has it.

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
  done: string[]
  gap: boolean
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
  /** open, human or a bot's name. */
  kind: string
  name: string
  here: boolean
  you: boolean
  host: boolean
}

export interface TableInfo {
  key: string
  game: string
  rules: number
  options: Record<string, unknown>
  settings: { spectators: boolean; delay: number; rated: boolean }
  public: boolean
  status: 'open' | 'playing' | 'over' | 'closed'
  seats: SeatInfo[]
  commitment: string
  created: number
  started: string
  result: Outcome | null
  seat: number
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

export type FromServer = Update | Answered | Refused | Bye | TableNews | Here | Said

export type FromClient =
  | { type: 'act'; id: string; n: number; action: string }
  | { type: 'undo'; id: string; n: number }
  | { type: 'resign'; id: string }

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
