import { useEffect, useSyncExternalStore } from 'react'
import { loadLate } from '../../lib/late.ts'
import { createListeners } from '../../lib/listeners.ts'

type RichText = Awaited<ReturnType<typeof importRichText>>

const importRichText = () => import('./rich-text.ts')

let loaded: RichText | undefined
let loading: Promise<RichText> | undefined
let hasFailed = false
const listeners = createListeners()

/** What formats texts. Until it has come, and where it does not, texts are written as they are stored. */
export function loadRichText(): Promise<RichText> {
  loading ??= Promise.all([importRichText(), loadLate()])
    .then(([module]) => {
      loaded = module
      hasFailed = false
      return module
    })
    .catch((error: unknown) => {
      loading = undefined
      hasFailed = true
      throw error
    })
    .finally(listeners.emit)
  return loading
}

/** It is loaded as soon as it `isWanted`. */
export function useRichText(isWanted: boolean): { richText: RichText | undefined; hasFailed: boolean } {
  useEffect(() => {
    if (!isWanted) return undefined
    const load = () => void loadRichText().catch(() => undefined)
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isWanted])
  const richText = useSyncExternalStore(listeners.subscribe, () => loaded)
  const failed = useSyncExternalStore(listeners.subscribe, () => hasFailed)
  return { richText, hasFailed: failed }
}
