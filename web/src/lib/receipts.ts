// Receipts: what this browser keeps of every game it plays, to hold against the record afterwards.
// As src/clew/table/receipt.py has them.

export interface Receipt {
  format: 'clew-receipt/1'
  id: string
  commitment: string
  seat: number
  nonce: string
  /** The key that the server showed. */
  key: string
  /** The last update: its number and its running hash. */
  n: number
  hash: string
  /** Earlier updates: their numbers, and the first digits of their hashes. */
  marks: [number, string][]
}

/** A receipt as it lies here, with the time when the game was begun. */
interface Kept {
  at: number
  receipt: Receipt
}

const STORE = 'clew-receipt '
/** Where promises were noted before there were receipts. */
const PROMISES = 'clew-promises'
const MAX_GAMES = 200
const MAX_MARKS = 64
export const MARK = 16

function read(id: string): Kept | undefined {
  try {
    const text = localStorage.getItem(STORE + id)
    if (text) return JSON.parse(text) as Kept
    const older = JSON.parse(localStorage.getItem(PROMISES) ?? '{}') as Record<
      string,
      { commitment: string; nonce: string }
    >
    return older[id] && { at: 0, receipt: { ...empty(id), ...older[id] } }
  } catch {
    return undefined
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(STORE + kept.receipt.id, JSON.stringify(kept))
  } catch {
    // Without storage there is nothing to hold against the record: it still verifies.
  }
}

function empty(id: string): Receipt {
  return {
    format: 'clew-receipt/1',
    id,
    commitment: '',
    seat: 0,
    nonce: '',
    key: '',
    n: -1,
    hash: '',
    marks: [],
  }
}

/** Before the game: what the server has promised, and the number that we hand in for it. */
export function promise(id: string, promised: { commitment: string; nonce: string }): void {
  forgetOldest()
  write({ at: Date.now(), receipt: { ...empty(id), ...promised } })
}

/** Adds what is learned later: our seat, and the server's key. */
export function note(id: string, more: Partial<Pick<Receipt, 'seat' | 'key'>>): void {
  const kept = read(id)
  if (kept) write({ ...kept, receipt: { ...kept.receipt, ...more } })
}

/** After every update: its number and its running hash. */
export function keep(id: string, n: number, hash: string): void {
  const kept = hash ? read(id) : undefined
  if (!kept) return
  const before = kept.receipt
  const mark: [number, string] = [n, hash.slice(0, MARK)]
  if (before.marks.some((known) => known[0] === mark[0] && known[1] === mark[1])) return
  const marks = [...before.marks, mark]
  const thinned = marks.length > MAX_MARKS ? marks.filter((_, i) => i % 2 === 0) : marks
  const last = n >= before.n ? { n, hash } : {}
  write({ ...kept, receipt: { ...before, ...last, marks: thinned } })
}

export function receiptOf(id: string): Receipt | undefined {
  return read(id)?.receipt
}

function forgetOldest(): void {
  try {
    const ids = Object.keys(localStorage)
      .filter((name) => name.startsWith(STORE))
      .map((name) => name.slice(STORE.length))
    const oldest = ids.map((id) => read(id)!).sort((a, b) => a.at - b.at)
    for (const kept of oldest.slice(0, Math.max(0, ids.length - MAX_GAMES + 1)))
      localStorage.removeItem(STORE + kept.receipt.id)
  } catch {
    // As above.
  }
}
