// What is planned: a push that is tried out, the floor within reach, and pins that are looked after
// whenever something has happened. Nothing is played, except what was to be played in advance.
import type { PlanTable } from '../board'
import type { Planned } from '../../lib/contract'
import { runFor, smooth } from '../../lib/motion'
import { page } from '../../lib/page.svelte'
import { settings } from '../../lib/settings.svelte'
import type { Words } from '../../lib/words'
import {
  askedOf,
  type Breach,
  type Change,
  changeOf,
  checked,
  type Course,
  courseTo,
  degreesOf,
  LETTERS,
  type Pin,
  pushOf,
  readPins,
  relaid,
  within,
} from './pins'
import type { Hand } from './hand.svelte'
import { said } from './saying'
import { treasureOf } from '../treasures'
import { ARROWS, type Push, turned } from './tiles'
import type { Happening, Plan, View } from './types'

/** Milliseconds: the slide of what is tried; each step of the light, and all of them at most. */
const SLIDE = 240
const LIGHT = 30
const ALL_LIGHT = 300

interface Now {
  n: number
  view: View
  legal: string[]
  words: Words
  names: string[]
  /** The spare in the hand. */
  hand: Hand
}
interface Tried {
  arrow: string
  degrees: number
}
/** What was kept, and where one would stand, if that was chosen. */
interface Held extends Tried {
  cell?: string
}

export class Planner {
  pins = $state.raw<Pin[]>([])
  /** The pin that is played when it is our turn. */
  armed = $state('')
  /** What could be pushed. */
  pushes = $state.raw<string[]>([])
  /** Why what is tried cannot be pushed. */
  problem = $state('')

  readonly #table: PlanTable
  #now = $state.raw<Now>()
  #tried = $state.raw<Tried>()
  #held = $state.raw<Held>()
  /** The arrow that was pressed last, until something else is pointed at, removed, or happens. */
  #pressed = ''
  #plan = $state.raw<Plan>()
  /** How far what is tried has slid in, and how many steps from the pawn the floor is lit. */
  #far = $state(1)
  #lit = $state(Infinity)
  #answers: Record<string, Promise<Planned | undefined> | undefined> = {}
  #trial = 0
  #pushed: Breach['by']
  /** The armed pin as it was when it was armed: only that is played. */
  #bound: Course | undefined
  /** What was pushed in advance: the walk that belongs to it. */
  #walk: { course: Course; n: number } | undefined

