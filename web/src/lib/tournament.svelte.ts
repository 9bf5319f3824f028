// A tournament as it stands: its news come by themselves, and whoever is waited for is brought there.
import { api } from './api'
import type { NewTournament, TournamentInfo } from './contract'
import { page } from './page.svelte'
import { Problem } from './problem'
import { router } from './router.svelte'
import { sit } from './start'
import { ask } from './transport'

/** After so long it is asked again, if the server cannot be reached. */
const AGAIN = 3000
/** Where we were brought already: whoever comes back from there is not brought again. */
const brought: string[] = []

export const tournaments = {
  mine: () => ask('GET /api/me/tournaments'),
  make: (wanted: NewTournament) => ask('POST /api/tournaments', { body: wanted }),
}

export class Tournament {
  info = $state.raw<TournamentInfo>()
  missing = $state(false)
  problem = $state('')
  readonly key: string
  #closed = false

  constructor(key: string) {
    this.key = key
    void this.#follow()
  }

  close(): void {
    this.#closed = true
  }

  enter = (program = '') =>
    this.#go(
      ask('POST /api/tournaments/{key}/enter', { path: { key: this.key }, body: { program } }),
    )
  put = (number: number, status: 'here' | 'paused' | 'gone') =>
    this.#go(
      ask('POST /api/tournaments/{key}/entrant', {
        path: { key: this.key },
        body: { number, status },
      }),
    )
  addBot = (kind: string) =>
    this.#go(ask('POST /api/tournaments/{key}/bot', { path: { key: this.key }, body: { kind } }))
  begin = () =>
    this.#go(ask('POST /api/tournaments/{key}/begin', { path: { key: this.key }, body: {} }))
  end = () =>
    this.#go(ask('POST /api/tournaments/{key}/close', { path: { key: this.key }, body: {} }))

  /** Sits down at the table where we are waited for, or play, and goes there. */
  async goToTable(): Promise<void> {
    const table = this.info?.table
    if (!table) return
    try {
      const { commitment, seat, status } = await api.look(table)
      if (!seat && status === 'open') await sit(table, commitment)
      if (!this.#closed) router.go(`/table/${table}`)
    } catch (error) {
      this.problem = page.problemOf(error)
    }
  }

  async #go(what: Promise<TournamentInfo>): Promise<void> {
    this.problem = ''
    try {
      this.#take(await what)
    } catch (error) {
      this.problem = page.problemOf(error)
    }
  }

  #take(info: TournamentInfo): void {
    if (this.#closed || (this.info && info.version < this.info.version)) return
    this.info = info
    if (info.table && info.come_by && !brought.includes(info.table)) {
      brought.push(info.table)
      void this.goToTable()
    }
  }

  async #follow(): Promise<void> {
    while (!this.#closed) {
      const since = this.info?.version ?? 0
      try {
        this.#take(
          await ask('GET /api/tournaments/{key}', { path: { key: this.key }, query: { since } }),
        )
        if (this.info?.status === 'over' || this.info?.status === 'closed') return
      } catch (error) {
        if (error instanceof Problem && error.reason === 'no-tournament') {
          this.missing = true
          return
        }
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    }
  }
}
