// Why something that was asked for is not done.
import type { Problem as Told, Reason } from './contract'

export class Problem extends Error {
  /** `offline`: nobody was reached. */
  readonly reason: Reason | 'offline'
  /** The sentence in the words and what it names, and the rule's number, where a rule forbids it. */
  readonly sentence: string
  readonly values: Told['values']
  readonly rule: string

  constructor(told: Partial<Omit<Told, 'reason'>> & { reason: Reason | 'offline' }) {
    super(told.text)
    this.reason = told.reason
    this.sentence = told.message ?? ''
    this.values = told.values ?? {}
    this.rule = told.rule ?? ''
  }
}
