// The shuffle computed again, from the record alone: commitment, seed and every draw.
// As src/clew/table/fairness.py and src/clew/core/chance.py do it.
import type { Entry, GameRecord } from './contract'
import { noted, toHex } from './fairness'

/** What of a record says how it was drawn. */
export interface Drawn extends Pick<
  GameRecord,
  'id' | 'commitment' | 'secret' | 'nonces' | 'draws'
> {
  entries: Pick<Entry, 'n' | 'draws'>[]
}

export interface Verdict {
  commitment: boolean
  /** Whether what this browser noted before the game is in it; nothing if it noted nothing. */
  promise: boolean | undefined
  seed: string
  draws: number
  entries: number
  /** The first entry whose draws do not follow from the seed; -1 if all do. */
  wrong: number
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

async function hmac(key: Uint8Array<ArrayBuffer>, n: number): Promise<Uint8Array<ArrayBuffer>> {
  const kind = { name: 'HMAC', hash: 'SHA-256' }
  const made = await crypto.subtle.importKey('raw', key, kind, false, ['sign'])
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, BigInt(n))
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, number))
}

/** The sub-stream of one entry: 32-bit words, and numbers below a bound made from them. */
export class Stream {
  #key: Uint8Array<ArrayBuffer>
  #words: number[] = []
  #next = 0

  private constructor(key: Uint8Array<ArrayBuffer>) {
    this.#key = key
  }

  static async of(seed: Uint8Array<ArrayBuffer>, entry: number): Promise<Stream> {
    return new Stream(await hmac(seed, entry))
  }

  async word(): Promise<number> {
    if (!this.#words.length) {
      const block = new DataView((await hmac(this.#key, this.#next++)).buffer)
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
async function follows(
  seed: Uint8Array<ArrayBuffer>,
  entry: number,
  draws: string[],
): Promise<boolean> {
  const stream = await Stream.of(seed, entry)
  for (const draw of draws) {
    const [bound, value] = draw.split(':').map(Number)
    if ((await stream.below(bound!)) !== value) return false
  }
  return true
}

export async function verify(record: Drawn): Promise<Verdict> {
  const secret = fromHex(record.secret ?? '')
  const text = new TextEncoder()
  const seed = await sha256(
    joined([
      text.encode('clew-seed/1'),
      secret,
      ...(record.nonces ?? []).map(fromHex),
      text.encode(record.id),
    ]),
  )
  let draws = 0
  let wrong = -1
  for (const entry of [{ n: 0, draws: record.draws }, ...record.entries]) {
    const drawn = (entry.draws ?? '').split(' ').filter(Boolean)
    draws += drawn.length
    if (wrong < 0 && drawn.length && !(await follows(seed, entry.n, drawn))) wrong = entry.n
  }
  const promised = noted(record.id)
  return {
    commitment: toHex(await sha256(secret)) === record.commitment,
    promise:
      promised &&
      promised.commitment === record.commitment &&
      (record.nonces ?? []).includes(promised.nonce),
    seed: toHex(seed),
    draws,
    entries: record.entries.length,
    wrong,
  }
}
