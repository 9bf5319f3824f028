// Made by `make types` from the server's types: not to be edited.
/** Plays an action, given as the game's own text. */
export interface Act {
  type: "act"
  id: string
  n: number
  action: string
}

/** Agrees to what is proposed. */
export interface Agree {
  type: "agree"
  id: string
  n: number
}

/** To one seat only: its answer is stored, and others are still choosing. */
export interface Answered {
  type: "answered"
  id: string
  n: number
}

/** Asks everybody to go back to the position after entry `to`. */
export interface Ask {
  type: "ask"
  id: string
  n: number
  to: number
}

/** `seat`: which of several own seats; without it the first. */
export interface AskHint {
  seat?: number | null
}

/** The player takes the seat back after a bot has taken over. */
export interface Back {
  type: "back"
  id: string
}

/** `on`: false takes it back. */
export interface Block {
  seat: number
  on?: boolean
}

/** A program that can be invited. */
export interface BotInfo {
  name: string
  online: boolean
}

/** The last message before the server closes. */
export interface Bye {
  type: "bye"
  reason: string
}

/**
 * `move`: seconds for each decision. `bank`: seconds for the whole game, and `increment`
 * more after each decision. `days`: as `move`, for games by correspondence, in days.
 */
export interface Clock {
  kind: "bank" | "days" | "move"
  amount: number
  increment: number
}

/**
 * `move`: seconds for each decision. `bank`: seconds for the whole game, and `increment`
 * more after each decision. `days`: as `move`, for games by correspondence, in days.
 */
export interface ClockGiven {
  kind: "bank" | "days" | "move"
  amount: number
  increment?: number
}

/** Each recovers the account once. They are shown only now. */
export interface Codes {
  codes: string[]
}

/** The curve of a game. `done` is how much of it has been computed, from 0 to 1. */
export interface Curve {
  done: number
  bot: string
  games: number
  points: Point[]
  moments: TurningPoint[]
}

/** Declines what is proposed. */
export interface Decline {
  type: "decline"
  id: string
  n: number
}

/** What the table did, besides playing an action. */
export type Deed = 
  | ""
  | "forfeit"
  | "resign"
  | "return"
  | "takeback"
  | "takeover"
  | "timeout"
  | "undo"

/** What was done in a lesson: an action for each step, nothing for one that is read. */
export interface Doing {
  lesson: string
  done?: string[]
}

/**
 * One thing that was done. Entry n drew from sub-stream n of the seed.
 *
 * Either `action`, the game's own text, or `table`: resign, forfeit, takeover (a bot plays on),
 * return, undo (back to how it stood after entry `to`), takeback (the same, further, because
 * everybody agreed). An entry has both for `timeout`: the table played for a seat that did not
 * answer a question outside the turn in time. It declines for the seat, or draws one of its
 * actions; this draw is the first from the entry's own stream. `draws` is what chance gave, as
 * bound:value.
 */
export interface Entry {
  n: number
  seat: number
  action?: string
  table?: Deed
  to?: number
  draws?: string
  time?: string
}

/** What one action told the learner, and how it stood then. */
export interface Frame {
  events: GameEvent[]
  view: unknown
}

/** Every message to a table. */
export type FromClient = Act | Undo | Resign | Back | Say | Ask | Agree | Decline | Order

/** Every message of a table's line. */
export type FromServer = Update | Answered | Ordered | Refused | Bye | TableNews | Here | Said

/** An event of any game, told apart by its name. */
export type GameEvent = { event: string }

/**
 * A game, its number of players, the bots that play it, its options as a JSON schema.
 *
 * `learn`: whether it has a tutorial.
 */
export interface GameInfo {
  id: string
  name: string
  tagline: string
  rules: number
  players: number[]
  bots: string[]
  ratings: Record<string, Rating>
  manners: Record<string, string>
  learn: boolean
  secrets: boolean
  schema: Record<string, unknown>
}

/** Everything about a game. The secret and the nonces are missing while it is hidden. */
export interface GameRecord {
  format: string
  game: string
  rules: number
  id: string
  options: Record<string, unknown>
  seats: Seat[]
  started: string
  commitment: string
  secret?: string
  nonces?: string[]
  draws?: string
  entries: Entry[]
  result?: Outcome | null
  digest?: string
}

/** The seats whose players have the table open now. */
export interface Here {
  type: "here"
  seats: number[]
}

/** What the strongest bot would do on number `n`, and why, as events of the game's words. */
export interface Hint {
  n: number
  bot: string
  action: string
  what: GameEvent[]
  why: GameEvent | null
}

/** `program`: its name. */
export interface Invite {
  program: string
}

