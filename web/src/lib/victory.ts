// The one figure that a victory is remembered by.
import type { Outcome } from './contract'
import type { Words } from './words'

/** What the winner has, and what the next one has; or how it ended, where the game was not
 *  played to its end, or was shared. */
export function figureOf(over: Outcome, names: string[], reader: number, words: Words): string {
  const message = `${words.game}-page-figure`
  const [winner] = over.winners
  const isPlayed = words.has(`${words.game}-ended-${over.termination}`)
  if (!winner || over.winners.length > 1 || !isPlayed || !words.has(message))
    return words.ended(over)
  const score = over.scores[winner - 1] ?? 0
  const others = over.scores
    .map((their, i) => ({ their, seat: i + 1 }))
    .filter(({ seat }) => seat !== winner)
    .sort((a, b) => (over.ranks[a.seat - 1] ?? 0) - (over.ranks[b.seat - 1] ?? 0))
  const next = others[0]
  if (!next) return words.ended(over)
  return words.say(message, {
    score,
    next: names[next.seat - 1] ?? '',
    you: next.seat === reader ? 'yes' : 'no',
    their: next.their,
  })
}
