import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isSigned, fromHex } from './bytes'
import { compare, hashes, type Hashed } from './chain'
import fixture from './receipt.fixture.json'
import { keep, note, promise, receiptOf, type Receipt } from './receipts'
import record from './record.fixture.json'
import { isGood, shuffled, verify, type Drawn } from './verify'

// Played by the Python side: seeds, draws, hashes and signature are what ours must be.
const good: Drawn = record
const whole = fixture.record as unknown as Hashed
const receipt = fixture.receipt as unknown as Receipt

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  const storage = {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, text: string) => {
      store.set(name, text)
      Object.assign(storage, { [name]: text })
    },
    removeItem: (name: string) => {
      store.delete(name)
      Reflect.deleteProperty(storage, name)
    },
  }
  vi.stubGlobal('localStorage', storage)
})

describe('the shuffle, computed again', () => {
  it('has the seed and every draw of the game', async () => {
    const found = await shuffled(good)
    expect(found).toMatchObject({ commitment: true, seed: record.seed, wrong: -1 })
    expect(found.draws).toBeGreaterThan(20)
  })
  it('notices another secret', async () => {
    const found = await shuffled({ ...good, secret: '00'.repeat(32) })
    expect(found).toMatchObject({ commitment: false, wrong: 0 })
  })
  it('notices an exchanged draw', async () => {
    const [first = '', ...rest] = good.draws!.split(' ')
    const [bound, value] = first.split(':').map(Number)
    const changed = `${bound}:${(value! + 1) % bound!}`
    expect((await shuffled({ ...good, draws: [changed, ...rest].join(' ') })).wrong).toBe(0)
  })
})

/** The record with something changed, and its running hash computed again. */
async function forged(changes: Partial<Hashed>): Promise<Hashed> {
  const changed = { ...whole, ...changes }
  return { ...changed, hash: (await hashes(changed)).at(-1)! }
}

const entries = whole.entries
const forgeries: [string, Partial<Hashed>, string][] = [
  ['a name', { seats: [{ ...whole.seats[0]!, name: 'Nobody' }, whole.seats[1]!] }, 'opening'],
  [
    'a person turned into a master',
    { seats: [{ ...whole.seats[0]!, player: 'master' }, whole.seats[1]!] },
    'opening',
  ],
  ['a time', { entries: entries.map((e) => (e.n === 4 ? { ...e, time: 'later' } : e)) }, 'entry'],
  ['a resignation that was none', { entries: entries.slice(0, -1) }, 'short'],
  [
    'a take-back',
    { entries: [...entries.slice(0, 5), { n: 6, seat: 1, table: 'takeback', to: 3 }] },
    'entry',
  ],
]

describe('the running hash', () => {
  it('is the one of the Python side', async () => {
    expect(await hashes(whole)).toEqual(fixture.hashes)
  })
  it('fits the receipt of the game', async () => {
    expect(await compare(whole, receipt)).toBeUndefined()
  })
  it.each(forgeries)('shows %s to whoever has a receipt', async (_, changes, what) => {
    const found = await compare(await forged(changes), receipt)
    expect(found?.what).toBe(what)
  })
  it.each(forgeries)('shows %s by the signature', async (_, changes) => {
    expect((await verify(await forged(changes))).signature).toBe('bad')
    expect((await verify({ ...whole, ...changes })).signature).toBe('bad')
  })
  it('does not let an older format past the signature', async () => {
    const seats = [{ ...whole.seats[0]!, name: 'Nobody' }, whole.seats[1]!]
    const verdict = await verify({ ...whole, seats, format: 'clew-record/1' })
    expect(verdict).toMatchObject({ hash: false, signature: 'bad' })
  })
  it('holds a withheld name', async () => {
    const seats = [{ ...whole.seats[0]! }, whole.seats[1]!]
    const bytes = new TextEncoder().encode(seats[0]!.name)
    const salted = [...new TextEncoder().encode('clew-name/1'), ...fromHex(seats[0]!.salt!)]
    const sealed = new Uint8Array(
      await crypto.subtle.digest('SHA-256', Uint8Array.from([...salted, ...bytes])),
    )
    const hex = [...sealed].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const bare = { ...whole, seats: [{ name: '', player: 'human', sealed: hex }, seats[1]!] }
    const verdict = await verify(bare)
    expect(verdict).toMatchObject({ hash: true, signature: 'good', withheld: [1] })
  })
})

