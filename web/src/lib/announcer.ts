// What is said aloud to those who do not see the page: in order, and nothing is talked over.

/** So long (milliseconds) is waited for more to say with it: readers may miss what stood shorter. */
const TOGETHER = 80

export class Announcer {
  readonly #speak: (text: string) => void
  #waiting: string[] = []
  #last = ''

  constructor(speak: (text: string) => void) {
    this.#speak = speak
  }

  /** Sentences that come at once are said together; the same one later is said again. */
  say(sentence: string): void {
    const text = sentence.trim()
    if (!text || this.#waiting.at(-1) === text) return
    this.#waiting.push(text)
    if (this.#waiting.length === 1) setTimeout(() => this.#flush(), TOGETHER)
  }

  /** What was said is no longer so: whoever looks for it later does not find it. */
  withdraw(sentence: string): void {
    const text = sentence.trim()
    this.#waiting = this.#waiting.filter((one) => one !== text)
    if (!text || !this.#last.includes(text)) return
    this.#last = ''
    this.#speak('')
  }

  #flush(): void {
    if (!this.#waiting.length) return
    const text = this.#waiting.join(' ')
    this.#waiting = []
    // A text that stays the same would not be read.
    this.#last = this.#last === text ? `${text}\u00a0` : text
    this.#speak(this.#last)
  }
}