  constructor(table: PlanTable) {
    this.#table = table
    this.pins = readPins(sessionStorage.getItem(this.#store))
  }

  get #store(): string {
    return `clew-pins/${this.#table.key}/${this.#table.seat}`
  }
  get open(): boolean {
    return this.#table.open
  }
  /** What is tried: what is pointed at, or what was kept. */
  get tried(): Tried | undefined {
    return this.#tried ?? this.#held
  }
  /** What the rules say of it. */
  get plan(): Plan | undefined {
    return this.#plan
  }
  /** Whether there is something to look after. */
  get busy(): boolean {
    return this.open || this.pins.length > 0 || this.#walk !== undefined
  }

  /** The table as it would be, where it has slid in. */
  get view(): View | undefined {
    const view = this.#now?.view
    if (!view) return undefined
    const banned = ARROWS.find((one) => !this.mayPush(one))?.name ?? ''
    if (!this.#plan || this.#far < 1) return { ...view, banned }
    const { tiles, treasures, pawns } = this.#plan
    const players = view.players.map((player, i) => ({ ...player, pawn: pawns[i]! }))
    return { ...view, banned, tiles, treasures, players }
  }
  /** What slides in. */
  get push(): Push | undefined {
    const { spare } = this.#now?.view ?? {}
    const arrow = ARROWS.find((one) => one.name === this.tried?.arrow)
    if (!arrow || !spare || !this.#plan || this.#far >= 1) return undefined
    const sides = turned(parseInt(spare.sides, 16), this.tried!.degrees / 90)
    return { arrow, sides, treasure: treasureOf(spare.treasure), far: this.#far }
  }
  /** The floor that is lit. */
  get reach(): Set<string> {
    return within(this.#plan, this.#far < 1 ? -1 : this.#lit)
  }
  /** Where one would stand: as chosen, or at the goal. */
  get course(): Course | undefined {
    const [plan, tried, spare] = [this.#plan, this.tried, this.#now?.view.spare]
    if (!plan || !tried || !spare || this.#far < 1) return undefined
    const chosen = this.#tried ? undefined : this.#held?.cell
    const cell = chosen && plan.ways[chosen] ? chosen : Object.keys(plan.finds)[0]
    return cell ? courseTo(cell, plan, tried, spare) : undefined
  }
  get pinned(): Pin | undefined {
    const course = this.course
    return this.pins.find(
      (pin) => course && pushOf(pin) === pushOf(course) && pin.cell === course.cell,
    )
  }
  get full(): boolean {
    return this.pins.length >= LETTERS.length
  }
  /** Whether what is tried may be pushed now, and not only in thought. */
  get playable(): boolean {
    return Boolean(this.course && this.#now?.legal.includes(pushOf(this.course)))
  }

  mayPush = ({ name }: { name: string }): boolean =>
    this.pushes.some((one) => one.startsWith(`push ${name} `))

  /** Points at an arrow, or at none. */
  try(arrow: string | undefined, degrees: number): void {
    const before = this.tried
    if (arrow !== this.#pressed) this.#pressed = ''
    this.#tried = arrow ? { arrow, degrees } : undefined
    if (this.#held && this.#held.degrees !== degrees) this.#held = { ...this.#held, degrees }
    const now = this.tried
    if (now?.arrow !== before?.arrow || now?.degrees !== before?.degrees) void this.#show()
  }
  /** Keeps what is tried on the board; the second time it drops a pin there. */
  hold = (arrow: { name: string }, degrees: number): void => {
    if (this.#pressed === arrow.name && this.course) return this.drop()
    this.#pressed = arrow.name
    this.#held = { arrow: arrow.name, degrees }
    this.#tried = undefined
    void this.#show()
  }
  walkTo = (cell: string): void => {
    if (!this.#plan?.ways[cell] || !this.tried) return
    this.#held = { ...this.tried, cell }
    this.#tried = undefined
    this.#announce()
  }
  drop = (): void => {
    const course = this.course
    if (!course || this.full || this.pinned) return
    const letter = LETTERS.find((one) => !this.pins.some((pin) => pin.letter === one))!
    this.#keep([...this.pins, { ...course, letter }])
    this.#say('labyrinth-plan-dropped', { pin: letter })
  }
  remove = (letter: string): void => {
    if (this.armed === letter) this.armed = ''
    this.#bound = undefined
    this.#pressed = ''
    this.#keep(this.pins.filter((pin) => pin.letter !== letter))
  }
  /** Looks at a pin again. */
  look = (pin: Pin): void => {
    this.#now?.hand.turnTo(pin.degrees)
    this.#held = { arrow: pin.arrow, degrees: pin.degrees, cell: pin.cell }
    this.#tried = undefined
    void this.#show()
  }
  /** Plays what is tried: it is our turn. */
  play = (): void => {
    if (this.course && this.playable) this.#begin(this.course)
  }
  /** Plays a pin as soon as it is our turn, as it is now, or no longer. */
  arm = (letter: string): void => {
    const [now, pin] = [this.#now, this.pins.find((one) => one.letter === letter)]
    if (!now || !pin) return
    this.#table.tell('')
    this.armed = this.armed === letter ? '' : letter
    const { sides, treasure } = now.view.spare
    const degrees = degreesOf(askedOf(pin, this.pushes))
    this.#bound = this.armed ? { ...pin, degrees, tile: { sides, treasure } } : undefined
    void this.#advance(now)
  }

  hear(events: Happening[]): void {
    for (const event of events)
      if (event.event === 'pushed') {
        this.#pushed = event
        // What was planned was for this turn.
        if (event.seat === this.#table.seat) {
          this.#keep([])
          this.armed = ''
          this.#bound = undefined
          this.#held = undefined
        }
      }
  }

  /** Something has happened: what is tried is tried anew, and pins are looked after. */
  async stand(now: Now): Promise<void> {
    const before = this.#now
    this.#now = now
    if (before?.n !== now.n) {
      this.#answers = {}
      this.#pressed = ''
      this.#plan = undefined
      const told = await this.#ask('')
      if (!told || this.#now.n !== now.n) return
      this.pushes = (told.plan as Plan).pushes
      if (this.tried) void this.#show()
      await this.#look(now)
    }
    if (this.#now === now) await this.#advance(now)
  }

  /** The answer about the position that is shown: none while the table is ahead of it. */
  async #ask(asked: string): Promise<Planned | undefined> {
    const n = this.#now?.n
    const answers = this.#answers
    const told = await (answers[asked] ??= this.#table.ask(asked))
    if (!told) answers[asked] = undefined
    return told?.n === n && n === this.#now?.n ? told : undefined
  }

  async #show(): Promise<void> {
    const trial = (this.#trial += 1)
    const tried = this.tried
    this.problem = ''
    if (!tried) {
      this.#plan = undefined
      return
    }
    const told = await this.#ask(pushOf(tried))
    if (trial !== this.#trial || !told) return
    const words = this.#now!.words
    this.problem = told.refused ? words.refusal(told.refused) : ''
    this.#plan = (told.plan as Plan | null) ?? undefined
    if (!this.#plan) return
    const still = settings.still
    const going = (step: (t: number) => void) => (t: number) => {
      if (trial === this.#trial) step(t)
    }
    this.#lit = 0
    this.#far = still ? 1 : 0
    if (!still)
      await runFor(
        SLIDE,
        going((t) => (this.#far = smooth(t))),
      )
    if (trial !== this.#trial) return
    this.#announce()
    const steps = Math.max(...Object.values(this.#plan.ways).map((way) => way.length - 1))
    if (!still)
      await runFor(
        Math.min(ALL_LIGHT, LIGHT * steps),
        going((t) => (this.#lit = t * steps)),
      )
    if (trial === this.#trial) this.#lit = Infinity
  }

  async #look(now: Now): Promise<void> {
    const by = this.#pushed
    this.#pushed = undefined
    const after: Pin[] = []
    for (const one of this.pins) {
      const pin = relaid(one, now.view.spare) ?? one
      const told = await this.#ask(askedOf(pin, this.pushes))
      after.push(told ? checked(pin, told, by) : pin)
    }
    if (this.#now?.n !== now.n || !after.length) return
    const broken = after.filter((pin, i) => pin.broken && !this.pins[i]?.broken)
    this.#keep(after.filter((pin) => this.pins.some((one) => one.letter === pin.letter)))
    for (const pin of broken)
      page.announce(
        `${now.words.say('labyrinth-plan-pin', { pin: pin.letter })}: ${said(pin, now)}`,
      )
  }

  /** What was to be played in advance: it is played, it waits, or it is cancelled aloud. */
  async #advance(now: Now): Promise<void> {
    if (this.#walk) return this.#goOn(now)
    const bound = this.#bound
    if (!bound) return
    const course = relaid(bound, now.view.spare)
    if (!course) return this.#cancel(this.armed, 'tile')
    const told = await this.#ask(pushOf(course))
    if (!told || this.#now !== now || this.#bound !== bound) return
    const why = changeOf(course, told)
    if (why) return this.#cancel(this.armed, why)
    if (!now.legal.includes(pushOf(course))) return
    this.#say('labyrinth-plan-playing', { pin: this.armed })
    this.#begin(course)
  }
  #begin(course: Course): void {
    this.#walk = this.armed ? { course, n: this.#now!.n } : undefined
    this.armed = ''
    this.#bound = undefined
    this.#held = undefined
    this.#table.leave()
    this.#table.act(pushOf(course))
  }
  #goOn(now: Now): void {
    const { course, n } = this.#walk!
    if (!now.legal.length) return
    this.#walk = undefined
    if (now.n === n) return // The push was refused, and that was said.
    const walk = `move ${course.cell}`
    if (now.view.message || !now.legal.includes(walk)) this.#cancel('', 'message')
    else this.#table.act(walk)
  }
  #cancel(letter: string, why: Change | 'tile' | 'message'): void {
    this.#walk = undefined
    this.armed = ''
    this.#bound = undefined
    const notice = this.#now!.words.say(`labyrinth-plan-cancelled-${why}`, { pin: letter })
    this.#table.tell(notice)
    page.announce(notice)
  }

  #keep(pins: Pin[]): void {
    this.pins = pins
    try {
      sessionStorage.setItem(this.#store, JSON.stringify(pins))
    } catch {
      // Without storage they last as long as the page.
    }
  }
  #say(message: string, values: Record<string, string | number>): void {
    if (this.#now) page.announce(this.#now.words.say(message, values))
  }
  #announce(): void {
    const [now, plan] = [this.#now, this.#plan]
    if (!now || !plan || !this.open) return
    const reach = now.words.say('labyrinth-plan-reach', { cells: Object.keys(plan.ways).length })
    page.announce([reach, this.course ? said(this.course, now) : ''].filter(Boolean).join(' '))
  }
}
