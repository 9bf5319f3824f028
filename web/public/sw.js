// Makes Clew installable: its files are kept, so that the page opens at once and can say itself
// that the server cannot be reached. Nothing of a game is ever kept here.
const KEPT = 'clew-1'
const SHELL = ['/', '/icon.svg', '/icon-192.png', '/manifest.webmanifest']
const MOST = 120

self.addEventListener('install', (event) => {
    event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL)))
    self.skipWaiting()
})

self.addEventListener('activate', (event) => {
    event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

async function forgetOthers() {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== location.origin) return
    if (request.mode === 'navigate') event.respondWith(page(request))
    else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** From the server, so that a new version shows at once; the kept one if there is no server. */
async function page(request) {
    try {
        const answer = await fetch(request)
        const url = new URL(request.url)
        if (answer.ok && url.pathname === '/')
            await (await caches.open(KEPT)).put('/', answer.clone())
        return answer
    } catch {
        return (await caches.match('/')) ?? Response.error()
    }
}

/** Their names change with what is in them: a kept one is always right. */
async function asset(request) {
    const found = await caches.match(request)
    if (found) return found
    const answer = await fetch(request)
    if (answer.ok) await keep(request, answer.clone())
    return answer
}

async function keep(request, answer) {
    const kept = await caches.open(KEPT)
    await kept.put(request, answer)
    const all = await kept.keys()
    const assets = all.filter((one) => new URL(one.url).pathname.startsWith('/assets/'))
    await Promise.all(
        assets.slice(0, Math.max(0, assets.length - MOST)).map((one) => kept.delete(one)),
    )
}

self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(show(event.notification.data?.path ?? '/'))
})

/** The window that has the table open comes forward, or a new one is opened. */
async function show(path) {
    const windows = await self.clients.matchAll({ type: 'window' })
    const found = windows.find((one) => new URL(one.url).pathname === path)
    if (found) await found.focus()
    else await self.clients.openWindow(path)
}
