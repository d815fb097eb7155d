import { useEffect, useState } from 'react'
import { safeStorage } from '../../lib/device/storage.ts'

const storage = safeStorage('sessionStorage')
const mostKept = 3

/** `typed` here last, while nothing else stands in its place; `kept` is what did not stay, the latest last. */
type Own = { typed?: string; kept: readonly string[] }

/** The own text is kept once the text that stands is from somewhere else. An empty answer may be a new attempt. */
export function afterShown({ typed, kept }: Own, shown: string): Own {
  if (typed === undefined || typed === shown) return { kept, ...(typed !== undefined && { typed }) }
  return { kept: [...kept.filter((each) => each !== typed), typed].slice(-mostKept) }
}

function readOwn(key: string): Own {
  try {
    const { typed, kept } = JSON.parse(storage.get(key) ?? '') as Partial<Own>
    return { kept: kept ?? [], ...(typed !== undefined && { typed }) }
  } catch {
    return { kept: [] }
  }
}

/** What was typed in this tab into a field whose text another device has replaced, also after a reload. */
export function useOwnText(questionId: string, shown: string) {
  const key = `draft:essay ${questionId}`
  const [own, setOwn] = useState<Own>(() => (shown === '' ? { kept: [] } : readOwn(key)))
  const now = afterShown(own, shown)
  useEffect(() => {
    if (now.typed !== undefined || now.kept.length > 0) storage.set(key, JSON.stringify(now))
  })
  return {
    kept: now.kept.filter((text) => text !== shown && text.trim() !== ''),
    type: (typed: string) => setOwn({ kept: now.kept, typed }),
  }
}
