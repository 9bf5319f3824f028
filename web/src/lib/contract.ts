// Made by `make types` from the server's types: not to be edited.
/** What a page says of a game before it is played. */
export interface About {
  minutes: [number, number]
  level: 1 | 2 | 3
  players: number
  options: Record<string, unknown>
}

/** Plays at the table that is offered. `nonce` is the player's own 16 random bytes in hex. */
export interface Accept {
  type: "accept"
  key: string
  nonce: string
}

/** Plays an action, given as the game's own text. */
export interface Act {
  type: "act"
  id: string
  n: number
  action: string
}

/** `kind`: a bot's name. */
export interface AddBot {
  kind: string
}

/** What links to this server begin with, for others; empty where it is the own address. */
export interface Address {
  address: string
}

/** Agrees to go back to how it stood after entry `to`, if that is what is proposed. */
export interface Agree {
  type: "agree"
  id: string
  n: number
  to: number
}

/**
 * Other moves in a finished game. `seat` says through whose eyes to look; 0 is who must
 * move.
 */
export interface Analyse {
  at: number
  moves: Move[]
  seat?: number
}

/** To one seat only: its answer is stored, and others are still choosing. */
export interface Answered {
  type: "answered"
  id: string
  n: number
}

/** Spaces that belong together: a board, a hand, a row of cards. */
export interface Area {
  title: string
  columns: number
  spaces: Space[]
}

/** Asks everybody to go back to the position after entry `to`. */
export interface Ask {
  type: "ask"
  id: string
  n: number
  to: number
}

/** `seat` chooses one of several own seats; without it, it is the first. */
export interface AskHint {
  seat?: number | null
}

/** A treasure on a coin. Nobody uploads a picture. */
export interface Avatar {
  treasure: "bat" | "book" | "candelabra" | "chest" | "crown" | "dragon" | "emerald" | "genie" | "ghost" | "goblet" | "helmet" | "keys" | "lizard" | "map" | "moth" | "owl" | "rat" | "ring" | "scarab" | "skull" | "sorceress" | "spider" | "sword" | "troll"
  coin: "blue" | "gold" | "green" | "red" | "slate" | "violet"
}

/** The player takes the seat back after a bot has taken over. */
export interface Back {
  type: "back"
  id: string
}

/** What the strongest bot would do in a seat's place, knowing what that seat knows. */
export interface Best {
  seat: number
  bot: string
  action: string
  what: GameEvent[]
  why: GameEvent | null
}

/** `on`: false takes the block back. */
export interface Block {
  seat: number
  on?: boolean
}

/** A program that can be invited. */
export interface BotInfo {
  name: string
  online: boolean
}

/** One table of a round. A bye has no table and one entrant. */
export interface BoutInfo {
  round: number
  table: string
  status: string
  entrants: number[]
  points: number[]
  absent: number[]
}

/** The last message before the server closes. */
export interface Bye {
  type: "bye"
  reason: string
}

/**
 * Somebody of the cast: what they are (an owl) and are like, in words; the face has a name of
 * its own.
 */
