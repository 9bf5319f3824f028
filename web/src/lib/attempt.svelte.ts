// A puzzle as somebody tries it: what was played so far, how it stands, and the answer if wanted.
import { tick } from 'svelte'
import { api } from './api'
import type { GameEvent, Now, PuzzleInfo, RatedTry, Solution } from './contract'
import { page } from './page.svelte'
import { Playback } from './playback.svelte'
import { Problem } from './problem'
import { solved } from './puzzles.svelte'
import { chime } from './sound'
import type { Words } from './words'

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
  /** What the first try made of one's rating. */
  rated = $state.raw<RatedTry>()
  /** The puzzle to try after this one; none, and all were tried. */
  next = $state<string>()
  lost = $state(false)
  words = $state.raw<Words>()

  readonly playback = new Playback()
  readonly #id: string
  /** The day for whose streak it is solved; none, and it is solved for its own sake. */
  readonly #day: string

  constructor(id: string, day: string) {
    this.#id = id
    this.#day = day
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
  get names(): string[] {
    const own = this.info?.seat ?? 0
    const seats = (this.view as { players?: unknown[] } | undefined)?.players?.length ?? 2
    return Array.from({ length: seats }, (_, i) => {
      if (i + 1 === own) return page.say('page-puzzle-you')
      if (seats === 2) return page.say('page-puzzle-other')
      return page.say('page-puzzle-other-numbered', { number: i + 1 < own ? i + 1 : i })
    })
  }

  async open(): Promise<void> {
    try {
      this.info = await api.puzzle(this.#id)
      this.now = await api.attempt(this.#id, [])
      this.view = this.now.shown.at(-1)!.view
    } catch {
      this.lost = true
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
      void solved.look()
      void this.#lookForNext()
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
      const found = await api.attempt(this.#id, wish, this.#day)
      for (const step of moves ? found.shown : found.shown.slice(-1)) {
        const stand = () => {
          this.view = step.view
        }
        await this.playback.show(step, stand, () => (moves ? 'fast' : 'once'))
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
    if (found.status === 'open') return
    if (found.status === 'solved') chime('found')
    if (found.rated) this.rated = found.rated
    void solved.look()
    void this.#lookForNext()
    page.announce([this.verdict(found), this.change].join(' '))
  }

  /** What came of it for one's rating, in words. */
  get change(): string {
    if (!this.rated) return page.say('page-puzzle-unrated')
    const { rating, change, puzzle } = this.rated
    return page.say('page-puzzle-rated', {
      rating: String(rating),
      puzzle: String(puzzle),
      change: signed(change),
    })
  }

  async #lookForNext(): Promise<void> {
    try {
      this.next = (await api.nextPuzzle(this.info!.game)).id
    } catch {
      this.next = ''
    }
  }

  #why(error: unknown): { text: string; rule: string } {
    if (error instanceof Problem && error.rule && this.words)
      return { text: this.words.say(error.sentence), rule: error.rule }
    return { text: page.problemOf(error), rule: '' }
  }
}

/** With its sign, also where it is none. */
function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`
}
