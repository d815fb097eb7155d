import { deviceStore } from '../../lib/device/device-store.ts'

/** The service worker answers from here; it is no cache of its own, because on a first visit it comes too late. */
const cacheName = 'pictures'
/** A quiz is copied to the device while its first pictures are drawn already, and removed while they still are. */
const looksAfterMs = [1_000, 8_000]

const wanted = new Set<string>()
let timers: ReturnType<typeof setTimeout>[] = []

/** Keeps this picture for as long as there is a copy of its quiz on the device. */
export function keepPicture(address: string): void {
  wanted.add(address)
  tidyLater()
}

export function tidyLater(): void {
  timers.forEach((timer) => clearTimeout(timer))
  timers = looksAfterMs.map((ms) => setTimeout(tidyQuietly, ms))
}

/** Browsers without a cache, and full disks, keep none. */
export function tidyQuietly(): void {
  tidyPictures().catch(() => {})
}

/** Fetches what is to be kept, mostly from the browser’s own cache, and drops what belongs to no copy. */
export async function tidyPictures(store = deviceStore, storage = globalThis.caches): Promise<void> {
  const copies = await store.names()
  const hasCopy = (address: string) => {
    const [, quizId = ''] = /\/media\/([^./]+)/.exec(address) ?? []
    return copies.some((name) => name.endsWith(`:${quizId}`))
  }
  const cache = await storage.open(cacheName)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all([
    ...kept.filter((address) => !hasCopy(address)).map((address) => cache.delete(address)),
    ...[...wanted]
      .filter((address) => hasCopy(address) && !kept.includes(address))
      .map((address) => cache.add(address)),
  ])
}
