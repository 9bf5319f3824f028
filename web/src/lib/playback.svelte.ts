// What happened, shown one thing after another: the board moves, then the next view stands.
import type { BoardExports } from '../games/board'
import type { GameEvent } from './contract'
import { settings } from './settings.svelte'

export interface Step {
  events: GameEvent[]
  view: unknown
}

export class Playback {
  /** Whether something moves, or waits for its turn to. */
  moving = $state(false)
  board: BoardExports<unknown> | undefined

  #waiting = 0
  #last: Promise<void> = Promise.resolve()
  /** Steps of an earlier time are left out. */
  #time = 0

  /** How many steps wait. */
  get waiting(): number {
    return this.#waiting
  }

  /** Shows a step when those before it are done; `stand` puts its view on the screen.
   *  `moves` is asked when its turn has come. */
  show(
    step: Step,
    stand: () => void | Promise<void>,
    moves: () => boolean = () => true,
  ): Promise<void> {
    const time = this.#time
    this.#waiting += 1
    this.moving = true
    const shown = this.#last.then(async () => {
      try {
        if (time === this.#time) await this.#play(step, stand, moves())
      } finally {
        this.#waiting -= 1
        if (!this.#waiting) this.moving = false
      }
    })
    // What went wrong is told to who asked for it; what follows is shown all the same.
    this.#last = shown.catch(() => undefined)
    return shown
  }

  /** Leaves out everything that waits. */
  forget(): void {
    this.#time += 1
  }

  async #play(
    { events, view }: Step,
    stand: () => void | Promise<void>,
    moves: boolean,
  ): Promise<void> {
    const time = this.#time
    try {
      if (moves && !settings.still) await this.board?.play?.(events, view)
    } finally {
      if (time === this.#time) {
        this.board?.hear?.(events)
        await stand()
      }
    }
  }
}
