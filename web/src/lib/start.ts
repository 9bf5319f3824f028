// From a wish to a running table.
import { api } from './api'
import type { NewTable, TableInfo } from './contract'
import { freshNonce, note } from './fairness'

/** Takes a seat, with a nonce of our own for the shuffle. */
export async function sit(key: string, commitment: string, seat = 0): Promise<TableInfo> {
  const nonce = freshNonce()
  note(key, { commitment, nonce })
  return api.join(key, nonce, seat)
}

/** A new table where we sit. */
export async function open(table: NewTable): Promise<TableInfo> {
  const made = await api.make(table)
  return made.seat ? sit(made.key, made.commitment) : made
}

/** A new game that begins at once. */
export async function playNow(table: NewTable): Promise<TableInfo> {
  const made = await open(table)
  return api.start(made.key)
}
