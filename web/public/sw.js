// Makes Clew installable: its files are kept, so that the page opens at once. Nothing of a game and no
// answer of a server is ever kept here.
//
// A page without a server is kept whole (its build puts a version and all its files here), so that it
// needs no network after the first visit; a newer one waits until somebody wants it. The page of a
// server is asked for each time, and can say itself that the server cannot be reached.
const VERSION = 'clew-1'
const FILES = []
const SHELL = ['./', './icon.svg', './icon-192.png', './manifest.webmanifest']
const MOST = 120

const ROOT = new URL('./', location.href)
const isWhole = FILES.length > 0
/** Other pages of the same host have caches, too. */
const MINE = `clew${ROOT.pathname}`
const KEPT = `${MINE}${VERSION}`

self.addEventListener('install', (event) => {
    event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(isWhole ? FILES : SHELL)))
    if (!isWhole) self.skipWaiting()
})

self.addEventListener('activate', (event) => {
    event.waitUntil(forgetOlder().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
    if (event.data === 'take over') self.skipWaiting()
})

async function forgetOlder() {
    const names = await caches.keys()
    // Another page of ours may lie in a folder below this one: a version has no slash in it.
    const isMine = (name) => name.startsWith(MINE) && !name.slice(MINE.length).includes('/')
    const older = names.filter((name) => name === 'clew-1' || isMine(name))
    await Promise.all(older.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET' || !url.href.startsWith(ROOT.href)) return
    const inside = url.pathname.slice(ROOT.pathname.length)
    if (isWhole) event.respondWith(whole(request))
    else if (request.mode === 'navigate') event.respondWith(page(request, inside))
    else if (inside.startsWith('assets/')) event.respondWith(asset(request))
})

/** What was kept together belongs together: the page never meets files of another version. */
async function whole(request) {
    const kept = await caches.open(KEPT)
    const wanted = request.mode === 'navigate' ? './' : request
    return (await kept.match(wanted, { ignoreSearch: true })) ?? fetch(request)
}

/** From the server, so that a new version shows at once; the kept one if there is no server. */
async function page(request, inside) {
    try {
        const answer = await fetch(request)
        if (answer.ok && !inside) await (await caches.open(KEPT)).put('./', answer.clone())
        return answer
    } catch {
        return (await (await caches.open(KEPT)).match('./')) ?? Response.error()
    }
}

/** Their names change with what is in them: a kept one is always right. */
async function asset(request) {
    const kept = await caches.open(KEPT)
    const found = await kept.match(request)
    if (found) return found
    const answer = await fetch(request)
    if (answer.ok) await keep(kept, request, answer.clone())
    return answer
}

async function keep(kept, request, answer) {
    await kept.put(request, answer)
    const all = await kept.keys()
    const assets = all.filter((one) => new URL(one.url).pathname.includes('/assets/'))
    await Promise.all(
        assets.slice(0, Math.max(0, assets.length - MOST)).map((one) => kept.delete(one)),
    )
}

/** The server tells something while the page is closed; whoever looks at it sees it there. */
self.addEventListener('push', (event) => {
    const told = event.data?.json()
    if (told) event.waitUntil(tell(told))
})

async function tell({ title, body, path }) {
    const wanted = new URL(path.slice(1), ROOT).href
    const windows = await self.clients.matchAll({ type: 'window' })
    if (windows.some((one) => one.url === wanted && one.visibilityState === 'visible')) return
    const icon = new URL('icon-192.png', ROOT).href
    await self.registration.showNotification(title, {
        body,
        icon,
        tag: path.split('/').pop(),
        data: { path: wanted },
    })
}

self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(show(event.notification.data?.path ?? './'))
})

/** The window that has the table open comes forward, or a new one is opened. */
async function show(path) {
    const wanted = new URL(path, ROOT).href
    const windows = await self.clients.matchAll({ type: 'window' })
    const found = windows.find((one) => one.url === wanted)
    if (found) await found.focus()
    else await self.clients.openWindow(wanted)
}
