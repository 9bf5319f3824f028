// Bytes, hashes and signatures, as the browser computes them by itself.

export type Bytes = Uint8Array<ArrayBuffer>

const text = new TextEncoder()

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function utf8(words: string): Bytes {
  return text.encode(words)
}

export function joined(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export async function sha256(...parts: Uint8Array[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts)))
}

/** HMAC-SHA256 with one key, for many messages. */
export async function hmac(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>> {
  const kind = { name: 'HMAC', hash: 'SHA-256' }
  const made = await crypto.subtle.importKey('raw', key, kind, false, ['sign'])
  return async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', made, message))
}

/** Whether the owner of a key has signed a message (Ed25519); nothing where the browser cannot tell. */
export async function isSigned(
  key: Bytes,
  message: Bytes,
  signature: Bytes,
): Promise<boolean | undefined> {
  const kind = { name: 'Ed25519' }
  let made: CryptoKey
  try {
    made = await crypto.subtle.importKey('raw', key, kind, false, ['verify'])
  } catch (error) {
    return error instanceof DOMException && error.name === 'DataError' ? false : undefined
  }
  return crypto.subtle.verify(kind, made, signature, message)
}
