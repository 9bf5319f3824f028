import { expect, test } from 'vitest'
import credits from '../../../CREDITS.md?raw'
import { MAKERS } from './makers'

test('designers and publishers are those of CREDITS.md', () => {
  const rows = credits.split('\n').filter((line) => /^\| (Labyrinth|The Lady)/.test(line))
  const named = rows.map((row) =>
    row
      .split('|')
      .slice(2, 4)
      .map((cell) => cell.trim()),
  )
  expect(Object.values(MAKERS).map((makers) => [...makers])).toEqual(named)
})
