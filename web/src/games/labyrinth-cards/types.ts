// Made by `make types` from the types of labyrinth-cards: not to be edited.
/** No path leads out of the labyrinth: the next card lies along any side (LC-06). */
export interface Closed {
  event: "closed"
  seat: number
}

/** A card that the placed one is connected to, and by which cells (LC-07). */
export interface Connection {
  card: number
  treasure: string
  path: string[]
}

/** To its owner only: the card that was drawn. */
export interface Drawn {
  event: "drawn"
  seat: number
  card: number
  treasure: string
  other_treasure: string
}

/** A player drew a card; `left` are still in the deck (LC-11). */
export interface Drew {
  event: "drew"
  seat: number
  left: number
}

/** All cards are played; `points` by seat. Several winners share the win (LC-12). */
export interface Ended {
  event: "ended"
  winners: number[]
  points: number[]
  rule: string
}

/** Everything that can happen, told apart by `event`. */
export type Happening = Closed | Drawn | Drew | Ended | Left | Passed | Placed | Taken | Turn

/** How to play. */
export interface LabyrinthCardsOptions {
  maze?: "may-fall-apart" | "one-piece"
  square?: (0 | 90 | 180 | 270)[]
  start?: number
}

/** A card on the table, as [card, column, row, degrees clockwise]. */
export type Laid = [card: number, column: number, row: number, rotation: number]

/** A player could have taken cards and left them all (LC-08). */
export interface Left {
  event: "left"
  seat: number
}

/** How a game ended. Winners share the win; ranks count from 1, equal ones tie. */
export interface Outcome {
  termination: string
  rule: string
  winners: number[]
  ranks: number[]
  scores: number[]
}

/** A player without cards was passed over (LC-11). */
export interface Passed {
  event: "passed"
  seat: number
}

/** A card went from a hand to the table, turned by `rotation` degrees clockwise (LC-05). */
export interface Placed {
  event: "placed"
  seat: number
  card: number
  treasure: string
  other_treasure: string
  cell: string
  rotation: number
}

/** What the hand would score on the table as it lies now. */
export interface Plan {
  hand: number[]
  scores: Score[]
}

/** A seat as everybody sees it (LC-13). */
export interface Player {
  cards: number
  taken: number[]
}

/** A placement that scores, and the most that it lets one take (LC-08, LC-09). */
export interface Score {
  card: number
  cell: string
  action: string
  takes: number[]
  connections: Connection[]
}

/** Connected cards that may not be taken together, and those that would come apart (LC-09). */
export type Stranded = [cards: number[], apart: number[]]

/** A card was taken for its treasure; `path` has the cells from the placed card to it. */
export interface Taken {
  event: "taken"
  seat: number
  card: number
  treasure: string
  cell: string
  path: string[]
}

/** It is the next player's turn. */
export interface Turn {
  event: "turn"
  seat: number
  turn: number
}

/** The table as one seat sees it (0: a spectator). Cards go by their numbers, 1 to 50. */
export interface View {
  game: "labyrinth-cards"
  seat: number
  players: Player[]
  one_piece: boolean
  faces: string[]
  table: Laid[]
  placed: number
  connections: Connection[]
  stranded: Stranded[]
  closed: boolean
  deck: number
  turn: number
  turns: number
  acting: number
  asked: string
  hand: number[]
  outcome: Outcome | null
}
