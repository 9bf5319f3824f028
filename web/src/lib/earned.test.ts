import { expect, test, vi } from 'vitest'
import { Earned } from './earned.svelte'

const answers: (string[] | Error)[] = []
const me = vi.hoisted(() => ({ handle: 'ariadne' }))

vi.mock('./me.svelte', () => ({ me }))
vi.mock('./api', () => ({
  api: {
    profile: async () => {
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer
      return { played: { maze: { trophies: answer } } }
    },
  },
}))

async function played(before: string[] | Error, after: string[] | Error): Promise<string[]> {
  answers.splice(0, answers.length, before, after)
  const earned = new Earned()
  earned.begin('maze')
  earned.begin('maze')
  await earned.end('maze')
  return earned.trophies
}

test('a trophy is new if the player had it not before the game', async () => {
  expect(await played(['first'], ['first', 'fast', 'far'])).toEqual(['fast', 'far'])
  expect(await played([], [])).toEqual([])
})

test('without an answer, or for who comes at the end, nothing is said to be new', async () => {
  expect(await played(new Error(), ['first'])).toEqual([])
  expect(await played([], new Error())).toEqual([])
  const late = new Earned()
  answers.splice(0, answers.length, ['first'])
  await late.end('maze')
  expect(late.trophies).toEqual([])
})

test('who is not known yet is asked for again', async () => {
  answers.splice(0, answers.length, [], ['first'])
  const earned = new Earned()
  me.handle = ''
  earned.begin('maze')
  me.handle = 'ariadne'
  earned.begin('maze')
  await earned.end('maze')
  expect(earned.trophies).toEqual(['first'])
})
