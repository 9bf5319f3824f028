// What happened, shown one thing after another: the board moves, then the next view stands.
import type { BoardExports } from '../games/board'
import type { GameEvent } from './contract'
import { skip } from './motion'
import { pace, type Speed } from './pace'
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
  /** How many steps there were, and up to which one nobody wants to wait. */
  #count = 0
  #hurried = 0

  /** How many steps wait. */
  get waiting(): number {
    return this.#waiting
  }

  /** Shows a step when those before it are done; `stand` puts its view on the screen.
   *  `speed` is asked when its turn has come. */
  show(
    step: Step,
    stand: () => void | Promise<void>,
    speed: () => Speed = () => 'fast',
  ): Promise<void> {
    const time = this.#time
    const number = (this.#count += 1)
    this.#waiting += 1
    this.moving = true
    const shown = this.#last.then(async () => {
      try {
        const wanted = number > this.#hurried ? speed() : 'once'
        if (time === this.#time) await this.#play(step, stand, wanted)
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

  /** Cuts short what moves and what waits: all of it stands at once. */
  hurry(): void {
    this.#hurried = this.#count
    skip()
  }

  async #play(
    { events, view }: Step,
    stand: () => void | Promise<void>,
    speed: Speed,
  ): Promise<void> {
    const time = this.#time
    try {
      pace.set(speed)
      if (speed !== 'once' && !settings.still) await this.board?.play?.(events, view)
    } finally {
      pace.set('fast')
      if (time === this.#time) {
        this.board?.hear?.(events)
        await stand()
      }
    }
  }
}
