// The shuffle nobody can choose, seen from a player's side: the nonce that we hand in.

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A name that nobody else chooses. (`randomUUID` is only there over https and on this machine.) */
export function freshId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(12)))
}

/** 16 random bytes that go into the game's seed. */
export function freshNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}

const STORE = 'clew-promises'

interface Promised {
  commitment: string
  nonce: string
}

/** Notes what was promised before the game, so that it can be held against the record. */
export function note(key: string, promised: Promised): void {
  try {
    const all = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Promised>
    const kept = Object.entries({ ...all, [key]: promised }).slice(-100)
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Without storage there is nothing to hold against it: the record still verifies.
  }
}

export function noted(key: string): Promised | undefined {
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Promised>)[key]
  } catch {
    return undefined
  }
}
