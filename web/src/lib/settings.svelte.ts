// What a person has set on this device: theme, language, motion, sound.
import { FIRST_GAMES, type Speed, speedOf } from './pace'
import { LANGUAGES, type Language } from './words'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'none'

const STORE = 'clew-settings'

interface Stored {
  theme: Theme
  language: Language | 'auto'
  motion: Motion
  /** How fast what others do is shown. */
  speed: Speed | 'auto'
  /** The first tables of each game at which somebody played here: they are shown slowly. */
  first: Record<string, string[]>
  sound: boolean
  /** Whether the browser may call when it is one's turn. */
  notify: boolean
  /** Whether bots show how they take things. */
  signs: boolean
  /** Whether the board turns to whoever plays, where several play at this screen. */
  turned: boolean
  /** How strong the bots of “play now” are. */
  level: string
}

const DEFAULTS: Stored = {
  theme: 'auto',
  language: 'auto',
  motion: 'auto',
  speed: 'auto',
  first: {},
  sound: true,
  notify: false,
  signs: true,
  turned: false,
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
  /** What was chosen; `auto`: nothing yet. */
  get speed(): Speed | 'auto' {
    return this.#values.speed
  }
  /** How fast others are shown at a table of a game. */
  speedAt(game: string, table: string): Speed {
    const first = this.#values.first[game] ?? []
    const at = first.indexOf(table)
    return speedOf(this.speed, at < 0 ? first.length : at)
  }
  /** Notes that somebody plays at a table, as long as that makes a difference. */
  playsAt(game: string, table: string): void {
    const first = this.#values.first[game] ?? []
    if (first.length >= FIRST_GAMES || first.includes(table)) return
    this.set({ first: { ...this.#values.first, [game]: [...first, table] } })
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
  get turned(): boolean {
    return this.#values.turned
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
