import { expect, test, vi } from 'vitest'
import type { Update } from './contract'
import { Game } from './game.svelte'

vi.mock('./api', () => ({
  api: new Proxy({}, { get: () => () => new Promise(() => undefined) }),
}))
vi.mock('./me.svelte', () => ({ me: {} }))
vi.mock('./page.svelte', () => ({ page: { announce: () => undefined } }))
vi.mock('./receipts', () => ({ keep: () => undefined }))
vi.mock('./notify', () => ({ callToTurn: () => undefined }))
vi.mock('../games', () => ({}))
vi.mock('./settings.svelte', () => ({
  settings: { still: true, speedAt: () => 'once', playsAt: () => undefined },
}))
vi.mock('./connection.svelte', () => ({
  Connection: class {
    answered = false
    wanted = undefined
    info = {
      game: 'traps',
      seats: [1, 2, 3, 4].map((seat) => ({ seat, you: seat < 4, kind: 'human', name: '' })),
    }
    constructor(
      _: string,
      readonly seat: number,
    ) {}
    close() {}
  },
}))

/** What stands on the screen: so many seats are asked at once. */
const shown = (n: number, pending: number[]) => ({ n, pending, legal: [] }) as unknown as Update

test('where all choose at once the screen goes on to who has not chosen', () => {
  const game = new Game('table', 1)
  const all = shown(4, [1, 2, 3, 4])
  game.shown = all
  expect(game.handOver).toBe(1)
  for (const seat of [1, 2, 3]) {
    expect(game.handOver).toBe(seat)
    game.takeScreen(seat)
    game.shown = all
    expect(game.handOver).toBe(0)
    game.line.answered = true
  }
  expect(game.handOver).toBe(0)
  // The fourth sits elsewhere, and has chosen: all are asked again.
  game.line.answered = false
  game.shown = shown(5, [1, 2, 3, 4])
  game.takeScreen(1)
  game.shown = shown(5, [1, 2, 3, 4])
  game.line.answered = true
  expect(game.handOver).toBe(2)
})
