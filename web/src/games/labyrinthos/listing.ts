// What stands in the banner: choices that have no place on the maze, the hero board or in the hand,
// and a sentence that says where to look for the others.
import { offerOf, type Option, shownOn } from './actions'
import type { Labels } from './labels'
import type { View } from './types'

/** What has been chosen so far: an action of the hero board, a tile, a card. */
export interface Begun {
  mode: string
  cell: string
  card: string
}

/** Tasks that are done several times: so many are left. */
const COUNTED = [
  'monster',
  'step',
  'rotate',
  'build',
  'raze',
  'build-or-raze',
  'swing',
  'heal',
  'look',
  'reveal',
  'rearrange',
  'wound',
]
const ON_EDGES = ['wall', 'raze', 'shift']
/** More ways to go than this are better looked for on the maze. */
const FEW = 8

export class Listing {
  readonly #view: View
  readonly #labels: Labels
  readonly #options: Option[]
  readonly #begun: Begun
  readonly #mine: boolean
  readonly #myTurn: boolean

  constructor(view: View, labels: Labels, options: Option[], begun: Begun) {
    this.#view = view
    this.#labels = labels
    this.#options = options
    this.#begun = begun
    this.#mine = view.seat > 0 && view.acting === view.seat
    this.#myTurn = this.#mine && view.asked === 'turn'
  }

  /** How many are left of what is being done. */
  get left(): number {
    const isCounted = this.#mine && COUNTED.includes(this.#view.asked)
    return isCounted ? (this.#view.agenda.at(-1)?.count ?? 0) : 0
  }

  /** Slots of a hero board to choose from: said again where the board is far away. */
  get slots(): Option[] {
    if (this.#myTurn && this.#begun.mode !== 'heal') return []
    return this.#options.filter((option) => option.slot)
  }

  /** Actions of the hero board that can be used now, besides ways to go: these are on the maze. */
  get uses(): string[] {
    const { mode, cell, card } = this.#begun
    if (!this.#myTurn || mode || cell || card) return []
    const names = this.#options.map(offerOf)
    return [...new Set(names)].filter((name) => name && name !== 'move' && name !== 'explore')
  }

  get listed(): Option[] {
    const { mode, cell, card } = this.#begun
    const { asked } = this.#view
    const options = this.#options
    if (cell) return this.#labels.on(cell, shownOn(options, asked, mode)).sort(byReach)
    if (card) return options.filter((option) => option.card === card)
    if (this.#myTurn && mode) {
      const uses = options.filter((option) => offerOf(option) === mode && !option.slot)
      const few = uses.length <= FEW && uses.every((option) => !option.way)
      return few ? uses : uses.filter((option) => !option.cell)
    }
    if (this.#myTurn) return options.filter((option) => option.verb === 'pass')
    if (asked.startsWith('on-')) return options
    return options.filter(
      (option) => !option.cell && !option.slot && (option.verb !== 'discard' || asked === 'smell'),
    )
  }

  /** Where to look for what can be chosen. */
  get hint(): string {
    const { mode, cell, card } = this.#begun
    const { asked } = this.#view
    if (!this.#mine || cell || card) return ''
    if (this.#myTurn && !mode) return this.#hintOfTurn()
    if (asked.startsWith('on-'))
      return this.#options.length === 1 ? this.#labels.say('hint-no-reaction') : ''
    if (asked === 'choose-hero') return this.#labels.say('hint-hero')
    if (asked === 'refresh' || asked === 'scheme') return this.#labels.say('hint-discard')
    const shown = this.#myTurn
      ? this.#options.filter((option) => offerOf(option) === mode)
      : this.#options
    if (shown.some((option) => ON_EDGES.includes(option.verb))) return this.#labels.say('hint-edge')
    if (shown.some((option) => option.cell)) return this.#labels.say('hint-tile')
    return this.slots.length ? this.#labels.say('hint-slot') : ''
  }

  #hintOfTurn(): string {
    if (!this.#options.length) return ''
    const player = this.#view.players[this.#view.seat - 1]
    if (player && player.feet + player.hands === 0) return this.#labels.say('hint-spent')
    return this.#labels.say('hint-turn', {
      explore: this.#options.some((option) => option.verb === 'explore') ? 'yes' : 'no',
      move: this.#options.some((option) => option.verb === 'move') ? 'yes' : 'no',
    })
  }
}

/** Ways to go before tiles and walls to turn. */
function byReach(a: Option, b: Option): number {
  return Number(Boolean(a.way ?? a.side)) - Number(Boolean(b.way ?? b.side))
}
