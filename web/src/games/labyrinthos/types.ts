// Made by `make types` from the types of labyrinthos: not to be edited.
/** The player at whom the card or key is aimed (LO-52). */
export interface Aimed {
  event: "aimed"
  seat: number
  other_seat: number
  deed: string
}

/** To its own seat only: the answer in a window is noted (LO-50). */
export interface Answered {
  event: "answered"
  seat: number
}

/** The monster attacks these heroes (LO-37). */
export interface Attacked {
  event: "attacked"
  seat: number
  monster: string
  seats: number[]
  cell: string
}

/** Nothing is taken or seen: the last card was played in answer, and that was cancelled. */
export interface Bare {
  event: "bare"
  seat: number
}

/** Two keys of one colour changed owners (LO-44). */
export interface Bartered {
  event: "bartered"
  seat: number
  other_seat: number
  key: string
  other_key: string
}

/**
 * The Blood die was rolled: so many wounds for each attacked hero.
 *
 * `lower` is the other roll with Three Jaws, else 0.
 */
export interface Bled {
  event: "bled"
  seat: number
  blood: number
  lower: number
}

/** A card was cancelled (LO-47). */
export interface Cancelled {
  event: "cancelled"
  seat: number
  other_seat: number
  card: string
}

/** The monster charged as far as a tile (LO-34). */
export interface Charged {
  event: "charged"
  seat: number
  monster: string
  side: string
  cell: string
}

/** A player chose a hero, which stands on its tile (LO-08). */
export interface Chose {
  event: "chose"
  seat: number
  hero: string
  cell: string
}

/** An attacked player is neither wounded nor displaced. */
export interface Cloaked {
  event: "cloaked"
  seat: number
}

/** To its owner only: the Desperation cards dealt (LO-09). */
export interface Dealt {
  event: "dealt"
  seat: number
  cards: string[]
}

/** A tile counts as having no symbol for a while. */
export interface Disarmed {
  event: "disarmed"
  seat: number
  cell: string
}

/** A player discarded a Desperation card. */
export interface Discarded {
  event: "discarded"
  seat: number
  card: string
}

/** The controller moved a hero. */
export interface Displaced {
  event: "displaced"
  seat: number
  hero_seat: number
  cell: string
}

/** To its owner only: the cards drawn. */
export interface Drawn {
  event: "drawn"
  seat: number
  cards: string[]
}

/** A player drew cards. */
export interface Drew {
  event: "drew"
  seat: number
  count: number
}

/** Close Call: one wound fewer. */
export interface Eased {
  event: "eased"
  seat: number
}

/** The game is over; `rule` says why. Several winners share the win. */
export interface Ended {
  event: "ended"
  winners: number[]
  rule: string
}

/** A player took a key (LO-23) and put it on a slot. */
export interface Found {
  event: "found"
  seat: number
  key: string
  colour: string
  slot: string
}

/** A player gave a wound to another, who places it. */
export interface Gave {
  event: "gave"
  seat: number
  other_seat: number
  slot: string
}

/** A player cannot use Move until the end of the own next turn. */
export interface Gazed {
  event: "gazed"
  seat: number
  other_seat: number
}

/** Honey Cake: Cerberus loses his remaining points. */
export interface Halted {
  event: "halted"
  seat: number
}

/** Everything that can happen, told apart by `event`. */
export type Happening = 
  | Aimed
  | Answered
  | Bare
  | Bartered
  | Cancelled
  | Chose
  | Dealt
  | Disarmed
  | Discarded
  | Drawn
  | Drew
  | Ended
  | Found
  | Gave
  | Healed
  | Laid
  | Looked
  | Moved
  | Numb
  | Passed
  | Played
  | Razed
  | Rearmed
  | Rearranged
  | Recovered
  | Reshuffled
  | Rotated
  | Round
  | Saw
  | Shifted
  | Smoked
  | Spared
  | Stole
  | Stolen
  | Swapped
  | Took
  | Turn
  | TurnedUp
  | Used
  | Walled
  | Wounded
  | Attacked
  | Bled
  | Charged
  | Cloaked
  | Displaced
  | Eased
  | Gazed
  | Halted
  | Intuited
  | Lengthened
  | Prowled
  | Put
  | Rolled
  | Smelled
  | Smelt
  | Stood
  | TwoRolls

/** A wound was removed. */
export interface Healed {
  event: "healed"
  seat: number
  slot: string
}

/** Wild Intuition: the die is rolled instead of two points (LO-04). */
export interface Intuited {
  event: "intuited"
  seat: number
}

/** Something still to be decided or done. The last item of an agenda comes first. */
export interface Item {
  task: string
  seat: number
  count?: number
  seats?: number[]
  target?: number
  deed?: string
  cell?: string
  slot?: string
  colour?: string
  marks?: string[]
}

/** How to play. */
export interface LabyrinthosOptions {
  monster?: "cerberus" | "medusa" | "minotaur"
  no_empty_slot?: boolean
  heroes?: ("akikios" | "diodotus" | "leona" | "sostrate")[]
  rounds?: number
  start?: number
}

/** The tile just turned up was laid, turned by `rotation` degrees. */
export interface Laid {
  event: "laid"
  seat: number
  cell: string
  rotation: number
}

/** This turn Medusa can attack adjacent tiles (LO-48). */
export interface Lengthened {
  event: "lengthened"
  seat: number
}

/** A player looked secretly at a face-down tile. */
export interface Looked {
  event: "looked"
  seat: number
  cell: string
}

/** A hero moved by its own player's doing. */
export interface Moved {
  event: "moved"
  seat: number
  from_cell: string
  cell: string
}

/** A wound found no free action, or there was no token left: nothing happened. */
export interface Numb {
  event: "numb"
  seat: number
}

