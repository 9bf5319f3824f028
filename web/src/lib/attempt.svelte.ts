// A puzzle as somebody tries it: what was played so far, how it stands, and the answer if wanted.
import { tick } from 'svelte'
import { api } from './api'
import type { GameEvent, Now, PuzzleInfo, Solution } from './contract'
import { page } from './page.svelte'
import { Playback } from './playback.svelte'
import { Problem } from './problem'
import { solved } from './puzzles.svelte'
import { chime } from './sound'
import type { Words } from './words'

/** The day whose answer was looked up on this device: it counts for no streak any more. */
const LOOKED_UP = 'clew-answer-seen'

export class Attempt {
  info = $state.raw<PuzzleInfo>()
  now = $state.raw<Now>()
  view = $state.raw<unknown>()
  actions = $state.raw<string[]>([])
  /** What each action led to. */
  told = $state.raw<GameEvent[][]>([])
  answer = $state.raw<Solution[]>()
  busy = $state(false)
  refused = $state.raw<{ text: string; rule: string }>()
  /** The puzzle after this one. */
  next = $state('')
  lost = $state(false)
  words = $state.raw<Words>()

  readonly playback = new Playback()
  readonly #id: string
  /** The day for whose streak it is solved; none, and it is solved for its own sake. */
  readonly #day: string

  constructor(id: string, day: string) {
    this.#id = id
    this.#day = dayLookedUp() === day ? '' : day
  }

  get legal(): string[] {
    return this.busy ? [] : (this.now?.legal ?? [])
  }
  /** The next step of the answer that was asked for, for as long as it is followed. */
  get advice(): string | undefined {
    const { answer } = this
    const followed = answer && this.actions.every((action, i) => action === answer[i]?.action)
    return followed ? answer[this.actions.length]?.action : undefined
  }
  /** Whether solving it makes the streak longer. */
  get counts(): boolean {
    return Boolean(this.#day && !this.answer)
  }
  get names(): string[] {
    return [1, 2].map((seat) =>
      page.say(seat === this.info?.seat ? 'page-puzzle-you' : 'page-puzzle-other'),
    )
  }

  async open(): Promise<void> {
    try {
      this.info = await api.puzzle(this.#id)
      this.now = await api.attempt(this.#id, [])
      this.view = this.now.shown.at(-1)!.view
    } catch {
      this.lost = true
      return
    }
    try {
      const stack = await api.puzzles()
      this.next = stack[stack.findIndex((one) => one.id === this.#id) + 1]?.id ?? ''
    } catch {
      // Without the list there is no next one.
    }
  }

  act = (action: string): void => {
    if (!this.busy && this.now?.status === 'open') void this.#show([...this.actions, action], true)
  }
  /** Back to the beginning of the last decision. */
  takeBack = (): void => void this.#show(this.actions.slice(0, -1), false)
  again = (): void => void this.#show([], false)

  reveal = async (): Promise<void> => {
    try {
      this.answer = await api.answer(this.#id)
      if (this.#day) noteLookedUp(this.#day)
    } catch (error) {
      this.refused = { text: page.problemOf(error), rule: '' }
    }
  }

  sentences(events: GameEvent[]): string[] {
    return events.map((event) => this.words!.event(event, this.names, this.info!.seat))
  }
  verdict(now: Now): string {
    if (now.status === 'solved') return page.say('page-puzzle-solved')
    return this.words!.say(`${this.info!.game}-puzzle-missed`)
  }

  /** How it stands after some actions; `moves`: what the last one led to is shown happening. */
  async #show(wish: string[], moves: boolean): Promise<void> {
    this.busy = true
    this.refused = undefined
    try {
      const found = await api.attempt(this.#id, wish, this.counts ? this.#day : '')
      for (const step of moves ? found.shown : found.shown.slice(-1)) {
        const stand = () => {
          this.view = step.view
        }
        await this.playback.show(step, stand, () => moves)
        await tick()
      }
      const events = moves ? found.shown.flatMap((step) => step.events) : []
      this.told = moves ? [...this.told, events] : this.told.slice(0, wish.length)
      this.actions = wish
      this.now = found
      this.#tell(found, events)
    } catch (error) {
      this.refused = this.#why(error)
    } finally {
      this.busy = false
    }
  }

  #tell(found: Now, events: GameEvent[]): void {
    if (events.length) page.announce(this.sentences(events).join(' '))
    if (found.status === 'solved') {
      chime('found')
      void solved.look()
    }
    if (found.status !== 'open') page.announce(this.verdict(found))
  }

  #why(error: unknown): { text: string; rule: string } {
    if (error instanceof Problem && error.rule && this.words)
      return { text: this.words.say(error.sentence), rule: error.rule }
    return { text: page.problemOf(error), rule: '' }
  }
}

function dayLookedUp(): string | null {
  try {
    return localStorage.getItem(LOOKED_UP)
  } catch {
    return null
  }
}
function noteLookedUp(day: string): void {
  try {
    localStorage.setItem(LOOKED_UP, day)
  } catch {
    // Without storage it is forgotten when the page is left.
  }
}
