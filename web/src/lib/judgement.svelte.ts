// How a finished game stood, entry by entry: asked for once, and computed while one looks.
import { api } from './api'
import type { Curve, TurningPoint } from './contract'
import { page } from './page.svelte'

const LOOK_AGAIN = 1200

export class Judgement {
  curve = $state.raw<Curve>()
  problem = $state('')
  readonly #key: string
  #asked = false
  #closed = false

  constructor(key: string) {
    this.#key = key
  }

  /** The turn that changed most, once all is known. */
  get moment(): TurningPoint | undefined {
    if (this.curve?.done !== 1) return undefined
    const change = ({ before, after }: TurningPoint) => Math.abs(after - before)
    return [...this.curve.moments].sort((a, b) => change(b) - change(a))[0]
  }

  ask = async (): Promise<void> => {
    if (this.#asked) return
    this.#asked = true
    this.problem = ''
    try {
      do {
        this.curve = await api.curve(this.#key)
        if (this.curve.done < 1) await new Promise((wake) => setTimeout(wake, LOOK_AGAIN))
      } while (!this.#closed && this.curve.done < 1)
    } catch (error) {
      this.problem = page.problemOf(error)
      this.#asked = false
    }
  }

  close(): void {
    this.#closed = true
  }
}
