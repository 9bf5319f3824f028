// The only way from the page to what is behind it: requests, and the live messages of a table.
import type { FromClient, FromServer, Requests } from './contract'
import { network } from './network'

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

export interface Transport {
  /** Rejects with a Problem. */
  ask<R extends keyof Requests>(request: R, given: Given<R>): Promise<Answer<R>>
  open(table: Listened, listener: Listener): Line
}

const transport: Transport = network

/** A request without anything to say needs nothing but its name. */
type Rest<R extends keyof Requests> =
  Record<never, never> extends Given<R> ? [given?: Given<R>] : [given: Given<R>]

export function ask<R extends keyof Requests>(request: R, ...[given]: Rest<R>): Promise<Answer<R>> {
  return transport.ask(request, given ?? ({} as Given<R>))
}

export function open(table: Listened, listener: Listener): Line {
  return transport.open(table, listener)
}
