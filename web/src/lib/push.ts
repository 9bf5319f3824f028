// Being told while Clew is closed: this browser's subscription at its own push service.
import { api } from './api'
import type { PutPush } from './contract'
import { settings } from './settings.svelte'

export type Wish = PutPush['wishes'][number]

/** Whether this browser can be told anything while the page is closed. */
export const canPush = 'PushManager' in globalThis && 'serviceWorker' in navigator

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return canPush ? navigator.serviceWorker.getRegistration() : undefined
}

/** What this browser is told now; nothing (undefined) where it cannot be told, or by this server. */
export async function wishesNow(): Promise<Wish[] | undefined> {
  const worker = await registration()
  if (!worker) return undefined
  const found = await worker.pushManager.getSubscription()
  const { key, wishes } = await api.push(found?.endpoint ?? '')
  return key ? wishes : undefined
}

/** Wants to be told this, and nothing else. The browser may ask whether we may. */
export async function want(wishes: Wish[]): Promise<Wish[]> {
  const worker = await registration()
  if (!worker) return []
  const { key } = await api.push('')
  const subscription =
    (await worker.pushManager.getSubscription()) ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = subscription.toJSON()
  const told = await api.wantPush({
    endpoint: endpoint!,
    p256dh: keys!.p256dh!,
    auth: keys!.auth!,
    language: settings.language,
    wishes,
  })
  if (!told.wishes.length) await subscription.unsubscribe()
  return told.wishes
}
