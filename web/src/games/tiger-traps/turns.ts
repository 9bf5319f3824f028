// Whose turn an event belongs to: whoever builds, bids, passes or reveals. What follows from it
// (gems that change hands) belongs to it.
import type { Happening } from './types'

const DONE = ['built', 'bid', 'passed', 'revealer', 'revealed', 'gave', 'awarded']
const OF_THE_TABLE = ['year', 'season', 'hand', 'chosen', 'laid', 'ended']

export function actorOf(event: Happening): number | undefined {
  if (OF_THE_TABLE.includes(event.event)) return 0
  return DONE.includes(event.event) ? (event as { seat: number }).seat : undefined
}
