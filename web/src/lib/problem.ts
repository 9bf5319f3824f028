// Why something that was asked for is not done.
import type { Problem as Told, Reason } from './contract'

export class Problem extends Error {
  /** `offline`: nobody was reached. */
  readonly reason: Reason | 'offline'
  /** The sentence in the game's words, and the rule's number, where a rule forbids it. */
  readonly sentence: string
  readonly rule: string

  constructor(told: Partial<Omit<Told, 'reason'>> & { reason: Reason | 'offline' }) {
    super(told.text)
    this.reason = told.reason
    this.sentence = told.message ?? ''
    this.rule = told.rule ?? ''
  }
}
