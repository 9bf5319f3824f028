// Made by `make types` from the types of tiger-labyrinth: not to be edited.
/** That cub is now on its tiger Door; `left` are not. */
export interface Arrived {
  event: "arrived"
  seat: number
  cell: string
  left: number
}

/** No swap was possible, so both gems move (TL-15). */
export interface Blocked {
  event: "blocked"
  seat: number
}

/** The game is over; `rule` says why. A draw has no winner. */
export interface Ended {
  event: "ended"
  winners: number[]
  rule: string
  termination: string
}

/** A gem moved to the other half of its Switch card. */
export interface Gem {
  event: "gem"
  gem: string
  half: string
}

/** Everything that can happen, told apart by `event`. */
export type Happening = Arrived | Blocked | Ended | Gem | Stepped | Swapped | Turn

/** How a game ended. Winners share the win; ranks count from 1, equal ones tie. */
export interface Outcome {
  termination: string
  rule: string
  winners: number[]
  ranks: number[]
  scores: number[]
}

/** Two cards, and whether they may be swapped. */
export interface Pair {
  action: string
  gems: string[]
  both: boolean
  refusal: string
  rule: string
}

/** What could be swapped, as if it were the seat's turn now. */
export interface Plan {
  yellow: string
  white: string
  steps: string[]
  pairs: Pair[]
}

/** A seat and its cubs. */
export interface Player {
  colour: string
  cubs: string
  door: string
  home: number
}

/** A cub went from a card to the next. */
export interface Stepped {
  event: "stepped"
  seat: number
  cell: string
  other_cell: string
}

/** Two cards changed places with all cubs on them; `card` lay on `cell` before. */
export interface Swapped {
  event: "swapped"
  seat: number
  cell: string
  other_cell: string
  card: string
  other_card: string
}

/** How to play. */
export interface TigerLabyrinthOptions {
  start?: number
  red?: number
  repetition?: boolean
  limit?: number
}

/** It is the next player's turn. */
export interface Turn {
  event: "turn"
  seat: number
  turn: number
}

/**
 * The table, the same for every seat.
 *
 * `cards` has one letter a cell, row by row from a1: T a tiger, L a lady; capital red,
 * small blue. The corners are the Doors.
 */
export interface View {
  game: "tiger-labyrinth"
  seat: number
  players: Player[]
  cards: string
  yellow: string
  white: string
  turn: number
  limit: number
  repetition: boolean
  times: number
  acting: number
  asked: string
  outcome: Outcome | null
}
