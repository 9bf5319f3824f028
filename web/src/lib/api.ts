// What the page asks for, each by a name of its own.
import type { NewTable } from './contract'
import { ask } from './transport'

export const api = {
  games: (lang: string) => ask('GET /api/games', { query: { lang } }),
  rules: (game: string, lang: string) =>
    ask('GET /api/games/{game}/rules', { path: { game }, query: { lang } }),
  words: (game: string, lang: string) =>
    ask('GET /api/games/{game}/words', { path: { game }, query: { lang } }),
  lessonWords: (game: string, lang: string) =>
    ask('GET /api/learn/{game}/words', { path: { game }, query: { lang } }),
  me: () => ask('GET /api/me'),
  rename: (name: string) => ask('PATCH /api/me', { body: { name } }),
  mail: () => ask('GET /api/me/mail'),
  wantMail: (address: string, language: 'en' | 'fr') =>
    ask('PUT /api/me/mail', { body: { address, language } }),
  noMail: () => ask('DELETE /api/me/mail'),
  mine: () => ask('GET /api/me/tables'),
  myRatings: () => ask('GET /api/me/ratings'),
  myData: () => ask('GET /api/me/data'),
  openData: (name: boolean) => ask('PUT /api/me/open-data', { body: { name } }),
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
  best: (game: string) => ask('GET /api/ratings/{game}', { path: { game }, query: { limit: 100 } }),
  lobby: () => ask('GET /api/tables'),
  make: (table: NewTable) => ask('POST /api/tables', { body: table }),
  look: (key: string) => ask('GET /api/tables/{key}', { path: { key } }),
  join: (key: string, nonce: string, seat = 0) =>
    ask('POST /api/tables/{key}/join', { path: { key }, body: { seat, nonce } }),
  seat: (key: string, seat: number, kind: string) =>
    ask('POST /api/tables/{key}/seat', { path: { key }, body: { seat, kind } }),
  start: (key: string, fill = '') =>
    ask('POST /api/tables/{key}/start', { path: { key }, body: { fill } }),
  close: (key: string) => ask('POST /api/tables/{key}/close', { path: { key }, body: {} }),
  log: (key: string, since: number, seat: number) =>
    ask('GET /api/tables/{key}/log', { path: { key }, query: { since, limit: 1000, seat } }),
  drawing: (key: string, seat: number, lang: string, at = -1) =>
    ask('GET /api/tables/{key}/drawing', { path: { key }, query: { seat, lang, at } }),
  description: (key: string, seat: number, lang: string) =>
    ask('GET /api/tables/{key}/description', { path: { key }, query: { seat, lang } }),
  moments: (key: string, since: number, seat: number, limit = 200, uncovered = false) =>
    ask('GET /api/tables/{key}/moments', {
      path: { key },
      query: { since, seat, limit, uncovered },
    }),
  talk: (key: string, since = 0) =>
    ask('GET /api/tables/{key}/talk', { path: { key }, query: { since } }),
  block: (key: string, seat: number) =>
    ask('POST /api/tables/{key}/block', { path: { key }, body: { seat } }),
  report: (key: string, seat: number, text: string) =>
    ask('POST /api/tables/{key}/report', { path: { key }, body: { seat, text } }),
  after: (key: string, action: string, seat: number) =>
    ask('GET /api/tables/{key}/after', { path: { key }, query: { action, seat } }),
  hint: (key: string, seat: number) =>
    ask('POST /api/tables/{key}/hint', { path: { key }, body: { seat } }),
  curve: (key: string) => ask('GET /api/tables/{key}/curve', { path: { key } }),
  record: (key: string) => ask('GET /api/tables/{key}/record', { path: { key } }),
  rematch: (key: string) => ask('POST /api/tables/{key}/rematch', { path: { key }, body: {} }),
  lessons: (game: string) => ask('GET /api/learn/{game}', { path: { game } }),
  lesson: (game: string, lesson: string, done: string[], lang: string) =>
    ask('POST /api/learn/{game}', { path: { game }, query: { lang }, body: { lesson, done } }),
  lessonAfter: (game: string, lesson: string, done: string[], action: string) =>
    ask('POST /api/learn/{game}/after', { path: { game }, body: { lesson, done, action } }),
  puzzles: () => ask('GET /api/puzzles'),
  puzzleOf: (day: string) => ask('GET /api/puzzles/daily', { query: { day } }),
  puzzle: (key: string) => ask('GET /api/puzzles/{key}', { path: { key } }),
  /** `day`: it is solved as the puzzle of this day. */
  attempt: (key: string, actions: string[], day = '') =>
    ask('POST /api/puzzles/{key}', { path: { key }, body: { actions, day } }),
  answer: (key: string) => ask('GET /api/puzzles/{key}/answer', { path: { key } }),
  solved: () => ask('GET /api/me/puzzles'),
  bringSolved: (puzzles: string[], days: string[]) =>
    ask('PUT /api/me/puzzles', { body: { puzzles, days } }),
}
