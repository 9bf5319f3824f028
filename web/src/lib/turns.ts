// What happened, turn by turn.
import type { GameEvent, Told } from './contract'

export interface Turn {
  /** Whose it is; 0 where it is nobody's: what the table itself did. */
  seat: number
  /** Its number, where the game counts turns; else 0. */
  turn: number
  told: Told[]
}

/** Whose turn an event belongs to, in games that do not say when a turn begins: a seat, or 0 for
 *  nobody's; undefined: still the same. */
export type ActorOf = (event: GameEvent) => number | undefined

/** The turns in order; the last one may have only begun. */
export function turnsOf(told: Told[], actorOf?: ActorOf): Turn[] {
  const turns: Turn[] = []
  for (const one of told) {
    if (one.event?.event === 'turn') {
      const { seat, turn = 0 } = one.event as GameEvent & { seat: number; turn?: number }
      turns.push({ seat, turn, told: [] })
      continue
    }
    const last = turns.at(-1)
    const actor = actorOf ? one.event && actorOf(one.event) : last?.seat || seatOf(one.event)
    if (!last || (actor !== undefined && actor !== last.seat))
      turns.push({ seat: actor ?? 0, turn: 0, told: [] })
    turns.at(-1)!.told.push(one)
  }
  return turns
}

/** Who begins, in games that say only later whose turn it is. */
function seatOf(event: GameEvent | undefined): number | undefined {
  return (event as { seat?: number } | undefined)?.seat
}

/** What others have done since the last turn of a seat: until that seat acts itself. */
export function sinceTurnOf(seat: number, turns: Turn[]): Turn[] {
  const asked = turns.at(-1)?.seat === seat && !turns.at(-1)!.told.length
  const before = asked ? turns.slice(0, -1) : turns
  const last = before.findLastIndex((turn) => turn.seat === seat)
  return before.slice(last + 1).filter((turn) => turn.seat && turn.told.length)
}

/** What still holds of what was told: what was taken back has not happened. */
export function standing(told: Told[]): Told[] {
  return told.reduce<Told[]>((kept, one) => {
    const back = one.to !== undefined && one.to >= 0
    return back ? kept.filter((before) => before.n <= one.to!) : [...kept, one]
  }, [])
}

export function eventsOf(turn: Turn): GameEvent[] {
  return turn.told.flatMap((told) => told.event ?? [])
}
