import { useCallback, useState } from 'react'
import { discardPapers } from './discard-papers.ts'
import { parseStored, safeStorage } from './storage.ts'

const storage = safeStorage('localStorage')

/**
 * Something half-written that outlives a reload, a lost session or a closed tab: it is kept on this device under
 * `draft:<key>` until `discard` is called. `kept` is false when the device refuses to store it.
 * `isValid` guards against what older versions or other programs left there.
 */
export function useDraft<T>(key: string, initial: () => T, isValid: (stored: unknown) => stored is T) {
  const storageKey = `draft:${key}`
  const [value, setValue] = useState<T>(() => {
    const stored = parseStored(storage.get(storageKey))
    return isValid(stored) ? stored : initial()
  })
  const [kept, setKept] = useState(true)

  const change = useCallback(
    (next: T) => {
      setValue(next)
      setKept(storage.set(storageKey, JSON.stringify(next)))
    },
    [storageKey],
  )
  const discard = useCallback(() => storage.remove(storageKey), [storageKey])
  return { value, change, discard, kept }
}

/**
 * Takes every draft, the uploaded sheet and the quizzes under way from this device: who logs out on a shared computer
 * leaves no questions or answers behind.
 */
export function discardDrafts(): void {
  for (const key of storage.keys()) if (/^(draft:|quizData)/.test(key)) storage.remove(key)
  void discardPapers()
}
