// Made by `make types` from the types of tiger-traps: not to be edited.
/** After an own trap the revealer chose who took a gem from the pot (TT-17). */
export interface Awarded {
  event: "awarded"
  seat: number
  other_seat: number
  gems: number
}

/** A player bid (TT-10). */
export interface Bid {
  event: "bid"
  seat: number
  bid: number
}

/** A player put a card face down on the own stack (TT-08). */
export interface Built {
  event: "built"
  seat: number
  height: number
}

/** To its owner only: the first card is chosen, its name untold (TT-07, TT-13). */
export interface Chosen {
  event: "chosen"
  seat: number
}

/** The last gem left the pot: the season ends (TT-21). */
export interface Emptied {
  event: "emptied"
  seat: number
}

/** The game is over; `rule` says why. Several winners share the win. */
export interface Ended {
  event: "ended"
  winners: number[]
  rule: string
}

/** No card is left to reveal: the season ends (TT-21). */
export interface Exhausted {
  event: "exhausted"
  seat: number
}

/** The revealer gave up and an own gem away (TT-19). */
export interface Gave {
  event: "gave"
  seat: number
  other_seat: number
  gems: number
}

/** To its owner only: the hand for the new year. */
export interface Hand {
  event: "hand"
  seat: number
  cards: string[]
}

/** Everything that can happen, told apart by `event`. */
export type Happening = 
  | Awarded
  | Bid
  | Built
  | Chosen
  | Emptied
  | Ended
  | Exhausted
  | Gave
  | Hand
  | Laid
  | Paid
  | Passed
  | Revealed
  | Revealer
  | Season
  | Took
  | Trapped
  | Year

/** All have chosen; their first cards lie face down (TT-07). */
export interface Laid {
  event: "laid"
  seat: number
}

/** What a bid needs. */
export interface Need {
  bid: number
  missing: number
  cards: number
}

/** How a game ended. Winners share the win; ranks count from 1, equal ones tie. */
export interface Outcome {
  termination: string
  rule: string
  winners: number[]
  ranks: number[]
  scores: number[]
}

/** After an own trap nobody could take the gem: the revealer paid into the pot (TT-18). */
export interface Paid {
  event: "paid"
  seat: number
  gems: number
}

/** A player is out of the bidding (TT-11). */
export interface Passed {
  event: "passed"
  seat: number
}

/** What the seat could know by counting: from its hand, and from what lies open. */
export interface Plan {
  goal: string
  down: number
  most: number
  needs: Need[]
  hand: Worth[]
}

/** A seat as everybody sees it. */
export interface Player {
  gems: number
  hand: number
  stack: number
  beside: string[]
  passed: boolean
  bid: number
}

/** The top card of a stack was turned over (TT-14, TT-15). */
export interface Revealed {
  event: "revealed"
  seat: number
  owner_seat: number
  own: boolean
  card: string
  traits: number
  matched: number
  bid: number
}

/** One player is left in the bidding and must reveal (TT-12). */
export interface Revealer {
  event: "revealer"
  seat: number
  bid: number
}

/** A season begins: its goal is turned over, the pot made up (TT-05, TT-06). */
export interface Season {
  event: "season"
  season: number
  goal: string
  pot: number
  seat: number
}

/** How to play. */
export interface TigerTrapsOptions {
  start?: number
  open_stacks?: boolean
  early_gift?: boolean
  cards?: number
  seasons?: number
  highest_bid?: number
}

/** The bid was reached: the revealer took the pot (TT-20). */
export interface Took {
  event: "took"
  seat: number
  pot: number
  gems: number
}

/** The card was a trap of another player, who took a gem from the pot (TT-16). */
export interface Trapped {
  event: "trapped"
  seat: number
  owner_seat: number
  gems: number
}

/**
 * The table as one seat sees it (0: a spectator).
 *
 * While all choose their first cards at once, nobody sees who has chosen already: only the
 * own card is gone from the hand (TT-07).
 */
export interface View {
  game: "tiger-traps"
  seat: number
  players: Player[]
  open_stacks: boolean
  early_gift: boolean
  season: number
  limit: number
  year: number
  goal: string
  goals: string[]
  aside: number
  pot: number
  treasury: number
  start: number
  bid: number
  bidder: number
  most: number
  matched: number
  acting: number
  asked: string
  hand: string[]
  stack: string[]
  notes: string[][]
  outcome: Outcome | null
}

/** A card of the own hand, and how many traits of the goal it matches (TT-15). */
export interface Worth {
  card: string
  traits: number
}

/** The Doors were used up: all cards were shuffled and dealt anew (TT-24). */
export interface Year {
  event: "year"
  year: number
}