export interface Character {
  name: string
  face: string
  who: string
  line: string
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

/** Each code recovers the account once. They are shown only now. */
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
  | "desert"
  | "forfeit"
  | "resign"
  | "return"
  | "takeback"
  | "takeover"
  | "timeout"
  | "undo"

/** The steps done in a lesson: an action for each, or nothing for a step that is only read. */
export interface Doing {
  lesson: string
  done?: string[]
}

/** A view as plain text and, where the game brings such a board, as areas. */
export interface Drawn {
  drawing: string
  areas: Area[]
}

/** Enters, or comes back. `program`: not the player, but this program of theirs. */
export interface Enter {
  program?: string
}

/** An entrant, and how they stand. */
export interface EntrantInfo {
  number: number
  rank: number
  name: string
  kind: string
  face: string
  handle: string
  avatar: Avatar | null
  status: "gone" | "here" | "paused" | "sent"
  points: number
  buchholz: number
  sonneborn: number
  wins: number
  played: number
  yours: boolean
}

/**
 * One thing that was done. Entry n drew from sub-stream n of the seed.
 *
 * Either `action`, the game's own text, or `table`: resign, forfeit, desert (the last player was
 * late, and nobody is left), takeover (a bot plays on), return, undo (back to how it stood after
 * entry `to`), takeback (the same, further, because everybody agreed). An entry has both for
 * `timeout`: the table played for a seat that did not answer a question outside the turn in time.
 * It declines for the seat, or draws one of its actions; this draw is the first from the entry's
 * own stream. `draws` is what chance gave, as bound:value.
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

/** The table that a code leads to. */
export interface Found {
  key: string
}

/** What one action told the learner, and how it stood then. */
export interface Frame {
  events: GameEvent[]
  view: unknown
}

/**
 * A friend, or somebody who may become one. Only of friends it is said whether they are
 * here.
 */
export interface Friend {
  handle: string
  name: string
  avatar: Avatar
  here: boolean
}

/**
 * A player's friends, those who are here first; who asks the player (`asks`) and whom the
 * player asks (`asked`); the tables to which friends invite.
 */
export interface FriendList {
  friends: Friend[]
  asks: Friend[]
  asked: Friend[]
  invitations: Invitation[]
}

/** Every message to a table. */
export type FromClient = Act | Undo | Resign | Back | Say | Ask | Agree | Decline | Order

/** Every message to somebody who waits. */
export type FromQueue = Waiting | Offered | Met | Parted

/** Every message of a table's line. */
export type FromServer = Update | Answered | Ordered | Refused | Bye | TableNews | Here | Said

/** An event of any game, told apart by its name. */
export type GameEvent = { event: string }

/**
 * A game, its number of players, the bots that play it, and its options as a JSON schema.
 * `learn` says whether it has a tutorial.
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
  cast: Record<string, Character>
  learn: boolean
  puzzles: boolean
  about: About
  secrets: boolean
  plans: boolean
  trophies: TrophyInfo[]
  figures: Record<string, string>
  seat_choices: string[]
  schema: Record<string, unknown>
}

/** What a player has done in one game. */
export interface GameProfile {
  games: number
  wins: number
  figures: Record<string, number>
  trophies: string[]
  level: string
  rating: number | null
  rated: number
  curve: [string, number][]
  puzzles: Standing | null
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
  hash?: string
  key?: string
  signature?: string
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

/** A table that waits for players, to which a friend invites. */
export interface Invitation {
  table: string
  game: string
  by: Friend
}

/** `program`: its name. */
export interface Invite {
  program: string
}

/** The key of the table to which the friend is invited. */
export interface InviteTo {
  table: string
}

/**
 * `seat` 0 means any open seat. `nonce` is the player's own 16 random bytes in hex, which go
 * into the shuffle. A player who already sits hands in the nonce this way, too: the game does not
 * begin without everybody's.
 */
export interface Join {
  seat?: number
  nonce: string
}

/** The same position, for the bots to judge; `best`: with the move that they would make. */
export interface Judge {
  at: number
  moves: Move[]
  best?: boolean
}

/**
 * What the bots think of a position: each seat's chance of winning, and the best move if it was
 * asked for and somebody must move.
 */
export interface Judged {
  chances: number[]
  best: Best | null
}

/** What a moderator decides; `messages` are removed from the table's talk. */
export interface Judgement {
  verdict: "banned" | "dismissed" | "removed" | "unbanned"
  messages?: number[]
}

/** The solved puzzles that a browser has stored itself. */
export interface Kept {
  puzzles?: string[]
}

/** A variation as its owner keeps it, by a number of its own. */
export interface KeptVariation {
  at: number
  moves: Move[]
  number: number
}

/**
 * Waits no longer. Who leaves while a table is offered has left the others alone, which costs
 * waiting if it happens often.
 */
export interface Leave {
  type: "leave"
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

/** A player, as the player themselves sees it. */
export interface Me {
  name: string
  guest: boolean
  login: string
  moderator: boolean
  handle: string
  avatar: Avatar | null
}

/** All have accepted: the game has begun at this table. */
export interface Met {
  type: "met"
  key: string
}

/** The position after entry `n`, and what that entry told. */
export interface Moment {
  n: number
  events: Told[]
  view: unknown
  open: unknown[]
}

/** What a seat plays, in the game's own text. */
export interface Move {
  seat: number
  action: string
}

/** A program of mine. `active`: whether it has a token; `used`: when it was last here. */
export interface MyBot {
  name: string
  created: number
  used: number | null
  active: boolean
}

/** The player's mail address. `on` says whether this server sends mails. */
export interface MyMail {
  on: boolean
  address: string
  confirmed: boolean
}

/** `key` is this server's key, as a browser wants it; empty if it sends no push messages. */
export interface MyPush {
  key: string
  wishes: ("friend" | "turn")[]
}

/** A table where the player sits, and whose turn it is there. */
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
  code: string
  tournament: string
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
  language?: "de" | "en" | "fr"
}

export interface NewName {
  name: string
}

/**
 * A request for a new table. Each seat is `me`, `open` or a bot's name. Where several play at
 * one screen, `names` says what each seat's player is called; an empty one is the host's.
 */
export interface NewTable {
  game: string
  seats: string[]
  options?: Record<string, unknown>
  settings?: TableSettingsGiven
  public?: boolean
  names?: string[]
}

/**
 * A request for a tournament. `seats`: how many sit at a table. `rounds` of a Swiss tournament
 * or a round robin; 0 in a round robin is as many as it takes until everybody has met everybody.
 * `minutes`: how long an arena lasts. Its tables need a clock; whoever runs out of time forfeits.
 */
export interface NewTournament {
  name: string
  game: string
  format: "arena" | "round-robin" | "swiss"
  seats?: number
  rounds?: number
  minutes?: number
  options?: Record<string, unknown>
  settings?: TableSettingsGiven
  programs?: boolean
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
  rated: RatedTry | null
  share: string
}

/**
 * Enough are here. Everybody accepts within so many seconds, with a nonce of their own for the
 * shuffle; then the game begins.
 */
export interface Offered {
  type: "offered"
  key: string
  commitment: string
  seconds: number
  left: number
  players: number
  accepted: number
  mine: boolean
}

/**
 * Finished public games are open data, without names. The player's name is included if `name`
 * is true.
 */
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

/** You do not wait any longer, or may not. The line closes. */
export interface Parted {
  type: "parted"
  problem: Problem
}

/** What stands on a space: a pawn, a coin, a stone. */
export interface Piece {
  colour: "" | "black" | "blue" | "gold" | "green" | "red" | "white" | "yellow"
  text: string
}

/** What a seat could do on number `n` if it were its turn, as its game answers it. */
export interface Planned {
  n: number
  plan: unknown
  refused: Problem | null
}

/** Each seat's chance of winning after entry `n`. */
export interface Point {
  n: number
  chances: number[]
}

/**
 * What the page about privacy is filled from. `imprint` and `notice` are the operator's own
 * words.
 */
export interface Privacy {
  cookie_days: number
  keep_days: number
  mail: boolean
  access_log: boolean
  moderators: boolean
  imprint: string
  notice: string
}

/** Why a request was not done. */
export interface Problem {
  reason: Reason
  text: string
  message: string
  values: Record<string, string | number>
  rule: string
}

/**
 * A player as somebody may see them. `open` says whether more is shown than the name and the
 * avatar.
 */
export interface Profile {
  handle: string
  name: string
  avatar: Avatar
  kind: "account" | "guest" | "program"
  you: boolean
  open: boolean
  shared: boolean
  tie: "" | "asked" | "asks" | "friend"
  since: string
  games: number
  wins: number
  run: number
  best_run: number
  favourite: string
  played: Record<string, GameProfile>
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

/** The keys of a server, in hex: the one that signs now, and those that signed before. */
export interface PublicKeys {
  format: string
  signs: string
  retired: Retired[]
}

/**
 * An entrant comes back (`here`), pauses or leaves (`gone`): for oneself and one's programs.
 * The host may do it for bots, send anybody away (`gone`), and let them in again (`here`).
 */
export interface PutEntrant {
  number: number
  status: "gone" | "here" | "paused"
}

/** A browser's subscription and what it wants to be told; without wishes it is forgotten. */
export interface PutPush {
  endpoint: string
  p256dh: string
  auth: string
  language?: "de" | "en" | "fr"
  wishes: ("friend" | "turn")[]
}

/** `kind` is `open` or a bot's name. */
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
  aim: number
  rating: number
}

/** How many wait for a game. */
export interface Queue {
  game: string
  players: number
  rated: boolean
  waiting: number
}

/**
 * A place on the leaderboard. `rating` is a value that the player's true strength very probably
 * exceeds.
 */
export interface Rated {
  name: string
  bot: boolean
  rating: number
  games: number
  handle: string
  avatar: Avatar | null
}

/** What the first try at a puzzle has made of the solver's rating in this game. */
export interface RatedTry {
  rating: number
  change: number
  puzzle: number
  sure: boolean
}

/** How strong a bot is: openskill's mean with its 95 % interval, over so many games. */
export interface Rating {
  rating: number
  low: number
  high: number
  games: number
  revision?: number
}

/** Why something was not done. */
export type Reason = 
  | "alone"
  | "banned"
  | "blocked"
  | "changed-record"
  | "differs"
  | "elsewhere"
  | "emotes-only"
  | "foreign"
  | "hidden"
  | "illegal"
  | "left-often"
  | "mail-fails"
  | "missed"
  | "no-account"
  | "no-address"
  | "no-entry"
  | "no-hints"
  | "no-mail"
  | "no-nonce"
  | "no-plans"
  | "no-player"
  | "no-program"
  | "no-puzzle"
  | "no-record"
  | "no-seat"
  | "no-table"
  | "no-token"
  | "no-tournament"
  | "not-full"
  | "not-now"
  | "not-ready"
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
  values: Record<string, string | number>
  rule: string
}

/** A report of what somebody at the table did. */
export interface Report {
  seat: number
  text: string
}

/** Something that the reported player said at the table. */
export interface ReportedMessage {
  number: number
  text: string
  time: number
}

/** A report. `others`: how many more there are about the same player. */
export interface ReportedPlayer {
  id: number
  table: string
  game: string
  by: string
  about: string
  text: string
  time: number
  banned: boolean
  others: number
  messages: ReportedMessage[]
  verdict: "" | "banned" | "dismissed" | "removed" | "unbanned"
  judge: string
  judged: number | null
}

/** All that can be asked for, and what is answered. */
export interface Requests {
  'DELETE /api/me': { answer: Me }
  'DELETE /api/me/friends/{handle}': { path: { handle: string }; answer: FriendList }
  'DELETE /api/me/invitations/{key}': { path: { key: string }; answer: FriendList }
  'DELETE /api/me/mail': { answer: MyMail }
  'DELETE /api/me/programs/{name}': { path: { name: string }; answer: MyBot[] }
  'DELETE /api/tables/{key}/variations/{number}': { path: { key: string; number: string }; answer: KeptVariation[] }
  'GET /.well-known/clew-keys.json': { answer: PublicKeys }
  'GET /api/address': { answer: Address }
  'GET /api/codes/{code}': { path: { code: string }; answer: Found }
  'GET /api/games': { query?: { lang?: "de" | "en" | "fr" }; answer: GameInfo[] }
  'GET /api/games/{game}/rules': { path: { game: string }; query?: { lang?: "de" | "en" | "fr" }; answer: Rulebook }
  'GET /api/games/{game}/words': { path: { game: string }; query?: { lang?: "de" | "en" | "fr" }; answer: string }
  'GET /api/learn/{game}': { path: { game: string }; answer: LessonInfo[] }
  'GET /api/learn/{game}/words': { path: { game: string }; query?: { lang?: "de" | "en" | "fr" }; answer: string }
  'GET /api/match': { answer: Queue[] }
  'GET /api/me': { answer: Me }
  'GET /api/me/data': { answer: Record<string, unknown> }
  'GET /api/me/friends': { answer: FriendList }
  'GET /api/me/mail': { answer: MyMail }
  'GET /api/me/programs': { answer: MyBot[] }
  'GET /api/me/push': { query?: { endpoint?: string }; answer: MyPush }
  'GET /api/me/puzzles': { answer: Solved }
  'GET /api/me/ratings': { answer: Record<string, Rated> }
  'GET /api/me/tables': { query?: { limit?: number; before?: string }; answer: MyTable[] }
  'GET /api/me/tournaments': { answer: TournamentBrief[] }
  'GET /api/moderation/reports': { query?: { judged?: boolean }; answer: ReportedPlayer[] }
  'GET /api/players/{handle}': { path: { handle: string }; answer: Profile }
  'GET /api/privacy': { answer: Privacy }
  'GET /api/programs': { answer: BotInfo[] }
  'GET /api/puzzles': { query?: { game?: string }; answer: PuzzleInfo[] }
  'GET /api/puzzles/daily': { query?: { day?: string }; answer: PuzzleInfo }
  'GET /api/puzzles/next': { query: { game: string }; answer: PuzzleInfo }
  'GET /api/puzzles/{key}': { path: { key: string }; answer: PuzzleInfo }
  'GET /api/ratings/{game}': { path: { game: string }; query?: { limit?: number; after?: string }; answer: Rated[] }
  'GET /api/tables': { answer: TableInfo[] }
  'GET /api/tables/{key}': { path: { key: string }; answer: TableInfo }
  'GET /api/tables/{key}/after': { path: { key: string }; query: { action: string; seat?: number }; answer: unknown }
  'GET /api/tables/{key}/curve': { path: { key: string }; answer: Curve }
  'GET /api/tables/{key}/description': { path: { key: string }; query?: { seat?: number; lang?: string }; answer: string[] }
  'GET /api/tables/{key}/drawing': { path: { key: string }; query?: { seat?: number; lang?: string; at?: number }; answer: string }
  'GET /api/tables/{key}/log': { path: { key: string }; query?: { since?: number; limit?: number; seat?: number }; answer: Told[] }
  'GET /api/tables/{key}/moments': { path: { key: string }; query?: { since?: number; limit?: number; seat?: number; uncovered?: boolean }; answer: Moment[] }
  'GET /api/tables/{key}/plan': { path: { key: string }; query?: { asked?: string; seat?: number }; answer: Planned }
  'GET /api/tables/{key}/record': { path: { key: string }; answer: GameRecord }
  'GET /api/tables/{key}/talk': { path: { key: string }; query?: { since?: number }; answer: Said[] }
  'GET /api/tables/{key}/variations': { path: { key: string }; answer: KeptVariation[] }
  'GET /api/tournaments/{key}': { path: { key: string }; query?: { since?: number }; answer: TournamentInfo }
  'PATCH /api/me': { body: NewName; answer: Me }
  'POST /api/account': { body: NewAccount; answer: Codes }
  'POST /api/games/{game}/board': { path: { game: string }; query?: { lang?: "de" | "en" | "fr" }; body: Seen; answer: Drawn }
  'POST /api/learn/{game}': { path: { game: string }; query?: { lang?: "de" | "en" | "fr" }; body: Doing; answer: Stands }
  'POST /api/learn/{game}/after': { path: { game: string }; body: Trying; answer: unknown }
  'POST /api/login': { body: Login; answer: Me }
  'POST /api/logout': { answer: Me }
  'POST /api/me/friends/{handle}/invite': { path: { handle: string }; body: InviteTo; answer: FriendList }
  'POST /api/me/programs': { body: NewBot; answer: Token }
  'POST /api/moderation/reports/{number}': { path: { number: string }; body: Judgement; answer: ReportedPlayer[] }
  'POST /api/puzzles/{key}': { path: { key: string }; body: Try; answer: Now }
  'POST /api/puzzles/{key}/answer': { path: { key: string }; answer: Solution[] }
  'POST /api/recover': { body: Recovery; answer: Me }
  'POST /api/tables': { body: NewTable; answer: TableInfo }
  'POST /api/tables/{key}/analysis': { path: { key: string }; body: Analyse; answer: Tried }
  'POST /api/tables/{key}/block': { path: { key: string }; body: Block; answer: TableInfo }
  'POST /api/tables/{key}/close': { path: { key: string }; body: Nothing; answer: TableInfo }
  'POST /api/tables/{key}/hint': { path: { key: string }; body: AskHint; answer: Hint }
  'POST /api/tables/{key}/invite': { path: { key: string }; body: Invite; answer: TableInfo }
  'POST /api/tables/{key}/join': { path: { key: string }; body: Join; answer: TableInfo }
  'POST /api/tables/{key}/judgement': { path: { key: string }; body: Judge; answer: Judged }
  'POST /api/tables/{key}/rematch': { path: { key: string }; body: Nothing; answer: TableInfo }
  'POST /api/tables/{key}/report': { path: { key: string }; body: Report; answer: TableInfo }
  'POST /api/tables/{key}/seat': { path: { key: string }; body: PutSeat; answer: TableInfo }
  'POST /api/tables/{key}/start': { path: { key: string }; body: Start; answer: TableInfo }
  'POST /api/tables/{key}/talk': { path: { key: string }; body: Nothing; answer: TableInfo }
  'POST /api/tables/{key}/variations': { path: { key: string }; body: Variation; answer: KeptVariation[] }
  'POST /api/tables/{key}/wish': { path: { key: string }; body: Wish; answer: TableInfo }
  'POST /api/tournaments': { body: NewTournament; answer: TournamentInfo }
  'POST /api/tournaments/{key}/begin': { path: { key: string }; body: Nothing; answer: TournamentInfo }
  'POST /api/tournaments/{key}/bot': { path: { key: string }; body: AddBot; answer: TournamentInfo }
  'POST /api/tournaments/{key}/close': { path: { key: string }; body: Nothing; answer: TournamentInfo }
  'POST /api/tournaments/{key}/enter': { path: { key: string }; body: Enter; answer: TournamentInfo }
  'POST /api/tournaments/{key}/entrant': { path: { key: string }; body: PutEntrant; answer: TournamentInfo }
  'PUT /api/me/avatar': { body: Avatar; answer: Me }
  'PUT /api/me/friends/{handle}': { path: { handle: string }; answer: FriendList }
  'PUT /api/me/mail': { body: NewMail; answer: MyMail }
  'PUT /api/me/open-data': { body: OpenName; answer: OpenName }
  'PUT /api/me/profile': { body: SharedProfile; answer: SharedProfile }
  'PUT /api/me/push': { body: PutPush; answer: MyPush }
  'PUT /api/me/puzzles': { body: Kept; answer: Solved }
}

/** Gives up (CO-07). */
export interface Resign {
  type: "resign"
  id: string
}

/** A key that signed until a day. */
export interface Retired {
  key: string
  until: string
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
  salt?: string
  sealed?: string
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number
  kind: string
  name: string
  face: string
  here: boolean
  you: boolean
  host: boolean
  handle: string
  avatar: Avatar | null
  ready: boolean
  choice: string
  talks: boolean
}

/** A view that somebody has, and what the players are called in it. */
export interface Seen {
  view: unknown
  names?: string[]
}

/** Strangers see a player's name and avatar. They see the whole profile if `shared` is true. */
export interface SharedProfile {
  shared: boolean
}

/** What happened, and how the one who did it then saw it. */
export interface Shown {
  events: GameEvent[]
  view: unknown
}

/** A step of an answer, and what it brings about as the solver is told. */
export interface Solution {
  action: string
  events: GameEvent[]
}

/** The puzzles that a player has solved. */
export interface Solved {
  puzzles: string[]
  days: string[]
  standings: Record<string, Standing>
}

/** A place that can be seen, and touched where it has actions. */
export interface Space {
  label: string
  text: string
  shape: "back" | "card" | "cell" | "gap"
  colour: "" | "black" | "blue" | "gold" | "green" | "red" | "white" | "yellow"
  pieces: Piece[]
  marked: boolean
  actions: string[]
}

/** How good a solver is, or how hard a puzzle: the true value lies within two deviations. */
export interface Standing {
  rating: number
  deviation: number
  tries: number
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

/** `fill` is the bot for seats that are still open. */
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
  code: string
  tournament: string
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
  plans: boolean
  programs: boolean
  strangers: boolean
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
  plans?: boolean
  programs?: boolean
  strangers?: boolean
  clock?: ClockGiven | null
  on_timeout?: "bot" | "forfeit"
  reaction?: number
  choice?: number
}

/** Every message of somebody who waits. */
export type ToQueue = Accept | Leave

/** The token with which the program logs in. It is shown only now, and stored only as a hash. */
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

/** A tournament in a list. */
export interface TournamentBrief {
  key: string
  name: string
  game: string
  format: "arena" | "round-robin" | "swiss"
  status: "closed" | "open" | "over" | "running"
  entrants: number
  created: number
}

/** A tournament as everybody who has its link sees it. */
export interface TournamentInfo {
  key: string
  name: string
  game: string
  format: "arena" | "round-robin" | "swiss"
  seats: number
  rounds: number
  minutes: number
  options: Record<string, unknown>
  settings: TableSettings
  programs: boolean
  status: "closed" | "open" | "over" | "running"
  host_name: string
  host: boolean
  created: number
  ends: number
  round: number
  entrants: EntrantInfo[]
  bouts: BoutInfo[]
  you: number
  table: string
  come_by: number
  version: number
}

/** How it would stand after the moves of a variation. */
export interface Tried {
  told: GameEvent[][]
  shown: Shown | null
  pending: number[]
  seat: number
  view: unknown
  open: unknown[]
  legal: string[]
  over: Outcome | null
}

/** A trophy: what it is called, and what must be done for it. */
export interface TrophyInfo {
  name: string
  title: string
  how: string
}

/** The actions of the solver so far. */
export interface Try {
  actions?: string[]
  day?: string
}

/** An action that is tried out and not played. */
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
  hash: string
}

/** Other moves from the position after entry `at` of a game; 0 is its beginning. */
export interface Variation {
  at: number
  moves: Move[]
}

/**
 * You wait; so many do in this queue, you included. `again`: somebody did not come, and you
 * have kept your place.
 */
export interface Waiting {
  type: "waiting"
  waiting: number
  again: boolean
}

/**
 * What a player wishes for the own seats before the game. What is left out stays as it is.
 * `choice` is the seat's colour or hero, where the game has one for each seat; empty takes it
 * back.
 */
export interface Wish {
  ready?: boolean | null
  choice?: string | null
}
