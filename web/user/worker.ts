/**
 * The worker of the tenants' pages. The document comes from the network, so a release is there with the next load.
 * Without a network, or with one that hangs, it opens the document of the last release, whole with its scripts, and the
 * page shows what it last knew. It never keeps a call: what a tenant knows is the page's, and goes with the
 * session (decision 029). It shows what is pushed, also while no page is open.
 */

/** The build fills in these (web/build/user-worker.ts): the files of this release, the page's own script first. */
declare const FILES: readonly string[]
declare const RELEASE: string
/** Shown beside a push. */
declare const ICON: string

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Waiting {
  request: Request
  respondWith(response: Promise<Response>): void
}
interface Pushed extends Waiting {
  data: { json(): { title: string; body: string; tag: string; lang: string; market: string } }
}
interface Clicked extends Waiting {
  notification: { data: { market: string }; close(): void }
}
interface Page {
  focus(): Promise<Page>
  navigate(url: string): Promise<unknown>
}
interface Worker {
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: { showNotification(title: string, shown: object): Promise<void> }
  addEventListener(name: 'install' | 'activate', listen: (event: Waiting) => void): void
  addEventListener(name: 'fetch', listen: (event: Asked) => void): void
  addEventListener(name: 'push', listen: (event: Pushed) => void): void
  addEventListener(name: 'notificationclick', listen: (event: Clicked) => void): void
}

const worker = globalThis as unknown as Worker

const DOCUMENT = '/user'
const PREFIX = 'user-'
const CACHE = PREFIX + RELEASE

/**
 * Keeps all files of this release, and its document. Fails when the edge still sends the document of another release:
 * the browser tries again at the next load.
 */
const install = async (): Promise<void> => {
  const page = await fetch(DOCUMENT, { cache: 'no-store' })
  const text = await page.clone().text()
  if (!page.ok || !FILES[0] || !text.includes(FILES[0])) throw new Error('the document is of another release')
  const cache = await caches.open(CACHE)
  await cache.addAll([...FILES])
  await cache.put(DOCUMENT, page)
  await worker.skipWaiting()
}

/** Forgets the files of releases before. A page that is open since then gets what it still needs from the network. */
const activate = async (): Promise<void> => {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map(name => caches.delete(name)))
  await worker.clients.claim()
}

/** A poor network may take the document's request and never answer it. */
const LONGEST_MS = 5_000

const openDocument = async (request: Request): Promise<Response> => {
  const asked = fetch(request).catch(() => undefined)
  const isLate = new Promise<undefined>(resolve => setTimeout(resolve, LONGEST_MS))
  const answer = await Promise.race([asked, isLate])
  if (answer && answer.status < 500) return answer
  return (await caches.match(DOCUMENT)) ?? (await asked) ?? Response.error()
}

/** A file with a hash in its name never changes. The browser's own cache, or the network, has what the list has not. */
const openFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

worker.addEventListener('install', event => event.waitUntil(install()))
worker.addEventListener('activate', event => event.waitUntil(activate()))
worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && pathname.replace(/\/$/, '') === DOCUMENT)
    event.respondWith(openDocument(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request))
})

/** What the server says (functions/messages/notices/push.ts). One that comes twice has the same tag, and is shown once. */
const show = ({ data }: Pushed): Promise<void> => {
  const { title, market, ...shown } = data.json()
  return worker.registration.showNotification(title, { ...shown, icon: ICON, data: { market } })
}

/** The page that is open goes to the sales at that market, whichever it shows; without one it is opened. */
const openSales = async (market: string): Promise<void> => {
  const sales = `${DOCUMENT}?market=${market}#/sales`
  const [page] = await worker.clients.matchAll()
  if (page) await (await page.focus()).navigate(sales)
  else await worker.clients.openWindow(sales)
}

worker.addEventListener('push', event => event.waitUntil(show(event)))
worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openSales(event.notification.data.market))
})

// Its names are its own.
export {}
