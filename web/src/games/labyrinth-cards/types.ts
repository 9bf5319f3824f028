// Made by `make types` from `clew schema labyrinth-cards`: not to be edited.
/**
 * A card on the table, as [card, column, row, degrees clockwise].
 *
 * @minItems 4
 */
export type Laid = [unknown, unknown, unknown, unknown, ...unknown[]];
/**
 * Connected cards that may not be taken together, and those that would come apart (LC-09).
 *
 * @minItems 2
 */
export type Stranded = [unknown, unknown, ...unknown[]];

export interface Game {
  options: LabyrinthCardsOptions;
  view: View;
  events: Closed | Drawn | Drew | Ended | Left | Passed | Placed | Taken | Turn;
}
/**
 * How to play.
 */
export interface LabyrinthCardsOptions {
  one_piece?: boolean;
  /**
   * @maxItems 4
   */
  square?:
    | []
    | [0 | 90 | 180 | 270]
    | [0 | 90 | 180 | 270, 0 | 90 | 180 | 270]
    | [0 | 90 | 180 | 270, 0 | 90 | 180 | 270, 0 | 90 | 180 | 270]
    | [0 | 90 | 180 | 270, 0 | 90 | 180 | 270, 0 | 90 | 180 | 270, 0 | 90 | 180 | 270];
  start?: number;
}
/**
 * The table as one seat sees it (0: a spectator). Cards go by their numbers, 1 to 50.
 */
export interface View {
  game: "labyrinth-cards";
  seat: number;
  players: Player[];
  one_piece: boolean;
  faces: string[];
  table: Laid[];
  placed: number;
  connections: Connection[];
  stranded: Stranded[];
  closed: boolean;
  deck: number;
  turn: number;
  turns: number;
  acting: number;
  asked: string;
  hand: number[];
  outcome: Outcome | null;
  [k: string]: unknown;
}
/**
 * A seat as everybody sees it (LC-13).
 */
export interface Player {
  cards: number;
  taken: number[];
  [k: string]: unknown;
}
/**
 * A card that the placed one is connected to, and by which cells (LC-07).
 */
export interface Connection {
  card: number;
  treasure: string;
  path: string[];
  [k: string]: unknown;
}
/**
 * How a game ended. Winners share the win; ranks count from 1, equal ones tie.
 */
export interface Outcome {
  termination: string;
  rule: string;
  winners: number[];
  ranks: number[];
  scores: number[];
  [k: string]: unknown;
}
/**
 * No path leads out of the labyrinth: the next card lies along any side (LC-06).
 */
export interface Closed {
  event: "closed";
  seat: number;
  [k: string]: unknown;
}
/**
 * To its owner only: the card that was drawn.
 */
export interface Drawn {
  event: "drawn";
  seat: number;
  card: number;
  treasure: string;
  other_treasure: string;
  [k: string]: unknown;
}
/**
 * A player drew a card; `left` are still in the deck (LC-11).
 */
export interface Drew {
  event: "drew";
  seat: number;
  left: number;
  [k: string]: unknown;
}
/**
 * All cards are played; `points` by seat. Several winners share the win (LC-12).
 */
export interface Ended {
  event: "ended";
  winners: number[];
  points: number[];
  rule: string;
  [k: string]: unknown;
}
/**
 * A player could have taken cards and left them all (LC-08).
 */
export interface Left {
  event: "left";
  seat: number;
  [k: string]: unknown;
}
/**
 * A player without cards was passed over (LC-11).
 */
export interface Passed {
  event: "passed";
  seat: number;
  [k: string]: unknown;
}
/**
 * A card went from a hand to the table, turned by `rotation` degrees clockwise (LC-05).
 */
export interface Placed {
  event: "placed";
  seat: number;
  card: number;
  treasure: string;
  other_treasure: string;
  cell: string;
  rotation: number;
  [k: string]: unknown;
}
/**
 * A card was taken for its treasure; `path` has the cells from the placed card to it.
 */
export interface Taken {
  event: "taken";
  seat: number;
  card: number;
  treasure: string;
  cell: string;
  path: string[];
  [k: string]: unknown;
}
/**
 * It is the next player's turn.
 */
export interface Turn {
  event: "turn";
  seat: number;
  turn: number;
  [k: string]: unknown;
}
