import { expect, test } from 'vitest'
import { PAGE, Pages } from './pages.svelte'

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)

function pages(ask: (last: number) => Promise<number[]>): Pages<number> {
  return new Pages(ask, String)
}

test('a first page that is not full is all there is', () => {
  const few = pages(() => Promise.reject(new Error('asked for more')))
  few.begin(numbers(0, PAGE - 1))
  expect(few.more).toBe(false)
})

test('the next page is asked for by the last one, and added', async () => {
  const many = pages((last) => Promise.resolve(numbers(last + 1, 3)))
  many.begin(numbers(0, PAGE))
  expect(many.more).toBe(true)
  await many.next()
  expect(many.items).toEqual(numbers(0, PAGE + 3))
  expect(many.more).toBe(false)
})

test('what comes twice is shown once', async () => {
  const many = pages((last) => Promise.resolve(numbers(last - 1, 4)))
  many.begin(numbers(0, PAGE))
  await many.next()
  expect(many.items).toEqual(numbers(0, PAGE + 2))
})

test('an answer to what was asked before the list began anew is not taken', async () => {
  let answer = (_: number[]): void => undefined
  const many = pages(() => new Promise((resolve) => (answer = resolve)))
  many.begin(numbers(0, PAGE))
  const late = many.next()
  many.begin([7])
  answer([8])
  await late
  expect(many.items).toEqual([7])
  expect(many.asking).toBe(false)
})

test('who was refused may ask again', async () => {
  let refused = true
  const many = pages((last) =>
    refused ? Promise.reject(new Error('no')) : Promise.resolve([last + 1]),
  )
  many.begin(numbers(0, PAGE))
  await expect(many.next()).rejects.toThrow('no')
  refused = false
  await many.next()
  expect(many.items).toHaveLength(PAGE + 1)
})
