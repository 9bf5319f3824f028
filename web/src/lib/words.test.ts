import { describe, expect, it } from 'vitest'
import { Words } from './words'

const CATALOGUE = `
list-last = { $rest } and { $last }
refused = { $reason } ({ $rule })
refusal = No.
g-pushed = { $seat-you ->
    [yes] You push
   *[no] { $seat } pushes
  } { $thing-def }, { $things-indef } ({ $things-count }).
g-thing-owl = owl
    .def = the owl
    .indef = an owl
    .bare = owl
`
const words = new Words('en', [CATALOGUE], 'g')
const event = { event: 'pushed', seat: 2, thing: 'owl', things: ['owl', 'rat'] }

describe('words', () => {
  it('puts names and things into a sentence', () => {
    expect(words.event(event, ['Ann', 'Bob'])).toBe('Bob pushes the owl, an owl and rat (2).')
  })
  it('says you to the reader', () => {
    expect(words.event(event, ['Ann', 'Bob'], 2)).toBe('You push the owl, an owl and rat (2).')
  })
  it('declines what a language declines', () => {
    const german = new Words(
      'de',
      [
        'g-found = { $seat } findet { $thing-acc }.',
        'g-thing-dragon = Drache\n  .def = der Drache\n  .indef = ein Drache\n  .bare = Drache\n  .acc = den Drachen',
        'g-thing-owl = Eule\n  .def = die Eule\n  .indef = eine Eule\n  .bare = Eule',
      ],
      'g',
    )
    const found = (thing: string) => {
      const event = { event: 'found', seat: 1, thing }
      return german.event(event, ['Ann'])
    }
    expect(found('dragon')).toBe('Ann findet den Drachen.')
    expect(found('owl')).toBe('Ann findet die Eule.')
  })
  it('joins lists of any length', () => {
    expect(words.listed([])).toBe('')
    expect(words.listed(['a'])).toBe('a')
    expect(words.listed(['a', 'b', 'c'])).toBe('a, b and c')
  })
})
