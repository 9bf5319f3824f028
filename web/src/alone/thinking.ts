// Asks the worker that thinks: one question at a time, and what is beside the games waits for them.
import type { Begun } from './python'
import type { Question, Thought } from './thinker'
import Thinker from './thinker?worker'

export type Asked = Question & { beside: boolean }

/** How long a thought that nobody waits for may keep others waiting, in milliseconds: to begin anew
 * takes about as long. */
const MOST_USELESS = 1000

export class Thinking {
  #worker: Worker
  #waiting: Asked[] = []
  #now: Asked | undefined
  #useless: ReturnType<typeof setTimeout> | undefined
  readonly #begun: Begun
  readonly #hear: (thought: Thought) => void

  constructor(begun: Begun, hear: (thought: Thought) => void) {
    this.#begun = begun
    this.#hear = hear
    this.#worker = this.#start()
  }

  ask(question: Asked): void {
    this.#waiting.push(question)
    this.#next()
  }

  /** Nobody waits for the answer any more. */
  drop(job: number): void {
    this.#waiting = this.#waiting.filter((one) => one.job !== job)
    if (this.#now?.job === job) this.#useless ??= setTimeout(() => this.#anew(), MOST_USELESS)
  }

  #next(): void {
    if (this.#now || !this.#waiting.length) return
    const first = Math.max(
      0,
      this.#waiting.findIndex((one) => !one.beside),
    )
    this.#now = this.#waiting.splice(first, 1)[0]!
    this.#worker.postMessage(this.#now)
  }

  #start(): Worker {
    const worker = new Thinker()
    worker.postMessage(this.#begun)
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      this.#over()
      this.#hear(data)
      this.#next()
    }
    return worker
  }

  #over(): void {
    clearTimeout(this.#useless)
    this.#useless = undefined
    this.#now = undefined
  }

  /** Python cannot be interrupted there: the worker ends, and another one begins. */
  #anew(): void {
    this.#worker.terminate()
    this.#worker = this.#start()
    this.#over()
    this.#next()
  }
}
