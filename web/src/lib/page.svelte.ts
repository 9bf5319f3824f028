// The page's own words, and what is said aloud to those who do not see it.
import { Announcer } from './announcer'
import { load } from './load'
import { Problem } from './api'
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

  /** What the server did not do, in words; its own text where we have none. */
  problem = (reason: string, text: string): string => {
    const known = `page-refused-${reason}`
    return this.words?.has(known) ? this.say(known) : text
  }
  problemOf = (error: unknown): string => {
    if (!(error instanceof Problem)) return this.say('page-went-wrong')
    return error.status ? this.problem(error.reason, error.message) : this.say('page-lost-server')
  }

  /** For screen readers. */
  announce(sentence: string): void {
    this.#announcer.say(sentence)
  }
}

export const page = new Page()
