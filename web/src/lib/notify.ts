// Calling somebody back whose turn it is and who looks elsewhere.
import { page } from './page.svelte'
import { settings } from './settings.svelte'
import { chime } from './sound'
import type { Words } from './words'
import { to } from './router.svelte'

const ICON = `${import.meta.env.BASE_URL}icon-192.png`

/** Whether this browser can call at all. */
export const canNotify = 'Notification' in globalThis

/** Asks the browser whether we may; says whether we may. */
export async function mayNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === 'granted'
}

/** It is our turn now: a sound, and a call where somebody looks elsewhere. */
export function callToTurn(key: string, words: Words | undefined): void {
  chime('turn')
  if (words) tellOfTurn(key, words.say(`${words.game}-name`))
}

export function tellOfTurn(key: string, game: string): void {
  call(page.say('page-your-turn'), { body: game, tag: key }, `/table/${key}`)
}

/** Somebody has come to play with: a sound in any case. */
export function callToOffer(game: string): void {
  chime('met', 0, true)
  call(page.say('page-match-found'), { body: game, tag: 'match' }, '/')
}

/** Calls somebody who looks elsewhere, if they want to be called. */
function call(title: string, options: NotificationOptions, path: string): void {
  if (!settings.notify || !document.hidden || !canNotify) return
  if (Notification.permission === 'granted') void show(title, { icon: ICON, ...options }, path)
}

/** By the service worker where there is one: phones know no other way. */
async function show(title: string, options: NotificationOptions, path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, { ...options, data: { path: to(path) } })
  else new Notification(title, options).onclick = () => focus()
}
