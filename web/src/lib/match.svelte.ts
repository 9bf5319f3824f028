// Looking for somebody to play with: whoever waits has a line to the server, which comes back by
// itself, on whichever page of ours they are meanwhile.
import { api } from './api'
import type { FromQueue, GameInfo, Offered, Parted } from './contract'
import { freshNonce } from './fairness'
import { gamesIn } from './games'
import { callToOffer } from './notify'
import { page } from './page.svelte'
import { promise } from './receipts'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { againstBots, noteSeat } from './start'
import { type WaitingLine, type Wish, wait } from './transport'

/** Milliseconds until a lost line is tried again: sooner than the place in the queue is lost. */
const AGAIN = 700

class Match {
  /** What we wait for; undefined while we do not. */
  wish = $state.raw<Wish>()
  game = $state.raw<GameInfo>()
  /** How many wait for the same, we included. */
  waiting = $state(0)
  /** Whether somebody did not come, and we wait on. */
  again = $state(false)
  since = $state(0)
  offer = $state.raw<Offered>()
  /** When the offer ends, by our own clock. */
  ends = $state(0)
  isLost = $state(false)
  /** Why we do not wait any more. */
  problem = $state('')
  /** The table where we play against bots meanwhile. */
  meanwhile = $state('')

  #line: WaitingLine | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #accepted: { key: string; nonce: string } | undefined

  get isShown(): boolean {
    return Boolean(this.wish || this.problem)
  }

  look(wish: Wish): void {
    this.#end()
    this.problem = ''
    this.wish = wish
    this.since = Date.now()
    void gamesIn(settings.language).then(
      (games) => {
        if (this.wish === wish) this.game = games.find((one) => one.id === wish.game)
      },
      () => undefined,
    )
    this.#connect()
  }

  /** Waits no longer; declines what is offered. */
  cancel = (): void => {
    this.#line?.send({ type: 'leave' })
    this.#end()
  }

  accept = (): void => {
    const offer = this.offer
    if (!offer || offer.mine) return
    if (this.#accepted?.key !== offer.key) {
      this.#accepted = { key: offer.key, nonce: freshNonce() }
      promise(offer.key, { commitment: offer.commitment, nonce: this.#accepted.nonce })
    }
    this.#line?.send({ type: 'accept', ...this.#accepted })
  }

  forget = (): void => {
    this.problem = ''
  }

  /** Plays against bots until somebody comes. */
  playBots = async (): Promise<void> => {
    const { game, wish } = this
    if (!game || !wish) return
    const table = await againstBots(game, wish.players)
    // Somebody has come meanwhile, or nobody is waited for any more.
    if (this.wish !== wish) return void (await api.close(table.key).catch(() => undefined))
    this.meanwhile = table.key
    router.go(`/table/${table.key}`)
  }

  #connect(): void {
    if (!this.wish || !wait) return
    this.#line = wait(this.wish, {
      hear: (message) => this.#take(message),
      ended: () => this.#lost(),
    })
  }

  #lost(): void {
    this.isLost = true
    this.#timer = setTimeout(() => this.#connect(), AGAIN * (0.75 + Math.random() / 2))
  }

  #take(message: FromQueue): void {
    this.isLost = false
    switch (message.type) {
      case 'waiting':
        this.offer = undefined
        this.waiting = message.waiting
        this.again = message.again
        break
      case 'offered':
        this.#offered(message)
        break
      case 'met':
        void this.#meet(message.key)
        break
      case 'parted':
        this.#part(message)
    }
  }

  #offered(offer: Offered): void {
    const isNew = offer.key !== this.offer?.key
    this.offer = offer
    this.ends = Date.now() + offer.left * 1000
    // What we accepted may have been lost with the line.
    if (offer.key === this.#accepted?.key) this.accept()
    else if (isNew) callToOffer(this.game?.name ?? '')
  }

  async #meet(key: string): Promise<void> {
    const meanwhile = this.meanwhile
    this.#end()
    router.go(`/table/${key}`)
    // The game against bots ends without a result: it counts for nobody.
    if (meanwhile) await api.close(meanwhile).catch(() => undefined)
    await api.look(key).then(
      (table) => noteSeat(key, table.seat),
      () => undefined,
    )
  }

  #part({ problem }: Parted): void {
    this.#end()
    this.problem = page.words?.problem(problem) ?? ''
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.#line?.close()
    this.#line = undefined
    this.#accepted = undefined
    this.wish = undefined
    this.offer = undefined
    this.game = undefined
    this.again = false
    this.isLost = false
    this.waiting = 0
    this.meanwhile = ''
  }
}

export const match = new Match()
