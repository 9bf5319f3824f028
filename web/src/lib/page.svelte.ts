// The page's own words, and what is said aloud to those who do not see it.
import { load } from './load'
import type { Words } from './words'
import { settings } from './settings.svelte'

class Page {
  words = $state.raw<Words>()
  spoken = $state('')
  problem = $state('')

  /** Loads the words of the language that is set. */
  async translate(): Promise<void> {
    const language = settings.language
    const words = await load(language)
    if (language === settings.language) this.words = words
  }

  say = (message: string, values: Record<string, string | number> = {}): string =>
    this.words?.say(message, values) ?? ''

  /** For screen readers; the same sentence twice is said twice. */
  announce(sentence: string): void {
    this.spoken = this.spoken === sentence ? `${sentence}\u00a0` : sentence
  }
}

export const page = new Page()
