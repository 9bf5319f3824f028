// The trophies that a game brings its player: those they have after it and had not before. They are
// counted together with its last entry, so that they can be asked for as soon as it is seen.
import { api } from './api'
import { me } from './me.svelte'

export class Earned {
  /** Their names, in the order of the game's list. */
  trophies = $state.raw<string[]>([])
  #before: Promise<string[]> | undefined

  /** The game runs: what does the player have already? Who is not known yet is asked again. */
  begin(game: string): void {
    if (!me.handle) return
    this.#before ??= trophiesIn(game)
  }
  /** It is over. Who comes only now is told nothing. */
  async end(game: string): Promise<void> {
    const asked = this.#before
    if (!asked) return
    this.#before = undefined
    try {
      const before = await asked
      this.trophies = (await trophiesIn(game)).filter((one) => !before.includes(one))
    } catch {
      // Without an answer the profile tells it.
    }
  }
}

async function trophiesIn(game: string): Promise<string[]> {
  return (await api.profile(me.handle)).played[game]?.trophies ?? []
}
