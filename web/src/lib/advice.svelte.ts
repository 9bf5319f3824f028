// What the master would do: asked for, about the position that is shown, and gone with it.
import { api } from './api'
import type { Hint } from './contract'
import { page } from './page.svelte'

export class Advice {
  /** A question is on its way: a second click asks nothing. */
  asking = $state(false)
  problem = $state('')
  #given = $state.raw<Hint>()

  readonly #key: string
  readonly #now: () => number | undefined

  /** `now`: the number of the position that is shown. */
  constructor(key: string, now: () => number | undefined) {
    this.#key = key
    this.#now = now
  }

  /** The advice that is still worth something. */
  get hint(): Hint | undefined {
    return this.#given && this.#given.n === this.#now() ? this.#given : undefined
  }

  async ask(seat: number): Promise<Hint | undefined> {
    if (this.asking) return undefined
    this.asking = true
    this.problem = ''
    try {
      this.#given = await api.hint(this.#key, seat)
    } catch (error) {
      this.problem = page.problemOf(error)
    } finally {
      this.asking = false
    }
    return this.hint
  }

  hide = (): void => {
    this.#given = undefined
  }
}