/**
 * `seat`: 0 is any open one.
 *
 * `nonce`: 16 bytes in hex that go into the shuffle; without one the server draws them.
 */
export interface Join {
  seat?: number
  nonce?: string
}

/** What a browser has kept of what was solved in it. */
export interface Kept {
  puzzles?: string[]
  days?: string[]
}

/** A lesson and its steps. */
export interface LessonInfo {
  id: string
  players: number
  steps: StepInfo[]
}

export interface Login {
  login: string
  password: string
}

/** A player, as that player sees it. */
export interface Me {
  name: string
  guest: boolean
  login: string
}

/** The position after entry `n`, and what that entry told. */
export interface Moment {
  n: number
  events: Told[]
  view: unknown
  open: unknown[]
}

/** A program of mine. `active`: whether it has a token; `used`: when it was last here. */
export interface MyBot {
  name: string
  created: number
  used: number | null
  active: boolean
}

/** Where I want mail. `on`: whether this server sends any. */
export interface MyMail {
  on: boolean
  address: string
  confirmed: boolean
}

/** A table where I sit, and whose turn it is there. */
export interface MyTable {
  key: string
  game: string
  rules: number
  options: Record<string, unknown>
  settings: TableSettings
  public: boolean
  status: "closed" | "open" | "over" | "playing"
  seats: SeatInfo[]
  commitment: string
  created: number
  started: string
  result: Outcome | null
  proposal: Proposal | null
  rematch: string
  seat: number
  pending: number[]
  turn: boolean
}

export interface NewAccount {
  login: string
  password: string
}

export interface NewBot {
  name: string
}

export interface NewMail {
  address: string
  language?: "en" | "fr"
}

export interface NewName {
  name: string
}

/** A table to make: each seat is `me`, `open` or a bot's name. */
export interface NewTable {
  game: string
  seats: string[]
  options?: Record<string, unknown>
  settings?: TableSettingsGiven
  public?: boolean
}

/** An empty object. */
export interface Nothing {
}

/** How an attempt stands after its actions. */
export interface Now {
  status: "missed" | "open" | "solved"
  left: number
  actions: number
  shown: Shown[]
  legal: string[]
}

/** Finished public games are open data, without names: yours goes along if `name` is true. */
export interface OpenName {
  name: boolean
}

/**
 * Answers in advance, for the player's own seat only, what is asked outside its turn (LO-50).
 *
 * `turn`: decline everything until this turn ends. `attacked`: decline everything except when I am
 * attacked, until I say otherwise. `none`: ask me.
 */
export interface Order {
  type: "order"
  id: string
  order: StandingOrder
}

/** To one seat only: its standing order is stored. */
export interface Ordered {
  type: "ordered"
  id: string
  order: StandingOrder
}

/** How a game ended. Winners share the win; ranks count from 1, equal ones tie. */
export interface Outcome {
  termination: string
  rule: string
  winners: number[]
  ranks: number[]
  scores: number[]
}

/** A piece of a rule, and whose it is. */
export interface Part {
  tag: string
  text: string
}

/** Each seat's chance of winning after entry `n`. */
export interface Point {
  n: number
  chances: number[]
}

/** Why a request was not done. */
export interface Problem {
  reason: Reason
  text: string
  message: string
  rule: string
}

/**
 * Somebody asks to go back to the position after entry `to`. The proposal holds for number
 * `n`.
 */
export interface Proposal {
  n: number
  seat: number
  to: number
  agreed: number[]
}

/** `kind`: open, or a bot's name. */
export interface PutSeat {
  seat: number
  kind: string
}

/** A puzzle, without its position. */
export interface PuzzleInfo {
  id: string
  game: string
  turns: number
  answers: number
  seat: number
}

/** A place on the leaderboard. `rating` is what the player is at least, very probably. */
export interface Rated {
  name: string
  bot: boolean
  rating: number
  games: number
}

/** How strong a bot is: openskill's mean with its 95 % interval, over so many games. */
export interface Rating {
  rating: number
  low: number
  high: number
  games: number
}

/** Why something was not done. */
export type Reason = 
  | "banned"
  | "blocked"
  | "foreign"
  | "hidden"
  | "illegal"
  | "mail-fails"
  | "no-account"
  | "no-address"
  | "no-entry"
  | "no-hints"
  | "no-mail"
  | "no-program"
  | "no-puzzle"
  | "no-seat"
  | "no-table"
  | "no-token"
  | "not-full"
  | "not-now"
  | "not-running"
  | "not-yours"
  | "nothing"
  | "other-rules"
  | "stale"
  | "taken"
  | "too-fast"
  | "too-many"
  | "unavailable"
  | "unreadable"
  | "wrong"

