// Files for the person at the page, from what was asked for.
import { api } from './api'

/** The record of a game, as `clew verify`, `clew replay` and `clew play --resume` read it. */
export async function save(key: string): Promise<void> {
  download(`${key}.json`, await api.record(key))
}

export function download(name: string, content: unknown): void {
  const text = `${JSON.stringify(content, null, 1)}\n`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
