// What the page asks for, each by a name of its own.
import type {
  Analyse,
  Avatar,
  Judge,
  Judgement,
  NewTable,
  PutPush,
  Variation,
  Wish,
} from './contract'
import { PAGE } from './pages.svelte'
import { ask } from './transport'
import type { Language } from './words'

export const api = {
  games: (lang: Language) => ask('GET /api/games', { query: { lang } }),
  rules: (game: string, lang: Language) =>
    ask('GET /api/games/{game}/rules', { path: { game }, query: { lang } }),
  words: (game: string, lang: Language) =>
    ask('GET /api/games/{game}/words', { path: { game }, query: { lang } }),
  lessonWords: (game: string, lang: Language) =>
    ask('GET /api/learn/{game}/words', { path: { game }, query: { lang } }),
  me: () => ask('GET /api/me'),
  rename: (name: string) => ask('PATCH /api/me', { body: { name } }),
  profile: (handle: string) => ask('GET /api/players/{handle}', { path: { handle } }),
  chooseAvatar: (avatar: Avatar) => ask('PUT /api/me/avatar', { body: avatar }),
  shareProfile: (shared: boolean) => ask('PUT /api/me/profile', { body: { shared } }),
  friends: () => ask('GET /api/me/friends'),
  befriend: (handle: string) => ask('PUT /api/me/friends/{handle}', { path: { handle } }),
  part: (handle: string) => ask('DELETE /api/me/friends/{handle}', { path: { handle } }),
  inviteFriend: (handle: string, table: string) =>
    ask('POST /api/me/friends/{handle}/invite', { path: { handle }, body: { table } }),
  declineInvitation: (key: string) => ask('DELETE /api/me/invitations/{key}', { path: { key } }),
  push: (endpoint: string) => ask('GET /api/me/push', { query: { endpoint } }),
  wantPush: (wanted: PutPush) => ask('PUT /api/me/push', { body: wanted }),
  mail: () => ask('GET /api/me/mail'),
  wantMail: (address: string, language: Language) =>
    ask('PUT /api/me/mail', { body: { address, language } }),
  noMail: () => ask('DELETE /api/me/mail'),
  mine: (before = '') => ask('GET /api/me/tables', { query: { limit: PAGE, before } }),
  myRatings: () => ask('GET /api/me/ratings'),
  myData: () => ask('GET /api/me/data'),
  openData: (name: boolean) => ask('PUT /api/me/open-data', { body: { name } }),
  privacy: () => ask('GET /api/privacy'),
  reports: (judged: boolean) => ask('GET /api/moderation/reports', { query: { judged } }),
  judge: (number: number, judgement: Judgement) =>
    ask('POST /api/moderation/reports/{number}', {
      path: { number: String(number) },
      body: judgement,
    }),
  keys: () => ask('GET /.well-known/clew-keys.json'),
  programs: () => ask('GET /api/me/programs'),
  makeProgram: (name: string) => ask('POST /api/me/programs', { body: { name } }),
  revokeProgram: (name: string) => ask('DELETE /api/me/programs/{name}', { path: { name } }),
  knownPrograms: () => ask('GET /api/programs'),
  invite: (key: string, program: string) =>
    ask('POST /api/tables/{key}/invite', { path: { key }, body: { program } }),
  forget: () => ask('DELETE /api/me'),
  register: (login: string, password: string) =>
    ask('POST /api/account', { body: { login, password } }),
  login: (login: string, password: string) => ask('POST /api/login', { body: { login, password } }),
  recover: (login: string, code: string, password: string) =>
    ask('POST /api/recover', { body: { login, code, password } }),
  logout: () => ask('POST /api/logout'),
  best: (game: string, after = '') =>
    ask('GET /api/ratings/{game}', { path: { game }, query: { limit: PAGE, after } }),
  waiting: () => ask('GET /api/match'),
  lobby: () => ask('GET /api/tables'),
  make: (table: NewTable) => ask('POST /api/tables', { body: table }),
  look: (key: string) => ask('GET /api/tables/{key}', { path: { key } }),
  join: (key: string, nonce: string, seat = 0) =>
    ask('POST /api/tables/{key}/join', { path: { key }, body: { seat, nonce } }),
  seat: (key: string, seat: number, kind: string) =>
    ask('POST /api/tables/{key}/seat', { path: { key }, body: { seat, kind } }),
  wish: (key: string, wish: Wish) =>
    ask('POST /api/tables/{key}/wish', { path: { key }, body: wish }),
  byCode: (code: string) => ask('GET /api/codes/{code}', { path: { code } }),
  address: () => ask('GET /api/address'),
  start: (key: string, fill = '') =>
    ask('POST /api/tables/{key}/start', { path: { key }, body: { fill } }),
  close: (key: string) => ask('POST /api/tables/{key}/close', { path: { key }, body: {} }),
  log: (key: string, since: number, seat: number) =>
    ask('GET /api/tables/{key}/log', { path: { key }, query: { since, limit: 1000, seat } }),
  board: (game: string, view: unknown, names: string[], lang: Language) =>
    ask('POST /api/games/{game}/board', { path: { game }, query: { lang }, body: { view, names } }),
  drawing: (key: string, seat: number, lang: Language, at = -1) =>
    ask('GET /api/tables/{key}/drawing', { path: { key }, query: { seat, lang, at } }),
  description: (key: string, seat: number, lang: Language) =>
    ask('GET /api/tables/{key}/description', { path: { key }, query: { seat, lang } }),
  moments: (key: string, since: number, seat: number, limit = 200, uncovered = false) =>
    ask('GET /api/tables/{key}/moments', {
      path: { key },
      query: { since, seat, limit, uncovered },
    }),
  talk: (key: string, since = 0) =>
    ask('GET /api/tables/{key}/talk', { path: { key }, query: { since } }),
  agreeToTalk: (key: string) => ask('POST /api/tables/{key}/talk', { path: { key }, body: {} }),
  block: (key: string, seat: number) =>
    ask('POST /api/tables/{key}/block', { path: { key }, body: { seat } }),
  report: (key: string, seat: number, text: string) =>
    ask('POST /api/tables/{key}/report', { path: { key }, body: { seat, text } }),
  after: (key: string, action: string, seat: number) =>
    ask('GET /api/tables/{key}/after', { path: { key }, query: { action, seat } }),
  plan: (key: string, asked: string, seat: number) =>
    ask('GET /api/tables/{key}/plan', { path: { key }, query: { asked, seat } }),
  hint: (key: string, seat: number) =>
    ask('POST /api/tables/{key}/hint', { path: { key }, body: { seat } }),
  curve: (key: string) => ask('GET /api/tables/{key}/curve', { path: { key } }),
  analyse: (key: string, wanted: Analyse) =>
    ask('POST /api/tables/{key}/analysis', { path: { key }, body: wanted }),
  assess: (key: string, wanted: Judge) =>
    ask('POST /api/tables/{key}/judgement', { path: { key }, body: wanted }),
  variations: (key: string) => ask('GET /api/tables/{key}/variations', { path: { key } }),
  keepVariation: (key: string, variation: Variation) =>
    ask('POST /api/tables/{key}/variations', { path: { key }, body: variation }),
  forgetVariation: (key: string, number: number) =>
    ask('DELETE /api/tables/{key}/variations/{number}', {
      path: { key, number: String(number) },
    }),
  record: (key: string) => ask('GET /api/tables/{key}/record', { path: { key } }),
  rematch: (key: string) => ask('POST /api/tables/{key}/rematch', { path: { key }, body: {} }),
  lessons: (game: string) => ask('GET /api/learn/{game}', { path: { game } }),
  lesson: (game: string, lesson: string, done: string[], lang: Language) =>
    ask('POST /api/learn/{game}', { path: { game }, query: { lang }, body: { lesson, done } }),
  lessonAfter: (game: string, lesson: string, done: string[], action: string) =>
    ask('POST /api/learn/{game}/after', { path: { game }, body: { lesson, done, action } }),
  puzzles: (game: string) => ask('GET /api/puzzles', { query: { game } }),
  nextPuzzle: (game: string) => ask('GET /api/puzzles/next', { query: { game } }),
  puzzleOf: (day: string) => ask('GET /api/puzzles/daily', { query: { day } }),
  puzzle: (key: string) => ask('GET /api/puzzles/{key}', { path: { key } }),
  /** `day`: it is solved as the puzzle of this day. */
  attempt: (key: string, actions: string[], day = '') =>
    ask('POST /api/puzzles/{key}', { path: { key }, body: { actions, day } }),
  answer: (key: string) => ask('POST /api/puzzles/{key}/answer', { path: { key } }),
  solved: () => ask('GET /api/me/puzzles'),
  bringSolved: (puzzles: string[]) => ask('PUT /api/me/puzzles', { body: { puzzles } }),
}
