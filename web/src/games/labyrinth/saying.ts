// What is planned, in sentences.
import type { Words } from '../../lib/words'
import type { Course, Pin } from './pins'

interface Reader {
  words: Words
  names: string[]
}

/** What a course comes to. */
export function title({ arrow, way }: Course, words: Words): string {
  return words.say('labyrinth-plan-course', { arrow, steps: way.length - 1 })
}

/** Where it leads, or why it leads there no more. */
export function said(course: Course | Pin, { words, names }: Reader): string {
  if ('broken' in course && course.broken) {
    const { by, far, problem } = course.broken
    const parts = [
      by
        ? words.say('labyrinth-plan-broken', { name: names[by.seat - 1] ?? '', arrow: by.arrow })
        : words.say('labyrinth-plan-broken-else'),
    ]
    if (problem) parts.push(words.refusal(problem))
    else if (far === course.cell) parts.push(words.say('labyrinth-plan-gone'))
    else if (far) parts.push(words.say('labyrinth-plan-far', { cell: far }))
    return parts.join(' ')
  }
  const { finds, cell } = course
  if (!finds) return words.say('labyrinth-plan-stand', { cell })
  if (finds === 'home') return words.say('labyrinth-plan-home', { cell })
  return words.say('labyrinth-plan-finds', { treasure: words.thing(finds, 'acc'), cell })
}
