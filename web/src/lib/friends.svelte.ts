// Friends: asked for now and then while somebody looks, and changed by a click.
import { api } from './api'
import type { FriendList } from './contract'
import { InTurn } from './latest.svelte'
import { me } from './me.svelte'
import { page } from './page.svelte'

const LOOK_AGAIN = 10_000

class MyFriends {
  list = $state.raw<FriendList>()
  problem = $state('')
  readonly #inTurn = new InTurn()

  /** Keeps the list up to date for as long as the effect lives in which it is called. */
  watch(): void {
    $effect(() => {
      if (!me.login) return
      void this.#look()
      const timer = setInterval(() => document.hidden || void this.#look(), LOOK_AGAIN)
      return () => clearInterval(timer)
    })
  }

  /** Asks somebody to be a friend, or accepts. */
  ask = (handle: string): Promise<boolean> => this.#change(() => api.befriend(handle))
  part = (handle: string): Promise<boolean> => this.#change(() => api.part(handle))
  invite = (handle: string, table: string): Promise<boolean> =>
    this.#change(() => api.inviteFriend(handle, table))
  decline = (table: string): Promise<boolean> => this.#change(() => api.declineInvitation(table))

  async #look(): Promise<void> {
    try {
      this.list = await this.#inTurn.ask(() => api.friends())
    } catch {
      // The next look may go well.
    }
  }
  async #change(what: () => Promise<FriendList>): Promise<boolean> {
    this.problem = ''
    try {
      this.list = await this.#inTurn.ask(what)
      return true
    } catch (error) {
      this.problem = page.problemOf(error)
      return false
    }
  }
}

export const friends = new MyFriends()
