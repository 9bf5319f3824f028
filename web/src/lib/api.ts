// What the page asks the server for, over HTTP.
import type { GameRecord } from './verify'
import { setServerTime } from './clock'
import type {
  GameEvent,
  GameInfo,
  MyTable,
  Rulebook,
  Said,
  TableInfo,
  TableSettings,
  Told,
} from './protocol'

/** Why the server did not do what was asked. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    text: string,
    /** The sentence in the game's words, and the rule's number, where a rule forbids it. */
    readonly sentence = '',
    readonly rule = '',
  ) {
    super(text)
  }
}

const ME = '/api/me'
/** The same for everybody. */
const PUBLIC = /^\/api\/games/
/** Who we are, as the first answer says: whoever asks twice before it is two guests. */
let first: Promise<Me> | undefined
let known = false

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!known && !PUBLIC.test(path)) {
    const me = meet()
    if (method === 'GET' && path === ME) return me as Promise<T>
    await me.catch(() => undefined)
  }
  return request(method, path, body)
}

function meet(): Promise<Me> {
  first ??= request<Me>('GET', ME).then(
    (me) => {
      known = true
      return me
    },
    (error: unknown) => {
      first = undefined
      throw error
    },
  )
  return first
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Problem(0, 'offline', 'the server cannot be reached')
  }
  setServerTime(answer.headers.get('date'))
  const text = await answer.text()
  if (!answer.ok) {
    let problem: {
      reason?: string
      text?: string
      detail?: string
      message?: string
      rule?: string
    } = {}
    try {
      problem = JSON.parse(text)
    } catch {
      // Not every answer between here and the server is ours.
    }
    throw new Problem(
      answer.status,
      problem.reason ?? 'wrong',
      problem.text ?? problem.detail ?? answer.statusText,
      problem.message,
      problem.rule,
    )
  }
  const type = answer.headers.get('content-type') ?? ''
  return (type.startsWith('text/') ? text : JSON.parse(text)) as T
}

export interface NewTable {
  game: string
  seats: string[]
  options?: Record<string, unknown>
  settings?: Partial<TableSettings>
  public?: boolean
}

export interface Me {
  name: string
  guest: boolean
  /** The account's name; a guest has none. */
  login: string
}

/** Where I want mail when it is my turn, if this server sends any. */
export interface MyMail {
  on: boolean
  address: string
  confirmed: boolean
}

/** A place on a leaderboard. */
export interface Rated {
  name: string
  bot: boolean
  rating: number
  games: number
}

/** A program of mine; `active`: it has a token. */
export interface MyProgram {
  name: string
  created: number
  used: number | null
  active: boolean
}

/** A program that can be invited. */
export interface KnownProgram {
  name: string
  online: boolean
}

/** How it stood after entry `n`, and what that entry told. */
export interface Moment {
  n: number
  events: Told[]
  view: unknown
  /** With all cards open, when asked for: each seat's view. */
  open: unknown[]
}

/** A lesson of a tutorial and its steps; `read` if there is nothing else to do. */
export interface LessonInfo {
  id: string
  players: number
  steps: { id: string; read: boolean }[]
}

/** How a lesson stands, or why the last action was not done. */
export interface Stands {
  step: number
  /** What the last step brought about, one action after another. */
  frames: { events: unknown[]; view: unknown }[]
  view: unknown
  legal: string[]
  pending: number[]
  drawing: string
  /** The same in sentences. */
  described: string[]
  refused: '' | 'unexpected' | 'unreadable' | 'illegal'
  message: string
  rule: string
}

/** What the strongest bot would do on number `n`, and why. */
export interface Hint {
  n: number
  bot: string
  action: string
  /** What would happen, as far as it is sure. */
  what: GameEvent[]
  why: GameEvent | null
}

/** Who was ahead when, and what decided it; `done` says how much of it is worked out. */
export interface Curve {
  done: number
  bot: string
  games: number
  points: { n: number; chances: number[] }[]
  moments: { n: number; since: number; seat: number; before: number; after: number }[]
}

