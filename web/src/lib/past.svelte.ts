// An earlier moment of a game that goes on: which one is looked at, as far as one may look back.
import { api } from './api'
import type { Moment } from './contract'
import { page } from './page.svelte'

export class Past {
  moment = $state.raw<Moment>()
  readonly #key: string
  readonly #seat: () => number

  /** `seat`: through whose eyes. */
  constructor(key: string, seat: () => number) {
    this.#key = key
    this.#seat = seat
  }

  /** Shows how it stood after entry `n`. */
  look = async (n: number): Promise<void> => {
    try {
      const [moment] = await api.moments(this.#key, n, this.#seat(), 1)
      this.moment = moment
    } catch (error) {
      page.announce(page.problemOf(error))
    }
  }
  leave = (): void => {
    this.moment = undefined
  }
}
