import { describe, expect, it } from 'vitest'
import record from './record.fixture.json'
import { verify, type Drawn } from './verify'

// Played by the Python side: its seed and draws are what ours must be.
const good: Drawn = record

describe('the shuffle, computed again', () => {
  it('has the seed and every draw of the game', async () => {
    const verdict = await verify(good)
    expect(verdict).toMatchObject({ commitment: true, seed: record.seed, wrong: -1 })
    expect(verdict.draws).toBeGreaterThan(20)
  })
  it('notices another secret', async () => {
    const verdict = await verify({ ...good, secret: '00'.repeat(32) })
    expect(verdict).toMatchObject({ commitment: false, wrong: 0 })
  })
  it('notices an exchanged draw', async () => {
    const [first = '', ...rest] = good.draws!.split(' ')
    const [bound, value] = first.split(':').map(Number)
    const changed = `${bound}:${(value! + 1) % bound!}`
    expect((await verify({ ...good, draws: [changed, ...rest].join(' ') })).wrong).toBe(0)
  })
})
