// Calling somebody back whose turn it is and who looks elsewhere.
import { page } from './page.svelte'
import { settings } from './settings.svelte'
import { chime } from './sound'
import type { Words } from './words'

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

/** Calls somebody who looks elsewhere, if they want to be called. */
export function tellOfTurn(key: string, game: string): void {
  if (!settings.notify || !document.hidden || !canNotify) return
  if (Notification.permission !== 'granted') return
  void show(page.say('page-your-turn'), { body: game, tag: key, icon: '/icon-192.png' }, key)
}

/** By the service worker where there is one: phones know no other way. */
async function show(title: string, options: NotificationOptions, key: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, { ...options, data: { path: `/table/${key}` } })
  else new Notification(title, options).onclick = () => focus()
}
