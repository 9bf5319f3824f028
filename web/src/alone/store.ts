// What the browser keeps: tables with their entries, and who plays here. All of it is JSON that
// Python made; a change is stored whole or not at all.

/** What Python wants kept: a table's row and new entries, its owner, or nothing at all any more. */
export type Keep =
  | { table: string; version: number; row: string; entries: [number, string][] }
  | { owner: string }
  | { clear: true }

interface Row {
  version: number
  text: string
}

/** Another window has stored something at the same table in the meantime. */
export class Conflict extends Error {
  readonly key: string
  constructor(key: string) {
    super(`the table ${key} has changed in another window`)
    this.key = key
  }
}

const STORES = ['tables', 'entries', 'self'] as const

function wish<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
}

export class Store {
  readonly #base: IDBDatabase

  private constructor(base: IDBDatabase) {
    this.#base = base
  }

  static async open(): Promise<Store> {
    const request = indexedDB.open('clew', 1)
    request.onupgradeneeded = () => {
      for (const name of STORES) request.result.createObjectStore(name)
    }
    return new Store(await wish(request))
  }

  async owner(): Promise<string> {
    const store = this.#base.transaction('self').objectStore('self')
    return ((await wish(store.get('owner'))) as string | undefined) ?? ''
  }

  /** The rows of all tables, as a JSON list. */
  async tables(): Promise<string> {
    const store = this.#base.transaction('tables').objectStore('tables')
    const rows = (await wish(store.getAll())) as Row[]
    return `[${rows.map((row) => row.text).join(',')}]`
  }

  /** A table's row, empty if it is gone, and all its entries, as a JSON list. */
  async table(key: string): Promise<[row: string, entries: string]> {
    const transaction = this.#base.transaction(['tables', 'entries'])
    const row = wish<Row | undefined>(transaction.objectStore('tables').get(key))
    const all = IDBKeyRange.bound([key, 0], [key, Infinity])
    const entries = wish<string[]>(transaction.objectStore('entries').getAll(all))
    return [(await row)?.text ?? '', `[${(await entries).join(',')}]`]
  }

  /** Resolves when everything is durable. Rejects with a Conflict where somebody else was first. */
  async keep(wanted: Keep[]): Promise<void> {
    if (!wanted.length) return
    const transaction = this.#base.transaction(STORES, 'readwrite', { durability: 'strict' })
    const ended = new Promise<void>((done, fail) => {
      transaction.oncomplete = () => done()
      transaction.onabort = () => fail(transaction.error ?? new Error('nothing was stored'))
    })
    ended.catch(() => undefined)
    const [tables, entries, self] = STORES.map((name) => transaction.objectStore(name)) as [
      IDBObjectStore,
      IDBObjectStore,
      IDBObjectStore,
    ]
    for (const one of wanted) {
      if ('owner' in one) self.put(one.owner, 'owner')
      else if ('clear' in one) for (const store of [tables, entries, self]) store.clear()
      else {
        const before = (await wish(tables.get(one.table))) as Row | undefined
        if ((before?.version ?? 0) !== one.version - 1) {
          transaction.abort()
          throw new Conflict(one.table)
        }
        tables.put({ version: one.version, text: one.row } satisfies Row, one.table)
        for (const [n, text] of one.entries) entries.add(text, [one.table, n])
      }
    }
    await ended
  }
}
