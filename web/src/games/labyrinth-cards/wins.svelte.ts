// What a card would win where it is held: asked of the server, for the rules are there.
import { type Lying, nameOf } from './cards'
import type { Connection, View } from './types'

export function placement(card: Lying): string {
  return `place ${card.card} ${nameOf(card)} ${card.degrees}`
}

/** Not for every cell that a card is only carried across. */
const SHORTLY = 50

export class Wins {
  connections = $state.raw<Connection[]>([])
  #wanted = ''

  /** Asks for a placement; what was asked before is forgotten. Gives what ends it. */
  ask(
    card: Lying | undefined,
    after: ((action: string) => Promise<View | undefined>) | undefined,
    told: (connections: Connection[]) => void,
  ): () => void {
    this.connections = []
    this.#wanted = card ? placement(card) : ''
    if (!card || !after) return () => undefined
    const action = this.#wanted
    const look = async () => {
      const then = await after(action)
      if (this.#wanted !== action || !then) return
      this.connections = then.placed === card.card ? then.connections : []
      told(this.connections)
    }
    const waiting = setTimeout(() => void look(), SHORTLY)
    return () => clearTimeout(waiting)
  }
}
