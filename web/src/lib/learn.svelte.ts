// A tutorial as it is played: everything follows from what was done, which this device keeps.
import { api } from './api'
import type { LessonInfo, Refused, Stands } from './contract'
import { Questions } from './latest.svelte'
import { Playback } from './playback.svelte'
import { settings } from './settings.svelte'

const STORE = 'clew-learned'
/** The learner's seat. */
export const LEARNER = 1

/** How far somebody has come in a game's lessons. */
interface Progress {
  lesson: number
  done: string[]
  /** Whether all of it was done once. */
  finished: boolean
}
const BEGINNING: Progress = { lesson: 0, done: [], finished: false }

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

export function progressOf(game: string): Progress {
  return { ...BEGINNING, ...stored()[game] }
}

function keep(game: string, progress: Progress): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...stored(), [game]: progress }))
  } catch {
    // Without storage a tutorial lasts as long as the page.
  }
}

export class Learning {
  lessons = $state.raw<LessonInfo[]>([])
  progress = $state.raw<Progress>(BEGINNING)
  shown = $state.raw<Stands>()
  busy = $state(false)
  /** Why the last thing was not done; cleared by the next. */
  refused = $state.raw<Stands>()
  failed = $state(false)

  readonly game: string
  readonly playback = new Playback()
  /** Who chooses a lesson while another is on its way no longer wants that one. */
  readonly #questions = new Questions()

  constructor(game: string) {
    this.game = game
  }

  get lesson(): LessonInfo | undefined {
    return this.lessons[this.progress.lesson]
  }
  /** The step that is to be read or done now; nothing at the end of a lesson. */
  get step(): LessonInfo['steps'][number] | undefined {
    return this.lesson?.steps[this.progress.done.length]
  }
  /** Steps of all lessons, and how many of them are done. */
  get steps(): number {
    return this.lessons.reduce((sum, lesson) => sum + lesson.steps.length, 0)
  }
  get stepsDone(): number {
    const before = this.lessons.slice(0, this.progress.lesson)
    return before.reduce((sum, lesson) => sum + lesson.steps.length, this.progress.done.length)
  }
  get isOver(): boolean {
    return this.lessons.length > 0 && this.progress.lesson >= this.lessons.length
  }
  get legal(): string[] {
    return this.playback.moving || this.busy ? [] : (this.shown?.legal ?? [])
  }

  /** Why the rules do not allow it, as a table says so. */
  get refusal(): Refused | undefined {
    const refused = this.refused
    if (refused?.refused !== 'illegal' && refused?.refused !== 'unreadable') return undefined
    const { message, rule } = refused
    const reason = refused.refused
    return { type: 'refused', id: '', reason, text: message, message, values: {}, rule }
  }

  async open(): Promise<void> {
    try {
      this.lessons = await api.lessons(this.game)
      this.progress = progressOf(this.game)
      if (this.isOver) this.progress = { ...BEGINNING, finished: true }
      await this.#look(this.progress.done, false)
    } catch {
      this.failed = true
    }
  }

  /** A step was read, or an action done. */
  act = async (action = ''): Promise<void> => {
    if (this.playback.moving || this.busy || !this.step) return
    this.busy = true
    try {
      await this.#look([...this.progress.done, action], true)
    } catch {
      this.failed = true
    } finally {
      this.busy = false
    }
  }

  /** What would be seen after an action. */
  after = async (action: string): Promise<unknown> => {
    if (!this.lesson) return undefined
    try {
      return await api.lessonAfter(this.game, this.lesson.id, this.progress.done, action)
    } catch {
      return undefined
    }
  }

  /** To the beginning of a lesson. */
  async go(lesson: number): Promise<void> {
    if (this.playback.moving || this.busy) return
    this.busy = true
    try {
      this.#note({ ...this.progress, lesson, done: [] })
      if (this.lesson) await this.#look([], false)
    } catch {
      this.failed = true
    } finally {
      this.busy = false
    }
  }

  #note(progress: Progress): void {
    this.progress = progress
    keep(this.game, progress)
  }

  async #look(done: string[], moves: boolean): Promise<void> {
    const lesson = this.lesson
    if (!lesson) return
    const wanted = this.#questions.next()
    const next = await api.lesson(this.game, lesson.id, done, settings.language)
    if (!wanted()) return
    this.refused = next.refused ? next : undefined
    if (next.refused && !moves) return this.#restart(wanted)
    if (next.refused) return
    if (moves) await this.#move(next)
    this.shown = next
    if (done.length < lesson.steps.length) this.#note({ ...this.progress, done })
    else await this.#nextLesson()
  }

  /** What was kept is of no use any more: the lesson has changed. */
  async #restart(wanted: () => boolean): Promise<void> {
    this.refused = undefined
    this.#note({ ...this.progress, done: [] })
    const shown = await api.lesson(this.game, this.lesson!.id, [], settings.language)
    if (wanted()) this.shown = shown
  }

  async #move(next: Stands): Promise<void> {
    for (const frame of next.frames)
      await this.playback.show(frame, () => {
        this.shown = { ...this.shown!, view: frame.view, legal: [] }
      })
  }

  async #nextLesson(): Promise<void> {
    const lesson = this.progress.lesson + 1
    const finished = this.progress.finished || lesson >= this.lessons.length
    this.#note({ lesson, done: [], finished })
    if (this.lesson) await this.#look([], false)
  }
}
