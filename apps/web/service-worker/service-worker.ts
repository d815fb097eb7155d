// Keeps the app's own files on the device, so that a page opens and goes on without a network. It is one and the same
// for every page: what a page gets depends on the address that it asks for, never on the version of this worker. It
// never answers for the API.

declare const self: ServiceWorkerGlobalScope
/** Written in by the build: every file that a screen needs, and a name that changes whenever one of them does. */
declare const QUIZLY_SHELL: { version: string; files: string[] }

/** Newer than the compiler's own declarations; browsers that lack it send every request through this worker. */
type Routing = {
  addRoutes?: (route: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>
}

const { version, files } = QUIZLY_SHELL
const cacheName = `shell-${version}`
const patienceMs = 3_000

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell())
  // Calls that end a page's life must not have to wait for this worker.
  const routing = event as Routing
  void routing.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (pathname.startsWith('/assets/')) event.respondWith(keptOrFresh(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(freshOrKept(event, '/'))
  else if (files.includes(pathname)) event.respondWith(freshOrKept(event, pathname))
})

/** All files or none: when one fails this worker is given up, and the one before it stays. */
async function keepShell() {
  const cache = await caches.open(cacheName)
  await cache.addAll(
    files.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })),
  )
}

/** The browser waits with this until no page uses the worker before, so nobody needs its files any more. */
async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Files with a hash in their name never change, and the server may have the next version's already. */
async function keptOrFresh(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** What the server says counts, unless it is out of reach, out of order or too slow for someone in a quiz. */
async function freshOrKept(event: FetchEvent, file: string): Promise<Response> {
  const fresh = fetchFresh(event)
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), patienceMs))
  const isGood = fresh.then(
    ({ status }) => status < 500,
    () => false,
  )
  if (await Promise.race([isGood, tooLate])) return fresh
  return (await caches.match(file, { cacheName, ignoreVary: true })) ?? fresh
}

async function fetchFresh({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined
  return preloaded ?? fetch(request)
}
