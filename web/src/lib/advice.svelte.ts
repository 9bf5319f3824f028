// What the master would do: asked for, about the position that is shown, and gone with it.
import { api } from './api'
import type { Hint } from './contract'
import { Questions } from './latest.svelte'
import { page } from './page.svelte'

export class Advice {
  /** A question is on its way: a second click asks nothing. */
  asking = $state(false)
  problem = $state('')
  #given = $state.raw<Hint>()

  readonly #key: string
  readonly #now: () => number | undefined
  readonly #questions = new Questions()

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
    const wanted = this.#questions.next()
    try {
      const given = await api.hint(this.#key, seat)
      if (wanted()) this.#given = given
    } catch (error) {
      if (wanted()) this.problem = page.problemOf(error)
    } finally {
      this.asking = false
    }
    return this.hint
  }

  hide = (): void => {
    this.#questions.forget()
    this.#given = undefined
  }
}