describe('a verdict', () => {
  it('is proved by the receipt that this browser kept', async () => {
    promise(whole.id, { commitment: receipt.commitment, nonce: receipt.nonce })
    note(whole.id, { seat: receipt.seat })
    fixture.hashes.forEach((hash, n) => keep(whole.id, n, hash))
    const verdict = await verify(whole)
    expect(verdict).toMatchObject({ receipt: true, hash: true, bots: true, signature: 'good' })
    expect(verdict.seen).toBe(entries.length)
    expect(isGood(verdict)).toBe(true)
  })
  it('has a signature and no receipt on another machine', async () => {
    const verdict = await verify(whole)
    expect(verdict).toMatchObject({ receipt: false, seen: -1, signature: 'good' })
  })
  it('says so where the browser cannot check signatures', async () => {
    const real = crypto.subtle.importKey.bind(crypto.subtle) as (...given: unknown[]) => unknown
    const lacking = (...given: unknown[]) =>
      (given[2] as { name: string }).name === 'Ed25519'
        ? Promise.reject(new DOMException('', 'NotSupportedError'))
        : real(...given)
    vi.spyOn(crypto.subtle, 'importKey').mockImplementation(lacking as never)
    expect((await verify(whole)).signature).toBe('unknown')
    vi.restoreAllMocks()
  })
})

describe('what is kept', () => {
  it('is the last hash, and few marks', () => {
    promise('a', { commitment: 'c', nonce: 'n' })
    for (let n = 0; n < 1000; n++) keep('a', n, n.toString(16).padStart(64, '0'))
    const kept = receiptOf('a')!
    expect([kept.n, kept.hash]).toEqual([999, (999).toString(16).padStart(64, '0')])
    expect(kept.marks.length).toBeLessThan(65)
    expect(kept.marks[0]![0]).toBe(0)
    expect(store.get('clew-receipt a')!.length).toBeLessThan(3000)
  })
  it('remembers when a server tells another story about the same number', async () => {
    promise(whole.id, { commitment: receipt.commitment, nonce: receipt.nonce })
    keep(whole.id, 3, 'ab'.repeat(32))
    keep(whole.id, 3, fixture.hashes[3]!)
    expect((await compare(whole, receiptOf(whole.id)!))?.what).toBe('entry')
  })
  it('is nothing of a game that was only watched', () => {
    keep('watched', 1, 'ab'.repeat(32))
    expect(receiptOf('watched')).toBeUndefined()
  })
  it('forgets the oldest of many games', () => {
    const now = vi.spyOn(Date, 'now')
    for (let i = 0; i < 210; i++) {
      now.mockReturnValue(i)
      promise(`game ${i}`, { commitment: '', nonce: '' })
    }
    expect(receiptOf('game 5')).toBeUndefined()
    expect(receiptOf('game 209')).toBeDefined()
    expect([...store.keys()].length).toBe(200)
    vi.restoreAllMocks()
  })
  it('has what was noted before there were receipts', () => {
    store.set('clew-promises', JSON.stringify({ old: { commitment: 'c', nonce: 'n' } }))
    expect(receiptOf('old')).toMatchObject({ commitment: 'c', nonce: 'n', n: -1, hash: '' })
  })
})

// RFC 8032, section 7.1: public key, message, signature.
const vectors = [
  [
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
] as const

describe('a signature', () => {
  it.each(vectors)('of RFC 8032 is good, and only as it is (%s)', async (key, message, by) => {
    expect(await isSigned(fromHex(key), fromHex(message), fromHex(by))).toBe(true)
    expect(await isSigned(fromHex(key), fromHex(`${message}00`), fromHex(by))).toBe(false)
  })
})
