// The page's own words, and what is said aloud to those who do not see it.
import { Announcer } from './announcer'
import { load } from './load'
import { Problem } from './problem'
import type { Words } from './words'
import { settings } from './settings.svelte'

class Page {
  words = $state.raw<Words>()
  spoken = $state('')
  readonly #announcer = new Announcer((text) => (this.spoken = text))

  /** Loads the words of the language that is set. */
  async translate(): Promise<void> {
    const language = settings.language
    const words = await load(language)
    if (language === settings.language) this.words = words
  }

  say = (message: string, values: Record<string, string | number> = {}): string =>
    this.words?.say(message, values) ?? ''

  /** What a message adds, if it does. */
  hint = (message: string): string =>
    this.words?.has(message, 'hint') ? this.say(`${message}.hint`) : ''

  /** What was not done, in words. */
  problemOf = (error: unknown): string =>
    error instanceof Problem
      ? (this.words?.problem({ ...error, text: error.message, message: error.sentence }) ?? '')
      : this.say('page-went-wrong')

  /** For screen readers. */
  announce(sentence: string): void {
    this.#announcer.say(sentence)
  }
  /** Takes back what was announced, once it is no longer so. */
  withdraw(sentence: string): void {
    this.#announcer.withdraw(sentence)
  }
}

export const page = new Page()
