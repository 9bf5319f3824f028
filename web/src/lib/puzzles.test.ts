import { expect, test } from 'vitest'
import { bestStreakOf, dayOf, daysUpTo, streakOf } from './puzzles.svelte'

test('a day is the one people here have', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test('a week ends today, over the end of a month', () => {
  const week = daysUpTo('2026-03-02', 7)
  expect(week).toHaveLength(7)
  expect([week[0], week[5], week[6]]).toEqual(['2026-02-24', '2026-03-01', '2026-03-02'])
})

test('a streak goes on until a day is left out, today may still come', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-02-20']
  expect(streakOf(days, '2026-03-01')).toBe(3)
  expect(streakOf(days, '2026-03-02')).toBe(3)
  expect(streakOf(days, '2026-03-03')).toBe(0)
  expect(bestStreakOf(days)).toBe(3)
  expect(bestStreakOf([])).toBe(0)
})