/** An action of a hero board, or a key: what it costs, and why it cannot be used now. */
export interface Offer {
  name: string
  feet?: number
  hands?: number
  either?: number
  why?: string
}

/** How a game ended. Winners share the win; ranks count from 1, equal ones tie. */
export interface Outcome {
  termination: string
  rule: string
  winners: number[]
  ranks: number[]
  scores: number[]
}

/** A player passed: no more actions this turn. */
export interface Passed {
  event: "passed"
  seat: number
}

/** A player played a Desperation card. */
export interface Played {
  event: "played"
  seat: number
  card: string
}

/** A seat as everybody sees it. */
export interface Player {
  hero: string
  cell: string
  feet: number
  hands: number
  cards: number
  keys: Record<string, string>
  wounds: string[]
  smoked: boolean
  gazed: boolean
  looked: string[]
}

/** The monster moved to a connected tile. */
export interface Prowled {
  event: "prowled"
  seat: number
  monster: string
  cell: string
}

/** The monster was put on a tile, which is not moving (LO-10). */
export interface Put {
  event: "put"
  monster: string
  cell: string
}

/** A wall was removed. */
export interface Razed {
  event: "razed"
  seat: number
  cell: string
  side: string
}

/** A tile's symbol counts again. */
export interface Rearmed {
  event: "rearmed"
  cell: string
}

/** A key of `owner_seat` moved to another slot. */
export interface Rearranged {
  event: "rearranged"
  seat: number
  owner_seat: number
  key: string
  slot: string
}

/** All wounds were removed. */
export interface Recovered {
  event: "recovered"
  seat: number
}

/** The discards were shuffled into a new deck (LO-14). */
export interface Reshuffled {
  event: "reshuffled"
  cards: number
}

/** The monster die was rolled: hooves, or another face. */
export interface Rolled {
  event: "rolled"
  seat: number
  face: string
}

/** A tile was rotated by a quarter, right or left (LO-20). */
export interface Rotated {
  event: "rotated"
  seat: number
  cell: string
  direction: string
}

/** A new round begins. */
export interface Round {
  event: "round"
  round: number
}

/** To its owner only: what the tile is. */
export interface Saw {
  event: "saw"
  seat: number
  cell: string
  feature: string
  shape: string
}

/** A wall went from one side of a tile to another (LO-21). */
export interface Shifted {
  event: "shifted"
  seat: number
  cell: string
  side: string
  to_side: string
}

/** A player looks at another's hand (LO-49). */
export interface Smelled {
  event: "smelled"
  seat: number
  other_seat: number
}

/** To the looker only: the hand. */
export interface Smelt {
  event: "smelt"
  seat: number
  other_seat: number
  cards: string[]
}

/** A player cannot be attacked until the own next turn. */
export interface Smoked {
  event: "smoked"
  seat: number
}

/** Veteran Warrior: the first trap of the turn did not wound (LO-04). */
export interface Spared {
  event: "spared"
  seat: number
}

/** A player took a random card from another. */
export interface Stole {
  event: "stole"
  seat: number
  other_seat: number
}

/** To the two of them only: which card it was. */
export interface Stolen {
  event: "stolen"
  seat: number
  other_seat: number
  card: string
}

/** An attacked hero stayed: Shield Maiden, or there was no tile to go to. */
export interface Stood {
  event: "stood"
  seat: number
}

/** Two heroes changed places. */
export interface Swapped {
  event: "swapped"
  seat: number
  other_seat: number
  cell: string
  other_cell: string
}

/** A player took tokens. */
export interface Took {
  event: "took"
  seat: number
  feet: number
  hands: number
}

/** It is the next player's turn. */
export interface Turn {
  event: "turn"
  seat: number
}

/** A face-down tile was turned up (LO-18): its symbol or key, and its shape. */
export interface TurnedUp {
  event: "turned-up"
  seat: number
  cell: string
  feature: string
  shape: string
}

/** Three Jaws: the Blood die is rolled twice. */
export interface TwoRolls {
  event: "two-rolls"
  seat: number
}

/** A player used a key's action. */
export interface Used {
  event: "used"
  seat: number
  key: string
}

/**
 * The table as one seat sees it (0: a spectator).
 *
 * Board strings have one letter a cell, row by row from a1. `tiles`: open sides as a hex
 * digit, N 1, E 2, S 4, W 8, or ? for face down. `features`: a dot for plain, w wall,
 * m Minotaur, h hide, t trap, p secret passage, D the Door, B S G I keys, 1 to 4 places of
 * heroes, ? for face down.
 */
export interface View {
  game: "labyrinthos"
  seat: number
  players: Player[]
  monster: string
  monster_cell: string
  no_empty_slot: boolean
  rounds: number
  tiles: string
  features: string
  seen: Record<string, string>
  disarmed: Record<string, number>
  walls: string[]
  walls_left: number
  wounds_left: number
  keys_left: string[]
  deck: number
  discards: string[]
  hand: string[]
  known: string[][]
  python: boolean
  start: number
  round: number
  turn: number
  trapped: boolean
  schemed: boolean
  acting: number
  asked: string
  asked_seats: number[]
  attacked: number[]
  cloaked: number[]
  spared: number[]
  jaws: boolean
  mirror: boolean
  blood: number
  rolls: number[]
  fresh: number[]
  movements: number[]
  gained: number[]
  used: string[]
  agenda: Item[]
  offers: Offer[]
  outcome: Outcome | null
}

/** A wall was placed at a side of a tile (LO-27). */
export interface Walled {
  event: "walled"
  seat: number
  cell: string
  side: string
}

/** A wound was placed on an action (LO-40). */
export interface Wounded {
  event: "wounded"
  seat: number
  slot: string
}
