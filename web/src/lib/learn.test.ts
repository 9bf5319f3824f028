import { expect, test, vi } from 'vitest'
import { Learning } from './learn.svelte'

const waiting = vi.hoisted(() => new Map<string, (answer: unknown) => void>())

vi.mock('./settings.svelte', () => ({ settings: { still: true, language: 'en' } }))
vi.mock('./api', () => ({
  api: {
    lessons: () =>
      Promise.resolve(['first', 'second'].map((id) => ({ id, players: 2, steps: [{ id: 'do' }] }))),
    lesson: (_game: string, lesson: string) => new Promise((answer) => waiting.set(lesson, answer)),
  },
}))

test('a lesson that is chosen while another is on its way stays the chosen one', async () => {
  const learning = new Learning('labyrinth')
  const opened = learning.open()
  await vi.waitUntil(() => waiting.has('first'))
  const chosen = learning.go(1)
  await vi.waitUntil(() => waiting.has('second'))
  waiting.get('second')!({ view: 'second', legal: ['push'] })
  await chosen
  waiting.get('first')!({ view: 'first', legal: [] })
  await opened
  expect(learning.shown!.view).toBe('second')
  expect(learning.legal).toEqual(['push'])
  expect(learning.lesson!.id).toBe('second')
})
