// Which level of each game suits the player, by the own rating or by the games against bots.
import { api } from './api'
import { me } from './me.svelte'

class MyLevels {
  #known = $state.raw<Record<string, string>>({})

  /** The level that suits the player in a game; undefined before the first game. */
  of(game: string): string | undefined {
    return this.#known[game]
  }
  /** Looks again: every finished game may change it. */
  async look(): Promise<void> {
    const { handle } = me
    if (!handle) return
    const { played } = await api.profile(handle)
    if (handle !== me.handle) return
    this.#known = Object.fromEntries(
      Object.entries(played).map(([game, { level }]) => [game, level]),
    )
  }
}

export const mylevels = new MyLevels()
