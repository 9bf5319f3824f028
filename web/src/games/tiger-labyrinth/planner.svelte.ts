// Which two cards may change places, and which two are looked at.
import { Answers } from '../answers.svelte'
import { endsOf } from './grid'
import type { Pair, Plan } from './types'

export class Swaps extends Answers<Plan> {
  /** The cells that were chosen: none, one or two. */
  picked = $state.raw<string[]>([])

  /** The two of them, as the rules see them. */
  get pair(): Pair | undefined {
    const [one, other] = this.picked
    if (!one || !other) return undefined
    return this.plan?.pairs.find(({ action }) =>
      endsOf(action).every((cell) => this.picked.includes(cell)),
    )
  }
  /** Whether a card could be the next one chosen. */
  may(cell: string): boolean {
    const first = this.picked.length === 1 ? this.picked[0]! : ''
    return Boolean(
      this.plan?.pairs.some(({ action, rule }) => {
        const ends = endsOf(action)
        return !rule && ends.includes(cell) && (!first || (ends.includes(first) && first !== cell))
      }),
    )
  }
  pick = (cell: string): void => {
    if (this.picked.length !== 1) this.picked = [cell]
    else this.picked = this.picked[0] === cell ? [] : [this.picked[0]!, cell]
  }
  look = (action: string): void => {
    this.picked = endsOf(action)
  }
}