export interface Recovery {
  login: string
  code: string
  password: string
}

/** Why something was not done. `message` names the sentence in the words, if there is one. */
export interface Refused {
  type: "refused"
  id: string
  reason: Reason
  text: string
  message: string
  rule: string
}

/** What somebody at the table did. */
export interface Report {
  seat: number
  text: string
}

/** All that can be asked for, and what is answered. */
export interface Requests {
  'DELETE /api/me': { answer: Me }
  'DELETE /api/me/mail': { answer: MyMail }
  'DELETE /api/me/programs/{name}': { path: { name: string }; answer: MyBot[] }
  'GET /api/games': { query?: { lang?: string }; answer: GameInfo[] }
  'GET /api/games/{game}/rules': { path: { game: string }; query?: { lang?: string }; answer: Rulebook }
  'GET /api/games/{game}/words': { path: { game: string }; query?: { lang?: string }; answer: string }
  'GET /api/learn/{game}': { path: { game: string }; answer: LessonInfo[] }
  'GET /api/learn/{game}/words': { path: { game: string }; query?: { lang?: string }; answer: string }
  'GET /api/me': { answer: Me }
  'GET /api/me/data': { answer: Record<string, unknown> }
  'GET /api/me/mail': { answer: MyMail }
  'GET /api/me/programs': { answer: MyBot[] }
  'GET /api/me/puzzles': { answer: Solved }
  'GET /api/me/ratings': { answer: Record<string, Rated> }
  'GET /api/me/tables': { answer: MyTable[] }
  'GET /api/programs': { answer: BotInfo[] }
  'GET /api/puzzles': { answer: PuzzleInfo[] }
  'GET /api/puzzles/daily': { query?: { day?: string }; answer: PuzzleInfo }
  'GET /api/puzzles/{key}': { path: { key: string }; answer: PuzzleInfo }
  'GET /api/puzzles/{key}/answer': { path: { key: string }; answer: Solution[] }
  'GET /api/ratings/{game}': { path: { game: string }; query?: { limit?: number }; answer: Rated[] }
  'GET /api/tables': { answer: TableInfo[] }
  'GET /api/tables/{key}': { path: { key: string }; answer: TableInfo }
  'GET /api/tables/{key}/after': { path: { key: string }; query: { action: string; seat?: number }; answer: unknown }
  'GET /api/tables/{key}/curve': { path: { key: string }; answer: Curve }
  'GET /api/tables/{key}/description': { path: { key: string }; query?: { seat?: number; lang?: string }; answer: string[] }
  'GET /api/tables/{key}/drawing': { path: { key: string }; query?: { seat?: number; lang?: string; at?: number }; answer: string }
  'GET /api/tables/{key}/log': { path: { key: string }; query?: { since?: number; limit?: number; seat?: number }; answer: Told[] }
  'GET /api/tables/{key}/moments': { path: { key: string }; query?: { since?: number; limit?: number; seat?: number; uncovered?: boolean }; answer: Moment[] }
  'GET /api/tables/{key}/record': { path: { key: string }; answer: GameRecord }
  'GET /api/tables/{key}/talk': { path: { key: string }; query?: { since?: number }; answer: Said[] }
  'PATCH /api/me': { body: NewName; answer: Me }
  'POST /api/account': { body: NewAccount; answer: Codes }
  'POST /api/learn/{game}': { path: { game: string }; query?: { lang?: string }; body: Doing; answer: Stands }
  'POST /api/learn/{game}/after': { path: { game: string }; body: Trying; answer: unknown }
  'POST /api/login': { body: Login; answer: Me }
  'POST /api/logout': { answer: Me }
  'POST /api/me/programs': { body: NewBot; answer: Token }
  'POST /api/puzzles/{key}': { path: { key: string }; body: Try; answer: Now }
  'POST /api/recover': { body: Recovery; answer: Me }
  'POST /api/tables': { body: NewTable; answer: TableInfo }
  'POST /api/tables/{key}/block': { path: { key: string }; body: Block; answer: TableInfo }
  'POST /api/tables/{key}/close': { path: { key: string }; body: Nothing; answer: TableInfo }
  'POST /api/tables/{key}/hint': { path: { key: string }; body: AskHint; answer: Hint }
  'POST /api/tables/{key}/invite': { path: { key: string }; body: Invite; answer: TableInfo }
  'POST /api/tables/{key}/join': { path: { key: string }; body: Join; answer: TableInfo }
  'POST /api/tables/{key}/rematch': { path: { key: string }; body: Nothing; answer: TableInfo }
  'POST /api/tables/{key}/report': { path: { key: string }; body: Report; answer: TableInfo }
  'POST /api/tables/{key}/seat': { path: { key: string }; body: PutSeat; answer: TableInfo }
  'POST /api/tables/{key}/start': { path: { key: string }; body: Start; answer: TableInfo }
  'PUT /api/me/mail': { body: NewMail; answer: MyMail }
  'PUT /api/me/open-data': { body: OpenName; answer: OpenName }
  'PUT /api/me/puzzles': { body: Kept; answer: Solved }
}

