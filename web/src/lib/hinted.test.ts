import { expect, test, vi } from 'vitest'
import type { Best } from './contract'
import { adviceOf } from './hinted'
import type { Words } from './words'

vi.mock('./page.svelte', () => ({
  page: {
    say: (message: string, { name, why }: { name?: string; why?: string }) =>
      message === 'page-analysis-why' ? `Hint for ${name}: “${why}”` : message,
  },
}))

const BEST = {
  bot: 'master',
  action: 'push N2 0',
  what: [{ event: 'pushed', seat: 2 }],
  why: { event: 'why-goal', seat: 2 },
} as unknown as Best
const TOLD: Record<string, string> = { pushed: 'the push.', 'why-goal': 'Your goal is near.' }
const words = { event: ({ event }: { event: string }) => TOLD[event]! } as unknown as Words

const told = (reader: number) =>
  adviceOf(BEST, { words, names: ['Ariadne', 'Theseus'], seat: 2, reader, board: undefined })

test('reasons speak to the player themselves', () => {
  expect(told(2)).toBe('The push. Your goal is near.')
})

test('to anybody else a reason says whose goal it speaks of', () => {
  expect(told(0)).toBe('The push. Hint for Theseus: “Your goal is near.”')
})
