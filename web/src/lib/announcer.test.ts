import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer } from './announcer'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function listening() {
  const heard: string[] = []
  return { heard, announcer: new Announcer((text) => heard.push(text)) }
}

test('what comes at once is said together, in order', () => {
  const { heard, announcer } = listening()
  announcer.say('Ariadne walks to b2.')
  announcer.say('Minos pushes at N2.')
  announcer.say('Minos pushes at N2.')
  announcer.say('')
  vi.runAllTimers()
  expect(heard).toEqual(['Ariadne walks to b2. Minos pushes at N2.'])
})

test('the same later is said again', () => {
  const { heard, announcer } = listening()
  for (let i = 0; i < 3; i++) {
    announcer.say('Your turn.')
    vi.runAllTimers()
  }
  expect(heard.map((text) => text.trim())).toEqual(Array(3).fill('Your turn.'))
  expect(heard[0]).not.toBe(heard[1])
  expect(heard[1]).not.toBe(heard[2])
})

test('what is no longer so is taken back, said or not', () => {
  const { heard, announcer } = listening()
  announcer.say('The master pushes at N2.')
  vi.runAllTimers()
  announcer.withdraw('The master pushes at N2.')
  expect(heard).toEqual(['The master pushes at N2.', ''])
  announcer.say('The master walks to b2.')
  announcer.withdraw('The master walks to b2.')
  vi.runAllTimers()
  expect(heard).toHaveLength(2)
})

test('what was said since then stays', () => {
  const { heard, announcer } = listening()
  announcer.say('The master pushes at N2.')
  vi.runAllTimers()
  announcer.say('Your turn.')
  vi.runAllTimers()
  announcer.withdraw('The master pushes at N2.')
  expect(heard.at(-1)).toBe('Your turn.')
})
