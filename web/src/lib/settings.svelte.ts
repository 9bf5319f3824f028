// What a person has set on this device: theme, language, motion, sound.
import { LANGUAGES, type Language } from './words'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'none'

const STORE = 'clew-settings'

interface Stored {
  theme: Theme
  language: Language | 'auto'
  motion: Motion
  sound: boolean
  /** Whether the browser may call when it is one's turn. */
  notify: boolean
  /** Whether bots show how they take things. */
  signs: boolean
  /** How strong the bots of “play now” are. */
  level: string
}

const DEFAULTS: Stored = {
  theme: 'auto',
  language: 'auto',
  motion: 'auto',
  sound: false,
  notify: false,
  signs: true,
  level: 'novice',
}

function stored(): Stored {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(STORE) ?? '{}') }
  } catch {
    return DEFAULTS
  }
}

function ofBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return LANGUAGES.find((language) => language === wanted.find((tag) => isKnown(tag))) ?? 'en'
}

function isKnown(tag: string): boolean {
  return (LANGUAGES as readonly string[]).includes(tag)
}

const quiet = matchMedia('(prefers-reduced-motion: reduce)')
const dark = matchMedia('(prefers-color-scheme: dark)')

class Settings {
  #values = $state(stored())
  #quiet = $state(quiet.matches)
  #dark = $state(dark.matches)

  constructor() {
    quiet.addEventListener('change', () => (this.#quiet = quiet.matches))
    dark.addEventListener('change', () => (this.#dark = dark.matches))
  }

  get theme(): Theme {
    return this.#values.theme
  }
  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.#dark)
  }
  get language(): Language {
    return this.#values.language === 'auto' ? ofBrowser() : this.#values.language
  }
  get motion(): Motion {
    return this.#values.motion
  }
  /** Whether nothing on the page may move. */
  get still(): boolean {
    return this.motion === 'none' || (this.motion === 'auto' && this.#quiet)
  }
  get sound(): boolean {
    return this.#values.sound
  }
  get notify(): boolean {
    return this.#values.notify
  }
  get signs(): boolean {
    return this.#values.signs
  }
  get level(): string {
    return this.#values.level
  }

  set(change: Partial<Stored>): void {
    Object.assign(this.#values, change)
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#values))
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
}

export const settings = new Settings()
