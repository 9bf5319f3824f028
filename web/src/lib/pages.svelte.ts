// Lists that come a page at a time.

import { Questions } from './latest.svelte'

/** As many as are given at once. */
export const PAGE = 100

export class Pages<T> {
  /** What has come so far; nothing before the first answer. */
  items = $state.raw<T[]>()
  /** Whether there may be more. */
  more = $state(false)
  asking = $state(false)
  readonly #questions = new Questions()

  /** `ask` gives what comes after the last one so far, `key` tells one from another: while somebody
   *  reads, one may move, and then comes twice. */
  constructor(
    private readonly ask: (last: T) => Promise<T[]>,
    private readonly key: (one: T) => string,
  ) {}

  /** Begins with the first page, whatever was there before. */
  begin(first: T[]): void {
    this.#questions.forget()
    this.asking = false
    this.items = first
    this.more = first.length >= PAGE
  }
  /** Adds the next page. */
  async next(): Promise<void> {
    const items = this.items ?? []
    const last = items.at(-1)
    if (!last || this.asking) return
    const wanted = this.#questions.next()
    this.asking = true
    try {
      const found = await this.ask(last)
      if (!wanted()) return
      const known = items.map(this.key)
      this.items = [...items, ...found.filter((one) => !known.includes(this.key(one)))]
      this.more = found.length >= PAGE
    } finally {
      if (wanted()) this.asking = false
    }
  }
}
