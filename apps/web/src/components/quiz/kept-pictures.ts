import { type DeviceStore, deviceStore } from '../../lib/device/device-store.ts'

/** The service worker answers from here; it is no cache of its own, because on a first visit it comes too late. */
const cacheName = 'pictures'
/** A quiz is copied to the device while its first pictures are drawn already, and removed while they still are. */
const looksAfterMs = [1_000, 8_000]

const requested = new Set<string>()
let timers: ReturnType<typeof setTimeout>[] = []

/** Keeps this picture for as long as there is a copy of its quiz on the device. */
export function keepPicture(address: string): void {
  requested.add(address)
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
  const copied = await copiedQuizzes(store)
  const hasCopy = (address: string) => copied.has(/\/media\/([^./]+)/.exec(address)?.[1] ?? '')
  const cache = await storage.open(cacheName)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all([
    ...kept.filter((address) => !hasCopy(address)).map((address) => cache.delete(address)),
    ...[...requested]
      .filter((address) => hasCopy(address) && !kept.includes(address))
      .map((address) => cache.add(address)),
  ])
}

/** The name of a copy ends with the quiz that is in it; several are in that of a student’s mistakes. */
async function copiedQuizzes(store: DeviceStore): Promise<ReadonlySet<string>> {
  const names = await store.names()
  const ofSeveral = names.filter((name) => name.endsWith(':practice:mistakes'))
  const read = await Promise.all(ofSeveral.map((name) => store.get<{ quizzes: { _id: string }[] }>(name)))
  return new Set([
    ...names.map((name) => name.slice(name.lastIndexOf(':') + 1)),
    ...read.flatMap((copy) => copy?.quizzes ?? []).map(({ _id }) => _id),
  ])
}
