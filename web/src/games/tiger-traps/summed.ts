// A season in words.
import { capital, type Words } from '../../lib/words'
import type { Summary } from './season'

function called(seat: number, names: string[], reader: number) {
  return { name: names[seat - 1] ?? '', you: seat === reader && reader ? 'yes' : 'no' }
}

/** What became of the promise, in a few words. */
export function headline(sum: Summary, names: string[], reader: number, words: Words): string {
  const how = sum.fate === 'kept' || sum.fate === 'stopped' ? sum.fate : 'short'
  const who = called(sum.revealer, names, reader)
  return capital(words.say('tiger-traps-page-season-over', { ...who, how }))
}

/** What was promised, what was found, what it came to, and who gets what. */
export function summed(sum: Summary, names: string[], reader: number, words: Words): string {
  const owner = called(sum.owner, names, reader)
  const what = words.say('tiger-traps-page-season-sum', {
    ...called(sum.revealer, names, reader),
    bid: sum.bid,
    matched: sum.matched,
    fate: sum.fate,
    traps: sum.traps,
    owner: owner.name,
    'owner-you': owner.you,
    gems: sum.gains[sum.revealer - 1] ?? 0,
  })
  const gains = sum.gains.flatMap((gems, i) => {
    if (!gems || (sum.fate === 'kept' && i + 1 === sum.revealer)) return []
    const way = gems > 0 ? 'gets' : 'pays'
    const values = { ...called(i + 1, names, reader), gems: Math.abs(gems), way }
    return [words.say('tiger-traps-page-season-gain', values)]
  })
  return capital(
    gains.length
      ? `${what}${words.say('tiger-traps-page-then')}${words.listed(gains)}.`
      : `${what}.`,
  )
}
