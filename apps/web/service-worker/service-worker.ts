// Keeps the app's own files on the device, so that pages open and go on working without a network. A page
// always gets the files that it asks for by name, whatever the version of this worker. It never answers calls
// of the API.

declare const self: ServiceWorkerGlobalScope
type FilesByLanguage = Partial<Record<string, string[]>>
/**
 * Written by the build: the files that screens need, those with words by their language, and a version that
 * changes with any of them.
 */
declare const QUIZLY_SHELL: { version: string; everybody: FilesByLanguage; educators: FilesByLanguage }

/**
 * Newer than the compiler's own declarations. In browsers without it, every request passes through this
 * worker.
 */
type Routing = {
  addRoutes?: (route: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>
}

const { version, everybody, educators } = QUIZLY_SHELL
const { search } = new URL(self.location.href)
const params = new URLSearchParams(search)
/** The page asks by address for its language and, for an educator, for the screens of educators. */
const cacheName = `shell-${version}${search}`
// English too: it serves while another language cannot be loaded.
const languages = new Set(['', 'en', params.get('language') ?? 'en'])
const kept = params.get('role') === 'admin' ? [everybody, educators] : [everybody]
const files = kept.flatMap((list) => [...languages].flatMap((language) => list[language] ?? []))
/** Without a first frame, because it is kept for all addresses. */
const page = '/index.html'
const patienceMs = 3_000

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell())
  // Calls that a closing page makes must not wait for this worker.
  const routing = event as Routing
  void routing.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (pathname.startsWith('/assets/')) event.respondWith(keptOrFresh(request))
  else if (pathname.startsWith('/media/')) event.respondWith(keptOrFresh(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(freshOrKept(event))
})

/** Keeps all files or none: if one fails, this worker is discarded and the one before it stays. */
async function keepShell() {
  const cache = await caches.open(cacheName)
  await cache.addAll(
    files.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })),
  )
}

/** The browser calls this only when no page uses the previous worker, so its files are no longer needed. */
async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/**
 * From the device first: files with a hash in their name never change, and the server may have only the next
 * version's. Pictures of a quiz that runs are kept, and dropped, by its page.
 */
async function keptOrFresh(request: Request): Promise<Response> {
  // Words that are asked for again have another query.
  const found = await caches.match(request, { ignoreVary: true, ignoreSearch: true })
  if (found) return found
  const fresh = await fetch(request)
  // Fonts that few quizzes need.
  if (fresh.ok && request.destination === 'font')
    await (await caches.open(cacheName)).put(request, fresh.clone())
  return fresh
}

/** From the server first, unless it is unreachable, failing or too slow for somebody in a quiz. */
async function freshOrKept(event: FetchEvent): Promise<Response> {
  const fresh = fetchFresh(event)
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), patienceMs))
  const isGood = fresh.then(
    ({ status }) => status < 500,
    () => false,
  )
  if (await Promise.race([isGood, tooLate])) return fresh
  return (await caches.match(page, { cacheName, ignoreVary: true })) ?? fresh
}

async function fetchFresh({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined
  return preloaded ?? fetch(request)
}
