// Plan mode of a table: whether it is open, and what the game's planner may ask. It comes when
// somebody first plans, and stays for as long as the table is open.
import { planOf } from '../games'
import type { PlanPage, PlanTable } from '../games/board'
import { api } from './api'
import type { Planned } from './contract'
import type { Game } from './game.svelte'
import { Questions } from './latest.svelte'

export class Planning implements PlanTable {
  /** What became of a plan, for who does not look at it. */
  notice = $state('')
  /** What the game has made of it; nothing before somebody plans. */
  planner = $state.raw<unknown>()
  Panel = $state.raw<PlanPage['Panel']>()

  readonly #game: Game
  #open = $state(false)
  readonly #questions = new Questions()

  constructor(game: Game) {
    this.#game = game
  }

  get key(): string {
    return this.#game.key
  }
  get seat(): number {
    return this.#game.seat
  }
  /** Whether the table is played with plans, and we may make some. */
  get allowed(): boolean {
    const { info, seat, shown } = this.#game
    const settings = info?.settings
    return Boolean(settings?.plans && settings.hints && !settings.rated && seat && !shown?.over)
  }

  get open(): boolean {
    return this.#open && this.allowed
  }

  toggle = async (): Promise<void> => {
    this.notice = ''
    if (this.#open || !this.allowed) {
      this.#open = false
      return
    }
    this.#game.past.leave()
    this.#game.again.stop()
    const wanted = this.#questions.next()
    const found = this.planner ? undefined : await planOf(this.#game.info?.game ?? '')
    if (!wanted()) return
    if (found) {
      this.Panel = found.Panel
      this.planner = new found.Planner(this)
    }
    this.#open = Boolean(this.planner)
  }

  ask = async (asked: string): Promise<Planned | undefined> => {
    try {
      return await api.plan(this.key, asked, this.seat)
    } catch {
      return undefined // The line is away, or the game has just ended: nobody can say.
    }
  }
  leave(): void {
    this.#questions.forget()
    this.#open = false
  }
  tell(notice: string): void {
    this.notice = notice
  }
  act = (action: string): void => this.#game.act(action)

  /** Another of our seats has the screen: what was planned is nobody else's business. */
  forget(): void {
    this.leave()
    this.notice = ''
    this.planner = undefined
  }
}
