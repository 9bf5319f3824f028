// The page is kept whole for the next time, and a newer one is offered.
import { loading } from '../lib/loading.svelte'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Once all is there: what was loaded need not be loaded again to be kept. Who came to play has a board
 * before the rest of the page is loaded. */
export async function keepOffline(playing: Promise<unknown>): Promise<void> {
  await loading.ready
  if (!navigator.serviceWorker.controller)
    await Promise.race([playing.then(() => pause(4000)), pause(12_000)])
  try {
    const registration = await navigator.serviceWorker.register('./sw.js')
    offer(registration)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => offer(registration))
    })
  } catch {
    // Without it (a private window, say) the page needs its host each time.
  }
}

/** A newer page waits: whoever wants it has it at once, the others when they come again. */
function offer({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting || !navigator.serviceWorker.controller) return
  loading.update = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    waiting.postMessage('take over')
  }
}
