import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf } from './address'
import { behind } from './network'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const TOO_FAST = { reason: 'too-fast', text: 'wait', message: '', rule: '' }

/** Answers one after the other; the last one for good. */
function answering(...answers: [number, unknown][]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`)
    const [status, body] = answers.length > 1 ? answers.shift()! : answers[0]!
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }))
  })
  return asked
}

test('names go into the path, the rest into the query', () => {
  const given = { path: { key: 'a b/c' }, query: { action: 'push N2 90', seat: 2 } }
  expect(addressOf('GET /api/tables/{key}/after', given)).toBe(
    '/api/tables/a%20b%2Fc/after?action=push+N2+90&seat=2',
  )
  expect(addressOf('GET /api/me', {})).toBe('/api/me')
})

test('what came too fast is asked again, and nobody hears of it', async () => {
  const asked = answering([429, TOO_FAST], [200, []])
  const games = behind.ask('GET /api/games', {})
  await vi.runAllTimersAsync()
  expect(await games).toEqual([])
  expect(asked).toEqual(['GET /api/games', 'GET /api/games'])
})

test('what is refused for good says why, with the rule', async () => {
  const why = { reason: 'illegal', text: 'no', message: 'labyrinth-refusal-09', rule: 'LB-09' }
  answering([409, why])
  const wanted = expect(behind.ask('GET /api/games', {})).rejects.toMatchObject({
    reason: 'illegal',
    sentence: 'labyrinth-refusal-09',
    rule: 'LB-09',
  })
  await vi.runAllTimersAsync()
  await wanted
})

test('a server that is away is told apart from one that refuses', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(behind.ask('GET /api/games', {})).rejects.toMatchObject({ reason: 'offline' })
})