export const api = {
  games: (lang: string) => ask<GameInfo[]>('GET', `/api/games?lang=${lang}`),
  rules: (game: string, lang: string) =>
    ask<Rulebook>('GET', `/api/games/${game}/rules?lang=${lang}`),
  me: () => ask<Me>('GET', ME),
  rename: (name: string) => ask<Me>('PATCH', '/api/me', { name }),
  mail: () => ask<MyMail>('GET', '/api/me/mail'),
  wantMail: (address: string, language: string) =>
    ask<MyMail>('PUT', '/api/me/mail', { address, language }),
  noMail: () => ask<MyMail>('DELETE', '/api/me/mail'),
  mine: () => ask<MyTable[]>('GET', '/api/me/tables'),
  myRatings: () => ask<Record<string, Rated>>('GET', '/api/me/ratings'),
  myData: () => ask<{ open_name: boolean }>('GET', '/api/me/data'),
  openData: (name: boolean) => ask<{ name: boolean }>('PUT', '/api/me/open-data', { name }),
  programs: () => ask<MyProgram[]>('GET', '/api/me/programs'),
  makeProgram: (name: string) =>
    ask<{ name: string; token: string }>('POST', '/api/me/programs', { name }),
  revokeProgram: (name: string) =>
    ask<MyProgram[]>('DELETE', `/api/me/programs/${encodeURIComponent(name)}`),
  knownPrograms: () => ask<KnownProgram[]>('GET', '/api/programs'),
  invite: (key: string, program: string) =>
    ask<TableInfo>('POST', `/api/tables/${key}/invite`, { program }),
  forget: () => ask<Me>('DELETE', '/api/me'),
  register: (login: string, password: string) =>
    ask<{ codes: string[] }>('POST', '/api/account', { login, password }),
  login: (login: string, password: string) => ask<Me>('POST', '/api/login', { login, password }),
  recover: (login: string, code: string, password: string) =>
    ask<Me>('POST', '/api/recover', { login, code, password }),
  logout: () => ask<Me>('POST', '/api/logout', {}),
  best: (game: string) => ask<Rated[]>('GET', `/api/ratings/${game}?limit=100`),
  lobby: () => ask<TableInfo[]>('GET', '/api/tables'),
  make: (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table),
  look: (key: string) => ask<TableInfo>('GET', `/api/tables/${key}`),
  join: (key: string, nonce: string, seat = 0) =>
    ask<TableInfo>('POST', `/api/tables/${key}/join`, { seat, nonce }),
  seat: (key: string, seat: number, kind: string) =>
    ask<TableInfo>('POST', `/api/tables/${key}/seat`, { seat, kind }),
  start: (key: string, fill = '') => ask<TableInfo>('POST', `/api/tables/${key}/start`, { fill }),
  close: (key: string) => ask<TableInfo>('POST', `/api/tables/${key}/close`, {}),
  log: (key: string, since: number, seat = 0) =>
    ask<Told[]>('GET', `/api/tables/${key}/log?since=${since}&limit=1000&seat=${seat}`),
  drawing: (key: string, seat: number, lang: string, at = -1) =>
    ask<string>('GET', `/api/tables/${key}/drawing?seat=${seat}&lang=${lang}&at=${at}`),
  description: (key: string, seat: number, lang: string) =>
    ask<string[]>('GET', `/api/tables/${key}/description?seat=${seat}&lang=${lang}`),
  moments: (key: string, since: number, seat: number, limit = 200, uncovered = false) =>
    ask<Moment[]>(
      'GET',
      `/api/tables/${key}/moments?since=${since}&seat=${seat}&limit=${limit}&uncovered=${uncovered}`,
    ),
  talk: (key: string, since = 0) => ask<Said[]>('GET', `/api/tables/${key}/talk?since=${since}`),
  block: (key: string, seat: number) =>
    ask<TableInfo>('POST', `/api/tables/${key}/block`, { seat }),
  report: (key: string, seat: number, text: string) =>
    ask<TableInfo>('POST', `/api/tables/${key}/report`, { seat, text }),
  after: (key: string, action: string, seat: number) =>
    ask<unknown>(
      'GET',
      `/api/tables/${key}/after?action=${encodeURIComponent(action)}&seat=${seat}`,
    ),
  lessons: (game: string) => ask<LessonInfo[]>('GET', `/api/learn/${game}`),
  lesson: (game: string, lesson: string, done: string[], lang: string) =>
    ask<Stands>('POST', `/api/learn/${game}?lang=${lang}`, { lesson, done }),
  lessonAfter: (game: string, lesson: string, done: string[], action: string) =>
    ask<unknown>('POST', `/api/learn/${game}/after`, { lesson, done, action }),
  hint: (key: string, seat: number) => ask<Hint>('POST', `/api/tables/${key}/hint`, { seat }),
  curve: (key: string) => ask<Curve>('GET', `/api/tables/${key}/curve`),
  record: (key: string) => ask<GameRecord>('GET', `/api/tables/${key}/record`),
  rematch: (key: string) => ask<TableInfo>('POST', `/api/tables/${key}/rematch`, {}),
}
