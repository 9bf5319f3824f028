// What the bots of a table show of how they take things.
import type { GamePage } from '../games/board'
import type { SeatInfo, Told, Update } from './contract'
import { settings } from './settings.svelte'
import { type Sign, Tempers } from './tempers'

export class Moods {
  /** What one of them shows just now. */
  sign = $state.raw<Sign>()
  /** What happened to whom, as the game says. */
  fates: GamePage['fates']
  readonly #tempers = new Tempers()

  after(before: Update | undefined, update: Update, fresh: Told[], seats: SeatInfo[]): void {
    if (!settings.signs || before?.over) return
    if (!before && !update.over && update.n <= seats.length) this.sign = this.#tempers.greet(seats)
    if (!before) return
    const fates = this.fates?.(fresh.flatMap((told) => told.event ?? [])) ?? []
    const sign = this.#tempers.after(update.n, seats, fates, update.over?.winners)
    if (sign) this.sign = sign
  }
}
