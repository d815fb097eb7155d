import { getSession } from '../calls/session.ts'
import { parseJson, safeStorage } from './storage.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A piece of half-written work and its place on this device. `discardLocalDrafts` deletes all of them. */
export type LocalDraft<T> = {
  load(): T | undefined
  keep(value: T): boolean
  discard(): void
}

const device = safeStorage('localStorage')
const tab = safeStorage('sessionStorage')

/** A place for a few texts under keys of their own. They are kept all or none. */
export function openTexts(keys: readonly string[], storage = device) {
  const load = () => keys.map((key) => storage.get(key))
  function put(texts: readonly (string | null)[]): boolean {
    return keys.every((key, i) => {
      const text = texts[i] ?? null
      if (text !== null) return storage.set(key, text)
      storage.remove(key)
      return true
    })
  }
  function keep(texts: readonly string[]): boolean {
    const before = load()
    const isStored = put(texts)
    if (!isStored) put(before)
    return isStored
  }
  const discard = () => keys.forEach((key) => storage.remove(key))
  return { load, keep, discard }
}

/** Without a session a draft stays in this tab and is taken along at log-in. */
export function openDraft<T>(name: string, isValid: (stored: unknown) => stored is T): LocalDraft<T> {
  const userId = getSession()?.user._id
  const nobodys = openTexts([`draft::${name}`], tab)
  const own = userId ? openTexts([`draft:${userId}:${name}`]) : nobodys
  return {
    load() {
      const stored = parseJson(own.load()[0] ?? nobodys.load()[0] ?? null)
      return isValid(stored) ? stored : undefined
    },
    keep: (value) => own.keep([JSON.stringify(value)]),
    discard() {
      own.discard()
      nobodys.discard()
    },
  }
}

const restMs = 300
const longestMs = 1_000

/** Stored when the writer pauses, each second while they do not, and when the page is left. An undefined `value` discards what was stored. */
export function useLocalDraft<T>(work: LocalDraft<T>, value: T | undefined, isHeld = false) {
  const [isStored, setIsStored] = useState(true)
  const stored = useRef(value)
  const waiting = useRef<(() => void) | null>(null)
  const since = useRef(0)
  const keepNow = useCallback(() => {
    waiting.current?.()
    waiting.current = null
  }, [])

  useEffect(() => {
    const isFirst = waiting.current === null
    waiting.current = null
    if (isHeld || stored.current === value) return
    if (isFirst) since.current = performance.now()
    waiting.current = () => {
      stored.current = value
      if (value === undefined) work.discard()
      setIsStored(value === undefined || work.keep(value))
    }
    const left = Math.max(0, since.current + longestMs - performance.now())
    const timer = setTimeout(keepNow, Math.min(restMs, left))
    return () => clearTimeout(timer)
  }, [work, value, isHeld, keepNow])

  useEffect(() => {
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
      keepNow()
    }
  }, [keepNow])

  function discard() {
    waiting.current = null
    stored.current = undefined
    work.discard()
  }
  return { isStored, discard }
}
