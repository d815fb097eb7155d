import { useSyncExternalStore } from 'react'

/** How many bytes pictures have, by their hashes, as far as the server has told. */
let sizes: ReadonlyMap<string, number> = new Map()
const listeners = new Set<() => void>()

export function notePicture({ hash, bytes }: { hash: string; bytes: number }): void {
  if (sizes.get(hash) === bytes) return
  sizes = new Map(sizes).set(hash, bytes)
  for (const listener of listeners) listener()
}

export function usePictureSizes(): ReadonlyMap<string, number> {
  return useSyncExternalStore(subscribe, () => sizes)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
