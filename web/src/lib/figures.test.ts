import { expect, test } from 'vitest'
import { byOpponents, bySeats, lasting } from './figures'

test('games are listed by the number of seats', () => {
  const figures = { 'games-4': 2, 'wins-4': 1, 'games-2': 5, games: 7 }
  expect(bySeats(figures)).toEqual([
    { of: '2', games: 5, wins: 0 },
    { of: '4', games: 2, wins: 1 },
  ])
})

test('only opponents one has met are listed', () => {
  expect(byOpponents({ 'met-master': 3, 'beat-master': 1, 'met-greedy': 9 })).toEqual([
    { of: 'master', games: 3, wins: 1 },
  ])
})

test('seconds are read as a clock', () => {
  expect([lasting(67), lasting(3600 + 5)]).toEqual(['1:07', '1:00:05'])
})
