// The shuffle nobody can choose, seen from a player's side: the nonce that we hand in.
import { toHex } from './bytes'

/** A name that nobody else chooses. (`randomUUID` is only there over https and on this machine.) */
export function freshId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(12)))
}

/** 16 random bytes that go into the game's seed. */
export function freshNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}
