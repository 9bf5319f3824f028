// What happened at a table, and how it is told.
import { api } from './api'
import type { Told, Update } from './contract'
import type { Words } from './words'

export class Log {
  told = $state.raw<Told[]>([])
  readonly #key: string
  #reader = 0

  constructor(key: string) {
    this.#key = key
  }

  add(fresh: Told[]): void {
    this.told = [...this.told, ...fresh]
  }
  /** What one seat was told is not for the next. */
  forget(): void {
    this.told = []
    this.#reader += 1
  }

  /** Reads all that one of our seats was told up to entry `n`. */
  async read(n: number, seat: number): Promise<void> {
    const reader = this.#reader
    try {
      const all = await api.log(this.#key, 0, seat)
      if (reader === this.#reader) this.told = all.filter((told) => told.n <= n)
    } catch {
      // The log is not worth a lost game.
    }
  }
}

export function sentenceOf(told: Told, words: Words, names: string[], reader: number): string {
  if (told.table)
    return words.say(`left-${told.table}`, { name: names[(told.seat ?? 1) - 1] ?? '' })
  return told.event ? words.event(told.event, names, reader) : ''
}

/** What the player in turn is asked; the sentence may name the view's numbers. */
export function askedOf(shown: Update | undefined, words: Words): string {
  const view = shown?.view as Record<string, unknown> | undefined
  const message = `${words.game}-asked-${view?.asked}`
  if (!view?.asked || !words.has(message)) return words.say('page-your-turn')
  const numbers = Object.entries(view).filter(([, value]) => typeof value === 'number')
  return words.say(message, Object.fromEntries(numbers) as Record<string, number>)
}
