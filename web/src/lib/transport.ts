// The only way from the page to what is behind it: requests, and the live messages of a table.
import { behind } from '$behind'
import type { FromClient, FromQueue, FromServer, Requests, TableInfo, ToQueue } from './contract'

/** What a request is asked with: the names in its path, its query, its body. */
export type Given<R extends keyof Requests> = Omit<Requests[R], 'answer'>
export type Answer<R extends keyof Requests> = Requests[R]['answer']

/** A table as it is listened to: from which number on, and through which seat's eyes. */
export interface Listened {
  key: string
  n: number
  /** One of several seats of one's own; 0 is the first, or a spectator. */
  seat: number
}
export interface Listener {
  hear(message: FromServer): void
  /** The line has ended; not called where we ended it ourselves. */
  ended(): void
}
export interface Line {
  /** Says whether the line stands: what is sent then may be lost all the same. */
  send(message: FromClient): boolean
  close(): void
}

/** A game that somebody wants to play with others, now. */
export interface Wish {
  game: string
  players: number
  rated: boolean
}
export interface WaitingLine {
  /** Says whether the line stands: what is sent then may be lost all the same. */
  send(message: ToQueue): boolean
  close(): void
}

export interface Transport {
  /** Rejects with a Problem. */
  ask<R extends keyof Requests>(request: R, given: Given<R>): Promise<Answer<R>>
  open(table: Listened, listener: Listener): Line
}

/** What stands behind the page: a server, or Python in the browser (`vite.config.ts` says which). */
export interface Behind extends Transport {
  /** Whether nobody else can be here; what needs others then says so. */
  alone: boolean
  /** The address of a server where others play, for those who are alone; empty: none is known. */
  elsewhere: string
  /** Where people play alone while the server is away; empty: nowhere. */
  meanwhile: string
  /** Keeps the page's files, so that it opens without a network. */
  keepOffline(): Promise<unknown>
  /** A game from the text of a file, where that is possible: it becomes a table of our own. */
  bring?: (text: string) => Promise<TableInfo>
  /** Waits for others, where there can be some: the line is the waiting. */
  wait?: (wish: Wish, hears: { hear(message: FromQueue): void; ended(): void }) => WaitingLine
  /** Where in the page we are: a path, and its query. */
  where(): string
  /** The link to such a path. */
  linkTo(path: string): string
}

export const { alone, bring, elsewhere, meanwhile, wait } = behind

/** A request without anything to say needs nothing but its name. */
type Rest<R extends keyof Requests> =
  Record<never, never> extends Given<R> ? [given?: Given<R>] : [given: Given<R>]

export function ask<R extends keyof Requests>(request: R, ...[given]: Rest<R>): Promise<Answer<R>> {
  return behind.ask(request, given ?? ({} as Given<R>))
}

export function open(table: Listened, listener: Listener): Line {
  return behind.open(table, listener)
}
