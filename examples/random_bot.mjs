// A program that plays any of the games, badly: plain JavaScript for Node, nothing to install.
//
//     clew match labyrinth --bot "cmd:node examples/random_bot.mjs" --bot greedy
//
// The protocol is described in docs/engine.md. Change `choose` to make it a better player.

import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'

/** One of the legal actions. `ask.view` is all that our seat sees, `game.options` are the options,
 * `game.events` is all that we were told. Drawing from `ask.seed` makes the same game go the same
 * way again. */
function choose(ask, game) {
  return ask.legal[Number(BigInt('0x' + ask.seed) % BigInt(ask.legal.length))]
}

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')
const games = new Map() // by table: over the network there may be several at once

const lines = createInterface({ input: process.stdin })
for await (const line of lines) {
  const message = JSON.parse(line)
  const { type, table } = message
  if (type === 'hello') {
    say({ type: 'hello', protocol: 'clew-engine/1', name: 'random_bot.mjs' })
  } else if (type === 'new') {
    games.set(table, { options: message.options, events: [] })
  } else if (type === 'events') {
    games.get(table).events.push(...message.events)
  } else if (type === 'ask') {
    say({ type: 'answer', table, n: message.n, action: choose(message, games.get(table)) })
  } else if (type === 'refused') {
    console.error(`refused: ${message.text}`) // a log of our own
  } else if (type === 'over') {
    games.delete(table)
  } else if (type === 'offer') {
    // over the network: somebody has a seat for us; our own part of the shuffle
    say({ type: 'accept', table, nonce: randomBytes(16).toString('hex') })
  } else if (type === 'bye') {
    break
  }
}
process.exit(0)
