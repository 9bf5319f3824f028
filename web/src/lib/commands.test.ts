import { describe, expect, it } from 'vitest'
import { commandOf, examplesOf } from './commands'
import { Words } from './words'

const NAMES = ['help', 'legal', 'board', 'describe', 'log', 'rules', 'undo']
const french = new Words('fr', [
  NAMES.map((name) => `terminal-command-${name} = fr-${name}`).join('\n'),
])

describe('the command line', () => {
  it('knows commands in English and in the language of the reader', () => {
    expect(commandOf(french, ' Legal ')).toBe('legal')
    expect(commandOf(french, 'fr-undo')).toBe('undo')
    expect(commandOf(french, 'push N2 90')).toBeUndefined()
  })

  it('gives an example of each kind', () => {
    expect(examplesOf(['push N2 0', 'push N2 90', 'pass'])).toBe('push N2 0, pass')
  })
})
