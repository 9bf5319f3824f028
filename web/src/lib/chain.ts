// The running hash of a game, from its record. As src/clew/table/chain.py does it.
import { fromHex, hmac, sha256, toHex, utf8, type Bytes } from './bytes'
import type { Entry, GameRecord, Outcome, Seat } from './contract'
import type { Receipt } from './receipts'

/** What of a record stands in its running hash. */
export interface Hashed extends Omit<GameRecord, 'entries' | 'digest'> {
  entries: Entry[]
}

/** Where a record is not the game of a receipt; src/clew/table/receipt.py lists the kinds. */
export interface Difference {
  what: 'id' | 'commitment' | 'nonce' | 'unhashed' | 'short' | 'opening' | 'entry'
  after: number
  entry: number
}

/** Compact JSON with sorted keys. */
function json(value: unknown): Bytes {
  return utf8(JSON.stringify(sorted(value)))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(pairs.map(([name, one]) => [name, sorted(one)]))
}

async function sealedName(seat: Seat): Promise<string> {
  if (seat.sealed) return seat.sealed
  return toHex(await sha256(utf8('clew-name/1'), fromHex(seat.salt ?? ''), utf8(seat.name)))
}

/** The running hash before the first entry, and after each. */
export async function hashes(record: Hashed): Promise<string[]> {
  const secret = fromHex(record.secret ?? '')
  const hide = await hmac(await (await hmac(secret))(utf8('clew-blind/1')))
  const sitting = await Promise.all(
    record.seats.map(async (seat) => [
      seat.player.startsWith('cmd') ? 'program' : seat.player,
      await sealedName(seat),
    ]),
  )
  const { id, game, rules, options, started, commitment } = record
  const head = json([id, game, rules, options, started, commitment, sitting])
  const dealt = await hide(json([0, record.draws ?? '', record.nonces ?? []]))
  let now = await sha256(utf8('clew-opening/1'), head, dealt)
  const found = [toHex(now)]
  for (const { n, seat, action, table, to, draws, time } of record.entries) {
    const shown = json([n, seat, table ?? '', to ?? -1, time ?? ''])
    const hidden = await hide(json([n, action ?? '', draws ?? '']))
    now = await sha256(utf8('clew-chain/1'), now, shown, hidden)
    found.push(toHex(now))
  }
  return found
}

/** What the server signs: the last hash, and how the game ended. */
export async function seal(last: string, result: Outcome | null | undefined): Promise<Bytes> {
  return sha256(utf8('clew-seal/1'), fromHex(last), json(result ?? null))
}

/** Whether the nonces of bots follow from the secret; nothing where no bot plays. */
export async function botsFollow(record: Hashed): Promise<boolean | undefined> {
  const derive = await hmac(fromHex(record.secret ?? ''))
  let found: boolean | undefined
  for (const [i, seat] of record.seats.entries()) {
    if (seat.player === 'human' || seat.player === 'program') continue
    const nonce = toHex((await derive(utf8(`clew-bot-nonce/1 ${i + 1}`))).slice(0, 16))
    found = (found ?? true) && record.nonces?.[i] === nonce
  }
  return found
}

/** Where a record is not the game that we have a receipt of; nothing if it is that game. */
export async function compare(record: Hashed, receipt: Receipt): Promise<Difference | undefined> {
  const differs = (what: Difference['what'], after = 0, entry = 0) => ({ what, after, entry })
  if (record.id !== receipt.id) return differs('id')
  if (record.commitment !== receipt.commitment) return differs('commitment')
  const mine = receipt.seat ? [record.nonces?.[receipt.seat - 1]] : (record.nonces ?? [])
  if (receipt.nonce && !mine.includes(receipt.nonce)) return differs('nonce')
  if (!receipt.hash) return undefined
  if (!record.hash) return differs('unhashed')
  const found = await hashes(record)
  const last: [number, string] = [receipt.n, receipt.hash]
  let fits = -1
  for (const [n, mark] of [...receipt.marks, last].sort((a, b) => a[0] - b[0])) {
    if (n >= found.length) return differs('short', found.length - 1, n)
    if (!found[n]!.startsWith(mark)) return differs(n ? 'entry' : 'opening', fits, n)
    fits = n
  }
  return undefined
}
