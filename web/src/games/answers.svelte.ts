// A planner that only tells what the rules answer about the position that is shown.
import type { Planned } from '../lib/contract'
import { Questions } from '../lib/latest.svelte'
import type { PlanTable } from './board'

export class Answers<P> {
  plan = $state.raw<P>()
  refused = $state.raw<Planned['refused']>(null)
  readonly #table: PlanTable
  readonly #questions = new Questions()

  constructor(table: PlanTable) {
    this.#table = table
  }
  get open(): boolean {
    return this.#table.open
  }

  /** Asks anew about position `n`; what it is told too late, or of another one, is dropped. */
  async ask(n: number, asked = ''): Promise<void> {
    const wanted = this.#questions.next()
    const told = await this.#table.ask(asked)
    if (!wanted() || told?.n !== n) return
    this.plan = (told.plan as P | null) ?? undefined
    this.refused = told.refused
  }
}
