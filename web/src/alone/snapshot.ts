// Python's memory right after it has started. Another worker goes on from there, and so does the next
// visit: that takes a fifth of the time. Most of this memory is empty, and that is not kept.
import { folder } from 'virtual:python'

const PAGE = 65536
const CACHE = 'clew-python'

/** Its filled pages, and where each of them belongs. */
export interface Snapshot {
  length: number
  places: Uint32Array
  pages: Uint8Array
}

export function squeeze(memory: Uint8Array): Snapshot {
  const places: number[] = []
  for (let at = 0; at < memory.length; at += PAGE)
    if (memory.subarray(at, at + PAGE).some(Boolean)) places.push(at)
  const pages = new Uint8Array(places.length * PAGE)
  places.forEach((at, n) => pages.set(memory.subarray(at, at + PAGE), n * PAGE))
  return { length: memory.length, places: Uint32Array.from(places), pages }
}

export function spread({ length, places, pages }: Snapshot): Uint8Array {
  const memory = new Uint8Array(length)
  places.forEach((at, n) => {
    const page = pages.subarray(n * PAGE, n * PAGE + Math.min(PAGE, length - at))
    memory.set(page, at)
  })
  return memory
}

/** It fits the very files it was made from, and the browser it was made in. */
const address = () => {
  const { href } = new URL(folder, location.href)
  return `${href}snapshot?${encodeURIComponent(navigator.userAgent)}`
}

/** What an earlier visit has kept. */
export async function kept(): Promise<Snapshot | undefined> {
  try {
    const found = await (await caches.open(CACHE)).match(address())
    if (!found) return undefined
    const all = await found.arrayBuffer()
    const [length, count] = new Uint32Array(all, 0, 2) as unknown as [number, number]
    const places = new Uint32Array(all, 8, count)
    return { length, places, pages: new Uint8Array(all, 8 + 4 * count) }
  } catch {
    return undefined
  }
}

export async function keep({ length, places, pages }: Snapshot): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    const older = (await cache.keys()).filter((one) =>
      one.url.startsWith(new URL('..', folder).href),
    )
    await Promise.all(older.map((one) => cache.delete(one)))
    const numbers = Uint32Array.of(length, places.length, ...places)
    await cache.put(address(), new Response(new Blob([numbers, pages as Uint8Array<ArrayBuffer>])))
  } catch {
    // Without room for it, the next visit takes longer.
  }
}

export async function forget(): Promise<void> {
  await caches.delete(CACHE).catch(() => undefined)
}
