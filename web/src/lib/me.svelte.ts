// Who is here: a guest, or somebody with an account.
import { api } from './api'
import type { Avatar, Me } from './contract'

class Myself {
  #known = $state.raw<Me>()

  constructor() {
    void this.look()
  }

  get name(): string {
    return this.#known?.name ?? ''
  }
  get login(): string {
    return this.#known?.login ?? ''
  }
  /** Whether we are somebody without an account. */
  get isGuest(): boolean {
    return Boolean(this.#known && !this.#known.login)
  }
  /** What stands in the link to one's profile; empty where nobody else is. */
  get handle(): string {
    return this.#known?.handle ?? ''
  }
  get avatar(): Avatar | undefined {
    return this.#known?.avatar ?? undefined
  }
  /** Whether we may judge reports. */
  get isModerator(): boolean {
    return Boolean(this.#known?.moderator)
  }
  get isKnown(): boolean {
    return Boolean(this.#known)
  }

  async look(): Promise<void> {
    const before = this.#known
    try {
      const found = await api.me()
      // Who has signed in meanwhile stays signed in.
      if (this.#known === before) this.#known = found
    } catch {
      // Without the server there is nobody; the next page asks again.
    }
  }
  become(who: Me): void {
    this.#known = who
  }
}

export const me = new Myself()
