import { expect, it } from 'vitest'
import { secondsLeft, serverSeconds, setServerTime, timeText } from './clock'

const clock = { left: [30, 50], since: 100, seats: [1] }

it('runs for who must act only', () => {
  expect(secondsLeft(clock, 1, 110)).toBe(20)
  expect(secondsLeft(clock, 2, 110)).toBe(50)
  expect(secondsLeft(clock, 1, 200)).toBe(0)
})

it('goes by the server', () => {
  setServerTime('Thu, 01 Jan 1970 00:01:00 GMT', 90_500)
  expect(serverSeconds(95_000)).toBe(65)
  setServerTime(null, 0)
  expect(serverSeconds(95_000)).toBe(65)
})

it('is read at a glance', () => {
  expect(timeText(5)).toBe('0:05')
  expect(timeText(65.2)).toBe('1:06')
  expect(timeText(3 * 3600 + 61)).toBe('3:01:01')
  expect(timeText(2 * 86400 + 4 * 3600 + 9)).toBe('2 d 4 h')
})
