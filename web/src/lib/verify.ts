// A record held against what it claims: the shuffle, the running hash, the signature, and the
// receipt of this browser. As src/clew/table/verify.py does it, but for the rules of the game.
import { fromHex, hmac, isSigned, joined, sha256, toHex, utf8, type Bytes } from './bytes'
import { botsFollow, compare, hashes, seal, type Difference, type Hashed } from './chain'
import type { Entry, GameRecord } from './contract'
import { receiptOf } from './receipts'

/** What of a record says how it was drawn. */
export interface Drawn extends Pick<
  GameRecord,
  'id' | 'commitment' | 'secret' | 'nonces' | 'draws'
> {
  entries: Pick<Entry, 'n' | 'draws'>[]
}

/** The shuffle, computed again. */
export interface Shuffle {
  commitment: boolean
  seed: string
  draws: number
  entries: number
  /** The first entry whose draws do not follow from the seed; -1 if all do. */
  wrong: number
}

/** What of a record shows that it is the game that was played. Nothing stands for: it has none. */
export interface Verdict extends Shuffle {
  hash: boolean | undefined
  /** Whether the bots' nonces follow from the secret. */
  bots: boolean | undefined
  /** `unknown` where this browser cannot check signatures. */
  signature: 'good' | 'bad' | 'unknown' | undefined
  key: string
  /** Whether this browser has a receipt of the game, and where the record differs from it. */
  receipt: boolean
  difference: Difference | undefined
  /** The last entry that the receipt knows of. */
  seen: number
  withheld: number[]
}

async function numbered(key: Bytes, n: number): Promise<Bytes> {
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, BigInt(n))
  return (await hmac(key))(number)
}

/** The sub-stream of one entry: 32-bit words, and numbers below a bound made from them. */
export class Stream {
  #key: Bytes
  #words: number[] = []
  #next = 0

  private constructor(key: Bytes) {
    this.#key = key
  }

  static async of(seed: Bytes, entry: number): Promise<Stream> {
    return new Stream(await numbered(seed, entry))
  }

  async word(): Promise<number> {
    if (!this.#words.length) {
      const block = new DataView((await numbered(this.#key, this.#next++)).buffer)
      this.#words = Array.from({ length: 8 }, (_, i) => block.getUint32(i * 4))
    }
    return this.#words.shift()!
  }

  /** Lemire: (w · n) >> 32, drawn again while the low half is under 2³² mod n. */
  async below(n: number): Promise<number> {
    const bound = BigInt(n)
    const floor = 0x1_0000_0000n % bound
    for (;;) {
      const product = BigInt(await this.word()) * bound
      if ((product & 0xffff_ffffn) >= floor) return Number(product >> 32n)
    }
  }
}

/** Whether draws, as bound:value, are what the seed gives for an entry. */
async function follows(seed: Bytes, entry: number, draws: string[]): Promise<boolean> {
  const stream = await Stream.of(seed, entry)
  for (const draw of draws) {
    const [bound, value] = draw.split(':').map(Number)
    if ((await stream.below(bound!)) !== value) return false
  }
  return true
}

/** The seed, and every draw from it. */
export async function shuffled(record: Drawn): Promise<Shuffle> {
  const secret = fromHex(record.secret ?? '')
  const nonces = joined(...(record.nonces ?? []).map(fromHex))
  const seed = await sha256(utf8('clew-seed/1'), secret, nonces, utf8(record.id))
  let draws = 0
  let wrong = -1
  for (const entry of [{ n: 0, draws: record.draws }, ...record.entries]) {
    const drawn = (entry.draws ?? '').split(' ').filter(Boolean)
    draws += drawn.length
    if (wrong < 0 && drawn.length && !(await follows(seed, entry.n, drawn))) wrong = entry.n
  }
  return {
    commitment: toHex(await sha256(secret)) === record.commitment,
    seed: toHex(seed),
    draws,
    entries: record.entries.length,
    wrong,
  }
}

async function signatureOf(record: Hashed, hashed: boolean): Promise<Verdict['signature']> {
  if (!record.signature) return undefined
  if (!hashed) return 'bad'
  const message = await seal(record.hash!, record.result)
  const good = await isSigned(fromHex(record.key ?? ''), message, fromHex(record.signature))
  return good === undefined ? 'unknown' : good ? 'good' : 'bad'
}

export async function verify(record: Hashed): Promise<Verdict> {
  const isHashed = Boolean(record.hash || record.signature || record.format === 'clew-record/2')
  const hash = isHashed ? (await hashes(record)).at(-1) === record.hash : undefined
  const receipt = receiptOf(record.id)
  return {
    ...(await shuffled(record)),
    hash,
    bots: isHashed ? await botsFollow(record) : undefined,
    signature: await signatureOf(record, hash ?? false),
    key: record.signature ? (record.key ?? '') : '',
    receipt: Boolean(receipt),
    difference: receipt && (await compare(record, receipt)),
    seen: receipt?.hash ? receipt.n : -1,
    withheld: record.seats.flatMap((seat, i) => (seat.sealed ? [i + 1] : [])),
  }
}

/** Whether everything that was checked is good. */
export function isGood(verdict: Verdict): boolean {
  const { commitment, wrong, hash, bots, signature, difference } = verdict
  const fits = commitment && wrong < 0 && hash !== false && bots !== false
  return fits && signature !== 'bad' && !difference
}
