// Who is here: a guest, or somebody with an account.
import { api } from './api'
import type { Me } from './contract'

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
  get isKnown(): boolean {
    return Boolean(this.#known)
  }

  async look(): Promise<void> {
    try {
      this.#known = await api.me()
    } catch {
      // Without the server there is nobody; the next page asks again.
    }
  }
  become(who: Me): void {
    this.#known = who
  }
}

export const me = new Myself()
