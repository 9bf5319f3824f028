// An earlier moment of a game that goes on: which one is looked at, as far as one may look back.
import { api } from './api'
import type { Moment } from './contract'
import { Questions } from './latest.svelte'
import { page } from './page.svelte'

export class Past {
  moment = $state.raw<Moment>()
  readonly #key: string
  readonly #seat: () => number
  readonly #questions = new Questions()

  /** `seat`: through whose eyes. */
  constructor(key: string, seat: () => number) {
    this.#key = key
    this.#seat = seat
  }

  /** Shows how it stood after entry `n`. */
  look = async (n: number): Promise<void> => {
    const wanted = this.#questions.next()
    try {
      const [moment] = await api.moments(this.#key, n, this.#seat(), 1)
      if (wanted()) this.moment = moment
    } catch (error) {
      if (wanted()) page.announce(page.problemOf(error))
    }
  }
  /** Shows a moment that is known. */
  show(moment: Moment | undefined): void {
    this.#questions.forget()
    this.moment = moment
  }
  leave = (): void => this.show(undefined)
}
