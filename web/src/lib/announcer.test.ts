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
