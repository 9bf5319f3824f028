// Turns that are shown once more on the board, as they were played.
import { api } from './api'
import { page } from './page.svelte'
import type { Speed } from './pace'
import type { Past } from './past.svelte'
import type { Playback } from './playback.svelte'
import type { Turn } from './turns'

export class Again {
  /** What is being shown. */
  turn = $state.raw<Turn>()
  readonly #key: string
  readonly #past: Past
  readonly #playback: Playback

  constructor(key: string, past: Past, playback: Playback) {
    this.#key = key
    this.#past = past
    this.#playback = playback
  }

  /** Shows a turn from the view before it to the one after it; then all is as it stands. */
  async show(turn: Turn, seat: number, speed: Speed): Promise<void> {
    if (this.turn || this.#playback.moving || !turn.told.length) return
    this.turn = turn
    try {
      const [first, last] = [turn.told[0]!.n, turn.told.at(-1)!.n]
      const moments = await api.moments(this.#key, first - 1, seat, last - first + 2)
      if (this.turn !== turn) return
      this.#past.show(moments[0])
      for (const moment of moments.slice(1)) {
        const events = moment.events.flatMap((told) => told.event ?? [])
        const stand = () => {
          if (this.turn === turn) this.#past.show(moment)
        }
        // Who asks to see it wants it to move.
        const wanted = () => (this.turn !== turn ? 'once' : speed === 'once' ? 'normal' : speed)
        await this.#playback.show({ events, view: moment.view }, stand, wanted)
      }
    } catch (error) {
      if (this.turn === turn) page.announce(page.problemOf(error))
    } finally {
      if (this.turn === turn) this.stop()
    }
  }

  /** Back to how it stands, at once. */
  stop = (): void => {
    if (!this.turn) return
    this.turn = undefined
    this.#past.leave()
    this.#playback.hurry()
  }
}