/** Gives up (CO-07). */
export interface Resign {
  type: "resign"
  id: string
}

export interface Rule {
  number: string
  parts: Part[]
}

/** The rules of a game; `text` and `common` are the files as they are. */
export interface Rulebook {
  rules: Rule[]
  text: string
  common: string
}

/**
 * A clock as everybody sees it. It runs for all seats that must act in the course of their
 * turn, even for those that have answered.
 */
export interface Running {
  left: number[]
  since: number
  seats: number[]
}

/** What somebody said at the table. */
export interface Said {
  type: "said"
  number: number
  seat: number
  name: string
  text: string
  time: number
}

/** Says something to everybody at the table; /hello and the like are emotes. */
export interface Say {
  type: "say"
  id: string
  text: string
}

/** Who sat there: a name, and human or the id of a bot. */
export interface Seat {
  name: string
  player: string
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number
  kind: string
  name: string
  here: boolean
  you: boolean
  host: boolean
}

/** What happened, and how the solver then saw it. */
export interface Shown {
  events: GameEvent[]
  view: unknown
}

/** A step of an answer, and what it brings about as the solver is told. */
export interface Solution {
  action: string
  events: GameEvent[]
}

/** What a player has solved. */
export interface Solved {
  puzzles: string[]
  days: string[]
}

/** What a seat answers in advance. */
export type StandingOrder = "attacked" | "none" | "turn"

/** How a lesson stands, or why the last action was not done. */
export interface Stands {
  step: number
  frames: Frame[]
  view: unknown
  legal: string[]
  pending: number[]
  drawing: string
  described: string[]
  refused: "" | "illegal" | "unexpected" | "unreadable"
  message: string
  rule: string
}

/** `fill`: the bot for seats that are still open. */
export interface Start {
  fill?: string
}

/** A step; `read` is set if the learner only has to read it. */
export interface StepInfo {
  id: string
  read: boolean
}

/** A table as everybody sees it. */
export interface TableInfo {
  key: string
  game: string
  rules: number
  options: Record<string, unknown>
  settings: TableSettings
  public: boolean
  status: "closed" | "open" | "over" | "playing"
  seats: SeatInfo[]
  commitment: string
  created: number
  started: string
  result: Outcome | null
  proposal: Proposal | null
  rematch: string
  seat: number
}

/** The table itself has changed: who sits where, whether it has begun. */
export interface TableNews {
  type: "table"
  table: TableInfo
}

/** How a table is kept. */
export interface TableSettings {
  spectators: boolean
  delay: number
  rated: boolean
  hints: boolean
  programs: boolean
  clock: Clock | null
  on_timeout: "bot" | "forfeit"
  reaction: number
  choice: number
}

/** How a table is kept. */
export interface TableSettingsGiven {
  spectators?: boolean
  delay?: number
  rated?: boolean
  hints?: boolean
  programs?: boolean
  clock?: ClockGiven | null
  on_timeout?: "bot" | "forfeit"
  reaction?: number
  choice?: number
}

/** What the program logs in with. It is shown only now, and stored only as a hash. */
export interface Token {
  name: string
  token: string
}

/** Something that happened: an event of the game, or something the table did. */
export interface Told {
  n: number
  event?: GameEvent
  table?: Deed
  seat?: number
  to?: number
}

/** The actions of the solver so far. */
export interface Try {
  actions?: string[]
  day?: string
}

/** An action that is only tried out. */
export interface Trying {
  lesson: string
  done?: string[]
  action: string
}

/** A decisive moment: between entry `since` and entry `n` a seat's chance rose or fell most. */
export interface TurningPoint {
  n: number
  since: number
  seat: number
  before: number
  after: number
}

/** Takes back one's own last action, in one's own turn. */
export interface Undo {
  type: "undo"
  id: string
  n: number
}

/** Everything that a seat sees, and what happened since the entry number that the client had. */
export interface Update {
  type: "update"
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
  clock: Running | null
  answer_by: number | null
  order: StandingOrder
  done: string[]
  gap: boolean
}
