// Where the hand would score, and the place that is looked at.
import { Answers } from '../answers.svelte'
import type { Plan, Score } from './types'

export class Scores extends Answers<Plan> {
  #looked = $state.raw('')

  /** The placement that the board shows. */
  get looked(): Score | undefined {
    return this.open ? this.plan?.scores.find((one) => one.action === this.#looked) : undefined
  }
  /** Looks at a placement, or no longer. */
  look = (action: string): void => {
    this.#looked = this.#looked === action ? '' : action
  }
}
