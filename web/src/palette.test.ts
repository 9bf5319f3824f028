// Colours have names: the page's in app.css, a game's in its palette.css, and nowhere else.
import { expect, test } from 'vitest'

const found = import.meta.glob<string>('./**/*.{svelte,ts,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = Object.entries(found)
  .filter(([name]) => !/(types|\.test)\.ts$/.test(name))
  .map(([name, text]) => ({ name, text }))
const isPalette = (name: string) => /(app|palette)\.css$/.test(name)

test('the sources are read', () => {
  expect(files.length).toBeGreaterThan(100)
})

test('no colour is written as a number outside a palette', () => {
  const colour = /(?<![\w&/])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/gi
  const numbers = files
    .filter(({ name }) => !isPalette(name))
    .flatMap(({ name, text }) => [...text.matchAll(colour)].map(([what]) => `${name}: ${what}`))
  expect(numbers).toEqual([])
})

test('every name that is used is given somewhere, and every name of a palette is used', () => {
  const given = new Set<string>()
  const used = new Set<string>()
  const named = new Set<string>()
  for (const { name, text } of files) {
    for (const [, one] of text.matchAll(/(?:style:)?(--[\w-]+)(?=[:=])/g)) given.add(one!)
    for (const [, one] of text.matchAll(/var\((--[\w-]+)/g)) used.add(one!)
    if (isPalette(name)) for (const [, one] of text.matchAll(/(--[\w-]+):/g)) named.add(one!)
  }
  // Some are put together: `--seat-${colour}`.
  const isBegun = (one: string) =>
    [...used].some((name) => name.endsWith('-') && one.startsWith(name))
  expect([...used].filter((one) => !one.endsWith('-') && !given.has(one))).toEqual([])
  expect([...named].filter((one) => !used.has(one) && !isBegun(one))).toEqual([])
})

test('breakpoints have names, too', () => {
  const numbers = files.flatMap(({ name, text }) =>
    [...text.matchAll(/@(?:media|container)[^{]*\b(?:width|height|aspect-ratio)\b[^{]*/g)].map(
      ([what]) => `${name}: ${what}`,
    ),
  )
  expect(numbers).toEqual([])
})
