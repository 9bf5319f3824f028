import { expect, test, vi } from 'vitest'
import { pace, type Speed } from './pace'
import { Playback } from './playback.svelte'

vi.mock('./settings.svelte', () => ({ settings: { still: false } }))

/** A board that notes what it plays and moves until it is told to stop. */
function playing() {
  const notes: string[] = []
  const ends: (() => void)[] = []
  const playback = new Playback()
  playback.board = {
    play: (events) =>
      new Promise<void>((done) => {
        notes.push(`plays ${events[0]!.event}`)
        ends.push(done)
      }),
    hear: (events) => notes.push(`hears ${events[0]!.event}`),
  }
  const show = (name: string, speed: Speed = 'fast') =>
    playback.show(
      { events: [{ event: name }], view: name },
      () => void notes.push(`${name} stands`),
      () => speed,
    )
  return { notes, ends, playback, show }
}

test('a view stands when its movement is done, and the next one waits for it', async () => {
  const { notes, ends, playback, show } = playing()
  const first = show('push')
  const second = show('walk')
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  expect(notes).toEqual(['plays push'])
  ends[0]!()
  await first
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  expect(notes).toEqual(['plays push', 'hears push', 'push stands', 'plays walk'])
  expect(playback.moving).toBe(true)
  ends[1]!()
  await second
  expect(playback.moving).toBe(false)
})

test('what does not move stands at once, and is heard all the same', async () => {
  const { notes, show } = playing()
  await show('push', 'once')
  expect(notes).toEqual(['hears push', 'push stands'])
})

test('what waits is left out when it is forgotten, and what follows is shown', async () => {
  const { notes, ends, playback, show } = playing()
  const first = show('push')
  const second = show('walk')
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  playback.forget()
  ends[0]!()
  await Promise.all([first, second])
  await show('swap', 'once')
  expect(notes).toEqual(['plays push', 'hears swap', 'swap stands'])
})

test('a movement that fails keeps nothing from being shown', async () => {
  const { notes, playback, show } = playing()
  playback.board = { play: () => Promise.reject(new Error('no such arrow')) }
  await expect(show('push')).rejects.toThrow('no such arrow')
  await show('walk', 'once')
  expect(notes).toEqual(['push stands', 'walk stands'])
  expect(playback.moving).toBe(false)
})

test('a step is played at its own pace, and what follows at the usual one', async () => {
  const { ends, show } = playing()
  const usual = pace.now
  const shown = show('push', 'slow')
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  expect(pace.now.push).toBeGreaterThan(usual.push)
  ends[0]!()
  await shown
  expect(pace.now).toBe(usual)
})

test('what waits stands at once when somebody is in a hurry, and what follows moves', async () => {
  const { notes, ends, playback, show } = playing()
  const first = show('push')
  const second = show('walk')
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  playback.hurry()
  ends[0]!()
  await Promise.all([first, second])
  expect(notes).toEqual(['plays push', 'hears push', 'push stands', 'hears walk', 'walk stands'])
  void show('swap')
  await vi.waitFor(() => expect(notes.at(-1)).toBe('plays swap'))
})
