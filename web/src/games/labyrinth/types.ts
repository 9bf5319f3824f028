// Made by `make types` from the types of labyrinth: not to be edited.
/** A pawn rode along with its tile. */
export interface Carried {
  event: "carried"
  seat: number
  cell: string
}

/** The game is over; `rule` says why. Several winners share the win. */
export interface Ended {
  event: "ended"
  winners: number[]
  rule: string
}

/** A player exchanged the top card for another and shuffled the rest (LB-24). */
export interface Exchanged {
  event: "exchanged"
  seat: number
}

/** A player reached a goal and turned its card over; `left` are still to find. */
export interface Found {
  event: "found"
  seat: number
  treasure: string
  left: number
}

/** To its owner only: a card that is a goal from now on. */
export interface Goal {
  event: "goal"
  seat: number
  treasure: string
}

/** Everything that can happen, told apart by `event`. */
export type Happening = 
  | Carried
  | Ended
  | Exchanged
  | Found
  | Goal
  | Kept
  | Looked
  | Moved
  | Passed
  | Pile
  | Pushed
  | Searched
  | Seen
  | Stayed
  | Swapped
  | Turn
  | Wrapped

/** A player looked through the pile, kept the top card and shuffled the rest (LB-24). */
export interface Kept {
  event: "kept"
  seat: number
}

/** How to play. */
export interface LabyrinthOptions {
  events?: boolean
  short?: boolean
  goals?: number
  start?: number
  colours?: ("blue" | "green" | "red" | "yellow")[]
}

/** A player looked at the second card of the own pile (LB-23). */
export interface Looked {
  event: "looked"
  seat: number
}

/** A pawn walked; `path` has every cell, both ends included. */
export interface Moved {
  event: "moved"
  seat: number
  path: string[]
  cell: string
}

/** How a game ended. Winners share the win; ranks count from 1, equal ones tie. */
export interface Outcome {
  termination: string
  rule: string
  winners: number[]
  ranks: number[]
  scores: number[]
}

/** On its way the pawn went through one wall (LB-25), before the Moved it is part of. */
export interface Passed {
  event: "passed"
  seat: number
  cell: string
  other_cell: string
}

/** To its owner only: what is in the pile, in alphabetical order. */
export interface Pile {
  event: "pile"
  seat: number
  treasures: string[]
}

/** The maze as it would be, written like that of a view, as if it were the seat's turn now. */
export interface Plan {
  tiles: string
  treasures: string
  pawns: string[]
  spare: Spare
  ways: Record<string, string[]>
  finds: Record<string, string>
  pushes: string[]
}

/** A seat as everybody sees it. */
export interface Player {
  colour: string
  home: string
  pawn: string
  left: number
  found: string[]
  open: number
  searched: boolean
}

/** A line moved one cell: the spare went in at `arrow`, turned by `rotation` degrees. */
export interface Pushed {
  event: "pushed"
  seat: number
  arrow: string
  rotation: number
}

/** A player looks through the own pile, and may then exchange the top card (LB-24). */
export interface Searched {
  event: "searched"
  seat: number
}

/** The back of the dropped tile was looked at: a message, or blank (LB-18). */
export interface Seen {
  event: "seen"
  seat: number
  message: string
}

/** The tile beside the board. */
export interface Spare {
  sides: string
  treasure: string
  back: string
}

/** A player did not move. */
export interface Stayed {
  event: "stayed"
  seat: number
  cell: string
}

/** Two pawns changed places (LB-22). */
export interface Swapped {
  event: "swapped"
  seat: number
  other_seat: number
  cell: string
  other_cell: string
}

/** It is the next player's turn. */
export interface Turn {
  event: "turn"
  seat: number
  turn: number
}

/**
 * The table as one seat sees it (0: a spectator).
 *
 * Board strings have one letter a cell, row by row from a1. `tiles`: open sides as a hex
 * digit, N 1, E 2, S 4, W 8. `treasures`: a to x in the order of the components, or a dot.
 * `backs`: 1 to 6 a message seen, a dot for blank, ? for not known; empty without events.
 */
export interface View {
  game: "labyrinth"
  seat: number
  players: Player[]
  events: boolean
  short: boolean
  tiles: string
  treasures: string
  backs: string
  spare: Spare
  turn: number
  limit: number
  order: number[]
  acting: number
  asked: string
  message: string
  banned: string
  goals: string[]
  pile: string[]
  outcome: Outcome | null
}

/** A pawn on the tile that dropped out was put on the tile that went in (LB-12). */
export interface Wrapped {
  event: "wrapped"
  seat: number
  cell: string
}
