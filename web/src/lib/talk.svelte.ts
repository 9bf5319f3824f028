// What was said at a table, in order and once.
import { api } from './api'
import type { Said } from './contract'
import { page } from './page.svelte'

/** What was said, in words: what the table itself says for a bot (REPLACED in texts.py) is
 * translated, what people say stands as it is. */
export function inWords(text: string): string {
  return text === '/replaced' ? page.say('page-replaced') : text
}

export class Talk {
  said = $state.raw<Said[]>([])
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  get #last(): number {
    return this.said.at(-1)?.number ?? 0
  }

  /** Reads what was said while nobody listened. */
  async read(): Promise<void> {
    try {
      this.hear(await api.talk(this.#key, this.#last))
    } catch {
      // Who may not look on is not told what was said.
    }
  }

  hear(said: Said[]): void {
    const last = this.#last
    const fresh = said.filter((one) => one.number > last)
    if (fresh.length) this.said = [...this.said, ...fresh]
  }
}
