// From a wish to a running table.
import { api } from './api'
import type { GameInfo, NewTable, TableInfo } from './contract'
import { freshNonce } from './fairness'
import { botOf } from './games'
import { note, promise } from './receipts'
import { settings } from './settings.svelte'

/** Takes a seat, with a nonce of our own for the shuffle. */
export async function sit(key: string, commitment: string, seat = 0): Promise<TableInfo> {
  const nonce = freshNonce()
  promise(key, { commitment, nonce })
  const table = await api.join(key, nonce, seat)
  noteSeat(key, table.seat)
  return table
}

/** Notes for the receipt where we sit, and by which key the server will sign. */
export function noteSeat(key: string, seat: number): void {
  note(key, { seat })
  void api.keys().then(
    ({ signs }) => note(key, { key: signs }),
    () => undefined,
  )
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

/** A friendly game against bots of the usual level, which begins at once. */
export function againstBots(game: GameInfo, players: number): Promise<TableInfo> {
  return playNow({
    game: game.id,
    seats: ['me', ...Array<string>(players - 1).fill(botOf(game, settings.level))],
    options: game.about.options,
    settings: { hints: true },
  })
}
