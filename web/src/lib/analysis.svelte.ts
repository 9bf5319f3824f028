// Other moves in a finished game: a line of them from one of its entries, what the bots think of
// each position, and what one keeps.
import { tick } from 'svelte'
import { api } from './api'
import type {
  GameEvent,
  Judged,
  KeptVariation,
  Move,
  TableInfo,
  Tried,
  Variation,
} from './contract'
import { download } from './download'
import { InTurn, Questions } from './latest.svelte'
import { page } from './page.svelte'
import { Playback } from './playback.svelte'
import { Problem } from './problem'
import type { Words } from './words'

/** As src/clew/table/variations.py has it. */
const FORMAT = 'clew-variations/1'

/** What is to stand on the board. */
interface Wish {
  at?: number
  line?: Move[]
  count: number
  /** Whether the last move is shown happening. */
  moves?: boolean
  seat?: number
}

export class Analysis {
  /** The entry after which the line begins. */
  at = $state(0)
  /** The whole line, and how many of its moves are on the board. */
  line = $state.raw<Move[]>([])
  count = $state(0)
  now = $state.raw<Tried>()
  view = $state.raw<unknown>()
  /** What was told of each move of the line. */
  told = $state.raw<GameEvent[][]>([])
  /** What the bots think, by the number of moves before. */
  judged = $state.raw<(Judged | undefined)[]>([])
  judging = $state(false)
  kept = $state.raw<KeptVariation[]>([])
  busy = $state(false)
  refused = $state.raw<{ text: string; rule: string }>()

  readonly playback = new Playback()
  readonly #info: TableInfo
  readonly #words: () => Words | undefined
  /** What is asked of an earlier line, or of another position, comes too late. */
  readonly #questions = new Questions()
  readonly #judgements = new Questions()
  readonly #variations = new InTurn()

  constructor(info: TableInfo, words: () => Words | undefined) {
    this.#info = info
    this.#words = words
  }

  get legal(): string[] {
    return this.busy ? [] : (this.now?.legal ?? [])
  }
  get moves(): Move[] {
    return this.line.slice(0, this.count)
  }
  get isKept(): boolean {
    const wanted = JSON.stringify(this.moves)
    return this.kept.some(
      ({ at, moves }) => at === this.at && JSON.stringify(moves.slice(0, this.count)) === wanted,
    )
  }

  /** Begins at an entry of the game. */
  async open(at: number): Promise<void> {
    void this.#change(() => api.variations(this.#info.key))
    await this.#show({ at, line: [], count: 0 })
  }
  /** Puts a kept variation on the board, at its end. */
  choose = async ({ at, moves }: Variation): Promise<void> => {
    this.playback.hurry()
    await this.#show({ at, line: moves, count: moves.length })
  }

  act = (action: string): void => {
    if (this.busy || !this.now) return
    const next = { seat: this.now.seat, action }
    const follows = isSame(this.line[this.count], next)
    const line = follows ? this.line : [...this.moves, next]
    void this.#show({ line, count: this.count + 1, moves: true })
  }
  /** To another move of the line; the next one is shown happening. */
  go = (count: number): void => {
    if (!this.busy && count >= 0 && count <= this.line.length)
      void this.#show({ count, moves: count === this.count + 1 })
  }
  /** Looks through another seat's eyes, where several must move. */
  look = (seat: number): void => void this.#show({ count: this.count, seat })

  async #show({ at = this.at, line = this.line, count, moves = false, seat = 0 }: Wish) {
    const wanted = this.#questions.next()
    this.busy = true
    this.refused = undefined
    try {
      const played = line.slice(0, count)
      const found = await api.analyse(this.#info.key, { at, moves: played, seat })
      if (wanted() && moves && found.shown)
        await this.playback.show(found.shown, () => {
          if (wanted()) this.view = found.shown!.view
        })
      if (!wanted()) return
      if (at !== this.at || line !== this.line) this.#leaveLine(at, line)
      this.told = [...found.told, ...this.told.slice(count)]
      this.count = count
      this.now = found
      this.view = found.view
      await tick()
      if (!wanted()) return
      if (moves) page.announce(this.sentences(count - 1).join(' '))
      void this.judge(false)
    } catch (error) {
      if (wanted()) this.refused = this.#why(error)
    } finally {
      if (wanted()) this.busy = false
    }
  }
  /** Another line: only what both begin with is still judged. */
  #leaveLine(at: number, line: Move[]): void {
    const differs = line.findIndex((move, i) => !isSame(this.line[i], move))
    const common = differs < 0 ? line.length : differs
    this.judged = at === this.at ? this.judged.slice(0, common + 1) : []
    this.#judgements.forget()
    this.judging = false
    this.told = []
    this.at = at
    this.line = line
  }

  /** What was told of a move of the line. */
  sentences(move: number): string[] {
    const words = this.#words()
    return words ? (this.told[move] ?? []).map((event) => words.event(event, this.names, 0)) : []
  }
  names: string[] = []

  /** What the bots think of what is on the board; `best`: and what the master would do. */
  judge = async (best: boolean): Promise<void> => {
    const { at, count } = this
    const known = this.judged[count]
    if (known && (!best || known.best)) return
    const wanted = this.#judgements.next()
    this.judging = true
    try {
      const found = await api.assess(this.#info.key, { at, moves: this.moves, best })
      if (!wanted()) return
      const all = [...this.judged]
      all[count] = found
      this.judged = all
    } catch (error) {
      if (wanted()) this.refused = this.#why(error)
    } finally {
      if (wanted()) this.judging = false
    }
  }

  keep = async (): Promise<void> => {
    const { at, moves } = this
    await this.#change(() => api.keepVariation(this.#info.key, { at, moves }))
    if (!this.refused) page.announce(page.say('page-analysis-is-kept'))
  }
  forget = (number: number): Promise<void> =>
    this.#change(() => api.forgetVariation(this.#info.key, number))

  async #change(question: () => Promise<KeptVariation[]>): Promise<void> {
    this.refused = undefined
    try {
      this.kept = await this.#variations.ask(question)
    } catch (error) {
      this.refused = this.#why(error)
    }
  }

  /** All that is kept, as a file beside the record: `clew replay` lists it. */
  save = (): void => {
    const { key, game, rules } = this.#info
    const variations = this.kept.map(({ at, moves }) => ({ at, moves }))
    download(`${key}.variations.json`, { format: FORMAT, id: key, game, rules, variations })
  }
  /** Adds what a file has; up to the first that cannot be played. */
  bring = async (text: string): Promise<void> => {
    const found = this.#readFile(text)
    if (!found) {
      this.refused = { text: page.say('page-analysis.no-file'), rule: '' }
      return
    }
    for (const { at, moves } of found) {
      await this.#change(() => api.keepVariation(this.#info.key, { at, moves }))
      if (this.refused) return
    }
  }
  #readFile(text: string): Variation[] | undefined {
    try {
      const file = JSON.parse(text) as { format: string; id: string; variations: Variation[] }
      const ours = file.format === FORMAT && file.id === this.#info.key
      return ours && Array.isArray(file.variations) ? file.variations : undefined
    } catch {
      return undefined
    }
  }

  #why(error: unknown): { text: string; rule: string } {
    const words = this.#words()
    if (error instanceof Problem && error.rule && words)
      return { text: words.say(error.sentence), rule: error.rule }
    return { text: page.problemOf(error), rule: '' }
  }
}

function isSame(one: Move | undefined, other: Move): boolean {
  return one?.seat === other.seat && one.action === other.action
}
