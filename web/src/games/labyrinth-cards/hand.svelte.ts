// The card that is chosen: how it is turned, over which cell it is held, where it is dragged.
import { cellOf, type Lying, type Point } from './cards'
import { nextTurn, type Places, upright } from './choices'

export class Hand {
  /** Where each card can be placed. */
  readonly #places: () => Places
  #wanted = $state(0)
  /** How far each card has been turned on the screen, in degrees: it never jumps back. */
  spins = $state<Record<number, number>>({})
  /** The cell that a card is held over. */
  spot = $state('')
  /** Whether a finger chose it: the first touch shows, the second does it. */
  touched = $state(false)
  /** Where it is being dragged, on the screen. */
  dragging = $state.raw<Point>()

  constructor(places: () => Places) {
    this.#places = places
  }

  get chosen(): number {
    const places = this.#places()
    return places.has(this.#wanted) ? this.#wanted : ([...places.keys()][0] ?? 0)
  }
  get degrees(): number {
    return upright(this.spins[this.chosen] ?? 0)
  }
  /** The rotations that are legal where it is held. */
  get turns(): number[] {
    return this.turnsAt(this.spot)
  }
  /** The card as it would lie there. */
  get held(): Lying | undefined {
    const { turns, degrees } = this
    if (!turns.length) return undefined
    const fitting = turns.includes(degrees) ? degrees : turns[0]!
    return { card: this.chosen, ...cellOf(this.spot), degrees: fitting }
  }

  turnsAt(cell: string): number[] {
    return this.#places().get(this.chosen)?.get(cell) ?? []
  }
  choose(card: number): void {
    this.#wanted = card
  }
  turnTo(card: number, degrees: number): void {
    this.#wanted = card
    this.spins[card] = degrees
  }
  /** Turns it to the next rotation that is legal; says to how many degrees, if there is one. */
  turn(step: 1 | -1): number | undefined {
    const turns = this.turns.length ? this.turns : this.#everyTurn()
    if (turns.length < 2) return undefined
    const { chosen } = this
    const next = nextTurn(turns, this.held?.degrees ?? this.degrees, this.spins[chosen] ?? 0, step)
    this.spins[chosen] = next.spin
    return next.degrees
  }

  /** The rotations that are legal anywhere. */
  #everyTurn(): number[] {
    const all = [...(this.#places().get(this.chosen)?.values() ?? [])].flat()
    return all.filter((turn, i) => all.indexOf(turn) === i).sort((a, b) => a - b)
  }
}
